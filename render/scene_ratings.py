"""The chart of somebody's strength: a line for each game, from one rated game to the next."""

from collections.abc import Iterator, Mapping, Sequence
from math import ceil, floor
from typing import Final

from render.course_telling import tenths
from render.ring import SIZE
from render.rows import line
from render.scene import Back, Placed, Scene
from render.scene_chart import HEAD, LETTERS, MARGIN, tick
from render.sprites.graphs import Curve, Graph
from render.sprites.plain import Disc, Icon, Panel, Text
from render.words import Words, fixed

_HIGH: Final = 640
_LEFT, _RIGHT = 120, 800
_TOP, _LOW = 142, 520
_GAMES: Final = 556
_LABEL: Final = 850
_PITCH: Final = 92
_COLOURS: Final = ("purple", "green", "red", "yellow")
_STEPS: Final = 8
"""So many numbers of games stand below at most."""


def scene(curves: Mapping[str, Sequence[float]], titles: Mapping[str, str], words: Words) -> Scene:
    """The draw list of the chart.

    Args:
        curves: by game what the strength was before the first rated game, then after each.
        titles: what the games are called.
        words: the locale's words.
    """
    lines = _lines(curves)
    most = max(len(points) for points in curves.values()) - 1
    front = [
        Placed(MARGIN + 30, 56, Icon("chart-line", 46, "ink2"), "page"),
        line(fixed(words, "picture-ratings"), MARGIN + 72, 56, 1000, "Black", 42, "ink", "page"),
        Placed(MARGIN, HEAD, Panel(SIZE - 2 * MARGIN, _HIGH - HEAD - MARGIN, "card", 18)),
        *_axes(lines, most, words),
        _graph(curves, lines, most),
        *_labels(curves, titles, lines, words),
    ]
    return Scene(Back(SIZE, _HIGH, "page", ()), tuple(front))


def _lines(curves: Mapping[str, Sequence[float]]) -> range:
    """The strengths at which the lines of the grid are; the curves lie between the first and the last."""
    low = floor(min(min(points) for points in curves.values()))
    high = ceil(max(max(points) for points in curves.values()))
    step = tick(max(1, high - low))
    first = low // step * step
    return range(first, max(-(-high // step) * step, first + step) + 1, step)


def _across(index: int, most: int) -> int:
    return round((_RIGHT - _LEFT) * index / max(1, most))


def _down(strength: float, lines: range) -> int:
    return round((_LOW - _TOP) * (lines[-1] - strength) / (lines[-1] - lines[0]))


def _axes(lines: range, most: int, words: Words) -> Iterator[Placed]:
    for strength in lines:
        number = Text(str(strength), "Medium", 25, "ink2", "right")
        yield Placed(_LEFT - 24, _TOP + _down(strength, lines), number, "card")
    every = max(1, -(-most // _STEPS))
    for index in [*range(0, most - every // 2, every), most]:
        yield Placed(_LEFT + _across(index, most), _GAMES, Text(str(index), "Medium", 24, "ink2", "middle"), "card")
    yield line(fixed(words, "picture-games"), _RIGHT + 50, _GAMES, 300, "Medium", 22, "ink2", "card")


def _graph(curves: Mapping[str, Sequence[float]], lines: range, most: int) -> Placed:
    drawn = []
    for at, points in enumerate(curves.values()):
        places = tuple((_across(index, most), _down(it, lines)) for index, it in enumerate(points))
        drawn.append(Curve(_COLOURS[at % len(_COLOURS)], LETTERS[at], places, places[-1:]))
    grid = tuple(_down(it, lines) for it in lines)
    return Placed(_LEFT, _TOP, Graph(_RIGHT - _LEFT, _LOW - _TOP, grid, (), tuple(drawn)), "card")


def _labels(
    curves: Mapping[str, Sequence[float]], titles: Mapping[str, str], lines: range, words: Words
) -> Iterator[Placed]:
    """Letter, game and strength in the end; the strongest on top, as its line is."""
    order = sorted(enumerate(curves.items()), key=lambda it: _down(it[1][1][-1], lines))
    for place, (at, (game, points)) in enumerate(order):
        y = _TOP + 30 + place * _PITCH
        colour = f"chip.{_COLOURS[at % len(_COLOURS)]}"
        yield Placed(_LABEL + 16, y, Disc(18, colour, f"{colour}.ink", LETTERS[at]), "card")
        yield line(titles[game], _LABEL + 48, y - 14, 256, "Bold", 27, "ink", "card")
        yield Placed(_LABEL + 48, y + 20, Text(tenths(points[-1], words), "Black", 27, "ink2"), "card")
