"""What a database holds of one person, and its removal.

Owns finding and erasing a user's id over all tables; what is written in a game's blobs is the business of the table layer, which
cleans them first. Backups and what was posted are out of reach.
"""

from collections.abc import Sequence
from typing import Final

import msgspec

from bot.store.db import Database

_LEFT: Final = (
    "DELETE FROM wishes WHERE user = ?",
    "DELETE FROM drafts WHERE user = ?",
    "DELETE FROM followers WHERE user = ?",
    "DELETE FROM ballots WHERE user = ?",
    "DELETE FROM barred WHERE user = ?",
    "DELETE FROM ratings WHERE user = ?",
    "DELETE FROM uncounted WHERE user = ?",
    "DELETE FROM seatings WHERE user = ?",
    "UPDATE motions SET outcome = coalesce(outcome, 'void') WHERE ? IN (holder, asker, taker)",
    "UPDATE motions SET holder = NULL WHERE holder = ?",
    "UPDATE motions SET asker = NULL WHERE asker = ?",
    "UPDATE motions SET taker = NULL WHERE taker = ?",
    "UPDATE moves SET user = NULL WHERE user = ?",
    "UPDATE results SET user = NULL, mu = NULL, sigma = NULL WHERE user = ?",
)
"""Each takes the id once. A game stays whole without: its moves, places and figures are those of a seat."""


class Traces:
    """The traces of people in a database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def games(self, user: int) -> tuple[int, ...]:
        """All games in which a person's id may stand anywhere, whatever became of them; an id's bytes can be others' by chance."""
        rows = await self._database.read(
            "SELECT id FROM games WHERE host = ?1 OR instr(members, ?2) OR instr(clock, ?2) "
            "OR id IN (SELECT game FROM seatings WHERE user = ?1) ORDER BY id",
            user,
            msgspec.msgpack.encode(user),
        )
        return tuple(row[0] for row in rows)

    async def erase(self, user: int, statements: Sequence[str] = _LEFT) -> None:
        """Erase a person's id from all tables, and the bytes that held it from the file."""
        await self._database.read("PRAGMA secure_delete = ON")  # what is freed is overwritten
        async with self._database.transaction() as run:
            for sql in statements:
                await run(sql, user)
        await self._database.read("PRAGMA wal_checkpoint(TRUNCATE)")
        await self._database.read("PRAGMA secure_delete = OFF")
