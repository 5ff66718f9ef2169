"""What deeds are worth to a seat, alone and in their groups; from this come bids, purchases and trades.

A worth is money. `Owners` may be those of the position or those that a trade would lead to.
"""

from collections.abc import Collection
from typing import Final

from bot.engine.actions import Bundle
from bot.engine.view import View
from bot.standins.classic.lore import Lore

Owners = dict[str, int]

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


def able(cost: int, cash: int) -> float:
    """How much of that worth is left to a seat with so much cash, where building costs so much (0: nothing can be built)."""
    if not cost or cash + CREDIT >= cost:
        return 1.0
    return POOREST + (1 - POOREST) * (max(cash, 0) + CREDIT) / cost


def part_of(lore: Lore, group: str, seat: int, owners: Owners) -> float:
    """The part of a group's worth that a seat's deeds in it have; of railroads and utilities, what they earn in a turn."""
    deeds = lore.deeds[group]
    holders = [*map(owners.get, deeds)]
    count, size = holders.count(seat), len(holders)
    if not count:
        return 0.0
    if not lore.street[group]:
        ladder = lore.ladder[deeds[0]]
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


def of_paper(view: View, lore: Lore, names: Collection[str]) -> tuple[int, int]:
    """The price of deeds, less what lifting their mortgages costs; and the fees due when they change hands."""
    price = fees = 0
    for name in names:
        it = lore.rules.deeds[name]
        price += it.price
        if name in view.mortgaged:
            price -= it.redeem
            fees += it.fee
    return price, fees


class Outlook:
    """A position as trades are judged in it.

    Attributes:
        full: the worth of each whole group, as in `Lore`.
        rivalry: how much another's gain is one's own loss.
    """

    __slots__ = ("_held", "full", "lore", "rivalry", "view")

    def __init__(self, view: View, lore: Lore) -> None:
        self.view, self.lore = view, lore
        others = others_left(view)
        self.full = lore.full[others]
        self.rivalry = rivalry(others)
        self._held: dict[tuple[str, int], float] = {}

    def held(self, group: str, seat: int) -> float:
        """The part of a group that a seat has as things stand."""
        found = self._held.get((group, seat))
        if found is None:
            found = self._held[group, seat] = part_of(self.lore, group, seat, self.view.owners)
        return found


class Side:
    """What the groups that a trade touches become worth to one of both seats.

    Attributes:
        most: what it gains by them at most, with money enough to build.
    """

    __slots__ = ("_before", "_cash", "_parts", "most")

    def __init__(self, outlook: Outlook, seat: int, groups: Collection[str], after: Owners) -> None:
        lore, full = outlook.lore, outlook.full
        cash = self._cash = outlook.view.seats[seat].cash
        self._parts = []
        self._before = self.most = 0.0
        for group in groups:
            cost = lore.costs[group]
            part = part_of(lore, group, seat, after)
            self._parts.append((part, full[group], cost))
            self.most += part * full[group]
            part = outlook.held(group, seat)
            self._before += part * (full[group] * able(cost, cash))
        self.most -= self._before

    def grown(self, cash: int) -> float:
        """What the groups gain in worth to the seat with so much more cash afterwards."""
        total, cash = 0.0, cash + self._cash
        for part, full, cost in self._parts:
            total += part * (full * able(cost, cash))
        return total - self._before


class Deal:
    """A trade between two seats as both are to judge it; cash is left out until `gains` is asked.

    Attributes:
        maker, to: the two seats.
        give, want: what the maker gives and gets, without cash.
        rivalry: how much the other's gain is one's own loss.
    """

    __slots__ = ("_fees", "_mine", "_paper", "_shift", "_theirs", "give", "maker", "rivalry", "to", "want")

    def __init__(self, outlook: Outlook, maker: int, to: int, give: Bundle, want: Bundle) -> None:
        self.maker, self.to = maker, to
        self.give, self.want = give, want
        self.rivalry = outlook.rivalry
        view, lore = outlook.view, outlook.lore
        groups = {lore.group_of[deed] for deed in (*give.deeds, *want.deeds)}
        after = view.owners | dict.fromkeys(give.deeds, to) | dict.fromkeys(want.deeds, maker)
        self._shift = outlook, maker, groups, after
        self._theirs = Side(outlook, to, groups, after)
        self._mine: Side | None = None
        given, other_fees = of_paper(view, lore, give.deeds)
        wanted, own_fees = of_paper(view, lore, want.deeds)
        self._paper = wanted - given + CARD * (len(want.cards) - len(give.cards))
        self._fees = own_fees, other_fees

    def hopeless(self, least: float, low: int, high: int) -> bool:
        """Whether no sum from `low` to `high` paid by the maker could let both gain at least so much."""
        least *= 1 + self.rivalry  # the other's gain, which is as large, is to be made up for
        theirs = self._theirs.most + high - self._paper - self._fees[1]
        if theirs < least:
            return True
        mine = self._makers().most - low + self._paper - self._fees[0]
        return mine < least or mine + theirs - (high - low) < 2 * least

    def gains(self, paid: int) -> tuple[float, float]:
        """What the maker and the other gain if the maker pays so much (below 0: gets), each less what the rival gains."""
        mine = self._paper - paid - self._fees[0] + self._makers().grown(-paid)
        theirs = paid - self._paper - self._fees[1] + self._theirs.grown(paid)
        return mine - self.rivalry * max(theirs, 0.0), theirs - self.rivalry * max(mine, 0.0)

    def _makers(self) -> Side:
        """The maker's side, which is reckoned only where the other's leaves hope."""
        if self._mine is None:
            self._mine = Side(*self._shift)
        return self._mine
