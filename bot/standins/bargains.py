"""Offers of trades, whatever is traded: when a seat makes one, at which price, which it takes back, and which it takes.

A seat offers at most once a turn, and only every few rounds: whether it has offered is told by the numbers of the view.
"""

from collections.abc import Callable, Iterable
from typing import Final, Protocol

from bot.engine.actions import AcceptTrade, Action, Bundle, ProposeTrade, RejectTrade, WithdrawTrade
from bot.engine.decisions import AwaitRoll
from bot.engine.options import Exact, OfferTrade, Option
from bot.engine.state import Offer, State
from bot.engine.view import View

EVERY: Final = 3
"""A seat offers in one round out of so many."""

MARGIN: Final = 25
"""What a trade must bring before it is worth the bother."""

KEEP: Final = 60
"""Cash that an offer leaves to who pays it."""

NOTHING: Final = Bundle()

TENS: Final = 10

TRIES: Final = 4


class Deal(Protocol):
    """A trade between two seats, `maker` and `to`, as both are to judge it; cash is left out until `gains` is asked.

    Attributes:
        give, want: what the maker gives and gets, without cash.
        rivalry: how much the other's gain is one's own loss.
    """

    maker: int
    to: int
    give: Bundle
    want: Bundle
    rivalry: float

    def hopeless(self, least: float, low: int, high: int) -> bool:
        """Whether no sum from `low` to `high` paid by the maker could let both gain at least so much."""

    def gains(self, paid: int) -> tuple[float, float]:
        """What the maker and the other gain if the maker pays so much (below 0: gets), each less what the rival gains."""


def is_time(view: View | State, seat: int, decision: AwaitRoll) -> bool:
    """Whether this is the moment for an offer: in the seat's rounds, if it made none since the throw was due."""
    if view.number != decision.number or (view.round + seat) % EVERY:
        return False
    return not view.again and not view.debts and view.auction is None


def answer(view: View, seat: int, options: list[Option], judged: Callable[[Offer], Deal]) -> Action | None:
    """Accept the first offer that brings a gain, else reject one, where that can be done."""
    refusal: Action | None = None
    for option in options:
        if type(option) is not Exact:
            continue
        action = option.action
        if type(action) is AcceptTrade:
            offer = next(it for it in view.offers if it.maker == action.seat and it.to == seat)
            if judged(offer).gains(offer.give.cash - offer.want.cash)[1] >= MARGIN:
                return action
        elif type(action) is RejectTrade:
            refusal = refusal or action
    return refusal


def stale(view: View, seat: int, decision: AwaitRoll, options: list[Option]) -> WithdrawTrade | None:
    """Take back an own offer of an earlier turn; an absent person's stays."""
    if all(type(it) is not OfferTrade for it in options):
        return None
    for offer in view.offers:
        if offer.maker == seat and offer.number < decision.number:
            action = WithdrawTrade(offer.to)
            if Exact(action) in options:
                return action
    return None


def best(view: View, deals: Iterable[Deal]) -> ProposeTrade | None:
    """The offer by which the maker gains most, at prices that the others should agree to; None where both gain by none."""
    found: tuple[float, ProposeTrade] | None = None
    for deal in deals:
        priced = _priced(view, deal)
        if priced is not None and (found is None or priced[0] > found[0]):
            found = priced
    return None if found is None else found[1]


def _priced(view: View, deal: Deal) -> tuple[float, ProposeTrade] | None:
    """The least sum that the other should agree to, if the maker still gains; with the gain."""
    cash, rich = view.seats[deal.maker].cash, view.seats[deal.to].cash
    if deal.hopeless(MARGIN, KEEP - rich, cash - KEEP):
        return None
    paid = 0
    mine, theirs = deal.gains(paid)
    for _ in range(TRIES):
        lack = MARGIN - theirs
        if -2 * TENS <= lack <= 0:
            break
        paid = max(paid + _tens(lack / (1 + deal.rivalry)), min(0, KEEP - rich))
        if paid > cash - KEEP:
            return None
        mine, theirs = deal.gains(paid)
    if theirs < MARGIN or mine < MARGIN or paid > cash - KEEP or -paid > rich - KEEP:
        return None
    give = Bundle(max(paid, 0), deal.give.deeds)
    want = Bundle(max(-paid, 0), deal.want.deeds)
    return mine, ProposeTrade(deal.to, give, want)


def _tens(amount: float) -> int:
    """Rounded away from nothing in the other's favour."""
    return int(-(-amount // TENS)) * TENS
