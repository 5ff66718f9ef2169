"""Measures the store: an action, its events and the state after it committed to a file, synced to the disk each time."""

import asyncio
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from time import process_time

from bot.bench.play import Position
from bot.engine.kernel import apply
from bot.engine.rules import Rules
from bot.store import codec
from bot.store.db import Database
from bot.store.dues import Due, Schedule
from bot.store.games import Games, MoveRow, Seating


def commits_per_s(rules: Rules, taken: Sequence[Position], count: int) -> float:
    """How many actions can be committed, one after the other, in a second of CPU; waiting for the disk is not counted."""
    rows = [_row(rules, position) for position in taken[:200]]
    with TemporaryDirectory(prefix="banker-bench-") as folder:
        return count / asyncio.run(_commit(Path(folder) / "bench.db", codec.RULES.encode(rules), rows, count))


def _row(rules: Rules, position: Position) -> tuple[bytes, bytes, bytes]:
    state, seat, action = position
    after, events = apply(rules, state, seat, action)
    return codec.STATE.encode(after), codec.ACTION.encode(action), codec.EVENTS.encode(tuple(events))


async def _commit(file: Path, rules: bytes, rows: Sequence[tuple[bytes, bytes, bytes]], count: int) -> float:
    """The seconds of CPU that so many commits take, the database's thread included."""
    database = await Database.open(file)
    try:
        games = Games(database)
        game = await games.create(1, None, ("builder", "official", "builder"), b"", Seating(1, b"", (1,)), 0.0, _due(0))
        if game is None:
            raise RuntimeError("an empty database has a game")
        first = MoveRow(0, None, 1, 0, None, rows[0][2], 0.0)
        await games.begin(
            game, ("rules", 1, rules), rows[0][0], "", first, members=b"", pending=False, schedule=_due(0)
        )
        began = process_time()
        for serial in range(1, count + 1):
            state, action, events = rows[serial % len(rows)]
            move = MoveRow(serial, 0, 1, 0, action, events, 0.0)
            await games.append(game, state, "running", move, _due(serial), pending=False)
        return process_time() - began
    finally:
        await database.close()


def _due(serial: int) -> Schedule:
    """The deadline of one decision, another one at each action."""
    return Schedule(b"clock", (Due("roll", serial, 0, 0.0, 0.0, 0.0, 0),))
