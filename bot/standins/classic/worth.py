"""What deeds are worth to a seat, alone and in their groups; from this come bids, purchases and trades.

A worth is money. `Holders` may be those of the position or those that a trade would lead to.
"""

from typing import Final

from bot.engine.view import View
from bot.standins.classic.lore import Lore
from bot.standins.deals import Holders, Outlook, Part, able, others_left, rivalry

BEGUN: Final = {(2, 1): 0.2, (3, 1): 0.08, (3, 2): 0.3}
"""The part of a whole group's worth that a begun one has, by its size and the deeds owned."""

HELD_UP: Final = 0.1
"""The part of a group's worth that keeping another seat from completing it has."""


def part_of(lore: Lore, group: str, seat: int, holders: Holders) -> float:
    """The part of a group's worth that a seat's deeds in it have; of railroads and utilities, what they earn in a turn."""
    count = holders.count(seat)
    if not count:
        return 0.0
    size = len(holders)
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
    names = lore.deeds[it.group]
    before, place = [*map(view.owners.get, names)], names.index(deed)
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


def prospect(view: View, lore: Lore) -> Outlook:
    """A position of classic Monopoly as trades are judged in it."""
    others = others_left(view)
    full, costs = lore.full[others], lore.costs

    def part(group: str, seat: int, holders: Holders) -> Part:
        return part_of(lore, group, seat, holders), full[group], costs[group]

    return Outlook(view, others, lore.deeds, part)
