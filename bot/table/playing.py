"""One move after the other at a running table: a person's, a stand-in's, the clock's; each is committed by itself.

Owns: whose seat it is, handing it over and back, committing an action, and the moves of stand-ins after it. Who may do what is
decided by `bot.table.service`, what is due by `bot.table.clock`; both build on this.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from typing import Final

from msgspec.structs import replace

from bot.engine import kernel
from bot.engine.actions import Action, TimeUp
from bot.engine.chance import blocks_used
from bot.engine.refusal import Refused
from bot.engine.state import BANK
from bot.errors import StoreError
from bot.store.dues import Notice
from bot.store.games import Games
from bot.table import understudy
from bot.table.agreed import agreed_end
from bot.table.ending import stop_state
from bot.table.lobbies import Lobbies
from bot.table.model import Entry, Table, TableRefused, Turn
from bot.table.understudy import Chooser

LOG: Final = logging.getLogger(__name__)


class Playing(Lobbies):
    """The running tables of one store; the base of `bot.table.service.Tables`.

    Args:
        store, clock, cached: as for `Lobbies`.
        choose: gives a stand-in's action out of what its seat sees and may do.
        bound: how many moves stand-ins make at most within one call.
    """

    def __init__(self, store: Games, clock: Callable[[], float], cached: int, choose: Chooser, bound: int) -> None:
        super().__init__(store, clock, cached)
        self._choose = choose
        self._bound = bound

    async def table(self, game_id: int) -> Table:
        """The running or finished game of this id.

        Raises:
            TableRefused: `no_game`, for a lobby too.
        """
        known = self._shelf.known(game_id)
        if known is not None:
            return known
        async with self._locks.hold(game_id):
            return await self._shelf.table(game_id)

    async def _running(self, game_id: int) -> Table:
        table = await self._shelf.table(game_id)
        if table.status == "stopped":
            raise TableRefused("game_stopped")
        if table.status == "over":
            raise Refused("game_over")
        return table

    @staticmethod
    def _seat(table: Table, user: int) -> int:
        seat = table.seat_of(user)
        if seat is None:
            raise TableRefused("not_seated")
        return seat

    async def _seat_at(self, game_id: int, user: int) -> tuple[Table, int]:
        """A running table and this person's seat at it: no stand-in plays it any longer, nobody votes on it, and nothing is quiet."""
        table = await self._running(game_id)
        seat = self._seat(table, user)
        return await self._back(table, seat), seat

    async def _back(self, table: Table, seat: int) -> Table:
        clock = table.clock
        if clock.quiet:
            table = replace(table, clock=replace(clock, quiet=False, missed=0))
        elif not table.members[seat].standin and all(it.seat != seat for it in clock.ballots):
            return table
        return await self._hand(table, seat, standin=False)

    async def _hand(self, table: Table, seat: int, *, standin: bool, notices: tuple[Notice, ...] = ()) -> Table:
        """Commit who plays a seat from now on, with the clock that the table has been given; a vote on the seat is settled by it."""
        members = list(table.members)
        members[seat] = replace(members[seat], standin=standin)
        clock = replace(table.clock, ballots=tuple(it for it in table.clock.ballots if it.seat != seat))
        return await self._shelf.seat(replace(table, members=tuple(members), clock=clock), self._clock(), notices)

    async def _commit(
        self, table: Table, seat: int, action: Action, user: int | None, notices: tuple[Notice, ...] = ()
    ) -> tuple[Table, Entry]:
        """Apply an action and commit it; `user` None: a stand-in's, or the clock's for a seat."""
        state, events = kernel.apply(table.rules, table.state, seat, action)
        standin = user is None and seat != BANK
        entry = Entry(
            table.serial + 1,
            seat,
            action,
            tuple(events),
            self._clock(),
            user,
            standin,
            blocks_used(state.secret.chance),
        )
        status = "over" if state.ending else "running"
        return await self._shelf.append(table, state, entry, status, notices), entry

    async def _stop(self, table: Table, user: int | None) -> tuple[Table, Entry]:
        """Commit that a running game is stopped for good."""
        state, event = stop_state(table.rules, table.state)
        chance = blocks_used(state.secret.chance)
        entry = Entry(table.serial + 1, None, None, (event,), self._clock(), user, chance=chance)
        return await self._shelf.append(table, state, entry, "stopped"), entry

    async def _called(self, table: Table) -> tuple[Table, Entry] | None:
        """The table after the clock has told that the agreed time is up, committed; None where it is not, or has been told."""
        end = agreed_end(table)
        if end is None or self._clock() < end:
            return None
        return await self._commit(table, BANK, TimeUp(), None)

    async def _played_on(self, table: Table, entries: list[Entry]) -> Turn:
        """The turn after these committed entries and the stand-ins' moves; a fault of theirs can't hide what stands.

        Stand-ins do not play among themselves: a game of which all people are out is stopped.
        """
        try:
            async for moved, entry in self._understudies(table):
                table = moved
                entries.append(entry)
            if table.status == "running" and table.deserted:
                table, entry = await self._stop(table, None)
                entries.append(entry)
        except (StoreError, TableRefused):
            if not entries:
                raise
            LOG.exception(
                "a stand-in's move could not be stored", extra={"game": table.game_id, "channel": table.channel}
            )
        return Turn(table, tuple(entries))

    async def _understudies(self, table: Table) -> AsyncIterator[tuple[Table, Entry]]:
        """Let stand-ins move until none is awaited or the bound is reached; each move is committed by itself.

        Where the agreed time is up, the clock comes first: a press or a move after it is made by its rules.
        """
        called = await self._called(table)
        if called is not None:
            table = called[0]
            yield called
        for _ in range(self._bound):
            seat = understudy.due(table)
            if seat is None:
                return
            made = await self._first_accepted(table, seat, understudy.actions(table, seat, self._choose))
            if made is None:
                LOG.error(
                    "no option of seat %d was accepted", seat, extra={"game": table.game_id, "channel": table.channel}
                )
                return
            table = made[0]
            yield made
            await asyncio.sleep(0)

    async def _first_accepted(
        self, table: Table, seat: int, actions: understudy.Actions, notices: tuple[Notice, ...] = ()
    ) -> tuple[Table, Entry] | None:
        """Commit the first of these actions that the engine accepts; None where it accepts none."""
        for action in actions:
            try:
                return await self._commit(table, seat, action, None, notices)
            except Refused:
                continue
        return None
