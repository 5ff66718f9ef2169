"""Whole games of classic Monopoly from `/play` to the final sheet, by clicks, selects and forms alone."""

import pytest


def assert_final(world, table):
    assert table.status == "over"
    sheet = world.texts(next(it for it in reversed(world.messages()) if it.id == table.message))
    assert table.view(None).seed in sheet
    assert not [it for it in world.controls("Ann") if it.message == table.message and it.ref.verb != "dice"]


async def test_an_official_game_of_three_seats(world, classic, player):
    await classic.game("Ann", "Ben", "Cleo", settings={"turn_limit": "25"})
    table = await player.play()
    assert_final(world, table)
    assert table.state.ending in {"rounds", "last_standing"}


@pytest.mark.parametrize("profile", ["russian", "online", "short", "timed", "cards"])
async def test_every_profile_is_played_by_buttons(world, classic, player, profile):
    await classic.game("Ann", "Ben", settings={"turn_limit": "10"}, profile=profile)
    assert_final(world, await player.play())


async def test_eight_seats_sit_down_and_start(world, classic):
    await classic.lobby("Ann", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hana")
    text = world.texts(world.messages()[0])
    assert all(name in text for name in ("Ann", "Hana"))
    await world.press("Ann", "lobby_start")
    table = await world.table()
    assert len(table.members) == 8
    assert len({it.token for it in table.members}) == 8
    assert len({table.rules.token_colours[it] for it in table.state.own.tokens}) == 8


async def test_with_stand_ins_the_game_goes_on_by_itself(world, classic, player):
    await classic.game("Ann", standins=2, settings={"turn_limit": "6"})
    assert_final(world, await player.play())


async def test_eight_seats_play_to_the_end_of_the_round(world, classic, player):
    names = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hana")
    await classic.game(*names, settings={"turn_limit": "2"})
    assert_final(world, await player.play())


@pytest.mark.parametrize(
    ("profile", "policy"),
    [("official", "stand-in"), ("official", "skip"), ("official", "vote"), ("online", "bankrupt"), ("online", "skip")],
)
async def test_a_game_in_which_one_seat_never_acts_ends_all_the_same(world, classic, player, profile, policy):
    settings = {"turn_limit": "6", "policy": policy}
    await classic.game("Ann", "Ben", "Cleo", "Dan", settings=settings, profile=profile)
    player.absent = "Cleo"
    table = await player.play()
    assert_final(world, table)
    entries = [it for it in await world.tables.entries(table.game_id) if it.seat == 2]
    assert entries
    assert {it.by for it in entries} == {None}
    assert table.state.seats[2].resigned == (policy == "bankrupt")
