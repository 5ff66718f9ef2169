"""People and places that are gone, over a real gateway: the bot finds out, tells it once, and goes on where it can."""

from __future__ import annotations

import sqlite3
from dataclasses import dataclass, field

import positions
import pytest
from loopback import BotProcess, Channel, Delay
from loopback.payloads import guild_json
from playing import pings, press, verbs
from positions import Placed, read, write

GONE = "no longer on this server"


@dataclass
class Street:
    """A running bot, and games whose turn is about to end, each with people of its own."""

    server: object
    bot: BotProcess
    file: object
    guild: object
    parents: dict[str, Channel] = field(default_factory=dict)
    placed: dict[str, Placed] = field(default_factory=dict)

    @property
    def world(self):
        return self.server.world

    def stored(self, name):
        return read(self.file, self.placed[name].game)

    def rests(self, name):
        with sqlite3.connect(f"file:{self.file}?mode=ro", uri=True) as connection:
            rows = connection.execute("SELECT why FROM rests WHERE game = ?", (self.placed[name].game,)).fetchall()
        connection.close()
        return [row[0] for row in rows]

    async def stage(self, name):
        """The newest stage, shown anew."""
        placed = self.placed[name]
        await self.world.slash(placed.turn, placed.channel, "board")
        return next(it for it in reversed(placed.channel.messages) if "end" in verbs(it))

    async def end_turn(self, name):
        await press(self.world, self.placed[name].turn, await self.stage(name), "end")

    def told(self, name, what=GONE):
        return [it for it in self.placed[name].channel.messages if what in it.text]


ROOMS = ("left", "deleted account", "thread", "closed", "outage", "removed")


@pytest.fixture
async def street(discord_server, world, tmp_path):
    discord_server.settings.answer_within = 15.0
    file = tmp_path / "bot.db"
    guild, other = world.guild(), world.guild("Other")
    wanted, parents = [], {}
    for name in ROOMS:
        home = other if name in {"outage", "removed"} else guild
        parents[name] = channel = world.channel(home, name.replace(" ", "-"))
        if name == "thread":
            channel = world.thread(channel, "game night")
        wanted.append((channel, tuple(world.users(f"Ann {name}", f"Ben {name}", guild=home)), positions.manage))
    placed = dict(zip(ROOMS, await write(file, wanted), strict=True))
    async with BotProcess(discord_server, file) as bot:
        yield Street(discord_server, bot, file, guild, parents, placed)
        assert "Traceback" not in bot.output, bot.last_words


async def kill_and_start(street):
    await street.bot.kill()
    await street.server.gateway.wait_gone()
    await street.bot.start()


async def test_members_who_left_are_told_of_once_across_a_kill(street, world):
    left, account = street.placed["left"], street.placed["deleted account"]
    world.leave(street.guild, left.other)
    world.leave(street.guild, account.other)
    del street.server.realm.users[account.other.id]
    for name in ("left", "deleted account"):
        await street.end_turn(name)
        await world.until(lambda name=name: street.told(name), f"what is said of {name}")
        assert "seat_take" in verbs(street.told(name)[0])
    asked = [it.path for it in street.server.calls_to("GET /guilds/*/members/*")]
    assert len(asked) == len(set(asked)), "nobody is looked up twice"
    await kill_and_start(street)
    for name in ("left", "deleted account"):
        await world.slash(street.placed[name].turn, street.placed[name].channel, "board")
        assert len(street.told(name)) == 1
    dan = world.user("Dan", street.guild)
    await press(world, dan, street.told("left")[0], "seat_take")
    stage = next(it for it in reversed(left.channel.messages) if it.buttons)
    assert "Dan" in "\n".join(it.text for it in left.channel.messages)
    assert stage.buttons


async def test_what_a_bot_with_the_members_intent_is_told(street, world):
    placed = street.placed["left"]
    street.server.realm.emit(
        "GUILD_MEMBER_REMOVE",
        {
            "guild_id": str(street.guild.id),
            "user": {"id": str(placed.other.id), "username": "x", "discriminator": "0", "avatar": None},
        },
        street.guild.id,
    )
    await world.until(lambda: street.told("left"), "what is said of who left")


async def test_a_locked_thread_rests_and_goes_on(street, world):
    placed, parent = street.placed["thread"], street.parents["thread"]
    stage = await street.stage("thread")
    serial = street.stored("thread").serial
    world.archive(placed.channel, locked=True)
    await press(world, placed.turn, stage, "end")
    await world.until(lambda: street.rests("thread") == ["locked"], "the rest")
    assert street.stored("thread").serial == serial + 1
    await world.until(lambda: [it for it in parent.messages if "rests" in it.text], "the notice in the parent")
    await kill_and_start(street)
    assert street.rests("thread") == ["locked"]
    assert len([it for it in parent.messages if "rests" in it.text]) == 1
    before = len(placed.channel.messages)
    placed.channel.archived = placed.channel.locked = False
    world._emit("THREAD_UPDATE", placed.channel)
    await world.until(lambda: len(placed.channel.messages) > before, "a fresh stage")
    await world.until(lambda: street.rests("thread") == [], "no rest")
    assert pings(placed.channel, placed.other) == 1
    await press(world, placed.other, placed.channel.messages[-1], "roll")


async def test_a_channel_that_closes_and_opens_again(street, world):
    placed = street.placed["closed"]
    stage = await street.stage("closed")
    world.deny(placed.channel, "send_messages")
    await press(world, placed.turn, stage, "end")
    await world.until(lambda: street.rests("closed") == ["permission"], "the rest")
    before = len(placed.channel.messages)
    world.deny(placed.channel)
    await world.until(lambda: len(placed.channel.messages) > before, "a fresh stage")
    await world.until(lambda: street.rests("closed") == [], "no rest")
    assert pings(placed.channel, placed.other) == 1


async def test_a_start_posts_no_stage_twice(street, world):
    """The game is looked at because the bot starts, and because its server can be reached."""
    placed = street.placed["closed"]
    stage = await street.stage("closed")
    world.deny(placed.channel, "send_messages")
    await press(world, placed.turn, stage, "end")
    await world.until(lambda: street.rests("closed") == ["permission"], "the rest")
    await street.bot.kill()
    await street.server.gateway.wait_gone()
    world.deny(placed.channel)
    before = len(placed.channel.messages)
    street.server.inject("POST /channels/*/messages", Delay(1.0, after=True))  # so that both are at it at once
    await street.bot.start()
    await world.until(lambda: street.rests("closed") == [], "no rest")
    await street.end_turn("left")
    assert len(placed.channel.messages) == before + 1
    assert pings(placed.channel, placed.other) == 1


async def test_an_outage_changes_nothing_and_a_removal_rests(street, world):
    outage, removed = street.placed["outage"], street.placed["removed"]
    guild = outage.channel.guild
    world.make_unavailable(guild)
    world.make_available(guild)
    await street.end_turn("outage")
    assert street.rests("outage") == street.rests("removed") == []
    member = guild.members[street.server.realm.bot.id]
    world.remove_bot(guild)
    await street.bot.watch(lambda: street.rests("removed") == ["server"], "the rest")
    assert street.stored("removed").status == "running"
    guild.members[street.server.realm.bot.id] = member
    before = len(removed.channel.messages)

    data = guild_json(guild, street.server.realm.bot)
    del data["unavailable"]
    street.server.realm.emit("GUILD_CREATE", data, guild.id)
    await world.until(lambda: len(removed.channel.messages) > before, "a fresh stage")
    await world.until(lambda: street.rests("removed") == [], "no rest")


async def test_a_channel_and_a_thread_that_are_deleted(street, world):
    for name in ("closed", "thread"):
        world.delete_channel(street.placed[name].channel)
        await street.bot.watch(lambda name=name: street.stored(name).status == "stopped", f"the end in {name}")
    assert street.stored("left").status == "running"


async def test_a_channel_that_was_deleted_while_the_bot_was_down(street, world):
    """Nobody told it; a game that rested is tried again at the start, and there is nothing to go on in."""
    placed = street.placed["closed"]
    stage = await street.stage("closed")
    world.deny(placed.channel, "send_messages")
    await press(world, placed.turn, stage, "end")
    await world.until(lambda: street.rests("closed") == ["permission"], "the rest")
    await street.bot.kill()
    await street.server.gateway.wait_gone()
    street.server.realm.remove_channel(placed.channel)
    await street.bot.start()
    await street.bot.watch(lambda: street.stored("closed").status == "stopped", "the end")
