"""What people agree about a table's time: pausing and going on, votes on a seat, and what each wishes about reminders.

Owns these calls, each committed before it returns. What happens when a time is up is in `bot.table.ends`.
"""

from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from bot.engine.refusal import Refused
from bot.store.dues import Due
from bot.store.wishes import Wishes
from bot.table.clock import Clocked
from bot.table.dues import BALLOT, DONE
from bot.table.ends import CHOICES
from bot.table.hours import DAY, MINUTE
from bot.table.model import Ballot, Table, TableClock, TableRefused, Turn

OFFSETS: Final = (-12 * 60, 14 * 60)
"""How far a clock on earth can be from UTC, in minutes."""


def going(clock: TableClock, now: float) -> TableClock:
    """A paused clock going on: the time since then does not count."""
    idle = clock.idle + (0.0 if clock.paused is None else now - clock.paused)
    return replace(clock, paused=None, held=False, idle=idle)


class Accord(Struct, frozen=True):
    """How far people agree to pause, or to go on.

    Attributes:
        paused: whether the table is paused now.
        agreed: the users who want that to change.
        wanted: how many of them that takes.
    """

    table: Table
    paused: bool
    agreed: tuple[int, ...]
    wanted: int


class Accords(Clocked):
    """The tables with what people agree about their time; a base of `bot.table.service.Tables`."""

    # --- pausing

    async def pause(self, game_id: int, user: int, *, force: bool = False) -> Accord:
        """Want the table paused: no time runs and nobody is reminded; who likes may move all the same.

        It is paused once all whose seat no stand-in plays want it, or by `force`, for those who may manage the server.

        Raises:
            TableRefused: `no_game`, `game_stopped`, `not_seated`.
            Refused: the game is over.
        """
        return await self._agree(game_id, user, pause=True, force=force)

    async def resume(self, game_id: int, user: int, *, force: bool = False) -> Accord:
        """Want a paused table to go on: it does once half of those whose seat no stand-in plays want it, or by `force`.

        Raises:
            TableRefused: `no_game`, `game_stopped`, `not_seated`.
            Refused: the game is over.
        """
        return await self._agree(game_id, user, pause=False, force=force)

    async def _agree(self, game_id: int, user: int, *, pause: bool, force: bool) -> Accord:
        async with self._locks.hold(game_id):
            table = await self._running(game_id)
            if not force or table.seat_of(user) is not None:
                table, _ = await self._seat_at(game_id, user)
            clock = table.clock
            people = {table.members[seat].user for seat in table.present()}
            wanted = len(people) if pause else -(-len(people) // 2)
            if pause == (clock.paused is not None):  # it is as wanted: those who wanted a change do not any more
                agreed: tuple[int, ...] = ()
            else:
                agreed = (*(it for it in clock.agreed if it in people and it != user), user)
                if force or len(agreed) >= wanted:
                    now = self._clock()
                    clock = replace(clock, paused=now) if pause else going(clock, now)
                    agreed = ()
            table = await self._with_clock(table, replace(clock, agreed=agreed))
            return Accord(table, table.clock.paused is not None, agreed, wanted)

    async def hold(self, game_id: int) -> Table:
        """Let no time run at a table whose place can't be written in; nothing happens where none runs anyway.

        Raises:
            TableRefused: `no_game`, `game_stopped`.
            Refused: the game is over.
        """
        async with self._locks.hold(game_id):
            table = await self._running(game_id)
            if table.clock.paused is not None:
                return table
            return await self._with_clock(table, replace(table.clock, paused=self._clock(), held=True))

    async def release(self, game_id: int) -> Table:
        """Let time run again at a table that was held; a pause that people agreed on stays.

        Raises:
            TableRefused: `no_game`, `game_stopped`.
            Refused: the game is over.
        """
        async with self._locks.hold(game_id):
            table = await self._running(game_id)
            return await self._with_clock(table, going(table.clock, self._clock())) if table.clock.held else table

    async def _with_clock(self, table: Table, clock: TableClock) -> Table:
        return await self._shelf.seat(replace(table, clock=clock), self._clock())

    # --- votes

    async def call_vote(self, game_id: int, user: int, seat: int) -> Turn:
        """Ask the others to vote on a seat, whatever the table's policy; nothing happens while such a vote is open.

        Raises:
            TableRefused: `no_game`, `game_stopped`, `not_seated`; `no_vote` for one's own seat, or one that no person plays.
            Refused: the game is over.
        """
        async with self._locks.hold(game_id):
            table, own = await self._seat_at(game_id, user)
            if own == seat or seat not in table.present():
                raise TableRefused("no_vote")
            if all(it.seat != seat for it in table.clock.ballots):
                now = self._clock()
                table = await self._ask_others(table, Due(BALLOT, 0, seat, now, now, now, DONE))
            return Turn(table, ())

    async def vote(self, game_id: int, user: int, seat: int, choice: str) -> Turn:
        """Vote on a seat whose time was up; more than half of the others decide, and it is done at once.

        Args:
            game_id: the game.
            user: who votes; a later vote of theirs replaces the earlier one.
            seat: the seat that is voted on.
            choice: one of `bot.table.ends.CHOICES`.

        Raises:
            TableRefused: `no_game`, `game_stopped`, `not_seated`; `no_vote` where no vote on that seat is open, or it is one's own.
            Refused: the game is over.
        """
        async with self._locks.hold(game_id):
            table, own = await self._seat_at(game_id, user)
            ballot = next((it for it in table.clock.ballots if it.seat == seat), None)
            if ballot is None or own == seat or choice not in CHOICES:
                raise TableRefused("no_vote")
            voters = {table.members[it].user for it in table.present() if it != seat}
            votes = {it: cast for it, cast in ballot.votes.items() if it in voters} | {user: choice}
            if 2 * sum(cast == choice for cast in votes.values()) > len(voters):
                table, entries = await self._decided(table, ballot, choice)
                return await self._played_on(table, entries)
            cast = replace(ballot, votes=votes)
            return Turn(await self._with_ballot(table, cast), ())

    async def _with_ballot(self, table: Table, ballot: Ballot) -> Table:
        ballots = tuple(ballot if it.seat == ballot.seat else it for it in table.clock.ballots)
        return await self._with_clock(table, replace(table.clock, ballots=ballots))

    # --- wishes

    async def wishes(self, user: int) -> Wishes:
        """What a person wishes about reminders."""
        return await self._shelf.wishes.of(user)

    async def set_wishes(self, user: int, wishes: Wishes) -> None:
        """Keep what a person wishes; absence moves their deadlines at all their tables, as far as each allows.

        Raises:
            ValueError: an offset, a time of day or a span that there is not.
        """
        if not OFFSETS[0] <= wishes.utc_offset <= OFFSETS[1]:
            raise ValueError("no clock on earth is so far from UTC")
        if any(it is not None and not 0 <= it < DAY // MINUTE for it in (wishes.quiet_from, wishes.quiet_to)):
            raise ValueError("a time of day has less than 1,440 minutes")
        if wishes.away_from is not None and (wishes.away_to is None or wishes.away_to <= wishes.away_from):
            raise ValueError("an absence ends after it begins")
        before = await self._shelf.wishes.of(user)
        await self._shelf.wishes.put(user, wishes)
        if (before.away_from, before.away_to) == (wishes.away_from, wishes.away_to):
            return
        for game_id in await self._store.running_of(user):
            async with self._locks.hold(game_id):
                try:
                    table = await self._running(game_id)
                except (TableRefused, Refused):
                    continue
                await self._shelf.seat(table, self._clock())
