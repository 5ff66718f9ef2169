"""Marks of what a seat is: a letter in a shape of its own, and tokens whose bodies have that shape."""

from typing import Final

from render.ink import Ink
from render.scene import Sprite
from render.shapes import Outline, chip, circle, rectangle, rounded
from render.sprites.drawing import Drawn, draw, finished
from render.theme import Theme

LETTER: Final = 1.6
"""Size of the letter of a mark by its radius."""

_SMALL: Final = 9
_FAR: Final = 0.72  # from the middle of a token to that of its badge


class Mark(Sprite, frozen=True):
    """A mark about its middle; `edge` is the width of a white rim around it, `dim` a grey look."""

    mark: str
    radius: int
    edge: int = 0
    dim: bool = False


class Stack(Sprite, frozen=True):
    """A deck of cards with a mark on its back, by its left middle."""

    mark: str
    height: int

    @property
    def width(self) -> int:
        """Its width in px."""
        return round(self.height * 0.74) + 2 * _lift(self.height)


def draw_mark(ink: Ink, mark: str, x: float, y: float, radius: float, edge: float = 0, *, dim: bool = False) -> None:
    """Draw a mark; the rim lies outside of its radius."""
    look = ink.theme.marks[mark]
    if edge:
        ink.fill(chip(look.shape, x, y, radius + edge), "white")
    ink.fill(chip(look.shape, x, y, radius), "dim" if dim else f"mark.{mark}")
    ink.text(x, y, look.letter, "Black", radius * LETTER, "white", "middle")


def badge_radius(radius: float) -> int:
    """The radius of the badge of a token of that radius."""
    return max(_SMALL, round(radius * 0.42))


def badge_reach(radius: float) -> float:
    """How far the badge of a token of that radius reaches from the token's middle, its rim included."""
    return radius * _FAR + badge_radius(radius) + 2


def draw_badge(ink: Ink, mark: str, x: float, y: float, radius: float, right: int = 1, down: int = 1) -> None:
    """Draw the badge of a token about `x`, `y`, in the corner that lies to the right (1, else -1) and down (1, else -1)."""
    if mark:
        far = radius * _FAR
        draw_mark(ink, mark, x + right * far, y + down * far, badge_radius(radius), 2)


def body(theme: Theme, mark: str, x: float, y: float, radius: float) -> Outline:
    """The outline of a token: that of its mark, a disc where it has none."""
    if not mark or theme.marks[mark].shape != "square":
        return circle(x, y, radius)
    half = radius * 0.9
    return rounded(rectangle(x - half, y - half, 2 * half, 2 * half), radius * 0.3)


@draw.register
def _mark(sprite: Mark, theme: Theme) -> Drawn:
    side = 2 * (sprite.radius + sprite.edge) + 2
    ink = Ink(side, side, theme)
    draw_mark(ink, sprite.mark, side / 2, side / 2, sprite.radius, sprite.edge, dim=sprite.dim)
    return finished(ink, side / 2, side / 2)


@draw.register
def _stack(sprite: Stack, theme: Theme) -> Drawn:
    high, lift = sprite.height, _lift(sprite.height)
    wide = sprite.width - 2 * lift
    ink = Ink(sprite.width + 2, high + 2, theme)
    colour = f"mark.{sprite.mark}"
    for layer in (2, 1, 0):
        left, top = 1 + layer * lift, 1 + (2 - layer) * lift / 2
        tall = high - lift
        ink.box(left, top, wide, tall, "card", 4)
        ink.box(left + 1, top + 1, wide - 2, tall - 2, colour, 4)
    look = theme.marks[sprite.mark]
    middle = (1 + wide / 2, 1 + lift + (high - lift) / 2)
    ink.fill(chip(look.shape, *middle, wide * 0.36), "white")
    ink.text(*middle, look.letter, "Black", wide * 0.52, colour, "middle")
    return finished(ink, 1, ink.height / 2)


def _lift(height: int) -> int:
    """How far a card of a deck lies off the one below it."""
    return max(2, round(height * 0.07))
