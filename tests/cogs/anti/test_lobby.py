"""The lobby of Anti-Monopoly: modes as profiles, three boards, and only the settings that mean something in a mode."""

import pytest

from bot.table.settings import settings_of


async def lobby(world):
    return await world.tables.lobby_in(world.channel.id)


@pytest.mark.parametrize("mode", ["A", "B", "two_hours"])
async def test_a_mode_is_a_profile(world, anti, mode):
    await anti.lobby("Ann", profile=mode, board="ro")
    found = await lobby(world)
    assert (found.game, found.profile, found.board) == ("anti", mode, "ro")


async def test_without_a_game_the_first_that_fits_is_meant(world, anti):
    await world.slash("Ann", "play", profile="two_hours")
    assert (await lobby(world)).game == "anti"
    await world.press("Ann", "lobby_cancel")
    await world.slash("Ann", "play")
    assert (await lobby(world)).game == "builder"


async def test_a_two_hour_game_tells_its_times_the_others_have_none(world, anti):
    await anti.lobby("Ann", profile="two_hours")
    assert "120" in world.texts(world.last())
    assert {it.key for it in settings_of(await lobby(world))} >= {"time_limit", "adjust_limit"}
    await world.press("Ann", "lobby_cancel")
    await anti.lobby("Ann")
    assert not {it.key for it in settings_of(await lobby(world))} & {"time_limit", "adjust_limit"}


async def test_the_foundation_of_the_older_text_can_be_chosen(world, anti):
    await anti.lobby("Ann", "Ben")
    await world.press("Ann", "lobby_settings")
    await world.choose("Ann", "lobby_set", "10", slot="foundation_fee")
    await world.press("Ann", "lobby_start")
    assert (await world.table()).rules.own.foundation_fee == 10


async def test_a_seventh_person_finds_no_seat(world, anti):
    await anti.lobby("Ann", "Ben", "Cleo", "Dan", "Eve", "Finn")
    assert world.find("Gus", "lobby_join") is None


@pytest.mark.parametrize("board", ["us", "ro", "de"])
async def test_every_board_shows_its_own_names_and_money(world, anti, board):
    await anti.game("Ann", "Ben", board=board)
    table = await anti.ready()
    words = world.env.bot.cast.desk.words(table)
    await world.put(lambda it: it.owners.update({"wall_st": it.turn}))
    await world.slash(world.turn_of(table), "hand")
    said = world.said(world.turn_of(table))
    assert words.place("wall_st") in said
    assert words.group("new_york") in said
    assert words.money(1500) in said
