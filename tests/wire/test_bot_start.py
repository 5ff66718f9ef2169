"""`python -m bot run` as somebody starts it: what is wrong is said in one line, what is right connects and ends cleanly."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sqlite3
from pathlib import Path

import pytest
from loopback import BotProcess, Delay, ServerError
from playing import begin

SECRET = "MTIzNDU2Nzg5.GaBcDe.some-secret-of-ours"
TRIES = "the next try is in"


@pytest.fixture
async def start(discord_server, tmp_path):
    """Start the bot with other settings, and wait for its end: the exit code and what it said."""
    started = []

    def made(**env):
        bot = BotProcess(discord_server, tmp_path / "bot.db")
        bot.env.update(env)
        started.append(bot)
        return bot

    async def ended(**env):
        bot = made(**env)
        await bot.start(ready=False)
        return await bot.wait_exit(), bot.output

    ended.process = made
    yield ended
    for bot in started:
        await bot.close()


def is_one_plain_line(said):
    lines = [line for line in said.splitlines() if " level=info " not in line]
    return len(lines) == 1 and "Traceback" not in said and SECRET not in said


@pytest.fixture
def token_file(tmp_path):
    def write(content: bytes) -> str:
        file = tmp_path / "token"
        file.write_bytes(content)
        return str(file)

    return write


async def test_what_is_unset_or_misspelt_is_said_before_anything_is_asked(discord_server, start, token_file, tmp_path):
    wrong = [
        ({"DISCORD_TOKEN": ""}, "DISCORD_TOKEN"),
        ({"DISCORD_TOKEN": "two words"}, "token"),
        ({"DISCORD_TOKEN": SECRET + "\u201d"}, "token"),
        ({"DISCORD_TOKEN": SECRET + "\x1b[0m"}, "token"),
        ({"DISCORD_TOKEN": SECRET, "DISCORD_TOKEN_FILE": "x"}, "not both"),
        ({"DISCORD_TOKEN": "", "DISCORD_TOKEN_FILE": str(tmp_path / "none")}, "none"),
        ({"DISCORD_TOKEN": "", "DISCORD_TOKEN_FILE": str(tmp_path)}, str(tmp_path)),
        ({"DISCORD_TOKEN": "", "DISCORD_TOKEN_FILE": token_file(b"\n")}, "empty"),
        ({"DISCORD_TOKEN": SECRET, "BANKER_LOG": "loud"}, "BANKER_LOG"),
        ({"DISCORD_TOKEN": SECRET, "BANKER_API_URL": "discord.com/api"}, "BANKER_API_URL"),
        ({"DISCORD_TOKEN": SECRET, "BANKER_GATEWAY_URL": "http://127.0.0.1"}, "BANKER_GATEWAY_URL"),
        ({"DISCORD_TOKEN": SECRET, "BANKER_DB": str(tmp_path / "no" / "folder.db")}, "folder"),
    ]
    for at in range(0, len(wrong), 2):  # two at once: each is a process that first has to import
        some = wrong[at : at + 2]
        ended = await asyncio.gather(*(start(**env) for env, _ in some))
        for (env, named), (code, said) in zip(some, ended, strict=True):
            assert code == 2, (env, said)
            assert is_one_plain_line(said), said
            assert named in said
    assert not discord_server.calls


@pytest.mark.parametrize("token", ["x", SECRET])
async def test_a_wrong_token_is_said_after_one_request(discord_server, start, token):
    code, said = await start(DISCORD_TOKEN=token)
    assert code == 1
    assert is_one_plain_line(said), said
    assert "does not know this token" in said
    assert len(discord_server.calls) == 1
    assert [fault.startswith("GET /users/@me: 401") for fault in map(str, discord_server.take_faults())] == [True]


async def test_a_token_that_only_the_gateway_refuses(discord_server, start):
    discord_server.gateway.refuse_identify.append(4004)
    code, said = await start()
    assert code == 1
    assert "does not know this token" in said
    assert discord_server.token not in said


async def test_an_api_that_is_away_is_asked_again_and_then_given_up_plainly(discord_server, start, world, unused_port):
    bot = start.process(BANKER_API_URL=f"http://127.0.0.1:{unused_port}/api/v10")
    await bot.start(ready=False)
    await bot.watch(lambda: bot.output.count(TRIES) >= 2, "second try")
    assert await bot.terminate() == 0
    assert "Traceback" not in bot.output
    assert bot.env["DISCORD_TOKEN"] not in bot.output


async def test_an_api_that_comes_back_is_found_again(discord_server, start):
    discord_server.inject("GET /users/@me", ServerError(503))
    bot = start.process()
    await bot.start()
    assert bot.output.count(TRIES) == 1
    assert "Traceback" not in bot.output
    assert await bot.terminate() == 0


@pytest.fixture
def unused_port():
    with socket.socket() as held:
        held.bind(("127.0.0.1", 0))
        yield held.getsockname()[1]


async def test_a_token_file_serves_and_a_second_process_is_turned_away(discord_server, start, world, token_file):
    """One run of the bot from its start to SIGTERM, with a game in it."""
    bot = start.process(DISCORD_TOKEN="", DISCORD_TOKEN_FILE=token_file(discord_server.token.encode() + b"\n"))
    await bot.start()
    guild = world.guild()
    ann, ben = world.users("Ann", "Ben", guild=guild)
    played = await begin(world, world.channel(guild), ann, ben)
    assert played.turn.id in played.stage.notified

    code, said = await start()
    assert code == 2
    assert is_one_plain_line(said), said
    assert "bot.db" in said

    children = descendants(bot.pid)
    assert await bot.terminate() == 0
    await discord_server.gateway.wait_gone()
    assert "Traceback" not in bot.output
    assert discord_server.token not in bot.output
    file = Path(bot.env["BANKER_DB"])
    assert not file.with_name("bot.db-wal").exists(), "the database was closed"
    with sqlite3.connect(file) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    connection.close()
    assert not [pid for pid in children if is_running(pid)], "nothing is left running"


def is_running(pid):
    return Path(f"/proc/{pid}").exists()


def descendants(pid):
    listed = [Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii")]
    found = [int(it) for it in listed[0].split()]
    return found + [it for child in found for it in descendants(child)]


async def test_sigint_in_the_middle_of_an_answer_lets_it_stand(discord_server, start, world):
    bot = start.process()
    await bot.start()
    channel = world.channel(world.guild())
    ann = world.user("Ann", channel.guild)
    discord_server.inject("POST */callback", Delay(0.5))
    world.send_slash(ann, channel, "play")
    await world.until(lambda: discord_server.calls_to("POST */callback"), "callback on its way")
    os.kill(bot.pid, signal.SIGINT)
    assert await bot.wait_exit() == 0
    assert "Traceback" not in bot.output, bot.last_words
    await bot.start()
    shown = await world.slash(ann, channel, "board")
    assert "Ann opens a table" in shown.text, "the lobby was kept"
    assert await bot.terminate() == 0
