"""The island's grid seen from the corner: columns run to the lower right, rows to the lower left. Pure geometry."""

from typing import Final

from msgspec import Struct

from render.shapes import Point

FLAT: Final = 0.577
"""Half the height of a cell as a part of half its width: a true isometric view."""

FOOT: Final = 0.73
"""A tower's width as a part of its cell's."""

FLOOR: Final = 0.41
"""The height of a floor as a part of half the cell's width."""


def column_row(cell: str) -> tuple[int, int]:
    """Column and row of a cell such as `b3`, both from 0."""
    return ord(cell[0]) - 97, int(cell[1:]) - 1


def depth(cell: str) -> int:
    """Draw order: what is further back comes first."""
    return sum(column_row(cell))


class Grid(Struct, frozen=True):
    """A grid on the picture: the middle of cell a1, whether or not there is one, and half a cell's width."""

    x: float
    y: float
    half: float

    @property
    def low(self) -> float:
        """Half a cell's height."""
        return self.half * FLAT

    @property
    def floor(self) -> float:
        """The height of a floor."""
        return self.half * FLOOR

    def at(self, column: float, row: float) -> Point:
        """The middle of a place of the grid."""
        return self.x + (column - row) * self.half, self.y + (column + row) * self.low

    def middle(self, cell: str) -> Point:
        """The middle of a cell on the ground."""
        return self.at(*column_row(cell))

    def roof(self, cell: str, height: int) -> Point:
        """The middle of the roof of a tower."""
        x, y = self.middle(cell)
        return x, y - min(height, 4) * self.floor
