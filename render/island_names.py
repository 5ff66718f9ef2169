"""The names of the cells on the island picture: on plots, on roofs, and where a plot hides behind towers."""

from collections.abc import Collection, Sequence

from bot.engine.games.builder.owned import own_rules, own_state
from bot.engine.view import View
from render.isometric import FLAT, FOOT, Grid, column_row
from render.scene import Placed
from render.seating import Look
from render.sprites.grid import BLOCKS, Pill, Plot
from render.sprites.plain import Text

_PILL = (74, 46)  # how far pills keep apart
_ROUNDS = 24


def names(view: View, seats: Sequence[Look], grid: Grid, legal: Collection[str]) -> list[Placed]:
    """All names, those on pills last."""
    heights = own_state(view).heights
    flat, ghosts = [], []
    pills: list[list[float]] = []
    marks: list[Pill] = []
    for cell in own_rules(view.rules).foundations:
        x, y = grid.middle(cell)
        if cell in heights:
            x, y = grid.roof(cell, heights[cell])
            drop = grid.floor if heights[cell] > BLOCKS else 0  # below the penthouse
            pills.append([x, y + drop * 1.4])
            colour = seats[own_state(view).builders[cell]].colour
            unseen = heights[cell] if hidden(grid, cell, heights) else 0
            marks.append(Pill(cell, 32, cell in legal, colour, unseen))
        elif hidden(grid, cell, heights):
            if cell in legal:
                ghosts.append(Placed(round(x), round(y), Plot(grid.half, ghost=True)))
                pills.append([x, y])
                marks.append(Pill(cell, 32, legal=True))
        else:
            flat.append(_on_plot(grid, cell, heights, open_=cell in legal))
    _part(pills)
    return flat + ghosts + [Placed(round(x), round(y), mark) for (x, y), mark in zip(pills, marks, strict=True)]


def _on_plot(grid: Grid, cell: str, heights: dict[str, int], *, open_: bool) -> Placed:
    """The name on an empty plot, moved aside where a tower before it covers a part."""
    x, y = grid.middle(cell)
    right, left = _beside(cell, heights)
    if right != left:
        x += grid.half * (0.17 if left else -0.17)
    if _before(cell, heights) > 1:
        y -= grid.low * 0.45
        right = True
    size = 34 if right or left else 42
    text = (
        Text(cell, "Bold", size, "accent_ink", "middle") if open_ else Text(cell, "Medium", size - 6, "ink", "middle")
    )
    return Placed(round(x), round(y), text)


def _beside(cell: str, heights: dict[str, int]) -> tuple[bool, bool]:
    """Whether towers before the cell cover its right and its left part."""
    column, row = column_row(cell)
    right, left = f"{chr(98 + column)}{row + 1}", f"{chr(97 + column)}{row + 2}"
    return heights.get(right, 0) > 1, heights.get(left, 0) > 1


def _before(cell: str, heights: dict[str, int]) -> int:
    """The floors of the tower straight before a cell."""
    column, row = column_row(cell)
    return heights.get(f"{chr(98 + column)}{row + 2}", 0)


def hidden(grid: Grid, cell: str, heights: dict[str, int]) -> bool:
    """Whether a tower straight before a cell covers the middle of its plot, or most of its own tower's roof."""
    column, row = column_row(cell)
    own = min(heights.get(cell, 0), BLOCKS) * grid.floor
    slack = grid.half * FOOT * FLAT
    for step in range(1, 6):
        height = heights.get(f"{chr(97 + column + step)}{row + step + 1}", 0)
        reach = min(height, BLOCKS) * grid.floor - own + slack * (0.4 if not own else 0.1)
        if height and reach > 2 * step * grid.low:
            return True
    return False


def _part(places: list[list[float]]) -> None:
    """Push places apart, up and down, until none lie on each other."""
    wide, high = _PILL
    for _ in range(_ROUNDS):
        calm = True
        for index, first in enumerate(places):
            for second in places[index + 1 :]:
                overlap = high - abs(first[1] - second[1])
                if abs(first[0] - second[0]) >= wide or overlap <= 0:
                    continue
                upper, lower = (first, second) if first[1] <= second[1] else (second, first)
                upper[1] -= overlap / 2
                lower[1] += overlap / 2
                calm = False
        if calm:
            return
