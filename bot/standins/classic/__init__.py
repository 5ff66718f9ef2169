"""The stand-in for classic Monopoly: answers offers, claims, pays, trades for whole groups and builds on them.

This module owns the order in which things are considered; the reckoning is in `worth`, `danger` and `lore`, the single answers in
`money`, `sites`, `moves` and `trades`.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final

from bot.engine.actions import Action, ClaimRent, EndTurn, Mortgage, ProposeTrade, RollDice, Sell
from bot.engine.decisions import (
    AwaitAuction,
    AwaitBuildings,
    AwaitChoice,
    AwaitDebt,
    AwaitManage,
    AwaitPlacing,
    AwaitPurchase,
    AwaitRoll,
    AwaitTransfer,
    Decision,
)
from bot.engine.games.classic.owned import own_state
from bot.engine.options import Exact, Option
from bot.engine.play import ALL_KINDS, NO_KINDS, Kinds
from bot.engine.rules import Rules
from bot.engine.state import State
from bot.engine.view import View
from bot.standins.classic import danger, money, moves, sites, trades
from bot.standins.classic.lore import Lore, lore_of
from bot.standins.order import NothingAwaited

CLAIM: Final = Exact(ClaimRent())

CLAIMING: Final[Kinds] = frozenset({ClaimRent})
RAISING: Final[Kinds] = frozenset({Mortgage, Sell})
TRADING: Final[Kinds] = frozenset({ProposeTrade})
"""What a seat may want that can claim rent, is in debt, or may offer a trade."""

LEAVING: Final = frozenset({RollDice, EndTurn})
"""The actions by which a seat leaves off managing."""


def choose(view: View, options: list[Option]) -> Action:
    """What the stand-in does in the seat that looks.

    Raises:
        NothingAwaited: nothing asks anything of this seat now.
    """
    seat = view.seat
    if seat is None:
        raise NothingAwaited
    lore = lore_of(view.rules)
    if view.claims and CLAIM in options:
        return CLAIM.action
    if view.debts and any(debt.debtor == seat for debt in view.debts):
        paid = money.settle(view, lore, seat, options)
        if paid is not None:
            return paid
    if view.offers:
        answered = trades.answer(view, lore, seat, options)
        if answered is not None:
            return answered
    for decision in view.waiting if len(view.waiting) == 1 else sorted(view.waiting, key=_is_later):
        if seat in decision.seats:
            action = _ANSWERS[type(decision)](view, lore, seat, decision, options)
            if action is not None:
                return action
    raise NothingAwaited


def _is_later(decision: Decision) -> bool:
    """Mortgages that came with a trade are seen to before the turn goes on."""
    return type(decision) is not AwaitTransfer


def wants(rules: Rules, state: State, seat: int) -> Kinds:
    """What the stand-in of a seat may take of what is always open; it says too much rather than too little."""
    if state.claims or state.debts or state.offers:
        found = _wants_between_seats(state, seat)
        if found is not None:
            return found
    found = NO_KINDS
    for decision in state.waiting:
        look = _WANTS.get(type(decision))
        if look is not None and seat in decision.seats:
            more = look(state, lore_of(rules), seat, decision)
            found = {*found, *more} if found else more
    return found


def _wants_between_seats(state: State, seat: int) -> Kinds | None:
    """What a seat may want that has a claim, a debt or an offer to see to; None for others."""
    if any(claim.owner == seat for claim in state.claims):
        return CLAIMING
    for debt in state.debts:
        if debt.debtor == seat:
            if state.auction is not None:
                return ALL_KINDS
            return NO_KINDS if state.seats[seat].cash >= debt.amount else RAISING
    return ALL_KINDS if any(seat in {offer.to, offer.maker} for offer in state.offers) else None


def _wants_before_throw(state: State, lore: Lore, seat: int, decision: AwaitRoll) -> Kinds:
    found = TRADING if trades.is_time(state, seat, decision) else NO_KINDS
    if lore.builds_early:
        return {*found, *money.investments(state, lore, seat)}
    return found


def _wants_before_end(state: State, lore: Lore, seat: int, _decision: AwaitManage) -> Kinds:
    return NO_KINDS if state.again else money.investments(state, lore, seat)


def _wants_of_transfer(*_: object) -> Kinds:
    return money.LIFTING


_WANTS: Final[Mapping[type, Callable[[State, Lore, int, Any], Kinds]]] = {
    AwaitRoll: _wants_before_throw,
    AwaitManage: _wants_before_end,
    AwaitTransfer: _wants_of_transfer,
}
"""What a seat may want beside the answers to a decision."""


def _begin(view: View, lore: Lore, seat: int, decision: AwaitRoll, options: list[Option]) -> Action | None:
    """Before the throw: offer a trade, build where that is the time for it, then throw."""
    found: Action | None = None
    if len(options) > 1:
        if not own_state(view).built and trades.is_time(view, seat, decision):
            found = trades.stale(view, seat, decision, options) if view.offers else None
            found = found or trades.offer(view, lore, seat, options)
        if found is None and lore.builds_early:
            spare = danger.spare(view, lore, seat, lore.dearest + money.RICH)
            found = money.redeem(view, lore, seat, options, spare, groups=True) if view.mortgaged else None
            found = found or sites.build(view, lore, options, spare)
    return found or moves.throw(view, lore, seat, options)


def _manage(view: View, lore: Lore, seat: int, _decision: AwaitManage, options: list[Option]) -> Action | None:
    """Lift mortgages of whole groups, build, lift other mortgages; then throw again or end."""
    found: Action | None = None
    if len(options) > 1 and not view.again:
        spare = danger.spare(view, lore, seat, lore.dearest + money.RICH)
        if view.mortgaged:
            found = money.redeem(view, lore, seat, options, spare, groups=True)
        found = found or sites.build(view, lore, options, spare)
        if found is None and view.mortgaged:
            found = money.redeem(view, lore, seat, options, spare, groups=False)
    if found is None:
        for option in options:
            if type(option) is Exact and type(option.action) in LEAVING:
                return option.action
    return found


def _settled(*_: object) -> None:
    """Debts are settled before all else."""


_ANSWERS: Final[Mapping[type, Callable[[View, Lore, int, Any, list[Option]], Action | None]]] = {
    AwaitRoll: _begin,
    AwaitManage: _manage,
    AwaitPurchase: money.purchase,
    AwaitAuction: money.bid,
    AwaitDebt: _settled,
    AwaitChoice: moves.answer,
    AwaitTransfer: money.transfer,
    AwaitBuildings: sites.request,
    AwaitPlacing: sites.place,
}
"""What answers each decision; None where it leaves the seat nothing to do."""
