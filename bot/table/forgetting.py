"""Forgetting a person: seats go to stand-ins, names and ids go, and the games stay playable and countable.

Owns the order: first what is going on, then what is over, then everything that is kept about the person alone. Each game is cleaned
by itself, so that a stop in between leaves nothing broken; forgetting again goes on where it was.
"""

from msgspec import Struct
from msgspec.structs import replace

from bot.engine.refusal import Refused
from bot.store.traces import Traces
from bot.table import seats
from bot.table.counting import Counting
from bot.table.model import Lobby, Member, Table, TableClock, TableRefused, Turn
from bot.table.service import Tables

NOBODY = 0
"""The host of a table that nobody looks after."""


class Forgotten(Struct, frozen=True):
    """What forgetting somebody changed that others see: lobbies (None: it closed), and tables that go on."""

    lobbies: tuple[tuple[Lobby, Lobby | None], ...]
    turns: tuple[Turn, ...]


class Forgetting:
    """Forgets people at all tables."""

    def __init__(self, tables: Tables, counting: Counting) -> None:
        self._tables = tables
        self._counting = counting
        self._traces = Traces(tables.database)

    async def forget(self, user: int) -> Forgotten:
        """Forget this person. What they play next is kept again.

        Raises:
            StoreError: the database failed; calling again goes on.
        """
        await self._counting.catch_up()  # a finished game counts for the others as it was
        lobbies, turns = [], []
        for game in await self._traces.games(user):
            left = await self._left(game, user)
            if isinstance(left, Turn):
                turns.append(left)
            elif left is not None:
                lobbies.append(left)
        await self._traces.erase(user)
        self._tables.forget_wishes(user)
        return Forgotten(tuple(lobbies), tuple(turns))

    async def _left(self, game: int, user: int) -> tuple[Lobby, Lobby | None] | Turn | None:
        """Take a person out of one game; what that changed, or None where nobody sees it."""
        try:
            lobby = await self._tables.lobby(game)
        except TableRefused:
            pass
        else:
            return lobby, await self._tables.leave_lobby(game, user)

        async def clean(table: Table) -> Table:
            return without(table, user)

        try:
            return await self._tables.reseat(game, clean)
        except (TableRefused, Refused):
            await self._tables.rewrite_ended(game, lambda table: without(table, user))
            return None


def without(table: Table, user: int) -> Table:
    """The table without any trace of this person: a stand-in plays their seat, which has no name any more."""
    members = tuple(_nameless(it) if user in {it.user, it.once} else it for it in table.members)
    cleaned = replace(table, members=members, clock=_without(table.clock, user))
    if cleaned.host != user:
        return cleaned
    return replace(cleaned, host=next(iter(seats.present(cleaned)), NOBODY))


def _nameless(member: Member) -> Member:
    return replace(member, user=None, once=None, name="", standin=True)


def _without(clock: TableClock, user: int) -> TableClock:
    ballots = tuple(
        replace(it, votes={voter: cast for voter, cast in it.votes.items() if voter != user}) for it in clock.ballots
    )
    return replace(clock, agreed=tuple(it for it in clock.agreed if it != user), ballots=ballots)
