"""A stand-in's role, the cheaper tax, and whether it leaves the corner."""

from typing import Final

from bot.engine.actions import Action, Choose, Finish
from bot.engine.decisions import AwaitChoice, AwaitRoles
from bot.engine.games.anti import roles, taxes
from bot.engine.games.anti.roles import rules_of
from bot.engine.options import Exact, Option
from bot.engine.view import View
from bot.standins import picking
from bot.standins.anti import danger
from bot.standins.anti.lore import Lore
from bot.standins.deals import others_left

HALF_THROW: Final = 7

HURRY: Final = 2
"""What a turn outside is worth for each deed that is left to buy."""


def throw(view: View, lore: Lore, seat: int, options: list[Option]) -> Action | None:
    """Throw; out of the corner first where a turn outside brings more than it costs."""
    return picking.throw(options, leaves=bool(view.seats[seat].jailed) and _leaves(view, lore, seat))


def _leaves(view: View, lore: Lore, seat: int) -> bool:
    """Whether a seat on the corner wants to be out: START, deeds to buy, and the rents that it collects outside only."""
    rules = lore.rules
    if view.seats[seat].cash < rules.jail.fine + danger.LEAST:
        return False
    outside = rules.go * HALF_THROW / len(rules.spaces) + HURRY * (len(rules.deeds) - len(view.owners))
    if not rules_of(rules, view, seat).collects_detained:
        outside += danger.income(view, lore, seat) * others_left(view)
    return outside > danger.toll(view, lore, seat)


def answer(view: View, _lore: Lore, seat: int, decision: AwaitChoice, options: list[Option]) -> Action | None:
    """Take a role by the game's published coin, so that no seat is favoured; pay the smaller tax."""
    choices = [option.action for option in options if type(option) is Exact and type(option.action) is Choose]
    if decision.what == roles.ROLE:
        coin = int(view.commitment[:8] or "0", 16) >> seat
        return choices[coin % len(choices)] if choices else None
    return min(choices, key=lambda it: _tax(view, seat, it.option), default=None)


def _tax(view: View, seat: int, how: str) -> int:
    return taxes.percentages(view.rules, view, seat) if how == taxes.PERCENT else int(how)


def ready(_view: View, _lore: Lore, _seat: int, _decision: AwaitRoles, options: list[Option]) -> Action | None:
    """Keep one's role at once."""
    return next((it.action for it in options if type(it) is Exact and type(it.action) is Finish), None)
