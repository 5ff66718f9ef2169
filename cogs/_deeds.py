"""A deed in one line: what it is, what stands on it, and what it charges now.

Owns the wording for `/hand` only; sums come from the engine.
"""

from bot.engine.games.classic.rents import owned_of_kind, street_rent
from bot.engine.rules import Deed
from bot.engine.state import ClassicState
from bot.table.model import Table
from bot.table.voice import Voice
from cogs.streets import level_name


def deed_line(table: Table, deed: Deed, voice: Voice) -> str:
    """An owned deed with its present rent; mortgaged: with what redeems it."""
    words = voice.words
    about = {"deed": voice.place(deed.id), "group": voice.group(deed.group)}
    if deed.id in table.state.mortgaged:
        return words("hand-deed-mortgaged", **about, amount=voice.money(deed.redeem))
    match table.state.own:
        case ClassicState(buildings=buildings):
            return _classic(table, deed, buildings.get(deed.id, 0), about, voice)
        case _:
            owners = table.state.owners
            whole = all(owners.get(it) == owners[deed.id] for it in table.rules.groups[deed.group].deeds)
            rent, colour = voice.money(deed.rent[int(whole)]), voice.colour(deed.colour)
            return words("hand-deed", **about, rent=rent, total=deed.total, colour=colour)


def _classic(table: Table, deed: Deed, level: int, about: dict[str, str], voice: Voice) -> str:
    words = voice.words
    match deed.kind:
        case "street":
            rent = voice.money(street_rent(table.rules, table.state, deed))
            ladder = words("hand-ladder", rents=" / ".join(voice.money(it) for it in deed.rent))
            return f"{words('hand-street', **about, level=level_name(voice, level), rent=rent)} · {ladder}"
        case "utility":
            count = deed.rent[owned_of_kind(table.rules, table.state, deed) - 1]
            return words("hand-times", **about, count=count)
        case _:
            rent = voice.money(deed.rent[owned_of_kind(table.rules, table.state, deed) - 1])
            return words("hand-plain", **about, rent=rent)
