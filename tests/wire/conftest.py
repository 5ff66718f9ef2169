"""Fixtures of the wire tests, and the one line that makes `loopback` importable.

Under importlib mode no test folder is on the path; this one has to be, for its package to be found by name.
"""

from __future__ import annotations

import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

HERE = str(Path(__file__).resolve().parent)
if HERE not in sys.path:
    sys.path.insert(0, HERE)

from house import House, Throw, open_house  # noqa: E402 - the path comes first
from loopback import LoopbackDiscord  # noqa: E402
from playing import Played  # noqa: E402


def pytest_collection_modifyitems(items):
    for item in items:
        if item.path.is_relative_to(HERE):
            item.add_marker(pytest.mark.wire)


@pytest.fixture
async def discord_server() -> AsyncIterator[LoopbackDiscord]:
    """A running server; the test fails if the bot did anything that Discord would take amiss."""
    async with LoopbackDiscord() as server:
        yield server
    server.assert_clean()


@pytest.fixture
def world(discord_server):
    return discord_server.world


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def shared_house(request, tmp_path_factory) -> AsyncIterator[House]:
    """One bot for all tests of a module that leave it running, with the games of the module's `PREPARED`.

    No longer than a module: while tests with loops of their own run, its Discord is silent, and after a minute of that the bot
    takes its line for dead.
    """
    async with open_house(tmp_path_factory.mktemp("house"), request.module.PREPARED) as house:
        yield house


@pytest_asyncio.fixture(loop_scope="module")
async def house(shared_house) -> AsyncIterator[House]:
    """The shared bot; afterwards no trouble is left, and nothing may have been amiss: no fault, no unexpected error."""
    said = len(shared_house.bot.output)
    yield shared_house
    shared_house.server.troubles.clear()
    shared_house.server.assert_clean()
    assert "Traceback" not in shared_house.bot.output[said:], shared_house.bot.last_words


@pytest_asyncio.fixture(loop_scope="module")
async def table(house) -> Throw:
    """A fresh game of the shared bot, whose first throw is awaited."""
    return Throw(house, await house.game())


@pytest_asyncio.fixture(loop_scope="module")
async def known(house) -> Throw:
    """The same with a throw that always falls alike, so that it leads to a change of the stage and to no new one."""
    placed = house.take("roll")
    await house.world.slash(placed.other, placed.channel, "board")
    return Throw(house, Played(placed.game, placed.channel, placed.channel.last, placed.turn, placed.other))
