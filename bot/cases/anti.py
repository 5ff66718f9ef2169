"""Anti-Monopoly's part of the notation: roles, and the buildings that each role may have; the bank never runs out of them."""

from typing import Any

from bot.cases.buildings import HOUSES, given_buildings
from bot.cases.given import Given, wrong
from bot.cases.names import Names
from bot.engine.actions import Chips
from bot.engine.games.anti.levels import apartment
from bot.engine.games.anti.owned import own_state
from bot.engine.games.anti.roles import ROLES
from bot.engine.rules import Rules
from bot.engine.state import State

ROLE = "role"


class AntiPart:
    """The part as `bot.cases.part.Part` describes one."""

    seat_keys = (ROLE, HOUSES)
    table_keys = ()

    def set_up(self, rules: Rules, names: Names, state: State, seats: list[Given], given: Given) -> None:
        """Roles, then buildings: how high a street may be built depends on its owner's role."""
        del given
        held = own_state(state)
        held.roles = _deal_roles([_role(names, seat, own) for seat, own in enumerate(seats)])
        highest = [apartment(rules, state, seat) for seat in range(len(seats))]
        held.buildings = given_buildings(names, state, seats, highest)

    def box(self, rules: Rules, state: State) -> Chips:
        """Nothing is counted: of houses and apartments there are as many as are needed."""
        del rules, state
        return {}

    def figure(self, rules: Rules, names: Names, state: State, key: str, wanted: Any) -> Any:
        """`X.role DEED.houses`."""
        del wanted
        subject, _, what = key.partition(".")
        held = own_state(state)
        match subject, what:
            case (name, "role") if name in names.seats:
                return held.roles[names.seat(name)]
            case (name, "houses") if names.deed(name) in rules.deeds:
                return held.buildings.get(names.deed(name), 0)
            case _:
                raise LookupError(key)


def _role(names: Names, seat: int, given: Given) -> str:
    """The role that a case gives a seat, or an empty text."""
    role = given.get(ROLE, "")
    if ROLE in given and role not in ROLES:
        raise wrong(f"{names.seats[seat]}.{ROLE}", "case-role", known=ROLES, value=repr(role))
    return str(role)


def _deal_roles(given: list[str]) -> list[str]:
    """Competitor and monopolist in turn but where a case says otherwise; roles differ by one seat at most.

    Where the given ones leave no room for that, the seats that are not named take the role that has fewer.
    """
    roles = [role or ROLES[seat % len(ROLES)] for seat, role in enumerate(given)]
    if not _even(roles):
        named = [role for role in given if role]
        for seat, role in enumerate(given):
            if not role:
                roles[seat] = min(ROLES, key=named.count)
                named.append(roles[seat])
    if not _even(roles):
        raise wrong("", "case-roles")
    return roles


def _even(roles: list[str]) -> bool:
    counts = [roles.count(role) for role in ROLES]
    return max(counts) - min(counts) <= 1


ANTI = AntiPart()
