"""Which deeds a seat holds, as small cards by set: filled are its own, pale the mortgaged ones, empty all others.

Where the cards are tall enough they carry the set's letter or icon, and the buildings of a street.
"""

from collections.abc import Iterator
from typing import Final

from msgspec import Struct

from bot.engine.view import View
from render.ink import Ink
from render.scene import Placed, Sprite
from render.sprites.buildings import draw_house
from render.sprites.drawing import Drawn, draw, finished
from render.sprites.lots import HOTEL
from render.street.dress import Dress
from render.theme import Theme, mix

_CARD: Final = 17
_STEP: Final = 19
_GAP: Final = 8
_TALL: Final = 48  # from this height on a card carries signs


class Held(Struct, frozen=True):
    """One deed: whether it is the seat's, whether it is mortgaged, its buildings, and its letter or icon."""

    own: bool
    mortgaged: bool = False
    level: int = 0
    letter: str = ""
    icon: str = ""


class Holding(Sprite, frozen=True):
    """The deeds of one set, by the left middle: a whole row changes with every deed, its sets are seen again and again."""

    group: str
    deeds: tuple[Held, ...]
    height: int
    ground: str


def holdings(view: View, seat: int, left: int, y: int, height: int, ground: str, dress: Dress) -> Iterator[Placed]:
    """A seat's deeds."""
    for group in view.rules.groups.values():
        deeds = tuple(_held(view, seat, deed, dress) for deed in group.deeds)
        yield Placed(left, y, Holding(group.id, deeds, height, ground), ground)
        left += len(deeds) * _STEP + _GAP


def _held(view: View, seat: int, deed: str, dress: Dress) -> Held:
    if view.owners.get(deed) != seat:
        return Held(own=False)
    it = view.rules.deeds[deed]
    letter, icon = view.rules.groups[it.group].letter, dress.icon(view.rules, it)
    level = dress.level(view, deed)
    return Held(True, deed in view.mortgaged, level, "" if icon else letter, icon)


@draw.register
def _holding(sprite: Holding, theme: Theme) -> Drawn:
    ink = Ink(len(sprite.deeds) * _STEP, sprite.height + 2, theme, sprite.ground)
    for at, it in enumerate(sprite.deeds):
        _card(ink, sprite, at * _STEP, f"set.{sprite.group}", it)
    return finished(ink, 0, sprite.height / 2 + 1)


def _card(ink: Ink, sprite: Holding, x: float, colour: str, it: Held) -> None:
    high = sprite.height
    if not it.own:
        free = mix(sprite.ground, "ink2", 14) if sprite.ground.endswith(".tint") else "track"
        ink.box(x, 1, _CARD, high, free, 4)
        return
    colour = f"{colour}.faded" if it.mortgaged else colour
    ink.box(x, 1, _CARD, high, colour, 4)
    if it.mortgaged:
        ink.hatch(x, 1, _CARD, high, "card", 0.6, 4)
    if high < _TALL:
        return
    middle = x + _CARD / 2
    if it.icon:
        ink.icon(it.icon, middle, 13, 12, f"{colour}.ink")
    else:
        ink.text(middle, 13, it.letter, "Bold", 14, f"{colour}.ink", "middle")
    if it.mortgaged:
        ink.icon("lock", middle, high - 10, 11, f"{colour}.ink")
    elif it.level == HOTEL:
        draw_house(ink, middle, high - 11, 13, "hotel", edge=1.6)
    elif it.level:
        draw_house(ink, middle, high - 26, 12, "house", edge=1.4)
        ink.text(middle, high - 10, str(it.level), "Bold", 14, f"{colour}.ink", "middle")
