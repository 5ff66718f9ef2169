"""Whether the bot can serve: its gateway is connected and its database answers.

Owns the two questions and their time limit, and nothing of how they are asked over HTTP.
"""

import asyncio
from typing import Final, Protocol

from bot.errors import StoreError
from bot.store.games import Games

PATIENCE: Final = 2.0
"""Seconds after which the database counts as not answering."""


class Gateway(Protocol):
    """The connection to Discord, as far as its health goes."""

    @property
    def connected(self) -> bool:
        """Whether every shard is connected and all servers are known."""

    @property
    def latency(self) -> float:
        """The heartbeat's round trip in seconds; infinite or not a number before the first."""


class Health:
    """Asks after gateway and database.

    Attributes:
        gateway: the client of the moment; None between two of them.
    """

    def __init__(self, games: Games) -> None:
        self._games = games
        self.gateway: Gateway | None = None

    @property
    def connected(self) -> bool:
        """Whether the gateway is."""
        return self.gateway is not None and self.gateway.connected

    async def wrong(self) -> tuple[str, ...]:
        """Why the bot can't serve, in plain words; empty where it can."""
        found = () if self.connected else ("gateway: not connected to Discord",)
        try:
            await asyncio.wait_for(self._games.database.read("PRAGMA user_version"), PATIENCE)
        except StoreError as error:
            return (*found, f"database: {error}")
        except TimeoutError:
            return (*found, f"database: no answer within {PATIENCE:g} s")
        return found

    async def counted(self) -> dict[str, int]:
        """How many lobbies and running games there are.

        Raises:
            StoreError: the database failed.
            TimeoutError: it does not answer.
        """
        return await asyncio.wait_for(self._games.counted(), PATIENCE)
