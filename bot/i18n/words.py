"""`Words`: the callable that turns a key and parameters into a sentence of a language.

Owns: falling back to English, what happens when a key is missing, and the nouns and sums of a board. Knows no games: which keys
there must be is the business of `bot.i18n.completeness`, what a table's own data name that of `bot.i18n.nouns`.
"""

import logging
import re
from functools import cache
from typing import Final

from bot.engine.rules import Rules
from bot.errors import DataError
from bot.i18n import amounts
from bot.i18n.bundles import Bundle, bundle
from bot.i18n.nouns import NONE, Nouns
from bot.i18n.sources import DEFAULT, best

_TWO_STOPS: Final = re.compile(r"(?<!\.)\.\.(?=\s|$)")
"""The full stop of a sentence behind a name that ends with one."""
_EXAMPLES: Final = (1, 2, 5, 20)
"""Numbers behind which some language writes its currency in another form."""
_KEPT: Final = 4096
"""So many sums and numbers are kept for each board: making one takes a tenth of a millisecond, and a picture has dozens."""
_log = logging.getLogger(__name__)


def _keep(kept: dict[int, str], amount: int, text: str) -> None:
    if len(kept) >= _KEPT:
        kept.clear()
    kept[amount] = text


class Words:
    """One language's words: `words("lobby-full")`, `words("lobby-need", count=2)`.

    A key or a parameter that is missing raises a `DataError` where `strict`. Otherwise English steps in for another language,
    which is logged once; what English lacks is logged and the key is shown, so that no game stops for a word.

    Attributes:
        language: the language's code.
        board: the board whose currency and places are meant; empty for plain numbers.
        scale: what every sum is multiplied with on show; the engine never sees it.
        nouns: the names and the currency that a table's own data give, before those of the catalogs.
    """

    __slots__ = ("_boards", "_bundles", "_numbers", "_strict", "_sums", "board", "language", "nouns", "scale")

    def __init__(
        self,
        language: str,
        bundles: tuple[Bundle, ...],
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
        self._sums: dict[int, str] = {}
        self._numbers: dict[int, str] = {}

    def to(self, language: str) -> "Words":
        """The same words without a board in another language, or in the one that a locale stands for; English where there is none."""
        return catalog(best(language), strict=self._strict)

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
        return any(key in bundle for bundle in self._bundles)

    def __call__(self, key: str, /, **params: object) -> str:
        """The words for a key; parameters are strings and whole numbers.

        Raises:
            DataError: in a strict catalog, where the key or one of its parameters is missing.
        """
        for at, those in enumerate(self._bundles):
            last = at == len(self._bundles) - 1
            if key not in those:
                if not last:
                    self._note(those, "", f"no words for {key}, and perhaps for others")
                continue
            text, wrong = those.say(key, params)
            if wrong and not last:
                self._note(those, key, wrong)
                continue
            if wrong:
                self._fault(key, wrong)
            return _TWO_STOPS.sub(".", text) if ".." in text else text
        return self._fault(key, "no words for this key")

    def _note(self, bundle: Bundle, about: str, wrong: str) -> None:
        """Log once that a language can't say something, so that English is shown."""
        if about not in bundle.told:
            bundle.told.add(about)
            _log.warning("words %s: %s%s; English steps in", bundle.language, f"{about}: " if about else "", wrong)

    def _fault(self, key: str, wrong: str) -> str:
        if self._strict:
            raise DataError(f"data/locale/{self.language}", key, "fault-quoted", why=wrong)
        _log.error("words %s/%s: %s", self.language, key, wrong)
        return key

    # --- the nouns of a board

    def number(self, amount: int) -> str:
        """A whole number as the language writes it."""
        found = self._numbers.get(amount)
        if found is None:
            found = self("number", amount=amount)
            _keep(self._numbers, amount, found)
        return found

    def money(self, amount: int) -> str:
        """A sum in the board's currency and scale (`410M`, `1,500 тыс. ₽`); `amount` is in units of play."""
        found = self._sums.get(amount)
        if found is None:
            found = self._money(amount)
            _keep(self._sums, amount, found)
        return found

    def _money(self, amount: int) -> str:
        number = amounts.shown(amount, self.scale)
        kind = self.nouns.currency or self.board
        key = f"money-{kind}" if self.scale == 1 else f"money-{kind}-{self.scale}"
        if not kind or not self.has(key):
            return self.number(amount * self.scale)
        return amounts.joined(self(key, amount=number), self.language)

    def typed(self, text: str) -> int:
        """A sum in units of play out of what somebody typed as sums are shown here, or in full.

        Raises:
            ValueError: this is no sum, or none that comes out whole.
        """
        if self.scale == 1:  # what stands round a sum in ones is the currency, be it an M
            text = self.bare(text)
        return amounts.read(text, self.scale, self.language)

    def bare(self, text: str) -> str:
        """What was typed without the currency that the board's sums have."""
        text = text.strip(amounts.SPACES)
        for amount in _EXAMPLES:
            front, _, back = self.money(amount).partition(str(amount))
            without = text.removeprefix(front.strip(amounts.SPACES))
            back = back.strip(amounts.SPACES)
            if back and without.casefold().endswith(back.casefold()):
                without = without[: -len(back)]
            if without != text:
                return without.strip(amounts.SPACES)
        return text

    def place(self, space: str) -> str:
        """The name of a space, or of the deed that belongs to it."""
        return self.nouns.spaces.get(space) or self(f"place-{self.board}-{space}")

    def group(self, group: str) -> str:
        """The name of a set of deeds."""
        return self.nouns.groups.get(group) or self(f"group-{group}")

    def card(self, card: str) -> str:
        """The short title of a card."""
        return self(f"card-{card}")


def catalog(language: str = DEFAULT, *, strict: bool = False) -> Words:
    """The words of a language; what it lacks is said in English. One object a language, so that caches know it again.

    Args:
        language: one of `languages()`.
        strict: raise for what is missing (tests, check-data) instead of logging it.

    Raises:
        DataError: there is no such language, or a file is not UTF-8.
    """
    return _catalog(language, strict)


@cache
def _catalog(language: str, strict: bool) -> Words:
    chain = dict.fromkeys((language, DEFAULT)) if not strict else {language: None}
    return Words(language, tuple(bundle(it) for it in chain), strict=strict)
