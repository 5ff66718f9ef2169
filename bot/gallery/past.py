"""What led to a position: for the kinds of pictures that show how a game went.

Owns: how a game that stand-ins played is kept, moves only, and played again up to a move.
"""

from collections.abc import Callable, Iterator

from msgspec import Struct

from bot.engine.actions import Action
from bot.engine.events import CardDrawn, Event
from bot.engine.rules import Rules
from bot.engine.view import look
from bot.table.history import Moment
from bot.table.model import Entry
from bot.table.replaying import played

Past = Callable[[], Iterator[Moment]]
"""Gives all moments of a game up to one of them, from its start on."""


def unknown() -> Iterator[Moment]:
    """No moment: of a position that nobody knows the past of."""
    return iter(())


class Game(Struct, frozen=True):
    """A game: what it takes to play it again."""

    rules: Rules
    seats: int
    seed: bytes
    entries: list[Entry]

    def note(self, seat: int | None, action: Action | None, events: list[Event]) -> None:
        """The next move, seen when it was made."""
        self.entries.append(Entry(len(self.entries), seat, action, tuple(events)))

    def until(self, serial: int) -> Past:
        """The past of the position after that move."""

        def past() -> Iterator[Moment]:
            log = self.entries[: serial + 1]
            states = played(self.rules, self.seats, self.seed, log, [None] * len(log))
            for entry, state in zip(log, states, strict=True):
                yield Moment(entry, look(self.rules, state, None))

        return past

    def cards(self) -> Iterator[tuple[int, str]]:
        """The cards that came up, each with the move it came up in."""
        for entry in self.entries:
            for event in entry.events:
                if isinstance(event, CardDrawn):
                    yield entry.serial, event.card
