"""The agreed time: a press after it, a stand-in's move after it, and the timer of the process when nobody presses."""

import asyncio
from time import monotonic

import pytest

from bot.engine.actions import TimeUp
from bot.engine.state import BANK


async def begun(world):
    table = await world.table()
    return (await world.tables.entries(table.game_id, 0, 1))[0].at


async def calls(world):
    table = await world.table()
    return [it for it in await world.tables.entries(table.game_id) if isinstance(it.action, TimeUp)]


async def test_a_press_in_time_calls_nothing(world, classic):
    await classic.game("Ann", "Ben", profile="timed", settings={"opening_deal": "0"})
    at = await begun(world)
    world.tables._clock = lambda: at + 90 * 60 - 1
    await world.press(world.turn_of(await world.table()), "roll")
    assert not await calls(world)


async def test_the_first_press_after_it_calls_the_time_and_still_counts(world, classic, player):
    await classic.game("Ann", "Ben", profile="timed", settings={"opening_deal": "0"})
    at = await begun(world)
    world.tables._clock = lambda: at + 90 * 60
    await world.press(world.turn_of(await world.table()), "roll")
    (called,) = await calls(world)
    assert (called.seat, called.by) == (BANK, None)
    table = await player.play()
    assert table.state.ending == "time"
    assert len(await calls(world)) == 1


async def test_a_stand_ins_move_after_it_calls_the_time(world, classic):
    await classic.game("Ann", standins=1, settings={"time_limit": "5"})
    at = await begun(world)
    world.tables._clock = lambda: at + 301
    await world.tables.advance((await world.table()).game_id)
    assert len(await calls(world)) == 1


async def rings(world, due):
    """Let the clock of the process ring as soon as it is set."""
    at, base = await begun(world), monotonic()
    world.tables._clock = lambda: at + due + monotonic() - base
    clocks = world.env.bot.cast.clocks
    clocks.stop()
    await asyncio.sleep(0)
    await clocks.arm_all()
    for _ in range(50):
        await asyncio.sleep(0.01)
        if await calls(world):
            break


async def test_the_timer_calls_it_with_nobody_pressing_and_shows_it(world, classic):
    await classic.game("Ann", "Ben", settings={"time_limit": "10"})
    await rings(world, 599.95)
    assert len(await calls(world)) == 1
    await world.env.settle()
    assert "time" in world.texts(world.messages()[-1]).lower()


async def test_it_is_set_again_at_a_start(world, classic):
    await classic.game("Ann", "Ben", settings={"time_limit": "10"})
    at = await begun(world)
    world._tables_before = world._tables

    def late():
        tables = world._tables_before()
        tables._clock = lambda: at + 601
        return tables

    world._tables = late
    await world.restart()
    for _ in range(50):
        await asyncio.sleep(0.01)
        if await calls(world):
            break
    assert len(await calls(world)) == 1


@pytest.mark.parametrize("settings", [{}, {"turn_limit": "3"}])
async def test_without_an_agreed_time_there_is_no_clock(world, classic, settings):
    await classic.game("Ann", "Ben", settings=settings)
    assert await world.tables.time_left((await world.table()).game_id) is None
    assert not world.env.bot.cast.clocks._timers
