"""The clock of the process, with simulated time: deadlines on show, reminders, notices, and what is done when nobody presses."""

import asyncio
import logging
from itertools import pairwise

from bot.engine.actions import AcceptTrade
from bot.engine.decisions import AwaitAuction
from bot.engine.state import Auction
from bot.engine.steps import OpenManage
from bot.store.wishes import Wishes
from cogs._reply import Outcome

HOUR = 3600
DAY = 24 * HOUR


async def game(world, *names, standins=0, **settings):
    await world.lobby(*names, standins=standins)
    lobby = await world.tables.lobby_in(world.channel.id)
    if settings:
        await world.tables.configure(lobby.game_id, lobby.host, settings)
    await world.press(names[0], "lobby_start")
    return await world.table()


def id_of(world, name):
    return world.people[name].id


def new(world, before):
    """The messages of the channel since so many."""
    return world.messages()[before:]


def reminders(world, since=0):
    return [it for it in world.messages()[since:] if "waits for you" in world.texts(it)]


async def wish(world, name, **wishes):
    await world.tables.set_wishes(id_of(world, name), Wishes(**wishes))


# --- deadlines on show


async def test_the_stage_shows_when_the_time_is_up(world):
    table = await game(world, "Ann", "Ben")
    (due,) = table.dues
    assert f"Time is up <t:{due.until:.0f}:R>" in world.texts(world.last())
    assert due.until == world.now() + DAY


async def test_without_a_pace_the_stage_speaks_of_no_time(world):
    await game(world, "Ann", "Ben", pace="none")
    assert "<t:" not in world.texts(world.last())


async def test_the_auction_shows_when_the_hammer_falls_and_a_late_bid_moves_it(world):
    await game(world, "Ann", "Ben", "Cleo", pace="evening")

    def begin(state):
        state.agenda[:] = [OpenManage()]
        state.auction = Auction("oriental")
        state.number += 1
        state.waiting[:] = [AwaitAuction(state.number, (0, 1, 2), "oriental")]

    await world.put(begin)
    message = world.find("Ann", "bid").message
    end = world.now() + 600
    shown = next(it for it in world.messages() if it.id == message)
    assert f"<t:{end:.0f}:R>" in world.texts(shown)
    await world.env.advance_time(580)
    await world.press("Ann", "bid")
    assert f"<t:{world.now() + 60:.0f}:R>" in world.texts(next(it for it in world.messages() if it.id == message))
    await world.env.advance_time(61)
    table = await world.table()
    assert table.state.owners["oriental"] == 0
    assert not any(member.standin for member in table.members)
    assert not [it for it in world.controls() if it.message == message]


async def test_an_offer_shows_its_end_and_says_that_it_lapsed(world):
    table = await game(world, "Ann", "Ben", pace="evening")
    who, other = world.turn_of(table), world.other(table)
    await world.press(who, "trade")
    await world.choose(who, "trade_with", str(table.seat_of(id_of(world, other))))
    form = await world.press(who, "trade_money")
    await world.fill(who, form, amount="5")
    await world.press(who, "trade_send")
    message = world.find(other, "accept").message
    assert f"until <t:{world.now() + 600:.0f}:R>" in world.texts(
        next(it for it in world.messages() if it.id == message)
    )
    await world.env.advance_time(300)
    await world.press(who, "roll")
    await world.env.advance_time(301)
    text = world.texts(next(it for it in world.messages() if it.id == message))
    assert "lapsed" in text
    assert not any(isinstance(it.action, AcceptTrade) for it in await world.tables.entries(table.game_id))


async def test_the_lobby_tells_its_time_and_the_host_chooses_it(world):
    await world.lobby("Ann", "Ben")
    text = world.texts(world.last())
    assert "A day" in text
    assert "A stand-in plays" in text
    await world.press("Ann", "lobby_settings")
    await world.choose("Ann", "lobby_set", "live", slot="pace")
    await world.choose("Ann", "lobby_set", "vote", slot="policy")
    text = world.texts(world.messages()[0])
    assert "Live" in text
    assert "The others vote" in text
    assert "Live" in world.said("Ann")
    await world.press("Ann", "lobby_reset")
    assert "A day" in world.texts(world.messages()[0])


# --- lobbies


async def test_a_lobby_that_is_left_alone_for_a_day_closes_itself(world):
    await world.lobby("Ann")
    await world.env.advance_time(DAY - 60)
    await world.press("Ben", "lobby_join")
    await world.env.advance_time(DAY - 60)
    assert world.find("Cleo", "lobby_join") is not None
    await world.env.advance_time(61)
    assert not world.controls()
    assert "closed itself" in world.texts(world.last())
    await world.lobby("Cleo")


# --- reminders


async def test_two_reminders_each_with_one_mention_of_who_is_awaited(world):
    table = await game(world, "Ann", "Ben")
    who = world.turn_of(table)
    await world.env.advance_time(12 * HOUR + 1)
    (first,) = reminders(world)
    assert first.mention_user_ids == [id_of(world, who)]
    assert world.texts(first).count("<@") == 1
    assert f"<t:{table.dues[0].until:.0f}:R>" in world.texts(first)
    assert "a stand-in plays on for you" in world.texts(first)
    await world.env.advance_time(9 * HOUR)
    assert [it.mention_user_ids for it in reminders(world)] == [[id_of(world, who)]] * 2
    await world.env.advance_time(2 * HOUR)
    assert len(reminders(world)) == 2


async def test_whoever_acts_is_not_reminded(world):
    table = await game(world, "Ann", "Ben")
    await world.env.advance_time(11 * HOUR)
    await world.press(world.turn_of(table), "roll")
    await world.env.advance_time(2 * HOUR)
    assert reminders(world) == []


async def test_restarts_and_reconnects_remind_nobody_again(world):
    table = await game(world, "Ann", "Ben")
    await world.env.advance_time(13 * HOUR)
    for _ in range(3):
        world.env.bot.dispatch("ready")
    await world.restart()
    await world.env.settle()
    await world.restart()
    await world.env.advance_time(HOUR)
    assert len(reminders(world)) == 1
    assert (await world.table()).serial == table.serial


async def test_three_times_ready_is_one_clock(world):
    await game(world, "Ann", "Ben")
    for _ in range(3):
        world.env.bot.dispatch("ready")
    await world.env.advance_time(12 * HOUR + 1)
    assert len(reminders(world)) == 1


async def test_none_in_quiet_hours_but_when_they_are_over(world):
    table = await game(world, "Ann", "Ben")
    who = world.turn_of(table)
    half = int((world.now() + 12 * HOUR) % DAY) // 60
    await wish(world, who, quiet_from=(half - 60) % 1440, quiet_to=(half + 120) % 1440)
    await world.env.advance_time(13 * HOUR)
    assert reminders(world) == []
    await world.env.advance_time(HOUR + 60)
    assert len(reminders(world)) == 1


async def test_by_direct_message_on_wish(world):
    table = await game(world, "Ann", "Ben")
    who = world.turn_of(table)
    await wish(world, who, direct=True)
    before = len(world.messages())
    await world.env.advance_time(12 * HOUR + 1)
    assert new(world, before) == []
    sent = [body for method, path, body in posts(world) if "/channels/" in path and str(world.channel.id) not in path]
    assert len(sent) == 1
    assert f"<#{world.channel.id}>" in str(sent[0])


def posts(world):
    return [(it.method, it.path, it.json) for it in world.env.http_requests if it.method == "POST"]


async def test_in_the_channel_where_direct_messages_are_closed(world, monkeypatch):
    table = await game(world, "Ann", "Ben")
    who = world.turn_of(table)
    await wish(world, who, direct=True)

    async def closed(user, page):
        assert user == id_of(world, who)
        return Outcome.CLOSED

    monkeypatch.setattr(world.env.bot.cast.desk.mail, "direct", closed)
    await world.env.advance_time(12 * HOUR + 1)
    assert [it.mention_user_ids for it in reminders(world)] == [[id_of(world, who)]]


async def test_an_absence_stops_the_clock_and_the_reminders(world):
    table = await game(world, "Ann", "Ben")
    who = world.turn_of(table)
    await wish(world, who, away_from=world.now(), away_to=world.now() + 3 * DAY)
    await world.env.advance_time(3 * DAY)
    assert reminders(world) == []
    await world.env.advance_time(DAY)
    assert len(reminders(world)) == 2
    assert (await world.table()).members[table.state.turn].standin


# --- a time is up


async def test_a_stand_in_takes_over_says_so_and_is_sent_home_by_any_press(world):
    table = await game(world, "Ann", "Ben")
    who, other = world.turn_of(table), world.other(table)
    await world.env.advance_time(DAY + 1)
    (said,) = [it for it in world.messages() if "A stand-in plays the seat now" in world.texts(it)]
    assert who in world.texts(said)
    assert said.mention_user_ids == []
    stage = world.last()
    assert f"{who} is played by a stand-in" in world.texts(stage)
    table = await world.table()
    assert table.message == stage.id
    assert table.state.turn == table.seat_of(id_of(world, other)) or table.state.auction
    assert stage.mention_user_ids == [id_of(world, other)]
    await world.press(who, "hand")
    await world.press(who, "trade")
    assert (await world.table()).members[table.seat_of(id_of(world, who))].standin, "looking is not acting"


async def test_who_is_passed_over_keeps_the_seat(world):
    table = await game(world, "Ann", "Ben", policy="skip")
    who = world.turn_of(table)
    await world.env.advance_time(DAY + 1)
    assert [it for it in world.messages() if "the cheapest move was made" in world.texts(it) and who in world.texts(it)]
    after = await world.table()
    assert after.serial > table.serial
    assert not any(it.standin for it in after.members)


async def test_the_others_vote_by_buttons(world):
    table = await game(world, "Ann", "Ben", "Cleo", policy="vote")
    absent = world.turn_of(table)
    others = [name for name in ("Ann", "Ben", "Cleo") if name != absent]
    await world.env.advance_time(DAY + 1)
    asked = next(it for it in world.messages() if "How should it go on" in world.texts(it))
    assert sorted(asked.mention_user_ids) == sorted(id_of(world, name) for name in others)
    assert f"The others vote on {absent}" in world.texts(world.last())
    assert "`/game kick` is the vote on who keeps a seat" in world.texts(asked), "the two votes are told apart"
    seat = str(table.state.turn)
    shown = await world.press(others[0], "vote", seat, "remove")
    assert shown.response.ephemeral
    assert "change your mind" in world.said(others[0])
    await world.press("Dan", "vote", seat, "remove")
    assert "no seat" in world.said("Dan")
    await world.press(others[1], "vote", seat, "remove")
    table = await world.table()
    assert table.state.seats[int(seat)].resigned
    assert any("out of the game" in world.texts(it) and it.id > asked.id for it in world.messages())
    await world.press(others[0], "vote", seat, "wait")
    assert "Nothing is being decided" in world.said(others[0])


async def test_a_table_where_nobody_comes_goes_quiet_and_wakes_after_a_month(world):
    await game(world, "Ann", "Ben")
    await world.env.advance_time(3 * DAY)
    quiet = [it for it in world.messages() if "goes quiet" in world.texts(it)]
    assert len(quiet) == 1
    shown = len(world.messages())
    await world.env.advance_time(30 * DAY)
    await world.restart()
    await world.env.advance_time(DAY)
    assert len(world.messages()) == shown, "not a word while it is quiet"
    await world.slash("Ann", "board")
    table = await world.table()
    assert all(it.standin for it in table.members)
    verbs = [it for it in world.controls("Ann") if it.message == world.last().id and it.ref.number]
    await world.use("Ann", verbs[0])
    assert not (await world.table()).members[0].standin


# --- a game that fails, a channel that is gone


async def test_a_failing_game_is_set_aside_longer_each_time_and_stops_no_other(world, monkeypatch, caplog):
    first = await game(world, "Ann", "Ben")
    room = world.channel
    world.channel = world.guild.create_text_channel("more")
    second = await game(world, "Cleo", "Dan")
    real = world.tables.ring
    tried = []

    async def ring(game_id):
        if game_id == first.game_id:
            tried.append(world.now())
            raise OSError("broken")
        return await real(game_id)

    monkeypatch.setattr(world.tables, "ring", ring)
    await world.env.advance_time(13 * HOUR)
    for it in caplog.get_records("call"):
        if it.levelno >= logging.ERROR:
            assert "set aside" in it.getMessage()
            it.wanted = True
    gaps = [round(later - earlier) for earlier, later in pairwise(tried)]
    assert gaps == [60 * 2**step for step in range(len(gaps))]
    assert len(gaps) == 5, "an hour holds 1 + 2 + 4 + 8 + 16 minutes and no more"
    assert len(reminders(world)) == 1, "the other game's"
    assert second.channel == world.channel.id
    monkeypatch.undo()
    world.channel = room
    await world.env.advance_time(HOUR)
    assert len(reminders(world)) == 1, "and now its own"


async def test_a_reminder_into_a_channel_that_is_gone_ends_the_game(world):
    table = await game(world, "Ann", "Ben")
    world.env.inject_error("POST", f"/channels/{world.channel.id}/messages", status=404, code=10003, times=None)
    world.env.inject_error("GET", f"/channels/{world.channel.id}", status=404, code=10003, message="Unknown Channel")
    await world.env.advance_time(12 * HOUR + 1)
    assert (await world.tables.table(table.game_id)).status == "stopped"
    assert await world.tables.next_due() is None


async def test_the_clock_itself_failing_is_told_and_tried_again(world, monkeypatch, caplog):
    table = await game(world, "Ann", "Ben")
    real, failed, half = world.tables.ripe, [], table.dues[0].at

    async def ripe(limit):
        if not failed and world.now() >= half:
            failed.append(True)
            raise OSError("the disk")
        return await real(limit)

    monkeypatch.setattr(world.tables, "ripe", ripe)
    await world.env.advance_time(12 * HOUR + 5)
    assert reminders(world) == []
    await world.env.advance_time(30)
    assert len(reminders(world)) == 1
    (said,) = [it for it in caplog.get_records("call") if it.levelno >= logging.ERROR]
    assert "tries again" in said.getMessage()
    said.wanted = True


async def test_what_was_not_told_before_a_kill_is_told_after_it_and_once(world, monkeypatch):
    await game(world, "Ann", "Ben")

    async def killed(_game):
        raise asyncio.CancelledError

    monkeypatch.setattr(world.env.bot.cast.stages, "tell", killed)
    await world.env.advance_time(DAY + 1)
    monkeypatch.undo()
    assert not [it for it in world.messages() if "A stand-in plays the seat now" in world.texts(it)]
    await world.restart()
    await world.env.settle()
    await world.restart()
    await world.env.settle()
    assert len([it for it in world.messages() if "A stand-in plays the seat now" in world.texts(it)]) == 1
