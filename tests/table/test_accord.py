"""Pausing and going on, by agreement."""

import pytest

from bot.table.hours import DAY
from bot.table.model import TableRefused


def people(table):
    return [it.user for it in table.members]


async def test_a_table_is_paused_once_all_want_it_and_goes_on_once_half_do(hall):
    table = await hall.table(4)
    users = people(table)
    for count, user in enumerate(users[:3], start=1):
        accord = await hall.tables.pause(table.game_id, user)
        assert (accord.paused, accord.wanted, len(accord.agreed)) == (False, 4, count)
    assert (await hall.tables.pause(table.game_id, users[0])).agreed == (*users[1:3], users[0]), "nobody counts twice"
    accord = await hall.tables.pause(table.game_id, users[3])
    assert (accord.paused, accord.agreed) == (True, ())
    assert await hall.tables.next_due() is None
    hall.now += 40 * DAY
    again = hall.restart()
    accord = await again.tables.resume(table.game_id, users[1])
    assert (accord.paused, accord.wanted) == (True, 2)
    accord = await again.tables.resume(table.game_id, users[2])
    assert not accord.paused
    assert [it.until for it in accord.table.dues] == [hall.now + DAY]


async def test_who_changes_their_mind_is_no_longer_counted(hall):
    table = await hall.table(2)
    first, second = people(table)
    await hall.tables.pause(table.game_id, first)
    assert (await hall.tables.resume(table.game_id, first)).agreed == ()
    assert not (await hall.tables.pause(table.game_id, second)).paused


async def test_stand_ins_are_not_asked(hall):
    table = await hall.table(2, 2)
    first, second = people(table)[:2]
    await hall.tables.leave(table.game_id, second)
    assert (await hall.tables.pause(table.game_id, first)).paused


async def test_a_pause_does_not_count_for_the_agreed_time(hall):
    table = await hall.table(2, game="classic", time_limit="60")
    first, second = people(table)
    hall.now += 1800
    for user in (first, second):
        await hall.tables.pause(table.game_id, user)
    assert await hall.tables.next_due() is None
    hall.now += 5000
    table = (await hall.tables.resume(table.game_id, first)).table
    (end,) = (it.until for it in table.dues if it.kind == "time")
    assert end == hall.now + 1800
    hall.now = end - 1
    assert (await hall.ring(table))[1].turn.entries == ()
    hall.now = end
    assert (await hall.ring(table))[1].turn.entries


async def test_who_may_manage_the_server_needs_nobody(hall):
    table = await hall.table(3)
    assert (await hall.tables.pause(table.game_id, 999, force=True)).paused
    assert not (await hall.tables.resume(table.game_id, 999, force=True)).paused
    with pytest.raises(TableRefused, match="not_seated"):
        await hall.tables.pause(table.game_id, 999)


async def test_a_move_may_be_made_while_the_table_is_paused(hall):
    table = await hall.table(2)
    for user in people(table):
        await hall.tables.pause(table.game_id, user)
    turn = await hall.press(await hall.tables.table(table.game_id), table.state.turn)
    assert turn.entries
    assert turn.table.clock.paused == hall.now
    assert turn.table.dues == ()
