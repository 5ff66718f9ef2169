"""The timer of a process: at the agreed time of a table it tells the table layer, also when nobody presses anything.

Owns: one timer a game, armed whenever a game is shown that has a time to come, and for every running game at a start. Whether the time
is really up is the table layer's business; a timer that comes too early does nothing.
"""

import asyncio
import logging
from typing import Final

from bot.table.model import TableRefused
from bot.table.service import Tables
from cogs._stage import Stages

log = logging.getLogger("banker.clock")

LONGEST: Final = 3600.0
"""At most so many seconds are slept at once: clocks of machines are set now and then."""


class Clocks:
    """Rings at the agreed times."""

    def __init__(self, tables: Tables, stages: Stages) -> None:
        self._tables = tables
        self._stages = stages
        self._timers: dict[int, asyncio.Task[None]] = {}
        stages.before_each(self.arm)

    async def arm(self, game: int) -> None:
        """Set the timer of a game, if there is a time to come and none is set."""
        if self._is_set(game) or await self._tables.time_left(game) is None or self._is_set(game):
            return
        self._timers[game] = asyncio.create_task(self._ring(game), name=f"clock of game {game}")
        self._timers[game].add_done_callback(lambda timer: self._forget(game, timer))

    def _is_set(self, game: int) -> bool:
        return game in self._timers and not self._timers[game].done()

    def _forget(self, game: int, timer: asyncio.Task[None]) -> None:
        if self._timers.get(game) is timer:
            del self._timers[game]

    async def arm_all(self) -> None:
        """Set the timers of all running games."""
        for game in await self._tables.running():
            try:
                await self.arm(game)
            except Exception:
                log.exception("game %d: its clock could not be set", game)

    def stop(self) -> None:
        """Stop all timers; they are set again at the next start."""
        for timer in tuple(self._timers.values()):
            timer.cancel()

    async def _ring(self, game: int) -> None:
        try:
            while (left := await self._tables.time_left(game)) is not None:
                if left > 0:
                    await asyncio.sleep(min(left, LONGEST))
                    continue
                await self._stages.prepare(game)
                turn = await self._tables.call_time(game)
                if not turn.entries:
                    return
                await self._stages.show(turn)
        except TableRefused:
            return
        except Exception:
            log.exception("game %d: its clock failed", game)
