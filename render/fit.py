"""Fits words into a box: tries every wrap and hyphenation, as large as it goes, squeezed a little where that helps.

Never clips: what fits nowhere is squeezed further and set smaller until it does.
"""

from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import combinations, pairwise
from typing import Final

import pyphen
from msgspec import Struct

from render.fonts import Face, width

SOFT: Final = "\u00ad"
"""A soft hyphen: says where a word may be parted, and that it may be parted nowhere else."""

_HYPHEN: Final = "-"
_LEADING: Final = 1.06
_LEAST_PART: Final = 3  # letters on either side of a hyphen
_DASHES: Final = frozenset("\u2013\u2014")


class Fitted(Struct, frozen=True):
    """Lines of words with the size and the horizontal squeeze (1 is none) at which they fit."""

    lines: tuple[str, ...]
    size: float
    squeeze: float

    @property
    def pitch(self) -> float:
        """From line to line in px."""
        return self.size * _LEADING


@lru_cache(maxsize=4096)
def fit(
    text: str,
    face: Face,
    room: float,
    largest: float,
    smallest: float,
    lines: int = 1,
    squeeze: float = 0.84,
    hyphens: str = "",
) -> Fitted:
    """The best way to set `text` in `room` px.

    Args:
        text: the words.
        face: their weight.
        room: the width there is.
        largest: the size in px to begin with.
        smallest: the size in px below which it is only set when nothing else helps.
        lines: at most so many lines.
        squeeze: the narrowest that letters may be set.
        hyphens: the hyphenation dictionary, as pyphen names it; empty for none.
    """
    best: tuple[float, Fitted] | None = None
    whole = text.replace(SOFT, "")
    for wrap in _wraps(text, lines, hyphens):
        hyphenated = any(line.endswith(_HYPHEN) and line not in whole for line in wrap)
        longest = _longest(wrap, face)
        size = largest
        while size >= smallest:
            needed = min(1.0, room / (longest * size))
            if needed >= squeeze:
                score = size * (1 - 0.55 * (1 - needed)) * (0.86 if hyphenated else 1) - 1.3 * len(wrap)
                if best is None or score > best[0] or (hyphenated and score == best[0]):
                    best = score, Fitted(wrap, size, needed)
            size -= 0.5
    return best[1] if best else _forced(text, face, room, smallest, lines, squeeze)


def units(text: str) -> list[str]:
    """What a line may be parted between: words, each with what must not stand apart from it.

    A no-break space parts nothing, a dash stands at the end of a line and never at its beginning, and a single letter, such as a
    preposition, goes with the next word.
    """
    out: list[str] = []
    for word in text.split(" "):
        if not word:
            continue
        before = out[-1].rpartition(" ")[2] if out else ""
        if out and (word in _DASHES or (len(before) == 1 and before.isalpha())):
            out[-1] += f" {word}"
        else:
            out.append(word)
    return out


def _forced(text: str, face: Face, room: float, smallest: float, lines: int, squeeze: float) -> Fitted:
    """Set smaller than wished: the wrap with the shortest longest line, squeezed, at whatever size goes in."""
    wrap = min(_wraps(text, lines, ""), key=lambda it: max(width(line, face, 100) for line in it))
    longest = _longest(wrap, face)
    tight = squeeze * 0.9
    return Fitted(wrap, min(smallest, room / (longest * tight)), tight)


def _longest(wrap: tuple[str, ...], face: Face) -> float:
    """The width of the longest line at size 1; never 0, so that it can be divided by."""
    return max(0.01, max(width(line, face, 100) for line in wrap) / 100)


def _wraps(text: str, most: int, hyphens: str) -> Iterator[tuple[str, ...]]:
    """Every way to set the words in at most so many lines, with at most one word parted."""
    written = units(text) or [""]
    words = [word.replace(SOFT, "") for word in written]
    yield from _broken(words, most)
    if not hyphens or most < 2:
        return
    for index, word in enumerate(written):
        for head, tail in _parts(word, hyphens):
            parted = [*words[:index], head, tail, *words[index + 1 :]]
            for wrap in _broken(parted, most):
                if any(line.endswith(head) for line in wrap):
                    yield wrap


def _broken(words: list[str], most: int) -> Iterator[tuple[str, ...]]:
    for count in range(min(most, len(words))):
        for breaks in combinations(range(1, len(words)), count):
            edges = (0, *breaks, len(words))
            yield tuple(" ".join(words[a:b]) for a, b in pairwise(edges))


def _parts(word: str, hyphens: str) -> Iterator[tuple[str, str]]:
    """The two parts of a word, the first with its hyphen: at its own hyphens, where it says so, or by the dictionary."""
    if _HYPHEN in word:
        places = [at + 1 for at, char in enumerate(word) if char == _HYPHEN]
        yield from ((word[:at], word[at:]) for at in places)
    elif SOFT in word:
        pieces = word.split(SOFT)
        yield from (("".join(pieces[:at]) + _HYPHEN, "".join(pieces[at:])) for at in range(1, len(pieces)))
    elif (dictionary := _dictionary(hyphens)) is not None:
        for at in dictionary.positions(word):
            if at >= _LEAST_PART and len(word) - at >= _LEAST_PART:
                yield word[:at] + _HYPHEN, word[at:]


@cache
def _dictionary(language: str) -> pyphen.Pyphen | None:
    """The dictionary of a language, or one of its kin; None where there is none, so that its words are parted nowhere."""
    found = pyphen.language_fallback(language)
    return pyphen.Pyphen(lang=found) if found else None
