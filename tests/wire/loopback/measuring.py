"""Measuring the bot under a steady stream of presses.

Owns the pacing and the arithmetic. Latency is from the dispatch of an interaction to the arrival of its accepted
answer, both on this process's monotonic clock; the server's own work is part of it and is small.
"""

from __future__ import annotations

import asyncio
import itertools
import time
from collections.abc import Iterable
from dataclasses import dataclass, field

from .records import Interaction, Message, User
from .world import World


@dataclass(frozen=True, slots=True)
class Target:
    """One press to make: who presses what, where."""

    user: User
    message: Message
    button: str


@dataclass(slots=True)
class Measured:
    """What came of a stream of presses."""

    interactions: list[Interaction] = field(repr=False)
    seconds: float

    @property
    def latencies(self) -> list[float]:
        """Seconds from dispatch to answer, sorted."""
        return sorted(one.latency for one in self.interactions if one.latency is not None)

    @property
    def unanswered(self) -> int:
        return sum(one.answer is None for one in self.interactions)

    @property
    def rate(self) -> float:
        """Presses a second that were really made."""
        return len(self.interactions) / self.seconds

    def percentile(self, percent: float) -> float:
        """A percentile of the latencies in seconds; infinite where presses of that rank were never answered."""
        ranked = self.latencies
        rank = max(0, min(len(self.interactions) - 1, round(percent / 100 * len(self.interactions) + 0.5) - 1))
        return ranked[rank] if rank < len(ranked) else float("inf")

    @property
    def p50(self) -> float:
        return self.percentile(50)

    @property
    def p99(self) -> float:
        return self.percentile(99)

    def __str__(self) -> str:
        return (
            f"{len(self.interactions)} presses at {self.rate:.1f}/s: p50 {self.p50 * 1000:.1f} ms, "
            f"p99 {self.p99 * 1000:.1f} ms, {self.unanswered} unanswered"
        )


async def press_steadily(
    world: World, targets: Iterable[Target], *, rate: float = 50.0, presses: int = 500, patience: float = 5.0
) -> Measured:
    """Press `targets` in turn at a steady rate, then wait for the last answers.

    The stream is open: a slow answer does not hold the next press back. Buttons are looked up when they are pressed, so
    a message that changes under the presses must keep a button of that name; label or custom id both do.
    """
    interactions: list[Interaction] = []
    loop = asyncio.get_running_loop()
    begun = time.monotonic()
    start = loop.time()
    for number, target in zip(range(presses), itertools.cycle(targets), strict=False):
        await asyncio.sleep(max(0.0, start + number / rate - loop.time()))
        interactions.append(world.send_press(target.user, target.message, target.button))
    seconds = time.monotonic() - begun
    waits = [asyncio.wait_for(one.answered.wait(), patience) for one in interactions]
    await asyncio.gather(*waits, return_exceptions=True)
    return Measured(interactions, max(seconds, 1e-9))
