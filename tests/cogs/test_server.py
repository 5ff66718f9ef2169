"""What a server's managers settle, and `/me`."""

import pytest
from simcord.builders import ChannelHandle
from simcord.components import walk_components

from bot.table.house import MOST, House


@pytest.fixture
def warden(world):
    """The role of Eve, who manages the server."""
    return world.newcomer(manage_guild=True)


async def house(world):
    return await world.env.bot.cast.houses.of(world.guild.id)


def menu(world, who, verb):
    """A menu of channels or roles, or of our own entries."""
    for message in reversed(world.messages(who)):
        for row in message.components[0]["components"]:
            for item in row.get("components", ()):
                if item.get("custom_id", "").endswith(f":server_{verb}"):
                    return message, item
    raise AssertionError(verb)


async def pick(world, who, verb, *values):
    message, item = menu(world, who, verb)
    shown = ChannelHandle(world.env, world.guild, world.env.backend.channels[message.channel_id])
    stored = next(it for it in shown.history(viewer=world.people[who]) if it.id == message.id)
    return await world.people[who].select(stored, list(values), custom_id=item["custom_id"])


async def test_who_manages_the_server_settles_things(world, warden):
    shown = await world.slash("Eve", "server defaults")
    assert shown.response.ephemeral
    await pick(world, "Eve", "channels", world.channel)
    await pick(world, "Eve", "starters", warden)
    await pick(world, "Eve", "stop", "managers")
    await pick(world, "Eve", "game", "classic.short")
    await pick(world, "Eve", "pace", "relaxed")
    await pick(world, "Eve", "policy", "vote")
    await pick(world, "Eve", "theme", "dark")
    kept = House((world.channel.id,), (warden.id,), "managers", "classic", "short", "", "relaxed", "vote", theme="dark")
    assert await house(world) == kept
    text = world.said("Eve")
    for part in (
        f"<#{world.channel.id}>",
        f"<@&{warden.id}>",
        "Only who manages",
        "Relaxed",
        "The others vote",
        "Pictures are: Dark",
    ):
        assert part in text
    await world.restart()
    assert await house(world) == kept
    await world.press("Eve", "server_reset")
    assert await house(world) == House()


async def test_others_settle_nothing(world, warden):
    await world.slash("Eve", "server defaults")
    shown = await world.slash("Ann", "server defaults")
    assert shown.response.ephemeral
    assert "manage this server" in world.texts(shown.response._message)
    for verb in (
        "server_channels",
        "server_starters",
        "server_stop",
        "server_game",
        "server_board",
        "server_pace",
        "server_policy",
        "server_theme",
        "server_reset",
    ):
        await world.raw("Ann", world.id_of(0, 0, verb), values=["1"])
        await world.env.settle()
        assert "manage this server" in world.said("Ann")
    assert await house(world) == House()


@pytest.mark.parametrize(
    ("verb", "values"),
    [
        ("server_stop", ["nobody"]),
        ("server_pace", ["sometimes"]),
        ("server_policy", ["shoot"]),
        ("server_theme", ["neon"]),
        ("server_game", ["chess"]),
        ("server_game", ["classic.nothing"]),
        ("server_channels", ["x"]),
        ("server_channels", ["-1"]),
        ("server_starters", [str(10**30)]),
        ("server_stop", []),
        ("server_channels", [str(it) for it in range(1, 40)]),
    ],
)
async def test_crafted_choices_are_refused(world, warden, verb, values):
    await world.slash("Eve", "server defaults")
    await world.raw("Eve", world.id_of(0, 0, verb), values=values)
    await world.env.settle()
    assert "Something went wrong" not in world.said("Eve")
    assert await house(world) == House()


async def test_games_start_where_they_may(world, warden):
    await world.env.bot.cast.houses.settle(world.guild.id, channels=(world.channel.id,))
    other = world.guild.create_text_channel("off-topic")
    shown = await world.people["Ann"].slash(other, "play")
    assert shown.response.ephemeral
    assert f"<#{world.channel.id}>" in world.texts(shown.response._message)
    await world.people["Eve"].slash(other, "play")
    assert (await world.tables.lobby_in(other.id)).host == world.people["Eve"].id
    await world.lobby("Ann")
    made = world.env.backend.create_thread(world.channel.id, "side", world.people["Ann"].id)
    world.channel = ChannelHandle(world.env, world.guild, made)
    await world.lobby("Ann")


async def test_games_are_started_by_whom_they_may(world):
    role = world.guild.create_role("players")
    world.people["Finn"] = world.guild.add_member(world.env.create_user("finn", global_name="Finn"), roles=[role])
    await world.env.bot.cast.houses.settle(world.guild.id, starters=(role.id,))
    shown = await world.slash("Ann", "play")
    assert f"<@&{role.id}>" in world.texts(shown.response._message)
    assert not world.last("Ann").ping_role_ids
    await world.lobby("Finn", "Ann")


async def test_who_may_stop_a_running_game_is_settled(world, warden):
    await world.game("Ann", "Ben")
    await world.env.bot.cast.houses.settle(world.guild.id, stop="managers")
    shown = await world.slash("Ann", "game stop")
    assert "those who manage it" in world.texts(shown.response._message)
    await world.raw("Ann", world.id_of((await world.table()).game_id, 0, "stop_go"))
    await world.env.settle()
    assert (await world.table()).status == "running"
    await world.env.bot.cast.houses.settle(world.guild.id, stop="seated")
    shown = await world.slash("Dan", "game stop")
    assert "no seat" in world.texts(shown.response._message)
    await world.slash("Ben", "game stop")
    await world.press("Ben", "stop_go")
    assert (await world.table()).status == "stopped"


async def test_play_opens_what_was_settled(world):
    await world.env.bot.cast.houses.settle(world.guild.id, game="classic", profile="short")
    await world.lobby("Ann")
    lobby = await world.tables.lobby_in(world.channel.id)
    assert (lobby.game, lobby.profile) == ("classic", "short")
    await world.press("Ann", "lobby_cancel")
    await world.slash("Ann", "play", game="builder")
    assert (await world.tables.lobby_in(world.channel.id)).game == "builder"


async def test_new_tables_play_at_the_pace_of_their_server(world, warden):
    await world.env.bot.cast.houses.settle(world.guild.id, pace="evening", policy="bankrupt")
    await world.lobby("Ann")
    lobby = await world.tables.lobby_in(world.channel.id)
    assert (lobby.clock.pace, lobby.clock.policy) == ("evening", "stand-in")
    assert "An evening" in world.texts(world.last())
    await world.press("Ann", "lobby_settings")
    await world.choose("Ann", "lobby_set", "live", slot="pace")
    assert (await world.tables.lobby_in(world.channel.id)).clock.pace == "live", "hosts choose otherwise"
    await world.press("Ann", "lobby_cancel")
    await world.slash("Ann", "play", game="classic", profile="online")
    assert (await world.tables.lobby_in(world.channel.id)).clock.policy == "bankrupt"


async def test_the_panel_keeps_discords_limits_when_everything_is_settled(world, warden):
    channels = [world.guild.create_text_channel(f"room-{it}").id for it in range(MOST)]
    roles = [world.guild.create_role(f"role {it}").id for it in range(MOST)]
    game = {"game": "anti", "profile": "A", "board": "us"}
    await world.env.bot.cast.houses.settle(
        world.guild.id,
        channels=tuple(channels),
        starters=tuple(roles),
        **game,
        pace="none",
        policy="vote",
        theme="contrast",
    )
    await world.slash("Eve", "server defaults")
    found = list(walk_components(world.last("Eve").components))
    assert len(found) <= 40
    assert len(world.said("Eve")) < 4000
    assert f"<@&{roles[-1]}>" in world.said("Eve")
    assert "No time limit" in world.said("Eve"), "nothing was cut"
    assert "High contrast" in world.said("Eve")


async def test_the_look_of_pictures_is_asked_for_by_server_and_changes_at_once(world, warden):
    assert await world.pictures.theme_of(world.guild.id) == "light"
    await world.slash("Eve", "server defaults")
    await pick(world, "Eve", "theme", "dark")
    assert await world.pictures.theme_of(world.guild.id) == "dark"
    assert await world.pictures.theme_of(None) == "light"
    await world.press("Eve", "server_reset")
    assert await world.pictures.theme_of(world.guild.id) == "light"


async def test_ones_own_games(world):
    shown = await world.slash("Ann", "me games")
    assert "no open game" in world.texts(shown.response._message)
    table = await world.game("Ann", "Ben")
    here = world.channel
    world.channel = world.guild.create_text_channel("second")
    await world.lobby("Ben")
    for who in ("Ann", "Ben"):
        shown = await world.slash(who, "me games")
        assert shown.response.ephemeral
        text = world.texts(shown.response._message)
        link = f"https://discord.com/channels/{world.guild.id}/{here.id}/{table.message}"
        assert link in text
        assert ("your move" in text) is (world.turn_of(table) == who)
        assert ("waiting for seats" in text) is (who == "Ben")
    world.channel = here
    await world.slash("Ann", "game leave")
    shown = await world.slash("Ann", "me games")
    assert "stand-in plays for you" in world.texts(shown.response._message)
