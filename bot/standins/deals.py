"""Trades as both sides are to judge them: what each gains by the deeds and the money, and loses by the other's gain.

A trade is judged group by group, so that trades that have a group in common reckon with it once. What a part of a group is worth is the game's business. A worth is money.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Final

from bot.engine.actions import Bundle
from bot.engine.view import View

Holders = list[int | None]
"""The owners of a group's deeds, None for the bank: in the position, or after a trade."""

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
    if not cost or cash + CREDIT >= cost:
        return 1.0
    return POOREST + (1 - POOREST) * (max(cash, 0) + CREDIT) / cost


class Outlook:
    """A position as trades are judged in it.

    Attributes:
        deeds: the deeds of each group.
        part: what a seat has of a group whose deeds have these holders.
        rivalry: how much another's gain is one's own loss.
    """

    __slots__ = ("deeds", "part", "rivalry", "view")

    def __init__(
        self, view: View, others: int, deeds: Mapping[str, Sequence[str]], part: Callable[[str, int, Holders], Part]
    ) -> None:
        self.view, self.deeds, self.part = view, deeds, part
        self.rivalry = rivalry(others)


Stake = tuple[float, float, int, float]
"""What a seat has of a group: its part after a trade, the full worth of the group, what building costs, its part's worth before."""


class Touch:
    """What a trade does to one group.

    Attributes:
        paper: prices of the deeds that the maker gets, less those that it gives; mortgaged ones less what lifting that costs.
        fees: what the maker and the other pay the bank for mortgaged ones.
    """

    __slots__ = ("_after", "_before", "_group", "_outlook", "_stakes", "fees", "paper")

    def __init__(
        self, outlook: Outlook, group: str, maker: int, to: int, give: Collection[str], want: Collection[str]
    ) -> None:
        self._outlook, self._group = outlook, group
        deeds = outlook.deeds[group]
        self._before: Holders = [*map(outlook.view.owners.get, deeds)]
        self._after: Holders = [
            to if deed in give else maker if deed in want else holder
            for deed, holder in zip(deeds, self._before, strict=True)
        ]
        self._stakes: dict[int, Stake] = {}
        given, theirs = _paper(outlook, give) if give else (0, 0)
        wanted, mine = _paper(outlook, want) if want else (0, 0)
        self.paper = wanted - given
        self.fees = mine, theirs

    def stake(self, seat: int) -> Stake:
        """What one of both seats has of the group."""
        found = self._stakes.get(seat)
        if found is None:
            outlook, group = self._outlook, self._group
            part, worth, cost = outlook.part(group, seat, self._before)
            before = part * (worth * able(cost, outlook.view.seats[seat].cash)) if part else 0.0
            found = self._stakes[seat] = *outlook.part(group, seat, self._after), before
        return found


def _paper(outlook: Outlook, names: Collection[str]) -> tuple[int, int]:
    """The price of deeds, less what lifting their mortgages costs; and the fees due when they change hands."""
    deeds, mortgaged = outlook.view.rules.deeds, outlook.view.mortgaged
    price = fees = 0
    for name in names:
        it = deeds[name]
        price += it.price
        if name in mortgaged:
            price -= it.redeem
            fees += it.fee
    return price, fees


class Deal:
    """A trade between two seats as both are to judge it; cash is left out until `gains` is asked.

    Attributes:
        maker, to: the two seats.
        give, want: what the maker gives and gets, without cash.
        rivalry: how much the other's gain is one's own loss.
    """

    __slots__ = ("_cash", "_fees", "_mine", "_paper", "_theirs", "_touches", "give", "maker", "rivalry", "to", "want")

    def __init__(
        self, outlook: Outlook, maker: int, to: int, give: Bundle, want: Bundle, touches: Sequence[Touch]
    ) -> None:
        self.maker, self.to = maker, to
        self.give, self.want = give, want
        self.rivalry = outlook.rivalry
        seats = outlook.view.seats
        self._cash = seats[maker].cash, seats[to].cash
        self._touches = touches
        self._paper = CARD * (len(want.cards) - len(give.cards))
        self._theirs: list[Stake] = []
        self._mine: list[Stake] | None = None
        mine = theirs = 0
        for touch in touches:
            self._paper += touch.paper
            mine += touch.fees[0]
            theirs += touch.fees[1]
            self._theirs.append(touch.stake(to))
        self._fees = mine, theirs

    def hopeless(self, least: float, low: int, high: int) -> bool:
        """Whether no sum from `low` to `high` paid by the maker could let both gain at least so much."""
        least *= 1 + self.rivalry  # the other's gain, which is as large, is to be made up for
        theirs = high - self._paper - self._fees[1] + _most(self._theirs)
        if theirs < least:
            return True
        mine = self._paper - low - self._fees[0] + _most(self._makers())
        return mine < least or mine + theirs - (high - low) < 2 * least

    def gains(self, paid: int) -> tuple[float, float]:
        """What the maker and the other gain if the maker pays so much (below 0: gets), each less what the rival gains."""
        mine = self._paper - paid - self._fees[0] + _grown(self._makers(), self._cash[0] - paid)
        theirs = paid - self._paper - self._fees[1] + _grown(self._theirs, self._cash[1] + paid)
        return mine - self.rivalry * max(theirs, 0.0), theirs - self.rivalry * max(mine, 0.0)

    def _makers(self) -> list[Stake]:
        """The maker's stakes, which are reckoned only where the other's leave hope."""
        if self._mine is None:
            self._mine = [touch.stake(self.maker) for touch in self._touches]
        return self._mine


def _grown(stakes: list[Stake], cash: int) -> float:
    """What groups gain in worth to a seat that has so much cash afterwards."""
    after = before = 0.0
    for part, worth, cost, was in stakes:
        before += was
        if part:
            after += part * (worth * able(cost, cash))
    return after - before


def _most(stakes: list[Stake]) -> float:
    """What groups gain in worth at most, to a seat that finds all the money for building where that pays."""
    gain = 0.0
    for part, worth, _, was in stakes:
        gain += part * max(worth, 0.0) - was
    return gain


def as_deal(outlook: Outlook, maker: int, to: int, give: Bundle, want: Bundle) -> Deal:
    """Any trade as a deal."""
    deeds = outlook.view.rules.deeds
    touches = []
    for group in dict.fromkeys([deeds[name].group for name in (*give.deeds, *want.deeds)]):
        names = outlook.deeds[group]
        given, wanted = ([name for name in side.deeds if name in names] for side in (give, want))
        touches.append(Touch(outlook, group, maker, to, given, wanted))
    return Deal(outlook, maker, to, give, want, touches)
