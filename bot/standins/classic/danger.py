"""What the others' deeds may cost a seat: in its next throw, and on the whole board."""

from typing import Final

from bot.engine.games.classic import rents
from bot.engine.games.classic.owned import own_rules
from bot.engine.rules import Deed
from bot.engine.state import BANK, State
from bot.engine.view import View
from bot.standins.classic.lore import Lore

LEAST: Final = 40
"""Money that a seat keeps in any case: taxes and cards come unforeseen."""

EXPECTED: Final = 1.5
WORST: Final = 0.25
"""How much of the expected and of the worst rent of the next throw a seat keeps."""

MOST: Final = 500
"""More than this is not kept: buildings can be sold, deeds mortgaged."""


def rent_of(view: View | State, lore: Lore, deed: str) -> int:
    """What landing on an owned deed costs now, with a usual throw; nothing where it charges nothing."""
    return 0 if deed in view.mortgaged else _charged(view, lore, lore.rules.deeds[deed])


def _charged(view: View | State, lore: Lore, deed: Deed) -> int:
    """The same for a deed that is not mortgaged."""
    if deed.house:
        return rents.street_rent(lore.rules, view, deed)
    return lore.ladder[deed.id][rents.owned_of_kind(lore.rules, view, deed) - 1]


def cushion(view: View | State, lore: Lore, seat: int) -> int:
    """The cash that a seat should keep for its next throw."""
    owner_of, mortgaged = view.owners.get, view.mortgaged
    expected = worst = 0.0
    for deed, it, chance in lore.ahead[view.seats[seat].at]:
        if owner_of(deed, seat) != seat and deed not in mortgaged:
            rent = _charged(view, lore, it)
            expected += chance * rent
            worst = max(worst, rent)
    return min(MOST, int(LEAST + EXPECTED * expected + WORST * worst))


def spare(view: View | State, lore: Lore, seat: int, enough: int) -> int:
    """The cash that a seat has beyond that; where it is `enough` in any case it is reckoned too low rather than exactly."""
    cash = view.seats[seat].cash
    return cash - MOST if cash - MOST >= enough else cash - cushion(view, lore, seat)


def toll(view: View | State, lore: Lore, seat: int) -> float:
    """What a turn anywhere on the board costs a seat in rents, on average."""
    return sum(
        [
            lore.often[deed] * rent_of(view, lore, deed)
            for deed, owner in view.owners.items()
            if owner not in {seat, BANK}
        ]
    )


def income(view: View | State, lore: Lore, seat: int) -> float:
    """What one other seat's turn brings a seat in rents, on average; in jail nothing where the table plays it so."""
    if view.seats[seat].jailed and not own_rules(lore.rules).rent_in_jail:
        return 0.0
    return sum(lore.often[deed] * rent_of(view, lore, deed) for deed, owner in view.owners.items() if owner == seat)
