"""Trades as both sides are to judge them: what each gains by the deeds and the money, and loses by the other's gain.

What a part of a group is worth is the game's business. A worth is money.
"""

from collections.abc import Callable
from typing import Final

from bot.engine.actions import Bundle
from bot.engine.view import View

Owners = dict[str, int]
"""The owner of each deed: in the position, or after a trade."""

Part = tuple[float, float, int]
"""A seat's part of a group, the group's full worth, and what building on it costs."""

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
    return min(1.0, POOREST + (1 - POOREST) * (max(cash, 0) + CREDIT) / cost) if cost else 1.0


def of_paper(view: View, deed: str) -> int:
    """A deed's price, less what lifting its mortgage costs."""
    it = view.rules.deeds[deed]
    return it.price - it.redeem if deed in view.mortgaged else it.price


class Outlook:
    """A position as trades are judged in it.

    Attributes:
        rivalry: how much another's gain is one's own loss.
        part: what a seat has of a group if the deeds have these owners.
    """

    __slots__ = ("_held", "part", "rivalry", "view")

    def __init__(self, view: View, part: Callable[[str, int, Owners], Part]) -> None:
        self.view = view
        self.part = part
        self.rivalry = rivalry(others_left(view))
        self._held: dict[tuple[str, int], Part] = {}

    def held(self, group: str, seat: int) -> Part:
        """What a seat has of a group before any trade, as a `Deal` reckons it."""
        found = self._held.get((group, seat))
        if found is None:
            found = self._held[group, seat] = self.part(group, seat, self.view.owners)
        return found


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
        view = outlook.view
        deeds = view.rules.deeds
        after = view.owners | dict.fromkeys(give.deeds, to) | dict.fromkeys(want.deeds, maker)
        groups = {deeds[deed].group for deed in (*give.deeds, *want.deeds)}
        both = (maker, to)
        self._cash = {seat: view.seats[seat].cash for seat in both}
        self._parts = {seat: [outlook.part(group, seat, after) for group in groups] for seat in both}
        self._before = {seat: _sum([outlook.held(group, seat) for group in groups], self._cash[seat]) for seat in both}
        gets = sum([of_paper(view, deed) for deed in want.deeds]) + CARD * len(want.cards)
        gives = sum([of_paper(view, deed) for deed in give.deeds]) + CARD * len(give.cards)
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


def _sum(parts: list[Part], cash: int) -> float:
    """What such parts of groups are worth to a seat with so much cash."""
    return sum([part * (worth * able(cost, cash)) for part, worth, cost in parts if part])
