"""Reads case files: their shape, and where a broken one is broken."""

import tomllib
from collections.abc import Iterable, Iterator
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from bot.errors import DataError
from bot.message import Message

Value = Any
"""A TOML value: the notation decides by key what it must be."""


class Case(Struct, forbid_unknown_fields=True):
    """One case as it stands in a file; `file` is filled in by `read`."""

    name: str
    game: str
    seats: list[str]
    rule: str = ""
    profile: str | None = None
    board: str | None = None
    options: dict[str, str | int | bool] = {}
    turn: str | None = None
    given: dict[str, Value] = {}
    play: list[str] = []
    then: dict[str, Value] = {}
    file: str = ""

    @property
    def settings(self) -> dict[str, str]:
        """The options as they stand in the data of a game."""
        return {key: str(it).lower() if isinstance(it, bool) else str(it) for key, it in self.options.items()}


def toml_files(paths: Iterable[Path]) -> Iterator[Path]:
    """The files named, and all `*.toml` files below the folders named, in order.

    Raises:
        DataError: a path does not exist, or a folder holds no case file.
    """
    for path in paths:
        if path.is_dir():
            found = sorted(path.rglob("*.toml"))
            if not found:
                raise DataError(str(path), "", "case-none-below")
            yield from found
        elif path.is_file():
            yield path
        else:
            raise DataError(str(path), "", "case-nowhere")


def read(paths: Iterable[Path]) -> list[Case]:
    """All cases of these files and folders.

    Raises:
        DataError: a file that is missing, is not TOML, or holds something other than cases.
    """
    return [case for file in toml_files(paths) for case in read_file(file)]


def read_file(file: Path | Traversable) -> list[Case]:
    """The cases of one file.

    Raises:
        DataError: it can't be read, is not TOML, or holds something other than cases.
    """
    try:
        raw = tomllib.loads(file.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, OSError) as error:
        raise DataError(str(file), "", "data-no-toml", why=error) from None
    entries = raw.pop("case", None)
    if raw or not isinstance(entries, list):
        raise DataError(str(file), "", "case-only")
    cases = []
    for index, entry in enumerate(entries):
        name = entry.get("name") if isinstance(entry, dict) else None
        try:
            case = msgspec.convert(entry, Case)
        except msgspec.ValidationError as error:
            which = Message("case-numbered", number=index) if name is None else Message("case-named", name=name)
            raise DataError(str(file), which, "fault-quoted", why=error) from None
        case.file = str(file)
        cases.append(case)
    return cases
