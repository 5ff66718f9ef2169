"""Sums of money whose unit stands smaller beside the figures. Each figure is a sprite of its own, so that new sums need none."""

from collections.abc import Iterator

from render.fonts import CAPITALS, Face, width
from render.scene import Placed
from render.sprites.lots import unit_share
from render.sprites.plain import Text
from render.sprites.track import money_parts


def sum_width(text: str, face: Face, size: float) -> float:
    """The width of a sum."""
    before, figures, after = money_parts(text)
    return sum(width(part, face, size * unit_share(part)) for part in (before, after)) + width(figures, face, size)


def money_sum(
    text: str,
    x: float,
    y: int,
    face: Face,
    size: int,
    colour: str,
    ground: str,
    room: float = 1000,
    align: str = "right",
) -> Iterator[Placed]:
    """A sum that begins (`left`), ends (`right`) or has its middle (`middle`) at `x`; it is set smaller where there is no room."""
    while size > 12 and sum_width(text, face, size) > room:
        size -= 1
    whole = sum_width(text, face, size)
    left = x - {"left": 0.0, "middle": whole / 2, "right": whole}[align]
    before, figures, after = money_parts(text)
    if before:
        yield _unit(before, left, y, face, size, colour, ground)
        left += width(before, face, size * unit_share(before))
    for char in figures:
        step = width(char, face, size)
        if char.strip():
            yield Placed(round(left + step / 2), y, Text(char, face, size, colour, "middle"), ground)
        left += step
    if after.strip():
        space = len(after) - len(after.lstrip())
        left += width(after[:space], face, size * unit_share(after))
        yield _unit(after.strip(), left, y, face, size, colour, ground)


def _unit(unit: str, left: float, y: int, face: Face, size: int, colour: str, ground: str) -> Placed:
    share = unit_share(unit)
    low = y + round(size * (1 - share) * CAPITALS / 2)
    return Placed(round(left), low, Text(unit, face, round(size * share, 1), colour), ground)
