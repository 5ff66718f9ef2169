"""The clock of the tables: what happens when something is due.

Owns: looking at a game that is due, reminding its people, and what follows when a time is up; each step is committed before anything is
sent, so that nothing is done or told twice. When things are due is reckoned in `bot.table.dues`; who waits for the next due row,
and who sends, is in `cogs`.
"""

from collections.abc import Callable
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from bot.store.dues import Due, Notice
from bot.table.dues import DONE, HALF, LOBBY, NEAR, at_step, moment
from bot.table.ends import Ends
from bot.table.hours import silent_until
from bot.table.model import Entry, Lobby, Table, TableRefused, Turn
from bot.table.pace import Pace, pace_of

NAMES: Final = {HALF: "half", NEAR: "near"}
"""What the two reminders are called in their notices."""

MOST_ENDS: Final = 64
"""So many ends are dealt with in one look at a game; what is left is due at once again."""


class Reminder(Struct, frozen=True):
    """One person to be reminded: once, however much waits for them.

    Attributes:
        kinds: what waits for them.
        until: when the first of it ends.
        direct: whether they wish it as a direct message.
        language: the language that they chose; empty where they did not.
    """

    seat: int
    user: int
    kinds: tuple[str, ...]
    until: float
    direct: bool
    language: str = ""


class Rung(Struct, frozen=True):
    """What one look at a game led to; everything in it stands.

    Attributes:
        turn: the table with the entries that were added; None for a lobby.
        reminders: who is to be reminded, now and never again for the same.
        closed: the lobby as it was, if it closed itself.
    """

    turn: Turn | None
    reminders: tuple[Reminder, ...] = ()
    closed: Lobby | None = None


class Clocked(Ends):
    """The tables with their clock; a base of `bot.table.service.Tables`."""

    # --- when

    def on_due(self, told: Callable[[float], None]) -> None:
        """Call this with the time of the next thing due at a table, whenever a table has changed."""
        self._shelf.told_of = told

    def now(self) -> float:
        """The time of the tables, in seconds since 1970."""
        return self._clock()

    async def next_due(self) -> float | None:
        """When the clock has to look at any game next; None where nothing is due. One quick look, however many games there are."""
        return await self._shelf.dues.next()

    async def ripe(self, limit: int) -> dict[int, float]:
        """The games that the clock has to look at by now and since when, the longest overdue first."""
        return await self._shelf.dues.ripe(self._clock(), limit)

    async def put_off(self, game_id: int, seconds: float) -> None:
        """Look at this game only after so many seconds: it fails."""
        async with self._locks.hold(game_id):
            await self._shelf.dues.put_off(game_id, self._clock() + seconds)
            self._shelf.forget(game_id)

    async def running(self) -> tuple[int, ...]:
        """The games that have started and are not over."""
        return await self._store.running()

    async def unclocked(self) -> tuple[int, ...]:
        """The lobbies and running games from before there was a clock: each wants to be adopted."""
        return await self._shelf.dues.unclocked()

    async def adopt(self, game_id: int) -> None:
        """Give a clock to a game from before there was one: no time runs there, but for an agreed one.

        Raises:
            TableRefused: `no_game`.
        """
        async with self._locks.hold(game_id):
            table = await self._started(game_id)
            if table is None:
                await self._shelf.save_lobby(await self._shelf.lobby(game_id), self._clock())
                return
            await self._shelf.seat(table, self._clock())

    # --- what was told

    async def told(self, game_id: int) -> tuple[Notice, ...]:
        """What is still to be told about a game's time: whoever gets it tells it, once."""
        return await self._shelf.dues.claim(game_id, self._clock())

    async def untold_times(self) -> tuple[int, ...]:
        """The games that have still to be told something about their time."""
        return await self._shelf.dues.untold()

    # --- looking at a game

    async def ring(self, game_id: int) -> Rung:
        """Look at a game: end what has come to its end, let stand-ins move on, and say who is to be reminded.

        Looking too early or twice does nothing.

        Raises:
            TableRefused: `no_game`.
        """
        async with self._locks.hold(game_id):
            table = await self._started(game_id)
            if table is None:
                return await self._ring_lobby(game_id)
            entries: list[Entry] = []
            for _ in range(MOST_ENDS):
                due = next((it for it in table.dues if it.until <= self._clock()), None)
                if due is None:
                    break
                table, made = await self._end(table, due)
                entries += made
            turn = await self._played_on(table, entries)
            return Rung(turn, await self._remind(turn.table))

    async def _started(self, game_id: int) -> Table | None:
        """The game of this id, or None where it is a lobby, or nothing at all."""
        try:
            return await self._shelf.table(game_id)
        except TableRefused:
            return None

    async def _ring_lobby(self, game_id: int) -> Rung:
        """Close a lobby that was left alone."""
        lobby = await self._shelf.lobby(game_id)
        (due,) = (it for it in await self._shelf.dues.of(game_id) if it.kind == LOBBY)
        if due.until > self._clock():
            return Rung(None)
        await self._store.delete(game_id)
        return Rung(None, closed=lobby)

    # --- reminders

    async def _remind(self, table: Table) -> tuple[Reminder, ...]:
        """Mark the reminders that are due as sent, and give them; who is away or in quiet hours is left for later."""
        now = self._clock()
        ripe = [it for it in table.dues if it.at <= now < it.until and it.step < DONE]
        if not ripe:
            return ()
        pace = pace_of(table.clock)
        dues = set(table.dues)
        notices: dict[Notice, Reminder] = {}
        for seat in dict.fromkeys(it.seat for it in ripe):
            user = table.members[seat].user or 0
            wishes = await self._shelf.wishes.of(user)
            mine = [it for it in ripe if it.seat == seat]
            silent = silent_until(wishes, now, table.clock.away_days)
            dues -= set(mine)
            if silent is not None:
                dues |= {_later(it, silent, pace, now) for it in mine}
                continue
            soon = {it for it in dues if it.seat == seat and it.step < DONE and it.at <= now + pace.near / 2}
            dues -= soon
            dues |= {at_step(it, it.step + 1, pace, now) for it in (*mine, *soon)}
            kinds = tuple(dict.fromkeys(it.kind for it in mine))
            reminder = Reminder(seat, user, kinds, min(it.until for it in mine), wishes.direct, wishes.language)
            notices |= {Notice(NAMES[it.step], it.number, seat, it.until): reminder for it in mine}
        fresh = await self._shelf.remind(table, tuple(dues), tuple(notices), now)
        return tuple(dict.fromkeys(reminder for notice, reminder in notices.items() if notice in fresh))


def _later(due: Due, silent: float, pace: Pace, now: float) -> Due:
    """The row of a reminder that waits until then; it is dropped if that is too late for it."""
    if silent >= due.until:
        return at_step(due, DONE, pace, now)
    if due.step == HALF and moment(replace(due, step=NEAR), pace) <= silent:
        due = replace(due, step=NEAR)
    return replace(due, at=max(silent, moment(due, pace)))
