"""The real bot, with the tables' clock and the timer of the clock's task by shared time; everything else is as it ships.

Called with the file of the shared time. It skips what lies between now and the next ringing while nothing is being done.
"""

import asyncio
import sys
from datetime import UTC, datetime
from functools import partial
from pathlib import Path

import discord
from fast_time import LOOK_EVERY, FastTime

import bot.app
import cogs._cast
from bot.__main__ import main
from bot.table.service import Tables
from cogs._clock import Clocks

WORK = ("discord.py: ", "discord-ui-", "CommandTree", "clock of game", "what is due", "go on with")
"""How the tasks are called that do anything for anybody."""


class Timers:
    """Timers of the shared time; one is set at a time."""

    def __init__(self, shared: FastTime) -> None:
        self._shared = shared
        self._set: tuple[float, object] | None = None
        self._driver: asyncio.Task[None] | None = None

    def set(self, delay, ring):
        self._driver = self._driver or asyncio.get_running_loop().create_task(self._drive(), name="driver of time")
        self._set = (self._shared.now() + delay, ring)
        return self

    def cancel(self):
        self._set = None

    async def _drive(self):
        shared = self._shared
        while True:
            await asyncio.sleep(LOOK_EVERY)
            if self._set is not None and self._set[0] <= shared.now():
                (_, ring), self._set = self._set, None
                ring()
            elif not any(it.get_name().startswith(WORK) for it in asyncio.all_tasks()):
                self._skip()

    def _skip(self):
        shared, until = self._shared, self._shared.until
        if shared.now() >= until:
            shared.rest()
        else:
            ahead = until if self._set is None else min(until, self._set[0])
            shared.skip(ahead - shared.now())


def run(file):
    shared = FastTime(Path(file))

    async def rest(seconds):
        shared.skip(seconds)  # what is spread out is, by this time
        await asyncio.sleep(0)

    discord.utils.utcnow = lambda: datetime.fromtimestamp(shared.now(), UTC)
    bot.app.Tables = partial(Tables, clock=shared.now)
    cogs._cast.Clocks = partial(Clocks, timer=Timers(shared).set, rest=rest)
    return main(["run"])


if __name__ == "__main__":
    sys.exit(run(sys.argv[1]))
