"""A stand-in's moves: out of jail or not, where the bus goes, and the cheaper tax."""

from typing import Final

from bot.engine.actions import Action, Choose
from bot.engine.decisions import AwaitChoice
from bot.engine.games.classic import taxes
from bot.engine.games.classic import worth as reckoning
from bot.engine.games.classic.owned import own_rules
from bot.engine.games.classic.speed_die import CHOOSE_PLACE as ANYWHERE
from bot.engine.options import Exact, Option
from bot.engine.state import BANK
from bot.engine.view import View
from bot.standins import picking
from bot.standins.classic import danger, worth
from bot.standins.classic.lore import Lore

HOT: Final = 45
"""From so much rent in a turn on jail is the better place."""

FEW: Final = 4
"""With fewer deeds left to buy there is little to hurry for."""


def throw(view: View, lore: Lore, seat: int, options: list[Option]) -> Action | None:
    """Throw; out of jail first by a card or the fine while there is more to win outside."""
    return picking.throw(options, leaves=bool(view.seats[seat].jailed) and _leaves(view, lore, seat))


def _leaves(view: View, lore: Lore, seat: int) -> bool:
    """Whether a seat in jail wants to be out: there are deeds to buy, or rents are low, or it earns nothing inside."""
    if view.seats[seat].cash < lore.rules.jail.fine + danger.LEAST:
        return False
    if not own_rules(lore.rules).rent_in_jail:
        return True
    left = len(lore.rules.deeds) - len(view.owners)
    return left >= FEW and danger.toll(view, lore, seat) < HOT


def answer(view: View, lore: Lore, seat: int, decision: AwaitChoice, options: list[Option]) -> Action | None:
    """Pay the smaller tax, or go where it is best."""
    choices = [option.action for option in options if type(option) is Exact and type(option.action) is Choose]
    if decision.what == taxes.TAX:
        return min(choices, key=lambda it: _tax(view, lore, seat, decision.why, it.option), default=None)
    return max(
        choices, key=lambda it: _place(view, lore, seat, _reached(view, lore, seat, it, decision.what)), default=None
    )


def _reached(view: View, lore: Lore, seat: int, choice: Choose, what: str) -> int:
    """The position that a choice leads to."""
    number = int(choice.option)
    return number if what == ANYWHERE else (view.seats[seat].at + number) % len(lore.rules.spaces)


def _tax(view: View, lore: Lore, seat: int, space: str, how: str) -> int:
    tax = own_rules(lore.rules).taxes[space]
    if how != taxes.PERCENT:
        return tax.amount
    return -(-reckoning.for_tax(lore.rules, view, seat) * tax.percent // 100)


def _place(view: View, lore: Lore, seat: int, pos: int) -> float:
    """What it is worth to a seat to move on to a space."""
    rules = lore.rules
    space = rules.spaces[pos]
    gain = float(rules.go) if pos < view.seats[seat].at else 0.0
    if space.kind == "go_to_jail":
        return -danger.LEAST
    if space.kind == "tax":
        return gain - own_rules(rules).taxes[space.id].amount
    if space.deed is None:
        return gain
    owner = view.owners.get(space.deed, BANK)
    if owner == seat:
        return gain
    if owner != BANK:
        return gain - danger.rent_of(view, lore, space.deed)
    price = rules.deeds[space.deed].price
    return gain + worth.of_deed(view, lore, seat, space.deed) - price * 0.8 if price <= view.seats[seat].cash else gain
