"""Streets that can be built on, as the panels of buildings show them: what stands, what comes next, what it costs and brings.

Owns: what these panels ask of a kind of game, and the answers of each. Numbers come from the engine; a game is known by the type of
its state. What may be built is not asked here but read from the engine's options.
"""

from collections.abc import Sequence
from typing import Final, Protocol

from bot.engine.games.anti import levels as steps
from bot.engine.games.anti import roles
from bot.engine.games.anti.rents import column, standing_rent
from bot.engine.games.classic import levels
from bot.engine.games.classic.owned import own_rules, own_state
from bot.engine.games.classic.rents import street_rent
from bot.engine.rules import Deed
from bot.engine.state import HOTEL, AntiState, ClassicState
from bot.table.model import Table, TableRefused
from bot.table.voice import Voice


class Sites(Protocol):
    """What the panels ask. A height counts the buildings bought for a street, the last one stands for all of them."""

    def height(self, table: Table, deed: str) -> int:
        """How many steps a street is built up."""

    def level(self, table: Table, deed: str, height: int, voice: Voice) -> str:
        """What stands on a street of this height, in words."""

    def rent(self, table: Table, deed: Deed, height: int) -> int:
        """What an owned street charges once it has grown to this height."""

    def rent_now(self, table: Table, deed: Deed) -> int:
        """What an owned, unmortgaged street charges as it stands."""

    def resale(self, table: Table, deed: str, count: int) -> int:
        """What the bank pays for so many steps."""

    def streets(self, table: Table, group: str, owner: int) -> Sequence[str]:
        """The streets of a group that are shown together."""

    def intro(self, table: Table, seat: int, voice: Voice) -> str:
        """What building is about for this seat."""

    def stock(self, table: Table, voice: Voice) -> str:
        """What the bank has left to build with; empty where it never runs out."""

    def nothing(self, table: Table, seat: int, voice: Voice) -> str:
        """Why there is nothing to build."""


class _Classic:
    """Houses and hotels of a bank that can run out of them, on whole groups."""

    def height(self, table: Table, deed: str) -> int:
        return levels.height_of(own_rules(table.rules), own_state(table.state), deed)

    def level(self, table: Table, deed: str, height: int, voice: Voice) -> str:
        del deed
        level = levels.level(own_rules(table.rules), height)
        return voice.words("level-hotel") if level == HOTEL else voice.words("level-houses", count=level)

    def rent(self, table: Table, deed: Deed, height: int) -> int:
        return deed.rent[levels.level(own_rules(table.rules), height)]

    def rent_now(self, table: Table, deed: Deed) -> int:
        return street_rent(table.rules, table.state, deed)

    def resale(self, table: Table, deed: str, count: int) -> int:
        return levels.resale_of(table.rules, own_rules(table.rules), deed, count)

    def streets(self, table: Table, group: str, owner: int) -> Sequence[str]:
        del owner
        return table.rules.groups[group].deeds

    def intro(self, table: Table, seat: int, voice: Voice) -> str:
        del table, seat
        return voice.words("streets-intro")

    def stock(self, table: Table, voice: Voice) -> str:
        held = own_state(table.state)
        return voice.words("streets-stock", houses=held.houses, hotels=held.hotels)

    def nothing(self, table: Table, seat: int, voice: Voice) -> str:
        del table, seat
        return voice.words("streets-nothing")


class _Anti:
    """A competitor's single streets, a monopolist's cities; there is always enough to build with."""

    def height(self, table: Table, deed: str) -> int:
        return steps.level_of(table.state, deed)

    def level(self, table: Table, deed: str, height: int, voice: Voice) -> str:
        if height == steps.apartment(table.rules, table.state, table.state.owners[deed]):
            return voice.words("level-apartment")
        return voice.words("level-houses", count=height)

    def rent(self, table: Table, deed: Deed, height: int) -> int:
        # The monopolists' column begins with the rent of a street alone, on which nothing is built.
        alone = roles.role_of(table.state, table.state.owners[deed.id]) == roles.MONOPOLIST
        return column(table.rules, table.state, deed)[height + alone]

    def rent_now(self, table: Table, deed: Deed) -> int:
        return standing_rent(table.rules, table.state, deed)

    def resale(self, table: Table, deed: str, count: int) -> int:
        return steps.resale(table.rules, deed, count)

    def streets(self, table: Table, group: str, owner: int) -> Sequence[str]:
        return [it for it in table.rules.groups[group].deeds if table.state.owners.get(it) == owner]

    def intro(self, table: Table, seat: int, voice: Voice) -> str:
        houses = roles.rules_of(table.rules, table.state, seat).houses
        return voice.words(f"streets-intro-{roles.role_of(table.state, seat)}", houses=houses)

    def stock(self, table: Table, voice: Voice) -> str:
        del table, voice
        return ""

    def nothing(self, table: Table, seat: int, voice: Voice) -> str:
        role = roles.role_of(table.state, seat)
        return voice.words(f"streets-nothing-{role}") if role else voice.words("streets-nothing-yet")


_SITES: Final[dict[type, Sites]] = {ClassicState: _Classic(), AntiState: _Anti()}


def sites_of(table: Table) -> Sites:
    """The answers of a table's game.

    Raises:
        TableRefused: `unknown_control` where nothing is built on streets: such a control was never shown.
    """
    found = _SITES.get(type(table.state.own))
    if found is None:
        raise TableRefused("unknown_control")
    return found


def level_now(table: Table, deed: str, voice: Voice) -> str:
    """What stands on a street, in words."""
    sites = sites_of(table)
    return sites.level(table, deed, sites.height(table, deed), voice)
