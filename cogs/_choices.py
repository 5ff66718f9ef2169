"""What the answers of a choice are called: those that are a word or a number.

Owns the words only; buttons are made in `cogs._controls`, the panel in `cogs.answers`.
"""

from collections.abc import Iterable

from bot.engine.actions import Choose
from bot.engine.decisions import AwaitChoice
from bot.engine.games.classic.owned import own_rules
from bot.engine.options import Exact, Option
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
            return voice.words("answer-tax-percent", percent=own_rules(table.rules).taxes[decision.why].percent)
        case "tax", _:
            return voice.words("answer-tax", amount=voice.money(int(option)))
        case "anywhere", _:
            return voice.at(int(option))
        case _:
            return voice.words("answer-spaces", count=int(option))
