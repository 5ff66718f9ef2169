"""Server time and the ids made from it.

Owns the one clock that everything on the server reads: real time plus an offset that a test may push forward, so
that fifteen minutes or an hour pass at once. Durations that are measured (latency) never use this clock.
"""

from __future__ import annotations

import itertools
import time
from datetime import UTC, datetime

EPOCH_MS = 1_420_070_400_000


class Clock:
    """Real time plus an offset, and snowflakes that never repeat."""

    def __init__(self) -> None:
        self.offset = 0.0
        self._counter = itertools.count()
        self._last_ms = 0

    def now(self) -> float:
        return time.time() + self.offset

    def advance(self, seconds: float) -> None:
        self.offset += seconds

    def snowflake(self) -> int:
        # Ids must rise even when the counter wraps within a millisecond.
        stamp = max(int(self.now() * 1000), self._last_ms)
        count = next(self._counter) & 0xFFF
        if count == 0:
            stamp += 1
        self._last_ms = stamp
        return (stamp - EPOCH_MS) << 22 | count

    def stamp(self) -> str:
        return isoformat(self.now())


def isoformat(moment: float) -> str:
    return datetime.fromtimestamp(moment, UTC).isoformat()


def made_at(snowflake: int) -> float:
    """When an id was made, in seconds."""
    return ((snowflake >> 22) + EPOCH_MS) / 1000
