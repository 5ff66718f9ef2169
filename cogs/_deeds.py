"""A deed in one line: what it is, what stands on it, and what it charges now.

Owns the wording for `/hand` only; sums come from the engine.
"""

from collections.abc import Sequence
from typing import assert_never

from bot.engine.games.anti.rents import column, standing_rent
from bot.engine.games.classic.rents import owned_of_kind, street_rent
from bot.engine.rules import Deed, Rules
from bot.engine.state import AntiState, BuilderState, ClassicState, State
from bot.table.model import Table
from bot.table.voice import Voice
from cogs._sites import level_now


def deed_line(table: Table, deed: Deed, voice: Voice) -> str:
    """An owned deed with its present rent; mortgaged: with what redeems it."""
    words = voice.words
    about = {"deed": voice.place(deed.id), "group": voice.group(deed.group)}
    if deed.id in table.state.mortgaged:
        return words("hand-deed-mortgaged", **about, amount=voice.money(deed.redeem))
    match table.state.own:
        case ClassicState():
            counted = street_rent if deed.kind == "street" else _by_number
            return _charges(table, deed, counted(table.rules, table.state, deed), deed.rent, about, voice)
        case AntiState():
            rent = standing_rent(table.rules, table.state, deed)
            return _charges(table, deed, rent, column(table.rules, table.state, deed), about, voice)
        case BuilderState():
            owners = table.state.owners
            whole = all(owners.get(it) == owners[deed.id] for it in table.rules.groups[deed.group].deeds)
            charge, colour = voice.money(deed.rent[int(whole)]), voice.colour(deed.colour)
            return words("hand-deed", **about, rent=charge, total=deed.total, colour=colour)
        case _:
            assert_never(table.state.own)


def _by_number(rules: Rules, state: State, deed: Deed) -> int:
    return deed.rent[owned_of_kind(rules, state, deed) - 1]


def _charges(table: Table, deed: Deed, rent: int, ladder: Sequence[int], about: dict[str, str], voice: Voice) -> str:
    """A street with what stands on it and its ladder of rents, a utility with what the throw is multiplied with, others plain."""
    words = voice.words
    match deed.kind:
        case "street":
            rents = words("hand-ladder", rents=" / ".join(voice.money(it) for it in ladder))
            level = level_now(table, deed.id, voice)
            return f"{words('hand-street', **about, level=level, rent=voice.money(rent))} · {rents}"
        case "utility":
            return words("hand-times", **about, count=rent)
        case _:
            return words("hand-plain", **about, rent=voice.money(rent))
