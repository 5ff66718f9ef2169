"""The disk is full, the file is held, cut short or somebody else's: it is said plainly, nothing is lost, and the bot goes on."""

from __future__ import annotations

import asyncio
import resource
import sqlite3
from contextlib import contextmanager

import positions
import positions_classic
import pytest
from dotted_bot import COMMAND
from loopback import BotProcess
from playing import control, press
from positions import moves, read, write

HELD = 4.0
TOO_LONG = 7.0


class Tables:
    """A running bot with three games, each at a throw."""

    def __init__(self, server, bot, file, placed):
        self.server, self.world, self.bot, self.file, self.placed = server, server.world, bot, file, placed

    def serial(self, placed):
        return read(self.file, placed.game).serial

    async def stage(self, placed):
        await self.world.slash(placed.turn, placed.channel, "board")
        return placed.channel.last

    async def rolled(self, placed, before):
        await self.world.until(lambda: self.serial(placed) == before + 1, "the throw")
        assert moves(self.file, placed.game) == list(range(before + 2))

    @contextmanager
    def held(self):
        """Another program holds the file."""
        other = sqlite3.connect(self.file, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        try:
            yield
        finally:
            other.execute("ROLLBACK")
            other.close()

    @contextmanager
    def full(self):
        """No file of the bot may become longer than the longest is, as on a disk that is full."""
        size = self.file.with_name(self.file.name + "-wal").stat().st_size
        _, most = resource.prlimit(self.bot.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(self.bot.pid, resource.RLIMIT_FSIZE, (size, most))
        try:
            yield
        finally:
            resource.prlimit(self.bot.pid, resource.RLIMIT_FSIZE, (most, most))


@pytest.fixture
async def tables(discord_server, world, tmp_path):
    discord_server.settings.answer_within = 20.0
    file = tmp_path / "bot.db"
    guild = world.guild()
    people = tuple(world.users("Ann", "Ben", guild=guild))
    kinds = (positions_classic.roll, positions.roll, positions_classic.roll)
    placed = await write(file, [(world.channel(guild), people, kind) for kind in kinds])
    async with BotProcess(discord_server, file, command=COMMAND) as bot:
        yield Tables(discord_server, bot, file, placed)
        assert "Traceback" not in bot.output, bot.last_words
        assert await bot.terminate() == 0


async def told(tables, user, act):
    """What somebody is told privately in the course of an act."""
    seen = len(user.ephemerals)
    act()
    return (await tables.world.next_ephemeral(user, seen)).text


async def test_presses_while_the_file_is_held_and_while_the_disk_is_full(tables, world):
    first, second, third = tables.placed
    stages = [await tables.stage(it) for it in tables.placed]
    serials = [tables.serial(it) for it in tables.placed]

    with tables.held():
        interaction = world.send_raw_press(first.turn, stages[0], control(stages[0], "roll"))
        await asyncio.sleep(HELD)
    answer = await world.outcome(interaction)
    assert answer.kind == "update", answer.text
    await tables.rolled(first, serials[0])

    with tables.held():
        roll = control(stages[1], "roll")
        said = await told(tables, second.turn, lambda: world.send_raw_press(second.turn, stages[1], roll))
    assert "press again" in said
    assert tables.serial(second) == serials[1]
    assert (await press(world, second.turn, stages[1], "roll")).kind == "update"
    await tables.rolled(second, serials[1])

    with tables.full():
        roll = control(stages[2], "roll")
        for _ in range(3):
            said = await told(tables, third.turn, lambda: world.send_raw_press(third.turn, stages[2], roll))
            assert "nothing has changed" in said
        assert tables.serial(third) == serials[2]
        assert "disk is full" in tables.bot.output
        hand = await press(world, third.turn, stages[2], "hand")
        assert hand.ephemeral, "what only reads goes on"
    assert (await press(world, third.turn, stages[2], "roll")).kind == "update"
    await tables.rolled(third, serials[2])
    with sqlite3.connect(tables.file) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    connection.close()


async def test_files_that_are_not_whole_or_not_ours_are_refused_plainly_and_left_alone(discord_server, world, tmp_path):
    guild = world.guild()
    people = tuple(world.users("Ann", "Ben", guild=guild))
    good = tmp_path / "good.db"
    await write(good, [(world.channel(guild), people, positions.roll) for _ in range(4)])
    whole = good.read_bytes()
    foreign = sqlite3.connect(tmp_path / "foreign.db")
    foreign.executescript("CREATE TABLE mine (x); INSERT INTO mine VALUES (7)")
    foreign.close()
    files = {
        "cut": whole[: len(whole) // 2],
        "cut within the first page": whole[:700],
        "overwritten": whole[:4096] + b"\x5a" * (len(whole) - 4096),
        "foreign": (tmp_path / "foreign.db").read_bytes(),
        "text": b"These are my notes.\n" * 50,
    }
    for name, content in files.items():
        (tmp_path / f"{name}.db").write_bytes(content)
    bots = {name: BotProcess(discord_server, tmp_path / f"{name}.db", command=COMMAND) for name in files}
    try:
        for name, bot in bots.items():
            await bot.start(ready=False)
            assert await bot.wait_exit() == 2, name
            (line,) = [it for it in bot.output.splitlines() if " INFO " not in it]
            assert f"{name}.db" in line
            assert (tmp_path / f"{name}.db").read_bytes() == files[name], "it is left as it was"
    finally:
        for bot in bots.values():
            await bot.close()
    assert not discord_server.calls, "Discord is asked nothing"
