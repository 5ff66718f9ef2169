"""How high a street is built: steps, their prices, and what they take out of the bank's stock.

A step is a house or the hotel. A street has 0 to `hotel_after` houses, then `HOTEL`; its height counts the steps. Nothing here
changes a state.
"""

from itertools import repeat

from msgspec import Struct

from bot.engine.rules import ClassicRules, Rules
from bot.engine.state import HOTEL, ClassicState, State
from bot.engine.view import View

HOUSE, HOTELS = "house", "hotel"
"""What a window or an auction of buildings is about."""


def top(own: ClassicRules) -> int:
    """The height of a hotel."""
    return own.hotel_after + 1


def height(own: ClassicRules, level: int) -> int:
    """The steps that lead to this level."""
    return own.hotel_after + 1 if level == HOTEL else level


def level(own: ClassicRules, steps: int) -> int:
    """The level that so many steps lead to."""
    return HOTEL if steps > own.hotel_after else steps


def height_of(own: ClassicRules, held: ClassicState, deed: str) -> int:
    """The height of a street."""
    level = held.buildings.get(deed, 0)
    return own.hotel_after + 1 if level == HOTEL else level


def price_of(rules: Rules, own: ClassicRules, held: ClassicState, deed: str) -> int:
    """What the buildings of a street cost when they were bought: a hotel its price and the houses it replaced."""
    return rules.deeds[deed].house * height_of(own, held, deed)


def resale_of(rules: Rules, own: ClassicRules, deed: str, steps: int) -> int:
    """What the bank pays for so many steps of a street."""
    whole = rules.deeds[deed].house * steps
    return whole if own.resale == "full" else whole // 2


class Need(Struct, frozen=True):
    """What a number of steps takes from the stock (below 0: gives back)."""

    houses: int
    hotels: int


def need(own: ClassicRules, start: int, end: int) -> Need:
    """What it takes to get a street from one height to another, up or down."""
    houses = _houses(own, end) - _houses(own, start)
    return Need(houses, (end > own.hotel_after) - (start > own.hotel_after))


def _houses(own: ClassicRules, steps: int) -> int:
    return 0 if steps > own.hotel_after else steps


def lacks(own: ClassicRules, held: ClassicState, start: int, end: int) -> bool:
    """Whether the bank lacks a building for these steps up; the houses before a hotel are needed on the way."""
    after = own.hotel_after
    if end > after:
        return held.hotels < 1 or after - start > held.houses
    return end - start > held.houses


def kind(own: ClassicRules, start: int) -> str:
    """What the next step from this height is."""
    return HOTELS if start >= own.hotel_after else HOUSE


def stock(held: ClassicState, what: str) -> int:
    """How many of these the bank has."""
    return held.hotels if what == HOTELS else held.houses


def group_heights(rules: Rules, own: ClassicRules, held: ClassicState, group: str) -> list[int]:
    """The heights of a group's streets."""
    after = own.hotel_after + 1
    built = [*map(held.buildings.get, rules.groups[group].deeds, repeat(0))]
    if after == HOTEL or HOTEL not in built:
        return built
    return [after if level == HOTEL else level for level in built]


def built_up(rules: Rules, held: ClassicState, group: str) -> bool:
    """Whether any street of the group has a building."""
    if held.buildings:
        for deed in rules.groups[group].deeds:
            if deed in held.buildings:
                return True
    return False


def whole_groups(rules: Rules, state: State | View, seat: int) -> list[str]:
    """The street groups that a seat owns whole and unmortgaged: those it may build on."""
    owner_of, mortgaged = state.owners.get, state.mortgaged
    found = []
    for group in rules.street_groups:
        deeds = group.deeds
        first = owner_of(deeds[0]) == seat  # of most groups this is known by one look
        if first and set(map(owner_of, deeds)) == {seat} and mortgaged.isdisjoint(deeds):
            found.append(group.id)
    return found
