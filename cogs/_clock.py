"""The clock of a process: one timer that waits for the next thing due at any table, and what is shown when it rings.

Owns: the timer, the order and the pace in which games are looked at, and setting aside a game that fails. What is due, and what
follows, is the table layer's business; everything is committed there before anything is sent here, so that a kill between the
two may lose a message, but never sends one twice.
"""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from contextvars import Context
from typing import Final, Protocol

from bot.logs import about
from bot.table.clock import Reminder
from bot.table.model import Lobby, Table, TableRefused, Turn
from bot.table.service import Tables, awaits_standin
from cogs._desk import Desk
from cogs._layout import Page, Text
from cogs._reply import Outcome
from cogs._stage import Stages
from cogs._times import reminder

log = logging.getLogger("banker.clock")

LONGEST: Final = 3600.0
"""At most so many seconds are slept at once: clocks of machines are set now and then."""

BATCH: Final = 100
SIDE_BY_SIDE: Final = 6
PATIENCE: Final = 120.0
"""Seconds after which a game that is looked at counts as failing: Discord does not answer."""

SPREAD: Final = 0.1
"""Seconds between two games: each costs a few requests, and Discord takes about fifty a second."""

AGAIN: Final = 30.0
"""Seconds until another try when the clock itself failed."""

ASIDE: Final = 60.0
MOST_ASIDE: Final = 6 * 3600.0
"""A game that fails is set aside, twice as long each time, from the first of these up to the second."""

LOOKS: Final = 20
"""A game that is due again so often at one ringing is set aside."""


class Timer(Protocol):
    """Something that was set and can be unset."""

    def cancel(self) -> None:
        """It rings no more."""


def by_loop(delay: float, ring: Callable[[], None]) -> Timer:
    """A timer of the running loop."""
    # In a context of its own: what the clock logs is not about the press that set it.
    return asyncio.get_running_loop().call_later(delay, ring, context=Context())


class Clocks:
    """Looks after all games whose time runs.

    Args:
        desk: tables, mail and words; the time is that of the tables.
        stages: shows tables.
        unsent: told of a table, and what came of a message that its clock could not send there.
        timer: sets a timer of so many seconds.
        rest: waits so many seconds.
    """

    def __init__(
        self,
        desk: Desk,
        stages: Stages,
        unsent: Callable[[Table, Outcome], Awaitable[None]],
        *,
        timer: Callable[[float, Callable[[], None]], Timer] = by_loop,
        rest: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._desk = desk
        self._stages = stages
        self._unsent = unsent
        self._set_timer = timer
        self._rest = rest
        self._timer: Timer | None = None
        self._rings_at: float | None = None
        self._work: asyncio.Task[None] | None = None
        self._rang = False
        self._begun = False
        self._failed: dict[int, int] = {}
        self._served: dict[int, asyncio.Task[None]] = {}
        self._room = asyncio.Semaphore(SIDE_BY_SIDE)

    @property
    def _tables(self) -> Tables:
        return self._desk.tables

    # --- the timer

    def start(self) -> None:
        """Begin, at once: games from before there was a clock get one, what was never told is told, what is overdue is done."""
        self._begun = False
        self._tables.on_due(self._hear)
        self._arm(self._tables.now())

    def stop(self) -> None:
        """Stop; everything that is due is found again at the next start."""
        self._tables.on_due(lambda _at: None)
        self._unset()
        for task in (self._work, *self._served.values()):
            if task is not None:
                task.cancel()

    def _unset(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = self._rings_at = None

    def _hear(self, at: float) -> None:
        """Something is due at a table, perhaps before all else."""
        if self._rings_at is None or at < self._rings_at:
            self._arm(at)

    def _arm(self, at: float) -> None:
        self._unset()
        self._rings_at = at
        self._timer = self._set_timer(min(max(at - self._tables.now(), 0.0), LONGEST), self._ring)

    async def _arm_next(self) -> None:
        at = await self._tables.next_due()
        if at is not None:
            self._hear(at)

    def _ring(self) -> None:
        self._unset()
        if self._work is not None:
            self._rang = True
            return
        self._work = asyncio.create_task(self._look(), name="what is due")
        self._work.add_done_callback(self._looked)

    def _looked(self, work: asyncio.Task[None]) -> None:
        self._work = None
        if work.cancelled():
            return
        rang, self._rang = self._rang, False
        error = work.exception()
        if error is not None:
            log.error("the clock failed; it tries again in %d s", AGAIN, exc_info=error)
            self._arm(self._tables.now() + AGAIN)
        elif rang:
            self._ring()

    # --- looking at games

    async def _look(self) -> None:
        """Look at every game that is due, in order and spread, some side by side; what they send is not waited for."""
        if not self._begun:
            await self._take_up()
        looked: dict[int, int] = {}
        while games := await self._tables.ripe(BATCH):
            fresh = [game for game in games if game not in self._served]
            for game in fresh:
                await self._room.acquire()
                self._desk.measures.looked(self._tables.now() - games[game])
                looked[game] = looked.get(game, 0) + 1
                self._begin(game, self._stuck if looked[game] > LOOKS else self._serve)
                await self._rest(SPREAD)
            if not fresh:
                await asyncio.wait({self._served[game] for game in games}, return_when=asyncio.FIRST_COMPLETED)
        await self._arm_next()

    def _begin(self, game: int, work: Callable[[int], Awaitable[object]]) -> None:
        with about(game=game):
            task = asyncio.create_task(self._safely(game, work), name=f"clock of game {game}")
        self._served[game] = task
        task.add_done_callback(lambda _: self._end(game))

    def _end(self, game: int) -> None:
        del self._served[game]
        self._room.release()

    async def _take_up(self) -> None:
        for game in await self._tables.unclocked():
            with about(game=game):
                await self._safely(game, self._tables.adopt)
        for game in await self._tables.untold_times():
            with about(game=game):
                await self._safely(game, self._stages.tell)
            await self._rest(SPREAD)
        self._begun = True

    async def _safely(self, game: int, work: Callable[[int], Awaitable[object]]) -> None:
        """Do something for a game; one that fails is set aside for longer each time, and never stops the others."""
        try:
            await asyncio.wait_for(work(game), PATIENCE)
        except TableRefused:
            return  # it was closed or stopped meanwhile
        except Exception:
            fails = self._failed[game] = self._failed.get(game, 0) + 1
            wait = min(ASIDE * 2 ** (fails - 1), MOST_ASIDE)
            log.exception("a game's clock failed; it is set aside for %d s", wait)
            await self._put_off(game, wait)
        else:
            self._failed.pop(game, None)

    async def _put_off(self, game: int, wait: float) -> None:
        try:
            await self._tables.put_off(game, wait)
        except Exception:
            log.exception("the game could not be set aside")

    async def _stuck(self, game: int) -> None:
        raise RuntimeError(f"game {game} is due again and again")

    async def _serve(self, game: int) -> None:
        with contextlib.suppress(TableRefused):
            await self._stages.prepare(game)
        rung = await self._tables.ring(game)
        if rung.closed is not None:
            await self._close(rung.closed)
        if rung.turn is not None:
            await self._show(rung.turn)
            if rung.reminders:
                await self._remind(rung.turn.table, rung.reminders)

    async def _show(self, turn: Turn) -> None:
        with about(game=turn.table.game_id, channel=turn.table.channel):
            await self._shown(turn)

    async def _shown(self, turn: Turn) -> None:
        game = turn.table.game_id
        told = await self._stages.tell(game)
        if turn.entries or told is not None:
            await self._stages.show(turn)
        while awaits_standin(turn.table):
            turn = await self._tables.advance(game)
            await self._stages.show(turn)
        if told is not None and told is not Outcome.DONE:
            await self._unsent(turn.table, told)

    async def _close(self, lobby: Lobby) -> None:
        """Say on the lobby's message that it closed itself; where that is gone, nothing is said."""
        if lobby.message is not None:
            page = Page((Text(self._desk.words(lobby)("lobby-expired")),))
            await self._desk.mail.edit(lobby.channel, lobby.message, page)

    async def _remind(self, table: Table, reminders: tuple[Reminder, ...]) -> None:
        """Remind: by direct message who wishes that and can be reached so, all others in one message to the channel."""
        words = self._desk.words(table)
        left = []
        for it in reminders:
            own = it.language or self._desk.readers.seen(it.user) or table.language
            page = reminder(table, (it,), self._desk.words_in(own, table), table.channel)
            if not it.direct or await self._desk.mail.direct(it.user, page) is not Outcome.DONE:
                left.append(it)
        if left:
            posted = await self._desk.mail.post(table.channel, reminder(table, left, words))
            if posted.outcome is not Outcome.DONE:
                await self._unsent(table, posted.outcome)
