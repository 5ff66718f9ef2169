"""What an owned, unmortgaged deed charges, by the role of its owner (Anti-Monopoly, art. 9, 10, 19, 20).

A mortgaged transport or utility company does not count towards its owner's number.
"""

from bot.engine.games.anti import cities
from bot.engine.games.anti.owned import own_rules, own_state
from bot.engine.games.anti.roles import MONOPOLIST, role_of
from bot.engine.mechanics.dice import roll
from bot.engine.play import Play
from bot.engine.rules import Deed, Rules
from bot.engine.state import State
from bot.engine.view import View

UTILITY = "utility"
USUAL_THROW = 7
"""The mean of two dice."""


def rent(play: Play, deed: Deed, thrower: int) -> int:
    """The rent that is due now; for a utility `thrower` throws."""
    if deed.kind == UTILITY:
        return sum(roll(play, thrower, 2, "utility")) * times(play.rules, play.state, deed)
    return standing_rent(play.rules, play.state, deed)


def standing_rent(rules: Rules, state: State | View, deed: Deed) -> int:
    """What a street or a transport company charges as it stands; of a utility what the throw is multiplied with."""
    return column(rules, state, deed)[place(rules, state, deed)]


def times(rules: Rules, state: State | View, deed: Deed) -> int:
    """What the throw is multiplied with at a utility."""
    return standing_rent(rules, state, deed)


def usual_rent(rules: Rules, state: State | View, deed: Deed) -> int:
    """What a deed charges as it stands; a utility with the mean throw."""
    rent = standing_rent(rules, state, deed)
    return rent * USUAL_THROW if deed.kind == UTILITY else rent


def column(rules: Rules, state: State | View, deed: Deed) -> tuple[int, ...]:
    """The column of the title card that its owner's role reads."""
    if own_state(state).roles[state.owners[deed.id]] == MONOPOLIST:
        return own_rules(rules).monopoly[deed.id]
    return deed.rent


def place(rules: Rules, state: State | View, deed: Deed) -> int:
    """Where in its owner's column the rent stands: by buildings, or by the number owned; a monopolist's street alone comes first."""
    owner = state.owners[deed.id]
    if not deed.house:
        return max(1, cities.working(rules, state, owner, deed.group)) - 1
    held = own_state(state)
    level = held.buildings.get(deed.id, 0)
    if held.roles[owner] != MONOPOLIST:
        return level
    return level + 1 if cities.working(rules, state, owner, deed.group) >= cities.NEEDED else 0


def exempt(rules: Rules, state: State, deed: Deed) -> str:
    """Why no rent is due: a monopolist in prison collects nothing, a competitor in the price war does (art. 15)."""
    owner = state.owners[deed.id]
    role = own_rules(rules).roles[role_of(state, owner)]
    return "jailed" if state.seats[owner].jailed and not role.collects_detained else ""
