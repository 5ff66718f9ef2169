"""What options are called that only a game of two roles has, or has in its own way.

Owns: those labels. `bot.table.prompts` asks for them.
"""

from bot.engine import actions as a
from bot.engine.decisions import AwaitAdjusting
from bot.engine.games.anti import levels
from bot.engine.games.anti.roles import ROLES, rules_of
from bot.engine.games.anti.taxes import PERCENT
from bot.engine.games.classic.levels import HOUSE
from bot.engine.view import View
from bot.table.prompts_streets import build_label, sell_group_label, sell_label
from bot.table.voice import APARTMENT, Voice


def label(voice: Voice, view: View, seat: int, action: a.Action) -> str:
    """The label of an action, or nothing where the words of every game will do."""
    match action:
        case a.Build(place=deed, count=count):
            top = levels.level_of(view, deed) + count == levels.apartment(voice.rules, view, seat)
            return build_label(voice, deed, count, APARTMENT if top else HOUSE)
        case a.Sell(deed=deed, count=count, group=False):
            return sell_label(voice, deed, levels.resale(voice.rules, deed, count))
        case a.Sell(deed=deed):
            return _clear(voice, view, seat, voice.rules.deeds[deed].group)
        case a.DeclineDeed():
            return voice.words("option-decline-plain")
        case a.Choose(option="", seat=int(other)):
            return voice.words("option-swap-roles", name=voice.seat(other))
        case a.Choose(option=option) if option in ROLES:
            return voice.words("option-role", role=voice.words(f"role-{option}"))
        case a.Choose(option=option) if option == PERCENT:
            return _percentages(voice, view, seat)
        case a.Finish():
            adjusts = any(isinstance(it, AwaitAdjusting) for it in view.waiting)
            return voice.words("option-done-adjust" if adjusts else "option-done-roles")
        case _:
            return ""


def _clear(voice: Voice, view: View, seat: int, group: str) -> str:
    built = levels.built(voice.rules, view, group, seat)
    amount = sum(levels.resale(voice.rules, deed, levels.level_of(view, deed)) for deed in built)
    return sell_group_label(voice, group, amount)


def _percentages(voice: Voice, view: View, seat: int) -> str:
    role = rules_of(voice.rules, view, seat)
    params = {"cash": role.tax_cash, "deeds": role.tax_deeds, "buildings": role.tax_buildings}
    return voice.words("option-tax-shares", **params)
