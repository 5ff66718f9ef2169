"""Looking at a game that is due: reminders, each once and none in quiet hours, and the life of lobbies and old games."""

import asyncio

import pytest

from bot.engine.actions import Bundle, ProposeTrade
from bot.engine.decisions import AwaitAuction, AwaitDiscard
from bot.engine.state import Auction
from bot.store.wishes import Wishes
from bot.table.hours import quiet_until
from bot.table.model import TableRefused

DAY = 86400
HOUR = 3600


def user(table, seat):
    return table.members[seat].user


async def test_looking_too_early_does_nothing(hall):
    table = await hall.table()
    after, rung = await hall.ring(table)
    assert (rung.turn.entries, rung.reminders, after) == ((), (), table)


async def test_a_reminder_at_half_time_and_one_near_the_end(hall):
    table = await hall.table()
    turn = table.state.turn
    seen = []
    while (await hall.tables.next_due()) < table.dues[0].until:
        await hall.next_due()
        _, rung = await hall.ring(table)
        seen += [(hall.now - table.dues[0].since, it.user, it.kinds, it.until) for it in rung.reminders]
    until = table.dues[0].until
    assert seen == [(12 * HOUR, user(table, turn), ("roll",), until), (21 * HOUR, user(table, turn), ("roll",), until)]


async def test_looking_twice_or_after_a_restart_reminds_once(hall):
    table = await hall.table()
    await hall.next_due()
    rungs = await asyncio.gather(*(hall.tables.ring(table.game_id) for _ in range(3)))
    again = hall.restart()
    rungs += [await again.tables.ring(table.game_id), await hall.tables.ring(table.game_id)]
    assert sum(len(it.reminders) for it in rungs) == 1


async def test_after_a_long_stop_one_reminder_stands_for_both(hall):
    table = await hall.table()
    hall.now += 22 * HOUR
    _, rung = await hall.ring(table)
    assert len(rung.reminders) == 1
    assert await hall.tables.next_due() == table.dues[0].until


async def test_who_is_waited_for_twice_is_reminded_once(hall):
    """B09: whose turn it is also owes an answer to a trade."""
    table = await hall.table()
    turn = table.state.turn

    def more(state):
        state.number += 1
        state.waiting.append(AwaitDiscard(state.number, (state.turn,), 1))

    await hall.put(table, more)
    hall.now += 9 * HOUR
    offer = ProposeTrade(turn, Bundle(cash=1))
    await hall.tables.act(table.game_id, user(table, 1 - turn), None, offer)
    reminded = []
    for _ in range(4):
        await hall.next_due()
        if hall.now >= table.dues[0].until:
            break
        _, rung = await hall.ring(table)
        reminded.append([it.user for it in rung.reminders])
    assert reminded == [[user(table, turn)], [user(table, turn)]]


async def test_all_who_are_due_together_are_reminded_together(hall):
    table = await hall.table(3)

    def auction(state):
        state.waiting.clear()
        state.number += 1
        deed = next(iter(table.rules.deeds))
        state.auction = Auction(deed)
        state.waiting.append(AwaitAuction(state.number, (0, 1, 2), deed))

    await hall.put(table, auction)
    await hall.next_due()
    _, rung = await hall.ring(table)
    assert [it.seat for it in rung.reminders] == [0, 1, 2]


async def test_none_in_quiet_hours_but_after_them(hall):
    table = await hall.table()
    half = table.dues[0].at
    minute = int(half % DAY) // 60
    wishes = Wishes(quiet_from=(minute - 60) % 1440, quiet_to=(minute + 240) % 1440)
    await hall.tables.set_wishes(user(table, table.state.turn), wishes)
    hall.now = half
    _, rung = await hall.ring(table)
    assert rung.reminders == ()
    over = quiet_until(wishes, half)
    assert await hall.tables.next_due() == over
    hall.now = over
    _, rung = await hall.ring(table)
    assert len(rung.reminders) == 1


async def test_a_reminder_that_would_come_too_late_is_dropped(hall):
    table = await hall.table(pace="evening")
    minute = int(table.dues[0].at % DAY) // 60
    wishes = Wishes(quiet_from=(minute - 60) % 1440, quiet_to=(minute + 240) % 1440)
    await hall.tables.set_wishes(user(table, table.state.turn), wishes)
    await hall.next_due()
    assert (await hall.ring(table))[1].reminders == ()
    assert await hall.tables.next_due() == table.dues[0].until


async def test_who_wishes_it_is_reminded_directly(hall):
    table = await hall.table()
    await hall.tables.set_wishes(user(table, table.state.turn), Wishes(direct=True))
    await hall.next_due()
    _, rung = await hall.ring(table)
    assert [it.direct for it in rung.reminders] == [True]


@pytest.mark.parametrize(
    "wishes",
    [
        Wishes(utc_offset=900),
        Wishes(quiet_from=1440, quiet_to=3),
        Wishes(quiet_from=-1, quiet_to=3),
        Wishes(away_from=5.0),
        Wishes(away_from=5.0, away_to=5.0),
    ],
)
async def test_wishes_that_make_no_sense(hall, wishes):
    with pytest.raises(ValueError, match=r"clock|minutes|absence"):
        await hall.tables.set_wishes(100, wishes)
    assert await hall.tables.wishes(100) == Wishes()


# --- lobbies


async def test_a_lobby_that_is_left_alone_closes_once(hall):
    lobby = await hall.lobby()
    hall.now += DAY - 1
    assert (await hall.tables.ring(lobby.game_id)).closed is None
    hall.now += 1
    assert list(await hall.tables.ripe(9)) == [lobby.game_id]
    assert (await hall.tables.ring(lobby.game_id)).closed == lobby
    with pytest.raises(TableRefused, match="no_game"):
        await hall.tables.ring(lobby.game_id)
    assert await hall.tables.ripe(9) == {}
    await hall.lobby()


# --- games of before, and games that fail


async def test_a_game_from_before_there_was_a_clock_gets_one_that_hurries_nobody(hall, database):
    table = await hall.table(game="classic", time_limit="30")
    lobby = await hall.lobby(channel=2)
    async with database.transaction() as run:
        await run("UPDATE games SET clock = NULL")
        await run("DELETE FROM dues")
    again = hall.restart()
    again.now += 60
    assert await again.tables.unclocked() == (table.game_id, lobby.game_id)
    for game in await again.tables.unclocked():
        await again.tables.adopt(game)
    old = await again.tables.table(table.game_id)
    assert [(it.kind, it.until) for it in old.dues] == [("time", hall.now + 1800)]
    assert (await again.tables.lobby(lobby.game_id)).closes == again.now + DAY
    assert await again.tables.unclocked() == ()


async def test_a_press_before_an_old_game_got_its_clock_does_not_bring_its_agreed_time_forward(hall, database):
    table = await hall.table(game="classic", time_limit="30")
    async with database.transaction() as run:
        await run("UPDATE games SET clock = NULL")
        await run("DELETE FROM dues")
    again = hall.restart()
    again.now += 60
    assert await again.tables.running() == (table.game_id,)
    turn = await again.press(await again.tables.table(table.game_id), table.state.turn)
    assert not turn.table.state.own.time_up
    assert [(it.kind, it.until) for it in turn.table.dues] == [("time", hall.now + 1800)]


async def test_a_game_that_is_put_off_lets_the_others_go_first(hall):
    first, second = await hall.table(channel=1), await hall.table(channel=2)
    await hall.next_due()
    assert set(await hall.tables.ripe(9)) == {first.game_id, second.game_id}
    await hall.tables.put_off(first.game_id, 300)
    assert list(await hall.tables.ripe(9)) == [second.game_id]
    hall.now += 300
    assert first.game_id in await hall.tables.ripe(9)


async def test_whoever_waits_hears_of_the_next_thing_due(hall):
    heard = []
    hall.tables.on_due(heard.append)
    table = await hall.table()
    assert heard[-1] == table.dues[0].at
    assert heard[0] == hall.now + DAY, "of the lobby, too"


async def test_idle_looks_do_not_grow_with_the_games(hall, database):
    """However many games are open, knowing what is next is one look at the database."""
    real, asked = database._run, []

    async def counting(sql, *values):
        asked.append(sql)
        return await real(sql, *values)

    counts = []
    for many in (1, 40):
        for channel in range(many):
            await hall.table(channel=1000 * many + channel)
        database._run = counting
        asked.clear()
        await hall.tables.next_due()
        assert await hall.tables.ripe(100) == {}
        counts.append(len(asked))
        database._run = real
    assert counts == [2, 2]
