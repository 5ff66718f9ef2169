"""Cities: a monopolist with two unmortgaged streets of one has monopolised it (Anti-Monopoly, art. 10 and 12)."""

from bot.engine.games.anti.roles import MONOPOLIST, role_of
from bot.engine.rules import Rules
from bot.engine.state import BANK, State
from bot.engine.view import View

NEEDED = 2
"""So many streets make a monopoly, however many the city has."""


def owned(rules: Rules, state: State | View, seat: int, group: str) -> int:
    """How many deeds of a group a seat owns, mortgaged ones included."""
    return [*map(state.owners.get, rules.groups[group].deeds)].count(seat)


def working(rules: Rules, state: State | View, seat: int, group: str, without: tuple[str, ...] = ()) -> int:
    """How many unmortgaged deeds of a group a seat owns, but for those in `without`."""
    owners, mortgaged = state.owners, state.mortgaged
    count = 0
    for deed in rules.groups[group].deeds:
        if owners.get(deed, BANK) == seat and deed not in mortgaged and deed not in without:
            count += 1
    return count


def monopolised(rules: Rules, state: State | View, seat: int, group: str, without: tuple[str, ...] = ()) -> bool:
    """Whether a seat is a monopolist and has monopolised this city; `without` are streets that it is about to lose."""
    return (
        role_of(state, seat) == MONOPOLIST
        and bool(rules.deeds[rules.groups[group].deeds[0]].house)
        and working(rules, state, seat, group, without) >= NEEDED
    )


def completes(rules: Rules, state: State | View, seat: int, group: str) -> bool:
    """Whether the deed that a seat has just got gives it the monopoly of a city."""
    return monopolised(rules, state, seat, group) and owned(rules, state, seat, group) == NEEDED
