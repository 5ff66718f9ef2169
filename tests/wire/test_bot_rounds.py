"""A short set of the rounds in which the bot is killed at random moments; see `kill_rounds` for the long one."""

from __future__ import annotations

import pytest
from kill_rounds import run
from rooms import KINDS

ROUNDS = 12


@pytest.mark.slow
async def test_whatever_was_acknowledged_is_there_once_whenever_the_bot_is_killed(tmp_path):
    figures = await run(ROUNDS, 7, tmp_path)
    assert figures.rounds == ROUNDS
    assert figures.kills >= ROUNDS
    assert set(figures.kinds) == set(KINDS), "every kind of decision was met"
    assert figures.committed > 0
