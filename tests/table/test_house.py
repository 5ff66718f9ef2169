"""What a server's managers settled."""

import pytest

from bot.store.houses import Houses as Rows
from bot.table import house
from bot.table.house import HOUSE, MOST, House, Houses, need_start, time_of
from bot.table.model import TableRefused


@pytest.fixture
def houses(tables):
    return Houses(tables)


def code(house, places=(1,), roles=(5,)):
    try:
        need_start(house, places, roles)
    except TableRefused as refused:
        return refused.code
    return ""


def test_where_and_by_whom_games_start():
    assert code(House()) == ""
    assert code(House(channels=(1, 2))) == ""
    assert code(House(channels=(2,)), places=(9, 2)) == "", "a thread of an allowed channel"
    assert code(House(channels=(2,))) == "not_here"
    assert code(House(starters=(5,))) == ""
    assert code(House(starters=(6,))) == "not_starter"
    assert code(House(starters=(6,)), roles=()) == "not_starter"


async def test_settings_are_kept_by_server(houses, make_tables):
    assert await houses.of(9) == House() == await houses.of(None)
    await houses.settle(9, channels=(1,), stop="seated")
    await houses.settle(9, game="classic")
    kept = House(channels=(1,), stop="seated", game="classic")
    assert await Houses(make_tables()).of(9) == kept
    assert await houses.of(8) == House()
    await houses.reset(9)
    assert await houses.of(9) == House()


@pytest.mark.parametrize(
    ("changes", "refused"),
    [
        ({"stop": "anybody"}, "bad_setting"),
        ({"channels": tuple(range(MOST + 1))}, "bad_setting"),
        ({"pace": "sometimes"}, "bad_setting"),
        ({"policy": "shoot"}, "bad_setting"),
        ({"theme": "neon"}, "bad_setting"),
        ({"game": "chess"}, "unknown_game"),
        ({"game": "classic", "profile": "nothing"}, "bad_setting"),
        ({"game": "classic", "board": "nothing"}, "bad_setting"),
    ],
)
async def test_what_there_is_not_is_not_kept(houses, changes, refused):
    with pytest.raises(TableRefused) as caught:
        await houses.settle(9, **changes)
    assert caught.value.code == refused
    assert await houses.of(9) == House()


@pytest.mark.parametrize(
    ("house", "profile", "settings"),
    [
        (House(), None, {}),
        (House(pace="live", policy="skip"), None, {"pace": "live", "policy": "skip"}),
        (House(policy="bankrupt"), "online", {"policy": "bankrupt"}),
        (House(pace="none", policy="bankrupt"), "official", {"pace": "none"}),
    ],
)
def test_new_tables_have_the_time_of_their_server_as_far_as_their_profile_knows_it(house, profile, settings):
    assert time_of(house, "classic", profile, None) == settings


async def test_settings_cost_one_query_a_server_until_they_change(houses, monkeypatch):
    asked = []
    real = houses._rows.get

    async def get(guild):
        asked.append(guild)
        return await real(guild)

    monkeypatch.setattr(houses._rows, "get", get)
    for guild in (9, 8, 9, 8, 9):
        assert await houses.theme(guild) == "light"
    assert asked == [9, 8]
    await houses.settle(9, theme="dark")
    assert [await houses.theme(it) for it in (9, 8, 9, None)] == ["dark", "light", "dark", "light"]
    assert asked == [9, 8, 9]
    await houses.reset(9)
    assert await houses.theme(9) == "light"


async def test_so_many_servers_are_remembered_and_no_more(houses, monkeypatch):
    monkeypatch.setattr(house, "REMEMBERED", 3)
    for guild in range(1, 9):
        await houses.of(guild)
    assert list(houses._known) == [6, 7, 8]


async def test_what_was_read_while_it_was_settled_anew_is_not_remembered(houses, monkeypatch):
    real = houses._rows.get

    async def slow(guild):
        body = await real(guild)
        monkeypatch.setattr(houses._rows, "get", real)
        await houses.settle(guild, theme="dark")
        return body

    monkeypatch.setattr(houses._rows, "get", slow)
    await houses.of(9)
    assert await houses.theme(9) == "dark"


async def test_a_pace_that_is_no_longer_there_is_the_usual_one(houses, tables):
    await Rows(tables.database).put(9, HOUSE.encode(House(channels=(1,), pace="gone")), 0.0)
    assert await houses.of(9) == House(channels=(1,))


def test_settings_that_were_stored_before_there_were_others_are_read():
    assert HOUSE.decode(HOUSE.encode(House()), 0) == House()
    assert HOUSE.decode(b"\x81\xa4stop\xa6seated", 0) == House(stop="seated")
