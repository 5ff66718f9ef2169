"""Contact sheets: small pictures in rows and columns with captions. One large picture is held at a time."""

from collections.abc import Sequence
from io import BytesIO
from pathlib import Path
from typing import Final

from msgspec import Struct
from PIL import Image, ImageDraw

from render.fonts import font
from render.theme import Theme

WIDTH: Final = 400
"""The width of a small picture: that of a phone's."""

_GAP: Final = 16
_HEAD: Final = 56
_CAPTION: Final = 34
_QUALITY: Final = 88


class Thumb(Struct, frozen=True):
    """A small picture and what stands below it; None where there is none of the kind."""

    image: Image.Image | None
    caption: str


def thumb(data: bytes, caption: str) -> Thumb:
    """The small picture of a PNG file."""
    with Image.open(BytesIO(data)) as whole:
        high = round(whole.height * WIDTH / whole.width)
        return Thumb(whole.convert("RGB").resize((WIDTH, high), Image.Resampling.LANCZOS), caption)


def write(file: Path, title: str, rows: Sequence[Sequence[Thumb]], theme: Theme) -> None:
    """Write the sheet as WebP, on the page of its theme."""
    heights = [max(it.image.height for it in row if it.image is not None) for row in rows]
    columns = max(len(row) for row in rows)
    size = (_GAP + columns * (WIDTH + _GAP), _HEAD + sum(heights) + len(rows) * (_CAPTION + _GAP))
    sheet = Image.new("RGB", size, theme.rgb("page"))
    pen = ImageDraw.Draw(sheet)
    pen.text((_GAP, _HEAD / 2), title, theme.rgb("ink"), font("Bold", 30), "lm")
    top = _HEAD
    for row, high in zip(rows, heights, strict=True):
        for column, it in enumerate(row):
            left = _GAP + column * (WIDTH + _GAP)
            if it.image is not None:
                sheet.paste(it.image, (left, top))
                pen.text(
                    (left, top + it.image.height + _CAPTION / 2),
                    it.caption,
                    theme.rgb("ink2"),
                    font("Medium", 19),
                    "lm",
                )
        top += high + _CAPTION + _GAP
    sheet.save(file, "WEBP", quality=_QUALITY)
