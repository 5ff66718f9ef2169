"""Fifty presses a second on real moves, each with its picture: all are answered, and every one counts once."""

from __future__ import annotations

import asyncio

import pytest
from loopback import Target, press_steadily
from playing import control

pytestmark = pytest.mark.asyncio(loop_scope="module")
PREPARED = {"manage": 1, "roll": 100}
"""The games that wait in the house."""

RATE = 50.0
PRESSES = 100


async def throws(house, count):
    """So many tables at which a throw is awaited, and the presses that make them."""
    rooms = [house.take("roll") for _ in range(count)]
    for at in range(0, count, 10):
        shown = (house.world.slash(it.turn, it.channel, "board") for it in rooms[at : at + 10])
        await asyncio.gather(*shown)
    return rooms, [Target(it.turn, it.channel.last, control(it.channel.last, "roll")["custom_id"]) for it in rooms]


async def test_fifty_throws_a_second(house, record_property):
    rooms, targets = await throws(house, PRESSES)
    before = [house.read(it.game).serial for it in rooms]
    used = house.bot.cpu_seconds()
    measured = await press_steadily(house.world, targets, rate=RATE, presses=PRESSES, patience=20.0)
    used = house.bot.cpu_seconds() - used
    said = f"{measured}; {used / PRESSES * 1000:.1f} ms of CPU a press, {house.bot.memory():.0f} MiB"
    print(said)  # noqa: T201 - figures to look at with -rP, not to gate on
    record_property("p50_ms", round(measured.p50 * 1000, 1))
    record_property("p99_ms", round(measured.p99 * 1000, 1))
    assert measured.unanswered == 0
    assert [it.answer for it in measured.interactions] == [7] * PRESSES, (
        "each is answered by changing the pressed message"
    )
    assert [house.read(it.game).serial for it in rooms] == [it + 1 for it in before]


@pytest.mark.slow
async def test_fifty_looks_a_second_for_six_seconds(house):
    """Hands with their pictures, for people who ask at many tables at once."""
    placed = house.take("manage")
    await house.world.slash(placed.turn, placed.channel, "board")
    stage = placed.channel.last
    button = control(stage, "hand")["custom_id"]
    targets = [Target(user, stage, button) for user in (placed.turn, placed.other)]
    measured = await press_steadily(house.world, targets, rate=RATE, presses=300, patience=20.0)
    print(measured)  # noqa: T201 - as above
    assert measured.unanswered == 0
    assert [it.answer for it in measured.interactions] == [4] * 300
