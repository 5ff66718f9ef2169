"""A stand-in's eye for the island: where a first floor does most, and whether it wins the Community Builder card.

Foundations are bits of one number, row after row with a gap behind each, so that a shift by one or by a row's width moves
all of them to their neighbours at once.
"""

from typing import Final

from bot.engine.games.builder.owned import own_rules, own_state
from bot.engine.rules import BuilderRules
from bot.engine.view import View

JOINED: Final = 100
"""How much a building more in the joined group counts when a place is chosen …"""

HEMMED: Final = 10
"""… a building of another seat that touches it …"""

ROOM: Final = 1
"""… and a free foundation beside it."""


class Grid:
    """The foundations as bits.

    Attributes:
        width: by how many places a shift reaches the next row.
        bits: each foundation's bit.
        names: the foundation of each bit.
        near: the bits of each foundation's neighbours, by its own bit.
        whole: all foundations.
    """

    __slots__ = ("bits", "names", "near", "whole", "width")

    def __init__(self, rules: BuilderRules) -> None:
        self.width = rules.columns + 1
        self.bits = {cell: 1 << (int(cell[1:]) * self.width + ord(cell[0]) - ord("a")) for cell in rules.foundations}
        self.names = {bit: cell for cell, bit in self.bits.items()}
        self.near = {self.bits[cell]: sum(self.bits[it] for it in others) for cell, others in rules.neighbours.items()}
        self.whole = sum(self.names)

    def spread(self, cells: int) -> int:
        """These foundations and all that touch them."""
        return cells | (cells << 1 | cells >> 1 | cells << self.width | cells >> self.width) & self.whole

    def joined(self, cells: int, start: int) -> int:
        """The bits among `cells` that are joined to `start`, which is one of them."""
        group = start
        while True:
            grown = self.spread(group) & cells
            if grown == group:
                return group
            group = grown

    def largest(self, cells: int, best: int = 0) -> int:
        """The size of the largest joined group among these, or `best` where none is larger."""
        while cells.bit_count() > best:
            group = self.joined(cells, cells & -cells)
            best = max(best, group.bit_count())
            cells &= ~group
        return best


def built_by(view: View, grid: Grid) -> list[int]:
    """The foundations that each seat has built on."""
    built, bits = [0] * len(view.seats), grid.bits
    for cell, owner in own_state(view).builders.items():
        built[owner] |= bits[cell]
    return built


def place(grid: Grid, built: list[int], seat: int) -> str:
    """Where to build a first floor: beside own buildings, so that it joins and hems in most, with room to grow."""
    mine = built[seat]
    taken = 0
    for cells in built:
        taken |= cells
    free = grid.whole & ~taken
    left = grid.spread(mine) & free or free
    best, most = 0, -1
    while left:
        cell = left & -left
        left ^= cell
        near = grid.near[cell]
        rank = ROOM * (near & free).bit_count()
        if mine:
            rank += HEMMED * (near & taken & ~mine).bit_count()
            if (near & mine).bit_count() > 1:
                rank += JOINED * grid.joined(mine | cell, cell).bit_count()
        if rank > most:
            best, most = cell, rank
    return grid.names[best]


def joining(view: View, grid: Grid, built: list[int], seat: int, cell: str) -> float:
    """The Community Builder points that a first floor on this cell would win; those it would take from others count half."""
    mine = built[seat]
    others = 0
    for at, cells in enumerate(built):
        if at != seat and not view.seats[at].resigned:
            others = grid.largest(cells, others)
    before = grid.largest(mine)
    if before > others:
        return 0
    bit = grid.bits[cell]
    points = own_rules(view.rules).community
    after = max(before, grid.joined(mine | bit, bit).bit_count())
    alone = own_rules(view.rules).bonus_ties == "none"
    if after >= others + alone and (before < others or alone or not before):
        return points
    return points / 2 if before == others < after else 0
