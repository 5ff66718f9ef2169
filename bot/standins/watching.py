"""Who looks on while stand-ins play: the keeper of the record, and the one who checks the laws."""

from pathlib import Path

from bot.engine.actions import Action
from bot.engine.chance import blocks_used
from bot.engine.events import Event
from bot.engine.laws import broken
from bot.engine.rules import Rules
from bot.engine.state import BANK, State
from bot.errors import BankerError, RecordError
from bot.standins.selfplay import Watch
from bot.table.ending import stop_state
from bot.table.model import Entry, Member, Table
from bot.table.records import Record, record_of, write


class LawBroken(BankerError):  # noqa: N818 - a finding
    """A law of the engine did not hold; the message says where and which."""


class Recorder:
    """Keeps all entries of a game, to write them as a record; a game that was not played out is recorded as stopped."""

    def __init__(self, rules: Rules, seats: int) -> None:
        self._rules = rules
        self._names = tuple(f"Stand-in {seat + 1}" for seat in range(seats))
        self._entries: list[Entry] = []
        self._state: State | None = None

    def __call__(self, state: State, seat: int | None, action: Action | None, events: list[Event]) -> None:
        """Note what happened."""
        self._state = state
        self._note(state, seat, action, tuple(events))

    def _note(self, state: State, seat: int | None, action: Action | None, events: tuple[Event, ...]) -> None:
        """Keep an entry; nobody's time passes here, so that it is counted by moves, a second each."""
        serial, standin = len(self._entries), seat is not None and seat != BANK
        chance = blocks_used(state.secret.chance)
        self._entries.append(Entry(serial, seat, action, events, float(serial), standin=standin, chance=chance))

    def record(self) -> Record:
        """The record of what was played.

        Raises:
            RecordError: nothing was.
        """
        state = self._state
        if state is None:
            raise RecordError("record-nothing")
        if not state.ending:
            state, event = stop_state(self._rules, state)
            self._note(state, None, None, (event,))
        members = tuple(Member(None, name, standin=True) for name in self._names)
        table = Table(0, 0, None, 0, members, self._rules, state, len(self._entries) - 1, "over")
        return record_of(table, self._entries)

    def write(self, file: Path) -> None:
        """Write the record.

        Raises:
            RecordError: nothing was played, or the file can't be written.
        """
        body = write(self.record())
        try:
            file.write_bytes(body)
        except OSError as error:
            raise RecordError("fault-file", file=file, why=error.strerror) from None


def law_checker(rules: Rules, seed: str, game: int) -> Watch:
    """A watch that raises `LawBroken` as soon as a law does not hold; seed and number say which game it is."""

    def check(state: State, seat: int | None, action: Action | None, _events: list[Event]) -> None:
        wrong = broken(rules, state)
        if wrong:
            where = {"game": str(game), "seed": seed, "action": repr(action), "seat": str(seat)}
            raise LawBroken("law-broken", **where, why=wrong)

    return check


def both(first: Watch, second: Watch) -> Watch:
    """Two watches as one."""

    def watch(state: State, seat: int | None, action: Action | None, events: list[Event]) -> None:
        first(state, seat, action, events)
        second(state, seat, action, events)

    return watch
