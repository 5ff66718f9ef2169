"""A table's game played again from its log, for pictures of how it went.

Owns: how the states between two moves come back. The log keeps moves and events, not states, so they are played again on the engine
from the seed and compared with what was told. What is handed out are a spectator's views: whatever was secret then stays secret.
"""

from collections.abc import Awaitable, Callable, Iterable, Iterator, Sequence
from typing import Final

from msgspec import Struct

from bot.engine.rules import Rules
from bot.engine.state import Seeded, State
from bot.engine.view import View, look
from bot.errors import RecordError
from bot.table.model import Entry, Table
from bot.table.records import Record
from bot.table.replaying import entries_of, played, replay
from bot.table.undo import standing

AT_ONCE: Final = 50
"""So many entries are read at once: decoding them takes the event loop less than 2 ms."""


class Moment(Struct, frozen=True):
    """An entry of the log, and what a spectator saw after it."""

    entry: Entry
    view: View


def moments(table: Table, entries: Sequence[Entry]) -> Iterator[Moment]:
    """Each entry that stands (`undo.standing`) with the view after it, one after the other.

    Args:
        table: the game.
        entries: its log, from the start on without a gap.

    Raises:
        RecordError: the game can't be played again: its seed is not kept, or today's rules lead elsewhere.
    """
    chance = table.state.secret.chance
    if not isinstance(chance, Seeded):
        raise RecordError("record-no-seed")
    used = [it.chance for it in entries]
    states = played(table.rules, len(table.members), chance.seed, entries, used)
    yield from _standing(table.rules, entries, states)


def moments_of(record: Record, rules: Rules) -> Iterator[Moment]:
    """The same of a record that has its seed.

    Raises:
        RecordError: as above.
    """
    yield from _standing(rules, entries_of(record), replay(record, rules))


def _standing(rules: Rules, entries: Sequence[Entry], states: Iterable[State]) -> Iterator[Moment]:
    kept = {it.serial for it in standing(entries)}
    for entry, state in zip(entries, states, strict=True):
        if entry.serial in kept:
            yield Moment(entry, look(rules, state, None))


async def whole(read: Callable[[int, int, int], Awaitable[tuple[Entry, ...]]], table: Table) -> tuple[Entry, ...]:
    """All entries of a table, read a few at a time so that a long game holds nobody up.

    Args:
        read: gives a game's entries from a serial on, so many of them.
        table: the table; what comes after its last entry is left out.
    """
    found: list[Entry] = []
    while len(found) <= table.serial:
        some = await read(table.game_id, len(found), min(AT_ONCE, table.serial + 1 - len(found)))
        if not some:
            break
        found += some
    return tuple(found)
