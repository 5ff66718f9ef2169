"""What deeds are worth to a seat, alone and in their groups; from this come bids, purchases and trades.

A worth is money. `Holders` may be those of the position or those that a trade would lead to.
"""

from typing import Final

from bot.engine.view import View
from bot.standins.classic.lore import Lore

Holders = list[int | None]
"""The owners of a group's deeds, None for the bank."""

BEGUN: Final = {(2, 1): 0.2, (3, 1): 0.08, (3, 2): 0.3}
"""The part of a whole group's worth that a begun one has, by its size and the deeds owned."""

HELD_UP: Final = 0.1
"""The part of a group's worth that keeping another seat from completing it has."""

POOREST: Final = 0.5
"""The part of a group's worth that is left to a seat without any money to build."""

CREDIT: Final = 200
"""Money for building that everybody finds somehow."""


def others_left(view: View) -> int:
    """How many other seats are still in the game."""
    return sum([not it.bankrupt for it in view.seats]) - 1


def rivalry(others: int) -> float:
    """How much one of so many other seats' gain is one's own loss."""
    return min(0.7, max(0.35, 1.2 / max(others, 1)))


def able(cost: int, cash: int) -> float:
    """How much of that worth is left to a seat with so much cash, where building costs so much (0: nothing can be built)."""
    if not cost or cash + CREDIT >= cost:
        return 1.0
    return POOREST + (1 - POOREST) * (max(cash, 0) + CREDIT) / cost


def holders_of(view: View, lore: Lore, group: str) -> Holders:
    """The owners of a group's deeds."""
    return [*map(view.owners.get, lore.deeds[group])]


def part_of(lore: Lore, group: str, seat: int, holders: Holders) -> float:
    """The part of a group's worth that a seat's deeds in it have; of railroads and utilities, what they earn in a turn."""
    count, size = holders.count(seat), len(holders)
    if not count:
        return 0.0
    if not lore.street[group]:
        ladder = lore.ladder[lore.deeds[group][0]]
        return lore.earns[group] * count * ladder[count - 1] / (size * ladder[-1])
    if count == size:
        return 1.0
    part = BEGUN.get((size, count), 0.1)
    others = set(holders)
    return part + HELD_UP if len(others) == 2 and None not in others else part


def of_part(lore: Lore, group: str, part: float, others: int, cash: int) -> float:
    """What such a part of a group is worth beyond the prices to a seat with so much cash."""
    return part * (lore.full[others][group] * able(lore.costs[group], cash)) if part else 0.0


def of_deed(view: View, lore: Lore, seat: int, deed: str) -> float:
    """The most that a deed without an owner is worth to a seat: its price, its group, and that no other gets it."""
    it = lore.rules.deeds[deed]
    others = others_left(view)
    before = holders_of(view, lore, it.group)
    place = lore.deeds[it.group].index(deed)
    own, best = 0.0, 0.0
    for other, state in enumerate(view.seats):
        if not state.bankrupt:
            after = before.copy()
            after[place] = other
            gain = part_of(lore, it.group, other, after) - part_of(lore, it.group, other, before)
            gain = of_part(lore, it.group, gain, others, state.cash - it.price)
            if other == seat:
                own = gain
            else:
                best = max(best, gain)
    return it.price + own + rivalry(others) * 0.5 * best
