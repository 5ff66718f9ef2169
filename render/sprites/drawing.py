"""How sprites are drawn: one function a kind, found by the sprite's type."""

from functools import singledispatch

from msgspec import Struct
from PIL import Image

from render.ink import Ink
from render.scene import Sprite
from render.theme import Theme


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
