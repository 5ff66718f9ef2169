"""How finished games ended, how strong people play, and who does not want to be counted.

Owns the tables `results`, `ratings` and `uncounted`, and the column `games.counted`. What the figures mean is the business of
`bot.table.results` and `bot.table.ratings`.
"""

from collections.abc import Iterable, Sequence
from typing import Final

from msgspec import Struct

from bot.store.db import Database

EVERYWHERE: Final = 0
"""The scope of all servers together; another scope is a server's id."""


class ResultRow(Struct, frozen=True):
    """One seat's result; `dice` and `deeds` are encoded by the table layer.

    Attributes:
        mu, sigma: the rating everywhere after the game, None for who is not rated.
    """

    game: int
    seat: int
    user: int | None
    place: int
    score: int
    dice: bytes
    deeds: bytes
    decisions: int
    pace: float
    mu: float | None
    sigma: float | None


class RatingRow(Struct, frozen=True):
    """How strong somebody plays a game, within a scope."""

    scope: int
    game: str
    user: int
    mu: float
    sigma: float


class OwnRow(Struct, frozen=True):
    """One of a person's results, with the game that it is of.

    Attributes:
        seats: how many seats that game had.
    """

    game: str
    profile: str
    board: str
    seats: int
    place: int
    score: int
    dice: bytes
    deeds: bytes
    decisions: int
    pace: float
    mu: float | None


class Standing(Struct, frozen=True):
    """How somebody stands on a server: games and wins as asked for, and the rating in that game."""

    user: int
    games: int
    wins: int
    mu: float
    sigma: float


class Rival(Struct, frozen=True):
    """How often two people met, and how often the first came in before (`ahead`) or after (`behind`) the other."""

    user: int
    games: int
    ahead: int
    behind: int


class Results:
    """The results of a database's games."""

    def __init__(self, database: Database) -> None:
        self._database = database

    # --- counting

    async def uncounted(self, limit: int) -> tuple[int, ...]:
        """The finished games that are still to be counted, in the order in which they ended."""
        sql = "SELECT id FROM games WHERE counted = 0 AND status IN ('over', 'stopped') ORDER BY updated, id LIMIT ?"
        return tuple(row[0] for row in await self._database.read(sql, limit))

    async def ratings(self, scope: int, game: str, users: Sequence[int]) -> dict[int, tuple[float, float]]:
        """Mean and deviation of those of these people who have a rating."""
        sql = "SELECT mu, sigma FROM ratings WHERE scope = ? AND game = ? AND user = ?"
        rows = [(user, await self._database.read(sql, scope, game, user)) for user in users]
        return {user: (found[0][0], found[0][1]) for user, found in rows if found}

    async def put(self, game: int, results: Iterable[ResultRow], ratings: Iterable[RatingRow]) -> bool:
        """Count a game, with what it did to the ratings.

        Returns:
            False where it was counted before; then nothing is changed.
        """
        async with self._database.transaction() as run:
            if not await run("UPDATE games SET counted = 1 WHERE id = ? AND counted = 0 RETURNING id", game):
                return False
            for it in results:
                await run(
                    "INSERT INTO results (game, seat, user, place, score, dice, deeds, decisions, pace, mu, sigma) "
                    "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                    it.game, it.seat, it.user, it.place, it.score, it.dice, it.deeds, it.decisions, it.pace, it.mu, it.sigma,
                )  # fmt: skip
            for rating in ratings:
                await run(
                    "INSERT INTO ratings (scope, game, user, mu, sigma) VALUES (?, ?, ?, ?, ?) "
                    "ON CONFLICT DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma",
                    rating.scope, rating.game, rating.user, rating.mu, rating.sigma,
                )  # fmt: skip
        return True

    # --- looking

    async def of(self, user: int) -> tuple[OwnRow, ...]:
        """All results of a person, in the order in which the games ended."""
        rows = await self._database.read(
            "SELECT g.game, g.profile, g.board, (SELECT count(*) FROM results AS all_ WHERE all_.game = r.game), "
            "r.place, r.score, r.dice, r.deeds, r.decisions, r.pace, r.mu "
            "FROM results AS r JOIN games AS g ON g.id = r.game WHERE r.user = ? ORDER BY g.updated, g.id",
            user,
        )
        return tuple(OwnRow(*row) for row in rows)

    async def ratings_of(self, user: int) -> dict[str, tuple[float, float]]:
        """Mean and deviation of a person's rating everywhere, by game."""
        sql = "SELECT game, mu, sigma FROM ratings WHERE scope = ? AND user = ?"
        return {game: (mu, sigma) for game, mu, sigma in await self._database.read(sql, EVERYWHERE, user)}

    async def rivals(self, user: int, limit: int, other: int | None = None) -> tuple[Rival, ...]:
        """Whom a person met most often, or one other person; those who do not want to be counted are left out."""
        rows = await self._database.read(
            "SELECT o.user, count(*), sum(m.place < o.place), sum(m.place > o.place) "
            "FROM results AS m JOIN results AS o ON o.game = m.game AND o.user <> m.user "
            "WHERE m.user = ? AND (? IS NULL OR o.user = ?) AND o.user NOT IN (SELECT user FROM uncounted) "
            "GROUP BY o.user ORDER BY count(*) DESC, o.user LIMIT ?",
            user, other, other, limit,
        )  # fmt: skip
        return tuple(Rival(*row) for row in rows)

    async def standings(self, guild: int, game: str, profile: str | None, limit: int) -> tuple[Standing, ...]:
        """Who plays a game best on a server: by the rating that is exceeded almost certainly (mean less three deviations)."""
        rows = await self._database.read(
            "SELECT r.user, count(*), sum(r.place = 1), t.mu, t.sigma "
            "FROM results AS r JOIN games AS g ON g.id = r.game "
            "JOIN ratings AS t ON t.scope = g.guild AND t.game = g.game AND t.user = r.user "
            "WHERE g.guild = ? AND g.game = ? AND (? IS NULL OR g.profile = ?) "
            "AND r.user NOT IN (SELECT user FROM uncounted) "
            "GROUP BY r.user ORDER BY t.mu - 3 * t.sigma DESC, r.user LIMIT ?",
            guild, game, profile, profile, limit,
        )  # fmt: skip
        return tuple(Standing(*row) for row in rows)

    # --- who is counted

    async def is_counted(self, user: int) -> bool:
        """Whether a person is counted; everybody is who has not said otherwise."""
        return not await self._database.read("SELECT 1 FROM uncounted WHERE user = ?", user)

    async def set_counted(self, user: int, *, counted: bool) -> None:
        """Note whether a person wants to be counted."""
        async with self._database.transaction() as run:
            if counted:
                await run("DELETE FROM uncounted WHERE user = ?", user)
            else:
                await run("INSERT INTO uncounted (user) VALUES (?) ON CONFLICT DO NOTHING", user)
