"""What people wish: quiet hours, direct messages, when they are away, and in which language they read.

Owns the table `wishes`; what follows from a wish is decided above.
"""

from typing import Final

from msgspec import Struct

from bot.store.db import Database


class Wishes(Struct, frozen=True):
    """What one person wishes.

    Attributes:
        utc_offset: minutes that the person's clock is ahead of UTC.
        quiet_from, quiet_to: local time of day in minutes between which no reminder comes; None: at any time.
        direct: whether reminders come as direct messages.
        away_from, away_to: when the person is away, in seconds since 1970; None: not.
        language: the code of the language that the person chose; empty: that of their Discord.
    """

    utc_offset: int = 0
    quiet_from: int | None = None
    quiet_to: int | None = None
    direct: bool = False
    away_from: float | None = None
    away_to: float | None = None
    language: str = ""


NONE: Final = Wishes()
"""The one value in memory of all who never said anything."""


class WishBook:
    """The wishes of a database, the last used ones in memory."""

    def __init__(self, database: Database, size: int = 16_384) -> None:
        self._database = database
        self._size = size
        self._known: dict[int, Wishes] = {}

    async def of(self, user: int) -> Wishes:
        """This person's wishes; those who never said anything have none."""
        known = self._known.get(user)
        if known is not None:
            return known
        rows = await self._database.read(
            "SELECT utc_offset, quiet_from, quiet_to, direct, away_from, away_to, language FROM wishes WHERE user = ?",
            user,
        )
        if not rows:
            return self._keep(user, NONE)
        offset, start, end, direct, gone, back, language = rows[0]
        return self._keep(user, Wishes(offset, start, end, bool(direct), gone, back, language))

    async def put(self, user: int, it: Wishes) -> None:
        """Keep these wishes in place of the older ones."""
        async with self._database.transaction() as run:
            await run(
                "INSERT INTO wishes (user, utc_offset, quiet_from, quiet_to, direct, away_from, away_to, language) "
                "VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (user) DO UPDATE SET utc_offset = excluded.utc_offset, "
                "quiet_from = excluded.quiet_from, quiet_to = excluded.quiet_to, direct = excluded.direct, "
                "away_from = excluded.away_from, away_to = excluded.away_to, language = excluded.language",
                user, it.utc_offset, it.quiet_from, it.quiet_to, int(it.direct), it.away_from, it.away_to, it.language,
            )  # fmt: skip
        self._keep(user, it)

    def forget(self, user: int) -> None:
        """Read a person's wishes again when they are next wanted."""
        self._known.pop(user, None)

    def _keep(self, user: int, it: Wishes) -> Wishes:
        self._known.pop(user, None)
        self._known[user] = it
        if len(self._known) > self._size:
            self._known.pop(next(iter(self._known)))
        return it
