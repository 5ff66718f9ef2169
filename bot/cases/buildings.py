"""Buildings in a given position: `houses = { basin_st = 3 }` under a seat, for every game that has streets."""

from bot.cases.given import Given, table, whole, wrong
from bot.cases.names import Names
from bot.engine.state import State

HOUSES = "houses"
"""The key of a seat's table."""


def given_buildings(names: Names, state: State, seats: list[Given], highest: list[int]) -> dict[str, int]:
    """The level of each street that is built on; `highest` says for each seat how high it may build.

    Raises:
        CaseFault: a street is not its seat's, or such a level does not exist.
    """
    found = {}
    for seat, given in enumerate(seats):
        where = f"{names.seats[seat]}.{HOUSES}"
        for name, level in table(given.get(HOUSES, {}), where).items():
            deed = names.deed(name)
            if state.owners.get(deed) != seat or whole(level, f"{where}.{name}") > highest[seat]:
                raise wrong(where, "case-building", level=level, deed=name)
            if level:
                found[deed] = level
    return found
