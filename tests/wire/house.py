"""One running bot for many tests: a server, the real process, and games at chosen decisions to take.

Owns the sharing: a test takes fresh rooms, and afterwards nothing of its trouble is left.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

import positions
from loopback import BotProcess, Channel, Guild, LoopbackDiscord, User, World
from playing import Played, begin
from positions import Placed, Stored, read, write


@dataclass
class House:
    """Everything that a test of the running bot needs."""

    server: LoopbackDiscord
    bot: BotProcess
    file: Path
    guild: Guild
    ann: User
    ben: User
    prepared: dict[str, list[Placed]] = field(default_factory=dict)

    @property
    def world(self) -> World:
        return self.server.world

    def channel(self, name: str = "table") -> Channel:
        return self.world.channel(self.guild, name)

    async def game(self) -> Played:
        """A game in a channel of its own, begun by presses, at its first throw."""
        return await begin(self.world, self.channel(), self.ann, self.ben)

    def take(self, kind: str) -> Placed:
        """A prepared game; each is given out once."""
        return self.prepared[kind].pop()

    def take_again(self, kind: str) -> Placed:
        """A prepared game that several tests look at without changing it."""
        return self.prepared[kind][0]

    def read(self, game: int) -> Stored:
        """What was last committed of a game."""
        return read(self.file, game)


@asynccontextmanager
async def open_house(folder: Path, wanted: dict[str, int]) -> AsyncIterator[House]:
    """Start a bot with so many prepared games of each kind."""
    file = folder / "bot.db"
    async with LoopbackDiscord() as server:
        server.settings.answer_within = 20.0
        # Between the tests that share this bot others run, on loops of their own: it must not take the silence for a dead line.
        server.gateway.heartbeat_interval = 3600.0
        guild = server.world.guild()
        ann, ben = server.world.users("Ann", "Ben", guild=guild)
        kinds = [kind for kind, count in wanted.items() for _ in range(count)]
        rooms = [(server.world.channel(guild, kind), (ann, ben), getattr(positions, kind)) for kind in kinds]
        prepared: dict[str, list[Placed]] = {kind: [] for kind in kinds}
        for kind, placed in zip(kinds, await write(file, rooms), strict=True):
            prepared[kind].append(placed)
        async with BotProcess(server, file) as bot:
            yield House(server, bot, file, guild, ann, ben, prepared)
            assert await bot.terminate() == 0
