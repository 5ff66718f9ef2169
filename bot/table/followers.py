"""Who wants to be called at which turning points of a game: when a seat's turn begins, when an auction opens, at the end.

Owns the names of the points and the bound on followers of one game. Anybody may follow; nobody is told more than everybody sees.
"""

from collections.abc import Collection, Iterable
from typing import Final

from bot.store.followers import Followers as Rows
from bot.table import seats
from bot.table.model import Table, TableRefused
from bot.table.service import Tables

AUCTION: Final = "auction"
END: Final = "end"
MOST: Final = 50
"""So many people may follow one game: they are called in one message."""

_TURN: Final = "turn."


def turn_of(seat: int) -> str:
    """The point at which this seat's turn begins."""
    return f"{_TURN}{seat}"


def seat_of(point: str) -> int | None:
    """The seat whose turn a point is, or None for another point."""
    return int(point.removeprefix(_TURN)) if point.startswith(_TURN) else None


def points_of(table: Table) -> tuple[str, ...]:
    """The points that a table can still have."""
    turns = [turn_of(seat) for seat in range(len(table.members)) if not seats.is_out(table, seat)]
    return (*turns, AUCTION, END)


class Followers:
    """The followers of all tables."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._rows = Rows(tables.database)

    async def points(self, game_id: int, user: int) -> frozenset[str]:
        """At which points this person is called."""
        return await self._rows.of(game_id, user)

    async def follow(self, game_id: int, user: int, points: Iterable[str]) -> Table:
        """Be called at these points and no others; no points: unfollow.

        Raises:
            TableRefused: `no_game`, `game_stopped`, `unknown_point`, `too_many_followers`.
        """
        table = await self._tables.table(game_id)
        wanted = set(points)
        if not wanted <= set(points_of(table)):
            raise TableRefused("unknown_point")
        if wanted and table.status != "running":
            raise TableRefused("game_stopped")
        if not await self._rows.put(game_id, user, wanted, MOST):
            raise TableRefused("too_many_followers")
        return table

    async def called(self, game_id: int, points: Iterable[str], known: Collection[int] = ()) -> tuple[int, ...]:
        """Whom to call at these points, each once; `known` are those who are told anyway."""
        found: dict[int, None] = {}
        for point in points:
            found |= dict.fromkeys(await self._rows.at(game_id, point))
        return tuple(user for user in found if user not in known)
