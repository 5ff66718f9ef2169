"""The SQLite file: opening it safely, one transaction at a time, and faults in plain words.

Owns the connection, its pragmas, and the check that the file is ours. What is in the tables is the business of the modules
beside it. A file that is foreign, broken, too new or read-only is refused and left as it is.
"""

import asyncio
import contextlib
import logging
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final, Protocol

import aiosqlite

from bot.errors import StoreError
from bot.store import backup, migrate
from bot.store.lockfile import LockFile
from bot.watching import Measures

log = logging.getLogger("banker.store")

Value = str | int | float | bytes | None
Row = tuple[Any, ...]

MEMORY: Final = ":memory:"
MAGIC: Final = b"SQLite format 3\0"
BUSY_SECONDS: Final = 5.0
CHECKED_BYTES: Final = 64 * 1024 * 1024
"""Up to this size a file is checked page by page when it is opened; above, only its schema is, for a quick start."""


class StoreBusyError(StoreError):
    """Another program kept the file to itself for too long: the same call may succeed when it is tried again."""


class StoreUnwritableError(StoreError):
    """The disk is full or fails, or the file may no longer be written: nothing was changed, and nothing can be until that is mended."""


class StoreConflictError(StoreError):
    """A row is no longer as it was when it was read: nothing was written."""


class Run(Protocol):
    """Runs one statement within the open transaction and gives its rows."""

    async def __call__(self, sql: str, *values: Value) -> list[Row]:
        """The rows of the statement."""


class Database:
    """An open database; make one with `Database.open` and close it.

    All statements go through one connection in turn. A read waits for the transaction before it, so that nothing uncommitted is
    ever seen.
    """

    def __init__(
        self, path: str, connection: aiosqlite.Connection, lock: LockFile | None, measures: Measures | None = None
    ) -> None:
        self.path = path
        self._measures = measures or Measures()
        self._connection = connection
        self._lock = lock
        self._turn = asyncio.Lock()
        self._closed = False

    @classmethod
    async def open(cls, path: str | Path, measures: Measures | None = None) -> "Database":
        """Open a file, making it if it is missing, and bring its tables up to date.

        Args:
            path: the file, or `:memory:` for a database that is gone when it is closed.
            measures: takes note of commits and faults.

        Raises:
            StoreError: the file is in use, foreign, broken, too new, or can't be written.
        """
        name, lock = _claim(path)
        try:
            return await cls._connect(name, lock, measures)
        except BaseException:
            if lock is not None:
                lock.release()
            raise

    @classmethod
    async def _connect(cls, name: str, lock: LockFile | None, measures: Measures | None) -> "Database":
        try:
            connection = await aiosqlite.connect(name, timeout=BUSY_SECONDS, isolation_level=None)
        except sqlite3.Error as error:
            raise StoreError("store-not-opened", file=name, why=error) from error
        database = cls(name, connection, lock, measures)
        try:
            await database._prepare()
        except BaseException:
            await connection.close()
            raise
        return database

    async def _prepare(self) -> None:
        """Check that the file is ours and whole before anything is written to it, then migrate."""
        run = self._run
        await run("PRAGMA trusted_schema = OFF")
        (application,), (version,), (tables,) = [
            (await run(sql))[0]
            for sql in ("PRAGMA application_id", "PRAGMA user_version", "SELECT count(*) FROM sqlite_schema")
        ]
        empty = not (application or version or tables)
        if not empty and application != migrate.APPLICATION:
            raise StoreError("store-of-others", file=self.path)
        lacking = migrate.lacking(self.path, version)
        await self._check_pages()
        await run("PRAGMA journal_mode = WAL")
        await run("PRAGMA synchronous = FULL")
        await run("PRAGMA foreign_keys = ON")
        if version and lacking and self.path != MEMORY:
            kept = await asyncio.to_thread(backup.keep, Path(self.path), version)
            log.info("%s: a copy from before the change of its tables is %s", self.path, kept)
        await migrate.take(self, lacking)
        # A file that can't be written is to be known now, not at the first move; beginning alone does not show it.
        async with self.transaction() as write:
            await write(f"PRAGMA application_id = {migrate.APPLICATION}")

    async def _check_pages(self) -> None:
        (pages,), (size,) = [(await self._run(f"PRAGMA {name}"))[0] for name in ("page_count", "page_size")]
        if pages * size > CHECKED_BYTES:
            return
        found = await self._run("PRAGMA quick_check(1)")
        if found != [("ok",)]:
            raise StoreError("store-damaged", file=self.path, why=found[0][0])

    async def close(self) -> None:
        """Close the file once what is under way is done; closing twice does nothing."""
        async with self._turn:
            if self._closed:
                return
            self._closed = True
            try:
                await self._connection.close()
            finally:
                if self._lock is not None:
                    self._lock.release()

    async def read(self, sql: str, *values: Value) -> list[Row]:
        """The rows of one SELECT.

        Raises:
            StoreError: the database failed or is closed.
        """
        async with self._turn:
            return await self._run(sql, *values)

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[Run]:
        """Statements that are committed together at the end of the block, or not at all if it raises.

        Raises:
            StoreBusyError: another program holds the file.
            StoreUnwritableError: the disk is full or fails.
            StoreError: the database failed or is closed; nothing was written.
        """
        async with self._turn:
            since = self._measures.start()
            try:
                await self._run("BEGIN IMMEDIATE")
                yield self._run
                await self._run("COMMIT")
                self._measures.committed(since)
            except BaseException:
                # Statements are served in order, so this runs after whatever a cancelled task had already handed over.
                with contextlib.suppress(sqlite3.Error, ValueError):
                    await self._connection.rollback()
                raise

    async def _run(self, sql: str, *values: Value) -> list[Row]:
        if self._closed:
            raise StoreError("store-closed", file=self.path)
        try:
            return [tuple(row) for row in await self._connection.execute_fetchall(sql, values)]
        except sqlite3.IntegrityError:
            raise
        except sqlite3.DatabaseError as error:
            self._measures.store_failed(_FAULTS.get(_kind(error), "other"))
            raise _in_words(self.path, error) from error


def _claim(path: str | Path) -> tuple[str, LockFile | None]:
    """The name SQLite is to open, and the lock on it; a database in memory needs none."""
    if str(path) == MEMORY:
        return MEMORY, None
    file = Path(path).resolve()
    _need_usable(file)
    return str(file), LockFile(file)


def _need_usable(file: Path) -> None:
    """Refuse what is plainly no database of ours before SQLite touches it."""
    if not file.parent.is_dir():
        raise StoreError("store-no-folder", file=file, folder=file.parent)
    if not file.exists():
        return
    if not file.is_file():
        raise StoreError("store-no-file", file=file)
    try:
        with file.open("rb") as opened:
            start = opened.read(len(MAGIC))
    except OSError as error:
        raise StoreError("store-unreadable", file=file, why=error.strerror) from error
    if start and start != MAGIC:
        raise StoreError("store-no-database", file=file)


_FAULTS: Final = {
    sqlite3.SQLITE_BUSY: "busy",
    sqlite3.SQLITE_LOCKED: "busy",
    sqlite3.SQLITE_READONLY: "readonly",
    sqlite3.SQLITE_NOTADB: "damaged",
    sqlite3.SQLITE_CORRUPT: "damaged",
    sqlite3.SQLITE_FULL: "full",
}
"""How faults are measured."""


def _kind(error: sqlite3.DatabaseError) -> int:
    # The low byte is the kind of fault, the rest says which of that kind.
    return error.sqlite_errorcode & 0xFF


def _in_words(path: str, error: sqlite3.DatabaseError) -> StoreError:
    match _kind(error):
        case sqlite3.SQLITE_BUSY | sqlite3.SQLITE_LOCKED:
            return StoreBusyError("store-busy", file=path)
        case sqlite3.SQLITE_READONLY:
            return StoreUnwritableError("store-unwritable", file=path)
        case sqlite3.SQLITE_NOTADB | sqlite3.SQLITE_CORRUPT:
            return StoreError("store-damaged", file=path, why=error)
        case sqlite3.SQLITE_FULL:
            return StoreUnwritableError("store-full", file=path)
        case sqlite3.SQLITE_IOERR:
            return StoreUnwritableError("store-failing", file=path, why=error)
        case _:
            return StoreError("fault-file", file=path, why=error)
