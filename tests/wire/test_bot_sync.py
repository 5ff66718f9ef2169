"""Commands are sent when they changed, and only then; Discord's own additions are no change."""

from __future__ import annotations

import copy

import discord
import pytest
from discord import app_commands
from loopback import ApiError, BotProcess, ServerError

from cogs._sync import is_same

PUT = "PUT /applications/*/commands"


async def test_the_second_start_sends_nothing_and_a_change_is_sent(discord_server, world, tmp_path):
    realm = discord_server.realm
    async with BotProcess(discord_server, tmp_path / "bot.db") as bot:
        assert len(discord_server.calls_to(PUT)) == 1
        first = copy.deepcopy(realm.commands[None])
        await bot.restart()
        assert len(discord_server.calls_to(PUT)) == 1
        realm.commands[None][0]["description"] = "what it said last year"
        await bot.restart()
        assert len(discord_server.calls_to(PUT)) == 2
        said = [{key: it[key] for key in ("name", "description", "options")} for it in first]
        now = [{key: it[key] for key in ("name", "description", "options")} for it in realm.commands[None]]
        assert now == said


async def test_a_failed_sync_does_not_stop_the_bot_and_is_made_up_for(discord_server, world, tmp_path):
    bot = BotProcess(discord_server, tmp_path / "bot.db")
    try:
        discord_server.inject(PUT, ServerError(503))
        await bot.start(ready=False)
        await bot.watch(lambda: discord_server.gateway.ready_shards() == {0}, "READY")
        assert bot.output.count("could not be synced") == 1
        await bot.restart()
        discord_server.realm.commands[None].pop()
        discord_server.inject(PUT, ApiError(50035))
        await bot.restart()
        assert bot.output.count("could not be synced") == 2
        channel = world.channel(world.guild())
        ann = world.user("Ann", channel.guild)
        assert (await world.slash(ann, channel, "play")).kind == "message"
        assert "Traceback" not in bot.output
    finally:
        await bot.close()


async def nothing(interaction: discord.Interaction) -> None:
    """A command's callback."""


def made(**options) -> dict:
    client = discord.Client(intents=discord.Intents.none())
    tree = app_commands.CommandTree(client)
    command = app_commands.Command(name="stop", description="Stop", callback=nothing)
    for name, value in options.items():
        setattr(command, name, value)
    return command.to_dict(tree)


def fetched(command: dict, **changes) -> dict:
    """The same as Discord gives it back."""
    allowed = command["default_member_permissions"]
    return {
        **command,
        "id": "1",
        "application_id": "2",
        "version": "3",
        "default_member_permissions": None if allowed is None else str(allowed),
        "integration_types": command["integration_types"] or [0],
        "contexts": command["contexts"],
        "name_localizations": None,
        **changes,
    }


@pytest.mark.parametrize("allowed", [None, 0, 32])
def test_permissions_that_come_back_as_text_are_no_change(allowed):
    permissions = None if allowed is None else discord.Permissions(allowed)
    ours = made(default_permissions=permissions)
    assert is_same([ours], [fetched(ours)])


@pytest.mark.parametrize(
    "change",
    [{"default_member_permissions": "8"}, {"default_member_permissions": None}, {"description": "x"}, {"nsfw": True}],
)
def test_every_real_change_is_one(change):
    ours = made(default_permissions=discord.Permissions(32))
    assert not is_same([ours], [fetched(ours, **change)])
    assert not is_same([ours], [])
    assert not is_same([], [fetched(ours)])


def test_places_that_we_choose_are_compared():
    ours = made(allowed_contexts=app_commands.AppCommandContext(guild=True))
    assert is_same([ours], [fetched(ours)])
    assert not is_same([ours], [fetched(ours, contexts=[0, 1])])
