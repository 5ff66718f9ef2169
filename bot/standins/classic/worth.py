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


def rivalry(view: View) -> float:
    """How much another seat's gain is one's own loss."""
    others = sum(not it.bankrupt for it in view.seats) - 1
    return min(0.7, max(0.35, 1.2 / max(others, 1)))


def whole(view: View, lore: Lore, group: str, cash: int) -> float:
    """The worth of a whole group beyond its prices, to a seat with so much cash."""
    others = sum(not it.bankrupt for it in view.seats) - 1
    earned = lore.earns[group] * others * HORIZON
    if not lore.street[group]:
        return earned
    able = min(1.0, POOREST + (1 - POOREST) * (max(cash, 0) + CREDIT) / lore.costs[group])
    return max(earned - lore.costs[group], lore.prices[group] * 0.5) * able


def of_group(view: View, lore: Lore, group: str, seat: int, owners: Owners, cash: int) -> float:
    """What its part of a group is worth to a seat beyond the prices."""
    count, rivals = 0, set()
    deeds = lore.rules.groups[group].deeds
    for deed in deeds:
        owner = owners.get(deed, BANK)
        if owner == seat:
            count += 1
        else:
            rivals.add(owner)
    if not count:
        return 0.0
    if not lore.street[group]:
        others = sum(not it.bankrupt for it in view.seats) - 1
        often = sum(lore.often[deed] for deed in deeds) / len(deeds)
        return count * often * lore.ladder[deeds[0]][count - 1] * others * HORIZON
    part = 1.0 if count == len(deeds) else BEGUN.get((len(deeds), count), 0.1)
    if len(rivals) == 1 and BANK not in rivals:
        part += HELD_UP
    return part * whole(view, lore, group, cash)


def of_deed(view: View, lore: Lore, seat: int, deed: str) -> float:
    """The most that a deed without an owner is worth to a seat: its price, its group, and that no other gets it."""
    it = lore.rules.deeds[deed]
    cash = view.seats[seat].cash - it.price
    gain = _gain_by(view, lore, seat, deed, cash)
    best = max(
        (_gain_by(view, lore, other, deed, view.seats[other].cash - it.price) for other in _others(view, seat)),
        default=0.0,
    )
    return it.price + gain + rivalry(view) * 0.5 * best


def _others(view: View, seat: int) -> list[int]:
    return [other for other, it in enumerate(view.seats) if other != seat and not it.bankrupt]


def _gain_by(view: View, lore: Lore, seat: int, deed: str, cash: int) -> float:
    group = lore.rules.deeds[deed].group
    after = {**view.owners, deed: seat}
    return of_group(view, lore, group, seat, after, cash) - of_group(view, lore, group, seat, view.owners, cash)


def of_paper(view: View, lore: Lore, deed: str) -> int:
    """A deed's price, less what lifting its mortgage costs."""
    it = lore.rules.deeds[deed]
    return it.price - it.redeem if deed in view.mortgaged else it.price


class Deal:
    """A trade between two seats as both are to judge it; cash is left out until `gains` is asked.

    Attributes:
        view: the position before.
        maker, to: the two seats.
        give, want: what the maker gives and gets, without cash.
        rivalry: how much the other's gain is one's own loss.
    """

    __slots__ = ("_after", "_groups", "_paper", "give", "lore", "maker", "rivalry", "to", "view", "want")

    def __init__(self, view: View, lore: Lore, maker: int, to: int, give: Bundle, want: Bundle) -> None:
        self.view, self.lore, self.maker, self.to = view, lore, maker, to
        self.give, self.want = give, want
        self._after = dict(view.owners)
        for deed in give.deeds:
            self._after[deed] = to
        for deed in want.deeds:
            self._after[deed] = maker
        self._groups = {lore.rules.deeds[deed].group for deed in (*give.deeds, *want.deeds)}
        self.rivalry = rivalry(view)
        gets = sum(of_paper(view, lore, deed) for deed in want.deeds) + CARD * len(want.cards)
        gives = sum(of_paper(view, lore, deed) for deed in give.deeds) + CARD * len(give.cards)
        self._paper = gets - gives

    def gains(self, paid: int) -> tuple[float, float]:
        """What the maker and the other gain if the maker pays so much (below 0: gets), each less what the rival gains."""
        fees = self.lore.rules.deeds
        mine = self._paper - paid - sum(fees[deed].fee for deed in self.want.deeds if deed in self.view.mortgaged)
        theirs = -self._paper + paid - sum(fees[deed].fee for deed in self.give.deeds if deed in self.view.mortgaged)
        mine += self._grown(self.maker, -paid)
        theirs += self._grown(self.to, paid)
        return mine - self.rivalry * max(theirs, 0.0), theirs - self.rivalry * max(mine, 0.0)

    def _grown(self, seat: int, cash: float) -> int:
        view, lore = self.view, self.lore
        have = view.seats[seat].cash
        later = int(have + cash)
        return int(
            sum(
                of_group(view, lore, group, seat, self._after, later)
                - of_group(view, lore, group, seat, view.owners, have)
                for group in self._groups
            )
        )
