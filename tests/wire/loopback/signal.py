"""Waiting for something to become true on the server.

Owns one thing: a bell that rings at every change, and `until`, which looks again at each ring. Nothing polls.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")


class Bell:
    """Rings at every change of the server's state."""

    def __init__(self) -> None:
        self._event = asyncio.Event()

    def ring(self) -> None:
        self._event.set()
        self._event = asyncio.Event()

    async def until(self, look: Callable[[], T | None], timeout: float, what: str) -> T:  # noqa: ASYNC109 - the caller's patience is the point
        """Return the first true value of `look`, which is called at every ring."""
        deadline = asyncio.get_running_loop().time() + timeout
        while True:
            event = self._event
            if found := look():
                return found
            left = deadline - asyncio.get_running_loop().time()
            if left <= 0:
                raise TimeoutError(f"no {what} within {timeout:g} s")
            try:
                await asyncio.wait_for(event.wait(), left)
            except TimeoutError:
                continue
