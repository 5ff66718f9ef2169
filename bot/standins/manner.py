"""How a stand-in of a street game goes about it: claims, then debts, then offers, then what else waits for its seat.

What it answers to each is its game's business.
"""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Final, Generic, TypeVar

from bot.engine.actions import AcceptTrade, Action, ClaimRent, Mortgage, ProposeTrade, RejectTrade, Sell, WithdrawTrade
from bot.engine.decisions import AwaitTransfer, Decision
from bot.engine.options import Exact, Option
from bot.engine.play import ALL_KINDS, NO_KINDS, Kinds
from bot.engine.rules import Rules
from bot.engine.state import State
from bot.engine.view import View
from bot.standins.order import NothingAwaited, StandIn

Lore = TypeVar("Lore")

Answer = Callable[[View, Lore, int, list[Option]], Action | None]
"""What a seat does by itself: None where it leaves it."""

Answers = Mapping[type, Callable[[View, Lore, int, Any, list[Option]], Action | None]]
"""What answers each decision; None where it leaves the seat nothing to do."""

Wants = Mapping[type, Callable[[State, Lore, int, Any], Kinds]]
"""What a seat may want beside the answers to a decision."""

CLAIM: Final = Exact(ClaimRent())

CLAIMING: Final[Kinds] = frozenset({ClaimRent})
RAISING: Final[Kinds] = frozenset({Mortgage, Sell})
ANSWERING: Final[Kinds] = frozenset({AcceptTrade, RejectTrade})
TRADING: Final[Kinds] = frozenset({ProposeTrade, WithdrawTrade})
"""What a seat may want that can claim rent, is in debt, was made an offer, or may make one."""


class Manner(Generic[Lore]):
    """The manner of one game.

    `settle` pays a debt, raises money for it or gives up; `haggle` answers an offer.
    """

    def __init__(
        self,
        lore_of: Callable[[Rules], Lore],
        settle: Answer[Lore],
        haggle: Answer[Lore],
        answers: Answers[Lore],
        wants: Wants[Lore],
    ) -> None:
        self._lore_of, self._settle, self._haggle, self._answers, self._wants = lore_of, settle, haggle, answers, wants

    def play_by(self, rules: Rules) -> StandIn:
        """The stand-in of a table that plays by these rules."""
        lore = self._lore_of(rules)
        return StandIn(partial(self._choose, lore), partial(self._look_for, lore))

    def _choose(self, lore: Lore, view: View, options: list[Option]) -> Action:
        seat = view.seat
        if seat is None:
            raise NothingAwaited
        if view.claims and CLAIM in options:
            return CLAIM.action
        for debt in view.debts:
            if debt.debtor == seat:
                paid = self._settle(view, lore, seat, options)
                if paid is not None:
                    return paid
                break
        if view.offers:
            answered = self._haggle(view, lore, seat, options)
            if answered is not None:
                return answered
        for decision in view.waiting if len(view.waiting) == 1 else sorted(view.waiting, key=_is_later):
            if seat in decision.seats:
                action = self._answers[type(decision)](view, lore, seat, decision, options)
                if action is not None:
                    return action
        raise NothingAwaited

    def _look_for(self, lore: Lore, state: State, seat: int) -> Kinds:
        if state.claims or state.debts or state.offers:
            between = _wants_between_seats(state, seat)
            if between is not None:
                return between
        waiting = state.waiting
        if len(waiting) == 1:
            (decision,) = waiting
            wanted = self._wants.get(type(decision))
            return NO_KINDS if wanted is None or seat not in decision.seats else wanted(state, lore, seat, decision)
        found: Kinds = NO_KINDS
        for decision in waiting:
            wanted = self._wants.get(type(decision))
            if wanted is not None and seat in decision.seats:
                more = wanted(state, lore, seat, decision)
                found = {*found, *more} if found else more
        return found


def _is_later(decision: Decision) -> bool:
    """Mortgages that came with a trade are seen to before the turn goes on."""
    return type(decision) is not AwaitTransfer


def _wants_between_seats(state: State, seat: int) -> Kinds | None:
    """What a seat may want that has a claim, a debt or an offer to see to; None for others."""
    for claim in state.claims:
        if claim.owner == seat:
            return CLAIMING
    for debt in state.debts:
        if debt.debtor == seat:
            if state.auction is not None:
                return ALL_KINDS
            return NO_KINDS if state.seats[seat].cash >= debt.amount else RAISING
    for offer in state.offers:
        if offer.to == seat:
            return ANSWERING
    return None
