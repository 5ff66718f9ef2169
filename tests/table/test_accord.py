"""Pausing and going on, by agreement; and tables that are held because their place can't be written in."""

import pytest

from bot.engine.decisions import AwaitAuction
from bot.engine.state import Auction
from bot.engine.steps import OpenManage
from bot.table.ends import WAIT
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


async def test_who_changes_their_mind_takes_back_only_their_own_wish(hall):
    table = await hall.table(4)
    users = people(table)
    for user in users[:2]:
        await hall.tables.pause(table.game_id, user)
    assert (await hall.tables.resume(table.game_id, users[0])).agreed == (users[1],)
    assert (await hall.tables.resume(table.game_id, users[3])).agreed == (users[1],)


async def test_a_question_is_answered_as_long_as_somebody_wants_it(hall):
    table = await hall.table(3)
    first, second, third = people(table)
    game = table.game_id

    async def over(call, user, question):
        with pytest.raises(TableRefused, match="question_over"):
            await call(game, user, question=question)

    await over(hall.tables.pause, first, 0)
    asked = (await hall.tables.pause(game, first)).question
    assert (await hall.tables.pause(game, second, question=asked)).agreed == (first, second)
    await over(hall.tables.pause, third, asked + 1)
    await over(hall.tables.resume, third, asked)
    accord = await hall.tables.pause(game, third, question=asked)
    assert (accord.done, accord.paused) == (True, True)
    await over(hall.tables.pause, third, asked)
    again = await hall.tables.resume(game, first)
    assert (again.question, again.done) == (asked + 1, False)
    assert (await hall.restart().tables.resume(game, second, question=again.question)).done
    await over(hall.restart().tables.resume, third, again.question)


async def test_a_vote_goes_on_after_a_pause_for_the_time_that_was_left(hall):
    table = await hall.table(3, policy="vote")
    seat = table.state.turn
    hall.now = table.dues[0].until
    table, _ = await hall.ring(table)
    (ballot,) = table.clock.ballots
    hall.now += 3600
    await hall.tables.pause(table.game_id, 999, force=True)
    hall.now += 30 * DAY
    table = (await hall.tables.resume(table.game_id, 999, force=True)).table
    assert [it.until for it in table.dues] == [ballot.until + 30 * DAY]
    assert (await hall.ring(table))[0].clock.ballots
    others = [it for it in people(table) if it != table.members[seat].user]
    for user in others:
        turn = await hall.tables.vote(table.game_id, user, seat, WAIT)
    assert turn.table.clock.ballots == ()


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


# --- tables that are held


def auctioned(state):
    """An auction for three, while the turn waits."""
    state.agenda[:] = [OpenManage()]
    state.auction = Auction("oriental")
    state.number += 1
    state.waiting[:] = [AwaitAuction(state.number, (0, 1, 2), "oriental")]


@pytest.mark.parametrize("policy", ["stand-in", "skip", "vote"])
async def test_no_deadline_passes_and_nobody_is_reminded_while_a_table_is_held(hall, policy):
    table = await hall.table(3, policy=policy)
    hall.now += DAY - 60
    held = await hall.tables.hold(table.game_id)
    assert (held.dues, held.clock.held, held.clock.at_rest) == ((), True, False)
    assert await hall.tables.next_due() is None
    again = hall.restart()
    again.now += 40 * DAY
    after, rung = await again.ring(held)
    assert (rung.turn.entries, rung.reminders) == ((), ())
    assert after == held
    assert not any(it.standin for it in after.members)
    freed = await again.tables.release(table.game_id)
    assert [(it.since, it.until) for it in freed.dues] == [(again.now, again.now + DAY)]
    assert freed.clock.idle == 40 * DAY
    assert (await again.ring(freed))[1].reminders == ()


async def test_an_auction_has_its_whole_time_again_after_a_rest(hall):
    table = await hall.put(await hall.table(3), auctioned)
    hall.now += DAY - 60
    await hall.tables.hold(table.game_id)
    hall.now += DAY
    assert (await hall.ring(table))[1].turn.entries == ()
    freed = await hall.tables.release(table.game_id)
    assert {it.until for it in freed.dues} == {hall.now + DAY}
    assert freed.state.auction is not None


async def test_an_agreed_pause_survives_a_rest(hall):
    table = await hall.table(2)
    for user in people(table):
        accord = await hall.tables.pause(table.game_id, user)
    since = accord.table.clock.paused
    hall.now += DAY
    await hall.tables.hold(table.game_id)
    hall.now += DAY
    freed = await hall.tables.release(table.game_id)
    assert (freed.clock.at_rest, freed.clock.paused, freed.dues) == (True, since, ())
    table = (await hall.tables.resume(table.game_id, people(table)[0])).table
    assert [it.until for it in table.dues] == [hall.now + DAY]
    assert table.clock.idle == 2 * DAY


async def test_people_who_agree_on_a_pause_while_their_table_is_held_keep_it(hall):
    table = await hall.table(2)
    await hall.tables.hold(table.game_id)
    assert (await hall.tables.resume(table.game_id, 999, force=True)).table.clock.held, "held is not paused by people"
    hall.now += DAY
    for user in people(table):
        accord = await hall.tables.pause(table.game_id, user)
    assert (accord.done, accord.paused) == (True, True)
    assert (await hall.tables.release(table.game_id)).clock.at_rest
    table = (await hall.tables.resume(table.game_id, 999, force=True)).table
    assert (table.clock.paused, table.clock.idle) == (None, DAY)


async def test_holding_and_releasing_twice_is_doing_it_once(hall):
    table = await hall.table(2)
    held = await hall.tables.hold(table.game_id)
    hall.now += 60
    assert await hall.tables.hold(table.game_id) == held
    freed = await hall.tables.release(table.game_id)
    hall.now += 60
    assert await hall.tables.release(table.game_id) == freed
