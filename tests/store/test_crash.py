"""A process that writes without a pause is killed again and again: nothing acknowledged is ever lost, nothing half done."""

import asyncio
import sqlite3
import sys
from pathlib import Path

import bot
from bot.store.db import Database
from bot.store.games import Games

ROOT = Path(bot.__file__).parent.parent
ROUNDS = 6

WRITER = """
import asyncio, sys
from bot.store.db import Database
from bot.store.dues import Schedule
from bot.store.games import Games, MoveRow, Seating

async def main():
    games = Games(await Database.open(sys.argv[1]))
    game = await games.live_in(1)
    if game is None:
        game = await games.create(1, None, ("g", "p", "b"), b"", Seating(1, b"", (1,)), 0.0, Schedule(b""))
        first = MoveRow(0, None, None, 0, None, b"", 0.0)
        await games.begin(game, ("d", 1, b"r"), b"0", "", first, members=b"", pending=False, schedule=Schedule(b""))
    serial = (await games.get(game)).serial
    while True:
        serial += 1
        move = MoveRow(serial, 0, 1, 0, b"a", b"e" * 2000, float(serial))
        await games.append(game, str(serial).encode() * 3000, "running", move, Schedule(b""), pending=False)
        print(serial, flush=True)

asyncio.run(main())
"""


async def test_the_last_acknowledged_action_is_there_after_every_kill(tmp_path):
    path = tmp_path / "a.db"
    acknowledged = 0
    for lines in range(1, ROUNDS + 1):
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-c", WRITER, str(path), stdout=asyncio.subprocess.PIPE, cwd=ROOT
        )
        for _ in range(lines * 7):
            acknowledged = int(await process.stdout.readline())
        process.kill()
        rest = (await process.communicate())[0].split()
        acknowledged = int(rest[-1]) if rest else acknowledged
        with sqlite3.connect(path) as look:
            assert look.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        look.close()
        games = Games(await Database.open(path))
        row = await games.get(await games.live_in(1))
        serials = [move.serial for move in await games.moves(row.id, 0, None)]
        await games.database.close()
        assert row.serial in {acknowledged, acknowledged + 1}
        assert row.state == str(row.serial).encode() * 3000
        assert serials == list(range(row.serial + 1))
        acknowledged = row.serial
    assert acknowledged >= 7 * sum(range(1, ROUNDS + 1))
