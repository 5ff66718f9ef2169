"""Reads the rules of the games from `data/<game>/*.toml` and checks them as strictly as code.

A module a game owns the shape of its files, what must hold in them, and how they become `bot.engine.rules.Rules`. A broken file is
a `DataError` that names the file, the place and what is wrong.
"""

from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from bot.engine.rules import Rules
from bot.rulesets.anti import AntiSource
from bot.rulesets.builder import BuilderSource
from bot.rulesets.classic import ClassicSource
from bot.rulesets.reading import need_one_of, read_toml

__all__ = [
    "READERS",
    "AntiSource",
    "BuilderSource",
    "ClassicSource",
    "Source",
    "games",
    "load",
    "read",
    "read_toml",
    "source",
]

KEPT: Final = 64
"""So many rules are kept."""

Source = BuilderSource | ClassicSource | AntiSource
"""The data of one game."""

READERS: Final[Mapping[str, Callable[[Traversable], Source]]] = {
    "builder": BuilderSource,
    "classic": ClassicSource,
    "anti": AntiSource,
}


def read(folder: Traversable) -> Source:
    """A game's folder of data files, read and checked; the folder is named after the game.

    Raises:
        DataError: there is no such game, or its data are broken.
    """
    need_one_of(READERS, "data", folder.name, what="game", name=folder.name)
    return READERS[folder.name](folder)


@cache
def games() -> tuple[str, ...]:
    """The ids of the games that are offered at tables: those that have words, in `data/locale/en/<game>.ftl`."""
    words = files("data") / "locale" / "en"
    return tuple(game for game in READERS if (words / f"{game}.ftl").is_file())


@cache
def source(game: str) -> Source:
    """The data of a game.

    Raises:
        DataError: there is no such game, or its data are broken.
    """
    need_one_of(READERS, "data", game, what="game", name=game)
    return read(files("data") / game)


@lru_cache(maxsize=KEPT)
def load(game: str, profile: str | None = None, board: str | None = None, **options: str) -> Rules:
    """The rules of a table: a game, and what differs from its usual profile, board and settings.

    Those asked for lately are kept, for a lobby asks at every press: the same rules are one value, which nobody may change.

    Raises:
        DataError: an unknown game, profile, board or setting, or broken data.
    """
    return source(game).rules(profile, board, **options)
