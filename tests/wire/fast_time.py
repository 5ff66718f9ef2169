"""Time that is run through fast: what two processes share about it, the test and the bot.

Time goes by as ever while anything is done, so that requests and waits take as long as they take; hours in which nothing happens are
skipped, but never past the moment up to which the test lets time run. Owns the shared numbers; nothing here imports the bot.
"""

from __future__ import annotations

import asyncio
import mmap
import struct
import time
from pathlib import Path

from loopback.clock import Clock

SKIPPED, UNTIL, IDLE = 0, 8, 16
SIZE = 24
LOOK_EVERY = 0.002


class FastTime:
    """The shared numbers, in a file that outlives a kill.

    Attributes:
        skipped: the seconds that were skipped so far.
        until: when time stops to be skipped.
        idle: the `until` at which the bot last had nothing left to do.
    """

    def __init__(self, file: Path) -> None:
        if not file.exists():
            file.write_bytes(bytes(SIZE))
        with file.open("r+b") as opened:
            self._memory = mmap.mmap(opened.fileno(), SIZE)

    def _get(self, at: int) -> float:
        return struct.unpack_from("d", self._memory, at)[0]

    def _set(self, at: int, value: float) -> None:
        struct.pack_into("d", self._memory, at, value)

    @property
    def skipped(self) -> float:
        return self._get(SKIPPED)

    @property
    def until(self) -> float:
        return self._get(UNTIL)

    def now(self) -> float:
        """The time, in seconds since 1970."""
        return time.time() + self.skipped

    def skip(self, seconds: float) -> None:
        """For whoever runs: the bot, or the test while there is none."""
        self._set(SKIPPED, self.skipped + max(0.0, seconds))

    # --- the bot's side

    def rest(self) -> None:
        """Nothing is left to do until then."""
        self._set(IDLE, self.until)

    # --- the test's side

    def let_run(self, until: float) -> None:
        """Let time run on."""
        self._set(UNTIL, until)

    async def run(self, until: float, patience: float = 60.0) -> None:
        """Let time run on, and wait until it has and all is done."""
        self.let_run(until)
        limit = time.monotonic() + patience
        while self._get(IDLE) != until:
            if time.monotonic() > limit:
                raise TimeoutError(f"{until - self.now():.0f} s of table time are left after {patience:g} s")
            await asyncio.sleep(LOOK_EVERY)


class SharedClock(Clock):
    """The server's clock, by that time: messages are as old as the tables' clock says."""

    def __init__(self, shared: FastTime) -> None:
        super().__init__()
        self._shared = shared

    def now(self) -> float:
        return self._shared.now() + self.offset
