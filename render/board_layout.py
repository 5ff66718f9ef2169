"""Where things stand on the board picture: the track, the lane for tokens, and what is in the centre."""

from typing import Final

from render.isometric import Grid
from render.ring import Ring, Slot, ring
from render.shapes import Point
from render.theme import Theme

CORNERS: Final = {32: 174, 40: 156}
"""The side of a corner with its gap, by the number of spaces."""

LEFT: Final = 241
RIGHT: Final = 959
HEAD_TOP: Final = 243
HEAD_HEIGHT: Final = 96
CARDS_TOP: Final = 804
CARD_HEIGHT: Final = 153
CARD_GAP: Final = 12
PIN: Final = 27
"""Radius of a token's pin."""

GRID: Final = Grid(600.0, 435.0, 57.0)


def track(spaces: int, theme: Theme) -> Ring:
    """The track of a board with so many spaces."""
    return ring(spaces, theme.space.pad, CORNERS[spaces], theme.space.gap)


def card_spans(count: int) -> list[tuple[int, int]]:
    """Left edge and width of each seat's card."""
    most = 232
    width = min(most, (RIGHT - LEFT - CARD_GAP * (count - 1)) // count)
    left = (LEFT + RIGHT - width * count - CARD_GAP * (count - 1)) // 2
    return [(left + k * (width + CARD_GAP), width) for k in range(count)]


def pin_places(slot: Slot, count: int) -> list[tuple[Point, int]]:
    """Where so many tokens stand in front of a space, side by side, and the radius of each."""
    radius, pitch = (PIN, 54) if count <= 2 else (22, 37)
    x, y = slot.lane(27 if count <= 2 else 24)
    ax, ay = slot.along
    steps = [(k - (count - 1) / 2) * pitch for k in range(count)]
    return [((x + ax * step, y + ay * step), radius) for step in steps]


def corner_places(slot: Slot, count: int) -> list[tuple[Point, int]]:
    """Where so many tokens stand on a corner, in a strip at its bottom, and the radius of each."""
    x, _ = slot.middle
    radius = 30 if count <= 2 else 20
    pitch = 2 * radius + 1.5
    y = slot.y + slot.height - radius - 5
    return [((x + (k - (count - 1) / 2) * pitch, y), radius) for k in range(count)]


def visitor_places(slot: Slot, count: int, cell: int) -> list[tuple[Point, int]]:
    """Where visitors stand: on the strip to the left of the cell, then on the one below."""
    x = slot.x + (slot.width - cell) / 2
    beside = [((x, slot.y + 34.0), 25), ((x, slot.y + 87.0), 25)]
    below = [((slot.x + slot.width - 62.0, slot.y + slot.height - 37.0), 18)]
    below += [((slot.x + slot.width - 22.0, slot.y + slot.height - 37.0), 18)]
    return ([((x, slot.y + 60.0), 26)] if count == 1 else beside + below)[:count]


def prisoner_places(slot: Slot, count: int, cell: int) -> list[tuple[Point, int]]:
    """Where prisoners sit in the cell."""
    x, y = slot.x + slot.width - cell / 2, slot.y + cell / 2
    if count == 1:
        return [((x, y), 36)]
    if count == 2:  # side by side
        return [((x - 24, y), 23), ((x + 24, y), 23)]
    return [((x + dx, y + dy), 22) for dx, dy in ((-23, -23), (23, -23), (-23, 23), (23, 23))][:count]


def chip_places(slot: Slot, count: int, tokens: int) -> list[tuple[Point, int]]:
    """Where so many kinds of chips lie in the lane and how large, beside the tokens that stand there."""
    if slot.side == "corner":
        return _corner_chips(slot, count)
    ax, ay = slot.along
    if tokens != 1:
        x, y = slot.lane(66 if tokens else 26)
        size, pitch = (36, 40) if count < 3 and not tokens else (29, 31)
        steps = [(k - (count - 1) / 2) * pitch for k in range(count)]
        return [((x + ax * step, y + ay * step), size) for step in steps]
    x, y = slot.lane(31)
    spots = [(x + ax * side + ay * d, y + ay * side + ax * d) for d in (-12.5, 12.5) for side in (-44, 44)]
    return [(spot, 24) for spot in spots[:count]]


def _corner_chips(slot: Slot, count: int) -> list[tuple[Point, int]]:
    x, y = slot.lane(26)
    if count == 1:
        return [((x, y), 36)]
    half = 13
    spots = [(x + dx, y + dy) for dy in (-half, half) for dx in (-half, half)]
    return [(spot, 25) for spot in spots[:count]]
