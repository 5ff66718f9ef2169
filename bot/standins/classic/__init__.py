"""The stand-in for classic Monopoly: answers offers, claims, pays, trades for whole groups and builds on them.

This module owns the order in which things are considered; the reckoning is in `worth`, `danger` and `lore`, the single answers in
`money`, `sites`, `moves` and `trades`.
"""

from typing import Final

from bot.engine.actions import Action, ClaimRent, EndTurn, RollDice
from bot.engine.decisions import (
    AwaitAuction,
    AwaitBuildings,
    AwaitChoice,
    AwaitDebt,
    AwaitDiscard,
    AwaitManage,
    AwaitParking,
    AwaitPlacing,
    AwaitPurchase,
    AwaitRoll,
    AwaitTransfer,
    Decision,
)
from bot.engine.games.classic.owned import own_rules, own_state
from bot.engine.options import Exact, Option
from bot.engine.rules import Rules
from bot.engine.state import State
from bot.engine.view import View
from bot.standins.classic import money, moves, sites, trades
from bot.standins.classic.lore import Lore, lore_of
from bot.standins.order import NothingAwaited

CLAIM: Final = Exact(ClaimRent())

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
            action = _answer(view, lore, seat, decision, options)
            if action is not None:
                return action
    raise NothingAwaited


def _is_later(decision: Decision) -> bool:
    """Mortgages that came with a trade are seen to before the turn goes on."""
    return type(decision) is not AwaitTransfer


def wants_all(rules: Rules, state: State, seat: int) -> bool:
    """Whether the stand-in of a seat may take what is always open, so that all its options are to be listed."""
    if state.claims and any(claim.owner == seat for claim in state.claims):
        return True
    for debt in state.debts:
        if debt.debtor == seat:
            return state.auction is not None or state.seats[seat].cash < debt.amount  # else it is just paid
    if state.offers and any(seat in {offer.to, offer.maker} for offer in state.offers):
        return True
    lore = lore_of(rules)
    for decision in state.waiting:
        if seat in decision.seats and _may_want_all(rules, state, lore, seat, decision):
            return True
    return False


def _may_want_all(rules: Rules, state: State, lore: Lore, seat: int, decision: Decision) -> bool:
    match decision:
        case AwaitManage():
            return not state.again and money.may_invest(state, lore, seat)
        case AwaitTransfer():
            return True
        case AwaitRoll():
            return trades.may_offer(state, lore, seat, decision) or (
                own_rules(rules).build_when == "before_roll" and money.may_invest(state, lore, seat)
            )
        case _:
            return False


def _answer(view: View, lore: Lore, seat: int, decision: Decision, options: list[Option]) -> Action | None:
    """The answer to one decision, or None where it leaves the seat nothing to do."""
    match decision:
        case AwaitRoll():
            return _begin(view, lore, seat, decision, options)
        case AwaitManage():
            return _manage(view, lore, seat, options)
        case AwaitPurchase():
            return money.purchase(view, lore, seat, decision, options)
        case AwaitAuction():
            return money.bid(view, lore, seat, decision, options)
        case AwaitDebt():
            return None  # debts are settled before all else
        case AwaitChoice():
            return moves.answer(view, lore, seat, decision, options)
        case AwaitTransfer(deeds=deeds):
            return money.transfer(view, lore, seat, deeds, options)
        case AwaitBuildings():
            return sites.request(view, lore, seat, options)
        case AwaitPlacing():
            return sites.place(view, lore, options)
        case AwaitDiscard() | AwaitParking():
            return None  # other games ask these


def _begin(view: View, lore: Lore, seat: int, decision: AwaitRoll, options: list[Option]) -> Action | None:
    """Before the throw: offer a trade, build where that is the time for it, then throw."""
    found: Action | None = None
    if len(options) > 1 and not own_state(view).built and trades.may_offer(view, lore, seat, decision):
        found = trades.stale(view, seat, decision, options) if view.offers else None
        found = found or trades.offer(view, lore, seat, options)
    if found is None and own_rules(view.rules).build_when == "before_roll":
        found = money.redeem(view, lore, seat, options, groups=True) if view.mortgaged else None
        found = found or sites.build(view, lore, seat, options)
    return found or moves.throw(view, lore, seat, options)


def _manage(view: View, lore: Lore, seat: int, options: list[Option]) -> Action | None:
    """Lift mortgages of whole groups, build, lift other mortgages; then throw again or end."""
    found: Action | None = None
    if not view.again:
        if view.mortgaged:
            found = money.redeem(view, lore, seat, options, groups=True)
        found = found or sites.build(view, lore, seat, options)
        if found is None and view.mortgaged:
            found = money.redeem(view, lore, seat, options, groups=False)
    if found is None:
        for option in options:
            if type(option) is Exact and type(option.action) in LEAVING:
                return option.action
    return found
