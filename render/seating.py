"""How a seat is shown: its token, its colour, and a name that the font can set.

Owns what becomes of a name in a picture. The font has Latin, Greek and Cyrillic letters; of any other name it keeps what it can
set, as long as that is name enough, else the seat is called by its colour and number. Descriptions are text and have every name whole.
"""

import unicodedata
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from msgspec import Struct

from bot.engine.view import View
from bot.names import LONGEST, label_name, picture_name
from render.fonts import settable, width
from render.words import Words, fixed, said

_ENOUGH: Final = 2
"""So many letters and digits have to be left of a name that loses some."""
_SPOILT: Final = "\0"
_WIDEST: Final = 12.0
"""So many times its own height a word may be wide; a longer one ends in an ellipsis, as nobody could read it in the room there is."""
_MORE: Final = "…"


class Look(Struct, frozen=True):
    """One seat as pictures show it; `mark` says what it is where seats differ."""

    seat: int
    token: str
    colour: str
    name: str
    mark: str = ""


def looks(view: View, names: Sequence[str], words: Words) -> tuple[Look, ...]:
    """All seats of a game."""
    colours = {token.id: token.colour for token in view.rules.own.tokens}
    return tuple(
        Look(seat, token, colours[token], shown_name(names[seat], seat, colours[token], words))
        for seat, token in enumerate(view.own.tokens)
    )


@lru_cache(maxsize=4096)
def shown_name(name: str, seat: int, colour: str, words: Words) -> str:
    """The name as it can be set, or the seat's colour and number (`Purple seat 2`) where too little of it can."""
    kept = _legible(picture_name(name))
    if kept:
        return kept
    called = said(words, "picture-seat", colour=fixed(words, f"colour-{colour}"), number=seat + 1)
    return called[:1].upper() + called[1:]


def said_name(name: str, seat: int, words: Words) -> str:
    """The name for descriptions, where every letter can be read; the seat's number for an empty one."""
    return label_name(name) or said(words, "seat-unnamed", number=seat + 1)


def _legible(name: str) -> str:
    """What the font can set of a cleaned name: all of its letters and digits, or at least `_ENOUGH` of them, else nothing.

    Signs that it lacks, and letters of scripts without capitals, part words. A word that would lose one of another letter is left out
    whole: the rest of it would be another word.
    """
    pieces = [_piece(char) for char in name]
    words = [word for word in "".join(pieces).split() if _SPOILT not in word]
    if {" ", _SPOILT} & {piece for piece, char in zip(pieces, name, strict=True) if char != " "}:
        words = [word for word in words if _letters(word)]  # no brackets round what is gone
    kept = " ".join(words)[:LONGEST].rstrip()
    if _letters(kept) < min(_ENOUGH, max(1, _letters(name))):
        return ""
    return " ".join(map(_short, kept.split()))


def _short(word: str) -> str:
    if width(word, "Bold", 1) <= _WIDEST:
        return word
    longest = next(at for at in range(len(word), 0, -1) if width(word[:at] + _MORE, "Bold", 1) <= _WIDEST)
    return word[:longest] + _MORE


def _piece(char: str) -> str:
    """What a picture has for a character: letters, a gap, nothing for a mark, or the sign that its word is spoilt."""
    kept = settable(char)
    category = unicodedata.category(char)
    if kept or category[0] in "CM":
        return kept
    return _SPOILT if category in {"Lu", "Ll", "Lt"} else " "


def _letters(text: str) -> int:
    return sum(char.isalnum() for char in text)
