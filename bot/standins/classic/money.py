"""A stand-in's money: buying, bidding, raising what it owes in the least harmful way, redeeming when rich."""

from typing import Final

from bot.engine.actions import (
    Action,
    BuyDeed,
    DeclareBankruptcy,
    DeclineDeed,
    Mortgage,
    PassAuction,
    Pay,
    Redeem,
    Sell,
    SetMaximum,
    Skip,
)
from bot.engine.decisions import AwaitAuction, AwaitPurchase
from bot.engine.games.classic import levels
from bot.engine.games.classic.owned import own_rules, own_state
from bot.engine.mechanics.ownership import owns_group
from bot.engine.options import Exact, MaximumRange, Option
from bot.engine.state import State
from bot.engine.view import View
from bot.standins.classic import danger, sites, worth
from bot.standins.classic.lore import Lore

POCKET: Final = 20
"""Cash that a bid leaves."""

RICH: Final = 250
"""Cash beyond the cushion with which deeds are redeemed that complete no group."""


def purchase(view: View, lore: Lore, seat: int, decision: AwaitPurchase, options: list[Option]) -> Action | None:
    """Buy where the price is at most the worth, else leave it."""
    decline: Action | None = None
    for option in options:
        if type(option) is Exact:
            kind = type(option.action)
            if kind is BuyDeed:
                if worth.of_deed(view, lore, seat, decision.deed) >= lore.rules.deeds[decision.deed].price:
                    return option.action
            elif kind is DeclineDeed:
                decline = option.action
    return decline


def bid(view: View, lore: Lore, seat: int, decision: AwaitAuction, options: list[Option]) -> Action | None:
    """Seal a maximum at the worth of what is sold, within one's cash; once that is outbid, pass. The leader waits."""
    if view.auction is None or view.auction.leader == seat:
        return None
    if decision.deed in lore.rules.deeds:
        most = min(int(worth.of_deed(view, lore, seat, decision.deed)), view.seats[seat].cash - POCKET)
        for option in options:
            if type(option) is MaximumRange and option.low <= min(most, option.high):
                return SetMaximum(min(most, option.high))
    else:
        found = sites.bid(view, lore, seat, options)
        if found is not None:
            return found
    return next((it.action for it in options if type(it) is Exact and type(it.action) is PassAuction), None)


def settle(view: View, lore: Lore, seat: int, options: list[Option]) -> Action | None:
    """Pay a debt, raise money for it, or give up where all one has would not do."""
    ways: list[Mortgage | Sell] = []
    give_up: DeclareBankruptcy | None = None
    for option in options:
        if type(option) is Exact:
            match option.action:
                case Pay():
                    return option.action
                case DeclareBankruptcy():
                    give_up = option.action
                case Mortgage() | Sell():
                    ways.append(option.action)
                case _:
                    pass
    if view.auction is not None and view.auction.leader == seat:
        give_up = None  # the bid holds cash back; once the auction is over there may be enough
    if give_up is not None or not ways:
        return give_up
    lack = next(debt.amount for debt in view.debts if debt.debtor == seat) - view.seats[seat].cash
    return min(ways, key=lambda way: _harm(view, lore, seat, way, lack))


def _harm(view: View, lore: Lore, seat: int, way: Mortgage | Sell, lack: int) -> tuple[int, bool, float]:
    """How much a way of raising money harms: what is lost first, then whether it is enough, then the rent lost for the money."""
    rules = lore.rules
    deed = rules.deeds[way.deed]
    own, held = own_rules(rules), own_state(view)
    if isinstance(way, Sell):
        height = levels.height_of(own, held, deed.id)
        ladder = lore.ladder[deed.id]
        lost = lore.often[deed.id] * (ladder[height] - ladder[height - 1])
        return (4 if way.group else 3), False, lost / max(levels.resale_of(rules, own, deed.id, 1), 1)
    lost = lore.often[deed.id] * danger.rent_of(view, lore, deed.id) / max(deed.mortgage, 1)
    rank = 0
    if owns_group(rules, view.owners, deed.group, seat):
        rank = 2 if deed.house else 1
    return rank, deed.mortgage < lack, lost


def redeem(view: View, lore: Lore, seat: int, options: list[Option], *, groups: bool) -> Redeem | None:
    """Redeem the deed that earns most for its cost: of whole groups as soon as the cushion allows, others only when rich."""
    rules = lore.rules
    offered = [option.action for option in options if type(option) is Exact and type(option.action) is Redeem]
    if not offered:
        return None
    spare = view.seats[seat].cash - danger.cushion(view, lore, seat) - (0 if groups else RICH)
    found = [
        action
        for action in offered
        if rules.deeds[action.deed].redeem <= spare
        and (not groups or owns_group(rules, view.owners, rules.deeds[action.deed].group, seat))
    ]
    return max(
        found,
        key=lambda it: lore.often[it.deed] * lore.ladder[it.deed][0] / rules.deeds[it.deed].redeem,
        default=None,
    )


def may_invest(state: State, lore: Lore, seat: int) -> bool:
    """Whether a seat may have the cash for a building or for lifting a mortgage; says yes too often rather than too seldom."""
    spare = state.seats[seat].cash - danger.LEAST
    cost = sites.cheapest(state, lore, seat, spare)
    if state.mortgaged:
        for deed in state.mortgaged:
            if state.owners[deed] == seat:
                cost = min(cost, lore.rules.deeds[deed].redeem)
    return cost <= spare and cost <= spare + danger.LEAST - danger.cushion(state, lore, seat)


def transfer(view: View, lore: Lore, seat: int, deeds: tuple[str, ...], options: list[Option]) -> Action | None:
    """Redeem a deed that came mortgaged, where cash allows it: later it costs the fee once more; else pay the fee."""
    spare = view.seats[seat].cash - danger.cushion(view, lore, seat)
    skip: Action | None = None
    for option in options:
        if type(option) is Exact:
            action = option.action
            if type(action) is Redeem and action.deed in deeds and lore.rules.deeds[action.deed].redeem <= spare:
                return action
            if type(action) is Skip:
                skip = action
    return skip
