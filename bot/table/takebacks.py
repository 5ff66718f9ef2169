"""Taking moves back: at once where that gives nobody anything to gain, else with the consent of all who play in person.

Owns who may do so and who must agree; each call is committed before it returns. What an undo gives back is decided by
`bot.engine.rewind`; nothing is ever struck from the log.
"""

from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from bot.engine.chance import blocks_used
from bot.engine.events import CardDrawn
from bot.table import seats, undo
from bot.table.accord import Accords
from bot.table.hours import DAY
from bot.table.model import Entry, Table, TableRefused, Takeback, Turn, UndoAsk
from bot.table.pace import pace_of

LONGEST_ASK: Final = float(DAY)
"""Seconds that a question stays open at a table where no time runs."""


class Undoing(Struct, frozen=True):
    """What came of wanting a move taken back, or of an answer to that.

    Attributes:
        turn: the table, with the entry by which moves were undone where they were.
        ask: the question, as it stands or as it ended.
        voters: the users who must agree.
        open: whether the question waits for further answers.
    """

    turn: Turn
    ask: UndoAsk | None
    voters: tuple[int, ...]
    open: bool

    @property
    def done(self) -> bool:
        """Whether moves were undone."""
        return bool(self.turn.entries)


class Takebacks(Accords):
    """The tables with taking moves back; a base of `bot.table.service.Tables`."""

    async def undo(self, game_id: int, user: int, *, since: int | None = None, ask: bool = False) -> Undoing:
        """Take back one's last move and all that came after it, or ask the others whether one may.

        Args:
            game_id: the game.
            user: who wants it.
            since: the move that the button was drawn for; None: whichever is the last.
            ask: whether to put the question where there has to be one; else it is only given, as it would be.

        Raises:
            TableRefused: `no_game`, `game_stopped`, `not_seated`, `seat_out`; `already_decided` or `not_your_seat` for a button;
                `nothing_to_undo`, `undo_too_old`, `undo_asked` (with `names`).
            Refused: the game is over.
        """
        async with self._locks.hold(game_id):
            table, seat = await self._seat_at(game_id, user)
            if seats.is_out(table, seat):
                raise TableRefused("seat_out")
            free = table.takeback
            if since is not None and not ask:
                _need_same(table, free, seat, since)
            if free is not None and free.seat == seat and since in {None, free.since}:
                return await self._undone(table, seat, free.since, user, None)
            question = await self._question(table, seat, user)
            if since not in {None, question.since}:
                raise TableRefused("already_decided")
            return await self._counted_in(table, question, user, put=ask)

    async def answer_undo(self, game_id: int, user: int, number: int, *, agrees: bool) -> Undoing:
        """Agree that a move is taken back, or have it stand: one No is enough, and that of who asked.

        Raises:
            TableRefused: `no_game`, `game_stopped`, `not_seated`, `seat_out`; `already_decided` where that question is over.
            Refused: the game is over.
        """
        async with self._locks.hold(game_id):
            table, seat = await self._seat_at(game_id, user)
            ask = table.clock.undo
            if ask is None or ask.number != number:
                raise TableRefused("already_decided")
            if seats.is_out(table, seat):
                raise TableRefused("seat_out")
            if not agrees:
                table = await self._with_clock(table, replace(table.clock, undo=None))
                return Undoing(Turn(table, ()), ask, seats.present(table), open=False)
            if user not in ask.agreed:
                ask = replace(ask, agreed=(*ask.agreed, user))
            return await self._counted_in(table, ask, user, put=True)

    async def _question(self, table: Table, seat: int, user: int) -> UndoAsk:
        """The question whether the last move of a seat may be taken back; the one that is open where this seat asked it."""
        open_ask = table.clock.undo
        if open_ask is not None and open_ask.seat != seat:
            raise TableRefused("undo_asked", names=(table.members[open_ask.seat].name,))
        if open_ask is not None:
            return open_ask
        moves = undo.standing(await self._log(table, undo.reach(table)))
        mine = [entry.serial for entry in moves if entry.seat == seat and undo.by_person(entry)]
        if not mine:
            older = undo.standing(await self._log(table, 1))
            made = any(entry.seat == seat and undo.by_person(entry) for entry in older)
            raise TableRefused("undo_too_old" if made else "nothing_to_undo")
        if await self._shelf.state_at(table.game_id, mine[-1] - 1) is None:  # from before states were kept
            raise TableRefused("undo_too_old")
        now = self._clock()
        until = now + (pace_of(table.clock).decision or LONGEST_ASK)
        count = sum(entry.serial >= mine[-1] for entry in moves)
        return UndoAsk(table.clock.undos + 1, seat, mine[-1], count, now, until, (user,))

    async def _log(self, table: Table, since: int) -> tuple[Entry, ...]:
        return await self._shelf.entries(table.game_id, since, None)

    async def _counted_in(self, table: Table, ask: UndoAsk, user: int, *, put: bool) -> Undoing:
        """Undo where all agree, else keep the question as it stands; stand-ins agree always."""
        voters = seats.present(table)
        if set(voters) <= set(ask.agreed):
            return await self._undone(table, ask.seat, ask.since, user, ask)
        if not put:
            return Undoing(Turn(table, ()), ask, voters, open=False)
        clock = replace(table.clock, undo=ask, undos=max(table.clock.undos, ask.number))
        table = await self._with_clock(table, clock)
        return Undoing(Turn(table, ()), ask, voters, open=True)

    async def _undone(self, table: Table, seat: int, since: int, user: int, ask: UndoAsk | None) -> Undoing:
        """Go back to before a move, commit that, and let stand-ins move on."""
        before = await self._shelf.state_at(table.game_id, since - 1)
        if before is None:
            raise TableRefused("undo_too_old")
        moves = undo.standing(await self._log(table, since))
        drawn = any(isinstance(event, CardDrawn) for entry in moves for event in entry.events)
        log = undo.standing(await self._log(table, 0)) if drawn else moves
        state = undo.went_back(table.rules, table.state, before, log, since)
        event = undo.undone_event(table.state, before, seat, since, len(moves))
        chance = blocks_used(state.secret.chance)
        entry = Entry(table.serial + 1, seat, None, (event,), self._clock(), user, chance=chance)
        table = await self._shelf.append(table, state, entry, "running")
        table = await self._shelf.recall(table)
        turn = await self._played_on(table, [entry])
        return Undoing(turn, ask, seats.present(table), open=False)


def _need_same(table: Table, free: Takeback | None, seat: int, since: int) -> None:
    """Let a button through only if it still means the move that it was drawn for."""
    if free is None or free.since != since:
        raise TableRefused("already_decided")
    if free.seat != seat:
        raise TableRefused("not_your_seat", seats=(free.seat,), names=(table.members[free.seat].name,))
