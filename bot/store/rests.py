"""Games that rest because their place can't be written in.

Owns the table `rests`; what the reasons mean and when a game goes on is the business of `cogs`.
"""

from bot.store.db import Database


class Rests:
    """The resting games of a database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def all(self) -> dict[int, str]:
        """Why each resting game rests, those that are over left out."""
        rows = await self._database.read(
            "SELECT rests.game, rests.why FROM rests JOIN games ON games.id = rests.game WHERE games.status = 'running'"
        )
        return dict(rows)

    async def put(self, game: int, why: str, at: float) -> bool:
        """Let a game rest; False where it rested for the same reason already."""
        async with self._database.transaction() as run:
            rows = await run(
                "INSERT INTO rests (game, why, since) SELECT id, ?, ? FROM games WHERE id = ? "
                "ON CONFLICT (game) DO UPDATE SET why = excluded.why WHERE rests.why <> excluded.why RETURNING game",
                why, at, game,
            )  # fmt: skip
        return bool(rows)

    async def delete(self, game: int) -> None:
        """Let a game go on."""
        async with self._database.transaction() as run:
            await run("DELETE FROM rests WHERE game = ?", game)
