"""Fluent catalogs, and `Words`: the callable that turns a key and parameters into a sentence.

Owns: reading and parsing `data/locale/<language>/*.ftl`, falling back to English, and what happens when a key is missing. Knows
no games: which keys there must be is the business of `bot.i18n.completeness`, what a table's own data name that of `bot.i18n.nouns`.
"""

import logging
import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from bot.engine.rules import Rules
from bot.errors import DataError
from bot.i18n import amounts
from bot.i18n.nouns import NONE, Nouns

DEFAULT: Final = "en"
_TWO_STOPS: Final = re.compile(r"(?<!\.)\.\.(?=\s|$)")
"""The full stop of a sentence behind a name that ends with one."""
_log = logging.getLogger(__name__)


def _folder() -> Traversable:
    return files("data") / "locale"


def languages() -> tuple[str, ...]:
    """The languages there are catalogs for, in alphabetical order."""
    return tuple(sorted(item.name for item in _folder().iterdir() if item.is_dir() and not item.name.startswith("_")))


def best(locale: str) -> str:
    """The language that suits a locale such as `en-GB` or `ru`; English where there is none."""
    known = languages()
    short = locale.replace("_", "-").split("-")[0].lower()
    return next((language for language in (locale, short) if language in known), DEFAULT)


def sources(language: str) -> dict[str, str]:
    """The text of each catalog file of a language, by file name.

    Raises:
        DataError: there is no such language, or a file is not UTF-8.
    """
    if language not in languages():
        raise DataError("data/locale", language, f"no such language; there are {', '.join(languages())}")
    found = {}
    for item in sorted((_folder() / language).iterdir(), key=lambda item: item.name):
        if item.name.endswith(".ftl"):
            try:
                found[item.name] = item.read_text(encoding="utf-8")
            except UnicodeDecodeError as error:
                raise DataError(item.name, "", f"not UTF-8: {error}") from None
    return found


def entries(name: str, text: str) -> list[ast.Message | ast.Term]:
    """The messages and terms of one catalog file.

    Raises:
        DataError: a line is not Fluent.
    """
    found = []
    for entry in FluentResource(text).body:
        if isinstance(entry, ast.Junk):
            line = text.count("\n", 0, entry.span.start if entry.span else 0) + 1
            why = entry.annotations[0].message if entry.annotations else "not Fluent"
            raise DataError(name, f"line {line}", str(why))
        if isinstance(entry, (ast.Message, ast.Term)):
            found.append(entry)
    return found


@cache
def bundle(language: str) -> FluentBundle:
    """The parsed catalog of one language, without those it falls back to.

    Raises:
        DataError: there is no such language, or a file is broken.
    """
    made = FluentBundle([language], use_isolating=False)
    for name, text in sources(language).items():
        made.add_resource(ast.Resource(list(entries(name, text))))
    return made


class Words:
    """One language's words: `words("lobby-full")`, `words("lobby-need", count=2)`.

    A key or a parameter that is missing raises a `DataError` where `strict`; otherwise it is logged and the key is shown, so that
    no game stops for a word.

    Attributes:
        language: the language's code.
        board: the board whose currency and places are meant; empty for plain numbers.
        scale: what every sum is multiplied with on show; the engine never sees it.
        nouns: the names and the currency that a table's own data give, before those of the catalogs.
    """

    __slots__ = ("_boards", "_bundles", "_strict", "board", "language", "nouns", "scale")

    def __init__(
        self,
        language: str,
        bundles: tuple[FluentBundle, ...],
        *,
        board: str = "",
        scale: int = 1,
        nouns: Nouns = NONE,
        strict: bool = False,
    ) -> None:
        self.language = language
        self.board = board
        self.scale = scale
        self.nouns = nouns
        self._bundles = bundles
        self._strict = strict
        self._boards: dict[tuple[str, int, str], Words] = {}

    def on(self, board: str, scale: int = 1, nouns: Nouns = NONE) -> "Words":
        """The same words with the currency and the places of a board: one object a board, so that caches know it again."""
        key = (board, scale, nouns.currency)
        found = self._boards.get(key)
        if found is None or found.nouns != nouns:
            found = Words(self.language, self._bundles, board=board, scale=scale, nouns=nouns, strict=self._strict)
            self._boards[key] = found
        return found

    def for_rules(self, rules: Rules) -> "Words":
        """The same words with the currency, the places and the scale that a table's rules play with."""
        return self.on(rules.board, rules.scale, Nouns.of(rules))

    def has(self, key: str) -> bool:
        """Whether there are words for this key."""
        return any(bundle.has_message(key) for bundle in self._bundles)

    def __call__(self, key: str, /, **params: object) -> str:
        """The words for a key; parameters are strings and whole numbers.

        Raises:
            DataError: in a strict catalog, where the key or one of its parameters is missing.
        """
        for bundle in self._bundles:
            if bundle.has_message(key):
                return self._format(bundle, key, params)
        return self._fault(key, "no words for this key")

    def _format(self, bundle: FluentBundle, key: str, params: Mapping[str, object]) -> str:
        pattern = bundle.get_message(key).value
        if pattern is None:
            return self._fault(key, "the key has no words of its own")
        text, errors = bundle.format_pattern(pattern, dict(params))
        if errors:
            self._fault(key, f"{errors[0]} (given: {', '.join(params) or 'nothing'})")
        return _TWO_STOPS.sub(".", str(text))

    def _fault(self, key: str, wrong: str) -> str:
        if self._strict:
            raise DataError(f"data/locale/{self.language}", key, wrong)
        _log.error("words %s/%s: %s", self.language, key, wrong)
        return key

    # --- the nouns of a board

    def number(self, amount: int) -> str:
        """A whole number as the language writes it."""
        return self("number", amount=amount)

    def money(self, amount: int) -> str:
        """A sum in the board's currency and scale (`410M`, `1,500 тыс. ₽`); `amount` is in units of play."""
        number = amounts.shown(amount, self.scale)
        kind = self.nouns.currency or self.board
        key = f"money-{kind}" if self.scale == 1 else f"money-{kind}-{self.scale}"
        return self(key, amount=number) if kind and self.has(key) else self.number(amount * self.scale)

    def typed(self, text: str) -> int:
        """A sum in units of play out of what somebody typed as sums are shown here, or in full.

        Raises:
            ValueError: this is no sum, or none that comes out whole.
        """
        text = text.strip()
        if self.scale == 1:  # what stands behind a sum in ones is the currency, be it an M
            text = text.removesuffix(self.money(1).partition("1")[2])
        return amounts.read(text, self.scale)

    def place(self, space: str) -> str:
        """The name of a space, or of the deed that belongs to it."""
        return self.nouns.spaces.get(space) or self(f"place-{self.board}-{space}")

    def group(self, group: str) -> str:
        """The name of a set of deeds."""
        return self.nouns.groups.get(group) or self(f"group-{group}")

    def card(self, card: str) -> str:
        """The short title of a card."""
        return self(f"card-{card}")


@cache
def catalog(language: str = DEFAULT, *, strict: bool = False) -> Words:
    """The words of a language; what it lacks is said in English.

    Args:
        language: one of `languages()`.
        strict: raise for what is missing (tests, check-data) instead of logging it.

    Raises:
        DataError: there is no such language, or a file is broken.
    """
    chain = dict.fromkeys((language, DEFAULT)) if not strict else {language: None}
    return Words(language, tuple(bundle(it) for it in chain), strict=strict)
