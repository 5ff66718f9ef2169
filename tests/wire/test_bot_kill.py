"""The real bot is killed in the middle of each kind of decision: old buttons go on, and nothing happens twice."""

from __future__ import annotations

import asyncio

import pytest
from dotted_bot import COMMAND
from loopback import BotProcess, Reset
from playing import number_of, press
from positions import moves, write
from rooms import KINDS, Room


@pytest.fixture
async def rooms(discord_server, world, tmp_path):
    """The bot, and a game at each kind of decision with its button in sight."""
    discord_server.settings.answer_within = 15.0
    file = tmp_path / "bot.db"
    guild = world.guild()
    people = tuple(world.users("Ann", "Ben", guild=guild))
    wanted = [(world.channel(guild, name), people, kind.change) for name, kind in KINDS.items()]
    placed = await write(file, wanted)
    async with BotProcess(discord_server, file, command=COMMAND) as bot:
        found = [Room(world, file, kind, it) for kind, it in zip(KINDS.values(), placed, strict=True)]
        await asyncio.gather(*(room.approach() for room in found))
        yield bot, found
        assert "Traceback" not in bot.output, bot.last_words


async def kill_and_start(server, bot):
    await bot.kill()
    await server.gateway.wait_gone()
    server.troubles.clear()
    await bot.start()


async def test_old_buttons_go_on_where_the_game_was(discord_server, world, rooms):
    bot, found = rooms
    cleo, dan = world.users("Cleo", "Dan", guild=found[0].placed.channel.guild)
    lobby = (await world.slash(cleo, world.channel(found[0].placed.channel.guild), "play")).message
    await kill_and_start(discord_server, bot)
    assert "Dan" in (await press(world, dan, lobby, "lobby_join")).expect("update").text
    for room in found:
        assert room.stored.serial == room.before, "a kill leaves what was last acknowledged"
    first = await asyncio.gather(*(room.press_old() for room in found))
    for room, answer in zip(found, first, strict=True):
        assert answer.kind == "update", (room.kind, answer.kind, answer.text)
        assert not answer.followups
        assert room.stored.serial == room.before + 1
        assert moves(room.file, room.placed.game) == list(range(room.before + 2))
        await world.until(room.stage_shows_the_present, f"stage after {room.kind.verb!r}")
        assert room.called in [[0, 0], room.kind.calls], (room.kind, room.called)
    await asyncio.gather(*(room.press_again() for room in found))
    for room in found:
        assert room.stored.serial == room.before + 1


async def test_a_press_whose_answer_was_lost_is_not_repeated(discord_server, world, rooms):
    bot, found = rooms
    for route in ("POST */callback", "POST */messages", "PATCH */messages/*"):
        discord_server.inject(route, Reset(), times=None)
    for room in found:
        world.send_raw_press(room.user, room.old, room.button)
    await bot.watch(lambda: all(room.stored.serial == room.before + 1 for room in found), "commits")
    await kill_and_start(discord_server, bot)
    await asyncio.gather(*(room.press_again() for room in found))
    for room in found:
        assert room.stored.serial == room.before + 1
        await world.until(room.called_as_it_should_be, f"calls after {room.kind.verb!r}")
    for room in found:
        stage = room.placed.channel.history[room.stored.message]
        stale = next((it for it in stage.buttons if number_of(it)), None)
        if stale and not room.stage_shows_the_present():
            await world.outcome(world.send_raw_press(room.placed.turn, stage, stale))
        await world.until(room.stage_shows_the_present, f"stage after {room.kind.verb!r}")
        assert room.stored.serial == room.before + 1
        assert room.called_as_it_should_be(), "nobody is called twice"
