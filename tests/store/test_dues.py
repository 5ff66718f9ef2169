import pytest

from bot.store.db import Database
from bot.store.dues import Due, Dues, Notice, Schedule, write_dues
from bot.store.games import Games, Seating


@pytest.fixture
async def database():
    opened = await Database.open(":memory:")
    yield opened
    await opened.close()


def due(at, number=1, seat=0):
    return Due("roll", number, seat, 0.0, at + 100, at, 0)


async def game(database, channel, *rows):
    return await Games(database).create(
        channel, 9, ("g", "p", "b"), b"", Seating(1, b"", (1,)), 0.0, Schedule(b"clock", rows)
    )


async def test_the_next_thing_due_of_all_games(database):
    dues = Dues(database)
    assert await dues.next() is None
    await game(database, 1, due(70.0), due(30.0, seat=1))
    assert await dues.next() == 30.0
    await game(database, 2, due(20.0))
    assert await dues.next() == 20.0


async def test_the_longest_overdue_come_first_and_each_game_once(database):
    late = await game(database, 1, due(30.0), due(10.0, seat=1))
    later = await game(database, 2, due(20.0))
    await game(database, 3, due(99.0))
    dues = Dues(database)
    assert list((await dues.ripe(50.0, 10)).items()) == [(late, 10.0), (later, 20.0)]
    assert list(await dues.ripe(50.0, 1)) == [late]
    assert list(await dues.ripe(10.0, 10)) == [late], "a row is due at its time, not after it"
    assert await dues.ripe(9.9, 10) == {}


async def test_a_game_that_is_put_off_is_looked_at_later_and_keeps_its_ends(database):
    aside = await game(database, 1, due(10.0), due(500.0, seat=1))
    dues = Dues(database)
    await dues.put_off(aside, 90.0)
    assert await dues.ripe(89.0, 10) == {}
    assert [(it.at, it.until) for it in await dues.of(aside)] == [(90.0, 110.0), (500.0, 600.0)]


async def test_rows_are_replaced_as_a_whole(database):
    one = await game(database, 1, due(10.0), due(20.0, seat=1))
    async with database.transaction() as run:
        await write_dues(run, one, Schedule(b"", (due(5.0, number=2),)))
    assert await Dues(database).of(one) == (due(5.0, number=2),)
    async with database.transaction() as run:
        await write_dues(run, one, Schedule(b"", None))
    assert await Dues(database).of(one) == (due(5.0, number=2),)


async def test_a_reminder_is_given_out_once(database):
    one, dues = await game(database, 1, due(10.0)), Dues(database)
    half = Notice("half", 1, 0, 110.0)
    first = await dues.claim_reminders(one, Schedule(b"c", (due(90.0),), (half,)), 10.0)
    again = await dues.claim_reminders(one, Schedule(b"c", (due(90.0),), (half, Notice("near", 1, 0, 110.0))), 11.0)
    assert first == {half}
    assert again == {Notice("near", 1, 0, 110.0)}
    assert await dues.untold() == (), "given out is as good as sent"
    assert await dues.claim_reminders(99, Schedule(b"c"), 12.0) == frozenset()


async def test_a_notice_is_given_out_once_and_survives_until_then(database):
    one, dues = await game(database, 1), Dues(database)
    skip, quiet = Notice("skip", 3, 0, 5.0), Notice("quiet", 3, -1, 5.0)
    async with database.transaction() as run:
        await write_dues(run, one, Schedule(b"", (), (skip, quiet)))
    assert await dues.untold() == (one,)
    assert await dues.claim(one, 6.0) == (quiet, skip)
    assert await dues.claim(one, 7.0) == ()
    async with database.transaction() as run:
        await write_dues(run, one, Schedule(b"", (), (skip,)))
    assert await dues.untold() == (), "the same notice is not told again"


async def test_games_without_a_clock_are_found(database):
    one = await game(database, 1)
    assert await Dues(database).unclocked() == ()
    async with database.transaction() as run:
        await run("UPDATE games SET clock = NULL")
    assert await Dues(database).unclocked() == (one,)


@pytest.mark.parametrize(
    "sql",
    [
        "SELECT at FROM dues ORDER BY at LIMIT 1",
        "SELECT game FROM dues WHERE at <= 5 ORDER BY at LIMIT 9",
        "SELECT id FROM games WHERE clock IS NULL AND status IN ('lobby', 'running') ORDER BY id",
    ],
)
async def test_no_look_at_what_is_due_reads_all_rows(database, sql):
    plan = " ".join(str(row[-1]) for row in await database.read(f"EXPLAIN QUERY PLAN {sql}"))
    assert "INDEX" in plan
    assert "TEMP B-TREE" not in plan
