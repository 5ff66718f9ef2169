"""Names that people chose, made safe to show.

Owns: what may stay of a display name in Discord text and in a picture. A name of which nothing can be seen comes back empty; the
caller puts a neutral word in its place.
"""

import re
import unicodedata
from typing import Final

LONGEST: Final = 32
_MARKS: Final = 2  # combining marks that may sit on one letter
_BLANK: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0\ufffc")  # letters and symbols that draw nothing
_MARKDOWN: Final = re.compile(r"([\\`*_~|<>\[\]#/])")
_LINE_START: Final = re.compile(r"^([-+]|\d+(?=\.))")
_AFTER_AT: Final = "\u200b"  # parts an @ from what would be mentioned; it has no width


def plain_name(raw: str) -> str:
    """The name for Discord text: cleaned, with markdown, mentions and links made harmless. Empty if nothing is left."""
    name = _MARKDOWN.sub(r"\\\1", picture_name(raw)).replace("@", f"@{_AFTER_AT}")
    start = _LINE_START.match(name)
    if start is None:
        return name
    number = start.group().isdigit()
    return f"{start.group()}\\{name[start.end() :]}" if number else f"\\{name}"


def picture_name(raw: str) -> str:
    """The name for pictures, buttons and select menus: cleaned, with nothing added. Empty if nothing is left."""
    kept = _without_piles("".join(_kept(char) for char in unicodedata.normalize("NFC", raw)))
    name = " ".join(kept.split())[:LONGEST].rstrip()
    return name if any(_seen(char) for char in name) else ""


def _kept(char: str) -> str:
    """The character, a space for any other white space, nothing for what is invisible or unassigned."""
    if char in _BLANK:
        return ""
    if char.isspace():
        return " "
    # Cc control, Cf format (bidi marks, zero width), Cs surrogate, Co private use, Cn unassigned
    return "" if unicodedata.category(char).startswith("C") else char


def _without_piles(text: str) -> str:
    """The text without combining marks that would tower over its line."""
    out: list[str] = []
    marks = 0
    for char in text:
        marks = marks + 1 if unicodedata.category(char) in {"Mn", "Me"} else 0
        if marks <= _MARKS:
            out.append(char)
    return "".join(out)


def _seen(char: str) -> bool:
    return unicodedata.category(char)[0] in "LNPS"
