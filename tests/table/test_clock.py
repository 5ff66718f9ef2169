"""The agreed times of a table: that of the game, and that for adjusting holdings when a two-hour game is closed."""

import pytest

from bot.engine import decisions as d
from bot.engine import kernel
from bot.engine.actions import Redeem, TimeUp
from bot.engine.events import AdjustingOpened, GameEnded, TimeCalled
from bot.engine.options import Exact, verb
from bot.engine.refusal import Refused
from bot.engine.state import BANK

ANN, BEN = 1, 2
BEGAN = 5000.0
TAME = ("end", "decline", "done", "pay", "roll", "choose")
"""What settles a decision at the least cost, best first."""


@pytest.fixture
def now():
    return [BEGAN]


@pytest.fixture
def timed(make_tables, now):
    """The tables of a store whose clock shows `now`."""
    return make_tables(clock=lambda: now[0])


async def begin(tables, profile="two_hours", **settings):
    lobby = await tables.open_lobby(1, 9, ANN, "Ann", "anti", profile=profile, settings=settings)
    await tables.join(lobby.game_id, BEN, "Ben")
    return (await tables.start(lobby.game_id, ANN)).table


def tame(table, seat):
    exact = [it for it in kernel.asked(table.rules, table.state, seat) if isinstance(it, Exact)]
    return min(exact, key=lambda it: TAME.index(verb(it)) if verb(it) in TAME else len(TAME)).action


async def settle(tables, table, until):
    """Play on tamely until one of these kinds of decisions waits."""
    while not any(isinstance(it, until) for it in table.state.waiting):
        seat = table.state.waiting[0].seats[0]
        table = (await tables.act(table.game_id, table.members[seat].user, None, tame(table, seat))).table
    return table


async def closing(tables, now):
    """A game of thirty minutes that is being closed, since 6900."""
    table = await settle(tables, await begin(tables, time_limit="30", adjust_limit="5"), d.AwaitRoll)
    now[0] = BEGAN + 1900
    return await settle(tables, table, d.AwaitAdjusting)


def events_of(turn, kind):
    return [event for entry in turn.entries for event in entry.events if isinstance(event, kind)]


async def test_a_two_hour_game_has_its_agreed_time(timed, now):
    game = (await begin(timed, time_limit="30")).game_id
    assert await timed.time_due(game) == BEGAN + 1800
    now[0] += 1799
    assert (await timed.call_time(game)).entries == ()
    assert await timed.time_left(game) == 1


async def test_the_usual_time_is_two_hours(timed):
    assert await timed.time_due((await begin(timed)).game_id) == BEGAN + 7200


@pytest.mark.parametrize("profile", ["A", "B"])
async def test_the_other_modes_have_no_clock(timed, now, profile):
    table = await begin(timed, profile)
    assert await timed.time_due(table.game_id) is None
    now[0] += 10**6
    assert (await timed.call_time(table.game_id)).entries == ()


async def test_the_open_turn_is_played_without_a_clock(timed, now):
    table = await settle(timed, await begin(timed, time_limit="30"), d.AwaitRoll)
    now[0] = BEGAN + 1800
    turn = await timed.call_time(table.game_id)
    assert [(entry.seat, entry.action) for entry in turn.entries] == [(BANK, TimeUp())]
    assert events_of(turn, TimeCalled)
    assert await timed.time_due(table.game_id) is None
    now[0] += 10**6
    assert (await timed.call_time(table.game_id)).entries == ()


async def test_adjusting_has_a_time_of_its_own_from_when_it_was_opened(timed, now):
    table = await closing(timed, now)
    assert await timed.time_due(table.game_id) == BEGAN + 1900 + 300
    now[0] += 299
    assert (await timed.call_time(table.game_id)).entries == ()
    now[0] += 1
    turn = await timed.call_time(table.game_id)
    assert (turn.entries[0].seat, turn.entries[0].action) == (BANK, TimeUp())
    assert events_of(turn, GameEnded)[0].ending == "time"
    assert turn.table.status == "over"
    assert await timed.time_due(table.game_id) is None


async def test_a_press_after_the_time_for_adjusting_comes_too_late(timed, now):
    table = await closing(timed, now)
    now[0] += 301
    with pytest.raises(Refused, match="game_over"):
        await timed.act(table.game_id, ANN, None, Redeem("wall_st"))
    assert (await timed.table(table.game_id)).status == "over"


async def test_the_time_for_adjusting_is_known_again_after_a_restart(timed, make_tables, now, monkeypatch):
    table = await closing(timed, now)
    for deed in list(table.rules.deeds)[:3]:
        with pytest.raises(Refused):
            await timed.act(table.game_id, ANN, None, Redeem(deed))
    now[0] += 60
    again = make_tables(clock=lambda: now[0])
    assert await again.time_due(table.game_id) == BEGAN + 1900 + 300
    monkeypatch.setattr("bot.table.clock.LOOKED", 1)
    assert await make_tables().time_due(table.game_id) == BEGAN + 1900 + 300


async def test_seats_that_are_done_wait_for_no_clock(timed, now):
    table = await closing(timed, now)
    opened = [
        event
        for entry in await timed.entries(table.game_id)
        for event in entry.events
        if isinstance(event, AdjustingOpened)
    ]
    assert [event.minutes for event in opened] == [5]
    for user in (ANN, BEN):
        seat = table.seat_of(user)
        turn = await timed.act(table.game_id, user, None, tame(table, seat))
    assert turn.table.status == "over"
