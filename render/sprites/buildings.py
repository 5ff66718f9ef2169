"""Houses and hotels, on the board and in lists, rows of signs, and bars of money."""

import math

from render.ink import Ink
from render.scene import Sprite
from render.shapes import Outline, moved
from render.sprites.drawing import Drawn, draw, finished
from render.sprites.pieces import TokenDisc, draw_die, draw_disc
from render.theme import Theme

_HOUSE: Outline = [(0, -0.95), (1.0, 0.0), (0.78, 0.0), (0.78, 0.85), (-0.78, 0.85), (-0.78, 0.0), (-1.0, 0.0)]


class Signs(Sprite, frozen=True):
    """A row of signs by its left middle: icons, or our own `house`, `hotel`, `card` and `die`; each `size` px high."""

    names: tuple[str, ...]
    size: int
    colour: str
    ground: str = "card"

    @property
    def width(self) -> int:
        """The width of the row."""
        return round(sum(_wide(name) * self.size for name in self.names) + 0.25 * self.size * (len(self.names) - 1))


class Purse(Sprite, frozen=True):
    """A bar by its left middle: cash solid within the worth, which is pale; both per mille of the whole."""

    width: int
    height: int
    cash: int
    worth: int
    colour: str


class SpeedDie(Sprite, frozen=True):
    """The speed die about its middle: numbers, a bus (4, 5), or on to the next deed (6)."""

    face: int
    size: int


class Tray(Sprite, frozen=True):
    """Tokens side by side on a plate that points at their space, about the plate's middle.

    Attributes:
        tokens: token, colour and mark (what its seat is, or nothing) of each.
        radius: of each token's disc.
        across: whether the plate lies along a horizontal side.
        tip: where its tip lies, in px from its middle along the side.
        toward: the way to the space, -1 or 1 (up or left, down or right).
    """

    tokens: tuple[tuple[str, str, str], ...]
    radius: int
    across: bool
    tip: int
    toward: int


def tray_length(count: int, radius: int) -> int:
    """The length of a tray with so many tokens."""
    return 2 * (radius + 1) * count + 6


def _wide(name: str) -> float:
    return {"hotel": 1.45, "card": 0.5}.get(name, 1.0)


def draw_house(ink: Ink, x: float, y: float, size: float, colour: str, *, edge: float = 0) -> None:
    """Draw a house about its middle; `edge` is a white outline that lets it stand on any band."""
    outline = moved(_HOUSE, x, y, size / 2)
    if edge:
        ink.line(outline, "white", 2 * edge, closed=True)
    ink.fill(outline, colour)


def draw_hotel(ink: Ink, x: float, y: float, width: float, height: float, colour: str = "hotel") -> None:
    """Draw a hotel about its middle: with a gable, windows, and a white outline."""
    left, top = x - width / 2, y - height / 2
    gable = height * 0.26
    walls = [
        (left, top + gable),
        (x, top),
        (left + width, top + gable),
        (left + width, top + height),
        (left, top + height),
    ]
    ink.line(walls, "white", 4.4, closed=True)
    ink.fill(walls, colour)
    columns, rows = (3, 1) if width > height else (2, 2)
    side = min(width / (columns * 2 + 1), (height - gable) / (rows * 2 + 0.6))
    for column in range(columns):
        for row in range(rows):
            cx = left + width * (column + 1) / (columns + 1)
            cy = top + gable + (height - gable) * (row + 0.75) / (rows + 0.5)
            ink.box(cx - side / 2, cy - side / 2, side, side, "white")


def _flat_hotel(ink: Ink, x: float, y: float, size: float, colour: str, ground: str) -> None:
    """A hotel for lists, about its middle."""
    wide = size * 1.45
    left, top = x - wide / 2, y - size * 0.46
    ink.fill([(left, top + size * 0.24), (left + wide / 4, top), (x, top + size * 0.24), (left + wide * 0.75, top), (left + wide, top + size * 0.24), (left + wide, top + size * 0.92), (left, top + size * 0.92)], colour)  # fmt: skip
    side = size * 0.2
    for part in (0.22, 0.5, 0.78):
        ink.box(left + wide * part - side / 2, top + size * 0.42, side, side * 1.1, ground)


@draw.register
def _signs(sprite: Signs, theme: Theme) -> Drawn:
    wide, high = sprite.width + 4, sprite.size + 4
    ink = Ink(wide, high, theme)
    x, y = 2.0, high / 2
    for name in sprite.names:
        part = _wide(name) * sprite.size
        middle = x + part / 2
        match name:
            case "house":
                draw_house(ink, middle, y, sprite.size * 0.98, sprite.colour)
            case "hotel":
                _flat_hotel(ink, middle, y, sprite.size, sprite.colour, sprite.ground)
            case "card":
                ink.box(x, y - sprite.size * 0.46, part, sprite.size * 0.92, sprite.colour, sprite.size * 0.12)
            case "die":
                draw_die(ink, middle, y, sprite.size, 5)
            case _:
                ink.icon(name, middle, y, sprite.size, sprite.colour)
        x += part + 0.25 * sprite.size
    return finished(ink, 2, high / 2)


@draw.register
def _purse(sprite: Purse, theme: Theme) -> Drawn:
    ink = Ink(sprite.width, sprite.height, theme)
    radius = sprite.height / 2
    ink.box(0, 0, sprite.width, sprite.height, "track", radius)
    for share, colour in (
        (sprite.worth, f"chip.{sprite.colour}.pale"),
        (sprite.cash, f"chip.{sprite.colour}.line"),
    ):
        if share > 0:
            ink.box(0, 0, max(sprite.width * min(share, 1000) / 1000, sprite.height), sprite.height, colour, radius)
    return finished(ink, 0, sprite.height / 2)


@draw.register
def _speed_die(sprite: SpeedDie, theme: Theme) -> Drawn:
    side = sprite.size + 2
    ink = Ink(side, side, theme)
    number = sprite.face if sprite.face <= 3 else 0
    if number:
        draw_die(ink, side / 2, side / 2, sprite.size, number, dark=True)
    else:
        ink.box(1, 1, sprite.size, sprite.size, "die_dark", sprite.size * 0.2)
        ink.icon("forward" if sprite.face == 6 else "bus", side / 2, side / 2, sprite.size * 0.6, "white")
    return finished(ink, side / 2, side / 2)


@draw.register
def _tray(sprite: Tray, theme: Theme) -> Drawn:
    length, deep, reach = tray_length(len(sprite.tokens), sprite.radius), 2 * sprite.radius + 8, 12
    long_side = max(length, 2 * abs(sprite.tip) + 20) + 16
    wide, high = (long_side, deep + 2 * reach + 14) if sprite.across else (deep + 2 * reach + 14, long_side)
    ink = Ink(math.ceil(wide), math.ceil(high), theme)
    x, y = ink.width / 2, ink.height / 2

    def at(along: float, out: float) -> tuple[float, float]:
        return (x + along, y + out) if sprite.across else (x + out, y + along)

    edge = sprite.toward * (deep / 2 - 3)
    base = max(-length / 2 + 20, min(length / 2 - 20, sprite.tip))
    tip = [at(base - 13, edge), at(sprite.tip, sprite.toward * (deep / 2 + reach)), at(base + 13, edge)]
    left, top = at(-length / 2, -deep / 2)
    size = (length, deep) if sprite.across else (deep, length)
    ink.shadow(left, top, *size, deep / 2)
    ink.fill(tip, "white")
    ink.box(left, top, *size, "white", deep / 2)
    for index, (token, colour, mark) in enumerate(sprite.tokens):
        along = (index - (len(sprite.tokens) - 1) / 2) * 2 * (sprite.radius + 1)
        draw_disc(ink, TokenDisc(token, colour, sprite.radius, mark=mark, badge=True), *at(along, 0))
    return finished(ink, x, y)
