"""The lobby: gathering seats, settings, starting and closing, also when two press at once."""

import discord
import pytest


async def lobby(world):
    return await world.tables.lobby_in(world.channel.id)


async def names(world):
    return [member.name for member in (await lobby(world)).members]


async def test_a_lobby_gathers_seats_and_starts(world):
    await world.lobby("Ann", "Ben", standins=1)
    assert len(world.messages()) == 1
    await world.press("Ann", "lobby_start")
    table = await world.table()
    assert [member.name for member in table.members] == ["Ann", "Ben", "Stand-in 1"]
    assert world.find("Ann", "lobby_join") is None
    assert len(world.last().mention_user_ids) == 1


async def test_start_waits_for_enough_seats(world):
    await world.lobby("Ann")
    assert world.find("Ann", "lobby_start") is None
    await world.press("Ben", "lobby_join")
    assert world.find("Ann", "lobby_start") is not None
    await world.press("Ben", "lobby_leave")
    assert world.find("Ann", "lobby_start") is None


async def test_only_the_host_starts_fills_and_sends_away(world):
    await world.lobby("Ann", "Ben", standins=1)
    for verb in ("lobby_start", "lobby_add", "lobby_remove", "lobby_cancel"):
        shown = await world.press("Ben", verb)
        assert shown.response.ephemeral
        assert "host" in world.said("Ben")
    assert await names(world) == ["Ann", "Ben", "Stand-in 1"]
    await world.press("Ann", "lobby_remove")
    assert await names(world) == ["Ann", "Ben"]


async def test_the_chair_passes_on_and_the_last_to_leave_closes(world):
    await world.lobby("Ann", "Ben")
    await world.press("Ann", "lobby_leave")
    assert (await lobby(world)).host == world.people["Ben"].id
    await world.press("Ben", "lobby_leave")
    assert not world.controls("Ann")
    await world.slash("Cleo", "play")
    assert await names(world) == ["Cleo"]


async def test_a_full_lobby_takes_nobody(world):
    await world.lobby("Ann", standins=3)
    assert world.find("Ben", "lobby_join") is None
    shown = await world.raw("Ben", world.id_of((await lobby(world)).game_id, 0, "lobby_join"))
    await world.env.settle()
    assert shown.response.ephemeral
    assert len(await names(world)) == 4


async def test_the_host_or_a_manager_cancels(world):
    await world.lobby("Ann", "Ben")
    await world.press("Ann", "lobby_cancel")
    assert "Ann" in world.said("Ann")
    role = world.guild.create_role("wardens", permissions=discord.Permissions(manage_guild=True))
    warden = world.guild.add_member(world.env.create_user("eve"), roles=[role])
    world.people["Eve"] = warden
    await world.lobby("Ann")
    await world.press("Eve", "lobby_cancel")
    assert not world.controls("Ann")


async def test_one_table_a_channel(world):
    await world.lobby("Ann")
    shown = await world.slash("Ben", "play")
    assert shown.response.ephemeral
    assert len(world.messages()) == 1
    assert await names(world) == ["Ann"]


async def test_two_joins_at_once_are_two_seats_and_one_person_twice_is_one(world):
    await world.lobby("Ann")
    join = world.find("Ann", "lobby_join")
    message = world.messages()[0]
    for who in ("Ben", "Ben", "Cleo", "Ben", "Cleo"):
        await world.raw(who, join.component["custom_id"], message)
    await world.env.settle()
    assert sorted(await names(world)) == ["Ann", "Ben", "Cleo"]
    shown = world.texts(world.messages()[0])
    assert "Ben" in shown
    assert "Cleo" in shown


async def test_two_starts_at_once_begin_one_game(world):
    await world.lobby("Ann", "Ben")
    start = world.find("Ann", "lobby_start").component["custom_id"]
    message = world.messages()[0]
    for _ in range(3):
        await world.raw("Ann", start, message)
    await world.env.settle()
    assert (await world.table()).serial == 0
    assert len([it for it in world.messages() if it.mention_user_ids]) == 1


async def test_settings_are_private_and_only_the_host_changes_them(world):
    await world.lobby("Ann", "Ben")
    shown = await world.press("Ann", "lobby_settings")
    assert shown.response.ephemeral
    await world.choose("Ann", "lobby_set", "claim", slot="rent")
    assert (await lobby(world)).settings == {"rent": "claim"}
    assert "To be claimed" in world.texts(world.messages()[0])
    await world.press("Ben", "lobby_settings")
    assert not [it for it in world.controls("Ben", world.last("Ben").id) if it.is_select]
    await world.press("Ann", "lobby_reset")
    assert (await lobby(world)).settings == {}


@pytest.mark.parametrize(("key", "value"), [("rent", "never"), ("gravity", "off"), ("rent", "")])
async def test_crafted_settings_are_refused(world, key, value):
    await world.lobby("Ann")
    shown = await world.raw("Ann", world.id_of((await lobby(world)).game_id, 0, "lobby_set", key), values=[value])
    await world.env.settle()
    assert shown.response.ephemeral
    assert (await lobby(world)).settings == {}


async def test_no_table_in_direct_messages(world):
    shown = await world.people["Ann"].user.slash("play")
    assert "server" in world.texts(shown.response._message)


async def test_a_channel_where_the_bot_may_not_write(world):
    everyone = world.guild.default_role
    closed = discord.PermissionOverwrite(send_messages=False)
    channel = world.guild.create_text_channel("closed", overwrites={everyone: closed})
    shown = await world.people["Dan"].slash(channel, "play")
    assert shown.response.ephemeral
    assert "Send Messages" in world.texts(shown.response._message)


@pytest.mark.parametrize(
    "name",
    ["@everyone", "<@&123456>", "```@here", "**x__", "\u202eabc", "[a](http://x)", "\u200b\u200b", "# big", "-# small"],
)
async def test_names_ping_nobody_and_break_nothing(world, name):
    await world.lobby("Ann")
    odd = world.guild.add_member(world.env.create_user("odd", global_name=name))
    world.people["Odd"] = odd
    await world.press("Odd", "lobby_join")
    await world.press("Ann", "lobby_start")
    for message in world.messages():
        assert not message.mention_everyone
        assert not message.mention_role_ids
        assert set(message.mention_user_ids) <= {world.people["Ann"].id, odd.id}
    text = "\n".join(map(world.texts, world.messages()))
    assert "@everyone" not in text
    assert "```" not in text
    assert "\u202e" not in text


async def test_after_a_restart_the_lobby_goes_on(world):
    await world.lobby("Ann")
    await world.restart()
    await world.press("Ben", "lobby_join")
    await world.restart()
    await world.press("Ann", "lobby_start")
    assert [member.name for member in (await world.table()).members] == ["Ann", "Ben"]


async def test_board_shows_the_lobby_again(world):
    await world.lobby("Ann")
    await world.slash("Ben", "board")
    await world.press("Ben", "lobby_join", message=world.last().id)
    assert await names(world) == ["Ann", "Ben"]
