"""Copies of the database: whole while others write, checked, never over anything, and put back with what was there kept."""

import asyncio
import shutil
import sqlite3
import time

import pytest

from bot.errors import StoreError
from bot.store import backup
from bot.store.db import Database
from bot.store.games import Games
from bot.table.service import Tables


def now():
    return 1_790_000_000.0


async def filled(path, channels=1):
    """A database with so many lobbies."""
    database = await Database.open(path)
    tables = Tables(Games(database), clock=now)
    for channel in range(1, channels + 1):
        await tables.open_lobby(channel, 7, 100, "Ann", "builder")
    return database, tables


async def test_a_copy_is_made_while_the_bot_writes(tmp_path):
    file, copy = tmp_path / "a.db", tmp_path / "copies.db"
    database, tables = await filled(file, 3)
    writing = asyncio.create_task(_write(tables))
    held = await asyncio.to_thread(backup.backup, file, copy)
    written = await writing
    await database.close()
    assert 3 <= held.count <= 3 + written
    assert backup.check(copy) == held
    assert sorted(it.name for it in tmp_path.iterdir()) == ["a.db", "a.db.lock", "copies.db"]


async def _write(tables):
    for channel in range(100, 130):
        await tables.open_lobby(channel, 7, 100, "Ann", "builder")
        await asyncio.sleep(0)
    return 30


async def test_a_copy_never_takes_the_place_of_a_file(tmp_path):
    file, copy = tmp_path / "a.db", tmp_path / "b.db"
    database, _ = await filled(file)
    await database.close()
    copy.write_text("mine")
    with pytest.raises(StoreError, match="there already"):
        backup.backup(file, copy)
    assert copy.read_text() == "mine"


def test_there_is_nothing_to_copy(tmp_path):
    with pytest.raises(StoreError, match="no such file"):
        backup.backup(tmp_path / "a.db", tmp_path / "b.db")
    assert list(tmp_path.iterdir()) == []


async def test_a_copy_that_can_not_be_written_leaves_nothing_behind(tmp_path):
    file = tmp_path / "a.db"
    database, _ = await filled(file)
    await database.close()
    with pytest.raises(StoreError):
        backup.backup(file, tmp_path / "nowhere" / "b.db")
    assert not [it.name for it in tmp_path.iterdir() if not it.name.startswith("a.db")]


async def test_restoring_keeps_what_was_there(tmp_path):
    file, copy = tmp_path / "a.db", tmp_path / "b.db"
    database, _ = await filled(file)
    await database.close()
    backup.backup(file, copy)
    database, _ = await filled(tmp_path / "c.db", 5)
    await database.close()
    shutil.move(tmp_path / "c.db", file)
    held, kept = backup.restore(copy, file, now)
    assert held.games == {"lobby": 1}
    assert backup.check(file) == held
    assert kept is not None
    assert kept.name == "a.db.before-restore-20260921-141320"
    assert backup.check(kept).count == 5
    again, other = backup.restore(copy, file, now)
    assert again == held
    assert other not in {None, kept}


async def test_restoring_into_an_empty_place(tmp_path):
    file, copy = tmp_path / "a.db", tmp_path / "b.db"
    database, _ = await filled(copy, 2)
    await database.close()
    held, kept = backup.restore(copy, file, now)
    assert held.count == 2
    assert kept is None


async def test_nothing_is_restored_under_a_running_bot(tmp_path):
    file, copy = tmp_path / "a.db", tmp_path / "b.db"
    database, tables = await filled(file)
    backup.backup(file, copy)
    with pytest.raises(StoreError, match="in use"):
        backup.restore(copy, file)
    await tables.open_lobby(9, 7, 100, "Ann", "builder")
    await database.close()
    assert backup.check(file).count == 2


async def test_the_older_journal_does_not_meet_the_restored_file(tmp_path):
    """A killed bot leaves its last commits beside the file: they belong to what is set aside."""
    file, copy = tmp_path / "a.db", tmp_path / "b.db"
    database, _ = await filled(copy, 2)
    await database.close()
    database, _ = await filled(file, 4)
    for ending in ("", "-wal", "-shm"):
        shutil.copy(tmp_path / f"a.db{ending}", tmp_path / f"killed.db{ending}")
    await database.close()
    held, kept = backup.restore(copy, tmp_path / "killed.db", now)
    assert backup.check(tmp_path / "killed.db") == held
    assert held.count == 2
    assert backup.check(kept).count == 4


def foreign(file):
    with sqlite3.connect(file) as db:
        db.execute("CREATE TABLE games (status TEXT)")


def garbage(file):
    file.write_bytes(b"SQLite format 3\0" + bytes(5000))


def text(file):
    file.write_text("no database at all")


def nothing(file):
    file.write_bytes(b"")


def too_new(file):
    with sqlite3.connect(file) as db:
        db.execute("PRAGMA application_id = 0x42414E4B")
        db.execute("PRAGMA user_version = 999")


@pytest.mark.parametrize("spoil", [foreign, garbage, text, nothing, too_new])
async def test_what_is_no_sound_database_of_ours_is_neither_copied_nor_restored(tmp_path, spoil):
    file, copy = tmp_path / "a.db", tmp_path / "b.db"
    spoil(copy)
    before = copy.read_bytes()
    database, _ = await filled(file)
    await database.close()
    with pytest.raises(StoreError):
        backup.restore(copy, file)
    with pytest.raises(StoreError):
        backup.backup(copy, tmp_path / "c.db")
    assert backup.check(file).count == 1
    assert copy.read_bytes() == before
    assert not (tmp_path / "c.db").exists()


async def test_a_damaged_page_is_found(tmp_path):
    file = tmp_path / "a.db"
    database, _ = await filled(file, 40)
    await database.close()
    data = bytearray(file.read_bytes())
    for page in range(4096 * 3, len(data), 4096):
        data[page : page + 64] = bytes(range(64))
    file.write_bytes(bytes(data))
    with pytest.raises(StoreError):
        backup.backup(file, tmp_path / "b.db")
    assert not (tmp_path / "b.db").exists()


def test_the_clock_is_the_systems_where_none_is_given(tmp_path):
    before = time.strftime("%Y%m%d", time.gmtime())
    with sqlite3.connect(tmp_path / "a.db") as db:
        db.execute("PRAGMA application_id = 0x42414E4B")
        db.execute("CREATE TABLE games (status TEXT)")
    assert backup.keep(tmp_path / "a.db", 1).name.startswith(f"a.db.schema-1-{before[:6]}")
