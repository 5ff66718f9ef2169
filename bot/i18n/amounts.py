"""Sums as they are shown and typed: in ones, thousands or millions, by what a table's sums are multiplied with on show.

Owns: the arithmetic between units of play and what people see. The words round a sum are in the catalogs.
"""

import re
from typing import Final

_LARGEST: Final = 1_000_000_000
_IN_FULL: Final = 10_000
"""A bare number from here on is a whole sum, not one in thousands or millions."""
_TYPED: Final = re.compile(r"[^\d+\-\u2212]*(\d[\d\s.,'\u2019]*)\s*(\D*)")
_GROUPED: Final = re.compile(r"(\d{1,3}([\s.,'\u2019])\d{3}(?:\2\d{3}){0,3})(?:[.,](\d{1,6}))?")
_DECIMAL: Final = re.compile(r"(\d{1,12})(?:[.,](\d{1,6}))?")
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


def read(text: str, scale: int) -> int:
    """A sum in units of play out of what somebody typed: `1500`, `$1,500`, `150 тыс. ₽`, `1.5M`, `2,000,000`.

    A bare number counts what sums are shown in; from 10,000 on it is a whole sum.

    Raises:
        ValueError: this is no sum, or none that comes out whole.
    """
    found = _TYPED.fullmatch(text.strip())
    if found is None:
        raise ValueError(text)
    digits, word = found[1].strip(" \u00a0\u202f.,'\u2019"), found[2].strip(" .\u00a0\u202f").casefold()
    top, bottom = _fraction(digits)
    times = _times(word)
    if not times:
        times = unit(scale) if top < _IN_FULL * bottom or scale == 1 else 1
    amount, odd = divmod(top * times, bottom * scale)
    if odd or amount > _LARGEST:
        raise ValueError(text)
    return amount


def _fraction(digits: str) -> tuple[int, int]:
    """The number as a fraction; between groups of three digits stands one and the same sign."""
    if grouped := _GROUPED.fullmatch(digits):
        whole, part = re.sub(r"\D", "", grouped[1]), grouped[3] or ""
    elif found := _DECIMAL.fullmatch(digits):
        whole, part = found[1], found[2] or ""
    else:
        raise ValueError(digits)
    return int(whole + part), 10 ** len(part)


def _times(word: str) -> int:
    """What a word after the digits multiplies with; 0 where it does not say."""
    first = re.split(r"[\s.]", word)[0] if word else ""
    if first in _MILLION:
        return 1_000_000
    return 1_000 if first in _THOUSAND else 0
