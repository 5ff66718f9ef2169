"""Votes on whether somebody keeps a seat.

Owns: who has a vote, when a vote is decided, and what a carried one does: a stand-in has the seat for good, and who held it may not
sit down at this table again. More than half of those who play in person must want it, and at least two: at a table for two nobody
outvotes the other.
"""

from collections.abc import Awaitable, Callable
from typing import Final

from msgspec import Struct

from bot.store.motions import VOTE, Motion, Motions
from bot.table import seats
from bot.table.model import Table, TableRefused, Turn
from bot.table.service import Tables

CARRIED: Final = "carried"
LOST: Final = "lost"
WITHDRAWN: Final = "withdrawn"
VOID: Final = "void"
LEAST_YES: Final = 2

Rename = Callable[[str, str], str]
"""The name of the stand-in that has the seat of somebody of this name from now on, in the language of this code."""


class Poll(Struct, frozen=True):
    """How a vote stands.

    Attributes:
        voters: the people who have a vote now.
        yes, no: those of them who voted so.
        outcome: `CARRIED`, `LOST`, `WITHDRAWN`, `VOID` (the seat changed hands meanwhile), or None while it is open.
    """

    motion: Motion
    voters: tuple[int, ...]
    yes: tuple[int, ...]
    no: tuple[int, ...]
    outcome: str | None

    @property
    def needed(self) -> int:
        """How many must say yes."""
        return max(LEAST_YES, len(self.voters) // 2 + 1)


def voters(table: Table, holder: int | None) -> tuple[int, ...]:
    """Who has a vote on the seat of `holder`: all who play in person, but not whom it is about."""
    return tuple(user for user in seats.present(table) if user != holder)


def poll_of(table: Table, motion: Motion, ballots: dict[int, bool]) -> Poll:
    """How a vote stands with these ballots; those of people who have no vote now do not count."""
    able = voters(table, motion.holder)
    yes = tuple(user for user in able if ballots.get(user) is True)
    no = tuple(user for user in able if ballots.get(user) is False)
    poll = Poll(motion, able, yes, no, motion.outcome)
    if motion.outcome is not None:
        return poll
    outcome = None
    now = table.members[motion.seat].user
    if table.status != "running" or now not in {motion.holder, None}:
        outcome = VOID
    elif len(yes) >= poll.needed:
        outcome = CARRIED
    elif now is None:
        outcome = VOID
    elif no and len(able) - len(no) < poll.needed:
        outcome = LOST
    return Poll(motion, able, yes, no, outcome)


class Votes:
    """The votes at all tables.

    Args:
        tables: the tables.
        rename: names the stand-in that gets a seat, after who held it and in the language of the table.
    """

    def __init__(self, tables: Tables, rename: Rename) -> None:
        self._tables = tables
        self._motions = Motions(tables.database)
        self._rename = rename

    async def open(self, game_id: int, seat: int, user: int | None) -> tuple[Poll, Turn]:
        """Ask the table whether a seat is to go to a stand-in; who asks votes yes. A vote that is open already goes on.

        What it decides is done.

        Args:
            game_id: the game.
            seat: the seat.
            user: who asks; None: nobody in person.

        Raises:
            TableRefused: `no_game`, `game_stopped`, `no_seat`, `seat_out`, `seat_empty`, `own_seat`, `not_voter`, `too_few_voters`.
            Refused: the game is over.
        """

        async def ask(table: Table) -> Motion:
            holder = seats.need_seat(table, seat).user
            if holder is None:
                raise TableRefused("seat_empty")
            if holder == user:
                raise TableRefused("own_seat")
            able = voters(table, holder)
            if user is not None and user not in able:
                raise TableRefused("not_voter")
            if len(able) < LEAST_YES:
                raise TableRefused("too_few_voters")
            motion = await self._standing(table, seat, holder, user)
            if user is not None:
                await self._motions.cast(motion.id, user, yes=True)
            return motion

        return await self._counted(game_id, ask)

    async def _counted(self, game_id: int, ask: Callable[[Table], Awaitable[Motion]]) -> tuple[Poll, Turn]:
        """Count a vote after `ask` had its say, and do what is decided.

        The vote is ended after the seat has changed hands: a stop between the two leaves a vote that the next press ends.
        """
        found: list[Poll] = []

        async def count(table: Table) -> Table:
            motion = await ask(table)
            poll = poll_of(table, motion, await self._motions.ballots(motion.id))
            found.append(poll)
            return await self._dismissed(table, motion) if poll.outcome == CARRIED else table

        turn = await self._tables.reseat(game_id, count)
        poll = found[0]
        if poll.outcome is not None:
            await self._motions.close(poll.motion.id, poll.outcome)
        return poll, turn

    async def _standing(self, table: Table, seat: int, holder: int, user: int | None) -> Motion:
        """The open vote on this holder of the seat; one on an earlier holder is over."""
        motion = await self._motions.open_on(table.game_id, VOTE, seat)
        if motion is not None and motion.holder != holder:
            await self._motions.close(motion.id, VOID)
            motion = None
        if motion is None:
            motion = await self._motions.open(table.game_id, VOTE, seat, self._tables.now(), holder=holder, asker=user)
        if motion is None:
            raise TableRefused("already_decided")
        return motion

    async def cast(self, game_id: int, motion_id: int, user: int, *, yes: bool) -> tuple[Poll, Turn]:
        """Vote; a later vote of a person replaces the earlier one. What it decides is done.

        Raises:
            TableRefused: `no_game`, `game_stopped`, `already_decided`, `not_voter`.
            Refused: the game is over.
        """

        async def ask(table: Table) -> Motion:
            motion = await self._open(game_id, motion_id)
            if user not in voters(table, motion.holder):
                raise TableRefused("not_voter")
            await self._motions.cast(motion_id, user, yes=yes)
            return motion

        return await self._counted(game_id, ask)

    async def withdraw(self, game_id: int, motion_id: int, user: int, *, force: bool = False) -> Poll:
        """End a vote without a result: who asked for it may, and with `force` those who manage the server.

        Raises:
            TableRefused: `no_game`, `game_stopped`, `already_decided`, `not_asker`.
        """
        motion = await self._open(game_id, motion_id)
        if not force and motion.asker != user:
            raise TableRefused("not_asker")
        if not await self._motions.close(motion_id, WITHDRAWN):
            raise TableRefused("already_decided")
        return await self.poll(game_id, motion_id)

    async def remove(self, game_id: int, seat: int) -> tuple[str, Turn]:
        """Do at once what a carried vote does: for those who manage the server, which the caller has checked.

        Returns:
            the raw name of who held the seat, and what it led to.

        Raises:
            TableRefused: `no_game`, `game_stopped`, `no_seat`, `seat_out`, `seat_empty`.
            Refused: the game is over.
        """
        found: list[tuple[str, Motion]] = []

        async def dismiss(table: Table) -> Table:
            member = seats.need_seat(table, seat)
            if member.user is None:
                raise TableRefused("seat_empty")
            motion = await self._standing(table, seat, member.user, None)
            found.append((member.name, motion))
            return await self._dismissed(table, motion)

        turn = await self._tables.reseat(game_id, dismiss)
        name, motion = found[0]
        await self._motions.close(motion.id, CARRIED)
        return name, turn

    async def poll(self, game_id: int, motion_id: int) -> Poll:
        """How a vote stands, an ended one too.

        Raises:
            TableRefused: `no_game`, `already_decided` where there is no such vote.
        """
        motion = await self._motions.get(motion_id)
        if motion is None or motion.game != game_id or motion.kind != VOTE:
            raise TableRefused("already_decided")
        table = await self._tables.table(game_id)
        return poll_of(table, motion, await self._motions.ballots(motion_id))

    async def _open(self, game_id: int, motion_id: int) -> Motion:
        motion = await self._motions.get(motion_id)
        if motion is None or motion.game != game_id or motion.kind != VOTE or motion.outcome is not None:
            raise TableRefused("already_decided")
        return motion

    async def _dismissed(self, table: Table, motion: Motion) -> Table:
        if motion.holder is None or table.members[motion.seat].user != motion.holder:
            return table
        await self._motions.bar(table.game_id, motion.holder)
        return seats.vacated(table, motion.seat, self._rename(table.members[motion.seat].name, table.language))
