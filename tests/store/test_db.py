import asyncio
import contextlib
import os
import shutil
import sqlite3
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

import bot
from bot.errors import StoreError
from bot.store import db, migrate
from bot.store.db import Database, StoreBusyError, StoreUnwritableError

ROOT = Path(bot.__file__).parent.parent
OPEN = "import asyncio, sys\nfrom bot.store.db import Database\n"


def run_python(code, *words):
    return subprocess.run(
        [sys.executable, "-c", code, *map(str, words)],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
        cwd=ROOT,
    )


async def test_an_empty_path_becomes_a_database(tmp_path):
    database = await Database.open(tmp_path / "new.db")
    (mode,) = (await database.read("PRAGMA journal_mode"))[0]
    (synchronous,) = (await database.read("PRAGMA synchronous"))[0]
    (keys,) = (await database.read("PRAGMA foreign_keys"))[0]
    (mark,) = (await database.read("PRAGMA application_id"))[0]
    await database.close()
    assert (mode, synchronous, keys, mark) == ("wal", 2, 1, migrate.APPLICATION)


async def test_every_table_is_strict():
    database = await Database.open(":memory:")
    tables = await database.read("SELECT name, strict FROM pragma_table_list WHERE schema = 'main' AND type = 'table'")
    await database.close()
    own = {name: strict for name, strict in tables if not name.startswith("sqlite_")}
    assert set(own) == {
        "rulesets", "games", "seatings", "moves", "drafts", "dues", "notices", "wishes",
        "motions", "ballots", "barred", "followers", "rests", "houses", "snapshots", "results", "ratings", "uncounted",
    }  # fmt: skip
    assert set(own.values()) == {1}


async def test_closing_twice_and_using_a_closed_one(tmp_path):
    database = await Database.open(tmp_path / "a.db")
    await database.close()
    await database.close()
    with pytest.raises(StoreError, match="closed"):
        await database.read("SELECT 1")
    with pytest.raises(StoreError, match="closed"):
        async with database.transaction():
            pass


async def test_a_second_opening_is_refused_and_the_first_goes_on(tmp_path):
    path = tmp_path / "a.db"
    database = await Database.open(path)
    with pytest.raises(StoreError, match="in use"):
        await Database.open(path)
    link = tmp_path / "other.db"
    link.symlink_to(path)
    with pytest.raises(StoreError, match="in use"):
        await Database.open(link)
    code = OPEN + "asyncio.run(Database.open(sys.argv[1]))"
    done = await asyncio.to_thread(run_python, code, path)
    assert done.returncode != 0
    assert "in use" in done.stderr
    assert await database.read("SELECT count(*) FROM games") == [(0,)]
    await database.close()
    await (await Database.open(path)).close()


async def test_a_failed_opening_lets_the_process_end(tmp_path):
    foreign = tmp_path / "foreign.db"
    with sqlite3.connect(foreign) as other:
        other.execute("CREATE TABLE mine (x)")
    other.close()
    done = await asyncio.to_thread(run_python, OPEN + "asyncio.run(Database.open(sys.argv[1]))", foreign)
    assert done.returncode == 1
    assert "another program" in done.stderr


FORKING = """
import asyncio, os, signal, sys, time
from bot.store.db import Database
async def main():
    database = await Database.open(sys.argv[1])
    child = os.fork()
    if child == 0:
        os.close(1)
        time.sleep(60)
        os._exit(0)
    print(child, flush=True)
    os.kill(os.getpid(), signal.SIGKILL)
asyncio.run(main())
"""


async def test_the_lock_dies_with_its_process_even_if_a_forked_child_lives(tmp_path):
    path = tmp_path / "a.db"
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", FORKING, str(path), stdout=asyncio.subprocess.PIPE, cwd=ROOT
    )
    child = int(await process.stdout.readline())
    await process.wait()
    try:
        await (await opened_soon(path)).close()
    finally:
        os.kill(child, 9)


async def opened_soon(path):
    """The child may still be on its way out of the fork, where it drops its copy of the lock."""
    for _ in range(100):
        with contextlib.suppress(StoreError):
            return await Database.open(path)
        await asyncio.sleep(0.05)
    return await Database.open(path)


# --- files that are not ours


@pytest.mark.parametrize("content", [b"hello", b"SQLite format 3", b"x" * 5000], ids=["short", "nearly", "long"])
async def test_a_file_that_is_no_database_is_left_as_it_is(tmp_path, content):
    path = tmp_path / "notes.txt"
    path.write_bytes(content)
    with pytest.raises(StoreError, match="not a database"):
        await Database.open(path)
    assert path.read_bytes() == content


async def test_a_header_with_nothing_good_behind_it(tmp_path):
    path = tmp_path / "a.db"
    content = db.MAGIC + b"\xff" * 4080
    path.write_bytes(content)
    with pytest.raises(StoreError):
        await Database.open(path)
    assert path.read_bytes() == content


@pytest.mark.parametrize("mark", [0, 0x1234])
async def test_a_database_of_another_program_is_left_as_it_is(tmp_path, mark):
    path = tmp_path / "other.db"
    other = sqlite3.connect(path)
    other.executescript(f"PRAGMA application_id = {mark}; CREATE TABLE games (x); INSERT INTO games VALUES (7);")
    other.close()
    before = path.read_bytes()
    with pytest.raises(StoreError, match="another program"):
        await Database.open(path)
    assert path.read_bytes() == before


async def test_a_newer_database_is_left_as_it_is(tmp_path):
    path = tmp_path / "a.db"
    await (await Database.open(path)).close()
    other = sqlite3.connect(path)
    other.execute("PRAGMA user_version = 4000")
    other.close()
    before = path.read_bytes()
    with pytest.raises(StoreError, match="newer version"):
        await Database.open(path)
    assert path.read_bytes() == before


async def test_a_damaged_database_is_refused(tmp_path):
    path = tmp_path / "a.db"
    database = await Database.open(path)
    async with database.transaction() as run:
        for number in range(300):
            await run("INSERT INTO rulesets (digest, body) VALUES (?, ?)", f"{number:064}", bytes(500))
    await database.close()
    content = bytearray(path.read_bytes())
    content[8 * 4096 : 20 * 4096] = b"\x5a" * (12 * 4096)
    path.write_bytes(content)
    with pytest.raises(StoreError, match="damaged"):
        await Database.open(path)
    assert path.read_bytes() == bytes(content)


async def test_places_where_no_file_can_be(tmp_path):
    with pytest.raises(StoreError, match="not a file"):
        await Database.open(tmp_path)
    with pytest.raises(StoreError, match="no folder"):
        await Database.open(tmp_path / "nowhere" / "a.db")


@pytest.mark.parametrize("kept", [0.3, 0.6, 0.95])
async def test_a_file_that_was_cut_short_is_refused_and_left_as_it_is(tmp_path, kept):
    path = tmp_path / "a.db"
    database = await Database.open(path)
    await insert(database, *(f"{number:064}" for number in range(600)))
    await database.close()
    content = path.read_bytes()[: int(path.stat().st_size * kept)]
    path.write_bytes(content)
    with pytest.raises(StoreError, match="damaged"):
        await Database.open(path)
    assert path.read_bytes() == content


READ_ONLY = """
import asyncio, os, sys
from bot.errors import StoreError
from bot.store.db import Database

async def once(path):
    await (await Database.open(path)).close()

asyncio.run(once(sys.argv[1]))  # everything is imported now
if os.getuid() == 0:
    os.setgid(65534)
    os.setuid(65534)
try:
    asyncio.run(once(sys.argv[2]))
except StoreError as error:
    print("StoreError", error)
"""


@pytest.fixture
def open_folder():
    """A folder that other users can reach, unlike `tmp_path`."""
    folder = Path(tempfile.mkdtemp(prefix="banker-readonly-"))
    yield folder
    folder.chmod(0o777)
    shutil.rmtree(folder)


@pytest.mark.parametrize("folder_mode", [0o555, 0o777])
async def test_a_file_that_may_not_be_written(tmp_path, open_folder, folder_mode):
    path = open_folder / "a.db"
    await (await Database.open(path)).close()
    path.chmod(0o444)
    path.with_name("a.db.lock").chmod(0o666)
    open_folder.chmod(folder_mode)
    done = await asyncio.to_thread(run_python, READ_ONLY, tmp_path / "warm.db", path)
    assert done.stdout.startswith("StoreError"), done


async def test_a_full_disk_undoes_the_block_and_the_next_one_works_once_there_is_room(tmp_path):
    database = await Database.open(tmp_path / "a.db")
    (pages,) = (await database.read("PRAGMA page_count"))[0]
    await database.read(f"PRAGMA max_page_count = {pages}")
    with pytest.raises(StoreUnwritableError, match="disk is full"):
        await insert(database, *(f"{number:064}" for number in range(600)))
    assert await database.read("SELECT count(*) FROM rulesets") == [(0,)]
    await database.read(f"PRAGMA max_page_count = {pages * 100}")
    await insert(database, *(f"{number:064}" for number in range(600)))
    assert await database.read("SELECT count(*) FROM rulesets") == [(600,)]
    await database.close()


# --- transactions


async def insert(database, *digests):
    async with database.transaction() as run:
        for digest in digests:
            await run("INSERT INTO rulesets VALUES (?, x'00')", digest)


async def test_a_block_that_fails_leaves_nothing():
    database = await Database.open(":memory:")
    with pytest.raises(sqlite3.IntegrityError):
        await insert(database, "a", "b", "a")
    assert await database.read("SELECT * FROM rulesets") == []
    async with database.transaction() as run:
        await run("INSERT INTO rulesets VALUES ('a', x'00')")
    assert await database.read("SELECT digest FROM rulesets") == [("a",)]
    await database.close()


async def test_a_read_never_sees_what_is_not_committed():
    database = await Database.open(":memory:")
    written, seen = asyncio.Event(), []

    async def write():
        async with database.transaction() as run:
            await run("INSERT INTO rulesets VALUES ('a', x'00')")
            written.set()
            await asyncio.sleep(0.02)
            await run("DELETE FROM rulesets")

    async def look():
        await written.wait()
        seen.append(await database.read("SELECT digest FROM rulesets"))

    await asyncio.gather(write(), look())
    await database.close()
    assert seen == [[]]


async def test_a_cancelled_block_is_rolled_back_and_the_next_one_works():
    database = await Database.open(":memory:")
    inside = asyncio.Event()

    async def hang():
        async with database.transaction() as run:
            await run("INSERT INTO rulesets VALUES ('a', x'00')")
            inside.set()
            await asyncio.sleep(60)

    task = asyncio.create_task(hang())
    await inside.wait()
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    async with database.transaction() as run:
        assert await run("SELECT * FROM rulesets") == []
    await database.close()


async def test_another_program_that_holds_the_file_for_a_while_is_waited_for(tmp_path):
    path = tmp_path / "a.db"
    database = await Database.open(path)
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")

    async def let_go():
        await asyncio.sleep(0.3)
        other.execute("COMMIT")
        other.close()

    async def write():
        async with database.transaction() as run:
            await run("INSERT INTO rulesets VALUES ('a', x'00')")

    await asyncio.gather(let_go(), *(asyncio.wait_for(write(), 5) for _ in range(1)))
    assert await database.read("SELECT count(*) FROM rulesets") == [(1,)]
    await database.close()


async def test_another_program_that_does_not_let_go_is_told_of(tmp_path, monkeypatch):
    monkeypatch.setattr(db, "BUSY_SECONDS", 0.05)
    path = tmp_path / "a.db"
    database = await Database.open(path)
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(StoreBusyError, match="try again"):
        async with database.transaction():
            pass
    assert await database.read("SELECT count(*) FROM rulesets") == [(0,)]
    other.execute("COMMIT")
    other.close()
    async with database.transaction() as run:
        await run("INSERT INTO rulesets VALUES ('a', x'00')")
    await database.close()


async def test_a_long_read_by_another_program_holds_nobody_up(tmp_path, monkeypatch):
    monkeypatch.setattr(db, "BUSY_SECONDS", 0.05)
    path = tmp_path / "a.db"
    database = await Database.open(path)
    await insert(database, "a", "b", "c")
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN")
    assert other.execute("SELECT count(*) FROM rulesets").fetchone() == (3,)
    await insert(database, "d")
    assert other.execute("SELECT count(*) FROM rulesets").fetchone() == (3,)
    other.execute("COMMIT")
    assert other.execute("SELECT count(*) FROM rulesets").fetchone() == (4,)
    other.close()
    await database.close()
