"""The picture of the island: towers, names of cells, where one may build, and what floors cost."""

from collections.abc import Collection, Iterator, Sequence

from bot.engine.games.builder.owned import own_rules, own_state
from bot.engine.rules import Cost
from bot.engine.view import View
from render.fit import fit
from render.island_back import COSTS_HEIGHT, COSTS_TOP, GRID, HEAD_HEIGHT, HEAD_TOP, MARGIN, back
from render.island_names import names as cell_names
from render.ring import SIZE
from render.scene import Cluster, Placed, Scene
from render.seating import Look, looks
from render.sprites.grid import Plot
from render.sprites.pieces import Chip, Height, NoChip, TokenDisc, Wheel
from render.sprites.plain import Rule, Text
from render.towers import shades, strips, towers
from render.words import Words, fixed

_GRID_TOP, _GRID_HEIGHT = 112, 850  # what towers and names can reach


def scene(
    view: View, names: Sequence[str], words: Words, legal: Collection[str] = (), seat: int | None = None
) -> Scene:
    """The draw list of the island. `seat`: who builds, the turn's seat by default."""
    seats = looks(view, names, words)
    own = own_rules(view.rules)
    builder = seats[view.turn if seat is None else seat]
    open_cells = frozenset(legal)
    front: list[Placed | Cluster] = [*_land(view, seats, open_cells)]
    front += _header(view, builder, open_cells, words)
    front += _costs(own.floors, own_state(view).chips[builder.seat] if open_cells else None)
    return Scene(back(own.foundations, own.columns, own.rows), tuple(front))


def _land(view: View, seats: Sequence[Look], legal: frozenset[str]) -> list[Cluster]:
    plots = []
    for cell in own_rules(view.rules).foundations:
        if cell in legal and cell not in own_state(view).heights:
            x, y = GRID.middle(cell)
            plots.append(Placed(round(x), round(y), Plot(GRID.half)))
    built = (*shades(view, GRID), *towers(view, seats, GRID, legal, plain=True))
    parts = (*plots, *built, *cell_names(view, seats, GRID, legal))
    return strips(parts, GRID, _GRID_TOP, _GRID_HEIGHT)


def _header(view: View, builder: Look, legal: frozenset[str], words: Words) -> Iterator[Placed]:
    middle = HEAD_TOP + HEAD_HEIGHT // 2
    left = MARGIN + 30
    if legal:
        yield Placed(left + 26, middle, TokenDisc(builder.token, builder.colour, 39), "card")
        left += 84
        title, below = words("picture-builds", name=builder.name), words("picture-open", count=len(legal))
    else:
        title, below = fixed(words, "picture-island"), words("picture-towers", count=len(own_state(view).heights))
    heading = fit(title, "Bold", 640, 40, 34, 1, 0.7)
    yield Placed(
        left, middle - 22, Text(heading.lines[0], "Bold", heading.size, "ink", "left", heading.squeeze), "card"
    )
    yield Placed(left, middle + 24, Text(below, "Regular", 30, "ink2"), "card")
    if legal:
        yield from _chips(own_state(view).chips[builder.seat], middle)


def _chips(chips: dict[str, int], middle: int) -> Iterator[Placed]:
    for index, (colour, number) in enumerate(reversed(list(chips.items()))):
        sprite = Chip(colour, 58, str(number)) if number else NoChip(colour, 58)
        yield Placed(SIZE - MARGIN - 56 - 80 * index, middle, sprite, "card")


def _costs(floors: Sequence[Cost], chips: dict[str, int] | None) -> Iterator[Placed]:
    """What each floor costs; what `chips` do not pay for is pale."""
    step, sign, gap = 40, 46, 40
    widths = [sign + step * (sum(cost.chips.values()) + cost.any) for cost in floors]
    left = (SIZE - sum(widths) - gap * (len(floors) - 1)) / 2
    middle = COSTS_TOP + COSTS_HEIGHT // 2
    for height, (cost, wide) in enumerate(zip(floors, widths, strict=True), 1):
        dim = chips is not None and not _pays(chips, cost)
        yield Placed(round(left + 18), middle, Height(height, len(floors), 52, dim), "card")
        x = left + sign + step / 2
        for colour, number in cost.chips.items():
            for _ in range(number):
                yield Placed(round(x), middle, Chip(colour, 31, dim=dim), "card")
                x += step
        for _ in range(cost.any):
            yield Placed(round(x), middle, Wheel(35, dim), "card")
            x += step
        left += wide + gap
        if height < len(floors):
            yield Placed(round(left - gap / 2), middle - 28, Rule(2, 56), "card")


def _pays(chips: dict[str, int], cost: Cost) -> bool:
    fixed_part = all(chips.get(colour, 0) >= number for colour, number in cost.chips.items())
    return fixed_part and sum(chips.values()) >= sum(cost.chips.values()) + cost.any
