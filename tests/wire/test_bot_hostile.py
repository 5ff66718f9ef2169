"""What nobody should press or type: one private sentence, no notification, no change of any game."""

from __future__ import annotations

import re

import pytest
import pytest_asyncio
from playing import begin, control, pings, press, select, verb_of

pytestmark = pytest.mark.asyncio(loop_scope="module")
PREPARED = {"auction": 3, "manage": 3, "offer": 1}
"""The games that wait in the house."""

SENTENCE = 300
UNKNOWN = (
    "",
    "roll",
    "bk",
    "bk:",
    "bk:1:2",
    "bk:1:2:nothing",
    "bk:1:2:roll:" + "x" * 80,
    "bk:-1:2:roll",
    "bk:1:-2:roll",
    "bk:01:2:roll",
    "bk:1e3:2:roll",
    "bk:\uff11:2:roll",
    "bk:999999999999999999:2:roll",
    "bk:9999999999999999999999:2:roll",
    "bk:{game}:{number}:Roll",
    "bk:{game}:{number}:roll\n",
    "bk:{game}:{number}:use:no_such_card",
    "bk:{game}:{number}:bid:99999999999999999999",
    "bk:{game}:{number}:bid",
    "bk:{game}:{number}:accept:99",
    "bk:{game}:{number}:build_go:5:a1:red=1",
    "bk:{game}:{number}:discard_go::red=9+red=9",
    "bk:{game}:{number}:choose_go:::::",
    "bk:{game}:1:ballot:yes",
    "bk:{game}:1:ballot:perhaps",
    "bk:{game}:1:ballot_end",
    "bk:{game}:1:seat_take",
    "bk:{game}:999999:seat_keep",
    "bk:{game}:0:seat_leave:99",
    "bk:{game}:0:seat_offer",
    "bk:{game}:0:kick_now:0",
    "bk:{game}:0:kick_vote:1",
    "bk:0:0:server_reset",
    "bk:{game}:999:roll",
    "bk:{game}:0:roll",
    "bk:{game}:{number}:__class__",
    "🎲" * 30,
    "<@&1> @everyone",
)


class Quiet:
    """Looks at a game before and after: nothing may have changed and nobody been called."""

    def __init__(self, house, game, channel):
        self.house, self.game, self.channel = house, game, channel
        self.before = self._now()

    def _now(self):
        stored = self.house.read(self.game)
        people = (self.house.ann, self.house.ben)
        return stored.serial, stored.state, stored.status, [pings(self.channel, it) for it in people]

    def check(self):
        assert self._now() == self.before


@pytest_asyncio.fixture(loop_scope="module")
async def game(house):
    played = await house.game()
    quiet = Quiet(house, played.game, played.channel)
    yield played
    quiet.check()


def is_private_sentence(answer):
    answer.expect("message")
    text = answer.text
    assert answer.ephemeral
    assert 0 < len(text) <= SENTENCE
    assert "Traceback" not in text
    assert "Something went wrong" not in text
    assert not answer.message.notified
    return text


async def told(house, user, act):
    """What somebody is told privately after an act, whatever else comes of it."""
    seen = len(user.ephemerals)
    await act
    return await house.world.next_ephemeral(user, seen)


@pytest.mark.parametrize("text", UNKNOWN)
async def test_custom_ids_that_we_never_wrote(house, game, text):
    number = control(game.stage, "roll")["custom_id"].split(":")[2]
    custom_id = text.format(game=game.game, number=number)
    interaction = house.world.send_raw_press(game.turn, game.stage, {"custom_id": custom_id})
    shown = await told(house, game.turn, house.world.outcome(interaction))
    assert 0 < len(shown.text) <= SENTENCE
    assert "Something went wrong" not in shown.text
    assert not shown.notified


async def test_the_wrong_seat_is_told_whose_move_it_is(house, game):
    said = is_private_sentence(await press(house.world, game.other, game.stage, "roll"))
    assert game.turn.name in said


async def test_a_stranger_can_press_nothing_that_changes_a_game(house, game):
    eve = house.world.user("Eve", house.guild)
    for button in list(game.stage.buttons):
        if verb_of(button) != "hand":
            is_private_sentence(await house.world.press(eve, game.stage, button["custom_id"]))


async def test_a_stranger_can_not_bid_or_answer_an_offer(house):
    eve = house.world.user("Eve", house.guild)
    for kind, verb in (("auction", "bid"), ("offer", "accept")):
        placed = house.take(kind)
        await house.world.slash(placed.turn, placed.channel, "board")
        quiet = Quiet(house, placed.game, placed.channel)
        message = placed.channel.last
        is_private_sentence(await press(house.world, eve, message, verb))
        if kind == "offer":
            said = is_private_sentence(await press(house.world, placed.turn, message, verb))
            assert placed.other.name in said
        quiet.check()


async def test_commands_in_direct_messages_and_where_the_bot_can_not_speak(house):
    dm = house.world.dm(house.ann)
    assert "server" in (await house.world.slash(house.ann, dm, "play")).text
    for command in ("board", "hand", "log", "score", "trade", "game stop"):
        answer = await house.world.slash(house.ann, dm, command)
        assert 0 < len(answer.text) <= SENTENCE
        assert "Something went wrong" not in answer.text
    mute = house.channel("mute")
    house.world.deny(mute, "send_messages")
    said = is_private_sentence(await house.world.slash(house.ann, mute, "play"))
    assert "write" in said
    house.world.deny(mute)
    assert not mute.messages
    assert (await house.world.slash(house.ann, mute, "play")).message in mute.messages


async def test_a_channel_that_closes_in_mid_game_leaves_the_move(house):
    placed = house.take("manage")
    await house.world.slash(placed.turn, placed.channel, "board")
    stage, serial = placed.channel.last, house.read(placed.game).serial
    house.world.deny(placed.channel, "send_messages")
    shown = await told(house, placed.turn, press(house.world, placed.turn, stage, "end"))
    assert "write" in shown.text
    assert house.read(placed.game).serial == serial + 1
    house.world.deny(placed.channel)


AMOUNTS = (
    "1_000",
    "\uff11\uff12",
    "5e2",
    "-0",
    "-5",
    "+7",
    "0x10",
    "1,000",
    "\u0663",
    "1.5",
    "M",
    "@everyone",
    "<@&1>",
    "`",
    "\u202e12",
    "9" * 40,
)


@pytest_asyncio.fixture(loop_scope="module", scope="module")
async def auction_at(shared_house):
    placed = shared_house.take("auction")
    await shared_house.world.slash(placed.turn, placed.channel, "board")
    return placed


@pytest.mark.parametrize("typed", [*AMOUNTS, "0", "9", "901", "1000000000"])
async def test_amounts_that_are_none_or_out_of_range(house, auction_at, typed):
    quiet = Quiet(house, auction_at.game, auction_at.channel)
    message = auction_at.channel.last
    for verb in ("bid_ask", "upto_ask"):
        form = await press(house.world, auction_at.turn, message, verb)
        sending = house.world.submit_modal(auction_at.turn, form, {"amount": typed})
        shown = await told(house, auction_at.turn, sending)
        assert 0 < len(shown.text) <= SENTENCE
        assert "Something went wrong" not in shown.text
        assert not shown.notified
        assert "@everyone" not in shown.text
        assert not re.search(r"(?<!\\)<@", shown.text)
    quiet.check()


async def test_an_amount_with_the_boards_letter_is_one(house):
    placed = house.take("auction")
    await house.world.slash(placed.turn, placed.channel, "board")
    form = await press(house.world, placed.turn, placed.channel.last, "bid_ask")
    await house.world.submit_modal(placed.turn, form, {"amount": " 40m "})
    assert house.read(placed.game).state.auction.bid == 40


@pytest.mark.parametrize("typed", AMOUNTS)
async def test_sums_of_a_trade_are_read_as_strictly(house, typed):
    placed = house.take_again("manage")
    if not placed.channel.messages:
        await house.world.slash(placed.turn, placed.channel, "board")
    quiet = Quiet(house, placed.game, placed.channel)
    panel = (await press(house.world, placed.turn, placed.channel.last, "trade")).message
    if any(verb_of(it) == "trade_with" for it in panel.selects):
        seat = "1" if house.read(placed.game).state.turn == 0 else "0"
        await select(house.world, placed.turn, panel, "trade_with", "", seat)
    form = await press(house.world, placed.turn, panel, "trade_money")
    shown = await told(house, placed.turn, house.world.submit_modal(placed.turn, form, {"amount": typed}))
    assert 0 < len(shown.text) <= SENTENCE
    assert "Something went wrong" not in shown.text
    quiet.check()


NAMES = (
    "@everyone",
    "<@&1>",
    "`code` **bold** ||spoiler||",
    "\u202eevil\u202c",
    "\u0627\u0644\u0633\u0644\u0627\u0645",
    "🎲🏆👩‍👩‍👧‍👦",
    "漢字かな交じり",
    "\u200b\u2800",
    "# heading\n> quote",
    "[link](https://example.invalid)",
    "Z\u0351\u036b\u0343\u036a\u0302\u036b\u033d\u034f\u0334\u0319\u0324\u031e\u0349\u035a\u032f\u031e\u0320\u034d",
    "x" * 32,
)


@pytest.mark.parametrize("name", NAMES, ids=ascii)
async def test_names_call_nobody_and_break_nothing(house, name):
    channel = house.channel("names")
    one, two = house.world.users(name, name, guild=house.guild)
    played = await begin(house.world, channel, one, two)
    assert (await press(house.world, played.turn, played.stage, "roll")).kind == "update"
    assert house.read(played.game).serial == 1
    for message in channel.messages:
        assert message.notified <= {played.turn.id, played.other.id}
        bare = message.text.replace(played.turn.mention, "").replace(played.other.mention, "")
        assert "@everyone" not in bare
        assert not re.search(r"(?<!\\)<@", bare)
        assert "\u202e" not in bare
        assert not re.search(r"(?<!\\)\]\(", bare)
        assert message.attachments or not message.buttons, "the picture could be drawn"
