"""Whole games of Builder from `/play` to the final sheet, by clicks, selects and forms alone."""

import pytest
from policy import Policy


def assert_final(world, table):
    """The final sheet stands at the end of the channel, without controls."""
    assert table.status == "over"
    sheet = world.texts(next(it for it in reversed(world.messages()) if it.id == table.message))
    assert table.view(None).seed in sheet
    assert "Final score" in sheet
    assert not [it for it in world.controls("Ann") if it.message == table.message and it.ref.verb != "dice"]


@pytest.mark.parametrize("names", [("Ann", "Ben"), ("Ann", "Ben", "Cleo", "Dan")], ids=["two", "four"])
async def test_a_whole_game(world, names):
    await world.game(*names)
    assert_final(world, await Policy(world).play())


async def test_a_whole_game_with_a_restart_after_every_tenth_press(world):
    await world.game("Ann", "Ben")
    policy = Policy(world, restart_every=10)
    assert_final(world, await policy.play())
    assert policy.restarted > 100


async def test_a_game_beside_stand_ins(world):
    await world.game("Ann", standins=2)
    assert_final(world, await Policy(world).play())


@pytest.mark.parametrize("policy", ["stand-in", "skip", "vote"])
async def test_a_game_in_which_one_seat_never_acts_ends_all_the_same(world, policy):
    await world.lobby("Ann", "Ben", "Cleo", "Dan")
    lobby = await world.tables.lobby_in(world.channel.id)
    await world.tables.configure(lobby.game_id, lobby.host, {"policy": policy})
    await world.press("Ann", "lobby_start")
    table = await Policy(world, absent="Cleo").play()
    assert_final(world, table)
    entries = [it for it in await world.tables.entries(table.game_id) if it.seat == 2]
    assert entries
    assert {it.by for it in entries} == {None}
