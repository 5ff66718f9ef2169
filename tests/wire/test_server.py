"""The server against discord.py itself: in this process, pointed at the loopback and put back afterwards."""

from __future__ import annotations

import asyncio
import contextlib

import discord
import pytest
from loopback import ApiError, LoopbackDiscord, RateLimited, ServerError, Target, press_steadily
from tiny_bot import TinyBot, point_at


@pytest.fixture
async def server():
    async with LoopbackDiscord() as running:
        # Other tests may be busy on the same machine.
        running.settings.answer_within = 10.0
        yield running
    running.assert_clean()


@pytest.fixture
def pointed(server):
    before = discord.http.Route.BASE, str(discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY)
    point_at(server.api_url, server.gateway_url)
    yield
    point_at(*before)


@contextlib.asynccontextmanager
async def running_bot(server, **options):
    bot = TinyBot(**options)
    task = asyncio.create_task(bot.start(server.token))
    try:
        wait = asyncio.create_task(server.gateway.wait_ready())
        await asyncio.wait([task, wait], return_when=asyncio.FIRST_COMPLETED)
        if task.done():
            wait.cancel()
            await task
        yield bot
    finally:
        await bot.close()
        await asyncio.wait([task])


@pytest.fixture
async def bot(server, pointed):
    async with running_bot(server) as running:
        yield running


@pytest.fixture
def channel(server):
    return server.world.channel(server.world.guild())


@pytest.fixture
def people(server, channel):
    return server.world.users("Ann", "Bob", guild=channel.guild)


@pytest.fixture
async def board(server, channel, people, bot):
    answer = await server.world.slash(people[0], channel, "show", {"game": "Builder"})
    return answer.message


async def test_a_slash_command_shows_a_layout_with_a_picture(server, channel, people, bot):
    answer = await server.world.slash(people[0], channel, "show", {"game": "Builder"})
    message = answer.expect("message").message
    assert answer.interaction.data["options"] == [{"name": "game", "type": 3, "value": "builder"}]
    assert message is channel.last
    assert message.layout
    assert message.text == "# Count 0"
    assert message.labels == ["🎲 Step", "Ask", "Slow", "Whisper"]
    assert message.descriptions == ["A board at 0"]
    assert message.attachments[0].data.startswith(b"\x89PNG")
    assert answer.latency is not None


async def test_a_press_edits_the_message_with_a_new_picture(server, board, people, bot):
    for count in (1, 2, 3):
        answer = await server.world.press(people[1], board, "🎲 Step")
        assert answer.expect("update").text == f"# Count {count}"
        assert [one.filename for one in board.attachments] == [f"board-{count}.png"]
    assert board.edits == 3
    assert len(server.calls_to("POST */callback")) == 4


async def test_a_modal_a_select_and_a_deferral(server, board, people, bot):
    ann, bob = people
    world = server.world
    form = (await world.press(bob, board, "Ask")).expect("modal")
    assert (await world.submit_modal(bob, form, {"Name": "Bob"})).expect("message").text == "hello Bob"
    chosen = await world.select(ann, board, "Colour", ["Green"])
    assert (chosen.text, chosen.ephemeral) == ("chose green", True)
    assert ann.ephemerals == [chosen.message]
    assert (await world.press(ann, board, "Slow")).expect("update").text == "# Count 99"
    whisper = (await world.press(bob, board, "Whisper")).expect("message")
    assert (whisper.text, whisper.ephemeral) == ("psst", True)
    assert (await world.next_ephemeral(bob, seen=1)).text == "and another"
    assert not ann.ephemerals[1:]


async def test_autocomplete_sub_commands_and_resolved_members(server, channel, people, bot):
    ann, bob = people
    offered = await server.world.autocomplete(ann, channel, "pick", "word", "ap")
    assert [one["value"] for one in offered] == ["apple", "apricot"]
    answer = await server.world.slash(ann, channel, "trade offer", {"to": bob, "amount": 5})
    assert answer.text == "Bob is offered 5"


async def test_a_turn_notifies_once_and_a_dm_arrives(server, channel, people, bot):
    ann = people[0]
    answer = await server.world.slash(ann, channel, "direct")
    assert answer.text == "sent"
    turn = next(one for one in channel.messages if "your turn" in one.text)
    assert turn.notified == {ann.id}
    assert server.world.dm(ann).last.text == "a letter"


async def test_the_nonce_saves_from_posting_twice(server, channel, people, bot):
    committed = server.inject("POST /channels/{channel_id}/messages", ServerError(500, after=True))
    limited = server.inject("POST /channels/{channel_id}/messages", RateLimited(0.05), skip=1)
    answer = await server.world.slash(people[0], channel, "direct")
    assert answer.text == "sent"
    assert (committed.hits, limited.hits) == (1, 1)
    assert sum("your turn" in one.text for one in channel.messages) == 1


@pytest.mark.parametrize("code", [50001, 50007, 50013, 50083, 10003])
async def test_the_library_sees_ordered_codes(server, channel, people, bot, code):
    server.inject("POST /channels/*/messages", ApiError(code))
    assert (await server.world.slash(people[0], channel, "direct")).text == f"failed with {code}"


async def test_lost_and_overtaken_interactions(server, board, people, bot):
    server.settings.answer_within = 0.3
    server.troubles.deliveries.lose = 1
    assert (await server.world.press(people[0], board, "Step")).kind == "timeout"
    server.settings.answer_within = 10.0
    server.troubles.deliveries.swap = 1
    first = server.world.send_press(people[0], board, "Ask")
    second = server.world.send_press(people[1], board, "Ask")
    assert (await server.world.outcome(first)).kind == "modal"
    assert (await server.world.outcome(second)).kind == "modal"
    assert second.dispatched_at < first.dispatched_at


async def test_a_dropped_connection_resumes_and_gets_what_it_missed(server, board, people, bot):
    session = next(iter(server.gateway.sessions.values()))
    server.gateway.drop()
    await server.world.until(lambda: not session.connected, "end of the connection")
    press = server.world.send_press(people[0], board, "Step")
    assert (await server.world.outcome(press)).expect("update").text == "# Count 1"
    assert session.resumes == 1
    assert len(server.gateway.identifies) == 1


async def test_op_7_is_a_resume(server, board, people, bot):
    session = next(iter(server.gateway.sessions.values()))
    server.gateway.reconnect()
    await server.world.until(lambda: session.resumes == 1, "resume")
    assert (await server.world.press(people[0], board, "Step")).kind == "update"
    assert bot.resumed


@pytest.mark.slow
@pytest.mark.parametrize("way", ["op 9", "close 4009", "forgotten"])
async def test_an_invalid_session_identifies_anew(server, board, people, bot, way):
    old = set(server.gateway.sessions)
    if way == "op 9":
        server.gateway.invalidate()
    else:
        server.gateway.forget_sessions()
        server.gateway.close(4009 if way == "close 4009" else 4000)
    await server.world.until(
        lambda: set(server.gateway.sessions) - old and server.gateway.ready_shards(), "new session"
    )
    assert len(server.gateway.identifies) == 2
    assert (await server.world.press(people[0], board, "Step")).kind == "update"


async def test_a_wrong_token_is_no_login(server, pointed):
    bot = TinyBot()
    with pytest.raises(discord.LoginFailure):
        await bot.start("wrong")
    await bot.close()
    assert "401" in str(server.take_faults()[0])


@pytest.mark.parametrize("code", [4004, 4013, 4014])
async def test_fatal_close_codes_end_the_client(server, pointed, code):
    server.gateway.refuse_identify.append(code)
    bot = TinyBot()
    with pytest.raises((discord.ConnectionClosed, discord.PrivilegedIntentsRequired)):
        await bot.start(server.token)
    await bot.close()


async def test_privileged_intents_are_not_granted(server, pointed):
    bot = TinyBot()
    bot._connection._intents.value |= discord.Intents.members.flag
    with pytest.raises(discord.PrivilegedIntentsRequired):
        await bot.start(server.token)
    await bot.close()
    assert "4014" in str(server.take_faults()[0])


async def test_guilds_are_spread_over_shards(server, pointed):
    server.gateway.shards = 2
    guilds = [server.world.guild(f"G{number}") for number in range(2)]
    async with running_bot(server) as bot:
        for guild in guilds:
            channel = server.world.channel(guild)
            user = server.world.user("Ann", guild)
            assert (await server.world.slash(user, channel, "pick", {"word": "oak"})).text == "oak"
        assert bot.shard_count == 2
        assert {bot.get_guild(guild.id).shard_id for guild in guilds} == {0, 1}
    assert {shard for _, shard in server.gateway.identifies} == {(0, 2), (1, 2)}


async def test_guild_events_reach_the_client(server, channel, bot):
    async def after(event, change, *args):
        heard = asyncio.create_task(bot.wait_for(event, timeout=10))
        await asyncio.sleep(0)
        change(*args)
        await heard

    world = server.world
    await asyncio.wait_for(bot.settled.wait(), 20)
    await after("guild_channel_update", lambda: world.deny(channel, "attach_files"))
    seen = bot.get_channel(channel.id)
    assert not seen.permissions_for(seen.guild.me).attach_files
    assert seen.permissions_for(seen.guild.me).send_messages
    await after("guild_unavailable", world.make_unavailable, channel.guild)
    await after("guild_available", world.make_available, channel.guild)
    await after("guild_remove", world.remove_bot, channel.guild)
    await after("guild_join", world.guild, "Another")


@pytest.mark.slow
async def test_the_bot_finds_a_server_that_was_off_the_air(server, board, people, bot):
    await server.stop()
    await server.start()
    await server.gateway.wait_ready()
    assert (await server.world.press(people[0], board, "Step")).text == "# Count 1"
    assert len(server.gateway.identifies) == 1


async def test_presses_are_measured(server, board, people, bot):
    measured = await press_steadily(server.world, [Target(people[0], board, "Ask")], rate=50, presses=25)
    assert measured.unanswered == 0
    assert 0 < measured.p50 <= measured.p99 < 10
    assert "25 presses" in str(measured)
