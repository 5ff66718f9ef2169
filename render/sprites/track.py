"""The spaces of the track: deeds, special spaces and corners, and what surrounds them."""

import re
from typing import Final

from msgspec import structs

from render.fit import Fitted
from render.fonts import width
from render.ink import Ink
from render.ring import Side
from render.scene import Sprite
from render.shapes import chip, rectangle, rounded
from render.sprites.drawing import Drawn, draw, finished, stretched
from render.sprites.pieces import Chip, draw_chip, draw_die
from render.theme import Theme
from render.tokens import draw_token

BAND: Final = 27
RIBBON: Final = 28
VISITORS: Final = 57
"""Width of the visitors' way around the jail's cell."""

CELL_EDGE: Final = 8
"""Width of the cell's walls."""


CROWD_LARGE: Final = 2
"""Up to so many tokens stand large on a corner."""

CROWD_STRIP: Final = 66
"""Height of the strip for large tokens; smaller ones take 20 px less."""

_UNIT: Final = 0.64  # size of a currency's unit beside its figures


class DeedSpace(Sprite, frozen=True):
    """A space with a deed, by its upper left corner: set colour inside, owner outside, name, chip and price between.

    Attributes:
        side: the side of the board it lies on.
        token, owner: the owner's token and chip colour; empty while the bank owns it.
        paid: whether it paid on the last throw, which makes its chip glow.
    """

    width: int
    height: int
    side: Side
    group: str
    letter: str
    name: Fitted
    price: str
    total: str = ""
    colour: str = ""
    token: str = ""
    owner: str = ""
    mortgaged: bool = False
    paid: bool = False

    def owned(self, token: str, owner: str, *, mortgaged: bool, paid: bool) -> "DeedSpace":
        """The same space with an owner."""
        return structs.replace(self, token=token, owner=owner, mortgaged=mortgaged, paid=paid)


class SpecialSpace(Sprite, frozen=True):
    """A space without a deed, by its upper left corner; `kind` says what stands on it."""

    width: int
    height: int
    kind: str
    caption: Fitted
    colour: str = ""


class Corner(Sprite, frozen=True):
    """A corner, by its upper left corner. `crowd`: how many tokens need room on it; `figure`: a sum of money."""

    size: int
    kind: str
    caption: Fitted
    figure: str = ""
    crowd: int = 0


class Bars(Sprite, frozen=True):
    """The bars of the jail's cell, by the upper left corner of what is inside its walls."""

    size: int


class Ring(Sprite, frozen=True):
    """The ring around the space just reached, by the upper left corner of the space."""

    width: int
    height: int
    colour: str
    radius: int


def cell_side(corner: int) -> int:
    """The side of the jail's cell on a corner of that size."""
    return corner - VISITORS


def draw_lines(ink: Ink, fitted: Fitted, x: float, y: float, colour: str) -> None:
    """Set lines of words about a middle."""
    top = y - fitted.pitch * (len(fitted.lines) - 1) / 2
    for index, line in enumerate(fitted.lines):
        ink.text(x, top + index * fitted.pitch, line, "Bold", fitted.size, colour, "middle", fitted.squeeze)


def money_parts(text: str) -> tuple[str, str, str]:
    """A sum as what stands before the figures, the figures, and what stands behind them."""
    found = re.fullmatch(r"(\D*)(\d(?:.*\d)?)(\D*)", text)
    return (found[1], found[2], found[3]) if found else ("", text, "")


def draw_money(ink: Ink, text: str, x: float, y: float, size: float, colour: str, room: float) -> float:
    """Set a sum about a middle, its unit smaller; returns its width."""
    before, figures, after = money_parts(text)
    parts = ((before, _UNIT), (figures, 1.0), (after, _UNIT))
    whole = sum(width(part, "Medium", size * share) for part, share in parts)
    if whole > room:
        size, whole = size * room / whole, room
    left = x - whole / 2
    for part, share in parts:
        if part:
            drop = size * (1 - share) * 0.711 / 2
            left += ink.text(left, y + drop, part, "Medium", size * share, colour)
    return whole


@draw.register
def _deed(sprite: DeedSpace, theme: Theme) -> Drawn:
    ink = Ink(sprite.width, sprite.height, theme, "page")
    radius = theme.space.radius
    ink.box(0, 0, sprite.width, sprite.height, "space", radius)
    band, ribbon, body = _parts(sprite)
    colour = f"set.{sprite.group}.faded" if sprite.mortgaged else f"set.{sprite.group}"
    _edge(ink, sprite, band, colour)
    x, y = (band[0] + 12, band[1] + band[3] / 2) if band[2] > band[3] else (band[0] + band[2] / 2, band[1] + 14)
    ink.text(x, y, sprite.letter, "Bold", theme.type.letter, f"{colour}.ink", "middle")
    _owner(ink, sprite, ribbon)
    _body(ink, sprite, body)
    return finished(ink, 0, 0)


def _parts(sprite: DeedSpace) -> tuple[tuple[int, int, int, int], ...]:
    """The rectangles of band, ribbon and body."""
    w, h = sprite.width, sprite.height
    match sprite.side:
        case "bottom":
            return (0, 0, w, BAND), (0, h - RIBBON, w, RIBBON), (0, BAND, w, h - BAND - RIBBON)
        case "top":
            return (0, h - BAND, w, BAND), (0, 0, w, RIBBON), (0, RIBBON, w, h - BAND - RIBBON)
        case "left":
            return (w - BAND, 0, BAND, h), (0, 0, RIBBON, h), (RIBBON, 0, w - BAND - RIBBON, h)
        case _:
            return (0, 0, BAND, h), (w - RIBBON, 0, RIBBON, h), (BAND, 0, w - BAND - RIBBON, h)


def _edge(ink: Ink, sprite: DeedSpace, part: tuple[int, int, int, int], colour: str) -> None:
    """Fill a strip at an edge of the space, rounded where the space is."""
    x, y, w, h = part
    radius = ink.theme.space.radius
    at_start = (x == 0 and w < sprite.width) or (y == 0 and h < sprite.height)
    if w > h:
        ink.box(0, y if at_start else y - radius, w, h + radius, colour, radius)
        ink.box(0, y + h if at_start else y - radius, w, radius, "space")
    else:
        ink.box(x if at_start else x - radius, 0, w + radius, h, colour, radius)
        ink.box(x + w if at_start else x - radius, 0, radius, h, "space")


def _owner(ink: Ink, sprite: DeedSpace, part: tuple[int, int, int, int]) -> None:
    x, y, w, h = part
    if not sprite.owner:
        _edge(ink, sprite, part, "empty")
        return
    colour = f"chip.{sprite.owner}"
    _edge(ink, sprite, part, colour)
    middle = (x + w / 2, y + h / 2)
    inked = f"{colour}.ink"
    if not sprite.mortgaged:
        draw_token(ink, sprite.token, *middle, 23, inked, colour)
        return
    ink.hatch(x, y, w, h, "white", 0.42, ink.theme.space.radius)
    dx, dy = (16, 0) if w > h else (0, 16)
    plate = rectangle(middle[0] - dx - 14, middle[1] - dy - 13, 2 * dx + 28, 2 * dy + 26)
    ink.fill(rounded(plate, 8), colour)
    draw_token(ink, sprite.token, middle[0] - dx, middle[1] - dy, 23, inked, colour)
    ink.icon("lock", middle[0] + dx, middle[1] + dy, 17, inked)


def _body(ink: Ink, sprite: DeedSpace, part: tuple[int, int, int, int]) -> None:
    x, y, w, h = part
    theme = ink.theme
    draw_lines(ink, sprite.name, x + w / 2, y + h * 0.285, "ink2" if sprite.mortgaged else "ink")
    low = y + h * 0.755
    centre, room = x + w / 2, w - 16.0
    if sprite.colour:
        centre, room = x + w * 0.715, w * 0.5
        _badge(ink, sprite, x + w * 0.25, low)
    colour = "ink2"
    wide = draw_money(ink, sprite.price, centre, low, theme.type.figure, colour, room)
    if sprite.mortgaged:
        ink.box(centre - wide / 2 - 2, low - 1, wide + 4, 2.4, colour)


def _badge(ink: Ink, sprite: DeedSpace, x: float, y: float) -> None:
    """The chip that the deed yields, with the total that pays."""
    if not sprite.mortgaged:
        draw_chip(ink, Chip(sprite.colour, 42, sprite.total, glow=sprite.paid), x, y)
        return
    shape = ink.theme.chips[sprite.colour].shape
    ink.line(chip(shape, x, y, 20), "none", 2.2, closed=True)
    ink.text(x, y + (4 if shape == "triangle" else 0), sprite.total, "Bold", 20, "ink2", "middle")


@draw.register
def _special(sprite: SpecialSpace, theme: Theme) -> Drawn:
    tint = {"chance": "chance_tint", "steal": "steal_tint", "roll": "roll_tint"}.get(sprite.kind, "space")
    if sprite.colour:
        tint = f"chip.{sprite.colour}.tint"
    ink = Ink(sprite.width, sprite.height, theme, "page")
    ink.box(0, 0, sprite.width, sprite.height, tint, theme.space.radius)
    deep = sprite.height > sprite.width
    x, y = sprite.width / 2, sprite.height * (0.42 if deep else 0.39)
    low = sprite.height * (0.75 if deep else 0.83)
    match sprite.kind:
        case "collect":
            _two_chips(ink, sprite.colour, x, y)
        case "roll":
            draw_die(ink, x - 19, y - 10, 40, 3)
            draw_die(ink, x + 19, y + 8, 42, 6, dark=True)
        case "steal":
            ink.icon("mask", x, y, 58, "steal")
        case _:
            ink.icon("question", x, y, 60, "chance")
    words = {"chance": "chance", "steal": "steal"}.get(sprite.kind, "ink")
    draw_lines(ink, sprite.caption, x, low, f"chip.{sprite.colour}.words" if sprite.colour else words)
    return finished(ink, 0, 0)


def _two_chips(ink: Ink, colour: str, x: float, y: float) -> None:
    shape = ink.theme.chips[colour].shape
    name = f"chip.{colour}"
    ink.fill(chip(shape, x - 17, y - 9, 26), name)
    front = chip(shape, x + 17, y + 11, 26)
    ink.line(front, f"{name}.tint", 5, closed=True)
    ink.fill(front, name)


@draw.register
def _corner(sprite: Corner, theme: Theme) -> Drawn:
    tint = {"go": "go_tint", "go_to_jail": "to_jail_tint", "jail": "jail_tint"}.get(sprite.kind, "space")
    ink = Ink(sprite.size, sprite.size, theme, "page")
    ink.box(0, 0, sprite.size, sprite.size, tint, theme.space.corner)
    if sprite.kind == "jail":
        _jail(ink, sprite)
        return finished(ink, 0, 0)
    # tokens stand in a strip at the bottom; what is printed moves up
    strip = 0 if not sprite.crowd else CROWD_STRIP if sprite.crowd <= CROWD_LARGE else CROWD_STRIP - 20
    _printed(ink, sprite, sprite.size / 2, (sprite.size - strip) / 2, 1 - strip / sprite.size)
    return finished(ink, 0, 0)


def _printed(ink: Ink, sprite: Corner, x: float, y: float, scale: float) -> None:
    """What stands on a corner; `scale` is below 1 where tokens need room."""
    full = scale >= 1
    size = scale if full else scale * 1.12
    match sprite.kind:
        case "go":
            caption = sprite.caption
            ink.text(x, y - 38 * scale, caption.lines[0], "Black", caption.size * size, "go", "middle", caption.squeeze)
            ink.icon("arrow-left-long", x, y + 14 * scale, 46 * size, "go")
            ink.text(x, y + 54 * scale, sprite.figure, "Bold", 29 * size, "go", "middle")
        case "parking":
            lift = 9 if full and len(sprite.caption.lines) > 1 else 0  # two lines leave less room to what stands below
            ink.icon("square-parking", x, y - (33 if full else 30 * scale) - lift, 62 * size - lift, "parking")
            draw_lines(ink, sprite.caption, x, y + (22 if full else 48 * scale) - lift, "ink")
            if full:
                _swap(ink, x, y + 58)
        case _:
            ink.icon("handcuffs", x, y - (22 if full else 26 * scale), 84 * size, "to_jail")
            draw_lines(ink, sprite.caption, x, y + (50 if full else 52 * scale), "to_jail")


def _swap(ink: Ink, x: float, y: float) -> None:
    """Two chips for one."""
    ink.circle(x - 50, y, 12, "ink2", 2.4)
    ink.circle(x - 24, y, 12, "ink2", 2.4)
    ink.icon("arrow-right-long", x + 7, y, 22, "ink2")
    ink.disc(x + 42, y, 13, "ink2")


def _jail(ink: Ink, sprite: Corner) -> None:
    """The cell in the inner corner, the way of the visitors around it."""
    left, side = VISITORS, cell_side(sprite.size)
    inside = side - 2 * CELL_EDGE
    ink.box(left, 0, side, side, "jail", ink.theme.space.corner)
    ink.box(left, side - 14, 14, 14, "jail")
    ink.box(left + CELL_EDGE, CELL_EDGE, inside, inside, "cell", 6)
    _draw_bars(ink, left + CELL_EDGE, CELL_EDGE, inside)
    low = sprite.size - (28 if sprite.crowd < 3 else 13)
    draw_lines(ink, sprite.caption, sprite.size / 2, low, "jail_ink")


def _draw_bars(ink: Ink, x: float, y: float, size: float) -> None:
    wide = ink.theme.stroke.bar
    for k in range(5):
        ink.box(round(x + size * (k + 0.5) / 5 - wide / 2), y, wide, size, "bar")


@draw.register
def _bars(sprite: Bars, theme: Theme) -> Drawn:
    ink = Ink(sprite.size, sprite.size, theme)
    _draw_bars(ink, 0, 0, sprite.size)
    return finished(ink, 0, 0)


@draw.register
def _ring(sprite: Ring, theme: Theme) -> Drawn:
    stroke = theme.stroke.ring
    edge = stroke + 1
    side = 2 * (sprite.radius + 2 * edge) + 1
    ink = Ink(side, side, theme)
    ink.frame(0, 0, side, side, f"chip.{sprite.colour}.line", stroke, sprite.radius + edge)
    ink.frame(stroke - 0.5, stroke - 0.5, side - 2 * stroke + 1, side - 2 * stroke + 1, "white", 2.5, sprite.radius + 2)
    return Drawn(stretched(ink.done(), sprite.width + 2 * edge, sprite.height + 2 * edge), edge, edge)
