"""Trades that people are composing, one a person and game: bytes that survive a restart between two presses.

Owns the table `drafts`; what the bytes mean is the business of who puts them.
"""

from typing import Final

from bot.store.db import Database

LIMIT: Final = 64 * 1024


class Drafts:
    """The drafts of a database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def get(self, game: int, user: int) -> bytes | None:
        """This person's draft in this game, or None."""
        rows = await self._database.read("SELECT body FROM drafts WHERE game = ? AND user = ?", game, user)
        return rows[0][0] if rows else None

    async def put(self, game: int, user: int, body: bytes, at: float) -> bool:
        """Keep a draft in place of the older one; False: there is no such game.

        Raises:
            ValueError: the draft is longer than `LIMIT` bytes.
        """
        if len(body) > LIMIT:
            raise ValueError(f"a draft of {len(body)} bytes is too long")
        async with self._database.transaction() as run:
            rows = await run(
                "INSERT INTO drafts (game, user, body, updated) SELECT id, ?, ?, ? FROM games WHERE id = ? "
                "ON CONFLICT (game, user) DO UPDATE SET body = excluded.body, updated = excluded.updated RETURNING game",
                user, body, at, game,
            )  # fmt: skip
        return bool(rows)

    async def delete(self, game: int, user: int) -> None:
        """Forget a draft, if there is one."""
        async with self._database.transaction() as run:
            await run("DELETE FROM drafts WHERE game = ? AND user = ?", game, user)
