"""What is overdue when the real bot starts: done once, spread so that Discord is content, and never twice across kills."""

from __future__ import annotations

import asyncio

import positions
from loopback import BotProcess
from playing import pings
from positions import Placed, read, write

HOUR = 3600.0
TABLES = 24


async def overdue(world, file, ago: float) -> list[Placed]:
    guild = world.guild()
    people = tuple(world.users("Ann", "Ben", guild=guild))
    rooms = [(world.channel(guild, f"table-{number}"), people, positions.roll) for number in range(TABLES)]
    return await write(file, rooms, ago)


def reminders(placed: Placed) -> int:
    return pings(placed.channel, placed.turn)


async def test_overdue_reminders_come_once_however_often_the_bot_is_killed(discord_server, world, tmp_path):
    file = tmp_path / "bot.db"
    games = await overdue(world, file, 13 * HOUR)
    async with BotProcess(discord_server, file) as bot:
        for wanted in (3, 9, 15):
            await bot.watch(lambda least=wanted: sum(map(reminders, games)) >= least, f"{wanted} reminders")
            await bot.kill()
            await discord_server.gateway.wait_gone()
            await bot.start()
        # A kill may lose what had been noted and not been sent yet, in each of the three games under way at most.
        await bot.watch(lambda: sum(map(reminders, games)) >= TABLES - 3 * 6, "nearly all reminders")
        await asyncio.sleep(3.0)
        told = [reminders(it) for it in games]
        assert max(told) == 1
        assert sum(told) >= TABLES - 3 * 6
        assert [reminders(it) for it in games] == told, "and no more come"
        assert "Traceback" not in bot.output, bot.last_words


async def test_overdue_turns_are_taken_over_within_discords_limits(discord_server, world, tmp_path):
    file = tmp_path / "bot.db"
    games = await overdue(world, file, 25 * HOUR)
    async with BotProcess(discord_server, file) as bot:
        await bot.watch(lambda: all(pings(it.channel, it.other) for it in games), "the next seat called at each table")
        await asyncio.sleep(1.0)
        for it in games:
            said = [
                message for message in it.channel.history.values() if "A stand-in plays the seat now" in message.text
            ]
            assert len(said) == 1
            assert pings(it.channel, it.other) == 1
            assert pings(it.channel, it.turn) == 0
            assert read(file, it.game).serial > 1
        assert "429" not in bot.output
        assert "Traceback" not in bot.output, bot.last_words
