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


Stake = tuple[float, float, int, float, float]
"""What a seat has of a group: its part after a trade, the full worth of the group, what building costs, its part's worth before, and
what it gains at most, if it finds all the money for building where that pays."""

HOPE: Final = 4
"""Where a stake says what is gained at most."""


class Touch:
    """What a trade does to one group.

    Attributes:
        paper: prices of the deeds that the maker gets, less those that it gives; mortgaged ones less what lifting that costs.
        fees: what the maker and the other pay the bank for mortgaged ones.
        theirs: what the other has of the group.
    """

    __slots__ = ("_after", "_before", "_group", "_maker", "_mine", "_outlook", "fees", "paper", "theirs")

    def __init__(
        self, outlook: Outlook, group: str, maker: int, to: int, give: Collection[str], want: Collection[str]
    ) -> None:
        self._outlook, self._group, self._maker = outlook, group, maker
        deeds = outlook.deeds[group]
        owner_of = outlook.view.owners.get
        self._before: Holders = [*map(owner_of, deeds)]
        self._after: Holders = [to if deed in give else maker if deed in want else owner_of(deed) for deed in deeds]
        given, theirs = _paper(outlook, give) if give else (0, 0)
        wanted, mine = _paper(outlook, want) if want else (0, 0)
        self.paper = wanted - given
        self.fees = mine, theirs
        self.theirs = self._stake(to)
        self._mine: Stake | None = None

    @property
    def mine(self) -> Stake:
        """What the maker has of the group, which is reckoned only where what the other has leaves hope."""
        if self._mine is None:
            self._mine = self._stake(self._maker)
        return self._mine

    def _stake(self, seat: int) -> Stake:
        outlook, group = self._outlook, self._group
        part, worth, cost = outlook.part(group, seat, self._before)
        was = part * (worth * able(cost, outlook.view.seats[seat].cash)) if part else 0.0
        part, worth, cost = outlook.part(group, seat, self._after)
        return part, worth, cost, was, part * max(worth, 0.0) - was


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

    __slots__ = (
        "_cash",
        "_fees",
        "_hope",
        "_mine",
        "_paper",
        "_theirs",
        "_touches",
        "give",
        "maker",
        "rivalry",
        "to",
        "want",
    )

    def __init__(
        self, outlook: Outlook, maker: int, to: int, give: Bundle, want: Bundle, touches: Sequence[Touch]
    ) -> None:
        self.maker, self.to = maker, to
        self.give, self.want = give, want
        self.rivalry = outlook.rivalry
        seats = outlook.view.seats
        self._cash = seats[maker].cash, seats[to].cash
        self._touches = touches
        paper = CARD * (len(want.cards) - len(give.cards))
        mine = theirs = 0
        hope = 0.0
        for touch in touches:
            paper += touch.paper
            mine += touch.fees[0]
            theirs += touch.fees[1]
            hope += touch.theirs[HOPE]
        self._paper, self._fees, self._hope = paper, (mine, theirs), hope
        self._mine: Sequence[Stake] = ()
        self._theirs: Sequence[Stake] = ()

    def hopeless(self, least: float, low: int, high: int) -> bool:
        """Whether no sum from `low` to `high` paid by the maker could let both gain at least so much."""
        least *= 1 + self.rivalry  # the other's gain, which is as large, is to be made up for
        theirs = high - self._paper - self._fees[1] + self._hope
        if theirs < least:
            return True
        hope = 0.0
        for touch in self._touches:
            hope += touch.mine[HOPE]
        mine = self._paper - low - self._fees[0] + hope
        return mine < least or mine + theirs - (high - low) < 2 * least

    def gains(self, paid: int) -> tuple[float, float]:
        """What the maker and the other gain if the maker pays so much (below 0: gets), each less what the rival gains."""
        if not self._theirs:
            self._mine, self._theirs = [it.mine for it in self._touches], [it.theirs for it in self._touches]
        mine = self._paper - paid - self._fees[0] + _grown(self._mine, self._cash[0] - paid)
        theirs = paid - self._paper - self._fees[1] + _grown(self._theirs, self._cash[1] + paid)
        return mine - self.rivalry * max(theirs, 0.0), theirs - self.rivalry * max(mine, 0.0)


def _grown(stakes: Sequence[Stake], cash: int) -> float:
    """What groups gain in worth to a seat that has so much cash afterwards."""
    after = before = 0.0
    for part, worth, cost, was, _ in stakes:
        before += was
        if part:
            after += part * (worth * able(cost, cash))
    return after - before


def as_deal(outlook: Outlook, maker: int, to: int, give: Bundle, want: Bundle) -> Deal:
    """Any trade as a deal."""
    deeds = outlook.view.rules.deeds
    touches = []
    for group in dict.fromkeys([deeds[name].group for name in (*give.deeds, *want.deeds)]):
        names = outlook.deeds[group]
        given, wanted = ([name for name in side.deeds if name in names] for side in (give, want))
        touches.append(Touch(outlook, group, maker, to, given, wanted))
    return Deal(outlook, maker, to, give, want, touches)
