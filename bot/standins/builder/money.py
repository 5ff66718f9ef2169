"""A stand-in's money: buying, bidding, mortgaging in debt, redeeming when rich."""

from bot.engine.actions import (
    Action,
    BuyDeed,
    DeclareBankruptcy,
    DeclineDeed,
    Mortgage,
    PassAuction,
    Pay,
    Redeem,
    SetMaximum,
)
from bot.engine.decisions import AwaitAuction, AwaitPurchase
from bot.engine.options import Exact, MaximumRange, Option
from bot.engine.state import BANK
from bot.engine.view import View
from bot.standins.builder.lore import Lore

WHOLE = 30
"""Money that each point of a set is worth to the seat that would complete it."""

DENIED = 15
"""The same to a seat that keeps another from completing it."""

NEW_COLOUR = 25
"""Money that a deed is worth more while no other of the seat's deeds yields its colour."""

RESERVE = 150
"""Money that a stand-in keeps for rents when it redeems."""


def worth(view: View, lore: Lore, seat: int, deed: str) -> int:
    """The most this seat would pay for a deed: its chips, its rent, its set, and the colour it yields."""
    rules = view.rules
    it = rules.deeds[deed]
    group = rules.groups[it.group]
    sum_ = lore.worth[deed]
    others = {view.owners.get(other, BANK) for other in group.deeds if other != deed}
    if len(others) == 1 and BANK not in others:
        sum_ += group.points * (WHOLE if seat in others else DENIED)
    if all(rules.deeds[name].colour != it.colour for name, owner in view.owners.items() if owner == seat):
        sum_ += NEW_COLOUR
    return sum_


def purchase(view: View, lore: Lore, seat: int, decision: AwaitPurchase, options: list[Option]) -> Action | None:
    """Buy where the price is at most the worth, else leave it to an auction."""
    decline: Action | None = None
    for option in options:
        if type(option) is Exact:
            kind = type(option.action)
            if kind is BuyDeed and view.rules.deeds[decision.deed].price <= worth(view, lore, seat, decision.deed):
                return option.action
            if kind is DeclineDeed:
                decline = option.action
                break
    return decline


def bid(view: View, lore: Lore, seat: int, decision: AwaitAuction, options: list[Option]) -> Action | None:
    """Seal a maximum at the deed's worth; once that is outbid, pass. The leader waits."""
    if view.auction is None or view.auction.leader == seat:
        return None
    for option in options:
        if type(option) is MaximumRange:
            most = min(option.high, worth(view, lore, seat, decision.deed))
            if most >= option.low:
                return SetMaximum(most)
        elif type(option) is Exact and type(option.action) is PassAuction:
            return option.action
    return None


def settle(view: View, lore: Lore, seat: int, options: list[Option]) -> Action | None:
    """Pay a debt, mortgage for it, or give up where all deeds together would not do."""
    pledges: list[Mortgage] = []
    give_up: DeclareBankruptcy | None = None
    for option in options:
        if type(option) is Exact:
            match option.action:
                case Pay():
                    return option.action
                case DeclareBankruptcy():
                    give_up = option.action
                case Mortgage():
                    pledges.append(option.action)
                case _:
                    pass
    if view.auction is not None and view.auction.leader == seat:
        give_up = None  # the bid holds cash back; once the auction is over there may be enough
    if give_up is not None or not pledges:
        return give_up
    owed = next(debt.amount for debt in view.debts if debt.debtor == seat)
    missing = owed - view.seats[seat].cash
    deeds = view.rules.deeds
    return min(
        pledges, key=lambda it: (deeds[it.deed].mortgage < missing, lore.often[it.deed], deeds[it.deed].mortgage)
    )


def redeem(view: View, lore: Lore, seat: int, options: list[Option]) -> Redeem | None:
    """Redeem the deed that yields most often, as long as enough money stays for rents."""
    spare = view.seats[seat].cash - RESERVE
    deeds = view.rules.deeds
    affordable = [
        option.action
        for option in options
        if type(option) is Exact and type(option.action) is Redeem and deeds[option.action.deed].redeem <= spare
    ]
    return max(affordable, key=lambda it: lore.often[it.deed], default=None)
