"""Measures a full house at which nothing happens: the real bot as a process, on a database of very many open games.

Without the loopback (an installation without the tests) nothing is measured.
"""

import asyncio
import time
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from msgspec import Struct

from bot.bench.crowd import multiply
from bot.bench.wire import loopback, settled
from bot.store.db import Database
from bot.store.games import Games
from bot.table.service import Tables

MINUTE: Final = 60.0


class Idle(Struct, frozen=True):
    """What was measured; None where it could not be.

    Attributes:
        start_s: seconds from the start of the process to its first answer to a press.
        extra_mb: memory above that with a single game.
        cpu_s: seconds of CPU for a minute in which nothing happens.
    """

    start_s: float | None = None
    extra_mb: float | None = None
    cpu_s: float | None = None


def measure(games: int, seconds: float) -> Idle:
    """Measure with so many open games, over so many idle seconds."""
    found = loopback()
    return Idle() if found is None else asyncio.run(_against(found, games, seconds))


async def _against(wire: Any, games: int, seconds: float) -> Idle:
    with TemporaryDirectory(prefix="banker-bench-") as folder:
        file = Path(folder) / "bench.db"
        async with wire.LoopbackDiscord() as server:
            server.settings.answer_within = MINUTE
            world = server.world
            guild = world.guild("Bench")
            channel = world.channel(guild, "table")
            host, guest = world.users("Ann", "Ben", guild=guild)
            game = await _begin(file, channel, host, guest)
            async with wire.BotProcess(server, file, log_level="WARNING") as process:
                await world.slash(host, channel, "board")
                await process.terminate()
                stage = channel.last
                button = next(it["custom_id"] for it in stage.buttons if it["custom_id"].endswith(":hand"))

                async def press() -> float:
                    """Start the process and press at once; the seconds that this took."""
                    began = time.monotonic()
                    await process.start()
                    pressed = world.send_press(host, stage, button)
                    (await world.outcome(pressed)).expect("message")
                    await settled(process)
                    return float(pressed.answered_at - began)

                await press()
                alone = process.memory()
                await process.terminate()
                await _fill(file, game, games - 1)
                started = await press()
                before = process.cpu_seconds()
                await asyncio.sleep(seconds)
                used = process.cpu_seconds() - before
                return Idle(started, process.memory() - alone, used / seconds * MINUTE)


async def _begin(file: Path, channel: Any, host: Any, guest: Any) -> int:
    """A game of two people that waits for its first throw, and will for a day."""
    database = await Database.open(file)
    try:
        tables = Tables(Games(database))
        lobby = await tables.open_lobby(channel.id, channel.guild.id, host.id, host.name, "builder")
        await tables.join(lobby.game_id, guest.id, guest.name)
        table = (await tables.start(lobby.game_id, host.id)).table
        await tables.set_message(table.game_id, None, table.serial)
        return table.game_id
    finally:
        await database.close()


async def _fill(file: Path, game: int, count: int) -> None:
    database = await Database.open(file)
    try:
        await multiply(database, game, count)
    finally:
        await database.close()
