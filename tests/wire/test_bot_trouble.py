"""What a real network and a real Discord do to presses: each move counts once, and what people see is put right.

Every test presses "roll" at a fresh table while something goes wrong, and looks at the game that was stored.
"""

from __future__ import annotations

import pytest
from loopback import ApiError, Delay, RateLimited, Reset, ServerError
from playing import control, number_of, pings, press, verbs

pytestmark = pytest.mark.asyncio(loop_scope="module")
PREPARED = {"buy": 3, "manage": 16, "roll": 8}
"""The games that wait in the house."""

CALLBACK = "POST */callback"
POST = "POST /channels/*/messages"
EDIT = "PATCH /channels/*/messages/*"
ORIGINAL = "PATCH /webhooks/*/messages/*"


async def test_an_interaction_that_comes_twice_counts_once(house, table):
    house.server.troubles.deliveries.duplicate = 1
    table.roll()
    await table.rolled_once()


async def test_two_presses_at_once_count_once(house, table):
    seen = len(table.played.turn.ephemerals)
    table.roll()
    table.roll()
    told = await table.world.next_ephemeral(table.played.turn, seen)
    assert "decided already" in told.text
    await table.rolled_once()


async def test_a_lost_interaction_can_be_pressed_again(house, table):
    house.server.troubles.deliveries.lose = 1
    table.roll()
    assert table.stored.serial == table.before
    assert (await table.world.outcome(table.roll())).kind == "update"
    await table.rolled_once()


async def test_presses_that_overtake_each_other(house, table):
    house.server.troubles.deliveries.swap = 1
    table.roll()
    hand = await press(table.world, table.played.turn, table.played.stage, "hand")
    assert hand.ephemeral
    await table.rolled_once()


async def test_an_answer_of_discord_that_takes_two_seconds(house, table):
    house.server.inject(CALLBACK, Delay(2.2, after=True))
    assert (await table.world.outcome(table.roll())).kind == "update"
    await table.rolled_once()


async def test_a_slow_request_is_no_reason_to_answer_twice(house, table):
    house.server.inject(CALLBACK, Delay(2.2))
    before = len(house.server.calls_to(CALLBACK))
    assert (await table.world.outcome(table.roll())).kind == "update"
    await table.rolled_once()
    assert [it.status for it in house.server.calls_to(CALLBACK)[before:]] == [200]


@pytest.mark.parametrize(
    "trouble",
    [
        ServerError(500),
        ServerError(500, after=True),
        ServerError(503),
        ServerError(503, after=True),
        Reset(),
        Reset(after=True),
        RateLimited(),
        RateLimited(everywhere=True),
        RateLimited(via=False),
        ApiError(40060),
        ApiError(10062),
        ApiError(50027),
        ApiError(10008),
        ApiError(50013),
    ],
    ids=str,
)
async def test_trouble_with_the_answer(house, table, trouble):
    house.server.inject(CALLBACK, trouble)
    table.in_words = trouble == ApiError(50013)
    table.roll()
    await table.rolled_once()
    assert len(table.played.channel.messages) <= table.messages + 1


@pytest.mark.parametrize(
    "trouble",
    [
        ServerError(500),
        ServerError(500, after=True),
        ServerError(503),
        ServerError(503, after=True),
        Reset(),
        Reset(after=True),
        RateLimited(),
        Delay(2.0),
        Delay(4.0, after=True),
    ],
    ids=str,
)
async def test_a_new_message_is_posted_once(house, trouble):
    """`/board` posts the stage anew: what arrived although it looked lost is not sent again."""
    placed = house.take("manage")
    before = len(placed.channel.messages)
    house.server.inject(POST, trouble)
    shown = await house.world.slash(placed.turn, placed.channel, "board")
    assert shown.ephemeral
    assert len(placed.channel.messages) == before + 1
    assert pings(placed.channel, placed.turn) == 1


@pytest.mark.parametrize(
    "trouble",
    [ApiError(50013), ApiError(50001), ApiError(10003), Reset()],
    ids=str,
)
async def test_a_move_stands_although_its_new_message_can_not_be_posted(house, trouble):
    """The end of a turn wants a new message; where that is refused the old one goes on."""
    placed = house.take("manage")
    await house.world.slash(placed.turn, placed.channel, "board")
    stage = placed.channel.messages[-1]
    before = house.read(placed.game)
    house.server.inject(POST, trouble, times=None)
    await press(house.world, placed.turn, stage, "end")
    assert house.read(placed.game).serial == before.serial + 1
    shown = placed.channel.messages[-1]
    assert {number_of(it) for it in shown.buttons} - {0} <= house.read(placed.game).numbers
    assert "roll" in verbs(shown)
    assert pings(placed.channel, placed.other) == 0
    house.server.troubles.clear()
    await house.world.slash(placed.turn, placed.channel, "board")
    assert pings(placed.channel, placed.other) == 1, "who could not be called is called as soon as it can be done"
    await house.world.slash(placed.turn, placed.channel, "board")
    assert pings(placed.channel, placed.other) == 1


async def test_a_deleted_stage_comes_back_with_the_next_move(house, table):
    called = pings(table.played.channel, table.played.turn)
    table.world.delete_message(table.played.stage)
    house.server.inject(CALLBACK, ApiError(10008))
    table.roll()
    await table.world.until(
        lambda: table.played.channel.last.id == table.stored.message != table.played.stage.id, "a stage"
    )
    assert table.is_shown()
    assert table.stored.serial == table.before + 1
    assert (called, pings(table.played.channel, table.played.turn)) == (1, 0), "who pressed knows"


@pytest.mark.parametrize(
    "trouble",
    [ServerError(500), ServerError(503, after=True), Reset(), RateLimited(), RateLimited(via=False)],
    ids=str,
)
async def test_trouble_with_the_edit_that_stands_in_for_a_late_answer(house, known, trouble):
    """Where another try may help, it comes by itself."""
    house.server.inject(CALLBACK, ApiError(10062))
    house.server.inject(EDIT, trouble)
    known.roll()
    await known.rolled_once()


@pytest.mark.parametrize("code", [30046, 10008])
async def test_what_can_not_be_edited_any_more_is_posted_anew(house, known, code):
    channel = known.played.channel
    house.server.inject(CALLBACK, ApiError(10062))
    house.server.inject(EDIT, ApiError(code))
    known.roll()
    await known.world.until(lambda: channel.last.id == known.stored.message != known.played.stage.id, "a stage")
    assert {number_of(it) for it in channel.last.buttons} - {0} <= known.stored.numbers
    assert channel.last.attachments
    assert known.stored.serial == known.before + 1
    assert pings(channel, known.played.turn) == 1


# --- time


@pytest.fixture
def strict(house):
    """An answer has to come within three seconds, as with Discord."""
    before, house.server.settings.answer_within = house.server.settings.answer_within, 3.0
    yield house
    house.server.settings.answer_within = before


async def test_an_answer_that_arrives_after_four_seconds_is_too_late_and_the_board_is_shown_all_the_same(strict, table):
    strict.server.inject(CALLBACK, Delay(4.0))
    before = len(strict.server.calls_to(CALLBACK))
    table.roll()
    await table.rolled_once()
    assert [it.code for it in strict.server.calls_to(CALLBACK)[before:]] == [10062]


async def test_a_press_that_takes_four_seconds_to_arrive_counts_and_is_shown(strict, table):
    strict.server.troubles.deliveries.delays.append(4.0)
    before = len(strict.server.calls_to(CALLBACK))
    table.roll()
    await table.rolled_once()
    assert {it.code for it in strict.server.calls_to(CALLBACK)[before:]} == {10062}


# --- what is posted beside the stage


@pytest.mark.parametrize("trouble", [ServerError(500, after=True), Reset(after=True), RateLimited(via=False)], ids=str)
async def test_an_auction_is_posted_once_and_can_be_bid_in(house, trouble):
    """What Discord would not take even after some tries comes by itself."""
    placed = house.take("buy")
    await house.world.slash(placed.turn, placed.channel, "board")
    before = house.read(placed.game).serial
    house.server.inject(POST, trouble)
    await press(house.world, placed.turn, placed.channel.last, "decline")
    await house.world.until(lambda: "bid" in verbs(placed.channel.last), "the auction")
    assert sum("bid" in verbs(it) for it in placed.channel.messages) == 1
    assert pings(placed.channel, placed.other) == 1
    await press(house.world, placed.other, placed.channel.last, "bid")
    assert house.read(placed.game).serial == before + 2


async def test_a_turn_that_could_not_be_told_of_is_told_by_itself(house):
    """Whatever Discord was asked for was refused once, and nobody presses anything any more."""
    placed = house.take("manage")
    await house.world.slash(placed.turn, placed.channel, "board")
    serial = house.read(placed.game).serial
    for route in (CALLBACK, POST, EDIT):
        house.server.inject(route, RateLimited(via=False))
    stage = placed.channel.last
    house.world.send_raw_press(placed.turn, stage, control(stage, "end"))
    await house.world.until(lambda: pings(placed.channel, placed.other) == 1, "the call", 60)
    assert house.read(placed.game).serial == serial + 1
    assert "roll" in verbs(placed.channel.last)
    assert placed.channel.last.attachments
