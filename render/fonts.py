"""Fonts: opened once, kept open, measured. Words are Roboto in four weights, icons are Font Awesome's solid face."""

import struct
import unicodedata
from functools import cache, lru_cache
from importlib.resources import files
from io import BytesIO
from typing import Final, Literal

from PIL import ImageFont

Face = Literal["Black", "Bold", "Medium", "Regular"]
FACES: Final[tuple[Face, ...]] = ("Black", "Bold", "Medium", "Regular")
CAPITALS: Final = 0.711
"""Height of Roboto's capitals as a part of the size."""

_ICONS: Final = ("fontawesomefree", "static/fontawesomefree/webfonts/fa-solid-900.ttf")

# code points of the icons in use; the names are Font Awesome's
ICONS: Final = {
    "arrow-left-long": 0xF177,
    "arrow-right-long": 0xF178,
    "arrow-right-arrow-left": 0xF0EC,
    "ban": 0xF05E,
    "bicycle": 0xF206,
    "crown": 0xF521,
    "frog": 0xF52E,
    "gavel": 0xF0E3,
    "handcuffs": 0xE4F8,
    "hourglass-half": 0xF252,
    "house": 0xF015,
    "key": 0xF084,
    "link": 0xF0C1,
    "layer-group": 0xF5FD,
    "lock": 0xF023,
    "lock-open": 0xF3C1,
    "mask": 0xF6FA,
    "play": 0xF04B,
    "question": 0x3F,
    "rocket": 0xF135,
    "sailboat": 0xE445,
    "square-parking": 0xF540,
    "tag": 0xF02B,
    "trophy": 0xF091,
    "wallet": 0xF555,
    "xmark": 0xF00D,
    "city": 0xF64F,
    "coins": 0xF51E,
    "shuffle": 0xF074,
    "bus": 0xF207,
    "building-columns": 0xF19C,
    "clock": 0xF017,
    "crow": 0xF520,
    "faucet-drip": 0xE006,
    "forward": 0xF04E,
    "gem": 0xF3A5,
    "ghost": 0xF6E2,
    "gift": 0xF06B,
    "hand-holding-dollar": 0xF4C0,
    "horse": 0xF6F0,
    "lightbulb": 0xF0EB,
    "receipt": 0xF543,
    "train": 0xF238,
    "train-tram": 0xE5B4,
    "plane": 0xF072,
    "ship": 0xF21A,
    "truck": 0xF0D1,
    "fire-flame-simple": 0xF46A,
    "flag-checkered": 0xF11E,
    "chart-line": 0xF201,
    "dice": 0xF522,
    "door-open": 0xF52B,
}


@cache
def _bytes(face: str) -> bytes:
    if face == "icons":
        package, path = _ICONS
        return (files(package) / path).read_bytes()
    return (files("font_roboto") / "files" / f"Roboto-{face}.ttf").read_bytes()


@cache
def font(face: str, size: int) -> ImageFont.FreeTypeFont:
    """The font of a face (`icons` for the icons) at a size in px. It is read from memory: no file stays open."""
    return ImageFont.truetype(BytesIO(_bytes(face)), size, layout_engine=ImageFont.Layout.BASIC)


_MEASURE: Final = 200


@lru_cache(maxsize=16384)
def width(text: str, face: Face, size: float) -> float:
    """The advance of a line of text in px."""
    return sum(_advance(char, face) for char in text) * size / _MEASURE


@lru_cache(maxsize=4096)
def _advance(char: str, face: Face) -> float:
    return font(face, _MEASURE).getlength(char)


@cache
def _covered(face: str) -> frozenset[int]:
    return frozenset(_characters(_bytes(face)))


def has(text: str) -> bool:
    """Whether the text can be set without a box for a missing letter."""
    covered = _covered("Regular")  # all weights have the same letters
    return all(ord(char) in covered for char in text)


@lru_cache(maxsize=4096)
def settable(char: str) -> str:
    """A character as the font can set it, or empty.

    It is the character itself; else its plain form, as far as the font has that: `A` for a wide or an ornate one, the bare letter where
    the accent is missing. Marks, and what draws nothing, are empty.
    """
    plain = "".join(it for it in unicodedata.normalize("NFKD", char) if not unicodedata.category(it).startswith("M"))
    for form in (char, unicodedata.normalize("NFC", plain)):
        if form and has(form) and all(unicodedata.category(it)[0] in "LNPS" for it in form):
            return form
    return ""


def _characters(data: bytes) -> set[int]:
    """The code points that a TrueType font maps (its `cmap` tables of formats 4 and 12)."""
    count = struct.unpack_from(">H", data, 4)[0]
    tables = {data[at : at + 4]: struct.unpack_from(">I", data, at + 8)[0] for at in range(12, 12 + 16 * count, 16)}
    cmap = tables[b"cmap"]
    found: set[int] = set()
    for index in range(struct.unpack_from(">H", data, cmap + 2)[0]):
        start = cmap + struct.unpack_from(">I", data, cmap + 8 + 8 * index)[0]
        match struct.unpack_from(">H", data, start)[0]:
            case 4:
                found |= _format_4(data, start)
            case 12:
                found |= _format_12(data, start)
    return found


def _format_4(data: bytes, start: int) -> set[int]:
    count = struct.unpack_from(">H", data, start + 6)[0] // 2
    ends = struct.unpack_from(f">{count}H", data, start + 14)
    at = start + 16 + 2 * count
    starts = struct.unpack_from(f">{count}H", data, at)
    deltas = struct.unpack_from(f">{count}H", data, at + 2 * count)
    ranges = at + 4 * count
    found = set()
    for index, (first, last) in enumerate(zip(starts, ends, strict=True)):
        offset = struct.unpack_from(">H", data, ranges + 2 * index)[0]
        for code in range(first, min(last, 0xFFFE) + 1):
            glyph = (code + deltas[index]) & 0xFFFF
            if offset:
                glyph = struct.unpack_from(">H", data, ranges + 2 * index + offset + 2 * (code - first))[0]
            if glyph:
                found.add(code)
    return found


def _format_12(data: bytes, start: int) -> set[int]:
    found: set[int] = set()
    for at in range(start + 16, start + 16 + 12 * struct.unpack_from(">I", data, start + 12)[0], 12):
        first, last = struct.unpack_from(">2I", data, at)
        found.update(range(first, last + 1))
    return found
