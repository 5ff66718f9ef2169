"""The histogram of a game's throws of two dice, beside what is to be expected: of the whole game, and of each seat."""

from collections.abc import Iterator, Sequence
from typing import Final

from render.course import SUMS, Course, expected
from render.fonts import width
from render.ring import SIZE
from render.rows import line, name_lines
from render.scene import Back, Placed, Scene
from render.scene_chart import HEAD, LETTERS, MARGIN
from render.seating import Look
from render.sprites.graphs import Histogram
from render.sprites.pieces import TokenDisc
from render.sprites.plain import Icon, Panel, Rule, Text
from render.words import Words, fixed, said

_LARGE: Final = (1080, 260)
_LOW: Final = 84
_CARD: Final = 418
_SEATS: Final = HEAD + _CARD + 14
_PITCH: Final = 206
_MOST: Final = 4  # seats on a line
_BETWEEN: Final = 12
_NUMBER: Final = 42  # the height of a bar's number with the gap below it
_NEAR: Final = 8


def scene(seats: Sequence[Look], course: Course, words: Words) -> Scene:
    """The draw list of the histogram."""
    count = sum(course.thrown.values())
    lines = -(-len(seats) // _MOST)
    a_line = -(-len(seats) // lines) if lines else 1
    wide = (SIZE - 2 * MARGIN + _BETWEEN) // a_line - _BETWEEN
    front = [
        Placed(MARGIN + 32, 56, Icon("dice", 54, "ink2"), "page"),
        line(said(words, "picture-throws", count=count), MARGIN + 78, 56, 620, "Black", 42, "ink", "page"),
        *_key(words),
        *_large(course.thrown, count),
    ]
    for index, look in enumerate(seats):
        row, column = divmod(index, a_line)
        left = MARGIN + column * (wide + _BETWEEN)
        front += _small(look, course.throws[look.seat], left, _SEATS + row * _PITCH, wide)
    return Scene(Back(SIZE, _SEATS + lines * _PITCH + 14, "page", ()), tuple(front))


def _key(words: Words) -> Iterator[Placed]:
    """What bars and lines are."""
    right = SIZE - MARGIN
    for key, swatch in (("picture-expected", Rule(34, 6, "accent_edge")), ("picture-thrown", Rule(26, 26, "slate"))):
        text = fixed(words, key)
        yield Placed(right, 56, Text(text, "Medium", 27, "ink2", "right"), "page")
        right -= round(width(text, "Medium", 27)) + 12 + swatch.width
        yield Placed(right, 56 - swatch.height // 2, swatch, "page")
        right -= 36


def _bars(throws: dict[int, int], size: tuple[int, int], most: float, colour: str) -> Histogram:
    usual = expected(sum(throws.values()))
    return Histogram(*size, tuple(throws.get(it, 0) for it in SUMS), tuple(usual.values()), most, colour)


def _highest(throws: dict[int, int]) -> float:
    return max(1, *throws.values(), *expected(sum(throws.values())).values()) if throws else 1.0


def _large(throws: dict[int, int], count: int) -> Iterator[Placed]:
    yield Placed(MARGIN, HEAD, Panel(SIZE - 2 * MARGIN, _CARD, "card", 18))
    wide, high = _LARGE
    left, low, most = (SIZE - wide) // 2, HEAD + _CARD - 66, _highest(throws)
    bars = _bars(throws, _LARGE, most, "slate")
    yield Placed(left, low - high, bars, "card")
    for index, total in enumerate(SUMS):
        middle = round(left + wide / len(SUMS) * (index + 0.5))
        yield Placed(middle, low + 32, Text(str(total), "Black", 34, "ink", "middle"), "card")
        if count:
            y = round(low - _above(throws.get(total, 0), bars.expected[index], (high - 4) / most))
            yield Placed(middle, y, Text(str(throws.get(total, 0)), "Bold", 30, "ink2", "middle"), "card")


def _above(count: int, usual: float, scale: float) -> float:
    """How far above the base a bar's number stands: on the bar, or on the line where that would strike it through."""
    bar, across = count * scale, usual * scale
    return (across if bar - _NEAR < across < bar + _NUMBER + _NEAR else bar) + 28


def _small(look: Look, throws: dict[int, int], left: int, top: int, wide: int) -> Iterator[Placed]:
    yield Placed(left, top, Panel(wide, _PITCH - _BETWEEN, "card", 14))
    yield Placed(left + 22, top + 34, Text(LETTERS[look.seat], "Black", 24, "ink2", "middle"), "card")
    yield Placed(left + 58, top + 34, TokenDisc(look.token, look.colour, 20, mark=look.mark), "card")
    yield from name_lines(look.name, left + 86, top + 34, wide - 146, (25, 20), "ink", "card")
    count = Text(str(sum(throws.values())), "Bold", 26, "ink2", "right")
    yield Placed(left + wide - 14, top + 34, count, "card")
    x, low, across = left + 24, top + _PITCH - 50, wide - 48
    bars = _bars(throws, (across, _LOW), _highest(throws), f"chip.{look.colour}.line")
    yield Placed(x, low - _LOW, bars, "card")
    for total in (2, 7, 12):
        middle = round(x + across / len(SUMS) * (total - 1.5))
        yield Placed(middle, low + 19, Text(str(total), "Medium", 21, "ink2", "middle"), "card")
