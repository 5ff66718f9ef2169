"""What is due at which table, and what a channel was told about it: rows that a restart finds as they were.

Owns the tables `dues` and `notices`, and the column `games.clock`. What is due when, and what follows, is decided above.
"""

from collections.abc import Sequence

from msgspec import Struct

from bot.store.db import Database, Row, Run


class Due(Struct, frozen=True):
    """One thing that a game's clock waits for.

    Attributes:
        kind: a decision's tag, or `offer`, `time`, `vote`, `lobby`, `undo`.
        number: the number of the decision or offer; 0 where there is none.
        seat: who is awaited; -1 where nobody is.
        since: when it began, in seconds since 1970.
        until: when its time is up.
        at: when the clock has to look at it next.
        step: how many reminders are done with.
    """

    kind: str
    number: int
    seat: int
    since: float
    until: float
    at: float
    step: int


class Notice(Struct, frozen=True):
    """One thing that is told about a game's time, keyed by what it is about; `due` is the end that it concerns."""

    kind: str
    number: int
    seat: int
    due: float


class Schedule(Struct, frozen=True):
    """What a call stores about a game's time, together with the rest of it.

    Attributes:
        clock: encoded by the table layer.
        dues: all that is due from now on; None leaves the rows as they are.
        notices: what is to be told.
    """

    clock: bytes
    dues: tuple[Due, ...] | None = ()
    notices: tuple[Notice, ...] = ()


async def write_dues(run: Run, game: int, schedule: Schedule) -> None:
    """Replace a game's due rows and add its notices, within the transaction of the caller."""
    if schedule.dues is not None:
        await run("DELETE FROM dues WHERE game = ?", game)
        await _insert(run, game, schedule.dues)
    for it in schedule.notices:
        await run(
            "INSERT INTO notices (game, kind, number, seat, due) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
            game, it.kind, it.number, it.seat, it.due,
        )  # fmt: skip


async def forget_told(run: Run, game: int) -> None:
    """A game is over: what it was told needs no keeping."""
    await run("DELETE FROM notices WHERE game = ? AND sent IS NOT NULL", game)


async def _insert(run: Run, game: int, dues: Sequence[Due]) -> None:
    if not dues:
        return
    places = ", ".join(["(?, ?, ?, ?, ?, ?, ?, ?)"] * len(dues))
    values = [value for it in dues for value in (game, it.kind, it.number, it.seat, it.since, it.until, it.at, it.step)]
    columns = "game, kind, number, seat, since, until, at, step"
    await run(f"INSERT INTO dues ({columns}) VALUES {places}", *values)  # noqa: S608 - constants


class Dues:
    """The due rows and notices of a database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def next(self) -> float | None:
        """When the clock has to look at anything next; None where nothing is due at all."""
        rows = await self._database.read("SELECT at FROM dues ORDER BY at LIMIT 1")
        return rows[0][0] if rows else None

    async def ripe(self, now: float, limit: int) -> dict[int, float]:
        """The games with anything to look at by now and since when, the longest overdue first; `limit` rows are looked at."""
        rows = await self._database.read("SELECT game, at FROM dues WHERE at <= ? ORDER BY at LIMIT ?", now, limit)
        found: dict[int, float] = {}
        for game, at in rows:
            found.setdefault(game, at)
        return found

    async def of(self, game: int) -> tuple[Due, ...]:
        """All that is due in a game, the next first."""
        rows = await self._database.read(
            "SELECT kind, number, seat, since, until, at, step FROM dues WHERE game = ? ORDER BY at, kind, number, seat",
            game,
        )
        return tuple(Due(*row) for row in rows)

    async def put_off(self, game: int, until: float) -> None:
        """Look at nothing of this game before that time."""
        async with self._database.transaction() as run:
            await run("UPDATE dues SET at = ? WHERE game = ? AND at < ?", until, game, until)

    async def claim_reminders(self, game: int, schedule: Schedule, at: float) -> frozenset[Notice]:
        """Store the due rows of a game and mark these notices as sent: those that were not before are to be sent now."""
        async with self._database.transaction() as run:
            rows = await run("UPDATE games SET clock = ? WHERE id = ? RETURNING id", schedule.clock, game)
            if not rows:
                return frozenset()
            await write_dues(run, game, Schedule(schedule.clock, schedule.dues))
            fresh: list[Row] = []
            for it in schedule.notices:
                fresh += await run(
                    "INSERT INTO notices (game, kind, number, seat, due, sent) VALUES (?, ?, ?, ?, ?, ?) "
                    "ON CONFLICT DO NOTHING RETURNING kind, number, seat, due",
                    game, it.kind, it.number, it.seat, it.due, at,
                )  # fmt: skip
        return frozenset(Notice(*row) for row in fresh)

    async def claim(self, game: int, at: float) -> tuple[Notice, ...]:
        """Mark all that a game has still to be told as sent, and give it: whoever gets it sends it, once."""
        async with self._database.transaction() as run:
            rows = await run(
                "UPDATE notices SET sent = ? WHERE game = ? AND sent IS NULL RETURNING kind, number, seat, due",
                at,
                game,
            )
        return tuple(sorted((Notice(*row) for row in rows), key=lambda it: (it.due, it.kind, it.number, it.seat)))

    async def untold(self) -> tuple[int, ...]:
        """The games that have still to be told something."""
        rows = await self._database.read("SELECT DISTINCT game FROM notices WHERE sent IS NULL ORDER BY game")
        return tuple(row[0] for row in rows)

    async def unclocked(self) -> tuple[int, ...]:
        """The lobbies and running games from before there was a clock."""
        sql = "SELECT id FROM games WHERE clock IS NULL AND status IN ('lobby', 'running') ORDER BY id"
        return tuple(row[0] for row in await self._database.read(sql))
