"""Databases that earlier versions of the program made, one file for each version of the tables: they are opened, kept and played on.

Each holds a running Builder, a running classic game with a draft, a finished, a stopped one and a lobby. A file is never changed; a
version of the tables that has been handed out gets one.
"""

import re
import shutil
from pathlib import Path

import pytest

from bot.engine.kernel import asked
from bot.engine.laws import broken
from bot.engine.options import pick_from
from bot.store import backup
from bot.store.db import Database
from bot.store.games import Games
from bot.store.migrate import shipped, steps
from bot.table import proof
from bot.table.model import TableRefused
from bot.table.service import Tables

OLDER = sorted((Path(__file__).parent / "older").glob("tables-*.db"))


@pytest.fixture(params=OLDER, ids=lambda file: file.stem)
def file(request, tmp_path):
    return Path(shutil.copy(request.param, tmp_path / "a.db"))


def test_there_is_one():
    assert OLDER


async def test_an_older_database_is_brought_up_to_date_and_a_copy_kept(file):
    before = backup.check(file)
    database = await Database.open(file)
    await database.close()
    after = backup.check(file)
    assert after.version == len(steps(shipped()))
    assert after.games == before.games
    kept = [it for it in file.parent.iterdir() if re.fullmatch(r"a\.db\.schema-\d+-\d{8}-\d{6}", it.name)]
    assert len(kept) == (before.version < after.version)
    for copy in kept:
        assert backup.check(copy) == before


async def test_its_games_go_on_by_the_rules_they_began_with(file):
    database = await Database.open(file)
    tables = Tables(Games(database))
    rows = await database.read("SELECT id FROM games WHERE status = 'running' ORDER BY id")
    running = [row[0] for row in rows]
    assert len(running) == 2
    for game in running:
        table = await tables.table(game)
        assert broken(table.rules, table.state) == []
        seat = next(it for decision in table.state.waiting for it in decision.seats)
        action = pick_from(asked(table.rules, table.state, seat)[0], lambda _: 0)
        turn = await tables.act(game, table.members[seat].user, None, action)
        assert turn.table.serial > table.serial
        assert turn.table.rules == table.rules
        record = await tables.record(game)
        assert len(record.entries) == turn.table.serial + 1
    assert await tables.draft(running[1], 101) == b"draft"
    lobby = await tables.lobby_in(5)
    assert [member.name for member in lobby.members] == ["Ann", "Ben Ünal", "Cy"]
    await tables.start(lobby.game_id, 100)
    await database.close()


async def test_moves_from_before_undo_was_known_stand_and_records_from_before_are_told_apart(file):
    database = await Database.open(file)
    tables = Tables(Games(database))
    rows = await database.read("SELECT id, status FROM games WHERE status <> 'lobby' ORDER BY id")
    for game, status in rows:
        table = await tables.table(game)
        assert table.takeback is None
        record = await tables.record(game)
        assert all(it.chance is None for it in record.entries)
        assert record.header.hidden == (status == "running")
        if status == "running":
            seat = next(it for decision in table.state.waiting for it in decision.seats)
            with pytest.raises(TableRefused, match=r"undo_too_old|nothing_to_undo"):
                await tables.undo(game, table.members[seat].user)
        elif file.name == "tables-3.db":
            assert proof.judge(record, record.header.commitment, record.final) == proof.Verdict(proof.VALID)
    await database.close()
