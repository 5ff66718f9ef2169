"""Seats on offer: to one person, to anybody, or given to a stand-in for good; and people who are no longer there.

Owns: who may offer which seat, who may take it, and the chair that a host has left. A seat passes with all that it has: deeds, money,
sealed maximum. While it is on offer its holder may come back by pressing anything.
"""

from typing import Final

from msgspec import Struct

from bot.store.motions import OFFER, Motion, Motions
from bot.table import seats
from bot.table.model import Member, Table, TableRefused, Turn
from bot.table.service import Tables
from bot.table.votes import Rename

TAKEN: Final = "taken"
WITHDRAWN: Final = "withdrawn"
VOID: Final = "void"


class Offered(Struct, frozen=True):
    """A seat on offer, and the table with it."""

    motion: Motion
    turn: Turn


class Vacancies:
    """The seats on offer at all tables.

    Args:
        tables: the tables.
        rename: names the stand-in that gets a seat for good, after who held it and in the language of the table.
    """

    def __init__(self, tables: Tables, rename: Rename) -> None:
        self._tables = tables
        self._motions = Motions(tables.database)
        self._rename = rename

    async def offer(
        self, game_id: int, seat: int, user: int, *, taker: int | None = None, force: bool = False
    ) -> Offered:
        """Put a seat on offer, in place of an earlier offer of it.

        One's own seat can be offered at any time; one that a stand-in plays by who speaks for the table, and with `force` by those
        who manage the server.

        Args:
            game_id: the game.
            seat: the seat.
            user: who offers it.
            taker: to whom; None: to anybody.
            force: whether the user may manage the server.

        Raises:
            TableRefused: `no_game`, `game_stopped`, `no_seat`, `seat_out`, `seat_held`, `not_host`, `not_seated`, `taker_seated`, `barred`.
            Refused: the game is over.
        """
        made: list[Motion] = []

        async def ask(table: Table) -> Table:
            member = seats.need_seat(table, seat)
            need_right(table, member, user, force=force)
            if taker is not None:
                if table.seat_of(taker) is not None:
                    raise TableRefused("taker_seated")
                await self._need_welcome(game_id, taker)
            made.append(await self._renewed(game_id, seat, member.user, user, taker))
            return table

        turn = await self._tables.reseat(game_id, ask)
        return Offered(made[0], turn)

    async def _renewed(
        self, game_id: int, seat: int, holder: int | None, asker: int | None, taker: int | None
    ) -> Motion:
        earlier = await self._motions.open_on(game_id, OFFER, seat)
        if earlier is not None:
            await self._motions.close(earlier.id, VOID)
        motion = await self._motions.open(
            game_id, OFFER, seat, self._tables.now(), holder=holder, asker=asker, taker=taker
        )
        if motion is None:
            raise TableRefused("already_decided")
        return motion

    async def take(self, game_id: int, motion_id: int, user: int, name: str) -> Offered:
        """Sit down on a seat on offer. Who holds it comes back to it by this.

        Raises:
            TableRefused: `no_game`, `game_stopped`, `already_decided`, `seat_out`, `seat_back`, `not_invited`, `already_seated`, `barred`.
            Refused: the game is over.
        """
        made: list[Motion] = []

        async def sit(table: Table) -> Table:
            motion = await self._open(game_id, motion_id)
            made.append(motion)
            member = await self._still_free(table, motion)
            if member.user == user:
                return seats.handed(table, motion.seat, standin=False)
            if motion.taker not in {None, user}:
                raise TableRefused("not_invited")
            await self._need_welcome(game_id, user)
            return seats.taken(table, motion.seat, user, name)

        turn = await self._tables.reseat(game_id, sit)
        motion = made[0]
        await self._motions.close(motion_id, VOID if motion.holder == user else TAKEN)
        if motion.holder not in {None, user}:
            await self._tables.delete_draft(game_id, motion.holder or 0)
        return Offered(motion, turn)

    async def _still_free(self, table: Table, motion: Motion) -> Member:
        """Who holds the offered seat now, if it can still be taken; an offer that was overtaken ends."""
        member = table.members[motion.seat]
        out, back = seats.is_out(table, motion.seat), not member.standin and motion.asker != motion.holder
        if out or back or member.user != motion.holder:
            await self._motions.close(motion.id, VOID)
            raise TableRefused("seat_out" if out else "seat_back")
        return member

    async def withdraw(self, game_id: int, motion_id: int, user: int, *, force: bool = False) -> Offered:
        """Take a seat off offer: who offered it, whose it is, who speaks for the table, or whom it was offered to.

        Raises:
            TableRefused: `no_game`, `game_stopped`, `already_decided`, `not_asker`.
        """
        motion = await self._open(game_id, motion_id)
        table = await self._tables.table(game_id)
        if not force and user not in {motion.asker, motion.holder, motion.taker} and not seats.in_charge(table, user):
            raise TableRefused("not_asker")
        if not await self._motions.close(motion_id, WITHDRAWN):
            raise TableRefused("already_decided")
        return Offered(motion, Turn(table, ()))

    async def give_up(self, game_id: int, seat: int, user: int, *, force: bool = False) -> Turn:
        """Leave a seat to a stand-in for good: one's own, and with `force` (who may manage the server) any.

        Raises:
            TableRefused: `no_game`, `game_stopped`, `no_seat`, `seat_out`, `seat_empty`, `not_your_own`.
            Refused: the game is over.
        """

        async def leave(table: Table) -> Table:
            member = seats.need_seat(table, seat)
            if member.user is None:
                raise TableRefused("seat_empty")
            if not force and member.user != user:
                raise TableRefused("not_your_own")
            return seats.vacated(table, seat, self._rename(member.name, table.language))

        return await self._tables.reseat(game_id, leave)

    # --- people who are no longer there

    async def vanish(self, game_id: int, user: int) -> Offered | None:
        """Somebody is no longer on the server: a stand-in plays their seat, and it is on offer to anybody.

        Returns:
            the offer, to be told to the table; None where it was told before, or there is nothing to tell.

        Raises:
            TableRefused: `no_game`, `game_stopped`.
            Refused: the game is over.
        """
        made: list[Motion] = []

        async def note(table: Table) -> Table:
            seat = table.seat_of(user)
            if seat is None or seats.is_out(table, seat):
                return table
            earlier = await self._motions.open_on(game_id, OFFER, seat)
            told = earlier is not None and earlier.holder == user and table.members[seat].standin
            if not told:
                made.append(await self._renewed(game_id, seat, user, None, None))
            return seats.handed(table, seat, standin=True)

        turn = await self._tables.reseat(game_id, note)
        return Offered(made[0], turn) if made else None

    async def take_chair(self, game_id: int, user: int) -> Turn:
        """Look after the table from now on: anybody seated may while the host has no seat or a stand-in on it.

        Raises:
            TableRefused: `no_game`, `game_stopped`, `not_seated`, `already_host`, `chair_taken` (with `names`).
            Refused: the game is over.
        """

        async def sit(table: Table) -> Table:
            return seats.chaired(table, user)

        return await self._tables.reseat(game_id, sit)

    async def _open(self, game_id: int, motion_id: int) -> Motion:
        motion = await self._motions.get(motion_id)
        if motion is None or motion.game != game_id or motion.kind != OFFER or motion.outcome is not None:
            raise TableRefused("already_decided")
        return motion

    async def _need_welcome(self, game_id: int, user: int) -> None:
        if await self._motions.is_barred(game_id, user):
            raise TableRefused("barred")


def need_right(table: Table, member: Member, user: int, *, force: bool) -> None:
    """Let a seat be offered only by those who may.

    Raises:
        TableRefused: `seat_held` (with `names`), `not_host`, `not_seated`.
    """
    if member.user == user:
        return
    if not member.standin:
        raise TableRefused("seat_held", names=(member.name,))
    if not force and not seats.in_charge(table, user):
        seats.seat_for(table, user)
        raise TableRefused("not_host", host=table.host)
