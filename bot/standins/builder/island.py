"""A stand-in's eye for the island: where a first floor does most, and whether it wins the Community Builder card."""

from typing import Final

from bot.engine.view import View

JOINED: Final = 100
"""How much a building more in the joined group counts when a place is chosen …"""

HEMMED: Final = 10
"""… a building of another seat that touches it …"""

ROOM: Final = 1
"""… and a free foundation beside it."""


def place(view: View, seat: int, cells: tuple[str, ...]) -> str:
    """Where among the free `cells` to build: beside own buildings, so that it joins and hems in most, with room to grow."""
    builders = view.own.builders
    neighbours = view.rules.own.neighbours
    beside = [
        cell for built, owner in builders.items() if owner == seat for cell in neighbours[built] if cell not in builders
    ]
    best, most = cells[0], -1
    for cell in beside or cells:
        rank = touching = 0
        for other in neighbours[cell]:
            owner = builders.get(other)
            if owner is None:
                rank += ROOM
            elif owner == seat:
                touching += 1
            elif beside:
                rank += HEMMED
        if touching > 1:
            rank += JOINED * group_with(view, seat, cell)
        if rank > most:
            best, most = cell, rank
    return best


def group_with(view: View, seat: int, cell: str) -> int:
    """The size of the group of the seat's buildings that one on this cell belongs to, or would belong to."""
    builders = view.own.builders
    neighbours = view.rules.own.neighbours
    seen = {cell}
    heap = [cell]
    while heap:
        for other in neighbours[heap.pop()]:
            if other not in seen and builders.get(other) == seat:
                seen.add(other)
                heap.append(other)
    return len(seen)


def largest_of(view: View, seat: int, cells: list[str]) -> int:
    """The size of the largest joined group among a seat's buildings, which stand on `cells`."""
    left = len(cells)
    if left < 2:
        return left
    best = group_with(view, seat, cells[0])
    if best * 2 >= left:
        return best
    return max(group_with(view, seat, cell) for cell in cells)


def joining(view: View, seat: int, cell: str) -> float:
    """The Community Builder points that a first floor on this cell would win; those it would take from others count half."""
    seats = view.seats
    built: list[list[str]] = [[] for _ in seats]
    for it, owner in view.own.builders.items():
        built[owner].append(it)
    before = largest_of(view, seat, built[seat])
    rivals = [
        largest_of(view, other, cells)
        for other, cells in enumerate(built)
        if other != seat and len(cells) >= before and not seats[other].resigned
    ]
    others = max(rivals, default=0)
    if before > others:
        return 0
    points = view.rules.own.community
    after = max(before, group_with(view, seat, cell))
    alone = view.rules.own.bonus_ties == "none"
    if after >= others + alone and (before < others or alone):
        return points
    return points / 2 if before == others < after else 0
