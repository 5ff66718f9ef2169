"""What the bot may not do, taken away in mid-game: the move stands, who made it is told what is missing, and all goes on afterwards."""

from __future__ import annotations

import pytest
from loopback import ApiError
from playing import number_of, pings, press, verbs
from positions import laws_broken, moves

pytestmark = pytest.mark.asyncio(loop_scope="module")
PREPARED = {"manage": 20, "threaded": 2}
"""The games that wait in the house."""

POST = "POST /channels/*/messages"
EDIT = "PATCH /channels/*/messages/*"
WORDS_ONLY = frozenset({"embed_links", "attach_files"})
REFUSED_BY_ORDER = {"embed_links": 1, "read_message_history": None}
"""What the server lets pass by itself: how many messages it is to refuse."""


class Evening:
    """A prepared game whose turn is about to end."""

    def __init__(self, house, kind="manage"):
        self.house, self.world, self.placed = house, house.world, house.take(kind)
        self.channel = self.placed.channel

    @property
    def stored(self):
        return self.house.read(self.placed.game)

    async def stage(self):
        """The newest stage, shown anew."""
        await self.world.slash(self.placed.turn, self.channel, "board")
        self.serial = self.stored.serial
        return next(it for it in reversed(self.channel.messages) if "end" in verbs(it))

    async def end_turn(self, stage):
        """What who ends the turn is told privately."""
        seen = len(self.placed.turn.ephemerals)
        await press(self.world, self.placed.turn, stage, "end")
        return (await self.world.next_ephemeral(self.placed.turn, seen)).text

    def is_whole(self):
        """The move was made once, and the laws hold."""
        game = self.placed.game
        assert self.stored.serial == self.serial + 1
        assert moves(self.house.file, game) == list(range(self.serial + 2))
        assert laws_broken(self.house.file, game) == []

    def offering(self):
        """The newest message that offers what is awaited now."""
        return next(it for it in reversed(self.channel.messages) if {number_of(b) for b in it.buttons} - {0})

    async def goes_on(self):
        """The next seat is called, once, and throws."""
        await self.world.until(lambda: pings(self.channel, self.placed.other) == 1, "the call of the next seat")
        await press(self.world, self.placed.other, self.offering(), "roll")
        assert self.stored.serial == self.serial + 2
        await self.world.until(lambda: self.offering().attachments, "the picture")
        assert {number_of(b) for b in self.offering().buttons} - {0} <= self.stored.numbers
        assert pings(self.channel, self.placed.other) == 1


@pytest.mark.parametrize(
    ("name", "called"),
    [
        ("view_channel", "View Channel"),
        ("send_messages", "Send Messages"),
        ("send_messages_in_threads", "Send Messages in Threads"),
        ("embed_links", "Embed Links"),
        ("attach_files", "Attach Files"),
        ("read_message_history", "Read Message History"),
    ],
)
async def test_a_permission_that_goes_in_mid_game_is_named_and_missed_by_nobody_afterwards(house, name, called):
    evening = Evening(house, "threaded" if name == "send_messages_in_threads" else "manage")
    place = evening.channel.parent or evening.channel
    stage = await evening.stage()
    house.world.deny(place, name)
    if name in REFUSED_BY_ORDER:
        for route in (POST, EDIT):
            house.server.inject(route, ApiError(50013), times=REFUSED_BY_ORDER[name])
    said = await evening.end_turn(stage)
    assert f"{called}." in said or f"{called} I" in said
    evening.is_whole()
    shown = evening.offering()
    assert "roll" in verbs(shown)
    if name in WORDS_ONLY:
        assert not shown.attachments
    else:
        assert pings(evening.channel, evening.placed.other) == 0
    house.server.troubles.clear()
    house.world.deny(place)
    await evening.goes_on()


async def test_a_thread_that_fell_asleep_is_woken(house):
    evening = Evening(house, "threaded")
    stage = await evening.stage()
    house.world.archive(evening.channel)
    await press(house.world, evening.placed.turn, stage, "end")
    assert not evening.channel.archived
    evening.is_whole()
    await evening.goes_on()


async def test_a_picture_that_is_too_large_for_a_new_message_leaves_the_words_for_that_time(house):
    evening = Evening(house)
    stage = await evening.stage()
    house.server.inject(POST, ApiError(40005))
    await press(house.world, evening.placed.turn, stage, "end")
    evening.is_whole()
    assert not evening.offering().attachments
    await evening.goes_on()


async def test_a_picture_that_is_too_large_for_an_answer_leaves_the_words_for_that_time(house, table):
    house.server.inject("POST */callback", ApiError(40005))
    assert (await house.world.outcome(table.roll())).kind == "update"
    stage = table.played.stage
    assert table.stored.serial == table.before + 1
    assert not stage.attachments
    assert {number_of(b) for b in stage.buttons} - {0} <= table.stored.numbers
    await house.world.slash(table.played.turn, table.played.channel, "board")
    await table.rolled_once()
