"""Names that people chose, made safe to show; and whatever else people typed that is told back to them.

Owns: what may stay of a display name in Discord's markdown, in buttons and menus, and in pictures. What the pictures' font can set of
it is the business of `render.seating`. A name of which nothing can be seen comes back empty; the caller puts a neutral word in its
place.
"""

import re
import unicodedata
from typing import Final

LONGEST: Final = 32
_MARKS: Final = (
    3  # combining marks that may sit on one letter: as many as any script writes, too few to tower over a line
)
_BLANK: Final = frozenset(
    map(
        chr,
        (
            *(0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0, 0xFFFC, 0x1D159),
            *range(0x180B, 0x1810),
            *range(0xFE00, 0xFE0E),
            *range(0xE0100, 0xE01F0),
        ),
    )
)
"""Letters, marks and symbols that draw nothing; the two selectors that choose between text and emoji are none of them."""
_JOINER: Final = "\u200d"
_JOINERS: Final = "\u200c\u200d"
_EMOJI_STYLE: Final = "\ufe0f"
_VIRAMA: Final = 9  # the combining class of the signs that join two letters of an Indian script
_RIGHT_TO_LEFT: Final = frozenset({"R", "AL", "AN"})
_ISOLATE: Final = "\u2068{}\u2069"
_MARKDOWN: Final = re.compile(r"([\\`*_~|<>\[\]#/])")
_LINE_START: Final = re.compile(r"^([-+]|\d+(?=\.))")
_AFTER_AT: Final = "\u200b"  # parts an @ from what would be mentioned; it has no width


def plain_name(raw: str) -> str:
    """The name for Discord text: cleaned, with markdown, mentions and links made harmless. Empty if nothing is left.

    It has at most twice `LONGEST` characters and two more. One that runs from right to left stands in marks that keep it from
    reordering the sentence around it.
    """
    bare = picture_name(raw)
    name = _MARKDOWN.sub(r"\\\1", bare).replace("@", f"@{_AFTER_AT}")
    start = _LINE_START.match(name)
    if start is not None:
        number = start.group().isdigit()
        name = f"{start.group()}\\{name[start.end() :]}" if number else f"\\{name}"
    return _isolated(name)


def label_name(raw: str) -> str:
    """The name where there is no markdown: buttons, menus, descriptions of pictures. Empty if nothing is left.

    Cleaned, at most `LONGEST` characters and the two marks round one that runs from right to left.
    """
    return _isolated(picture_name(raw))


def picture_name(raw: str) -> str:
    """The name cleaned, with nothing added, at most `LONGEST` characters: for pictures, and to compare. Empty if nothing is left."""
    words = _visible(unicodedata.normalize("NFC", raw)).split()
    name = _without_piles(" ".join(words))[:LONGEST].rstrip(f" {_JOINERS}")
    return name if any(_seen(char) for char in name) else ""


def _isolated(name: str) -> str:
    """The name with its own direction, where that is another than the sentence's."""
    return _ISOLATE.format(name) if any(unicodedata.bidirectional(it) in _RIGHT_TO_LEFT for it in name) else name


def _visible(text: str) -> str:
    """The text without what is invisible or unassigned; any white space is a space."""
    out: list[str] = []
    for at, char in enumerate(text):
        if char.isspace():
            out.append(" ")
        elif char in _JOINERS:
            if out and at + 1 < len(text) and _joins(char, out[-1], text[at + 1]):
                out.append(char)
        # Cc control, Cf format (bidi marks, zero width), Cs surrogate, Co private use, Cn unassigned
        elif char not in _BLANK and not unicodedata.category(char).startswith("C"):
            out.append(char)
    return "".join(out)


def _joins(joiner: str, before: str, after: str) -> bool:
    """Whether a joiner changes how its neighbours are written, and so is a part of the name.

    Between two emoji; behind a sign that joins two letters of an Indian script; between two Arabic letters.
    """
    if unicodedata.category(after) == "So":
        return joiner == _JOINER and (unicodedata.category(before) in {"So", "Sk"} or before == _EMOJI_STYLE)
    if unicodedata.combining(before) == _VIRAMA:
        return unicodedata.category(after) == "Lo"
    return unicodedata.bidirectional(after) == "AL" and unicodedata.bidirectional(before) in {"AL", "NSM"}


def _without_piles(text: str) -> str:
    """The text without combining marks that would tower over their line, or sit on what stands before the name."""
    out: list[str] = []
    marks = _MARKS
    for char in text:
        marks = marks + 1 if unicodedata.category(char) in {"Mn", "Me"} else 0
        if marks <= _MARKS:
            out.append(char)
    return "".join(out)


def _seen(char: str) -> bool:
    return unicodedata.category(char)[0] in "LNPS"
