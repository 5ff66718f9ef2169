"""The chart of a game's course: a line for each seat, and what turned the game."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final

from bot.engine.rules import Rules
from render.course import Course, Turning, heaviest
from render.drawer import Drawer
from render.lanes import spread
from render.ring import SIZE
from render.rows import begun, line, signed
from render.scene import Back, Placed, Scene
from render.seating import Look
from render.shapes import Point
from render.sprites.graphs import Curve, Graph
from render.sprites.pieces import TokenDisc
from render.sprites.plain import Disc, Icon, Panel, Text
from render.street.sums import money_sum
from render.words import Words, fixed, said

MARGIN: Final = 28
HEAD: Final = 104
LETTERS: Final = "ABCDEFGH"
_HIGH: Final = 806
_HIGH_ALONE: Final = 670  # where nothing turned the game
_LEFT, _RIGHT = 176, 836
_TOP, _LOW = 142, 582
_ROUNDS: Final = 612
_LANE: Final = 652
_LEGEND: Final = 764
_LABEL: Final = 872
_PITCH: Final = 62
_STEP: Final = 40
_MOST: Final = 17
"""So many turning points find room."""

ICONS: Final = {"bankrupt": "ban", "resigned": "door-open", "auction": "gavel", "penthouse": "crown"}
_UPRIGHT: Final = frozenset({"bankrupt", "resigned", "penthouse"})
_TICKS: Final = (1, 2, 5)


def scene(rules: Rules, seats: Sequence[Look], course: Course, drawer: Drawer, words: Words) -> Scene:
    """The draw list of the chart."""
    step = tick(max(1, *(total or 0 for totals in course.totals for total in totals)))
    high = _HIGH if course.turnings else _HIGH_ALONE
    top = step * max(1, -(-max(total or 0 for totals in course.totals for total in totals) // step))
    front = [
        Placed(MARGIN + 30, 56, Icon("chart-line", 46, "ink2"), "page"),
        line(drawer.course_title(words), MARGIN + 72, 56, 1000, "Black", 42, "ink", "page"),
        Placed(MARGIN, HEAD, Panel(SIZE - 2 * MARGIN, high - HEAD - MARGIN, "card", 18)),
        *_axes(rules, course, step, top, drawer, words),
        *_graph(course, seats, step, top),
        *_labels(rules, course, seats, top, drawer, words),
        *_turnings(course, seats, words),
    ]
    return Scene(Back(SIZE, high, "page", ()), tuple(front))


def tick(most: int) -> int:
    """A round number of which four or five reach up to `most`."""
    size = 1
    while True:
        for first in _TICKS:
            if first * size * 5 >= most:
                return first * size
        size *= 10


def _across(course: Course, index: int) -> int:
    """How far from the left of the plot a round is."""
    return round((_RIGHT - _LEFT) * index / max(1, len(course.rounds) - 1))


def _down(total: int, top: int) -> int:
    """How far below the top of the plot a total is."""
    return round((_LOW - _TOP) * (1 - max(total, 0) / top))


# --- axes


def _axes(rules: Rules, course: Course, step: int, top: int, drawer: Drawer, words: Words) -> Iterator[Placed]:
    for total in range(0, top + 1, step):
        y = _TOP + _down(total, top)
        yield from money_sum(drawer.amount(rules, total, words), _LEFT - 24, y, "Medium", 25, "ink2", "card", 112)
    last = len(course.rounds) - 1
    every = max(1, -(-last // 8))
    shown = [*range(0, last - every // 2, every), last] if last else [0]
    for index in shown:
        number = Text(str(course.rounds[index]), "Medium", 24, "ink2", "middle")
        yield Placed(_LEFT + _across(course, index), _ROUNDS, number, "card")
    yield line(fixed(words, "picture-round"), _LEFT - 24, _ROUNDS, 112, "Medium", 22, "ink2", "card", "right")


# --- lines


def _graph(course: Course, seats: Sequence[Look], step: int, top: int) -> Iterator[Placed]:
    curves = tuple(_curve(course, look, top, len(seats)) for look in seats)
    upright = sorted({_across(course, _index(course, it)) for it in course.turnings if it.kind in _UPRIGHT})
    lines = tuple(_down(total, top) for total in range(0, top + 1, step))
    yield Placed(_LEFT, _TOP, Graph(_RIGHT - _LEFT, _LOW - _TOP, lines, tuple(upright), curves), "card")


def _curve(course: Course, look: Look, top: int, count: int) -> Curve:
    totals = course.totals[look.seat]
    points: list[Point] = [(_across(course, k), _down(it, top)) for k, it in enumerate(totals) if it is not None]
    ended = len(points) < len(totals)
    if ended:  # what it had is gone
        points.append((_across(course, len(points)), _down(0, top)))
    wishes = [(_RIGHT - _LEFT) * (part + (look.seat + 0.5) / count) / 3 for part in range(3)]
    letters = tuple(it for x in wishes for it in _on(points, x))
    if len(points) == 1:  # there is no line yet
        letters = ((_STEP * look.seat, points[0][1]),)
    return Curve(look.colour, LETTERS[look.seat], tuple(points), letters, ended)


def _on(points: Sequence[Point], x: float) -> list[Point]:
    """The point of a line at `x`; none where the line does not reach that far."""
    for (x1, y1), (x2, y2) in pairwise(points):
        if x1 <= x < x2:
            return [(round(x), round(y1 + (y2 - y1) * (x - x1) / (x2 - x1)))]
    return []


def _index(course: Course, it: Turning) -> int:
    """Where among the rounds a turning point is."""
    return course.rounds.index(it.round) if it.round in course.rounds else 0


# --- who is who


def _labels(
    rules: Rules, course: Course, seats: Sequence[Look], top: int, drawer: Drawer, words: Words
) -> Iterator[Placed]:
    """Token, letter, name and what it has in the end, beside the end of each line."""
    ends = [_TOP + _down(course.totals[look.seat][-1] or -look.seat - 1, top) for look in seats]
    places = spread(ends, _PITCH, _TOP + 6, _LOW - 6)
    for look, place in zip(seats, places, strict=True):
        y, last = round(place), course.totals[look.seat][-1]
        yield Placed(_LABEL + 6, y, Text(LETTERS[look.seat], "Black", 26, "ink2", "middle"), "card")
        disc = TokenDisc(look.token, look.colour, 24, dim=last is None, mark=look.mark)
        yield Placed(_LABEL + 48, y, disc, "card")
        ink = "ink" if last is not None else "ink3"
        name = begun(look.name, 200, 25)
        yield Placed(_LABEL + 84, y - 14, Text(name.lines[0], "Bold", name.size, ink, "left", name.squeeze), "card")
        if last is not None:
            amount = drawer.amount(rules, last, words)
            yield from money_sum(amount, _LABEL + 84, y + 14, "Medium", 23, "ink2", "card", 190, "left")
        else:
            yield line(fixed(words, "picture-out"), _LABEL + 84, y + 14, 190, "Medium", 22, "ink2", "card")


# --- what turned the game


def _turnings(course: Course, seats: Sequence[Look], words: Words) -> Iterator[Placed]:
    shown = heaviest(course.turnings, _MOST)
    places = spread([_LEFT + _across(course, _index(course, it)) for it in shown], 38, _LEFT, _RIGHT)
    for it, place in zip(shown, places, strict=True):
        colour = f"chip.{seats[it.seat].colour}"
        yield Placed(round(place), _LANE, Icon(ICONS[it.kind], 26, "ink2"), "card")
        yield Placed(round(place), _LANE + 36, Disc(15, colour, f"{colour}.ink", LETTERS[it.seat]), "card")
    x = _LEFT
    for kind, icon in ICONS.items():
        count = sum(it.kind == kind for it in course.turnings)
        if count:
            text = said(words, f"picture-turning-{kind}", count=count)
            yield from signed(icon, text, x, _LEGEND - 18, 24, "ink2", "card")
            x += 235
