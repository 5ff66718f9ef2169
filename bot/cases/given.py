"""Reads single values of a case's `given` tables, and says plainly which one is wrong."""

from collections.abc import Callable
from typing import Any, TypeVar

from bot.cases.names import CaseFault

T = TypeVar("T")
Given = dict[str, Any]
"""A TOML table: what each key must hold is checked where it is read."""


def table(value: object, where: str) -> Given:
    """A table.

    Raises:
        CaseFault: it is something else.
    """
    if not isinstance(value, dict):
        raise CaseFault(f"given.{where}: a table is needed")
    return value


def whole(value: object, where: str, lowest: int = 0) -> int:
    """A whole number from `lowest`.

    Raises:
        CaseFault: it is something else.
    """
    if not isinstance(value, int) or isinstance(value, bool) or value < lowest:
        raise CaseFault(f"given.{where}: a whole number from {lowest} is needed, not {value!r}")
    return value


def listed(value: object, where: str, item: Callable[[str], T]) -> list[T]:
    """A list of names, each made into an item.

    Raises:
        CaseFault: it is something else.
    """
    if not isinstance(value, list) or not all(isinstance(entry, str) for entry in value):
        raise CaseFault(f"given.{where}: a list of names is needed")
    return [item(entry) for entry in value]


def known_keys(given: Given, where: str, keys: tuple[str, ...]) -> None:
    """Check that a table has no other keys.

    Raises:
        CaseFault: it has one.
    """
    for key in given:
        if key not in keys:
            raise CaseFault(f"given.{where}: unknown key {key!r}; there are {', '.join(keys)}")
