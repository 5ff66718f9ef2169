"""A bot in a process of its own: started, killed, started again, stopped."""

from __future__ import annotations

import signal
import sys
from pathlib import Path

import pytest
from loopback import BotDiedError, BotProcess

TINY = (sys.executable, str(Path(__file__).with_name("tiny_bot.py")))


@pytest.fixture
def channel(world):
    return world.channel(world.guild())


@pytest.fixture
def user(world, channel):
    return world.user("Ann", channel.guild)


@pytest.mark.slow
async def test_an_old_button_works_after_a_kill(discord_server, world, channel, user, tmp_path):
    discord_server.settings.answer_within = 10.0
    async with BotProcess(discord_server, tmp_path / "bot.db", command=TINY) as bot:
        board = (await world.slash(user, channel, "show")).message
        assert (await world.press(user, board, "Step")).text == "# Count 1"
        await bot.kill()
        assert not bot.alive
        await discord_server.gateway.wait_gone()
        discord_server.settings.answer_within = 0.1
        assert (await world.press(user, board, "Step")).kind == "timeout"
        discord_server.settings.answer_within = 10.0
        await bot.start()
        assert (await world.press(user, board, "Step")).text == "# Count 2"
        assert bot.memory() > 10
        assert bot.cpu_seconds() > 0
        assert await bot.terminate() == 0
    assert bot.starts == 2


async def test_a_bot_that_dies_at_once_is_told_from_a_slow_one(discord_server, tmp_path):
    command = (sys.executable, "-c", "import sys; sys.exit('no such table')")
    with pytest.raises(BotDiedError, match="no such table"):
        async with BotProcess(discord_server, tmp_path / "bot.db", command=command):
            pass


async def test_a_bot_that_ignores_sigterm_is_killed_and_reported(discord_server, tmp_path):
    program = (
        "import signal, time; signal.signal(signal.SIGTERM, signal.SIG_IGN); print('up', flush=True); time.sleep(99)"
    )
    bot = BotProcess(discord_server, tmp_path / "bot.db", command=(sys.executable, "-c", program))
    await bot.start(ready=False)
    await bot.watch(lambda: "up" in bot.output, "first words")
    with pytest.raises(TimeoutError, match="SIGTERM"):
        await bot.terminate(patience=0.3)
    assert await bot.wait_exit() == -signal.SIGKILL
    await bot.close()
