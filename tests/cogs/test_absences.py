"""People who are gone: found out when they are called, told once, replaced; and the game never stops on them."""

import discord
import pytest

from bot.engine.decisions import AwaitAuction
from bot.engine.state import Auction
from cogs import _presence


@pytest.fixture(autouse=True)
def nobody_was_seen(monkeypatch):
    """As if everybody's last press were long ago."""
    monkeypatch.setattr(_presence, "LATELY", 0.0)


def told(world):
    return [it for it in world.messages() if "no longer on this server" in world.texts(it)]


def leave(world, who, *, banned=False):
    backend, user = world.env.backend, world.people[who].id
    if banned:
        backend.apply_ban(world.guild.id, user, None)
    else:
        backend.remove_member(world.guild.id, user)


@pytest.mark.parametrize("banned", [False, True])
async def test_who_left_is_found_out_when_called_and_told_of_once(world, banned):
    await world.game("Ann", "Ben")
    who, other = await world.to_end_of_turn()
    leave(world, other, banned=banned)
    assert not told(world), "nothing tells of it"
    await world.press(who, "end")
    (message,) = told(world)
    table = await world.table()
    seat = next(seat for seat, it in enumerate(table.members) if it.name == other)
    assert table.members[seat].standin
    assert table.members[seat].user == world.people[other].id
    assert world.find("Dan", "seat_take", message=message.id)
    for _ in range(2):
        await world.restart()
        await world.slash(who, "board")
    assert len(told(world)) == 1


async def test_an_account_that_was_deleted(world):
    await world.game("Ann", "Ben")
    who, _ = await world.to_end_of_turn()
    world.env.inject_error("GET", "/guilds/*/members/*", status=404, code=10013, message="Unknown User")
    await world.press(who, "end")
    assert len(told(world)) == 1


@pytest.mark.parametrize(("status", "code"), [(404, 10004), (403, 50001), (400, 0), (404, 10003)])
async def test_whoever_can_not_be_looked_up_counts_as_there(world, status, code):
    await world.game("Ann", "Ben")
    who, _ = await world.to_end_of_turn()
    world.env.inject_error("GET", "/guilds/*/members/*", status=status, code=code, message="No")
    await world.press(who, "end")
    assert not told(world)
    assert not any(it.standin for it in (await world.table()).members)


async def test_who_was_seen_lately_is_not_looked_up(world, monkeypatch):
    monkeypatch.setattr(_presence, "LATELY", 600.0)
    await world.game("Ann", "Ben")
    who, _ = await world.to_end_of_turn()
    await world.press(who, "end")
    assert not [it for it in world.calls() if it[0] == "GET" and "/members/" in it[1]]


async def test_the_game_goes_on_and_the_seat_is_taken_over(world):
    await world.game("Ann", "Ben")
    who, other = await world.to_end_of_turn()
    leave(world, other)
    await world.press(who, "end")
    await world.press("Dan", "seat_take")
    table = await world.table()
    assert world.people["Dan"].id in {it.user for it in table.members}
    assert world.people[other].id not in {it.user for it in table.members}


async def test_trades_auctions_rent_and_the_end_name_who_is_gone(world):
    await world.game("Ann", "Ben", "Cleo")
    leave(world, "Cleo")

    def auction(state):
        state.waiting.clear()
        state.auction = Auction("oriental")
        state.number += 1
        state.waiting.append(AwaitAuction(state.number, (0, 1, 2), "oriental"))

    await world.put(auction)
    assert len(told(world)) == 1
    table = await world.table()
    assert table.members[2].standin
    assert any("Cleo" in world.texts(it) for it in world.messages())
    await world.press("Ann", "trade")
    await world.slash("Dan", "hand", seat="3")
    assert "Cleo" in world.said("Dan")
    await world.slash("Ann", "game stop")
    await world.press("Ann", "stop_go")
    assert "Cleo" in world.texts(world.messages()[-1])


async def test_everybody_vanishes_and_the_table_is_taken_up_again(world):
    await world.game("Ann", "Ben")
    who, other = await world.to_end_of_turn()
    game = (await world.table()).game_id
    for name in (who, other):
        leave(world, name)
        await gone(world, leaving(world, name))
    table = await world.table()
    assert all(it.standin for it in table.members)
    serial = table.serial
    assert len(told(world)) == 2
    assert "`/game host`" in world.texts(told(world)[-1])
    assert "the game rests" in world.texts(told(world)[-1])
    assert "the game rests" not in world.texts(told(world)[0])
    await world.restart()
    assert (await world.tables.table(game)).serial == serial, "the game rests"
    await world.press("Dan", "seat_take", message=told(world)[0].id)
    await world.press("Dan", "chair", message=told(world)[-1].id)
    table = await world.table()
    assert table.host == world.people["Dan"].id
    assert table.status == "running"


async def gone(world, event):
    """What Discord tells only bots with the members intent."""
    await world.env.bot.on_raw_member_remove(event)
    await world.env.settle()


def leaving(world, name, guild=None):
    return discord.RawMemberRemoveEvent({"guild_id": (guild or world.guild).id}, discord.Object(world.people[name].id))


async def test_what_discord_tells_counts_for_that_servers_games_only(world):
    await world.game("Ann", "Ben")
    elsewhere = world.env.create_guild()
    await gone(world, leaving(world, "Ben", elsewhere))
    assert not told(world)
    await gone(world, leaving(world, "Ben"))
    await gone(world, leaving(world, "Ben"))
    assert len(told(world)) == 1


async def test_who_leaves_a_lobby_leaves_it(world):
    await world.lobby("Ann", "Ben")
    await gone(world, leaving(world, "Ann"))
    lobby = await world.tables.lobby_in(world.channel.id)
    assert [it.name for it in lobby.members] == ["Ben"]
    assert lobby.host == world.people["Ben"].id
    assert "Ann" not in world.texts(world.messages()[0])
    await gone(world, leaving(world, "Ben"))
    assert "closed" in world.texts(world.messages()[0])
    assert await world.tables.open_games(world.people["Ben"].id) == ()


async def test_who_is_back_has_the_seat_again(world):
    await world.game("Ann", "Ben")
    await gone(world, leaving(world, "Ben"))
    await world.press("Ben", "seat_take")
    assert not (await world.table()).members[1].standin
    await gone(world, leaving(world, "Ben"))
    (message,) = told(world)
    assert world.find("Dan", "seat_take", message=message.id)


async def test_a_lobby_goes_on_without_a_host_who_is_gone(world):
    await world.lobby("Ann", "Ben", "Cleo")
    shown = await world.slash("Ben", "game host")
    assert "Ann looks after" in world.texts(shown.response._message)
    leave(world, "Ann")
    shown = await world.slash("Dan", "game host")
    assert "no seat" in world.texts(shown.response._message)
    await world.slash("Cleo", "game host")
    assert "**Ben** looks after this table" in world.texts(world.last())
    await world.press("Ben", "lobby_start")
    assert [it.name for it in (await world.table()).members] == ["Ben", "Cleo"]
