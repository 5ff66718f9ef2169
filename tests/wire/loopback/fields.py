"""Small checks of single fields, shared by every body check.

Owns `Report`, which gathers problems under a path. Knows nothing of messages or components.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from .refusal import Problem

Path = tuple[str | int, ...]


class Report:
    """Gathers what is wrong with one body."""

    def __init__(self) -> None:
        self.problems: list[Problem] = []

    def add(self, path: Path, code: str, message: str) -> None:
        self.problems.append(Problem(path, code, message))

    def unknown(self, path: Path, given: dict[str, Any], known: Iterable[str]) -> None:
        """Every field must be one that the API documents."""
        for name in sorted(set(given) - set(known)):
            self.add((*path, name), "UNKNOWN_FIELD", "This field is not part of the API.")

    def text(self, path: Path, value: Any, least: int, most: int, *, optional: bool = False) -> str:
        """Check a string's type and length; return it, or an empty string when it is no string."""
        if value is None and optional:
            return ""
        if value is None:
            self.add(path, "BASE_TYPE_REQUIRED", "This field is required")
            return ""
        if not isinstance(value, str):
            self.add(path, "STRING_TYPE_CONVERT", "Could not interpret value as string.")
            return ""
        if len(value) > most:
            self.add(path, "BASE_TYPE_MAX_LENGTH", f"Must be {most} or fewer in length.")
        elif len(value.strip()) < least:
            self.add(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {most} in length.")
        return value

    def number(self, path: Path, value: Any, least: int, most: int, *, default: int) -> int:
        if value is None:
            return default
        if not isinstance(value, int) or isinstance(value, bool):
            self.add(path, "NUMBER_TYPE_COERCE", f"Value {value!r} is not int.")
            return default
        if not least <= value <= most:
            self.add(path, "NUMBER_TYPE_RANGE", f"Must be between {least} and {most}.")
        return value

    def choice(self, path: Path, value: Any, allowed: Iterable[Any]) -> None:
        options = tuple(allowed)
        if value not in options or isinstance(value, bool):
            self.add(path, "BASE_TYPE_CHOICES", f"Value must be one of {options}.")

    def flag(self, path: Path, value: Any) -> None:
        if value is not None and not isinstance(value, bool):
            self.add(path, "BOOLEAN_TYPE_CONVERT", "Must be either true or false.")

    def items(self, path: Path, value: Any, least: int, most: int) -> list[Any]:
        """Check a list's type and length; return it, or an empty list."""
        if value is None and least == 0:
            return []
        if not isinstance(value, list):
            self.add(path, "LIST_TYPE_CONVERT", "Only iterables may be used in a list.")
            return []
        if not least <= len(value) <= most:
            self.add(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {most} in length.")
        return value

    def record(self, path: Path, value: Any) -> dict[str, Any] | None:
        if isinstance(value, dict):
            return value
        self.add(path, "DICT_TYPE_CONVERT", "Only dictionaries may be used in a dict type.")
        return None


def is_snowflake(value: Any) -> bool:
    if isinstance(value, bool):
        return False
    if isinstance(value, int):
        return value >= 0
    return isinstance(value, str) and value.isascii() and value.isdigit()
