import asyncio

import pytest

from bot import rulesets
from bot.i18n import catalog
from bot.table import pace, speech
from bot.table.model import TableRefused
from bot.table.settings import setting_rule, settings_of

HOST, BEN, CY, DAN, EVE = 100, 200, 300, 400, 500


async def refusal(call):
    with pytest.raises(TableRefused) as caught:
        await call
    return caught.value.code, caught.value.params


async def open_one(tables, channel=1, **options):
    return await tables.open_lobby(channel, 9, HOST, "Ann", "builder", **options)


def users(lobby):
    return [member.user for member in lobby.members]


async def test_the_host_sits_down_first(tables):
    lobby = await open_one(tables)
    assert users(lobby) == [HOST]
    assert (lobby.host, lobby.channel, lobby.guild, lobby.settings) == (HOST, 1, 9, {})
    assert lobby.board == rulesets.load("builder").board
    assert await tables.lobby(lobby.game_id) == lobby == await tables.lobby_in(1)


async def test_tokens_go_by_seat(tables):
    tokens = [token.id for token in rulesets.load("builder").own.tokens]
    game = (await open_one(tables)).game_id
    await tables.join(game, BEN, "Ben")
    lobby = await tables.join(game, CY, "Cy")
    assert [member.token for member in lobby.members] == tokens[:3]
    lobby = await tables.leave_lobby(game, BEN)
    assert [(member.user, member.token) for member in lobby.members] == [(HOST, tokens[0]), (CY, tokens[1])]


async def test_two_at_once_give_one_lobby(tables):
    opened = await asyncio.gather(*(open_one(tables) for _ in range(5)), return_exceptions=True)
    made = [it for it in opened if not isinstance(it, TableRefused)]
    refused = [it for it in opened if isinstance(it, TableRefused)]
    assert len(made) == 1
    assert [(it.code, it.params["game_id"]) for it in refused] == [("game_running", made[0].game_id)] * 4


async def test_joining_twice_at_once_gives_one_seat(tables):
    game = (await open_one(tables)).game_id
    joined = await asyncio.gather(*(tables.join(game, BEN, "Ben") for _ in range(4)), return_exceptions=True)
    assert sorted(getattr(it, "code", "") for it in joined) == ["", *["already_seated"] * 3]
    assert users(await tables.lobby(game)) == [HOST, BEN]


async def test_five_at_once_fill_four_seats(tables):
    game = (await open_one(tables)).game_id
    joined = await asyncio.gather(
        *(tables.join(game, user, "x") for user in (BEN, CY, DAN, EVE)), return_exceptions=True
    )
    assert [getattr(it, "code", "") for it in joined] == ["", "", "", "lobby_full"]
    assert await refusal(tables.add_standin(game, HOST, "Robo")) == ("lobby_full", {"most": 4})


async def test_the_chair_passes_on_and_the_last_one_closes_the_lobby(tables):
    game = (await open_one(tables)).game_id
    await tables.add_standin(game, HOST, "Robo")
    await tables.join(game, BEN, "Ben")
    lobby = await tables.leave_lobby(game, HOST)
    assert (lobby.host, users(lobby)) == (BEN, [None, BEN])
    assert (await refusal(tables.leave_lobby(game, HOST)))[0] == "not_seated"
    assert await tables.leave_lobby(game, BEN) is None
    assert (await refusal(tables.join(game, CY, "Cy")))[0] == "no_game"
    assert (await open_one(tables)).game_id != game


async def test_standins_are_the_hosts_business(tables):
    game = (await open_one(tables)).game_id
    await tables.join(game, BEN, "Ben")
    assert await refusal(tables.add_standin(game, BEN, "Robo")) == ("not_host", {"host": HOST})
    await tables.add_standin(game, HOST, "Robo")
    lobby = await tables.add_standin(game, HOST, "Robi")
    assert [(member.name, member.standin) for member in lobby.members[2:]] == [("Robo", True), ("Robi", True)]
    assert (await refusal(tables.remove_standin(game, HOST, 1)))[0] == "not_seated"
    lobby = await tables.remove_standin(game, HOST, 2)
    assert [member.name for member in lobby.members] == ["Ann", "Ben", "Robi"]
    lobby = await tables.remove_standin(game, HOST)
    assert users(lobby) == [HOST, BEN]
    assert (await refusal(tables.remove_standin(game, HOST)))[0] == "not_seated"


async def test_settings(tables):
    game = (await open_one(tables, settings={"rent": "claim", "bonus_ties": "all"})).game_id
    assert (await tables.lobby(game)).settings == {"rent": "claim"}
    lobby = await tables.configure(game, HOST, {"bonus_ties": "none", "rent": "auto"})
    assert lobby.settings == {"bonus_ties": "none"}
    assert (await refusal(tables.configure(game, BEN, {})))[0] == "not_host"
    assert await refusal(tables.configure(game, HOST, {"colour": "red"})) == ("unknown_setting", {"key": "colour"})
    bad = await refusal(tables.configure(game, HOST, {"rent": "never"}))
    assert bad == ("bad_setting", {"key": "rent", "value": "never"})
    assert (await tables.lobby(game)).settings == {"bonus_ties": "none"}


async def test_a_game_profile_or_board_that_is_not_there(tables):
    assert (await refusal(tables.open_lobby(1, 9, HOST, "Ann", "chess")))[0] == "unknown_game"
    bad = await refusal(open_one(tables, profile="wild"))
    assert bad == ("bad_setting", {"key": "profile", "value": "wild"})
    bad = await refusal(open_one(tables, board="mars"))
    assert bad == ("bad_setting", {"key": "board", "value": "mars"})
    assert (await refusal(tables.lobby_in(1)))[0] == "no_game"


@pytest.mark.parametrize("name", ["x" * 500, "\ud83d half", "", "Дмитрий", "```@everyone"])
async def test_any_name_can_be_kept(tables, name):
    lobby = await tables.open_lobby(1, None, HOST, name, "builder")
    kept = (await tables.lobby(lobby.game_id)).members[0].name
    assert kept == name[:64].replace("\ud83d", "?")


async def test_only_the_host_starts_and_only_with_seats_enough(tables):
    game = (await open_one(tables)).game_id
    assert await refusal(tables.start(game, HOST)) == ("too_few_seats", {"least": 2, "have": 1})
    await tables.join(game, BEN, "Ben")
    assert (await refusal(tables.start(game, BEN)))[0] == "not_host"
    turn = await tables.start(game, HOST)
    assert (turn.table.status, turn.table.serial, turn.entries[0].serial) == ("running", 0, 0)
    for call in (tables.start(game, HOST), tables.join(game, CY, "Cy"), tables.cancel(game, HOST), tables.lobby(game)):
        assert (await refusal(call))[0] == "not_lobby"


async def test_starting_twice_at_once_starts_once(tables):
    game = (await open_one(tables)).game_id
    await tables.join(game, BEN, "Ben")
    started = await asyncio.gather(*(tables.start(game, HOST) for _ in range(3)), return_exceptions=True)
    assert [getattr(it, "code", "") for it in started] == ["", "not_lobby", "not_lobby"]
    assert [entry.serial for entry in await tables.entries(game)] == [0]


async def test_cancelling(tables):
    game = (await open_one(tables)).game_id
    assert (await refusal(tables.cancel(game, BEN)))[0] == "not_host"
    assert (await tables.cancel(game, BEN, force=True)).game_id == game
    assert (await refusal(tables.lobby(game)))[0] == "no_game"
    other = (await open_one(tables)).game_id
    await tables.cancel(other, HOST)
    assert (await refusal(tables.latest_in(1)))[0] == "no_game"


async def test_the_message_of_a_lobby(tables):
    game = (await open_one(tables)).game_id
    await tables.set_message(game, 77)
    assert (await tables.lobby(game)).message == 77
    assert (await tables.join(game, BEN, "Ben")).message == 77
    assert (await tables.start(game, HOST)).table.message == 77


async def keys_of(tables, game, profile, channel):
    lobby = await tables.open_lobby(channel, 9, HOST, "Ann", game, profile=profile)
    return [it.key for it in settings_of(lobby) if it.key not in {*pace.KEYS, speech.KEY}]


async def test_a_setting_is_offered_only_in_profiles_that_it_means_something_in(tables):
    assert await keys_of(tables, "anti", "A", 11) == ["rent", "foundation_fee", "start_cash"]
    timed = ["rent", "foundation_fee", "start_cash", "time_limit", "adjust_limit"]
    assert await keys_of(tables, "anti", "two_hours", 12) == timed
    assert "time_limit" in await keys_of(tables, "classic", "official", 13)
    assert await keys_of(tables, "builder", "official", 14) == ["rent", "jail_third_roll", "bonus_ties"]


async def test_a_setting_that_games_share_is_told_by_the_text_of_each(tables):
    words = catalog("en", strict=True)
    lobby = await tables.open_lobby(15, 9, HOST, "Ann", "anti")
    rent = next(it for it in settings_of(lobby) if it.key == "rent")
    assert "title card" in setting_rule("anti", rent, words)
    assert setting_rule("builder", rent, words) == setting_rule("classic", rent, words) == words("setting-rent-rule")
