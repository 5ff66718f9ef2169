"""Measures presses over real sockets: the real bot as a process, against the loopback Discord of the project's tests.

Pairs of people play at many tables at once, each press a plain move of whoever is awaited (throw, buy, skip, pay, end). A table at
which a panel would be needed is left. Without the loopback (an installation without the tests) nothing is measured.
"""

import asyncio
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from msgspec import Struct

from bot.bench.wire import loopback

RATE: Final = 50.0
MOVES_A_TABLE: Final = 5
"""About so many plain moves can be made at a table before somebody has to drop chips."""

WANTED: Final = ("roll", "buy", "end", "skip", "pay")
PATIENCE: Final = 5.0
IDLE_SECONDS: Final = 1.0


class Pressed(Struct, frozen=True):
    """What was measured; None where it could not be."""

    cpu_ms: float | None = None
    p50_ms: float | None = None
    p99_ms: float | None = None
    rss_mb: float | None = None


def measure(presses: int) -> Pressed:
    """Press so often, at 50 presses a second."""
    found = loopback()
    return Pressed() if found is None else asyncio.run(_against(found, presses))


async def _against(wire: Any, presses: int) -> Pressed:
    with TemporaryDirectory(prefix="banker-bench-") as folder:
        file = Path(folder) / "bench.db"
        async with (
            wire.LoopbackDiscord() as server,
            wire.BotProcess(server, file, log_level="WARNING") as process,
        ):
            await asyncio.sleep(IDLE_SECONDS)
            memory = process.memory()
            tables = await _tables(server.world, max(2, presses // MOVES_A_TABLE))
            before = process.cpu_seconds()
            waits = await _stream(server.world, tables, presses)
            cpu = process.cpu_seconds() - before
    if not waits:
        return Pressed(rss_mb=memory)
    waits.sort()
    return Pressed(cpu / len(waits) * 1e3, _rank(waits, 0.5) * 1e3, _rank(waits, 0.99) * 1e3, memory)


def _rank(ordered: list[float], share: float) -> float:
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


class Place:
    """A table: its channel, the two who play, and the last press."""

    def __init__(self, channel: Any, people: tuple[Any, Any]) -> None:
        self.channel = channel
        self.people = people
        self.last: Any = None

    def ready(self) -> bool:
        """Whether the last press was answered."""
        return self.last is None or self.last.answered_at is not None

    def press(self, world: Any) -> Any:
        """Make the plain move that is due; None where there is none."""
        for message in reversed(self.channel.messages):
            by_verb = {
                it["custom_id"].split(":")[3]: it for it in message.buttons if it.get("custom_id", "").startswith("bk:")
            }
            for verb in WANTED:
                if verb in by_verb and not by_verb[verb].get("disabled"):
                    person = next((it for it in self.people if it.id in message.notified), self.people[0])
                    self.last = world.send_raw_press(person, message, by_verb[verb])
                    return self.last
        return None


async def _tables(world: Any, count: int) -> list[Place]:
    """So many games of two people, each in a channel of its own, begun."""
    guild = world.guild("Bench")
    places = []
    for number in range(count):
        channel = world.channel(guild, f"table-{number}")
        host, guest = world.users(f"Ann {number}", f"Ben {number}", guild=guild)
        await world.slash(host, channel, "play", {"game": "builder"})
        await world.next_message(channel)  # the first picture may take a moment
        for person, verb in ((guest, "lobby_join"), (host, "lobby_start")):
            lobby = channel.last
            button = next(it for it in lobby.buttons if f":{verb}" in it["custom_id"])
            await world.press(person, lobby, button["custom_id"])
        places.append(Place(channel, (host, guest)))
    return places


async def _stream(world: Any, places: list[Place], presses: int) -> list[float]:
    """Press at a steady rate, at the tables in turn; the seconds that each answer took."""
    loop = asyncio.get_running_loop()
    began = loop.time()
    made: list[Any] = []
    waiting = list(places)
    while len(made) < presses and waiting:
        await asyncio.sleep(max(0.0, began + len(made) / RATE - loop.time()))
        place = next((it for it in waiting if it.ready()), None)
        if place is None:
            await asyncio.sleep(1 / RATE)
            if loop.time() - began > presses / RATE + PATIENCE:
                break
            continue
        waiting.remove(place)
        interaction = place.press(world)
        if interaction is not None:
            made.append(interaction)
            waiting.append(place)
    await asyncio.gather(*(asyncio.wait_for(it.answered.wait(), PATIENCE) for it in made), return_exceptions=True)
    return [it.latency for it in made if it.latency is not None]
