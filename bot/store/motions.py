"""Questions about seats that wait for people: votes on who holds one, and seats on offer; and who may not sit down again.

Owns the tables `motions`, `ballots` and `barred`. When a vote is carried and who may take a seat is the business of `bot.table`.
"""

from typing import Final

from msgspec import Struct

from bot.store.db import Database

VOTE: Final = "vote"
OFFER: Final = "offer"


class Motion(Struct, frozen=True):
    """One question about one seat.

    Attributes:
        kind: `VOTE` or `OFFER`.
        holder: who held the seat when it was asked; None: nobody.
        asker: who asked; None: nobody in person.
        taker: whom the seat is offered to; None: anybody.
        outcome: how it ended; None while it is open.
    """

    id: int
    game: int
    kind: str
    seat: int
    holder: int | None
    asker: int | None
    taker: int | None
    outcome: str | None


_COLUMNS: Final = "id, game, kind, seat, holder, asker, taker, outcome"


class Motions:
    """The motions of a database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def get(self, motion: int) -> Motion | None:
        """The motion of this id, or None."""
        rows = await self._database.read(f"SELECT {_COLUMNS} FROM motions WHERE id = ?", motion)  # noqa: S608 - a constant
        return Motion(*rows[0]) if rows else None

    async def open_on(self, game: int, kind: str, seat: int) -> Motion | None:
        """The open motion of this kind on a seat, or None."""
        where = "game = ? AND kind = ? AND seat = ? AND outcome IS NULL"
        rows = await self._database.read(f"SELECT {_COLUMNS} FROM motions WHERE {where}", game, kind, seat)  # noqa: S608
        return Motion(*rows[0]) if rows else None

    async def open(
        self, game: int, kind: str, seat: int, at: float, *,
        holder: int | None, asker: int | None, taker: int | None = None,
    ) -> Motion | None:  # fmt: skip
        """Ask something about a seat; None where the same is being asked already."""
        async with self._database.transaction() as run:
            rows = await run(
                "INSERT INTO motions (game, kind, seat, holder, asker, taker, opened) VALUES (?, ?, ?, ?, ?, ?, ?) "
                "ON CONFLICT DO NOTHING RETURNING id",
                game, kind, seat, holder, asker, taker, at,
            )  # fmt: skip
        return Motion(rows[0][0], game, kind, seat, holder, asker, taker, None) if rows else None

    async def close(self, motion: int, outcome: str) -> bool:
        """End a motion; False where it had ended."""
        async with self._database.transaction() as run:
            rows = await run(
                "UPDATE motions SET outcome = ? WHERE id = ? AND outcome IS NULL RETURNING id", outcome, motion
            )
        return bool(rows)

    async def cast(self, motion: int, user: int, *, yes: bool) -> None:
        """Keep what a person votes, in place of what they voted before."""
        async with self._database.transaction() as run:
            await run(
                "INSERT INTO ballots (motion, user, yes) VALUES (?, ?, ?) "
                "ON CONFLICT (motion, user) DO UPDATE SET yes = excluded.yes",
                motion, user, yes,
            )  # fmt: skip

    async def ballots(self, motion: int) -> dict[int, bool]:
        """What each person voted."""
        rows = await self._database.read("SELECT user, yes FROM ballots WHERE motion = ?", motion)
        return {user: bool(yes) for user, yes in rows}

    async def bar(self, game: int, user: int) -> None:
        """Keep somebody from sitting down at a game again."""
        async with self._database.transaction() as run:
            await run("INSERT INTO barred (game, user) VALUES (?, ?) ON CONFLICT DO NOTHING", game, user)

    async def is_barred(self, game: int, user: int) -> bool:
        """Whether somebody was voted off this game."""
        return bool(await self._database.read("SELECT 1 FROM barred WHERE game = ? AND user = ?", game, user))
