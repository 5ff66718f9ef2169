"""Forgetting a person: seats go to stand-ins, names and ids go, and the games stay playable and countable.

Owns the order: first what is going on, then what is over, then everything that is kept about the person alone. Each game is cleaned
by itself, so that a stop in between leaves nothing broken; forgetting again goes on where it was.
"""

import contextlib

from msgspec.structs import replace

from bot.engine.refusal import Refused
from bot.store.traces import Traces
from bot.table import seats
from bot.table.counting import Counting
from bot.table.model import Member, Table, TableClock, TableRefused, Turn
from bot.table.service import Tables

NOBODY = 0
"""The host of a table that nobody looks after."""


class Forgetting:
    """Forgets people at all tables."""

    def __init__(self, tables: Tables, counting: Counting) -> None:
        self._tables = tables
        self._counting = counting
        self._traces = Traces(tables.database)

    async def forget(self, user: int) -> tuple[Turn, ...]:
        """Forget this person. What they play next is kept again.

        Returns:
            the running games that they had a part in, as they go on.

        Raises:
            StoreError: the database failed; calling again goes on.
        """
        await self._counting.catch_up()  # a finished game counts for the others as it was
        turns = [await self._left(game, user) for game in await self._traces.games(user)]
        await self._traces.erase(user)
        self._tables.forget_wishes(user)
        return tuple(turn for turn in turns if turn is not None)

    async def _left(self, game: int, user: int) -> Turn | None:
        """Take a person out of one game; the turn of a running one."""
        with contextlib.suppress(TableRefused):
            await self._tables.leave_lobby(game, user)
            return None

        touched = False

        async def clean(table: Table) -> Table:
            nonlocal touched
            cleaned = without(table, user)
            touched = cleaned != table
            return cleaned if touched else table

        try:
            turn = await self._tables.reseat(game, clean)
        except (TableRefused, Refused):
            await self._tables.rewrite_ended(game, lambda table: without(table, user))
            return None
        return turn if touched else None


def without(table: Table, user: int) -> Table:
    """The table without any trace of this person: a stand-in plays their seat, which has no name any more."""
    members = tuple(_nameless(it) if user in {it.user, it.once} else it for it in table.members)
    cleaned = replace(table, members=members, clock=_without(table.clock, user))
    if cleaned.host != user:
        return cleaned
    return replace(cleaned, host=next(iter(seats.present(cleaned)), NOBODY))


def _nameless(member: Member) -> Member:
    return Member(None, "", standin=True, token=member.token)


def _without(clock: TableClock, user: int) -> TableClock:
    ballots = tuple(
        replace(it, votes={voter: cast for voter, cast in it.votes.items() if voter != user}) for it in clock.ballots
    )
    undo = clock.undo and replace(clock.undo, agreed=tuple(it for it in clock.undo.agreed if it != user))
    return replace(clock, agreed=tuple(it for it in clock.agreed if it != user), ballots=ballots, undo=undo)
