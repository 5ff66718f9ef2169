"""Measures pictures: drawing and encoding together, and their size."""

from collections.abc import Callable, Sequence
from statistics import median
from time import process_time
from typing import Final

from msgspec import Struct

import render
from bot.engine.rules import Rules
from bot.engine.state import State
from bot.engine.view import View, look
from bot.gallery.kinds import KINDS, Sight
from bot.gallery.moments import Moment, moments
from bot.gallery.writing import USUAL
from bot.i18n import Words, catalog
from render import Picture

REPEATS: Final = 5

Draw = Callable[[View, Sequence[str], Words], Picture]


class Measured(Struct, frozen=True):
    """A kind of picture of a game: milliseconds of CPU to draw and encode it once more, and thousands of bytes."""

    kind: str
    ms: float
    kb: float


def of_kinds(rules: Rules) -> list[Measured]:
    """Every kind of picture that a game has, in its crowded moment and the usual look."""
    *_, crowded = moments(rules)
    words = catalog("en").for_rules(rules)
    found = (_of_kind(kind, rules, crowded, words) for kind in KINDS)
    return [it for it in found if it is not None]


def _of_kind(kind: str, rules: Rules, moment: Moment, words: Words) -> Measured | None:
    """The median of a few times; playing the game again, for how it went, is not counted."""
    state, past = moment.of(kind), list(moment.past(kind)())
    sight = Sight(rules, state, USUAL[: len(state.seats)], words, "light", moment.seat, lambda: iter(past))
    try:
        picture = KINDS[kind](sight)
    except ValueError:  # this game has none of the kind
        return None
    if picture is None:
        return None
    times = []
    for _ in range(REPEATS):
        began = process_time()
        KINDS[kind](sight)
        times.append(process_time() - began)
    return Measured(kind, median(times) * 1e3, len(picture.data) / 1e3)


def measure(rules: Rules, states: Sequence[State]) -> dict[str, float]:
    """Milliseconds of CPU and thousands of bytes of the board and the island in these states."""
    words = catalog("en").for_rules(rules)
    render.warm(rules, words)
    found = {}
    for name, draw in (("board", render.board), ("island", render.island)):
        found[f"{name}_ms"], found[f"{name}_kb"] = _measure(draw, rules, states, words)
    return found


def _measure(draw: Draw, rules: Rules, states: Sequence[State], words: Words) -> tuple[float, float]:
    """The median of the times and of the sizes; the first picture is drawn once before."""
    names = tuple(f"Seat {seat + 1}" for seat in range(len(states[0].seats)))
    draw(look(rules, states[0], None), names, words)
    times, sizes = [], []
    for state in states:
        view = look(rules, state, None)
        began = process_time()
        picture = draw(view, names, words)
        times.append(process_time() - began)
        sizes.append(len(picture.data))
    return median(times) * 1e3, median(sizes) / 1e3
