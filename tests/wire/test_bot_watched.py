"""The real process, watched: metrics follow presses, health follows the gateway, and a fault is logged under the id told."""

from __future__ import annotations

import asyncio
import json
import re
import socket
import sqlite3

import aiohttp
import pytest
from loopback import BotProcess, Delay, LoopbackDiscord
from playing import begin, control, press
from prometheus_client.parser import text_string_to_metric_families

HOSTILE = "**Eve** <@&1> `x`"
LOGIN = "GET /users/@me"


@pytest.fixture
def port():
    with socket.socket() as held:
        held.bind(("127.0.0.1", 0))
        return held.getsockname()[1]


@pytest.fixture
async def watched(discord_server, tmp_path, port):
    """A bot that shows its health and writes its log as JSON; the test starts it."""
    env = {"BANKER_METRICS": f"127.0.0.1:{port}", "BANKER_LOG_FORMAT": "json"}
    bot = BotProcess(discord_server, tmp_path / "bot.db", env=env)
    yield bot
    await bot.close()


async def get(bot, path):
    """The status and text of a page of the bot's; None and nothing where it does not answer."""
    try:
        async with (
            aiohttp.ClientSession() as session,
            session.get(f"http://{bot.env['BANKER_METRICS']}{path}") as answer,
        ):
            return answer.status, await answer.text()
    except aiohttp.ClientConnectionError:
        return None, ""


async def until(bot, status, words):
    """Wait for this answer about the health."""
    for _ in range(900):
        found = await get(bot, "/healthz")
        if found[0] == status and found[1].startswith(words):
            return
        await asyncio.sleep(0.05)
    raise AssertionError(f"{found} and never {status} {words!r}\n{bot.last_words}")


async def metrics(bot):
    status, text = await get(bot, "/metrics")
    assert status == 200
    return {
        (it.name.removeprefix("banker_"), *sorted(it.labels.items())): it.value
        for family in text_string_to_metric_families(text)
        for it in family.samples
    }


def of(samples, name, **labels):
    return samples.get((name, *sorted(labels.items())), 0)


async def ask(bot):
    """What `python -m bot health` says, and its exit code."""
    child = await asyncio.create_subprocess_exec(
        *bot.command[:-1], "health", env=bot.env, cwd=bot.cwd, stdout=asyncio.subprocess.PIPE
    )
    said, _ = await child.communicate()
    return child.returncode, said.decode()


def lines(bot):
    """The log: every line is a record."""
    return [json.loads(line) for line in bot.output.splitlines()]


async def test_health_and_metrics_from_the_start_to_the_end(watched, discord_server, world):
    discord_server.inject(LOGIN, Delay(3.0))
    await watched.start(ready=False)
    await until(watched, 503, "gateway: not connected")
    assert of(await metrics(watched), "gateway_connected") == 0
    await watched.wait_ready()
    await until(watched, 200, "ok")
    assert await ask(watched) == (0, "ok\n")

    guild = world.guild()
    ann, ben = world.users("Ann", "Ben", guild=guild)
    played = await begin(world, world.channel(guild), ann, ben)
    await world.press(played.other, played.stage, control(played.stage, "roll")["custom_id"])
    await press(world, played.turn, played.stage, "roll")
    found = await metrics(watched)
    assert of(found, "interactions_total", kind="command", what="play") == 1
    assert of(found, "interactions_total", kind="press", what="lobby_join") == 1
    assert of(found, "interactions_total", kind="press", what="roll") == 2
    assert of(found, "interaction_seconds_count", kind="press") == 4
    assert of(found, "refusals_total", code="not_your_seat") == 1
    assert of(found, "games", status="running") == 1
    assert of(found, "games", status="lobby") == 0
    assert of(found, "gateway_connected") == 1
    assert of(found, "picture_seconds_count", kind="board") >= 1
    assert of(found, "pictures_waiting") == 0
    assert of(found, "commit_seconds_count") >= 4
    assert of(found, "loop_lag_seconds_count") >= 1
    assert not [key for key in found if key[0] == "database_errors_total"]
    assert of(found, "faults_total") == 0
    people = {str(it.id) for it in (ann, ben, guild, played.channel)} | {"Ann", "Ben"}
    assert not [key for key in found if {value for _, value in key[1:]} & people]

    await discord_server.stop()
    await until(watched, 503, "gateway: not connected")
    code, said = await ask(watched)
    assert code == 1
    assert said.startswith("gateway")
    assert of(await metrics(watched), "gateway_connected") == 0
    await discord_server.start()
    await until(watched, 200, "ok")
    assert await watched.terminate() == 0
    assert await get(watched, "/healthz") == (None, "")
    assert (await ask(watched))[0] == 1
    assert lines(watched)


async def test_a_fault_is_logged_under_the_id_that_was_told(watched, world, tmp_path):
    guild = world.guild()
    eve, ben = world.users(HOSTILE, "Ben", guild=guild)
    await watched.start()
    played = await begin(world, world.channel(guild), eve, ben)
    assert await watched.terminate() == 0
    with sqlite3.connect(tmp_path / "bot.db") as connection:
        connection.execute("UPDATE games SET state = x'00ff'")
    connection.close()

    await watched.start()
    before = len(eve.ephemerals), len(ben.ephemerals)
    world.send_raw_press(eve, played.stage, control(played.stage, "roll"))
    pressed = (await world.next_ephemeral(eve, before[0])).text
    world.send_slash(ben, played.channel, "score")
    typed = (await world.next_ephemeral(ben, before[1])).text
    told = [re.search(r"\bid ([0-9a-f]{6})\b", text)[1] for text in (pressed, typed)]
    logged = [it for it in lines(watched) if "error" in it]
    assert [it["error"] for it in logged] == told
    assert [it["channel"] for it in logged] == [played.channel.id] * 2
    assert [it["game"] for it in logged] == [played.game] * 2
    assert [it["verb"] for it in logged] == ["roll", "score"]
    assert all("Traceback" in it["trace"] for it in logged)
    assert of(await metrics(watched), "faults_total") == 2
    for secret in (HOSTILE, "Eve", watched.server.token):
        assert secret not in watched.output
    assert await watched.terminate() == 0


async def test_an_address_that_can_not_be_had_is_said_in_a_line(tmp_path, port):
    async with LoopbackDiscord() as server:
        for address, wrong in ((f"127.0.0.1:{port}", "be listened on"), (f"0.0.0.0:{port}", "ANYWHERE")):
            bot = BotProcess(server, tmp_path / "bot.db", env={"BANKER_METRICS": address})
            with socket.socket() as taken:
                taken.bind(("127.0.0.1", port))
                taken.listen()
                await bot.start(ready=False)
                assert await bot.wait_exit() == 2
            (line,) = bot.output.splitlines()
            assert wrong in line
            assert "BANKER_METRICS" in line
            await bot.close()
        assert not server.calls
