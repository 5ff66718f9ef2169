"""A steady load: people press at so many a second over so many games of all kinds, the real bot a process, Discord the loopback.

Owns the pace, and what is counted and timed. Who presses what is the business of `bot.bench.guests`. Without the loopback (an
installation without the tests) nothing is measured.
"""

import asyncio
import random
import signal
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import cycle, islice
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from msgspec import Struct

from bot.bench.guests import Party
from bot.bench.loaded import Loaded
from bot.bench.scrape import HOST, Page, free_port
from bot.bench.wire import loopback, settled
from bot.message import Message

GAMES: Final = ("builder", "classic", "anti")
AT_ONCE: Final = 4
"""So many games are begun at the same time beforehand."""
TIDY: Final = 5.0
SETTLE: Final = 30.0
BEGINNING: Final = 2.0
"""Seconds that beginning one game may take on average before the run is given up."""
TOLD: Final = 5

Tell = Callable[[Message], None]


class Plan(Struct, frozen=True):
    """How much is pressed: seconds, presses a second, games, and the seed of what is chosen."""

    seconds: float = 600.0
    rate: float = 50.0
    games: int = 500
    seed: int = 1


def measure(plan: Plan, tell: Tell) -> Loaded | None:
    """Press as planned; None without the loopback.

    Raises:
        TimeoutError: the run took far longer than planned.
        AssertionError: the bot ended by itself, or a game could not be begun.
    """
    found = loopback()
    return None if found is None else asyncio.run(_within(found, plan, tell))


async def _within(wire: Any, plan: Plan, tell: Tell) -> Loaded:
    """The run, given up where it takes too long or somebody ends it: the bot never outlives it."""
    with _ended_by(signal.SIGTERM):
        async with asyncio.timeout(60.0 + plan.games * BEGINNING + plan.seconds * 2 + SETTLE):
            return await _run(wire, plan, tell)


@contextmanager
def _ended_by(name: signal.Signals) -> Iterator[None]:
    """Let a signal cancel what is under way, as Ctrl-C does."""
    loop, task = asyncio.get_running_loop(), asyncio.current_task()
    if task is not None:
        loop.add_signal_handler(name, task.cancel)
    try:
        yield
    finally:
        loop.remove_signal_handler(name)


async def _run(wire: Any, plan: Plan, tell: Tell) -> Loaded:
    port = free_port()
    with TemporaryDirectory(prefix="banker-load-") as folder:
        async with wire.LoopbackDiscord() as server:
            server.settings.use_description = False  # that costs more than the bot does, and other tests ask for it
            env = {"BANKER_METRICS": f"{HOST}:{port}"}
            async with wire.BotProcess(server, Path(folder) / "load.db", env=env, log_level="WARNING") as process:
                load = _Load(wire, server, process, plan)
                tell(Message("bench-at-games", count=plan.games))
                await load.begin()
                await settled(process)
                before, cpu = await Page.read(port), process.cpu_seconds()
                await load.press(tell)
                cpu = process.cpu_seconds() - cpu
                return load.figures((await Page.read(port)).since(before), cpu)


class _Load:
    """One run under way: the tables, and what came of the presses so far."""

    def __init__(self, wire: Any, server: Any, process: Any, plan: Plan) -> None:
        self._tidy = wire.tidy
        self._server = server
        self._process = process
        self._plan = plan
        self._shown: list[float] = []
        self._answered: list[float] = []
        self._wrong: list[str] = []
        self._made = self._late = self._held_back = 0
        self._seconds = 0.0
        self._memory: list[float] = []
        self._tasks: set[asyncio.Task[None]] = set()
        rng = random.Random(plan.seed)  # noqa: S311 - what people choose
        world = server.world
        guild = world.guild("Load")
        self._parties = []
        for number, game in enumerate(islice(cycle(GAMES), plan.games)):
            people = world.users(f"Ann {number}", f"Ben {number}", guild=guild)
            channel = world.channel(guild, f"table-{number}")
            self._parties.append(Party(world, channel, people, game, random.Random(rng.random())))  # noqa: S311

    async def begin(self) -> None:
        """Begin a game at every table."""
        slots = asyncio.Semaphore(AT_ONCE)

        async def one(party: Party) -> None:
            async with slots:
                await party.begin()

        await asyncio.gather(*(one(it) for it in self._parties))
        self._tidy(self._server.realm)

    async def press(self, tell: Tell) -> None:
        """Press at a steady pace; a slow answer holds nobody back but its own table."""
        loop = asyncio.get_running_loop()
        began, due = loop.time(), 0
        marks = [(min(60.0, self._plan.seconds / 2), self._note_memory)]
        marks += [(it * TIDY, self._keep_tidy) for it in range(1, int(self._plan.seconds / TIDY))]
        marks.sort(key=lambda it: it[0], reverse=True)
        turns = cycle(self._parties)
        while (now := loop.time() - began) < self._plan.seconds:
            while marks and marks[-1][0] <= now:
                marks.pop()[1]()
                tell(Message("bench-at-presses-made", seconds=round(now), count=self._made, failed=len(self._wrong)))
            if not self._process.alive:
                raise AssertionError(f"the bot ended:\n{self._process.last_words}")
            self._press_next(turns)
            due += 1
            await asyncio.sleep(max(0.0, began + due / self._plan.rate - loop.time()))
        self._seconds = loop.time() - began
        if self._tasks:
            _, stuck = await asyncio.wait(self._tasks, timeout=SETTLE)
            self._wrong += ["a press was never answered"] * len(stuck)
        self._note_memory()

    def _press_next(self, turns: Iterator[Party]) -> None:
        party = next((it for it in islice(turns, len(self._parties)) if not it.busy), None)
        if party is None:
            self._held_back += 1
            return
        party.busy = True
        task = asyncio.create_task(self._play(party))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _play(self, party: Party) -> None:
        try:
            for answer in await party.play():
                self._heard(answer)
        except Exception as error:  # noqa: BLE001 - whatever kept somebody from pressing is told at the end
            self._wrong.append(f"{type(error).__name__}: {error}"[:300])
        finally:
            party.busy = False

    def _heard(self, answer: Any) -> None:
        self._made += 1
        if answer.kind in {"timeout", "thinking"} or answer.latency is None:
            self._wrong.append(
                f"{answer.kind}: {answer.interaction.data.get('custom_id') or answer.interaction.data.get('name')}"
            )
            return
        late = bool(answer.interaction.deferred)
        self._late += late
        self._answered.append(answer.latency)
        if answer.kind == "update" and not answer.ephemeral:
            # One that was acknowledged first is shown by now.
            self._shown.append(time.monotonic() - answer.interaction.dispatched_at if late else answer.latency)

    def _note_memory(self) -> None:
        self._memory.append(self._process.memory())

    def _keep_tidy(self) -> None:
        self._tidy(self._server.realm)

    def figures(self, said: Page, cpu: float) -> Loaded:
        """What it came to, with what the bot said of itself."""
        faults = {it: said.total(f"banker_{it}_total") for it in ("faults", "pictures_failed", "database_errors")}
        wrong = [*self._wrong, *map(str, self._server.faults)]
        lag = said.quantile("banker_loop_lag_seconds", 0.999)
        pictures = said.total("banker_picture_seconds_count")
        told = [f"{name}: {count:.0f}" for name, count in faults.items() if count]
        return Loaded(
            presses=self._made,
            rate=self._made / max(self._seconds, 1e-9),
            games=sum(it.begun for it in self._parties),
            held_back=self._held_back,
            failed=len(wrong),
            faults=round(sum(faults.values())),
            complaints=(*wrong[:TOLD], *told),
            late=self._late,
            refused=said.by("banker_refusals_total", "code"),
            shown_ms=_ranks(self._shown),
            answered_ms=_ranks(self._answered),
            lag_ms=None if lag is None else lag * 1e3,
            cpu_ms=cpu / max(1, self._made) * 1e3,
            picture_ms=said.total("banker_picture_seconds_sum") / max(1.0, pictures) * 1e3,
            memory_mb=(self._memory[0], self._memory[-1]),
        )


def _ranks(seconds: list[float]) -> tuple[float, float, float]:
    """The median, 99 and 99.9 of 100, in milliseconds; infinite where there is nothing."""
    ordered = sorted(seconds) or [float("inf")]
    half, most, nearly = (
        ordered[min(len(ordered) - 1, int(share * len(ordered)))] * 1e3 for share in (0.5, 0.99, 0.999)
    )
    return half, most, nearly
