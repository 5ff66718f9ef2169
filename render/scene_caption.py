"""The strip over a replay's board: which round and whose turn it is, what has just turned the game, and how far it has come."""

from collections.abc import Iterator, Sequence
from typing import Final

from bot.engine.view import View
from render.fit import fit
from render.ring import SIZE
from render.rows import line
from render.scene import Back, Placed, Scene
from render.seating import Look
from render.sprites.pieces import TokenDisc
from render.sprites.plain import Bar, Panel, Text
from render.words import Words, fixed, said

HIGH: Final = 126
_SMALL: Final = 23  # two lines are set so large
_PITCH: Final = 31
_STEPS: Final = 40  # so few different bars


def scene(view: View, seats: Sequence[Look], told: str, share: float, words: Words) -> Scene:
    """The draw list of the strip.

    Args:
        view: the moment.
        seats: all seats.
        told: what turned the game there; empty for nothing.
        share: how much of the game has been played, 0 to 1.
        words: the locale's words.
    """
    ground = "accent_pale" if told else "card"
    panel = Panel(SIZE - 24, HIGH - 22, ground, 16, False, "accent_edge" if told else "", 3)
    look = seats[view.winners[0] if view.winners else view.turn]
    front = [
        Placed(12, 8, panel),
        Placed(66, 8 + (HIGH - 22) // 2, TokenDisc(look.token, look.colour, 36, mark=look.mark), ground),
        *_words(_heading(view, look, words), told, ground),
        Placed(12, HIGH - 8, Bar(SIZE - 24, 8, round(share * _STEPS) * 1000 // _STEPS, "accent_edge"), "page"),
    ]
    return Scene(Back(SIZE, HIGH, "page", ()), tuple(front))


def _heading(view: View, look: Look, words: Words) -> str:
    if view.ending:
        return said(words, "picture-replay-end", round=view.round)
    if not view.round:
        return fixed(words, "picture-replay-before")
    return said(words, "picture-replay-turn", round=view.round, name=look.name)


def _words(heading: str, told: str, ground: str) -> Iterator[Placed]:
    if not told:
        yield line(heading, 122, 60, SIZE - 160, "Black", 42, "ink", ground)
        return
    ink = "accent_ink"
    yield line(heading, 122, 34, SIZE - 160, "Bold", 28, ink, ground)
    one = fit(told, "Bold", SIZE - 160, 36, _SMALL, 1, 0.8)
    fitted = one if one.size > _SMALL else fit(told, "Bold", SIZE - 160, _SMALL, 17, 2, 0.74)
    top = 80 - _PITCH * (len(fitted.lines) - 1) / 2
    for index, text in enumerate(fitted.lines):
        sprite = Text(text, "Bold", fitted.size, ink, "left", fitted.squeeze)
        yield Placed(122, round(top + index * _PITCH), sprite, ground)
