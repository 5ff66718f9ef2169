"""What deeds are worth to a seat, alone and in their groups; from this come bids, purchases and trades.

A worth is money.
"""

from typing import Final

from bot.engine.state import BANK
from bot.engine.view import View
from bot.standins.classic.lore import Lore
from bot.standins.deals import Outlook, Owners, Part, able, others_left, rivalry

HORIZON: Final = 15
"""Rounds of income that a group is reckoned with."""

BEGUN: Final = {(2, 1): 0.2, (3, 1): 0.08, (3, 2): 0.3}
"""The part of a whole group's worth that a begun one has, by its size and the deeds owned."""

HELD_UP: Final = 0.1
"""The part of a group's worth that keeping another seat from completing it has."""


def full(lore: Lore, group: str, others: int) -> float:
    """The worth of a whole group beyond its prices among so many others, to a street group's owner with money enough to build."""
    if not lore.street[group]:
        return others * HORIZON
    return max(lore.earns[group] * others * HORIZON - lore.costs[group], lore.prices[group] * 0.5)


def part_of(lore: Lore, group: str, seat: int, owners: Owners) -> float:
    """The part of a group's worth that a seat's deeds in it have; of railroads and utilities, what they earn in a turn."""
    count, rival, rivals = 0, BANK, 0
    deeds = lore.rules.groups[group].deeds
    for deed in deeds:
        owner = owners.get(deed, BANK)
        if owner == seat:
            count += 1
        elif not rivals or owner != rival:
            rival = owner
            rivals += 1
    if not count:
        return 0.0
    if not lore.street[group]:
        return lore.earns[group] * count * lore.ladder[deeds[0]][count - 1] / (len(deeds) * lore.ladder[deeds[0]][-1])
    part = 1.0 if count == len(deeds) else BEGUN.get((len(deeds), count), 0.1)
    return part + HELD_UP if rivals == 1 and rival != BANK else part


def of_part(lore: Lore, group: str, part: float, others: int, cash: int) -> float:
    """What such a part of a group is worth beyond the prices to a seat with so much cash."""
    return part * (full(lore, group, others) * able(lore.costs[group], cash)) if part else 0.0


def of_deed(view: View, lore: Lore, seat: int, deed: str) -> float:
    """The most that a deed without an owner is worth to a seat: its price, its group, and that no other gets it."""
    it = lore.rules.deeds[deed]
    others = others_left(view)
    after = dict(view.owners)
    own, best = 0.0, 0.0
    for other, state in enumerate(view.seats):
        if not state.bankrupt:
            after[deed] = other
            gain = part_of(lore, it.group, other, after) - part_of(lore, it.group, other, view.owners)
            gain = of_part(lore, it.group, gain, others, state.cash - it.price)
            if other == seat:
                own = gain
            else:
                best = max(best, gain)
    return it.price + own + rivalry(others) * 0.5 * best


def prospect(view: View, lore: Lore) -> Outlook:
    """A position of classic Monopoly as trades are judged in it."""
    others = others_left(view)

    def part(group: str, seat: int, owners: Owners) -> Part:
        return part_of(lore, group, seat, owners), full(lore, group, others), lore.costs[group]

    return Outlook(view, part)
