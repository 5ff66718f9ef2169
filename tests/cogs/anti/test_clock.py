"""The two times of a two-hour game: until it is closed, and for adjusting; by presses, and by the clock of the process."""

import pytest

from bot.engine import decisions as d
from bot.engine.actions import TimeUp
from bot.engine.state import BANK

THREE = ("Ann", "Ben", "Cleo")
TIMED = {"profile": "two_hours", "settings": {"time_limit": "10", "adjust_limit": "2"}}


async def calls(world):
    table = await world.table()
    return [it for it in await world.tables.entries(table.game_id) if isinstance(it.action, TimeUp)]


def now(world, at):
    world.tables._clock = lambda: at


async def opened(world, anti, *names):
    """A game whose time is up; its last turn is over, and all seats adjust.

    Returns:
        when adjusting was opened.
    """
    await anti.game(*names, **TIMED)
    await anti.ready()
    await world.env.advance_time(600)
    for _ in range(40):
        table = await world.table()
        if any(isinstance(it, d.AwaitAdjusting) for it in table.state.waiting):
            return (await world.table()).clock.adjusting
        who = table.members[table.state.waiting[0].seats[0]].name
        verbs = ("end", "decline", "answer", "roll", "pay")
        control = next(filter(None, (world.find(who, it, message=table.message) for it in verbs)))
        await world.use(who, control)
    raise AssertionError("the last turn did not end")


async def test_the_open_turn_is_the_last_and_then_all_adjust(world, anti):
    await opened(world, anti, *THREE)
    (called,) = await calls(world)
    assert (called.seat, called.by) == (BANK, None)
    table = await world.table()
    assert len(table.state.waiting) == 3
    stage = world.last()
    assert stage.id == table.message
    said = world.texts(stage)
    assert "last adjustments" in said
    assert "Adjusting ends <t:" in said
    assert {it.ref.verb for it in world.controls("Ann", stage.id)} >= {"adjust", "done"}


async def test_all_seats_are_called_once_to_adjust(world, anti):
    await opened(world, anti, *THREE)
    said = world.texts(world.last())
    assert all(f"<@{world.people[name].id}>" in said for name in THREE)
    count = len(world.messages())
    await world.press("Ann", "done")
    assert len(world.messages()) == count


async def test_adjusting_ends_when_all_are_done(world, anti):
    await opened(world, anti, *THREE)
    for name in THREE:
        assert (await world.table()).status == "running"
        await world.press(name, "done")
    table = await world.table()
    assert table.state.ending == "time"
    assert len(await calls(world)) == 1


async def test_a_press_after_the_deadline_finds_the_game_closed(world, anti):
    at = await opened(world, anti, *THREE)
    await world.press("Ann", "done")
    now(world, at + 119)
    await world.press("Ben", "adjust")
    assert (await world.table()).status == "running"
    now(world, at + 120)
    await world.press("Cleo", "done")
    table = await world.table()
    assert table.state.ending == "time"
    assert len(await calls(world)) == 2
    assert "over" in world.said("Cleo").lower()


async def test_the_clock_closes_adjusting_with_nobody_pressing_and_shows_it(world, anti):
    await opened(world, anti, *THREE)
    await world.env.advance_time(119)
    assert len(await calls(world)) == 1
    await world.env.advance_time(2)
    table = await world.table()
    assert table.state.ending == "time"
    assert len(await calls(world)) == 2
    sheet = world.texts(next(it for it in world.messages() if it.id == table.message))
    assert "Ann keeps" in sheet.partition("walks the board")[2]


async def test_after_a_restart_the_deadline_is_the_same(world, anti):
    at = await opened(world, anti, *THREE)
    await world.restart()
    assert await world.tables.next_due() == at + 120


@pytest.mark.parametrize("mode", ["A", "B"])
async def test_the_other_modes_have_no_clock(world, anti, mode):
    await anti.game("Ann", "Ben", profile=mode, settings={"pace": "none"})
    await anti.ready()
    assert await world.tables.next_due() is None
