"""Plain things: lines of words, icons, cards, bars."""

import math

from PIL import Image

from render.fonts import Face, width
from render.ink import Align, Ink
from render.lettering import lettered, pictured
from render.scene import Sprite
from render.sprites.drawing import Drawn, covered, draw, finished, stretched
from render.theme import Theme


class Text(Sprite, frozen=True):
    """A line of words. The anchor is the middle of its capitals, at its left, middle or right."""

    text: str
    face: Face
    size: float
    colour: str
    align: Align = "left"
    squeeze: float = 1.0
    strike: bool = False


class Icon(Sprite, frozen=True):
    """An icon about its middle."""

    name: str
    size: float
    colour: str


class Panel(Sprite, frozen=True):
    """A card by its upper left corner. `head` is the height of a part on top in another colour, `stroke` 0 the usual frame."""

    width: int
    height: int
    colour: str
    radius: int = 16
    shadow: bool = True
    frame: str = ""
    stroke: int = 0
    head: int = 0
    head_colour: str = ""


class Disc(Sprite, frozen=True):
    """A disc with a letter or an icon on it, about its middle."""

    radius: int
    colour: str
    ink: str
    text: str = ""
    icon: str = ""


class Label(Sprite, frozen=True):
    """A pill with an icon and a word, about its middle."""

    text: str
    icon: str
    size: int
    colour: str
    ink: str

    @property
    def width(self) -> int:
        """Its width in px."""
        return math.ceil(width(self.text, "Bold", self.size) + self.size * 2.5)


class Bar(Sprite, frozen=True):
    """A bar by its left middle, filled to `share` per mille."""

    width: int
    height: int
    share: int
    colour: str
    track: str = "track"


class Rule(Sprite, frozen=True):
    """A thin line by its upper left corner."""

    width: int
    height: int
    colour: str = "line"


_MARGIN = 18


@draw.register
def _text(sprite: Text, theme: Theme) -> Drawn:
    length = width(sprite.text, sprite.face, sprite.size) * sprite.squeeze
    wide, high = math.ceil(length) + 2, math.ceil(sprite.size * 1.3)
    left = {"left": 1.0, "middle": wide / 2, "right": wide - 1.0}[sprite.align]
    start = {"left": 1.0, "middle": (wide - length) / 2, "right": wide - 1.0 - length}[sprite.align]
    cover = Image.new("L", (wide, high))
    if sprite.text.strip():
        cover.paste(*lettered(sprite.text, sprite.face, sprite.size, start, high / 2, sprite.squeeze))
    if sprite.strike:
        cover.paste(255, (0, round(high / 2) - 1, wide, round(high / 2) + 1))
    return covered(cover, sprite.colour, theme, left, high / 2)


@draw.register
def _icon(sprite: Icon, theme: Theme) -> Drawn:
    side = math.ceil(sprite.size) + 2
    cover = Image.new("L", (side, side))
    cover.paste(*pictured(sprite.name, side / 2, side / 2, sprite.size))
    return covered(cover, sprite.colour, theme, side / 2, side / 2)


@draw.register
def _panel(sprite: Panel, theme: Theme) -> Drawn:
    """Only as large as its corners need, then stretched."""
    edge = _MARGIN if sprite.shadow else 0
    stroke = sprite.stroke or theme.stroke.frame
    least = 2 * (sprite.radius + stroke + edge) + 1
    wide, high = min(sprite.width, least), min(sprite.height, sprite.head + least)
    ink = Ink(wide + 2 * edge, high + 2 * edge, theme)
    box = (edge, edge, wide, high)
    if sprite.shadow:
        ink.shadow(*box, sprite.radius)
    ink.box(*box, sprite.colour, sprite.radius)
    if sprite.head:
        ink.box(edge, edge, wide, sprite.head + sprite.radius, sprite.head_colour, sprite.radius)
        ink.box(edge, edge + sprite.head, wide, sprite.radius, sprite.colour)
    if sprite.frame:
        ink.frame(*box, sprite.frame, stroke, sprite.radius)
    row = edge + sprite.head + least // 2
    return Drawn(stretched(ink.done(), sprite.width + 2 * edge, sprite.height + 2 * edge, row), edge, edge)


@draw.register
def _disc(sprite: Disc, theme: Theme) -> Drawn:
    ink = Ink(2 * sprite.radius, 2 * sprite.radius, theme)
    middle = float(sprite.radius)
    ink.disc(middle, middle, sprite.radius, sprite.colour)
    if sprite.icon:
        ink.icon(sprite.icon, middle, middle, sprite.radius * 1.1, sprite.ink)
    if sprite.text:
        ink.text(middle, middle, sprite.text, "Black", sprite.radius * 1.2, sprite.ink, "middle")
    return finished(ink, middle, middle)


@draw.register
def _label(sprite: Label, theme: Theme) -> Drawn:
    size = sprite.size
    wide, high = sprite.width, math.ceil(size * 1.9)
    ink = Ink(wide, high, theme)  # without a shadow, which would hide more of what lies below
    x, y = wide / 2, high / 2
    ink.box(0, 0, wide, high, "white", high / 2)
    ink.box(3, 3, wide - 6, high - 6, sprite.colour, high / 2 - 3)
    ink.icon(sprite.icon, size, y, size * 0.85, sprite.ink)
    ink.text(size * 1.7, y, sprite.text, "Bold", size, sprite.ink)
    return finished(ink, x, y)


@draw.register
def _bar(sprite: Bar, theme: Theme) -> Drawn:
    ink = Ink(sprite.width, sprite.height, theme)
    ink.box(0, 0, sprite.width, sprite.height, sprite.track, sprite.height / 2)
    filled = sprite.width * sprite.share / 1000
    if filled:
        ink.box(0, 0, max(filled, sprite.height), sprite.height, sprite.colour, sprite.height / 2)
    return finished(ink, 0, sprite.height / 2)


@draw.register
def _rule(sprite: Rule, theme: Theme) -> Drawn:
    ink = Ink(sprite.width, sprite.height, theme, sprite.colour)
    return finished(ink, 0, 0)
