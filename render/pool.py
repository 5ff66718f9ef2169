"""Frames off the event loop: quick ones are drawn at once, slower ones in threads, and an outdated one is dropped.

The only asynchronous module of `render`. It knows kinds of frames by name and how long they took, never what is on them.
"""

import asyncio
import time
from collections.abc import Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from types import TracebackType
from typing import Final, Self, TypeVar

T = TypeVar("T")

INLINE_SECONDS: Final = 0.002
_MEMORY: Final = 0.3  # weight of the newest time in what a kind is expected to take


class Frames:
    """Draws frames. Use it as an asynchronous context manager; leaving it waits for the frames being drawn."""

    def __init__(self, threads: int = 1, clock: Callable[[], float] = time.perf_counter) -> None:
        self._threads = threads
        self._clock = clock
        self._pool: ThreadPoolExecutor | None = None
        self._expected: dict[str, float] = {}
        self._newest: dict[Hashable, int] = {}
        self._count = 0

    async def __aenter__(self) -> Self:
        self._pool = ThreadPoolExecutor(self._threads, thread_name_prefix="frames")
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        pool, self._pool = self._pool, None
        if pool is not None:
            await asyncio.to_thread(pool.shutdown, cancel_futures=True)

    async def draw(self, key: Hashable, kind: str, make: Callable[[], T]) -> T | None:
        """What `make` draws, or None if a newer frame for the same key was asked for before this one began.

        Args:
            key: what the frame is for, such as a channel; a newer frame for it makes an older one pointless.
            kind: which sort of picture it is; how long its kind takes decides where it is drawn.
            make: draws it; must not touch the event loop.

        Raises:
            RuntimeError: outside of the context.
        """
        if self._pool is None:
            raise RuntimeError("frames are drawn only within `async with`")
        self._count += 1
        mine = self._newest[key] = self._count
        try:
            if self._expected.get(kind, INLINE_SECONDS) < INLINE_SECONDS:
                return self._timed(kind, make)
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._pool, self._unless_outdated, key, mine, kind, make)
        finally:
            if self._newest.get(key) == mine:
                del self._newest[key]

    def _unless_outdated(self, key: Hashable, mine: int, kind: str, make: Callable[[], T]) -> T | None:
        if self._newest.get(key, mine) != mine:
            return None
        return self._timed(kind, make)

    def _timed(self, kind: str, make: Callable[[], T]) -> T:
        start = self._clock()
        made = make()
        took = self._clock() - start
        known = self._expected.get(kind)
        self._expected[kind] = took if known is None else known + (took - known) * _MEMORY
        return made
