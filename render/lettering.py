"""Words and icons as masks: set once in one of a few large sizes and reduced from there, to any place between two pixels.

Owns how letters become pixels; where they stand and in which colour is the business of others. Coordinates and sizes are in px of
the picture, masks in px of a surface that is `scale` times as large.
"""

import math
from functools import lru_cache
from typing import Final

from msgspec import Struct
from PIL import Image, ImageDraw

from render.fonts import CAPITALS, ICONS, Face, font

_SIZES: Final = (64, 96, 160, 304)  # so that few fonts are open
_FINER: Final = 4  # letters are set at least so many times as large as they are shown, if there is such a size

Placed = tuple[Image.Image, int, int]
"""A mask (`L`), and its corner's place."""

Stamp = tuple[Image.Image, tuple[int, int]]
"""A mask (`L`), and where its upper left corner stands on the surface."""


def lettered(text: str, face: Face, size: float, x: float, y: float, squeeze: float = 1.0, scale: int = 1) -> Stamp:
    """A line of words that are not all blank; it begins at `x`, and `y` is the middle of its capitals."""
    basis = _basis(size)
    factor = size * scale / basis
    baseline = (y + CAPITALS * size / 2) * scale
    return _reduced(_row(text, face, basis), x * scale, baseline, factor * squeeze, factor)


def pictured(name: str, x: float, y: float, size: float, scale: int = 1) -> Stamp:
    """An icon about a middle; the longer side of its box is `size` px."""
    sign = _sign(chr(ICONS[name]), "icons", _basis(size))
    wide, high = sign.mask.size
    factor = size * scale / max(wide, high)
    return _reduced([(sign.mask, 0, 0)], x * scale - wide * factor / 2, y * scale - high * factor / 2, factor, factor)


def _basis(size: float) -> int:
    return next((it for it in _SIZES if it >= size * _FINER), _SIZES[-1])


class _Sign(Struct, frozen=True, eq=False):
    """A letter in a large size: its mask, the mask's corner seen from the base line, and how far the next one is."""

    mask: Image.Image
    left: int
    top: int
    advance: float


@lru_cache(maxsize=1024)
def _sign(char: str, face: str, basis: int) -> _Sign:
    loaded = font(face, basis)
    left, top, right, bottom = (int(it) for it in loaded.getbbox(char, anchor="ls"))
    mask = Image.new("L", (max(1, right - left), max(1, bottom - top)))
    ImageDraw.Draw(mask).text((-left, -top), char, 255, loaded, "ls")
    return _Sign(mask, left, top, loaded.getlength(char))


def _row(text: str, face: Face, basis: int) -> list[Placed]:
    """The letters of a line: Roboto's stand beside each other as each is wide, it has no pairs that stand closer in this layout."""
    at, row = 0.0, []
    for sign in (_sign(char, face, basis) for char in text):
        row.append((sign.mask, round(at) + sign.left, sign.top))
        at += sign.advance
    return row


def _reduced(row: list[Placed], x: float, y: float, across: float, down: float) -> Stamp:
    """Masks about an origin that comes to stand at `x`, `y`, resized to `across` and `down` times their size."""
    before, above = min(left for _, left, _ in row), min(top for _, _, top in row)
    after, below = max(left + mask.width for mask, left, _ in row), max(top + mask.height for mask, _, top in row)
    first, upper = math.floor(x + before * across), math.floor(y + above * down)
    wide, high = math.ceil(x + after * across) - first, math.ceil(y + below * down) - upper
    box_left, box_top = (first - x) / across, (upper - y) / down
    left, top = math.floor(box_left), math.floor(box_top)
    box = (box_left - left, box_top - top, box_left - left + wide / across, box_top - top + high / down)
    large = Image.new("L", (math.ceil(box[2]), math.ceil(box[3])))
    for mask, at, down_to in row:
        large.paste(255, (at - left, down_to - top), mask)
    return large.resize((wide, high), Image.Resampling.HAMMING, box), (first, upper)
