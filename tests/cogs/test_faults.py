"""What Discord's faults, double presses and restarts must not do: lose what is to be shown, show it twice, or act twice."""

import asyncio

import discord
import pytest
from simcord.backend.models import Overwrite

from bot.engine.actions import Bundle, DeclineDeed, ProposeTrade
from bot.engine.decisions import AwaitManage, AwaitPurchase
from bot.engine.steps import OpenManage
from cogs._again import WAITS

POST = "/channels/*/messages"
EDIT = "/channels/*/messages/*"


def fail(world, method="POST", path=POST, times=None, status=400, code=0):
    """Refuse requests in a way that says nothing about the place, so that another try may help."""
    world.env.inject_error(method, path, status=status, code=code, message="No", times=times)


def works_again(world):
    world.env.backend.faults.clear()


def with_verb(world, verb):
    """The public messages with this button."""
    return {it.message for it in world.controls() if it.ref.verb == verb}


async def position(world, change):
    def alter(state):
        state.agenda[:] = [OpenManage()]
        state.waiting.clear()
        state.number += 1
        change(state)

    await world.game("Ann", "Ben")
    table = await world.put(alter)
    return world.turn_of(table), world.other(table)


async def at_purchase(world):
    return await position(
        world, lambda state: state.waiting.append(AwaitPurchase(state.number, (state.turn,), "oriental"))
    )


async def at_manage(world):
    def manage(state):
        state.waiting.append(AwaitManage(state.number, (state.turn,)))
        state.owners["oriental"] = state.turn

    return await position(world, manage)


async def compose(world, who):
    """A trade up to the last press."""
    await world.press(who, "trade")
    await world.choose(who, "trade_with", str((await world.table()).state.turn ^ 1))
    await world.choose(who, "trade_deeds", "oriental", slot="0")
    return world.find(who, "trade_send")


async def twice(world, who, control):
    """The same button, pressed twice at once."""
    stored = world.env.backend.messages[world.channel.id][control.message]
    for _ in range(2):
        await world.raw(who, control.component["custom_id"], stored)
    await world.env.settle()


# --- double presses


async def test_two_presses_on_send_make_one_offer(world):
    who, _ = await at_manage(world)
    send = await compose(world, who)
    table = await world.table()
    await twice(world, who, send)
    after = await world.table()
    assert after.serial == table.serial + 1
    assert len(after.state.offers) == len(with_verb(world, "accept")) == 1
    assert [await world.tables.draft(after.game_id, it.user) for it in after.members] == [None, None]


async def test_two_presses_on_send_of_a_counter_offer_make_one(world):
    who, other = await at_manage(world)
    await world.use(who, await compose(world, who))
    await world.press(other, "counter")
    form = await world.press(other, "trade_money")
    await world.fill(other, form, amount="70")
    table = await world.table()
    await twice(world, other, world.find(other, "trade_send"))
    after = await world.table()
    assert after.serial == table.serial + 2, "the first is turned down, the other made"
    (offer,) = after.state.offers
    assert (offer.to, offer.give.cash) == (table.state.turn, 70)
    assert len(with_verb(world, "accept")) == 1


@pytest.mark.parametrize("verb", ["accept", "reject", "withdraw"])
async def test_two_presses_on_an_offer_answer_it_once(world, verb):
    who, other = await at_manage(world)
    await world.use(who, await compose(world, who))
    presser = who if verb == "withdraw" else other
    table = await world.table()
    await twice(world, presser, world.find(presser, verb))
    after = await world.table()
    assert (after.serial, after.state.offers) == (table.serial + 1, [])
    assert after.state.owners["oriental"] == table.state.turn ^ (verb == "accept")
    assert "decided already" in world.said(presser)


# --- what could not be shown


async def test_an_auction_that_could_not_be_posted_is_by_itself_a_little_later(world):
    who, _ = await at_purchase(world)
    fail(world)
    await world.press(who, "decline")
    assert not with_verb(world, "bid")
    works_again(world)
    await world.env.advance_time(WAITS[0] + WAITS[1] + 1)
    assert len(with_verb(world, "bid")) == 1
    await world.env.advance_time(sum(WAITS))
    assert len(with_verb(world, "bid")) == 1


async def test_an_offer_that_could_not_be_posted_is_with_the_next_frame(world):
    who, other = await at_manage(world)
    send = await compose(world, who)
    fail(world)
    await world.use(who, send)
    assert not with_verb(world, "accept")
    works_again(world)
    await world.press(who, "end")
    assert len(with_verb(world, "accept")) == 1
    await world.press(other, "accept")
    assert not (await world.table()).state.offers


async def test_a_turn_that_could_not_be_shown_at_all_calls_once_it_can_be(world):
    who, other = await world_at_end(world)
    seen = {it.id for it in world.messages()}
    fail(world)
    fail(world, "PATCH", EDIT)
    fail(world, "*", "*/callback")
    await world.press(who, "end")
    await world.env.advance_time(WAITS[0] + WAITS[1] + 1)
    works_again(world)
    await world.env.advance_time(WAITS[2] + 1)
    (stage,) = [it for it in world.messages() if it.id not in seen]
    assert stage.ping_user_ids == [world.people[other].id]
    await world.env.advance_time(sum(WAITS))
    assert world.last().id == stage.id
    await world.press(other, "roll")


async def world_at_end(world):
    await world.game("Ann", "Ben")
    return await world.to_end_of_turn()


async def test_tries_come_to_an_end(world):
    who, _ = await world_at_end(world)
    fail(world)
    fail(world, "PATCH", EDIT)
    await world.press(who, "end")
    await world.env.advance_time(sum(WAITS) + len(WAITS))
    before = len(world.calls())
    await world.env.advance_time(3600)
    assert len(world.calls()) == before


async def test_an_auction_and_an_offer_that_were_never_told_are_after_a_restart_once(world):
    """The moves are committed, and the process ends before any message is sent."""
    who, _ = await at_purchase(world)
    table = await world.table()
    user, other = world.people[who].id, table.members[table.state.turn ^ 1].user
    await world.tables.act(table.game_id, user, table.state.number, DeclineDeed())
    await world.tables.act(table.game_id, other, None, ProposeTrade(table.state.turn, Bundle(cash=50), Bundle(cash=0)))
    shown = {it.id for it in world.messages()}
    for _ in range(3):
        await world.restart()
        await world.env.settle()
    fresh = [it for it in world.messages() if it.id not in shown]
    assert len(fresh) == 2
    assert len(with_verb(world, "bid")) == len(with_verb(world, "accept")) == 1
    await world.press(who, "bid")
    assert (await world.table()).state.auction.bid > 0


# --- pictures


@pytest.mark.parametrize(("status", "code"), [(413, 40005), (413, 0), (403, 50013)])
async def test_pictures_that_are_refused_leave_the_words(world, status, code):
    who, _ = await world_at_end(world)
    fail(world, times=1, status=status, code=code)
    await world.press(who, "end")
    table = await world.table()
    stage = next(it for it in world.messages() if it.id == table.message)
    assert not stage.attachments
    assert world.controls(world.turn_of(table), stage.id)
    await world.press(world.turn_of(table), "roll")
    assert next(it for it in world.messages() if it.id == table.message).attachments, "and come with the next frame"


async def test_pictures_over_the_servers_limit_are_not_sent(world, monkeypatch):
    table = await world.game("Ann", "Ben")
    monkeypatch.setattr(discord.Interaction, "filesize_limit", property(lambda _: 10, lambda *_: None), raising=False)
    before = len(world.calls())
    await world.press(world.turn_of(table), "roll")
    stage = next(it for it in world.messages() if it.id == table.message)
    assert not stage.attachments
    assert len([it for it in world.calls(before) if it[0] in {"POST", "PATCH"}]) == 1, "it is known beforehand"


# --- places


def take_away(world, name):
    everyone = world.guild.default_role.id
    denied = discord.Permissions(**{name: True}).value
    world.env.backend.set_overwrite(world.channel.id, Overwrite(everyone, 0, allow=0, deny=denied))


def give_back(world):
    world.env.backend.delete_overwrite(world.channel.id, world.guild.default_role.id)


async def test_without_attach_files_the_permission_is_named_once(world):
    who, other = await world_at_end(world)
    take_away(world, "attach_files")
    await world.press(who, "end")
    assert "Attach Files" in world.said(who)
    shown = len(world.messages(other))
    await world.press(other, "roll")
    assert len(world.messages(other)) == shown, "who plays on is not told again and again"
    give_back(world)
    await world.to_end_of_turn()
    assert next(it for it in world.messages() if it.id == world.last().id).attachments


async def test_a_game_that_rests_is_taken_up_once_however_many_tell_of_it_at_once(world):
    who, other = await world_at_end(world)
    fail(world, status=403, code=50013)
    await world.press(who, "end")
    places = world.env.bot.cast.places
    assert places.resting
    works_again(world)
    before = len(world.messages())
    back = [
        places.try_again(),
        places.channel_back(world.channel.id),
        *(places.guild_back(world.guild.id) for _ in "ab"),
    ]
    await asyncio.gather(*back)
    await world.env.settle()
    assert not places.resting
    (stage,) = world.messages()[before:]
    assert stage.ping_user_ids == [world.people[other].id]


async def test_a_role_that_is_given_to_the_bot_wakes_what_rests(world):
    who, _ = await world_at_end(world)
    fail(world, status=403, code=50013)
    await world.press(who, "end")
    works_again(world)
    guild = world.env.bot.get_guild(world.guild.id)
    await world.env.bot.on_member_update(guild.me, guild.me)
    await world.env.settle()
    assert not world.env.bot.cast.places.resting
