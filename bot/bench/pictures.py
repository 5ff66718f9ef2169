"""Measures pictures: drawing and encoding together, and their size."""

from collections.abc import Callable, Sequence
from statistics import median
from time import process_time

import render
from bot.engine.rules import Rules
from bot.engine.state import State
from bot.engine.view import View, look
from bot.i18n import Words, catalog
from render import Picture

Draw = Callable[[View, Sequence[str], Words], Picture]


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
