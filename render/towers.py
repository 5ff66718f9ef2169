"""The towers of a position as sprites, back to front."""

import math
from collections.abc import Container, Sequence

from bot.engine.games.builder.owned import own_rules, own_state
from bot.engine.view import View
from render.board_layout import GRID
from render.island_names import hidden
from render.isometric import Grid, column_row, depth
from render.scene import Cluster, Placed, Sprite
from render.seating import Look
from render.sprites.grid import Pill, Plot, Shade, Tower
from render.sprites.plain import Text


def shades(view: View, grid: Grid) -> list[Placed]:
    """The towers' shadows."""
    land = set(own_rules(view.rules).foundations)
    out = []
    for cell, height in sorted(own_state(view).heights.items()):
        column, row = column_row(cell)
        cast = f"{chr(98 + column)}{row + 1}" in land
        out.append(_placed(grid, cell, Shade(grid.half, height, cast)))
    return out


def towers(
    view: View, seats: Sequence[Look], grid: Grid, legal: Container[str] = (), *, plain: bool = False
) -> list[Placed]:
    """The towers, the ones further back first; `legal` ones get an edge, `plain` leaves roofs empty."""
    own = own_state(view)
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


def strips(parts: Sequence[Placed], grid: Grid, top: int, height: int) -> list[Cluster]:
    """The parts in upright strips as wide as half a cell, each with what reaches into it.

    A new floor then concerns only the few strips about it; the others are known from the frame before.
    """
    pitch = round(grid.half)
    found: dict[int, list[Placed]] = {}
    for part in parts:
        left, right = _reach(part.sprite)
        for strip in range((part.x - left) // pitch, (part.x + right) // pitch + 1):
            found.setdefault(strip, []).append(part)
    return [Cluster(strip * pitch, top, pitch, height, tuple(inside)) for strip, inside in sorted(found.items())]


def _reach(sprite: Sprite) -> tuple[int, int]:
    """How far a sprite reaches to the left and to the right of its anchor at most."""
    match sprite:
        case Shade(half=half):
            return math.ceil(half * 1.1), math.ceil(half * 1.65)
        case Tower(half=half) | Plot(half=half):
            return math.ceil(half * 1.15), math.ceil(half * 1.15)
        case Pill(size=size) | Text(size=size):
            return math.ceil(size * 1.8), math.ceil(size * 1.8)
        case _:
            raise TypeError(f"{type(sprite).__name__} does not stand on the island")


def board_towers(view: View, seats: Sequence[Look]) -> list[Cluster]:
    """All towers on the board picture's island."""
    parts = shades(view, GRID) + towers(view, seats, GRID) + _unseen(view, seats, GRID)
    return strips(parts, GRID, 262, 530)


def _unseen(view: View, seats: Sequence[Look], grid: Grid) -> list[Placed]:
    """A mark with name and floors for each tower that another one hides."""
    own = own_state(view)
    out = []
    for cell, height in own.heights.items():
        if hidden(grid, cell, own.heights):
            x, y = grid.middle(cell)  # on the wall of what stands before it
            mark = Pill(cell, 20, False, seats[own.builders[cell]].colour, height)
            out.append(Placed(round(x), round(y), mark))
    return out
