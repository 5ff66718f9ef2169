"""The stand-in for Monopoly Builder: claims what is open, answers what waits, and plays toward the penthouse.

This module owns the order in which things are considered; what a chip, a deed or a floor is worth is decided in `lore`, `chips`,
`money` and `towers`.
"""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Final

from bot.engine.actions import (
    Action,
    ClaimRent,
    EndTurn,
    ForceTrade,
    Mortgage,
    Pay,
    Redeem,
    RejectTrade,
    RollDice,
    UseCard,
)
from bot.engine.decisions import (
    AwaitAuction,
    AwaitChoice,
    AwaitDebt,
    AwaitDiscard,
    AwaitManage,
    AwaitParking,
    AwaitPurchase,
    AwaitRoll,
)
from bot.engine.games.builder.owned import own_state
from bot.engine.options import BankSwap, BuildFloor, DropChips, Exact, Option
from bot.engine.play import NO_KINDS, Kinds
from bot.engine.rules import Rules
from bot.engine.state import State
from bot.engine.view import View
from bot.standins.builder import chips, money, towers
from bot.standins.builder.lore import Lore, lore_of
from bot.standins.order import NothingAwaited, StandIn

CLAIM: Final = Exact(ClaimRent())

MAY_WANT: Final[Kinds] = frozenset({ClaimRent, Mortgage, Redeem, RejectTrade})

LEAVING: Final = frozenset({RollDice, EndTurn})
"""The actions by which a seat leaves off managing."""


def play_by(rules: Rules) -> StandIn:
    """The stand-in of a table that plays by these rules."""
    return StandIn(partial(_choose, lore_of(rules)), _look_for)


def _choose(lore: Lore, view: View, options: list[Option]) -> Action:
    seat = view.seat
    if seat is None:
        raise NothingAwaited
    if view.claims and CLAIM in options:
        return CLAIM.action
    if view.debts and any(debt.debtor == seat for debt in view.debts):
        paid = money.settle(view, lore, seat, options)
        if paid is not None:
            return paid
    for decision in view.waiting:
        if seat in decision.seats:
            action = _ANSWERS[type(decision)](view, lore, seat, decision, options)
            if action is not None:
                return action
    for option in options if view.offers else ():
        if type(option) is Exact and type(option.action) is RejectTrade:
            return option.action
    raise NothingAwaited


def _look_for(state: State, _seat: int) -> Kinds:
    """Of what is always open it may take something only where anything is mortgaged, owed, claimed or offered."""
    if state.mortgaged or state.debts or state.claims or state.offers:
        return MAY_WANT
    return NO_KINDS


def _throw(view: View, _lore: Lore, seat: int, _decision: AwaitRoll, options: list[Option]) -> Action | None:
    """Throw the dice; out of jail first, by a card or else by the fine, since nothing can be built in there."""
    found: Action | None = None
    jailed = view.seats[seat].jailed
    for option in options:
        if type(option) is Exact:
            kind = type(option.action)
            if kind is RollDice:
                found = option.action
                if not jailed:
                    return found
            elif jailed and kind in {UseCard, Pay}:
                found = option.action
    return found


def _drop(view: View, lore: Lore, seat: int, _decision: AwaitDiscard, options: list[Option]) -> Action | None:
    for option in options:
        if type(option) is DropChips:
            return chips.drop(option, lore.units[chips.next_floor(view, lore, seat)])
    return None


def _manage(view: View, lore: Lore, seat: int, _decision: AwaitManage, options: list[Option]) -> Action | None:
    """Redeem, force a trade, build, swap with the bank; then drop, throw again or end."""
    if view.mortgaged:
        redeemed = money.redeem(view, lore, seat, options)
        if redeemed is not None:
            return redeemed
    held = own_state(view).chips[seat]
    height = chips.next_floor(view, lore, seat)
    units = lore.units[height]
    floors: list[BuildFloor] = []
    found: Action | None = None
    trades: list[ForceTrade] = []
    for option in options:
        if type(option) is BuildFloor:
            floors.append(option)
        elif type(option) is Exact:
            if type(option.action) is ForceTrade:
                trades.append(option.action)
            elif type(option.action) in LEAVING:
                found = found or option.action
                break
        elif type(option) is BankSwap:
            found = chips.swap_bank(option, held, lore, height)
            if found is not None and chips.completes(found.give, found.take, held, lore, height):
                return found
        elif type(option) is DropChips:
            found = found or chips.drop(option, units)
            break
    if trades:
        found = chips.force(trades, held, lore, height) or found
    if floors:
        found = towers.build(view, lore, seat, height, floors) or found
    return found


def _settled(*_: object) -> None:
    """Debts are settled before all else."""


_ANSWERS: Final[Mapping[type, Callable[[View, Lore, int, Any, list[Option]], Action | None]]] = {
    AwaitRoll: _throw,
    AwaitManage: _manage,
    AwaitDiscard: _drop,
    AwaitPurchase: money.purchase,
    AwaitAuction: money.bid,
    AwaitDebt: _settled,
    AwaitChoice: chips.answer,
    AwaitParking: chips.park,
}
"""What answers each decision; None where it leaves the seat nothing to do."""
