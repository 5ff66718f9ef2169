"""What people agree about a table's time: pausing and going on, votes on a seat, and what each wishes about reminders.

Owns these calls, each committed before it returns. What happens when a time is up is in `bot.table.ends`.
"""

from msgspec import Struct
from msgspec.structs import replace

from bot.engine.refusal import Refused
from bot.store.wishes import Wishes
from bot.table import seats
from bot.table.clock import Clocked
from bot.table.ends import CHOICES
from bot.table.hours import DAY, MINUTE
from bot.table.model import Ballot, Table, TableClock, TableRefused, Turn
from bot.table.typed_times import EARLIEST, LATEST


def going(clock: TableClock, now: float) -> TableClock:
    """A paused clock going on: the time since then does not count, for votes that are open neither."""
    passed = 0.0 if clock.paused is None else now - clock.paused
    ballots = tuple(replace(it, since=it.since + passed, until=it.until + passed) for it in clock.ballots)
    ask = clock.undo and replace(clock.undo, asked=clock.undo.asked + passed, until=clock.undo.until + passed)
    return replace(clock, paused=None, held=False, idle=clock.idle + passed, ballots=ballots, undo=ask)


def _turned(clock: TableClock, now: float, *, pause: bool) -> TableClock:
    """The clock paused, or going on. What people agree on stays when the place of a held table can be written in again."""
    if not pause:
        return replace(going(clock, now), agreed=())
    return replace(clock, paused=now if clock.paused is None else clock.paused, held=False, agreed=())


class Accord(Struct, frozen=True):
    """How far people agree to pause, or to go on.

    Attributes:
        paused: whether people have the table paused now; one that is only held is not.
        agreed: the users who want that to change.
        wanted: how many of them that takes.
        question: the number of the question that they answer.
        done: whether this call has paused the table, or let it go on.
    """

    table: Table
    paused: bool
    agreed: tuple[int, ...]
    wanted: int
    question: int
    done: bool


class Accords(Clocked):
    """The tables with what people agree about their time; a base of `bot.table.service.Tables`."""

    # --- pausing

    async def pause(self, game_id: int, user: int, *, question: int | None = None, force: bool = False) -> Accord:
        """Want the table paused: no time runs and nobody is reminded; who likes may move all the same.

        It is paused once all whose seat no stand-in plays want it, or by `force`, for those who may manage the server.
        Where it is paused already, who wanted it to go on does not any more.

        Args:
            game_id: the game.
            user: who wants it.
            question: the question that this answers; None: it is asked if nobody has asked yet.
            force: whether it is done without the others.

        Raises:
            TableRefused: `no_game`, `game_stopped`, `not_seated`; `question_over` where that question is settled.
            Refused: the game is over.
        """
        return await self._agree(game_id, user, pause=True, question=question, force=force)

    async def resume(self, game_id: int, user: int, *, question: int | None = None, force: bool = False) -> Accord:
        """Want a paused table to go on: it does once half of those whose seat no stand-in plays want it, or by `force`.

        Where it is not paused, who wanted that does not any more. Arguments as of `pause`.

        Raises:
            TableRefused: `no_game`, `game_stopped`, `not_seated`; `question_over` where that question is settled.
            Refused: the game is over.
        """
        return await self._agree(game_id, user, pause=False, question=question, force=force)

    async def _agree(self, game_id: int, user: int, *, pause: bool, question: int | None, force: bool) -> Accord:
        async with self._locks.hold(game_id):
            table = await self._running(game_id)
            if not force or table.seat_of(user) is not None:
                table, _ = await self._seat_at(game_id, user)
            clock, people = table.clock, seats.present(table)
            if question is not None and (question != clock.question or not clock.agreed or pause == clock.at_rest):
                raise TableRefused("question_over")
            wanted = len(people) if pause else -(-len(people) // 2)
            others = tuple(it for it in clock.agreed if it in people and it != user)
            if pause == clock.at_rest:  # it is as wanted: who wanted a change does not any more
                clock = replace(clock, agreed=() if force else others)
            else:
                asked = clock.question + (not clock.agreed)
                clock = replace(clock, agreed=(*others, user), question=asked)
                if force or len(clock.agreed) >= wanted:
                    clock = _turned(clock, self._clock(), pause=pause)
            done = clock.at_rest != table.clock.at_rest
            table = await self._with_clock(table, clock)
            return Accord(table, clock.at_rest, clock.agreed, wanted, clock.question, done)

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
            voters = {it for it in seats.present(table) if it != table.members[seat].user}
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

    def forget_wishes(self, user: int) -> None:
        """Read a person's wishes, and what they did, again when that is next wanted."""
        self._shelf.wishes.forget(user)
        self._shelf.tails.clear()

    async def set_wishes(self, user: int, wishes: Wishes) -> None:
        """Keep what a person wishes; absence moves their deadlines at all their tables, as far as each allows.

        Raises:
            ValueError: an offset, a time of day or a span that there is not.
        """
        if not EARLIEST <= wishes.utc_offset <= LATEST:
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
