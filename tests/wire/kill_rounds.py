"""Rounds in which the real bot is killed at a random moment while people press: whatever was acknowledged is there, once.

Owns one round and what must hold after it. A short set runs with the tests; the long one is
`python tests/wire/kill_rounds.py --rounds 200`, which prints its figures and ends with 1 if anything was amiss.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sqlite3
import sys
import tempfile
import time
from collections import Counter
from dataclasses import dataclass, field
from itertools import cycle
from pathlib import Path

HERE = Path(__file__).resolve().parent
if __name__ == "__main__":
    sys.path[:0] = [str(HERE), str(HERE.parents[1])]

from dotted_bot import COMMAND  # noqa: E402 - the path comes first
from loopback import BotProcess, Interaction, LoopbackDiscord  # noqa: E402
from positions import laws_broken, moves, write  # noqa: E402
from rooms import KINDS, Room  # noqa: E402

UPDATED = 7
ROOMS = 4
LATEST_KILL = 0.35
KILLED_IN_START = 0.15
DOUBLE_PRESS = 0.5


class LostError(AssertionError):
    """Something was lost, done twice, or no longer works."""


def need(holds: object, what: str) -> None:
    if not holds:
        raise LostError(what)


@dataclass
class Figures:
    """What the rounds came to."""

    rounds: int = 0
    kills: int = 0
    presses: int = 0
    acknowledged: int = 0
    committed: int = 0
    old_buttons: int = 0
    kinds: Counter[str] = field(default_factory=Counter)

    def __str__(self) -> str:
        return (
            f"{self.rounds} rounds, {self.kills} kills, {self.presses} presses, {self.committed} moves committed before "
            f"the kill, {self.acknowledged} of them acknowledged, {self.old_buttons} old buttons pressed afterwards, "
            f"{len(self.kinds)} kinds of decision; lost 0, done twice 0"
        )


@dataclass
class Attacked:
    """A game that was pressed when the bot was killed."""

    name: str
    room: Room
    sent: list[Interaction]

    @property
    def acknowledged(self) -> bool:
        return any(it.answer == UPDATED for it in self.sent)


class Rounds:
    """Kills one bot again and again on one database."""

    def __init__(self, server: LoopbackDiscord, file: Path, seed: int) -> None:
        self.server, self.world, self.file = server, server.world, file
        self.rng = random.Random(seed)
        self.kinds = cycle(self.rng.sample(sorted(KINDS), len(KINDS)))
        self.guild = self.world.guild()
        self.people = tuple(self.world.users("Ann", "Ben", guild=self.guild))
        self.bot = BotProcess(server, file, command=COMMAND)
        self.figures = Figures()
        self.last: list[Attacked] = []

    async def run(self, rounds: int) -> Figures:
        """So many kills; afterwards a last start, at which all is looked at once more."""
        try:
            for _ in range(rounds):
                await self.round()
            await self._start()
            await asyncio.gather(*map(self._old_button, self.last))
            need("Traceback" not in self.bot.output, f"an error was logged: {self.bot.last_words}")
        finally:
            await self.bot.close()
        return self.figures

    async def round(self) -> None:
        """Fresh games are begun while the bot is down; those of the round before are gone on with by their old buttons."""
        names = [next(self.kinds) for _ in range(ROOMS)]
        wanted = [(self.world.channel(self.guild, "table"), self.people, KINDS[name].change) for name in names]
        placed = await write(self.file, wanted)
        rooms = [Room(self.world, self.file, KINDS[name], it) for name, it in zip(names, placed, strict=True)]
        await self._start()
        await asyncio.gather(*map(self._old_button, self.last), *(room.approach() for room in rooms))
        self.last = [Attacked(name, room, []) for name, room in zip(names, rooms, strict=True)]
        pressing = [asyncio.ensure_future(self._press(it)) for it in self.last]
        await asyncio.sleep(self.rng.uniform(0.0, LATEST_KILL))
        await self._kill()
        for task in pressing:
            task.cancel()
        await asyncio.gather(*pressing, return_exceptions=True)
        self._look()
        self.figures.rounds += 1
        self.figures.kinds.update(names)

    async def _start(self) -> None:
        if self.last and self.rng.random() < KILLED_IN_START:
            await self.bot.start(ready=False)
            await asyncio.sleep(self.rng.uniform(0.3, 3.0))
            await self._kill()
            self._look()
        await self.bot.start()

    async def _kill(self) -> None:
        await self.bot.kill()
        await self.server.gateway.wait_gone()
        self.figures.kills += 1

    async def _press(self, it: Attacked) -> None:
        await asyncio.sleep(self.rng.uniform(0.0, 0.15))
        for _ in range(1 + (self.rng.random() < DOUBLE_PRESS)):
            self.figures.presses += 1
            it.sent.append(self.world.send_raw_press(it.room.user, it.room.old, it.room.button))
            await asyncio.sleep(self.rng.uniform(0.0, 0.05))

    def _look(self) -> None:
        """The file as the kill left it."""
        with sqlite3.connect(f"file:{self.file}?mode=ro", uri=True) as connection:
            found = connection.execute("PRAGMA integrity_check").fetchall()
        connection.close()
        need(found == [("ok",)], f"the file is damaged: {found}")
        for it in self.last:
            self._look_at(it)

    def _look_at(self, it: Attacked) -> None:
        stored, before = it.room.stored, it.room.before
        made = stored.serial - before
        need(made in {0, 1}, f"{it.name}: {made} moves came of one")
        need(made or not it.acknowledged, f"{it.name}: an acknowledged move is lost")
        need(moves(self.file, it.room.placed.game) == list(range(stored.serial + 1)), f"{it.name}: the log has gaps")
        broken = laws_broken(self.file, it.room.placed.game)
        need(not broken, f"{it.name}: {broken}")
        self.figures.acknowledged += it.acknowledged
        self.figures.committed += made

    async def _old_button(self, it: Attacked) -> None:
        """The button that was pressed when the bot was killed goes on, or says that it has been decided."""
        self.figures.old_buttons += 1
        if it.room.stored.serial == it.room.before:
            answer = await it.room.press_old()
            need(answer.kind == "update", f"{it.name}: the old button led to {answer.kind}: {answer.text!r}")
        else:
            await it.room.press_again()
        await self.world.until(it.room.stage_shows_the_present, f"{it.name}: the stage as it is now", 60)
        need(it.room.stored.serial == it.room.before + 1, f"{it.name}: not one move came of all presses")
        need(max(it.room.called) <= 1, f"{it.name}: somebody was called twice")


async def run(rounds: int, seed: int, folder: Path) -> Figures:
    """Run so many rounds on a file in this folder.

    Raises:
        LostError: something was lost, done twice, or no longer works.
    """
    async with LoopbackDiscord() as server:
        server.settings.answer_within = 20.0
        figures = await Rounds(server, folder / "bot.db", seed).run(rounds)
        server.assert_clean()
    return figures


def main() -> int:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    begun = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        try:
            figures = asyncio.run(run(asked.rounds, asked.seed, Path(folder)))
        except AssertionError as error:
            sys.stderr.write(f"seed {asked.seed}: {error}\n")
            return 1
    sys.stdout.write(f"{figures}; {time.monotonic() - begun:.0f} s, seed {asked.seed}\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
