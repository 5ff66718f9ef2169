"""Copies of the database: made while the bot runs, checked page by page, and put back.

Owns the making and the checking of a copy; opening a database for use is the business of `bot.store.db`. A file that is in the way is
never overwritten: what was there is kept beside.
"""

import contextlib
import os
import sqlite3
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

from msgspec import Struct

from bot.errors import StoreError
from bot.message import Message
from bot.store import migrate
from bot.store.lockfile import LockFile

PAGES_AT_A_TIME: Final = 512
"""So many pages are copied before others may write again."""

COMPANIONS: Final = ("-wal", "-shm", "-journal")
"""What SQLite keeps beside a database; a copy has none, and one of another file must never meet it."""


class Contents(Struct, frozen=True):
    """What a checked database holds: the version of its tables, and its games by status."""

    version: int
    games: dict[str, int]

    @property
    def count(self) -> int:
        """How many games there are."""
        return sum(self.games.values())


def check(file: Path) -> Contents:
    """Read a database through, changing nothing, and say what it holds.

    Raises:
        StoreError: it is missing, foreign, damaged, or newer than the program.
    """
    with _opened(file) as db:
        (application,) = db.execute("PRAGMA application_id").fetchone()
        if application != migrate.APPLICATION:
            raise StoreError("store-foreign", file=file)
        (version,) = db.execute("PRAGMA user_version").fetchone()
        migrate.lacking(str(file), version)
        found = [text for (text,) in db.execute("PRAGMA integrity_check(5)")]
        if found != ["ok"]:
            raise StoreError("store-damaged", file=file, why=found[0])
        broken = db.execute("PRAGMA foreign_key_check").fetchone()
        if broken is not None:
            raise StoreError("store-damaged", file=file, why=Message("store-dangling", table=broken[0]))
        return Contents(version, dict(db.execute("SELECT status, count(*) FROM games GROUP BY status")))


def backup(file: Path, copy: Path) -> Contents:
    """Copy a database into one file, also while the bot serves it, and check the copy before it gets its name.

    Raises:
        StoreError: there is no sound database, `copy` is there already, or it can't be written.
    """
    if copy.exists():
        raise StoreError("store-there-already", file=copy)
    check(file)
    return _copy(file, copy)


def restore(copy: Path, file: Path, now: Callable[[], float] = time.time) -> tuple[Contents, Path | None]:
    """Put a copy in the place of the database; what was there is kept beside it. Gives what the copy holds, and where that is.

    Raises:
        StoreError: the copy is not sound, the bot is running, or a file can't be written.
    """
    held = check(copy)
    if copy.resolve() == file.resolve():
        raise StoreError("store-itself", file=copy)
    lock = LockFile(file.resolve())
    try:
        kept = set_aside(file, "before-restore", now) if file.exists() else None
        _copy(copy, file)
    finally:
        lock.release()
    return held, kept


def keep(file: Path, version: int, now: Callable[[], float] = time.time) -> Path:
    """A copy beside the database, before its tables change from this version.

    Raises:
        StoreError: it can't be made.
    """
    copy = _beside(file, f"schema-{version}", now)
    _copy(file, copy)
    return copy


def set_aside(file: Path, why: str, now: Callable[[], float]) -> Path:
    """Move a database and what SQLite keeps beside it out of the way, sound or not."""
    aside = _beside(file, why, now)
    for ending in ("", *COMPANIONS):
        part = file.with_name(file.name + ending)
        if part.exists():
            with _in_words(part):
                part.rename(aside.with_name(aside.name + ending))
    return aside


def _beside(file: Path, why: str, now: Callable[[], float]) -> Path:
    """A name beside the file that nothing has."""
    stamp = time.strftime("%Y%m%d-%H%M%S", time.gmtime(now()))
    name, number = f"{file.name}.{why}-{stamp}", 1
    while file.with_name(name).exists():
        number += 1
        name = f"{file.name}.{why}-{stamp}-{number}"
    return file.with_name(name)


def _copy(source: Path, copy: Path) -> Contents:
    """Copy page by page into a file of another name, check it, and only then give it its own."""
    half = copy.with_name(f"{copy.name}.part")
    try:
        with _in_words(copy):
            half.unlink(missing_ok=True)
            with _opened(source) as db, contextlib.closing(sqlite3.connect(half)) as into:
                db.backup(into, pages=PAGES_AT_A_TIME)
                into.execute("PRAGMA journal_mode = DELETE")  # one file, whatever the source keeps beside it
            held = check(half)
            with half.open("rb+") as written:
                os.fsync(written.fileno())
            half.rename(copy)
    finally:
        half.unlink(missing_ok=True)
    return held


@contextlib.contextmanager
def _opened(file: Path) -> Iterator[sqlite3.Connection]:
    """A database to read from."""
    if not file.is_file():
        raise StoreError("store-missing", file=file)
    with _in_words(file), contextlib.closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)) as db:
        yield db


@contextlib.contextmanager
def _in_words(file: Path) -> Iterator[None]:
    try:
        yield
    except sqlite3.DatabaseError as error:
        raise StoreError("fault-file", file=file, why=error) from error
    except OSError as error:
        raise StoreError("fault-file", file=file, why=error.strerror) from error
