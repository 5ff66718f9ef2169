"""The spaces of the classic track: deeds with their buildings, special spaces and corners with everybody who stands on them."""

from typing import Final

from msgspec import structs

from render.fit import Fitted
from render.fonts import CAPITALS, width
from render.ink import Ink
from render.ring import Side
from render.scene import Sprite
from render.shapes import Point, rectangle, rounded
from render.sprites.buildings import draw_hotel, draw_house
from render.sprites.drawing import Drawn, draw, finished
from render.sprites.pieces import TokenDisc, draw_disc
from render.sprites.track import draw_lines, money_parts
from render.theme import Theme, mix
from render.tokens import draw_token

BAND: Final = 30
RIBBON: Final = 24
HOTEL: Final = 5
"""The level of a street with a hotel."""

CELL: Final = 106
"""The side of the jail's cell, walls included."""

_WALL: Final = 8
_TINTS: Final = {"chance": "chance_tint", "chest": "chest_tint", "tax": "tax_tint"}
_GROUNDS: Final = {"go": "go_tint", "go_to_jail": "to_jail_tint", "jail": "jail_tint"}

Box = tuple[float, float, float, float]


class Lot(Sprite, frozen=True):
    """A space with a deed, by its upper left corner: set inside, owner outside, name and price between.

    Attributes:
        side: the side of the board it lies on.
        group: its set, which gives the colour.
        letter, icon: what stands in the band, for those who see no colours: the one or the other.
        token, owner: the owner's token and colour; empty while the bank owns it.
        level: its houses; `HOTEL` is a hotel.
    """

    width: int
    height: int
    side: Side
    group: str
    letter: str
    icon: str
    name: Fitted
    price: str
    token: str = ""
    owner: str = ""
    mortgaged: bool = False
    level: int = 0

    def owned(self, token: str, owner: str, level: int, *, mortgaged: bool) -> "Lot":
        """The same space with an owner."""
        return structs.replace(self, token=token, owner=owner, level=level, mortgaged=mortgaged)


class Stop(Sprite, frozen=True):
    """A space without a deed, by its upper left corner. `figure`: the sum that it asks for."""

    width: int
    height: int
    kind: str
    icon: str
    caption: Fitted
    figure: str = ""


class Standing(Sprite, frozen=True):
    """A token on a corner: its look, the middle and the radius of its disc."""

    token: str
    colour: str
    x: int
    y: int
    radius: int


class Turning(Sprite, frozen=True):
    """A corner with everybody on it, by its upper left corner.

    Attributes:
        caption: its name; empty where the tokens leave no room.
        figure: a sum of money.
        strip: the height at the bottom that belongs to the tokens.
        tokens: who stands on it.
        prisoners: who sits behind the bars of the jail.
    """

    size: int
    kind: str
    caption: Fitted | None
    figure: str = ""
    strip: int = 0
    tokens: tuple[Standing, ...] = ()
    prisoners: tuple[Standing, ...] = ()


def unit_share(unit: str) -> float:
    """The size of a currency's unit beside its figures: signs stand as large, words smaller."""
    return 1.0 if sum(char.isalpha() for char in unit) <= 1 else 0.68


def draw_sum(ink: Ink, text: str, x: float, y: float, size: float, colour: str, room: float) -> float:
    """Set a sum about a middle; returns its width."""
    before, figures, after = money_parts(text)
    parted = ((before, unit_share(before)), (figures, 1.0), (after, unit_share(after)))
    whole = sum(width(part, "Medium", size * share) for part, share in parted)
    squeeze = max(0.86, min(1.0, room / whole))
    size *= min(1.0, room / (whole * squeeze))
    whole = min(whole, room)
    left = x - whole / 2
    for part, share in parted:
        if part:
            drop = size * (1 - share) * CAPITALS / 2
            left += ink.text(left, y + drop, part, "Medium", size * share, colour, "left", squeeze)
    return whole


@draw.register
def _lot(sprite: Lot, theme: Theme) -> Drawn:
    ink = Ink(sprite.width, sprite.height, theme, "page")
    ink.box(0, 0, sprite.width, sprite.height, "space", theme.space.radius)
    band, ribbon, body = parts(sprite)
    colour = f"set.{sprite.group}"
    _edge(ink, band, mix(colour, "card", 40) if sprite.mortgaged else colour)
    _band(ink, sprite, band)
    _owner(ink, sprite, ribbon)
    x, y, w, h = body
    draw_lines(
        ink,
        sprite.name,
        x + w / 2,
        y + h * (0.365 if len(sprite.name.lines) > 2 else 0.405),
        "ink2" if sprite.mortgaged else "ink",
    )
    low = y + h * 0.86
    wide = draw_sum(ink, sprite.price, x + w / 2, low, 21, "ink2", w - 8)
    if sprite.mortgaged:
        ink.box(x + w / 2 - wide / 2 - 3, low - 1, wide + 6, 2.2, "ink2")
    return finished(ink, 0, 0)


def parts(sprite: Lot) -> tuple[Box, Box, Box]:
    """The rectangles of band, ribbon and body."""
    w, h = sprite.width, sprite.height
    between = h - BAND - RIBBON, w - BAND - RIBBON
    match sprite.side:
        case "bottom":
            return (0, 0, w, BAND), (0, h - RIBBON, w, RIBBON), (0, BAND, w, between[0])
        case "top":
            return (0, h - BAND, w, BAND), (0, 0, w, RIBBON), (0, RIBBON, w, between[0])
        case "left":
            return (w - BAND, 0, BAND, h), (0, 0, RIBBON, h), (RIBBON, 0, between[1], h)
        case _:
            return (0, 0, BAND, h), (w - RIBBON, 0, RIBBON, h), (BAND, 0, between[1], h)


def _edge(ink: Ink, part: Box, colour: str) -> None:
    """Fill a strip at an edge of the space, rounded where the space is."""
    x, y, w, h = part
    radius = ink.theme.space.radius
    first = x == 0 and y == 0
    if w > h:
        ink.box(0, y if first else y - radius, w, h + radius, colour, radius)
        ink.box(0, y + h if first else y - radius, w, radius, "space")
    else:
        ink.box(x if first else x - radius, 0, w + radius, h, colour, radius)
        ink.box(x + w if first else x - radius, 0, radius, h, "space")


def _band(ink: Ink, sprite: Lot, part: Box) -> None:
    """The set's letter or icon, and the buildings."""
    x, y, w, h = part
    flat = w > h
    inked = f"set.{sprite.group}.ink"
    if sprite.icon:
        ink.icon(sprite.icon, x + w / 2, y + h / 2, 22, inked)
        return
    letter = (x + 12, y + h / 2) if flat else (x + w / 2, y + 13)
    ink.text(*letter, sprite.letter, "Bold", ink.theme.type.letter, inked, "middle")
    if sprite.level == HOTEL:
        middle = (x + w / 2 + 8, y + h / 2) if flat else (x + w / 2, y + h / 2 + 8)
        draw_hotel(ink, *middle, 38 if flat else 25, 22 if flat else 34)
        return
    for index in range(sprite.level):
        step = 32 + index * 16.6
        middle = (x + step, y + h / 2) if flat else (x + w / 2, y + step)
        draw_house(ink, *middle, 16.5, "house", edge=2)


def _owner(ink: Ink, sprite: Lot, part: Box) -> None:
    x, y, w, h = part
    if not sprite.owner:
        _edge(ink, part, "empty")
        return
    colour = f"chip.{sprite.owner}"
    inked = f"{colour}.ink"
    _edge(ink, part, colour)
    middle = (x + w / 2, y + h / 2)
    if not sprite.mortgaged:
        draw_token(ink, sprite.token, *middle, 22, inked, colour)
        return
    ink.hatch(x, y, w, h, "white", 0.42, ink.theme.space.radius)
    dx, dy = (15, 0) if w > h else (0, 15)
    plate = rectangle(middle[0] - dx - 13, middle[1] - dy - 12, 2 * dx + 26, 2 * dy + 24)
    ink.fill(rounded(plate, 8), colour)
    draw_token(ink, sprite.token, middle[0] - dx, middle[1] - dy, 21, inked, colour)
    ink.icon("lock", middle[0] + dx, middle[1] + dy, 16, inked)


@draw.register
def _stop(sprite: Stop, theme: Theme) -> Drawn:
    ink = Ink(sprite.width, sprite.height, theme, "page")
    ink.box(0, 0, sprite.width, sprite.height, _TINTS[sprite.kind], theme.space.radius)
    x, high = sprite.width / 2, float(sprite.height)
    tall = sprite.height > sprite.width
    if not sprite.figure:
        ink.icon(sprite.icon, x, high * (0.39 if tall else 0.36), 64 if tall else 50, sprite.kind)
        draw_lines(ink, sprite.caption, x, high * (0.76 if tall else 0.8), sprite.kind)
        return finished(ink, 0, 0)
    many = len(sprite.caption.lines) > 1
    ink.icon(
        sprite.icon,
        x,
        high * (0.29 if tall else 0.17 if many else 0.23),
        52 if tall else 28 if many else 38,
        sprite.kind,
    )
    draw_lines(ink, sprite.caption, x, high * (0.63 if tall else 0.51 if many else 0.6), sprite.kind)
    draw_sum(ink, sprite.figure, x, high * (0.85 if tall else 0.87), 21, sprite.kind, sprite.width - 10)
    return finished(ink, 0, 0)


@draw.register
def _turning(sprite: Turning, theme: Theme) -> Drawn:
    ink = Ink(sprite.size, sprite.size, theme, "page")
    tint = _GROUNDS.get(sprite.kind, "space")
    ink.box(0, 0, sprite.size, sprite.size, tint, theme.space.corner)
    if sprite.kind == "jail":
        _jail(ink, sprite)
    else:
        _printed(ink, sprite)
    for it in sprite.tokens:
        draw_disc(ink, TokenDisc(it.token, it.colour, it.radius, 2), it.x, it.y)
    return finished(ink, 0, 0)


def _printed(ink: Ink, sprite: Turning) -> None:
    """What stands on a corner, in the part that the tokens leave."""
    x, room = sprite.size / 2, sprite.size - sprite.strip
    scale = room / sprite.size
    caption = sprite.caption
    if sprite.kind == "go":
        if caption is not None:
            size = min(caption.size, 56 * scale)
            ink.text(x, room * 0.27, caption.lines[0], "Black", size, "go", "middle", caption.squeeze)
        ink.icon("arrow-left-long", x, room * 0.57, 44 * scale, "go")
        draw_sum(ink, sprite.figure, x, room * 0.82, 26 * max(scale, 0.75), "go", sprite.size - 12)
        return
    icon, colour = {"go_to_jail": ("handcuffs", "to_jail")}.get(sprite.kind, ("square-parking", "parking"))
    ink_name = "to_jail" if sprite.kind == "go_to_jail" else "ink"
    whole = caption is not None and scale > 0.6
    size = {"handcuffs": 84, "square-parking": 58}[icon] * (scale if whole else 0.8 * min(1, scale * 1.3))
    high = 0.33 if sprite.figure or (caption is not None and len(caption.lines) > 1) else 0.38
    ink.icon(icon, x if whole or not sprite.figure else x - 34, room * (high if whole else 0.5), size, colour)
    if caption is not None and whole:
        draw_lines(ink, caption, x, room * (0.64 if sprite.figure else 0.76), ink_name)
    if sprite.figure:
        place = (x, room * 0.88) if whole else (x + 26, room * 0.5)
        draw_sum(ink, sprite.figure, *place, 24, ink_name, sprite.size - 12 if whole else 84)


def _jail(ink: Ink, sprite: Turning) -> None:
    """The cell in the inner corner with the prisoners behind its bars; the way of the visitors around it."""
    left, inside = sprite.size - CELL, CELL - 2 * _WALL
    ink.box(left, 0, CELL, CELL, "jail", ink.theme.space.corner)
    ink.box(left, CELL - 14, 14, 14, "jail")
    ink.box(left + _WALL, _WALL, inside, inside, "cell", 6)
    for it in sprite.prisoners:
        draw_disc(ink, TokenDisc(it.token, it.colour, it.radius, 2), it.x, it.y)
    wide = ink.theme.stroke.bar if len(sprite.prisoners) < 5 else 4
    for k in range(5):
        ink.box(round(left + _WALL + inside * (k + 0.5) / 5 - wide / 2), _WALL, wide, inside, "bar")
    if sprite.caption is not None:
        draw_lines(ink, sprite.caption, sprite.size / 2, sprite.size - (sprite.size - CELL) / 2, "jail_ink")


def cell_middle(size: int) -> Point:
    """The middle of the cell on a corner of that size."""
    return size - CELL / 2, CELL / 2
