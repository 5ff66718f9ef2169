"""What a game adds to the notation: its own keys under `given`, its own figures under `then`."""

from typing import Any, Protocol

from bot.cases.given import Given
from bot.cases.names import Names
from bot.engine.actions import Chips
from bot.engine.rules import Rules
from bot.engine.state import State


class Part(Protocol):
    """One game's part of the notation."""

    @property
    def seat_keys(self) -> tuple[str, ...]:
        """The keys that a seat's table may have beside the common ones."""

    @property
    def table_keys(self) -> tuple[str, ...]:
        """The keys of `given` beside seats, dice and decks."""

    def set_up(self, rules: Rules, names: Names, state: State, seats: list[Given], given: Given) -> None:
        """Put this game's own things in place: `seats` are the tables of the seats, `given` the rest.

        Raises:
            CaseFault: they say something that does not exist or is not legal.
        """

    def box(self, rules: Rules, state: State) -> Chips:
        """How many pieces of each kind the position holds in all."""

    def figure(self, rules: Rules, names: Names, state: State, key: str, wanted: Any) -> Any:
        """A figure of this game by its key.

        Raises:
            LookupError: there is no such figure.
        """


def only(found: dict[str, Any], wanted: Any) -> dict[str, Any]:
    """A table is compared on the keys given; what is not there counts 0."""
    return {key: found.get(key, 0) for key in wanted} if isinstance(wanted, dict) else found
