"""Votes on seats, and the chair, as people press them."""

import discord
import pytest


async def kick(world, who, seat):
    return await world.slash(who, "game kick", seat=seat)


async def test_a_table_votes_on_a_seat(world):
    await world.game("Ann", "Ben", "Cleo", "Dan")
    shown = await kick(world, "Ann", "2")
    assert not shown.response.ephemeral
    vote = world.last()
    assert "Ben" in world.texts(vote)
    assert "Yes: 1" in world.texts(vote)
    assert set(vote.mention_user_ids) == {world.people[it].id for it in ("Ben", "Cleo", "Dan")}
    await world.press("Cleo", "ballot", "yes")
    table = await world.table()
    assert table.members[1].user is None
    assert table.members[1].name == "Ben\u2019s stand-in"
    said = world.texts(next(it for it in world.messages() if it.id == vote.id))
    assert "a stand-in has **Ben**" in said
    assert "stand-in\u2019s" not in said
    assert not [it for it in world.controls("Dan") if it.ref.verb == "ballot"]
    refused = await world.slash("Ben", "game resign")
    assert "no seat" in world.texts(refused.response._message)


async def test_a_vote_that_is_lost_leaves_the_seat(world):
    await world.game("Ann", "Ben", "Cleo")
    await kick(world, "Ann", "Ben")
    await world.press("Cleo", "ballot", "no")
    assert "keeps the seat" in world.said("Cleo")
    assert (await world.table()).members[1].user == world.people["Ben"].id


async def test_a_vote_goes_on_after_a_restart(world):
    await world.game("Ann", "Ben", "Cleo")
    await kick(world, "Ann", f"<@{world.people['Ben'].id}>")
    await world.restart()
    await world.press("Cleo", "ballot", "yes")
    assert (await world.table()).members[1].user is None


async def test_who_has_no_vote_is_told_so(world):
    await world.game("Ann", "Ben", "Cleo")
    await kick(world, "Ann", "2")
    world.newcomer()
    for who in ("Ben", "Eve"):
        shown = await world.press(who, "ballot", "yes")
        assert shown.response.ephemeral
        assert "play in person" in world.said(who)
    assert "it takes 2 of 2" in world.texts(world.messages()[-1]), "nothing was counted"
    assert (await world.table()).members[1].user == world.people["Ben"].id


async def test_the_vote_is_withdrawn_by_who_asked(world):
    await world.game("Ann", "Ben", "Cleo")
    await kick(world, "Cleo", "2")
    shown = await world.press("Ann", "ballot_end")
    assert shown.response.ephemeral
    await world.press("Cleo", "ballot_end")
    assert "withdrawn" in world.texts(world.messages()[-1])


async def test_a_message_of_a_vote_that_ended_elsewhere_says_so(world):
    table = await world.game("Ann", "Ben", "Cleo")
    await kick(world, "Ann", "2")
    old = world.last()
    await kick(world, "Ann", "2")
    await world.press("Cleo", "ballot", "yes", message=world.last().id)
    await world.raw("Cleo", world.id_of(table.game_id, 1, "ballot", "yes"), message=old)
    await world.env.settle()
    assert "decided already" in world.said("Cleo")
    assert "a stand-in has" in world.texts(next(it for it in world.messages() if it.id == old.id))


async def test_two_do_not_vote_each_other_off(world):
    await world.game("Ann", "Ben")
    shown = await kick(world, "Ann", "2")
    assert shown.response.ephemeral
    assert "outvote" in world.texts(shown.response._message)


async def test_who_manages_the_server_frees_a_seat_after_a_question(world):
    await world.game("Ann", "Ben")
    world.newcomer(manage_guild=True)
    shown = await kick(world, "Eve", "2")
    assert shown.response.ephemeral
    assert world.find("Eve", "kick_vote") is None, "who does not play has no vote"
    assert (await world.table()).members[1].user == world.people["Ben"].id
    await world.press("Eve", "kick_now")
    assert (await world.table()).members[1].user is None
    assert any("by decision of somebody who manages" in world.texts(it) for it in world.messages())


async def test_a_manager_who_plays_may_let_the_table_vote(world):
    world.newcomer(manage_guild=True)
    await world.game("Ann", "Ben", "Eve")
    await kick(world, "Eve", "2")
    await world.press("Eve", "kick_vote")
    await world.press("Ann", "ballot", "yes")
    assert (await world.table()).members[1].user is None


@pytest.mark.parametrize("text", ["0", "9", "-1", "Zoe", "<@1>", "@everyone", "x" * 64, "1_0"])
async def test_seats_that_there_are_not(world, text):
    await world.game("Ann", "Ben", "Cleo")
    shown = await kick(world, "Ann", text)
    assert shown.response.ephemeral
    said = world.texts(shown.response._message)
    assert "No seat here" in said
    assert "@everyone" not in said


async def test_seats_are_suggested_by_number_and_name(world):
    await world.game("Ann", "Ben", standins=1)
    found = await world.people["Dan"].autocomplete(world.channel, "game kick", "seat", "")
    assert [it["value"] for it in found] == ["1", "2", "3"]
    assert "stand-in" in found[2]["name"]
    found = await world.people["Dan"].autocomplete(world.channel, "game kick", "seat", "be")
    assert [it["name"] for it in found] == ["2. Ben"]


async def test_where_no_game_is_nothing_is_suggested(world):
    assert await world.people["Dan"].autocomplete(world.channel, "game kick", "seat", "") == []


HOSTILE = (
    ("ballot", "maybe"), ("ballot",), ("ballot", "yes", "no"), ("ballot_end",), ("kick_now", "1"), ("kick_now",), ("kick_now", "99"),
    ("kick_vote", "1"), ("kick_vote",), ("seat_take",), ("seat_keep",), ("seat_offer", "1"), ("seat_offer",), ("seat_leave", "1"),
    ("chair",), ("seat_leave", "x"), ("server_reset",), ("server_stop",), ("server_game",), ("server_channels",), ("follow",),
)  # fmt: skip


@pytest.mark.parametrize("parts", HOSTILE, ids=":".join)
@pytest.mark.parametrize("number", [0, 1, 999])
async def test_crafted_controls_of_a_stranger_change_nothing(world, parts, number):
    table = await world.game("Ann", "Ben", "Cleo")
    await kick(world, "Ann", "2")
    world.newcomer()
    shown = len(world.messages())
    verb, *args = parts
    await world.raw("Eve", world.id_of(table.game_id, number, verb, *args))
    await world.env.settle()
    after = await world.table()
    assert after.members == table.members
    assert after.host == table.host
    assert len(world.messages()) == shown, "nothing public came of it"
    if verb != "follow":
        assert 0 < len(world.said("Eve")) <= 300
        assert "Something went wrong" not in world.said("Eve")


async def test_a_manager_of_another_server_manages_nothing_here(world):
    table = await world.game("Ann", "Ben", "Cleo")
    other = world.env.create_guild()
    room = other.create_text_channel("elsewhere")
    role = other.create_role("wardens", permissions=discord.Permissions(manage_guild=True))
    eve = other.add_member(world.env.create_user("eve", global_name="Eve"), roles=[role])
    here, world.channel, world.guild = (world.channel, world.guild), room, other
    world.people["Eve"] = eve
    await world.slash("Eve", "play")
    for verb, *args in (("stop_go",), ("kick_now", "1"), ("seat_leave", "1"), ("seat_offer", "1"), ("lobby_cancel",)):
        await world.raw("Eve", world.id_of(table.game_id, 0, verb, *args))
        await world.env.settle()
        assert "Something went wrong" not in world.said("Eve")
    world.channel, world.guild = here
    after = await world.table()
    assert (after.status, after.members) == ("running", table.members)


async def test_the_chair_is_taken_openly_while_the_host_is_away(world):
    await world.game("Ann", "Ben", "Cleo")
    shown = await world.slash("Ben", "game host")
    assert shown.response.ephemeral
    assert "Ann" in world.texts(shown.response._message)
    await world.slash("Ann", "game leave")
    await world.slash("Ben", "game host")
    assert any("**Ben** looks after this table" in world.texts(it) for it in world.messages())
    table = await world.table()
    assert table.host == world.people["Ben"].id
    await world.slash("Ben", "game stop")
    await world.press("Ben", "stop_go")
    assert (await world.table()).status == "stopped"
