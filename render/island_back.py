"""The island picture without towers: sea, land, the names of rows and columns, and two empty cards."""

from functools import lru_cache
from typing import Final

from render.isometric import Grid
from render.ring import SIZE
from render.scene import Back, Placed
from render.sprites.grid import Ground, Water
from render.sprites.plain import Panel, Text

GRID: Final = Grid(600.0, 352.0, 96.0)
MARGIN: Final = 28
HEAD_TOP: Final = 26
HEAD_HEIGHT: Final = 104
COSTS_TOP: Final = 1068
COSTS_HEIGHT: Final = 106


def axis(grid: Grid, columns: int, rows: int, size: int) -> list[Placed]:
    """Letters of the columns along the left front edge, numbers of the rows along the right one."""
    out = []
    shift, drop = grid.half * 0.24, grid.half * 0.28
    for column in range(columns):
        x, y = grid.at(column, rows - (0.18 if 0 < column < columns - 1 else 0.9))
        out.append(_label(chr(97 + column), x - shift, y + drop, size))
    for row in range(rows):
        x, y = grid.at(columns - (0.18 if 0 < row < rows - 1 else 0.9), row)
        out.append(_label(str(row + 1), x + shift, y + drop, size))
    return out


def _label(text: str, x: float, y: float, size: int) -> Placed:
    return Placed(round(x), round(y), Text(text, "Bold", size, "axis", "middle"))


@lru_cache(maxsize=16)
def back(cells: tuple[str, ...], columns: int, rows: int) -> Back:
    """The empty island of a game's foundations."""
    wide = SIZE - 2 * MARGIN
    parts = [
        Placed(0, 0, Water(SIZE, SIZE)),
        Placed(round(GRID.x), round(GRID.y), Ground(GRID.half, cells)),
        *axis(GRID, columns, rows, 44),
        Placed(MARGIN, HEAD_TOP, Panel(wide, HEAD_HEIGHT, "card", 22)),
        Placed(MARGIN, COSTS_TOP, Panel(wide, COSTS_HEIGHT, "card", 22)),
    ]
    return Back(SIZE, SIZE, "water", tuple(parts))
