"""Classic Monopoly's part of the notation: houses and hotels, and the bank's stock of them."""

from typing import Any

from bot.cases.buildings import given_buildings
from bot.cases.given import Given, known_keys, table, whole, wrong
from bot.cases.names import Names
from bot.engine.actions import Chips
from bot.engine.games.classic.laws import HOTELS, HOUSES, buildings_about
from bot.engine.games.classic.owned import own_rules, own_state
from bot.engine.rules import Rules
from bot.engine.state import HOTEL, State


class ClassicPart:
    """The part as `bot.cases.part.Part` describes one."""

    seat_keys = (HOUSES,)
    table_keys = ("bank",)

    def set_up(self, rules: Rules, names: Names, state: State, seats: list[Given], given: Given) -> None:
        """Buildings, and the stock that is left."""
        own, held = own_rules(rules), own_state(state)
        held.buildings = given_buildings(names, state, seats, [HOTEL] * len(seats))
        stock = table(given.get("bank", {}), "bank")
        known_keys(stock, "bank", (HOUSES, HOTELS))
        standing = buildings_about(state)
        left = own.houses - (standing[0] - held.houses), own.hotels - (standing[1] - held.hotels)
        held.houses = whole(stock.get(HOUSES, left[0]), f"bank.{HOUSES}")
        held.hotels = whole(stock.get(HOTELS, left[1]), f"bank.{HOTELS}")
        if held.houses > left[0] or held.hotels > left[1] or min(left) < 0:
            raise wrong("", "case-stock", houses=own.houses, hotels=own.hotels)

    def box(self, rules: Rules, state: State) -> Chips:
        """How many houses and hotels there are."""
        del rules
        return dict(zip((HOUSES, HOTELS), buildings_about(state), strict=True))

    def figure(self, rules: Rules, names: Names, state: State, key: str, wanted: Any) -> Any:
        """`DEED.houses bank.houses bank.hotels`."""
        del wanted
        subject, _, what = key.partition(".")
        held = own_state(state)
        match subject, what:
            case ("bank", "houses"):
                return held.houses
            case ("bank", "hotels"):
                return held.hotels
            case (name, "houses") if names.deed(name) in rules.deeds:
                return held.buildings.get(names.deed(name), 0)
            case _:
                raise LookupError(key)


CLASSIC = ClassicPart()
