"""Which deeds a seat holds, as small cards by set: filled are its own, pale the mortgaged ones, empty all others."""

from collections.abc import Iterator
from typing import Final

from bot.engine.view import View
from render.ink import Ink
from render.scene import Placed, Sprite
from render.sprites.drawing import Drawn, draw, finished
from render.theme import Theme, mix

_CARD: Final = 16
_HEIGHT: Final = 24
_STEP: Final = 19
_GAP: Final = 10

OTHER, OWN, MORTGAGED = 0, 1, 2
"""What is shown of a deed."""


class Holding(Sprite, frozen=True):
    """The deeds by set, by the left middle: for each set its id and what is shown of each of its deeds."""

    sets: tuple[tuple[str, tuple[int, ...]], ...]
    ground: str


def holdings(view: View, seat: int, left: int, y: int, ground: str) -> Iterator[Placed]:
    """A seat's deeds."""
    sets = tuple(
        (group.id, tuple(_shown(view, seat, deed) for deed in group.deeds)) for group in view.rules.groups.values()
    )
    yield Placed(left, y, Holding(sets, ground), ground)


def _shown(view: View, seat: int, deed: str) -> int:
    if view.owners.get(deed) != seat:
        return OTHER
    return MORTGAGED if deed in view.mortgaged else OWN


@draw.register
def _holding(sprite: Holding, theme: Theme) -> Drawn:
    count = sum(len(deeds) for _, deeds in sprite.sets)
    ink = Ink(count * _STEP + len(sprite.sets) * _GAP, _HEIGHT + 2, theme, sprite.ground)
    x = 0
    for group, deeds in sprite.sets:
        colour = f"set.{group}"
        for shown in deeds:
            if shown == OTHER:
                ink.box(x, 1, _CARD, _HEIGHT, mix(sprite.ground, "ink3", 22) if "*" not in sprite.ground else "line", 4)
            else:
                ink.box(x, 1, _CARD, _HEIGHT, colour if shown == OWN else mix(colour, "card", 40), 4)
                if shown == MORTGAGED:
                    ink.hatch(x, 1, _CARD, _HEIGHT, "white", 0.6, 4)
            x += _STEP
        x += _GAP
    return finished(ink, 0, _HEIGHT / 2 + 1)
