"""What deeds are worth to a seat, alone and in their groups; from this come bids, purchases and trades.

A worth is money. `Owners` may be those of the position or those that a trade would lead to.
"""

from typing import Final

from bot.engine.actions import Bundle
from bot.engine.state import BANK
from bot.engine.view import View
from bot.standins.classic.lore import Lore

Owners = dict[str, int]

HORIZON: Final = 15
"""Rounds of income that a group is reckoned with."""

BEGUN: Final = {(2, 1): 0.2, (3, 1): 0.08, (3, 2): 0.3}
"""The part of a whole group's worth that a begun one has, by its size and the deeds owned."""

HELD_UP: Final = 0.1
"""The part of a group's worth that keeping another seat from completing it has."""

POOREST: Final = 0.5
"""The part of a group's worth that is left to a seat without any money to build."""

CREDIT: Final = 200
"""Money for building that everybody finds somehow."""

CARD: Final = 40
"""What a card out of jail is worth."""


def others_left(view: View) -> int:
    """How many other seats are still in the game."""
    return sum([not it.bankrupt for it in view.seats]) - 1


def rivalry(others: int) -> float:
    """How much one of so many other seats' gain is one's own loss."""
    return min(0.7, max(0.35, 1.2 / max(others, 1)))


def full(lore: Lore, group: str, others: int) -> float:
    """The worth of a whole group beyond its prices among so many others, to a street group's owner with money enough to build."""
    if not lore.street[group]:
        return others * HORIZON
    return max(lore.earns[group] * others * HORIZON - lore.costs[group], lore.prices[group] * 0.5)


def able(cost: int, cash: int) -> float:
    """How much of that worth is left to a seat with so much cash, where building costs so much (0: nothing can be built)."""
    return min(1.0, POOREST + (1 - POOREST) * (max(cash, 0) + CREDIT) / cost) if cost else 1.0


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


def of_paper(view: View, lore: Lore, deed: str) -> int:
    """A deed's price, less what lifting its mortgage costs."""
    it = lore.rules.deeds[deed]
    return it.price - it.redeem if deed in view.mortgaged else it.price


class Outlook:
    """A position as trades are judged in it.

    Attributes:
        others: how many other seats each seat has.
        rivalry: how much another's gain is one's own loss.
    """

    __slots__ = ("_held", "lore", "others", "rivalry", "view")

    def __init__(self, view: View, lore: Lore) -> None:
        self.view, self.lore = view, lore
        self.others = others_left(view)
        self.rivalry = rivalry(self.others)
        self._held: dict[tuple[str, int], tuple[float, float, int]] = {}

    def held(self, group: str, seat: int) -> tuple[float, float, int]:
        """What a seat has of a group before any trade, as a `Deal` reckons it."""
        found = self._held.get((group, seat))
        if found is None:
            found = self._held[group, seat] = self.part(group, seat, self.view.owners)
        return found

    def part(self, group: str, seat: int, owners: Owners) -> tuple[float, float, int]:
        """A seat's part of a group, the group's full worth, and what building on it costs."""
        lore = self.lore
        return part_of(lore, group, seat, owners), full(lore, group, self.others), lore.costs[group]


class Deal:
    """A trade between two seats as both are to judge it; cash is left out until `gains` is asked.

    Attributes:
        maker, to: the two seats.
        give, want: what the maker gives and gets, without cash.
        rivalry: how much the other's gain is one's own loss.
    """

    __slots__ = ("_before", "_cash", "_fees", "_paper", "_parts", "give", "maker", "rivalry", "to", "want")

    def __init__(self, outlook: Outlook, maker: int, to: int, give: Bundle, want: Bundle) -> None:
        self.maker, self.to = maker, to
        self.give, self.want = give, want
        self.rivalry = outlook.rivalry
        view, lore = outlook.view, outlook.lore
        deeds = lore.rules.deeds
        after = view.owners | dict.fromkeys(give.deeds, to) | dict.fromkeys(want.deeds, maker)
        groups = {deeds[deed].group for deed in (*give.deeds, *want.deeds)}
        both = (maker, to)
        self._cash = {seat: view.seats[seat].cash for seat in both}
        self._parts = {seat: [outlook.part(group, seat, after) for group in groups] for seat in both}
        self._before = {seat: _sum([outlook.held(group, seat) for group in groups], self._cash[seat]) for seat in both}
        gets = sum([of_paper(view, lore, deed) for deed in want.deeds]) + CARD * len(want.cards)
        gives = sum([of_paper(view, lore, deed) for deed in give.deeds]) + CARD * len(give.cards)
        self._paper = gets - gives
        self._fees = [sum([deeds[deed].fee for deed in side.deeds if deed in view.mortgaged]) for side in (want, give)]

    def gains(self, paid: int) -> tuple[float, float]:
        """What the maker and the other gain if the maker pays so much (below 0: gets), each less what the rival gains."""
        mine = self._paper - paid - self._fees[0] + self._grown(self.maker, -paid)
        theirs = paid - self._paper - self._fees[1] + self._grown(self.to, paid)
        return mine - self.rivalry * max(theirs, 0.0), theirs - self.rivalry * max(mine, 0.0)

    def _grown(self, seat: int, cash: int) -> float:
        """What the groups gain in worth to a seat that has so much more cash afterwards."""
        return _sum(self._parts[seat], self._cash[seat] + cash) - self._before[seat]


def _sum(parts: list[tuple[float, float, int]], cash: int) -> float:
    """What such parts of groups are worth to a seat with so much cash."""
    return sum([part * (worth * able(cost, cash)) for part, worth, cost in parts if part])
