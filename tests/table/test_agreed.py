"""The agreed times of a table: that of the game, and that for adjusting holdings when a two-hour game is closed."""

import pytest

from bot.engine import decisions as d
from bot.engine import kernel
from bot.engine.actions import Redeem, TimeUp
from bot.engine.events import AdjustingOpened, GameEnded, TimeCalled
from bot.engine.options import Exact, verb
from bot.engine.refusal import Refused
from bot.engine.state import BANK
from bot.table.agreed import agreed_end

TAME = ("end", "decline", "done", "pay", "roll", "choose")
"""What settles a decision at the least cost, best first."""


async def begin(hall, profile="two_hours", **settings):
    return await hall.table(game="anti", profile=profile, **settings)


def tame(table, seat):
    exact = [it for it in kernel.asked(table.rules, table.state, seat) if isinstance(it, Exact)]
    return min(exact, key=lambda it: TAME.index(verb(it)) if verb(it) in TAME else len(TAME)).action


async def settle(hall, table, until):
    """Play on tamely until one of these kinds of decisions waits."""
    while not any(isinstance(it, until) for it in table.state.waiting):
        seat = table.state.waiting[0].seats[0]
        user = table.members[seat].user
        table = (await hall.tables.act(table.game_id, user, None, tame(table, seat))).table
    return table


async def closing(hall):
    """A game of thirty minutes that is closed after 1,900 seconds."""
    table = await settle(hall, await begin(hall, time_limit="30", adjust_limit="5"), d.AwaitRoll)
    hall.now += 1900
    return await settle(hall, table, d.AwaitAdjusting)


def events_of(turn, kind):
    return [event for entry in turn.entries for event in entry.events if isinstance(event, kind)]


async def test_a_two_hour_game_has_its_agreed_time(hall):
    table = await begin(hall, time_limit="30")
    assert agreed_end(table) == hall.now + 1800
    hall.now += 1799
    _, rung = await hall.ring(table)
    assert rung.turn.entries == ()


async def test_the_usual_time_is_two_hours(hall):
    assert agreed_end(await begin(hall)) == hall.now + 7200


@pytest.mark.parametrize("profile", ["A", "B"])
async def test_the_other_modes_have_no_clock(hall, profile):
    table = await begin(hall, profile, pace="none")
    assert agreed_end(table) is None
    hall.now += 10**6
    _, rung = await hall.ring(table)
    assert rung.turn.entries == ()


async def test_the_open_turn_is_played_without_a_clock(hall):
    table = await settle(hall, await begin(hall, time_limit="30", pace="none"), d.AwaitRoll)
    hall.now += 1800
    table, rung = await hall.ring(table)
    assert [(entry.seat, entry.action) for entry in rung.turn.entries] == [(BANK, TimeUp())]
    assert events_of(rung.turn, TimeCalled)
    assert agreed_end(table) is None
    assert table.dues == ()


async def test_adjusting_has_a_time_of_its_own_from_when_it_was_opened(hall):
    table = await closing(hall)
    assert agreed_end(table) == hall.now + 300
    assert [due.kind for due in table.dues] == ["time"]
    hall.now += 299
    _, rung = await hall.ring(table)
    assert rung.turn.entries == ()
    hall.now += 1
    table, rung = await hall.ring(table)
    assert (rung.turn.entries[0].seat, rung.turn.entries[0].action) == (BANK, TimeUp())
    assert events_of(rung.turn, GameEnded)[0].ending == "time"
    assert table.status == "over"
    assert agreed_end(table) is None


async def test_a_press_after_the_time_for_adjusting_comes_too_late(hall):
    table = await closing(hall)
    hall.now += 301
    with pytest.raises(Refused, match="game_over"):
        await hall.tables.act(table.game_id, table.members[0].user, None, Redeem("wall_st"))
    assert (await hall.tables.table(table.game_id)).status == "over"


async def test_the_time_for_adjusting_is_known_again_after_a_restart(hall):
    table = await closing(hall)
    end = agreed_end(table)
    hall.now += 60
    again = hall.restart()
    assert agreed_end(await again.tables.table(table.game_id)) == end
    assert await again.tables.next_due() == end


async def test_a_pause_while_adjusting_does_not_count(hall):
    table = await closing(hall)
    end = agreed_end(table)
    for user in (it.user for it in table.members):
        await hall.tables.pause(table.game_id, user)
    hall.now += 1000
    await hall.tables.resume(table.game_id, table.members[0].user)
    assert agreed_end(await hall.tables.table(table.game_id)) == end + 1000


async def test_adjusting_that_opens_during_a_pause_has_its_whole_time_after_it(hall):
    table = await settle(hall, await begin(hall, time_limit="30", adjust_limit="5", pace="none"), d.AwaitRoll)
    hall.now += 1800
    table, _ = await hall.ring(table)
    await hall.tables.pause(table.game_id, 999, force=True)
    hall.now += 500
    table = await settle(hall, table, d.AwaitAdjusting)
    assert agreed_end(table) is None
    hall.now += 500
    table = (await hall.tables.resume(table.game_id, 999, force=True)).table
    assert agreed_end(table) == hall.now + 300


async def test_seats_that_are_done_wait_for_no_clock(hall):
    table = await closing(hall)
    opened = [
        event
        for entry in await hall.tables.entries(table.game_id)
        for event in entry.events
        if isinstance(event, AdjustingOpened)
    ]
    assert [event.minutes for event in opened] == [5]
    for seat, member in enumerate(table.members):
        turn = await hall.tables.act(table.game_id, member.user, None, tame(table, seat))
    assert turn.table.status == "over"
