"""How sprites are drawn: one function a kind, found by the sprite's type."""

from functools import singledispatch
from typing import Final

from msgspec import Struct
from PIL import Image

from render.ink import Ink
from render.scene import Sprite
from render.theme import Theme

_TURN: Final = Image.Transpose.TRANSPOSE


class Drawn(Struct, frozen=True, eq=False):
    """A drawn sprite: its picture (RGBA) and the anchor's place on it."""

    image: Image.Image
    left: int
    top: int


@singledispatch
def draw(sprite: Sprite, theme: Theme) -> Drawn:
    """Draw a sprite.

    Raises:
        TypeError: nobody has said how.
    """
    raise TypeError(f"no way to draw {type(sprite).__name__} in theme {theme.name}")


def finished(ink: Ink, left: float, top: float) -> Drawn:
    """What was drawn, with the anchor's place on it."""
    return Drawn(ink.done(), round(left), round(top))


def covered(cover: Image.Image, colour: str, theme: Theme, left: float, top: float) -> Drawn:
    """One colour through a mask (`L`), with the anchor's place on it."""
    image = Image.new("RGB", cover.size, theme.rgb(colour))
    image.putalpha(cover)
    return Drawn(image, round(left), round(top))


def stretched(small: Image.Image, width: int, height: int, row: int = 0) -> Image.Image:
    """A picture (RGBA) made wider and higher: its middle column and one row are repeated, all else stays as it is.

    Args:
        small: with all its corners.
        width: in px.
        height: in px.
        row: which row is repeated; by default that in the middle.
    """
    wide = _widened(small, width, small.width // 2)
    return _widened(wide.transpose(_TURN), height, row or small.height // 2).transpose(_TURN)


def _widened(small: Image.Image, width: int, column: int) -> Image.Image:
    more, high = width - small.width, small.height
    wide = Image.new("RGBA", (width, high))
    wide.paste(small.crop((0, 0, column, high)), (0, 0))
    wide.paste(small.crop((column, 0, column + 1, high)).resize((more + 1, high)), (column, 0))
    wide.paste(small.crop((column + 1, 0, small.width, high)), (column + 1 + more, 0))
    return wide
