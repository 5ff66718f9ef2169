"""One running bot for many tests: a server, the real process, and games at chosen decisions to take.

Owns the sharing: a test takes fresh rooms, and afterwards nothing of its trouble is left.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

import positions
from loopback import BotProcess, Channel, Guild, Interaction, LoopbackDiscord, User, World
from playing import Played, begin, control, number_of, pings
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


class Throw:
    """A fresh game whose first throw is awaited: pressed while something goes wrong, and looked at afterwards."""

    def __init__(self, house: House, played: Played) -> None:
        self.house, self.world, self.played = house, house.world, played
        self.button = control(played.stage, "roll")
        self.before = self.stored.serial
        self.messages = len(played.channel.messages)
        self.in_words = False

    @property
    def stored(self) -> Stored:
        return self.house.read(self.played.game)

    def roll(self) -> Interaction:
        return self.world.send_raw_press(self.played.turn, self.played.stage, self.button)

    def is_shown(self) -> bool:
        """Whether a public message in the channel offers what is awaited now, with a picture, and none what is not."""
        offering = [it for it in self.played.channel.messages if {number_of(b) for b in it.buttons} - {0}]
        numbers = {number_of(b) for it in offering for b in it.buttons} - {0}
        return (
            bool(numbers)
            and numbers <= self.stored.numbers
            and (self.in_words or all(it.attachments for it in offering))
        )

    async def rolled_once(self) -> None:
        """The throw was made once, and in the end everybody sees where the game is."""
        await self.world.until(lambda: self.stored.serial > self.before and self.is_shown(), "the throw in the channel")
        assert self.stored.serial == self.before + 1
        assert pings(self.played.channel, self.played.turn) == 1
        for message in self.played.channel.messages:
            assert "Traceback" not in message.text
            assert "Error" not in message.text


@asynccontextmanager
async def open_house(folder: Path, wanted: dict[str, int]) -> AsyncIterator[House]:
    """Start a bot with so many prepared games of each kind."""
    file = folder / "bot.db"
    async with LoopbackDiscord() as server:
        server.settings.answer_within = 20.0
        guild = server.world.guild()
        ann, ben = server.world.users("Ann", "Ben", guild=guild)
        kinds = [kind for kind, count in wanted.items() for _ in range(count)]
        rooms = [(_place(server.world, guild, kind), (ann, ben), getattr(positions, kind)) for kind in kinds]
        prepared: dict[str, list[Placed]] = {kind: [] for kind in kinds}
        for kind, placed in zip(kinds, await write(file, rooms), strict=True):
            prepared[kind].append(placed)
        async with BotProcess(server, file) as bot:
            yield House(server, bot, file, guild, ann, ben, prepared)
            assert await bot.terminate() == 0


def _place(world: World, guild: Guild, kind: str) -> Channel:
    channel = world.channel(guild, kind)
    return world.thread(channel) if kind == "threaded" else channel
