"""What a real network and a real Discord do to presses: each move counts once, and what people see is put right.

Every test presses "roll" at a fresh table while something goes wrong, and looks at the game that was stored.
"""

from __future__ import annotations

import pytest
import pytest_asyncio
from loopback import ApiError, Delay, RateLimited, Reset, ServerError
from playing import control, number_of, pings, press, verbs

pytestmark = pytest.mark.asyncio(loop_scope="session")

CALLBACK = "POST */callback"
POST = "POST /channels/*/messages"
EDIT = "PATCH /channels/*/messages/*"
ORIGINAL = "PATCH /webhooks/*/messages/*"


class Table:
    """A fresh game whose first throw is awaited."""

    def __init__(self, house, played):
        self.house, self.world, self.played = house, house.world, played
        self.button = control(played.stage, "roll")
        self.before = self.stored.serial
        self.messages = len(played.channel.messages)

    @property
    def stored(self):
        return self.house.read(self.played.game)

    def roll(self):
        return self.world.send_raw_press(self.played.turn, self.played.stage, self.button)

    def is_shown(self):
        """Whether a public message in the channel offers what is awaited now, and none what is not."""
        numbers = {number_of(it) for message in self.played.channel.messages for it in message.buttons} - {0}
        return bool(numbers) and numbers <= self.stored.numbers

    async def rolled_once(self):
        """The throw was made once, and in the end everybody sees where the game is."""
        await self.world.until(lambda: self.stored.serial > self.before and self.is_shown(), "the throw in the channel")
        assert self.stored.serial == self.before + 1
        assert pings(self.played.channel, self.played.turn) == 1
        for message in self.played.channel.messages:
            assert "Traceback" not in message.text
            assert "Error" not in message.text


@pytest_asyncio.fixture(loop_scope="session")
async def table(house):
    return Table(house, await house.game())


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
        ServerError(500, after=True),
        ServerError(503),
        ServerError(503, after=True),
        Reset(),
        Reset(after=True),
        RateLimited(),
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
    table.roll()
    await table.rolled_once()
    assert len(table.played.channel.messages) <= table.messages + 1


@pytest.mark.parametrize(
    "trouble",
    [ServerError(500, after=True), ServerError(503, after=True), Reset(after=True), Reset(), RateLimited()],
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


async def test_an_unknown_edit_code_shows_no_error_to_anybody(house, table):
    house.server.inject(CALLBACK, ApiError(10062))
    house.server.inject(EDIT, ServerError(500))
    table.roll()
    await table.rolled_once()


# --- the gateway


async def test_a_resumed_session_goes_on(house, table):
    session = next(iter(house.server.gateway.sessions.values()))
    resumes = session.resumes
    house.server.gateway.reconnect()
    table.roll()
    await table.world.until(lambda: session.resumes > resumes, "RESUME")
    await table.rolled_once()


async def test_a_cut_connection_is_resumed_and_what_was_missed_is_replayed(house, table):
    session = next(iter(house.server.gateway.sessions.values()))
    resumes = session.resumes
    house.server.gateway.drop()
    table.roll()
    await table.world.until(lambda: session.resumes > resumes, "RESUME", 60)
    await table.rolled_once()


async def test_an_invalid_session_is_replaced_without_a_second_sync(house, table):
    puts = len(house.server.calls_to("PUT /applications/*/commands"))
    known = set(house.server.gateway.sessions)
    house.server.gateway.invalidate()
    await house.bot.wait_ready(known)
    await table.world.outcome(table.roll())
    await table.rolled_once()
    assert len(house.server.calls_to("PUT /applications/*/commands")) == puts
