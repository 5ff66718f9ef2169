"""A stand-in's money: buying, bidding, raising what it owes in the least harmful way, redeeming when rich."""

from typing import Final

from bot.engine.actions import (
    Action,
    Build,
    Mortgage,
    PassAuction,
    Redeem,
    Sell,
    SetMaximum,
    Skip,
)
from bot.engine.decisions import AwaitAuction, AwaitManage, AwaitPurchase, AwaitRoll, AwaitTransfer
from bot.engine.games.classic import levels
from bot.engine.games.classic.owned import own_rules, own_state
from bot.engine.mechanics.ownership import owns_group
from bot.engine.options import Exact, MaximumRange, Option
from bot.engine.play import NO_KINDS, Kinds
from bot.engine.rules import ClassicRules
from bot.engine.state import ClassicState, State
from bot.engine.view import View
from bot.standins import picking
from bot.standins.classic import danger, sites, worth
from bot.standins.classic.lore import Lore

POCKET: Final = 20
"""Cash that a bid leaves."""

BUILDING: Final[Kinds] = frozenset({Build})
LIFTING: Final[Kinds] = frozenset({Redeem})
INVESTING: Final[Kinds] = frozenset({Build, Redeem})

RICH: Final = 250
"""Cash beyond the cushion with which deeds are redeemed that complete no group."""


def purchase(_view: View, _lore: Lore, _seat: int, _decision: AwaitPurchase, options: list[Option]) -> Action | None:
    """Buy whatever can be paid: to a seat a deed without an owner is worth its price at least."""
    return picking.buy(options)


def bid(view: View, lore: Lore, seat: int, decision: AwaitAuction, options: list[Option]) -> Action | None:
    """Seal a maximum at the worth of what is sold, within one's cash; once that is outbid, pass. The leader waits."""
    if view.auction is None or view.auction.leader == seat:
        return None
    if decision.deed in lore.rules.deeds:
        cash = view.seats[seat].cash - POCKET
        for option in options:
            if type(option) is MaximumRange and option.low <= min(cash, option.high):
                most = min(int(worth.of_deed(view, lore, seat, decision.deed)), cash, option.high)
                if option.low <= most:
                    return SetMaximum(most)
    else:
        found = sites.bid(view, lore, seat, options)
        if found is not None:
            return found
    return next((it.action for it in options if type(it) is Exact and type(it.action) is PassAuction), None)


def settle(view: View, lore: Lore, seat: int, options: list[Option]) -> Action | None:
    """Pay a debt, raise money for it, mortgages before buildings, or give up where all one has would not do."""

    def least_harm(mortgages: list[Mortgage], sales: list[Sell], lack: int) -> Action | None:
        if mortgages:
            return min(mortgages, key=lambda way: _harm_of_mortgage(view, lore, seat, way, lack))
        own, held = own_rules(lore.rules), own_state(view)
        return min(sales, key=lambda way: _harm_of_sale(lore, own, held, way), default=None)

    return picking.settle(view, seat, options, least_harm)


def _harm_of_mortgage(view: View, lore: Lore, seat: int, way: Mortgage, lack: int) -> tuple[int, bool, float]:
    """How much it harms: what is lost first, then whether it is enough, then the rent lost for the money."""
    deed = lore.rules.deeds[way.deed]
    lost = lore.often[deed.id] * danger.rent_of(view, lore, deed.id) / max(deed.mortgage, 1)
    rank = 0
    if owns_group(lore.rules, view.owners, deed.group, seat):
        rank = 2 if deed.house else 1
    return rank, deed.mortgage < lack, lost


def _harm_of_sale(lore: Lore, own: ClassicRules, held: ClassicState, way: Sell) -> tuple[bool, float]:
    """How much it harms: rather one building than a group's, then the rent lost for the money."""
    name = way.deed
    height = levels.height_of(own, held, name)
    ladder = lore.ladder[name]
    lost = lore.often[name] * (ladder[height] - ladder[height - 1])
    return way.group, lost / max(levels.resale_of(lore.rules, own, name, 1), 1)


def redeem(view: View, lore: Lore, seat: int, options: list[Option], spare: int, *, groups: bool) -> Redeem | None:
    """Redeem the deed that earns most for its cost: of whole groups as soon as there is so much to spare, others only when rich."""
    rules = lore.rules
    offered = [option.action for option in options if type(option) is Exact and type(option.action) is Redeem]
    if not offered:
        return None
    limit = spare if groups else spare - RICH
    found = [
        action
        for action in offered
        if rules.deeds[action.deed].redeem <= limit
        and (not groups or owns_group(rules, view.owners, rules.deeds[action.deed].group, seat))
    ]
    return max(
        found,
        key=lambda it: lore.often[it.deed] * lore.ladder[it.deed][0] / rules.deeds[it.deed].redeem,
        default=None,
    )


def investments(state: State, lore: Lore, seat: int, _decision: AwaitManage | AwaitRoll) -> Kinds:
    """What a seat may have the cash for, a building or lifting a mortgage; says too much rather than too little."""
    if state.again:
        return NO_KINDS  # it invests after its last throw
    spare = state.seats[seat].cash - danger.LEAST
    building = sites.cheapest(state, lore, seat, spare)
    lifting, owners, deeds = sites.NOTHING, state.owners, lore.rules.deeds
    for name in state.mortgaged:
        if owners[name] == seat:
            lifting = min(lifting, deeds[name].redeem)
    if building > spare and lifting > spare:
        return NO_KINDS
    spare = danger.spare(state, lore, seat, lore.dearest)
    if building > spare:
        return LIFTING if lifting <= spare else NO_KINDS
    return INVESTING if lifting <= spare else BUILDING


def transfer(view: View, lore: Lore, seat: int, decision: AwaitTransfer, options: list[Option]) -> Action | None:
    """Redeem a deed that came mortgaged, where cash allows it: later it costs the fee once more; else pay the fee."""
    spare = danger.spare(view, lore, seat, lore.dearest)
    skip: Action | None = None
    for option in options:
        if type(option) is Exact:
            action = option.action
            if (
                type(action) is Redeem
                and action.deed in decision.deeds
                and lore.rules.deeds[action.deed].redeem <= spare
            ):
                return action
            if type(action) is Skip:
                skip = action
    return skip
