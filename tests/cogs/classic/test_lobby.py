"""The lobby of classic Monopoly: profiles and boards by game, and the settings panel with its pages and ranges."""

import pytest

from bot import rulesets
from bot.table import pace, speech
from bot.table.settings import settings_of


async def lobby(world):
    return await world.tables.lobby_in(world.channel.id)


async def test_profiles_and_boards_are_those_of_the_game(world, classic):
    await classic.lobby("Ann", profile="russian", board="cs")
    found = await lobby(world)
    assert (found.game, found.profile, found.board) == ("classic", "russian", "cs")
    await world.press("Ann", "lobby_cancel")
    await world.slash("Ann", "play", profile="short")
    found = await lobby(world)
    assert (found.game, found.board) == ("classic", "ru")


async def test_a_profile_of_another_game_is_refused(world):
    shown = await world.slash("Ann", "play", game="builder", profile="russian")
    assert shown.response.ephemeral


async def test_a_ninth_person_finds_no_seat(world, classic):
    await classic.lobby("Ann", standins=7)
    assert world.find("Ben", "lobby_join") is None
    assert len((await lobby(world)).members) == 8


async def test_every_setting_is_on_some_page_in_words(world, classic):
    await classic.lobby("Ann", "Ben")
    await world.press("Ann", "lobby_settings")
    keys, texts = set(), ""
    for _ in range(12):
        panel = world.last("Ann")
        keys |= {it.ref.arg(0) for it in world.controls("Ann", panel.id) if it.ref.verb in {"lobby_set", "lobby_ask"}}
        texts += world.texts(panel)
        following = next((it for it in world.controls("Ann", panel.id) if it.ref.arg(1) == "next"), None)
        if following is None:
            break
        await world.use("Ann", following)
    assert keys == {*pace.KEYS, speech.KEY, *rulesets.load("classic").settings}
    assert "The box holds 32 houses" in texts


async def open_page(world, key):
    """Turn the panel to the page of a setting."""
    await world.press("Ann", "lobby_settings")
    for _ in range(12):
        panel = world.last("Ann").id
        if [it for it in world.controls("Ann", panel) if it.ref.arg(0) == key]:
            return
        await world.use("Ann", next(it for it in world.controls("Ann", panel) if it.ref.arg(1) == "next"))
    raise AssertionError(key)


@pytest.mark.parametrize(
    ("profile", "key", "text", "value"),
    [
        ("official", "start_cash", "2,000", "2000"),
        ("russian", "start_cash", "2000", "2000"),
        ("russian", "start_cash", "2 000 000", "2000"),
        ("cards", "go", "4M", "400"),
        ("timed", "time_limit", "45", "45"),
        ("official", "turn_limit", "30", "30"),
        ("official", "houses", "0", "0"),
    ],
)
async def test_a_number_is_typed(world, classic, profile, key, text, value):
    await classic.lobby("Ann", profile=profile)
    await open_page(world, key)
    form = await world.press("Ann", "lobby_ask", key)
    await world.fill("Ann", form, value=text)
    found = await lobby(world)
    assert found.settings == {key: value}
    assert next(it for it in settings_of(found) if it.key == key).now == value


@pytest.mark.parametrize(
    ("key", "text"),
    [("start_cash", "99"), ("start_cash", "100001"), ("houses", "100"), ("go", "lots"), ("turn_limit", "")],
)
async def test_what_is_out_of_range_is_refused_politely(world, classic, key, text):
    await classic.lobby("Ann")
    await open_page(world, key)
    form = await world.press("Ann", "lobby_ask", key)
    await world.fill("Ann", form, value=text or " ")
    assert "Please choose from" in world.said("Ann")
    assert (await lobby(world)).settings == {}


async def test_a_choice_stays_on_its_page_and_shows_in_the_lobby(world, classic):
    await classic.lobby("Ann")
    await open_page(world, "parking_pot")
    await world.choose("Ann", "lobby_set", "true", slot="parking_pot")
    assert (await lobby(world)).settings == {"parking_pot": "true"}
    assert [it for it in world.controls("Ann", world.last("Ann").id) if it.ref.arg(0) == "parking_pot"]
    assert "With a pot" in world.texts(world.messages()[0])
    await world.press("Ann", "lobby_reset")
    assert (await lobby(world)).settings == {}


async def test_only_the_host_types(world, classic):
    await classic.lobby("Ann", "Ben")
    shown = await world.raw("Ben", world.id_of((await lobby(world)).game_id, 0, "lobby_ask", "houses", "0"))
    await world.env.settle()
    assert shown.response.ephemeral
    assert "host" in world.said("Ben")


async def test_the_agreed_time_stands_in_the_lobby_and_on_the_stage(world, classic):
    await classic.lobby("Ann", "Ben", profile="timed")
    assert "Minutes: 90" in world.texts(world.messages()[0])
    await world.press("Ann", "lobby_start")
    table = await world.table()
    due = (await world.tables.entries(table.game_id, 0, 1))[0].at + 90 * 60
    assert f"<t:{due:.0f}:R>" in world.texts(next(it for it in world.messages() if it.id == table.message))


async def test_what_is_suggested_goes_by_the_game(world, classic):
    ann = world.people["Ann"]

    async def suggested(option, typed, **filled):
        return {it["value"] for it in await ann.autocomplete(world.channel, "play", option, typed, **filled)}

    profiles = {"official", "russian", "online", "short", "timed", "cards"}
    assert await suggested("profile", "", game="classic") == profiles
    assert await suggested("profile", "", game="builder") == {"official"}
    assert await suggested("profile", "russ", game="classic") == {"russian"}
    assert await suggested("board", "", game="classic") == {"us", "ru", "cs", "sk", "ro"}
    assert "builder" in await suggested("board", "")
