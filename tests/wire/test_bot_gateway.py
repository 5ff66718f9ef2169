"""What the gateway does to the real bot: it goes on after every close that is no verdict, and ends plainly after one."""

from __future__ import annotations

import re
from functools import partial

import pytest
from every_ending import COMMAND
from loopback import BotProcess
from playing import press

from bot.app import FATAL

GOES_ON = (1000, 1001, 4000, 4001, 4002, 4003, 4005, 4007, 4008, 4009)
"""The close codes after which the library connects again."""

shared = pytest.mark.asyncio(loop_scope="module")
PREPARED = {}
"""The games that wait in the house."""


def session(house):
    return next(iter(house.server.gateway.sessions.values()))


@shared
async def test_a_resumed_session_goes_on(house, table):
    resumes = session(house).resumes
    house.server.gateway.reconnect()
    table.roll()
    await table.world.until(lambda: session(house).resumes > resumes, "RESUME")
    await table.rolled_once()


@shared
async def test_a_cut_connection_is_resumed_and_what_was_missed_is_replayed(house, table):
    resumes = session(house).resumes
    house.server.gateway.drop()
    table.roll()
    await table.world.until(lambda: session(house).resumes > resumes, "RESUME", 60)
    await table.rolled_once()


@shared
async def test_every_close_that_is_no_verdict_is_followed_by_a_resume(house, table):
    """Each time somebody presses meanwhile; the press is replayed."""
    for code in GOES_ON:
        resumes = session(house).resumes
        house.server.gateway.close(code)
        shown = await press(table.world, table.played.turn, table.played.stage, "hand")
        assert shown.ephemeral, code
        assert session(house).resumes == resumes + 1, code
    table.roll()
    await table.rolled_once()


@shared
async def test_an_invalid_session_that_can_be_resumed_is(house, table):
    resumes = session(house).resumes
    house.server.gateway.invalidate(resumable=True)
    table.roll()
    await table.world.until(lambda: session(house).resumes > resumes, "RESUME", 60)
    await table.rolled_once()


@shared
async def test_an_invalid_session_is_replaced_without_a_second_sync(house, table):
    puts = len(house.server.calls_to("PUT /applications/*/commands"))
    known = set(house.server.gateway.sessions)
    house.server.gateway.invalidate()
    await house.bot.wait_ready(known)
    await table.world.outcome(table.roll())
    await table.rolled_once()
    assert len(house.server.calls_to("PUT /applications/*/commands")) == puts


@shared
async def test_a_session_that_is_gone_when_it_is_to_be_resumed_is_replaced(house, table):
    """What came in between is lost, and can be pressed again."""
    known = set(house.server.gateway.sessions)
    house.server.gateway.close(4009)
    house.server.gateway.forget_sessions()
    lost = table.roll()
    await house.bot.wait_ready(known)
    assert lost.answer is None
    assert table.stored.serial == table.before
    await table.world.outcome(table.roll())
    await table.rolled_once()


def over(bot, gateway, code, ends):
    """Whether the bot has ended so often; else it is told once more, for a goodbye can be lost on its way."""
    return bot.output.count("exit code") >= ends or gateway.close(code)


async def test_every_verdict_ends_the_bot_with_its_reason(discord_server, world, tmp_path):
    """All of them at the door, and some in the middle of a session."""
    codes = sorted(FATAL)
    assert codes == [4004, *range(4010, 4015)]
    later = codes[::2]
    discord_server.gateway.refuse_identify += codes
    bot = BotProcess(discord_server, tmp_path / "bot.db", command=(*COMMAND, str(len(codes) + len(later))))
    try:
        await bot.start(ready=False)
        for ends, code in enumerate(later, len(codes) + 1):
            await discord_server.gateway.wait_ready()
            await bot.watch(partial(over, bot, discord_server.gateway, code, ends), f"the end by {code}")
        assert await bot.wait_exit() == 0
        said = bot.output
    finally:
        await bot.close()
    ends = re.split(r"^exit code ", said, flags=re.MULTILINE)
    assert [it[0] for it in ends[1:]] == ["1"] * (len(codes) + len(later))
    for code, end in zip(codes + later, ends[:-1], strict=True):
        assert FATAL[code] in end, code
    assert "Traceback" not in said
    assert discord_server.token not in said
