"""The commands as Discord is told them: within its limits, in the catalogs' words, and only when they changed."""

import asyncio
import re

import discord
import pytest

from cogs._sync import essence

NAME = re.compile(r"[-_a-z0-9]{1,32}")


def all_options(command):
    for option in command.get("options", []):
        yield option
        yield from all_options(option)


def payload(world):
    tree = world.env.bot.tree
    return [command.to_dict(tree) for command in tree.get_commands()]


def test_commands_keep_discords_limits(world):
    commands = payload(world)
    assert len(commands) <= 100
    for command in commands:
        for item in (command, *all_options(command)):
            assert NAME.fullmatch(item["name"]), item
            assert 1 <= len(item["description"]) <= 100, item
            assert len(item.get("options", [])) <= 25
            assert len(item.get("choices", [])) <= 25
            for choice in item.get("choices", []):
                assert 1 <= len(choice["name"]) <= 100


def test_the_commands_of_the_product_are_there(world):
    names = {command["name"] for command in payload(world)}
    assert {"play", "board", "hand", "log", "rules", "score", "trade", "game", "me", "server"} <= names
    grouped = {f"{command['name']} {it['name']}" for command in payload(world) for it in command.get("options", [])}
    assert {"game pause", "game resume", "me notify", "me away", "me games", "server defaults"} <= grouped


async def test_commands_are_sent_only_when_they_changed(world):
    sent = [it for it in world.calls() if it[0] == "PUT"]
    assert len(sent) == 1
    await world.restart()
    await world.restart()
    assert [it for it in world.calls() if it[0] == "PUT"] == sent


async def test_a_changed_command_is_sent_again(world):
    bot = world.bot()
    bot.tree.remove_command("score")
    await world.env.restart_bot(bot)
    assert len([it for it in world.calls() if it[0] == "PUT"]) == 2


async def test_a_failed_sync_stops_nothing(world):
    bot = world.bot()
    bot.tree.remove_command("score")
    world.env.inject_error("PUT", "/applications/*/commands", status=400, code=50035, message="Invalid Form Body")
    await world.env.restart_bot(bot)
    await world.lobby("Ann")
    assert world.find("Ben", "lobby_join")


@pytest.mark.parametrize(
    ("ours", "theirs", "same"),
    [
        ({"name": "a", "description": "b"}, {"name": "a", "description": "b", "id": "1", "nsfw": False}, True),
        ({"name": "a", "options": []}, {"name": "a", "options": None, "type": 1}, True),
        ({"name": "a", "description": "b"}, {"name": "a", "description": "c"}, False),
        ({"name": "a", "options": [{"name": "x"}]}, {"name": "a", "options": [{"name": "y"}]}, False),
    ],
)
def test_only_what_we_decide_is_compared(ours, theirs, same):
    assert (essence({"type": 1, **ours}) == essence({"type": 1, **theirs})) is same


async def test_no_intent_but_guilds_and_nothing_is_cached(world):
    bot = world.env.bot
    assert bot.intents == discord.Intents(guilds=True)
    assert bot._connection.max_messages is None
    assert bot._connection.member_cache_flags == discord.MemberCacheFlags.none()
    assert bot.allowed_mentions.to_dict() == {"parse": []}


async def test_identifying_waits_only_within_a_bucket(world, monkeypatch):
    bot = world.bot()
    bot._concurrency = 2
    slept = []

    async def sleep(seconds):
        slept.append(seconds)

    monkeypatch.setattr(asyncio, "sleep", sleep)
    for shard in range(4):
        await bot.before_identify_hook(shard, initial=shard == 0)
    assert len(slept) == 2
