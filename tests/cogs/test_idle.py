"""A house full of open games at which nothing is due costs nothing: no statement, no timer and no memory for each of them."""

import pytest

from bot.bench.crowd import multiply
from cogs._clock import Clocks

HOUR = 3600
MANY = 3000


@pytest.fixture
def statements(world, monkeypatch):
    """What the database is asked, one after the other."""
    asked, run = [], world.database._run

    async def noted(sql, *values):
        asked.append(sql)
        return await run(sql, *values)

    monkeypatch.setattr(world.database, "_run", noted)
    return asked


async def crowd(world):
    """Very many games, none of which has anything due within these hours."""
    await world.game("Ann", "Ben")
    game = (await world.table()).game_id
    await multiply(world.database, game, MANY)
    return game


async def counted(world, statements, what):
    statements.clear()
    await what
    await world.env.settle()
    return len(statements)


async def test_a_start_asks_no_more_for_three_thousand_games_than_for_one(world, statements):
    await world.game("Ann", "Ben")
    one = await counted(world, statements, world.restart())
    await multiply(world.database, (await world.table()).game_id, MANY)
    many = await counted(world, statements, world.restart())
    assert one == many
    assert many < 30


async def test_an_idle_hour_asks_for_nothing_but_the_next_ringing(world, statements):
    await crowd(world)
    await world.restart()
    await world.env.settle()
    assert await counted(world, statements, world.env.advance_time(HOUR / 60)) == 0
    hours = await counted(world, statements, world.env.advance_time(5 * HOUR))
    assert hours <= 5 * 3, "the longest sleep is an hour, and then it is one look at the next due row"


async def test_one_timer_waits_for_all_games_and_none_of_them_is_in_memory(world, monkeypatch):
    await crowd(world)
    set_timers, arm = [], Clocks._arm

    def armed(clocks, at):
        set_timers.append(at)
        arm(clocks, at)

    monkeypatch.setattr(Clocks, "_arm", armed)
    await world.restart()
    await world.env.settle()
    assert len(set_timers) == 2, "one to begin, one for the next thing due"
    assert len(world.tables._shelf) == 0
