"""The towers of a position as sprites, back to front."""

from collections.abc import Container, Sequence

from bot.engine.view import View
from render.board_layout import GRID
from render.island_names import hidden
from render.isometric import Grid, column_row, depth
from render.scene import Cluster, Placed
from render.seating import Look
from render.sprites.grid import Pill, Shade, Tower


def shades(view: View, grid: Grid) -> list[Placed]:
    """The towers' shadows."""
    land = set(view.rules.own.foundations)
    out = []
    for cell, height in view.own.heights.items():
        column, row = column_row(cell)
        cast = f"{chr(98 + column)}{row + 1}" in land
        out.append(_placed(grid, cell, Shade(grid.half, height, cast)))
    return out


def towers(
    view: View, seats: Sequence[Look], grid: Grid, legal: Container[str] = (), *, plain: bool = False
) -> list[Placed]:
    """The towers, the ones further back first; `legal` ones get an edge, `plain` leaves roofs empty."""
    own = view.own
    return [
        _placed(
            grid,
            cell,
            Tower(
                grid.half,
                own.heights[cell],
                seats[own.builders[cell]].colour,
                seats[own.builders[cell]].token,
                cell in legal,
                plain,
            ),
        )
        for cell in sorted(own.heights, key=lambda it: (depth(it), it))
    ]


def _placed(grid: Grid, cell: str, sprite: Shade | Tower) -> Placed:
    x, y = grid.middle(cell)
    return Placed(round(x), round(y), sprite)


def island_cluster(view: View, seats: Sequence[Look]) -> Cluster | None:
    """All towers on the board picture's island; None while nothing is built."""
    if not view.own.heights:
        return None
    left, top = 225, 250
    parts = shades(view, GRID) + towers(view, seats, GRID) + _unseen(view, seats, GRID)
    return Cluster(left, top, 750, 545, tuple(parts))


def _unseen(view: View, seats: Sequence[Look], grid: Grid) -> list[Placed]:
    """A mark with name and floors for each tower that another one hides."""
    own = view.own
    out = []
    for cell, height in own.heights.items():
        if hidden(grid, cell, own.heights):
            x, y = grid.middle(cell)  # on the wall of what stands before it
            mark = Pill(cell, 20, False, seats[own.builders[cell]].colour, height)
            out.append(Placed(round(x), round(y), mark))
    return out
