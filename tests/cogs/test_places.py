"""Where games are: threads and forum posts, places that close, open again, or are gone for good."""

import discord
import pytest
from simcord.backend.models import Overwrite
from simcord.builders import ChannelHandle

DAY = 86400


def thread(world, parent=None):
    """Let the world go on in a thread; gives what it hangs in."""
    parent = parent or world.channel
    made = world.env.backend.create_thread(parent.id, "game night", world.people["Ann"].id)
    world.channel = ChannelHandle(world.env, world.guild, made)
    return parent


def ours(world):
    """The messages of the bot: Discord tells of a new name by one of its own."""
    return [it for it in world.messages() if it.components]


def messages_of(world, channel):
    return world.messages(channel=channel)


def resting(world):
    return world.env.bot.cast.places.resting


def refuse(world, code, channel=None, status=403):
    path = f"/channels/{(channel or world.channel).id}/messages"
    world.env.inject_error("POST", path, status=status, code=code, message="No", times=None)


def stop_refusing(world):
    world.env.backend.faults.clear()


async def change(world, channel):
    """Tell the bot that the channel has changed."""
    world.env.backend.edit_channel(channel.id, {"name": "renamed"})
    await world.env.settle()


@pytest.mark.parametrize("where", ["thread", "forum"])
async def test_a_game_in_a_thread_and_in_a_forum_post(world, where):
    thread(world, world.guild.create_forum_channel("forum") if where == "forum" else None)
    await world.game("Ann", "Ben")
    who, other = await world.to_end_of_turn()
    before = len(world.messages())
    await world.press(who, "end")
    assert len(world.messages()) == before + 1
    assert world.last().mention_user_ids == [world.people[other].id]
    await world.press(other, "roll")


async def test_a_forum_itself_takes_no_game(world):
    forum = world.guild.create_forum_channel("forum")
    shown = await world.people["Ann"].slash(forum, "play")
    assert shown.response.ephemeral


async def test_a_thread_that_is_deleted_frees_its_seats(world):
    parent = thread(world)
    await world.game("Ann", "Ben")
    game = (await world.table()).game_id
    world.env.backend.delete_channel(world.channel.id)
    await world.env.settle()
    assert (await world.tables.table(game)).status == "stopped"
    assert await world.tables.open_games(world.people["Ann"].id) == ()
    world.channel = parent
    await world.game("Ann", "Ben")


async def test_a_channel_that_was_deleted_meanwhile_is_found_out(world):
    """Nobody told: the bot was not there. The first message that can't be sent tells."""
    await world.game("Ann", "Ben")
    who, _ = await world.to_end_of_turn()
    table = await world.table()
    refuse(world, 10003, status=404)
    world.env.inject_error("GET", f"/channels/{world.channel.id}", status=404, code=10003, message="Unknown Channel")
    await world.press(who, "end")
    assert (await world.tables.table(table.game_id)).status == "stopped"
    assert await world.tables.open_games(world.people["Ann"].id) == ()


async def test_a_single_wrong_answer_stops_no_game(world):
    await world.game("Ann", "Ben")
    who, _ = await world.to_end_of_turn()
    refuse(world, 10003, status=404)
    await world.press(who, "end")
    assert (await world.table()).status == "running"


async def test_a_locked_thread_rests_is_told_of_once_and_goes_on(world):
    parent = thread(world)
    await world.game("Ann", "Ben")
    who, other = await world.to_end_of_turn()
    serial = (await world.table()).serial
    refuse(world, 160005)
    shown = await world.press(who, "end")
    assert (await world.table()).serial == serial + 1, "the move stands"
    assert "locked" in world.said(who)
    assert shown.acknowledged
    game = (await world.table()).game_id
    assert resting(world) == {game: "locked"}
    notices = [it for it in messages_of(world, parent) if "rests" in world.texts(it)]
    assert len(notices) == 1
    assert f"<#{world.channel.id}>" in world.texts(notices[0])
    await world.restart()
    assert resting(world) == {game: "locked"}
    await world.slash(other, "board")
    assert len([it for it in messages_of(world, parent) if "rests" in world.texts(it)]) == 1
    stop_refusing(world)
    before = len(world.messages())
    await change(world, world.channel)
    assert resting(world) == {}
    (stage,) = world.messages()[before:]
    assert stage.mention_user_ids in ([], [world.people[other].id])
    await world.press(other, "roll")


async def test_a_thread_that_stays_locked_goes_on_resting(world):
    thread(world)
    await world.game("Ann", "Ben")
    who, _ = await world.to_end_of_turn()
    refuse(world, 160005)
    await world.press(who, "end")
    meta = world.env.backend.channels[world.channel.id].thread_metadata
    meta.locked = True
    before = len(world.calls())
    await change(world, world.channel)
    assert not [it for it in world.calls(before) if it[0] == "POST"]
    assert resting(world)


@pytest.mark.parametrize("code", [50001, 50013])
async def test_where_the_bot_may_not_write_the_game_rests_until_it_may(world, code):
    await world.game("Ann", "Ben")
    who, other = await world.to_end_of_turn()
    refuse(world, code)
    await world.press(who, "end")
    table = await world.table()
    assert resting(world) == {table.game_id: "permission"}
    await world.press(other, "roll")
    assert (await world.table()).serial == table.serial + 1, "what can still be pressed counts"
    stop_refusing(world)
    before = len(ours(world))
    await change(world, world.channel)
    assert len(ours(world)) == before + 1
    assert resting(world) == {}
    await change(world, world.channel)
    assert len(ours(world)) == before + 1, "once"


async def test_no_time_passes_where_nobody_can_be_told_and_all_of_it_is_there_afterwards(world):
    await world.game("Ann", "Ben")
    who, other = await world.to_end_of_turn()
    refuse(world, 50013)
    await world.press(who, "end")
    table = await world.table()
    assert (table.clock.held, table.dues) == (True, ())
    before, seen = len(world.calls()), len(ours(world))
    await world.env.advance_time(40 * DAY)
    assert not [it for it in world.calls(before) if it[0] == "POST"], "nobody is reminded"
    after = await world.table()
    assert after.serial == table.serial
    assert not any(it.standin for it in after.members)
    await world.restart()
    await world.env.advance_time(DAY)
    stop_refusing(world)
    await change(world, world.channel)
    freed = await world.table()
    assert not freed.clock.held
    assert [it.until for it in freed.dues] == [world.now() + DAY]
    (stage,) = ours(world)[seen:]
    assert stage.ping_user_ids == [world.people[other].id]
    assert f"Time is up <t:{world.now() + DAY:.0f}:R>" in world.texts(stage)
    await world.env.advance_time(DAY / 2 + 1)
    assert "waits for you" in world.texts(world.last())


async def test_an_old_stage_that_can_be_changed_is_no_sign_that_the_place_is_open(world):
    await world.game("Ann", "Ben")
    who, other = await world.to_end_of_turn()
    refuse(world, 50013)
    await world.press(who, "end")
    await world.press(other, "roll")
    table = await world.table()
    assert (table.clock.held, resting(world)) == (True, {table.game_id: "permission"})


async def test_a_new_stage_that_gets_through_shows_the_time_again(world):
    """Nobody tells that the place opened."""
    await world.game("Ann", "Ben")
    who, _ = await world.to_end_of_turn()
    refuse(world, 50013)
    await world.press(who, "end")
    assert (await world.table()).clock.held
    stop_refusing(world)
    await world.slash("Ann", "board")
    table = await world.table()
    assert (table.clock.held, resting(world)) == (False, {})
    shown = next(it for it in world.messages() if it.id == table.message)
    assert "Time is up" in world.texts(shown)


async def test_a_reminder_that_cannot_be_sent_lets_the_table_rest_before_its_time_is_up(world):
    """The buttons of the old stage still work, so that nothing but the clock finds out."""
    table = await world.game("Ann", "Ben")
    refuse(world, 50013)
    await world.env.advance_time(DAY / 2 + 60)
    assert resting(world) == {table.game_id: "permission"}
    await world.env.advance_time(3 * DAY)
    after = await world.table()
    assert (after.clock.held, after.serial) == (True, table.serial)
    assert not any(it.standin for it in after.members)


async def test_a_pause_that_people_agreed_on_outlasts_a_rest(world):
    await world.game("Ann", "Ben")
    who, other = await world.to_end_of_turn()
    await world.slash("Ann", "game pause")
    await world.press("Ben", "rest_agree")
    refuse(world, 50013)
    await world.press(who, "end")
    assert resting(world)
    stop_refusing(world)
    await change(world, world.channel)
    table = await world.table()
    assert (resting(world), table.clock.at_rest, table.dues) == ({}, True, ())
    assert "This table is paused" in world.texts(next(it for it in world.messages() if it.id == table.message))
    await world.slash(other, "game resume")
    assert [it.until for it in (await world.table()).dues] == [world.now() + DAY]


async def test_permissions_that_are_really_taken_and_given_back(world):
    await world.game("Ann", "Ben")
    who, other = await world.to_end_of_turn()
    everyone = world.guild.default_role.id
    closed = Overwrite(everyone, 0, allow=0, deny=discord.Permissions(send_messages=True).value)
    world.env.backend.set_overwrite(world.channel.id, closed)
    await world.press(who, "end")
    assert resting(world)
    assert "Send Messages" in world.said(who)
    before = len(world.messages())
    world.env.backend.delete_overwrite(world.channel.id, everyone)
    await world.env.settle()
    assert not resting(world)
    (stage,) = world.messages()[before:]
    assert stage.mention_user_ids == [world.people[other].id], "who could not be called is called now"


async def test_a_server_that_removes_the_bot_and_adds_it_again(world):
    await world.game("Ann", "Ben")
    game = (await world.table()).game_id
    bot, guild = world.env.bot, discord.Object(world.guild.id)
    await bot.on_guild_remove(guild)
    assert resting(world) == {game: "server"}
    assert (await world.tables.table(game)).status == "running", "nothing is lost"
    refuse(world, 50001)
    await world.restart()
    await world.env.settle()
    assert resting(world) == {game: "server"}
    stop_refusing(world)
    before = len(world.messages())
    await world.env.bot.on_guild_join(guild)
    assert resting(world) == {}
    assert len(world.messages()) == before + 1
    assert (await world.table()).game_id == game


async def test_what_opened_while_the_bot_was_down_goes_on_after_the_start(world):
    await world.game("Ann", "Ben")
    who, other = await world.to_end_of_turn()
    refuse(world, 50013)
    await world.press(who, "end")
    assert resting(world)
    stop_refusing(world)
    before = len(world.messages())
    await world.restart()
    await world.env.settle()
    assert resting(world) == {}
    (stage,) = world.messages()[before:]
    assert stage.ping_user_ids == [world.people[other].id]
    await world.restart()
    await world.env.settle()
    assert len(world.messages()) == before + 1


async def test_another_server_that_is_left_changes_nothing_here(world):
    await world.game("Ann", "Ben")
    await world.env.bot.on_guild_remove(discord.Object(world.guild.id + 1))
    assert resting(world) == {}


async def test_several_games_of_one_person_do_not_mix(world):
    first = await world.game("Ann", "Ben")
    here = world.channel
    thread(world)
    second = await world.game("Ann", "Ben")
    await world.slash("Ann", "game leave")
    assert not (await world.tables.table(first.game_id)).members[0].standin
    assert (await world.tables.table(second.game_id)).members[0].standin
    world.channel = here
    number = second.state.waiting[0].number
    await world.raw("Ann", world.id_of(second.game_id, 0, "return"))
    await world.env.settle()
    assert not (await world.tables.table(second.game_id)).members[0].standin
    await world.raw(second.members[second.state.turn].name, world.id_of(second.game_id, number, "roll"))
    await world.env.settle()
    assert (await world.tables.table(first.game_id)).serial == first.serial
