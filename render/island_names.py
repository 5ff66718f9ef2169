"""The names of the cells on the island picture: on plots, on roofs, and where a plot hides behind towers."""

from collections.abc import Collection, Sequence

from bot.engine.games.builder.owned import own_rules, own_state
from bot.engine.view import View
from render.fonts import CAPITALS, Face, width
from render.isometric import FLAT, FOOT, Grid, column_row
from render.scene import Placed
from render.seating import Look
from render.shapes import Point
from render.sprites.grid import BLOCKS, Pill, Plot
from render.sprites.plain import Text

_PILL = (74, 46)  # how far pills keep apart
_AIR = 5.0  # px around a name on a plot
# where a name may stand on its plot, best first: its size, and how far from the middle to the right and up
_SPOTS = (
    *((42, across, 0.0) for across in (0.0, 0.17, -0.17)),
    *((34, across, up) for up in (0.0, 0.3) for across in (0.0, 0.17, -0.17, 0.28, -0.28)),
    (30, 0.0, 0.45),
)
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
    """The name on an empty plot: in its middle, or small and moved aside where towers before it cover that."""
    face: Face = "Bold" if open_ else "Medium"
    x, y = grid.middle(cell)
    least: tuple[float, Placed] | None = None
    for largest, across, up in _SPOTS:
        size = largest if open_ else largest - 6
        at = x + across * grid.half, y - up * grid.low
        half = width(cell, face, size) / 2 + _AIR, CAPITALS * size / 2 + _AIR
        covered = sum(_covered(grid, tower, height, at, half) for tower, height in heights.items())
        if least is None or covered < least[0]:
            text = Text(cell, face, size, "accent_ink" if open_ else "ink", "middle")
            least = covered, Placed(round(at[0]), round(at[1]), text)
        if not covered:
            break
    return least[1] if least is not None else Placed(round(x), round(y), Text(cell, face, _SPOTS[0][0], "ink"))


def _covered(grid: Grid, tower: str, height: int, at: Point, half: Point) -> float:
    """How much of a box about a middle a tower covers, in px: as wide as the one lies on the other, if they meet in height."""
    x, low = grid.middle(tower)
    high = grid.roof(tower, height)[1]
    reach = grid.half * FOOT
    left, right = max(at[0] - half[0], x - reach), min(at[0] + half[0], x + reach)
    if left >= right:
        return 0.0
    slope = max(0.0, 1 - min(abs(left - x), abs(right - x)) / reach) if not left <= x <= right else 1.0
    edge = slope * reach * FLAT
    meets = at[1] - half[1] < low + edge and at[1] + half[1] > high - edge
    return right - left if meets else 0.0


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
