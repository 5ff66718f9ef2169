"""A person who never acts at a table of Anti-Monopoly: roles, swaps, turns and the last adjusting go on, under every policy."""

import pytest

from bot.engine import events as e
from bot.engine.actions import AcceptTrade, ProposeTrade

ABSENT = 2
FOUR = ("Ann", "Ben", "Cleo", "Dan")


async def absent_all_along(world, anti, player, mode, policy, **settings):
    """A game to its end in which Cleo never acts; the table, and what was done on that seat."""
    await anti.game(*FOUR, profile=mode, settings={"policy": policy, **settings})
    player.absent = "Cleo"
    table = await player.play(5000)
    assert table.status == "over"
    entries = [it for it in await world.tables.entries(table.game_id) if it.seat == ABSENT]
    assert entries
    assert {it.by for it in entries} == {None}
    assert not any(isinstance(it.action, AcceptTrade | ProposeTrade) for it in entries)
    chosen = [
        it.seat
        for entry in await world.tables.entries(table.game_id)
        for it in entry.events
        if isinstance(it, e.RoleChosen)
    ]
    assert sorted(chosen) == [0, 1, 2, 3]
    return table, entries


@pytest.mark.parametrize("policy", ["stand-in", "skip", "vote"])
async def test_a_two_hour_game_ends(world, anti, player, policy):
    """Whoever is passed over misses the time for a decision again and again, so that game has a week."""
    times = {"time_limit": "10080", "adjust_limit": "1440"} if policy == "skip" else {}
    table, entries = await absent_all_along(world, anti, player, "two_hours", policy, **times)
    assert table.state.ending == "time"
    assert len({it.at for it in entries}) >= (5 if policy == "skip" else 1)
    kept = [
        it.seat
        for entry in await world.tables.entries(table.game_id)
        for it in entry.events
        if isinstance(it, e.CashKept)
    ]
    assert sorted(kept) == [0, 1, 2, 3]


@pytest.mark.slow
@pytest.mark.parametrize(("mode", "policy"), [("A", "stand-in"), ("B", "vote")])
async def test_a_game_without_a_time_of_its_own_ends(world, anti, player, mode, policy):
    """By buttons, two of them; `tests/table/test_ends.py` has every mode and policy."""
    await absent_all_along(world, anti, player, mode, policy, start_cash="500")
