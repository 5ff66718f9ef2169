"""The three seconds: an interaction that is still unanswered after two is acknowledged, and shown what it led to later.

Owns: the timer of one interaction, and the lock of its answers (the library notes an answer only once it has arrived).
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Final, Self

import discord

PATIENCE: Final = 2.0
_LOCK: Final = "answering"


def answering(interaction: discord.Interaction[Any]) -> asyncio.Lock:
    """The lock under which this interaction is answered: two answers at once would take each other's place."""
    lock: asyncio.Lock = interaction.extras.setdefault(_LOCK, asyncio.Lock())
    return lock


def is_answered(interaction: discord.Interaction[Any]) -> bool:
    """Whether an answer was given or is on its way."""
    return answering(interaction).locked() or interaction.response.is_done()


class Watch:
    """Acknowledges an interaction if what is done within the block takes long."""

    def __init__(
        self,
        interaction: discord.Interaction[Any],
        acknowledge: Callable[[], Awaitable[object]],
        patience: float = PATIENCE,
    ) -> None:
        self._interaction = interaction
        self._acknowledge = acknowledge
        self._patience = patience
        self._timer: asyncio.TimerHandle | None = None
        self._task: asyncio.Future[object] | None = None

    async def __aenter__(self) -> Self:
        self._timer = asyncio.get_running_loop().call_later(self._patience, self._due)
        return self

    async def __aexit__(self, *exc: object) -> None:
        if self._timer is not None:
            self._timer.cancel()
        if self._task is not None:
            await self._task

    def _due(self) -> None:
        if not is_answered(self._interaction):
            self._task = asyncio.ensure_future(self._acknowledge())
