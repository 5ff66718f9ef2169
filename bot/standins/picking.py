"""Picking out of the options: leaving off, buying, raising money; what is wanted or does least harm is told by the caller."""

from collections.abc import Callable
from typing import Final

from bot.engine.actions import (
    Action,
    BuyDeed,
    DeclareBankruptcy,
    DeclineDeed,
    EndTurn,
    Mortgage,
    Pay,
    RollDice,
    Sell,
    UseCard,
)
from bot.engine.options import Exact, Option
from bot.engine.view import View

LEAVING: Final = frozenset({RollDice, EndTurn})
"""The actions by which a seat leaves off managing."""

LeastHarm = Callable[[list[Mortgage], list[Sell], int], Action | None]
"""The way of raising money that harms least, out of some mortgages and sales, with the sum that is lacking."""


def settled(*_: object) -> None:
    """The answer to a debt that waits: debts are settled before all else."""


def throw(options: list[Option], *, leaves: bool) -> Action | None:
    """Throw; where a seat wants to leave the jail, first by a card or the fine."""
    found: Action | None = None
    for option in options:
        if type(option) is Exact:
            match option.action:
                case RollDice():
                    found = found or option.action
                    if not leaves:
                        return found
                case UseCard():
                    return option.action
                case Pay() if leaves:
                    found = option.action
                case _:
                    pass
    return found


def leave(options: list[Option]) -> Action | None:
    """Manage no more: throw again or end the turn."""
    for option in options:
        if type(option) is Exact and type(option.action) in LEAVING:
            return option.action
    return None


def buy(options: list[Option]) -> Action | None:
    """Buy the deed one stands on if it can be paid, else leave it."""
    decline: Action | None = None
    for option in options:
        if type(option) is Exact:
            kind = type(option.action)
            if kind is BuyDeed:
                return option.action
            if kind is DeclineDeed:
                decline = option.action
    return decline


def settle(view: View, seat: int, options: list[Option], least_harm: LeastHarm) -> Action | None:
    """Pay a debt, raise money for it, or give up where all one has would not do."""
    mortgages: list[Mortgage] = []
    sales: list[Sell] = []
    give_up: DeclareBankruptcy | None = None
    for option in options:
        if type(option) is Exact:
            action = option.action
            if type(action) is Mortgage:
                mortgages.append(action)
            elif type(action) is Sell:
                sales.append(action)
            elif type(action) is Pay:
                return action
            elif type(action) is DeclareBankruptcy:
                give_up = action
    if view.auction is not None and view.auction.leader == seat:
        give_up = None  # the bid holds cash back; once the auction is over there may be enough
    if give_up is not None:
        return give_up
    (front, *_) = [debt.amount for debt in view.debts if debt.debtor == seat]
    return least_harm(mortgages, sales, front - view.seats[seat].cash)
