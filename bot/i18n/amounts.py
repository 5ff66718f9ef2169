"""Sums as they are shown and typed: in ones, thousands or millions, by what a table's sums are multiplied with on show.

Owns: the arithmetic between units of play and what people see, and the signs with which a language writes numbers. The words round
a sum are in the catalogs.
"""

import re
from collections.abc import Iterator
from functools import cache
from typing import Final

from babel import Locale, UnknownLocaleError
from msgspec import Struct

from bot.i18n.sources import DEFAULT

SPACES: Final = " \u00a0\u202f\u2009\t"
"""Spaces that stand between groups of digits, or before a currency."""

_LARGEST: Final = 1_000_000_000
_IN_FULL: Final = 10_000
"""A bare number from here on is a whole sum, not one in thousands or millions."""
_TYPED: Final = re.compile(r"[^\d+\-\u2212]*(\d[\d\s.,'\u2019]*)\s*(\D*)")
_GROUPED: Final = re.compile(r"(\d{1,3}([\s.,'\u2019])\d{3}(?:\2\d{3}){0,3})(?:[.,](\d{1,6}))?")
_DECIMAL: Final = re.compile(r"(\d{1,12})(?:([.,])(\d{1,6}))?")
_MILLION: Final = ("m", "м", "mil", "млн")
_THOUSAND: Final = ("k", "к", "t", "т", "tis", "тыс", "mii")


def unit(scale: int) -> int:
    """What the number of a sum counts where sums are multiplied by `scale`: ones, thousands or millions."""
    if scale >= 10_000:
        return 1_000_000
    return 1_000 if scale >= 1_000 else 1


def shown(amount: int, scale: int) -> int | float:
    """The number that is shown for a sum in units of play, counted in `unit(scale)`."""
    whole, odd = divmod(amount * scale, unit(scale))
    return whole if not odd else amount * scale / unit(scale)


class Signs(Struct, frozen=True):
    """How a language writes numbers.

    Attributes:
        group: what stands between thousands.
        decimal: what stands before a fraction.
        space: what stands between a sum and the currency behind it; empty where the currency comes first.
    """

    group: str
    decimal: str
    space: str


@cache
def signs(language: str) -> Signs:
    """The signs of a language; those of English where nothing is known of it."""
    try:
        locale = Locale.parse(language, sep="-")
    except (UnknownLocaleError, ValueError):
        locale = Locale.parse(DEFAULT)
    symbols = locale.number_symbols["latn"]
    pattern = locale.currency_formats["standard"].pattern
    behind = re.search(r"[#0]([^#0.,;]*)\u00a4", pattern)
    return Signs(symbols["group"], symbols["decimal"], behind[1] if behind else "")


def joined(text: str, language: str) -> str:
    """A sum with its currency so that no line ends between them, where the language keeps both together."""
    space = signs(language).space
    return text.replace(" ", space) if space else text


def decimal(number: float, language: str) -> str:
    """A number as the language writes it."""
    whole, _, part = f"{number:,.6f}".rstrip("0").rstrip(".").partition(".")
    grouped = whole.replace(",", signs(language).group)
    return f"{grouped}{signs(language).decimal}{part}" if part else grouped


def ungrouped(text: str, language: str) -> str:
    """A whole number without what stands between its thousands, where that is what the language puts there; else as it is."""
    group = signs(language).group
    signed = f"[{SPACES}]" if group in SPACES else re.escape(group)
    return re.sub(signed, "", text) if re.fullmatch(rf"[0-9]{{1,3}}(?:{signed}[0-9]{{3}})+", text) else text


def read(text: str, scale: int, language: str = DEFAULT) -> int:
    """A sum in units of play out of what somebody typed: `1500`, `$1,500`, `150 тыс. ₽`, `1.5M`, `2,000,000`.

    A bare number counts what sums are shown in; from 10,000 on it is a whole sum. The decimal sign of the language parts off a
    fraction, also one of three digits, if that comes out whole; else it parts groups of thousands, as the other signs do.

    Raises:
        ValueError: this is no sum, or none that comes out whole.
    """
    found = _TYPED.fullmatch(text.strip())
    if found is None:
        raise ValueError(text)
    digits, word = found[1].strip(f"{SPACES}.,'\u2019"), found[2].strip(f"{SPACES}.").casefold()
    for top, bottom in _fractions(digits, signs(language).decimal):
        times = _times(word)
        if not times:
            times = unit(scale) if top < _IN_FULL * bottom or scale == 1 else 1
        amount, odd = divmod(top * times, bottom * scale)
        if not odd and amount <= _LARGEST:
            return amount
    raise ValueError(text)


def _fractions(digits: str, decimal: str) -> Iterator[tuple[int, int]]:
    """What the number can be, as fractions, the likelier first; between groups of three digits stands one and the same sign."""
    plain, grouped = _DECIMAL.fullmatch(digits), _GROUPED.fullmatch(digits)
    if plain and (not grouped or plain[2] == decimal):
        yield int(plain[1] + (plain[3] or "")), 10 ** len(plain[3] or "")
    if grouped:
        part = grouped[3] or ""
        yield int(re.sub(r"\D", "", grouped[1]) + part), 10 ** len(part)


def _times(word: str) -> int:
    """What a word after the digits multiplies with; 0 where it does not say."""
    first = re.split(r"[\s.]", word)[0] if word else ""
    if first in _MILLION:
        return 1_000_000
    return 1_000 if first in _THOUSAND else 0
