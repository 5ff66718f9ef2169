"""The stand-in for classic Monopoly: answers offers, claims, pays, trades for whole groups and builds on them.

This module owns the order in which things are considered; the reckoning is in `worth`, `danger` and `lore`, the single answers in
`money`, `sites`, `moves` and `trades`.
"""

from typing import Final

from bot.engine.actions import Action
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
)
from bot.engine.games.classic.owned import own_state
from bot.engine.options import Option
from bot.engine.play import NO_KINDS, Kinds
from bot.engine.state import State
from bot.engine.view import View
from bot.standins import bargains, picking
from bot.standins.classic import danger, money, moves, sites, trades
from bot.standins.classic.lore import Lore, lore_of
from bot.standins.manner import TRADING, Manner


def _wants_before_throw(state: State, lore: Lore, seat: int, decision: AwaitRoll) -> Kinds:
    found = TRADING if trades.may_offer(state, lore, seat, decision) else NO_KINDS
    if lore.builds_early:
        return {*found, *money.investments(state, lore, seat, decision)}
    return found


def _wants_of_transfer(*_: object) -> Kinds:
    return money.LIFTING


def _begin(view: View, lore: Lore, seat: int, decision: AwaitRoll, options: list[Option]) -> Action | None:
    """Before the throw: offer a trade, build where that is the time for it, then throw."""
    found: Action | None = None
    if len(options) > 1:
        if not own_state(view).built and bargains.is_time(view, seat, decision):
            found = bargains.stale(view, seat, decision, options) if view.offers else None
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
    return found or picking.leave(options)


MANNER: Final = Manner(
    lore_of,
    money.settle,
    trades.answer,
    answers={
        AwaitRoll: _begin,
        AwaitManage: _manage,
        AwaitPurchase: money.purchase,
        AwaitAuction: money.bid,
        AwaitDebt: picking.settled,
        AwaitChoice: moves.answer,
        AwaitTransfer: money.transfer,
        AwaitBuildings: sites.request,
        AwaitPlacing: sites.place,
    },
    wants={
        AwaitRoll: _wants_before_throw,
        AwaitManage: money.investments,
        AwaitTransfer: _wants_of_transfer,
    },
)
