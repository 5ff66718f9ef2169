"""Where the spaces of a square track lie: four corners, and as many spaces a side as the board has. Pure geometry.

Space 0 is the lower right corner; the track runs clockwise, as one looks at it: left along the bottom first.
"""

from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from typing import Final, Literal

from msgspec import Struct

from render.shapes import Point

SIZE: Final = 1200
Side = Literal["bottom", "left", "top", "right", "corner"]
_SIDES: Final[tuple[Side, ...]] = ("bottom", "left", "top", "right")

# the way from the track to the centre of the board, by side
INWARD: Final[dict[Side, Point]] = {"bottom": (0, -1), "left": (1, 0), "top": (0, 1), "right": (-1, 0)}
_CORNERS: Final = ((-1, -1), (1, -1), (1, 1), (-1, 1))  # inward, from each corner


class Slot(Struct, frozen=True):
    """One space of the track: its rectangle, the side it lies on, and the way inward."""

    x: int
    y: int
    width: int
    height: int
    side: Side
    inward: Point

    @property
    def middle(self) -> Point:
        """Its middle."""
        return self.x + self.width / 2, self.y + self.height / 2

    @property
    def along(self) -> Point:
        """The way along the lane: to the right on the horizontal sides, down on the vertical ones."""
        return (abs(self.inward[1]), abs(self.inward[0])) if self.side != "corner" else (0, 0)

    def lane(self, depth: float) -> Point:
        """The point in front of the middle, `depth` px inward from the inner edge (corner: inner corner)."""
        x, y = self.middle
        dx, dy = self.inward
        return x + dx * (self.width / 2 + depth), y + dy * (self.height / 2 + depth)


class Ring(Struct, frozen=True):
    """A whole track: its spaces, and the square inside it."""

    slots: tuple[Slot, ...]
    inner: int
    outer: int


@cache
def ring(count: int, pad: int, corner: int, gap: int) -> Ring:
    """The track of a board.

    Args:
        count: the number of spaces, a multiple of four.
        pad: px around the track.
        corner: side of a corner in px, its gap included.
        gap: px between two spaces.
    """
    a_side = count // 4
    start, end = pad + corner, SIZE - pad - corner
    edges = [round(start + (end - start) * k / (a_side - 1)) for k in range(a_side)]
    cuts = [pad, *edges, SIZE - pad]  # along a side, corner to corner
    spans = [(a + gap // 2, b - a - gap) for a, b in pairwise(cuts)]
    slots = []
    for position in range(count):
        side, step = divmod(position, a_side)
        slots.append(_corner(spans, side) if step == 0 else _between(spans, side, step))
    return Ring(tuple(slots), start + gap // 2, end - gap // 2)


def _corner(spans: Sequence[tuple[int, int]], side: int) -> Slot:
    (low, size), (high, _) = spans[0], spans[-1]
    x, y = ((high, high), (low, high), (low, low), (high, low))[side]
    return Slot(x, y, size, size, "corner", _CORNERS[side])


def _between(spans: Sequence[tuple[int, int]], side: int, step: int) -> Slot:
    (low, deep), (high, _) = spans[0], spans[-1]
    forward, backward = spans[step], spans[len(spans) - 1 - step]
    name = _SIDES[side]
    inward = INWARD[name]
    match name:
        case "bottom":
            return Slot(backward[0], high, backward[1], deep, name, inward)
        case "left":
            return Slot(low, backward[0], deep, backward[1], name, inward)
        case "top":
            return Slot(forward[0], low, forward[1], deep, name, inward)
        case _:
            return Slot(high, forward[0], deep, forward[1], name, inward)
