"""Fixtures of the wire tests, and the one line that makes `loopback` importable.

Under importlib mode no test folder is on the path; this one has to be, for its package to be found by name.
"""

from __future__ import annotations

import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

HERE = str(Path(__file__).resolve().parent)
if HERE not in sys.path:
    sys.path.insert(0, HERE)

from loopback import LoopbackDiscord  # noqa: E402 - the path comes first


def pytest_collection_modifyitems(items):
    for item in items:
        if item.path.is_relative_to(HERE):
            item.add_marker(pytest.mark.wire)
            # aiohttp's own reader of large uploads calls what aiohttp deprecates.
            item.add_marker(pytest.mark.filterwarnings("ignore:unread_data:DeprecationWarning"))


@pytest.fixture
async def discord_server() -> AsyncIterator[LoopbackDiscord]:
    """A running server; the test fails if the bot did anything that Discord would take amiss."""
    async with LoopbackDiscord() as server:
        yield server
    server.assert_clean()


@pytest.fixture
def world(discord_server):
    return discord_server.world
