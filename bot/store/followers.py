"""Who wants to be called at which turning points of which game.

Owns the table `followers`; which points there are is the business of `bot.table.followers`.
"""

from collections.abc import Iterable

from bot.store.db import Database


class Followers:
    """The followers of all games of a database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, game: int, user: int) -> frozenset[str]:
        """The points at which this person wants to be called."""
        rows = await self._database.read("SELECT point FROM followers WHERE game = ? AND user = ?", game, user)
        return frozenset(row[0] for row in rows)

    async def at(self, game: int, point: str) -> tuple[int, ...]:
        """Whom to call at this point, in the order of their ids."""
        sql = "SELECT user FROM followers WHERE game = ? AND point = ? ORDER BY user"
        return tuple(row[0] for row in await self._database.read(sql, game, point))

    async def put(self, game: int, user: int, points: Iterable[str], most: int) -> bool:
        """Keep at which points somebody wants to be called, in place of those before.

        Returns:
            False where that would be more than `most` people of one game; then nothing is changed.
        """
        wanted = sorted(set(points))
        async with self._database.transaction() as run:
            others = await run("SELECT count(DISTINCT user) FROM followers WHERE game = ? AND user <> ?", game, user)
            if wanted and others[0][0] >= most:
                return False
            await run("DELETE FROM followers WHERE game = ? AND user = ?", game, user)
            for point in wanted:
                await run("INSERT INTO followers (game, user, point) VALUES (?, ?, ?)", game, user, point)
        return True
