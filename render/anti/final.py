"""The final sheet of Anti-Monopoly: cash and income of every seat, and what each deed brought where holdings were closed."""

from collections.abc import Iterator, Sequence
from typing import Final

from bot.engine.games.anti.owned import own_rules
from bot.engine.rules import Deed
from bot.engine.view import View
from render.anti.facts import Income, closed, incomes, ranking
from render.anti.spaces import deed_icon
from render.captions import money
from render.rows import line
from render.scene import Placed
from render.sprites.plain import Disc, Panel
from render.street.final import Column, Row, Sheet
from render.street.names import short
from render.street.sums import money_sum, sum_width
from render.words import Words

_A_LINE: Final = 4
_WIDE: Final = 268
_STEP: Final = 274
_HIGH: Final = 40
_PITCH: Final = 48
_PAST: Final = 12  # below the last line


def sheet(view: View, words: Words) -> Sheet:
    """Cash and income; after the walk what each kept, and what the bank paid it."""
    keys = ("picture-cash-kept", "picture-walk") if closed(view) else ("picture-cash", "picture-income")
    columns = (Column(640, "wallet", keys[0]), Column(832, "receipt", keys[1]))
    rows = []
    for it in ranking(view):
        found = incomes(view, it.seat) if it.rank else []
        below = _PITCH * -(-len(found) // _A_LINE) + _PAST if found else 0
        rows.append(Row(it.rank, it.seat, (it.cash, it.income), it.wealth, below))
    return Sheet(
        columns,
        "picture-cash" if closed(view) else "picture-wealth",
        tuple(rows),
        lambda row, x, y: _deeds(view, incomes(view, row.seat), x, y, words),
    )


def _deeds(view: View, found: Sequence[Income], x: int, y: int, words: Words) -> Iterator[Placed]:
    """What each deed brought: its set, its name and the sum."""
    for number, it in enumerate(found):
        line_, place = divmod(number, _A_LINE)
        yield from _deed(view, it, x + place * _STEP, y + line_ * _PITCH, words)


def _deed(view: View, income: Income, x: int, y: int, words: Words) -> Iterator[Placed]:
    first = view.rules.deeds[income.deeds[0]]
    yield Placed(x, y, Panel(_WIDE, _HIGH, "card_dim", 10, False), "card")
    yield Placed(x + 22, y + _HIGH // 2, _sign(view, first), "card_dim")
    amount = money(words, view.rules.board, income.amount)
    yield from money_sum(amount, x + _WIDE - 12, y + _HIGH // 2, "Bold", 24, "ink", "card_dim")
    name = income_name(view, income, words)
    room = _WIDE - 12 - sum_width(amount, "Bold", 24) - 10 - 44
    yield line(name, x + 44, y + _HIGH // 2, room, "Medium", 23, "ink2", "card_dim")


def income_name(view: View, income: Income, words: Words) -> str:
    """The short name of the deed; of several together that of their group."""
    if len(income.deeds) > 1:
        return own_rules(view.rules).cities[view.rules.deeds[income.deeds[0]].group]
    return short(words, view.rules.board, income.deeds[0])


def _sign(view: View, deed: Deed) -> Disc:
    icon = deed_icon(view.rules, deed)
    letter = "" if icon else view.rules.groups[deed.group].letter
    return Disc(15, f"set.{deed.group}", f"set.{deed.group}.ink", letter, icon)
