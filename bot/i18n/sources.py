"""Where catalogs come from: the folders `data/locale/<language>`, the languages there are, and the text of their files.

Owns the reading of files and which language suits a locale. What the messages say is the business of `bot.i18n.words`.
"""

from functools import cache, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from fluent.runtime import FluentResource
from fluent.syntax import ast

from bot.errors import DataError
from bot.message import Message

DEFAULT: Final = "en"
ENDING: Final = ".ftl"


def folder() -> Traversable:
    """The folder with a folder for each language."""
    return files("data") / "locale"


@cache
def languages() -> tuple[str, ...]:
    """The languages there are catalogs for, in alphabetical order."""
    return tuple(sorted(item.name for item in folder().iterdir() if item.is_dir() and not item.name.startswith("_")))


@lru_cache(maxsize=256)
def known(locale: str) -> str:
    """The language that suits a locale such as `en-GB`, `cs_CZ.UTF-8` or `ru`; empty where there is none."""
    short = locale.replace("_", "-").replace(".", "-").split("-")[0].lower()
    return next((language for language in (locale, short) if language in languages()), "")


def best(locale: str) -> str:
    """The language that suits a locale; English where there is none."""
    return known(locale) or DEFAULT


def sources(language: str) -> dict[str, str]:
    """The text of each catalog file of a language, by file name.

    Raises:
        DataError: there is no such language, or a file is not UTF-8.
    """
    if language not in languages():
        raise DataError(
            "data/locale",
            language,
            "data-there-are",
            wrong=Message("data-unknown", what="language", name=language),
            known=languages(),
        )
    items = sorted((folder() / language).iterdir(), key=lambda item: item.name)
    return {item.name: read(item) for item in items if item.name.endswith(ENDING)}


def text_of(language: str, name: str) -> str:
    """The text of one catalog file; empty where a language does not have it.

    Raises:
        DataError: it is not UTF-8.
    """
    item = folder() / language / name
    return read(item) if item.is_file() else ""


def read(item: Traversable) -> str:
    """The text of a catalog file.

    Raises:
        DataError: it is not UTF-8.
    """
    try:
        return item.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise DataError(item.name, "", "data-no-utf8", why=error) from None


def entries(name: str, text: str) -> list[ast.Message | ast.Term]:
    """The messages and terms of one catalog file.

    Raises:
        DataError: a line is not Fluent.
    """
    return list(_parsed(name, text))


@lru_cache(maxsize=128)
def _parsed(name: str, text: str) -> tuple[ast.Message | ast.Term, ...]:
    """Read once, for all languages are compared with the English one."""
    found = []
    for entry in FluentResource(text).body:
        if isinstance(entry, ast.Junk):
            line = text.count("\n", 0, entry.span.start if entry.span else 0) + 1
            why = entry.annotations[0].message if entry.annotations else Message("data-no-fluent")
            raise DataError(name, Message("data-line", line=str(line)), "fault-quoted", why=why)
        if isinstance(entry, (ast.Message, ast.Term)):
            found.append(entry)
    return tuple(found)
