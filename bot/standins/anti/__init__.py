"""The stand-in for Anti-Monopoly, for both roles: takes a role, buys, deals, builds, and adjusts its holdings at the end.

This module owns the order in which things are considered; the reckoning is in `dealing`, `worth`, `danger` and `lore`, the single
answers in `money`, `moves`, `trades` and `adjusting`.
"""

from typing import Final

from bot.engine.actions import Action
from bot.engine.decisions import (
    AwaitAdjusting,
    AwaitChoice,
    AwaitDebt,
    AwaitManage,
    AwaitPurchase,
    AwaitRoles,
    AwaitRoll,
)
from bot.engine.options import Option
from bot.engine.play import NO_KINDS, Kinds
from bot.engine.state import State
from bot.engine.view import View
from bot.standins import bargains, picking
from bot.standins.anti import adjusting, money, moves, trades
from bot.standins.anti.lore import Lore, lore_of
from bot.standins.manner import TRADING, Manner


def _wants_before_throw(state: State, lore: Lore, seat: int, decision: AwaitRoll) -> Kinds:
    return TRADING if trades.may_offer(state, lore, seat, decision) else NO_KINDS


def _wants_before_end(state: State, lore: Lore, seat: int, _decision: AwaitManage) -> Kinds:
    return NO_KINDS if state.again else money.investments(state, lore, seat)


def _wants_to_adjust(*_: object) -> Kinds:
    return adjusting.DEALING


def _begin(view: View, lore: Lore, seat: int, decision: AwaitRoll, options: list[Option]) -> Action | None:
    """Before the throw: offer a trade, then throw."""
    found: Action | None = None
    if len(options) > 1 and bargains.is_time(view, seat, decision):
        found = bargains.stale(view, seat, decision, options) if view.offers else None
        found = found or trades.offer(view, lore, seat, options)
    return found or moves.throw(view, lore, seat, options)


def _manage(view: View, lore: Lore, seat: int, _decision: AwaitManage, options: list[Option]) -> Action | None:
    """Invest what can be spared; then throw again or end."""
    found = money.invest(view, lore, seat, options) if len(options) > 1 and not view.again else None
    return found or picking.leave(options)


MANNER: Final = Manner(
    lore_of,
    money.settle,
    trades.answer,
    answers={
        AwaitRoles: moves.ready,
        AwaitRoll: _begin,
        AwaitManage: _manage,
        AwaitPurchase: money.purchase,
        AwaitDebt: picking.settled,
        AwaitChoice: moves.answer,
        AwaitAdjusting: adjusting.adjust,
    },
    wants={
        AwaitRoll: _wants_before_throw,
        AwaitManage: _wants_before_end,
        AwaitAdjusting: _wants_to_adjust,
    },
)
