"""The agreed time: a press after it, a stand-in's move after it, and the clock of the process when nobody presses."""

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


NONE = {"pace": "none"}


async def test_the_clock_calls_it_with_nobody_pressing_and_shows_it(world, classic):
    await classic.game("Ann", "Ben", settings={"time_limit": "10", **NONE})
    await world.env.advance_time(599)
    assert not await calls(world)
    await world.env.advance_time(2)
    assert len(await calls(world)) == 1
    assert "time" in world.texts(world.messages()[-1]).lower()
    await world.env.advance_time(7200)
    assert len(await calls(world)) == 1


async def test_it_is_called_after_a_start_if_it_was_up_meanwhile(world, classic):
    await classic.game("Ann", "Ben", settings={"time_limit": "10", **NONE})
    world.env.bot.cast.clocks.stop()
    await world.env.advance_time(700)
    assert not await calls(world)
    await world.restart()
    await world.env.settle()
    assert len(await calls(world)) == 1


@pytest.mark.parametrize("settings", [{}, {"turn_limit": "3"}])
async def test_without_an_agreed_time_and_without_a_pace_nothing_is_due(world, classic, settings):
    await classic.game("Ann", "Ben", settings={**settings, **NONE})
    assert await world.tables.next_due() is None
