"""What the answers of a choice are called: those that are a word or a number.

Owns the words only; buttons are made in `cogs._controls`, the panel in `cogs.answers`.
"""

from collections.abc import Iterable

from bot.engine.actions import Choose
from bot.engine.decisions import AwaitChoice
from bot.engine.games.anti.roles import rules_of
from bot.engine.options import Exact, Option
from bot.engine.rules import AntiRules, ClassicRules
from bot.table.model import Table
from bot.table.voice import Voice


def answers_of(options: Iterable[Option]) -> list[str]:
    """The answers among these options, in their order."""
    return [
        it.action.option
        for it in options
        if isinstance(it, Exact) and isinstance(it.action, Choose) and it.action.option
    ]


def answer_name(table: Table, decision: AwaitChoice, option: str, voice: Voice) -> str:
    """An answer in a few words: a sum, a part of one's worth, a number of spaces, a place."""
    match decision.what, option:
        case "tax", "percent":
            return _percent(table, decision, voice)
        case "tax", _:
            return voice.words("answer-tax", amount=voice.money(int(option)))
        case "role", _:
            return voice.words(f"answer-role-{option}")
        case "anywhere", _:
            return voice.at(int(option))
        case _:
            return voice.words("answer-spaces", count=int(option))


def _percent(table: Table, decision: AwaitChoice, voice: Voice) -> str:
    """The part of one's worth that a tax space takes: of everything alike, or more of the cash."""
    match table.rules.own:
        case AntiRules():
            role = rules_of(table.rules, table.state, decision.seats[0])
            if role.tax_cash != role.tax_deeds:
                return voice.words("answer-tax-shares", cash=role.tax_cash, rest=role.tax_deeds)
            return voice.words("answer-tax-percent", percent=role.tax_cash)
        case ClassicRules(taxes=taxes):
            return voice.words("answer-tax-percent", percent=taxes[decision.why].percent)
        case _:
            raise TypeError(f"{table.rules.game} has no such tax")
