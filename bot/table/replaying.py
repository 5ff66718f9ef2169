"""A recorded game played again: the engine has to come to the same events, move by move.

Owns the replay. It trusts nothing that the record says: what does not come out as recorded is a `RecordError` that names the move.
"""

import logging
from collections.abc import Iterator, Sequence
from hashlib import sha256
from typing import Final

from bot import rulesets
from bot.engine import kernel
from bot.engine.chance import blocks_used
from bot.engine.events import Event, MovesUndone
from bot.engine.refusal import Refused
from bot.engine.rules import Rules
from bot.engine.state import BANK, Seeded, State
from bot.errors import DataError, RecordError
from bot.message import Message
from bot.store.games import SNAPSHOTS
from bot.table import undo
from bot.table.ending import stop_state
from bot.table.model import Entry, Table
from bot.table.records import Header, Record, rules_digest

LOG: Final = logging.getLogger(__name__)


def rules_of(header: Header) -> Rules:
    """The rules of a record, made of the present data.

    Raises:
        RecordError: the present data have no such game, board or settings.
    """
    try:
        return rulesets.load(header.game, header.profile, header.board, **header.settings)
    except DataError as error:
        raise RecordError("record-no-rules", why=error) from error


def need_same(header: Header, rules: Rules) -> None:
    """Let a record be played again only by the rules it was played by.

    Raises:
        RecordError: these are others; both versions are named.
    """
    digest = rules_digest(rules)
    if digest != header.digest:
        raise RecordError(
            "record-other-rules",
            game=header.game,
            there=f"{header.version} ({header.digest[:12]})",
            here=f"{rules.version} ({digest[:12]})",
        )


def replay(record: Record, rules: Rules | None = None) -> Iterator[State]:
    """The state after each move, played again from the seed and compared with what the record says happened.

    Args:
        record: a game that is over or stopped.
        rules: what it was played by; None: the present data, if they are still those of the record.

    Raises:
        RecordError: there is no seed, it is not the one that was promised, the rules are others, or a move does not come
            out as recorded.
    """
    header = record.header
    if rules is None:
        rules = rules_of(header)
    need_same(header, rules)
    used = [it.chance for it in record.entries]
    yield from played(rules, len(header.seats), _seed(record), entries_of(record), used)


def entries_of(record: Record) -> list[Entry]:
    """The moves of a record as entries of a log, without who made them."""
    return [Entry(it.serial, it.seat, it.action, it.events, it.at) for it in record.entries]


def played(
    rules: Rules, seats: int, seed: bytes, entries: Sequence[Entry], chance: Sequence[int | None]
) -> Iterator[State]:
    """The state after each of these entries, which begin with the start and leave none out.

    Args:
        rules: what is played by.
        seats: how many seats.
        seed: the seed of the game.
        entries: the log.
        chance: how many blocks of chance were used after each; None where that is not known.

    Raises:
        RecordError: an entry does not come out as it stands here.
    """
    again = _Again(rules, seats, seed, entries)
    for serial, (entry, used) in enumerate(zip(entries, chance, strict=True)):
        if entry.serial != serial:
            raise RecordError("record-misplaced", move=str(entry.serial), place=str(serial))
        state, events = again.move(entry)
        if tuple(events) != entry.events:
            raise wrong_move(serial, "record-otherwise", **_first(entry, events))
        now = blocks_used(state.secret.chance)
        if used is not None and used != now:
            raise wrong_move(serial, "record-chance", now=now, told=used)
        again.keep(serial, state)
        yield state


def state_of(table: Table, entries: Sequence[Entry]) -> State | None:
    """The state after the last of these entries of a table; None where they do not come out any more as they did."""
    chance, last = table.state.secret.chance, None
    if not isinstance(chance, Seeded):
        return None
    try:
        for state in played(table.rules, len(table.members), chance.seed, entries, [it.chance for it in entries]):
            last = state
    except RecordError:
        LOG.warning("the log does not play again", exc_info=True, extra={"game": table.game_id})
        return None
    return last


def wrong_move(serial: int, key: str, /, **values: object) -> RecordError:
    """A fault of one move."""
    return RecordError("record-move", move=str(serial), why=Message(key, **values))


def _first(entry: Entry, events: Sequence[Event]) -> dict[str, object]:
    """The first event that differs, for whoever looks for it, or how many there are."""
    for told, now in zip(entry.events, events, strict=False):
        if told != now:
            return {"now": repr(now), "told": repr(told)}
    return {it: Message("record-events", count=len(those)) for it, those in (("now", events), ("told", entry.events))}


class _Again:
    """One game that is played again; `played` makes it."""

    def __init__(self, rules: Rules, seats: int, seed: bytes, entries: Sequence[Entry]) -> None:
        self._rules, self._seats, self._seed, self._entries = rules, seats, seed, entries
        self._states: dict[int, State] = {}
        self._now: State | None = None

    def keep(self, serial: int, state: State) -> None:
        """Go on from this state; as many before it as a table keeps can be gone back to."""
        self._now = self._states[serial] = state
        self._states.pop(serial - SNAPSHOTS - 1, None)

    def move(self, entry: Entry) -> tuple[State, list[Event]]:
        """What comes of an entry when it is played again."""
        now = self._now
        if now is None:
            return self._start(entry)
        if now.ending:
            raise wrong_move(entry.serial, "record-over")
        if entry.seat is None:
            stopped, event = stop_state(self._rules, now)
            return stopped, [event]
        if entry.action is None:
            return self._undo(now, entry)
        if not BANK <= entry.seat < self._seats:
            raise wrong_move(entry.serial, "record-no-seat", seat=str(entry.seat))
        try:
            return kernel.apply(self._rules, now, entry.seat, entry.action)
        except Refused as refused:
            raise wrong_move(entry.serial, "fault-refused", refusal=refused) from None

    def _start(self, entry: Entry) -> tuple[State, list[Event]]:
        if entry.seat is not None or entry.action is not None:
            raise wrong_move(0, "record-no-start")
        try:
            return kernel.start(self._rules, self._seats, self._seed)
        except ValueError:
            raise RecordError("record-not-started", seats=self._seats) from None

    def _undo(self, now: State, entry: Entry) -> tuple[State, list[Event]]:
        """Moves undone: the last one of that seat and what came after it, and nothing else."""
        event = entry.events[0] if len(entry.events) == 1 else None
        if not isinstance(event, MovesUndone) or event.seat != entry.seat:
            raise wrong_move(entry.serial, "record-no-action")
        log = undo.standing(self._entries[: entry.serial])
        undone = [it for it in log if it.serial >= event.since]
        first = undone[0] if undone else None
        before = self._states.get(event.since - 1)
        if first is None or before is None or (first.serial, first.seat) != (event.since, entry.seat):
            raise wrong_move(entry.serial, "record-no-undo", since=str(event.since), seat=str(entry.seat))
        state = undo.went_back(self._rules, now, before, log, event.since)
        return state, [undo.undone_event(now, before, event.seat, event.since, len(undone))]


def _seed(record: Record) -> bytes:
    if not record.end.seed:
        raise RecordError("record-not-over")
    try:
        seed = bytes.fromhex(record.end.seed)
    except ValueError:
        raise RecordError("record-seed-no-hex") from None
    if sha256(seed).hexdigest() != record.header.commitment:
        raise RecordError("record-other-seed")
    return seed
