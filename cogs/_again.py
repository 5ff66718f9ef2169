"""Once more: what Discord could not take is shown again a little later, though nobody presses anything.

Owns the waits, and one timer for each game that has still to be shown. What is shown is the business of `cogs._stage`, and games
whose place is closed to the bot are that of `cogs.places`.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

from bot.logs import about
from cogs._clock import Timer, by_loop
from cogs._reply import Outcome

log = logging.getLogger("banker.again")

WAITS: Final = (5.0, 20.0, 80.0, 320.0, 1280.0)
"""Seconds until another try, each after the one before; then the next press shows the game, or the next reminder."""


class Again:
    """Shows games again that could not be shown.

    Args:
        show: shows a game as it is now.
        timer: sets a timer of so many seconds.
    """

    def __init__(
        self,
        show: Callable[[int], Awaitable[object]],
        timer: Callable[[float, Callable[[], None]], Timer] = by_loop,
    ) -> None:
        self._show = show
        self._set_timer = timer
        self._tries: dict[int, int] = {}
        self._timers: dict[int, Timer] = {}
        self._work: set[asyncio.Task[None]] = set()
        self._stopped = False

    def shown(self, game: int, outcome: Outcome) -> None:
        """A game was shown, or could not be."""
        if game in self._timers:
            self._timers.pop(game).cancel()
        tries = self._tries.pop(game, 0)
        if outcome is Outcome.FAILED and tries < len(WAITS) and not self._stopped:
            self._tries[game] = tries + 1
            self._timers[game] = self._set_timer(WAITS[tries], lambda: self._ring(game))

    def stop(self) -> None:
        """Try no more: a start shows what was not shown."""
        self._stopped = True
        for timer in self._timers.values():
            timer.cancel()
        self._timers.clear()
        for task in self._work:
            task.cancel()

    def _ring(self, game: int) -> None:
        del self._timers[game]
        with about(game=game):
            task = asyncio.create_task(self._once_more(game), name=f"show game {game} again")
        self._work.add(task)
        task.add_done_callback(self._work.discard)

    async def _once_more(self, game: int) -> None:
        try:
            await self._show(game)
        except Exception:
            log.exception("the game could not be shown")
