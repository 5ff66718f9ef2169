"""A table's game played again from its log, for pictures of how it went.

Owns: how the states between two moves come back. The log keeps moves and events, not states, so they are played again on the engine
from the seed and compared with what was told. What is handed out are a spectator's views: whatever was secret then stays secret.
"""

from collections.abc import Awaitable, Callable, Iterator, Sequence
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from bot.engine.rules import Rules
from bot.engine.state import Seeded
from bot.engine.view import View, look
from bot.table import records
from bot.table.model import Entry, Table

AT_ONCE: Final = 50
"""So many entries are read at once: decoding them takes the event loop less than 2 ms."""


class Moment(Struct, frozen=True):
    """An entry of the log, and what a spectator saw after it."""

    entry: Entry
    view: View


def moments(table: Table, entries: Sequence[Entry]) -> Iterator[Moment]:
    """Each entry with the view after it, one after the other; `entries` begin with the game's start and leave none out.

    Raises:
        RecordError: the game can't be played again: its seed is not kept, or today's rules lead elsewhere.
    """
    chance = table.state.secret.chance
    seed = chance.seed.hex() if isinstance(chance, Seeded) else ""
    header = replace(records.record_of(table, ()).header, seed=seed)
    return moments_of(records.Record(header, tuple(entries)), table.rules)


def moments_of(record: records.Record, rules: Rules) -> Iterator[Moment]:
    """The same of a record that has its seed.

    Raises:
        RecordError: as above.
    """
    for entry, state in zip(record.entries, records.replay(record, rules), strict=True):
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
