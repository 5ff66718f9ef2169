"""Reads a data file as strictly as code: a broken one is a `DataError` that names the file, the place and what is wrong."""

import tomllib
from collections.abc import Collection
from importlib.resources.abc import Traversable
from typing import Final, TypeVar

import msgspec

from bot.errors import DataError
from bot.message import Message

OPTIONS: Final = Message("data-options")
"""What stands for the file where the profile, the board and the settings of a call are meant."""

T = TypeVar("T")


def read_toml(file: Traversable, kind: type[T]) -> T:
    """The file decoded as `kind`.

    Raises:
        DataError: the file is missing, is not TOML, or has not that shape.
    """
    try:
        raw = tomllib.loads(file.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise DataError(file.name, "", "data-missing") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise DataError(file.name, "", "data-no-toml", why=error) from None
    try:
        return msgspec.convert(raw, kind, strict=True)
    except msgspec.ValidationError as error:
        text, _, place = str(error).partition(" - at ")
        raise DataError(file.name, place.strip("`"), "fault-quoted", why=text) from None


def need(holds: bool, file: str | Message, place: str, key: str, /, **values: object) -> None:
    """Check what must hold in a data file; the key and its values say what is wrong where it does not.

    Raises:
        DataError: it does not hold.
    """
    if not holds:
        raise DataError(file, place, key, **values)


def need_one_of(known: Collection[str], file: str | Message, place: str, *, what: str, name: str) -> None:
    """Check that there is a thing of this name; what there is instead is told.

    Raises:
        DataError: there is none.
    """
    wrong = Message("data-unknown", what=what, name=name)
    need(name in known, file, place, "data-there-are", wrong=wrong, known=list(known))
