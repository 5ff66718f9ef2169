"""Reads single values of a case's `given` tables, and says plainly which one is wrong."""

from collections.abc import Callable
from typing import Any, TypeVar

from bot.cases.names import CaseFault
from bot.message import Message

T = TypeVar("T")
Given = dict[str, Any]
"""A TOML table: what each key must hold is checked where it is read."""


def wrong(where: str, key: str, /, **values: object) -> CaseFault:
    """A fault of one value below `given`; of several where no place is named."""
    return CaseFault("case-given", where=f"given.{where}" if where else "given", why=Message(key, **values))


def table(value: object, where: str) -> Given:
    """A table.

    Raises:
        CaseFault: it is something else.
    """
    if not isinstance(value, dict):
        raise wrong(where, "case-table")
    return value


def whole(value: object, where: str, lowest: int = 0) -> int:
    """A whole number from `lowest`.

    Raises:
        CaseFault: it is something else.
    """
    if not isinstance(value, int) or isinstance(value, bool) or value < lowest:
        raise wrong(where, "case-whole", lowest=lowest, value=repr(value))
    return value


def listed(value: object, where: str, item: Callable[[str], T]) -> list[T]:
    """A list of names, each made into an item.

    Raises:
        CaseFault: it is something else.
    """
    if not isinstance(value, list) or not all(isinstance(entry, str) for entry in value):
        raise wrong(where, "case-names")
    return [item(entry) for entry in value]


def known_keys(given: Given, where: str, keys: tuple[str, ...]) -> None:
    """Check that a table has no other keys.

    Raises:
        CaseFault: it has one.
    """
    for key in given:
        if key not in keys:
            raise wrong(where, "case-no-key", key=key, known=keys)
