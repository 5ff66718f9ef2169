"""What servers settled for their games, one row a server: bytes.

Owns the table `houses`; what the bytes mean is the business of `bot.table.house`.
"""

from bot.store.db import Database


class Houses:
    """The servers of a database that settled anything."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def get(self, guild: int) -> bytes | None:
        """What this server settled, or None."""
        rows = await self._database.read("SELECT body FROM houses WHERE guild = ?", guild)
        return rows[0][0] if rows else None

    async def put(self, guild: int, body: bytes, at: float) -> None:
        """Keep what a server settled, in place of what it settled before."""
        async with self._database.transaction() as run:
            await run(
                "INSERT INTO houses (guild, body, updated) VALUES (?, ?, ?) "
                "ON CONFLICT (guild) DO UPDATE SET body = excluded.body, updated = excluded.updated",
                guild, body, at,
            )  # fmt: skip

    async def delete(self, guild: int) -> None:
        """Forget what a server settled, if it did."""
        async with self._database.transaction() as run:
            await run("DELETE FROM houses WHERE guild = ?", guild)
