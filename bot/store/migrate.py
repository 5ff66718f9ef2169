"""Bringing a database's tables up to date: numbered SQL files, each in one transaction with the number it leads to.

Owns the order and the splitting of `migrations/0001_*.sql` …; a file that was ever released is never changed, only followed by
another.
"""

import contextlib
import re
import sqlite3
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from bot.errors import StoreError

if TYPE_CHECKING:
    from bot.store.db import Database

APPLICATION: Final = 0x42414E4B
"""What marks a SQLite file as ours (`BANK`)."""

_NAME: Final = re.compile(r"(\d{4})_\w+\.sql")


class Migration(Struct, frozen=True):
    """One step; after it the database has the version `number`."""

    number: int
    name: str
    sql: str


def shipped() -> Traversable:
    """The folder of migrations that comes with the program."""
    return files("bot.store") / "migrations"


def steps(folder: Traversable) -> list[Migration]:
    """The migrations of a folder, in order.

    Raises:
        StoreError: they are not numbered 1, 2, 3 … without a gap.
    """
    found = []
    for item in folder.iterdir():
        match = _NAME.fullmatch(item.name)
        if match is not None:
            found.append(Migration(int(match[1]), item.name, item.read_text(encoding="utf-8")))
    found.sort(key=lambda step: step.number)
    if [step.number for step in found] != list(range(1, len(found) + 1)):
        raise StoreError("store-unnumbered", names=[step.name for step in found])
    return found


def statements(step: Migration) -> Iterator[str]:
    """The single statements of a migration.

    Raises:
        StoreError: the last one has no end.
    """
    statement = ""
    for piece in re.split(r"(?<=;)", step.sql):
        statement += piece
        if sqlite3.complete_statement(statement):
            yield statement.strip()
            statement = ""
    # What is left may be a comment, which a lone semicolon after a line's end would complete.
    if re.sub(r"--[^\n]*|/\*.*?\*/", "", statement, flags=re.DOTALL).strip():
        raise StoreError("store-unended", file=step.name)


def lacking(path: str, version: int) -> list[Migration]:
    """The steps that a database of this version still lacks.

    Raises:
        StoreError: the database is newer than the program.
    """
    known = steps(shipped())
    if version > len(known):
        raise StoreError("store-newer", file=path, there=version, known=len(known))
    return known[version:]


def version_of(file: Path) -> int:
    """The version of a file's tables; 0 for a file that is missing, empty, or not a database."""
    if not file.is_file():
        return 0
    try:
        with contextlib.closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as db:
            return int(db.execute("PRAGMA user_version").fetchone()[0])
    except sqlite3.Error:
        return 0


async def take(database: "Database", wanted: list[Migration]) -> None:
    """Take these steps, each in a transaction of its own.

    Raises:
        StoreError: a step failed; it left no trace, those before it stand.
    """
    for step in wanted:
        try:
            async with database.transaction() as run:
                for statement in statements(step):
                    await run(statement)
                await run(f"PRAGMA application_id = {APPLICATION}")
                await run(f"PRAGMA user_version = {step.number}")
        except sqlite3.IntegrityError as error:
            raise StoreError("fault-file", file=f"{database.path}: {step.name}", why=error) from error
