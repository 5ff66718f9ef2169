"""The spaces along the sides of a street board: deeds with their owners and buildings, and special spaces."""

from typing import Final

from msgspec import structs

from render.fit import Fitted
from render.fonts import CAPITALS, width
from render.ink import Ink
from render.ring import Side
from render.scene import Sprite
from render.shapes import rectangle, rounded
from render.sprites.buildings import draw_hotel, draw_house
from render.sprites.drawing import Drawn, draw, finished
from render.sprites.marks import draw_mark
from render.sprites.track import draw_lines, money_parts
from render.theme import Theme, mix
from render.tokens import draw_token

BAND: Final = 30
RIBBON: Final = 24
HOTEL: Final = 5
"""The level of a street with a hotel."""

_SIGN: Final = 28  # from sign to sign on a ribbon
_BOX: Final = 25  # height of the second building place
_TINTS: Final = {"chance": "chance_tint", "chest": "chest_tint", "tax": "tax_tint", "card": "steal_tint"}
_INKS: Final = {"card": "steal"}  # where the ink is not called as the kind

Box = tuple[float, float, float, float]


class Lot(Sprite, frozen=True):
    """A space with a deed, by its upper left corner: set inside, owner outside, name and price between.

    Attributes:
        side: the side of the board it lies on.
        group: its set, which gives the colour.
        letter, icon: what stands in the band, for those who see no colours: the one or the other.
        token, owner: the owner's token and colour; empty while the bank owns it.
        mark: what its owner is, if that matters.
        level: its houses; `HOTEL` is a hotel or apartment.
        box: the mark of those who build in a box below the name and not on the band; empty where there is no such box.
        boxed: the houses in that box.
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
    mark: str = ""
    level: int = 0
    box: str = ""
    boxed: int = 0

    def owned(self, token: str, owner: str, level: int, *, mortgaged: bool, mark: str = "") -> "Lot":
        """The same space with an owner, who builds in the box if it has the owner's mark, else on the band."""
        there = bool(mark) and mark == self.box
        on, off = (0, level) if there else (level, 0)
        return structs.replace(self, token=token, owner=owner, mark=mark, level=on, boxed=off, mortgaged=mortgaged)

    def with_box(self, mark: str) -> "Lot":
        """The same space with a box in which those of that mark build."""
        return structs.replace(self, box=mark)


class Stop(Sprite, frozen=True):
    """A space without a deed, by its upper left corner.

    Attributes:
        figure: the sum that it asks for.
        marks: what stands there instead of an icon: the marks of those whom it concerns.
    """

    width: int
    height: int
    kind: str
    icon: str
    caption: Fitted
    figure: str = ""
    marks: tuple[str, ...] = ()


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
    _edge(ink, band, f"{colour}.faded" if sprite.mortgaged else colour)
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
    if sprite.box:
        _boxed(ink, sprite, (x + 4, y + h - _BOX - 4, w - 8, _BOX))
    else:
        _price(ink, sprite, x + w / 2, y + h * 0.86, w - 8)
    return finished(ink, 0, 0)


def _price(ink: Ink, sprite: Lot, x: float, y: float, room: float) -> None:
    wide = draw_sum(ink, sprite.price, x, y, 21, "ink2", room)
    if sprite.mortgaged:
        ink.box(x - wide / 2 - 3, y - 1, wide + 6, 2.2, "ink2")


def _boxed(ink: Ink, sprite: Lot, part: Box) -> None:
    """The second building place: beside the price while it is empty, else over the whole width."""
    x, y, w, h = part
    colour = f"mark.{sprite.box}"
    letter = ink.theme.marks[sprite.box].letter
    if not sprite.boxed:
        left = x + w - h
        ink.box(left, y, h, h, mix(colour, "card", 60), 5)
        ink.box(left + 2, y + 2, h - 4, h - 4, mix(colour, "card", 88), 4)
        ink.text(left + h / 2, y + h / 2, letter, "Black", 15, f"{colour}.words", "middle")
        _price(ink, sprite, x + (w - h - 4) / 2, y + h / 2, w - h - 6)
        return
    ink.box(x, y, w, h, colour, 5)
    ink.text(x + 12, y + h / 2, letter, "Black", 17, "white", "middle")
    if sprite.boxed == HOTEL:
        draw_hotel(ink, x + w / 2 + 8, y + h / 2, 36, h - 5)
        return
    for index in range(sprite.boxed):
        draw_house(ink, x + 33 + index * 20, y + h / 2, 17, "white")


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
    inked = f"set.{sprite.group}.faded.ink" if sprite.mortgaged else f"set.{sprite.group}.ink"
    if sprite.icon:
        ink.icon(sprite.icon, x + w / 2, y + h / 2, 22, inked)
        return
    letter = (x + 11, y + h / 2) if flat else (x + w / 2, y + 12)
    ink.text(*letter, sprite.letter, "Bold", ink.theme.type.letter, inked, "middle")
    if sprite.level == HOTEL:
        middle = (x + w / 2 + 8, y + h / 2) if flat else (x + w / 2, y + h / 2 + 8)
        draw_hotel(ink, *middle, 38 if flat else 25, 22 if flat else 34)
        return
    for index in range(sprite.level):
        step = 29.5 + index * 16.4
        middle = (x + step, y + h / 2) if flat else (x + w / 2, y + step)
        draw_house(ink, *middle, 15.8, "house", edge=1.8)


def _owner(ink: Ink, sprite: Lot, part: Box) -> None:
    x, y, w, h = part
    if not sprite.owner:
        _edge(ink, part, "empty")
        return
    colour = f"chip.{sprite.owner}"
    inked = f"{colour}.ink"
    _edge(ink, part, colour)
    middle = (x + w / 2, y + h / 2)
    signs = 1 + bool(sprite.mark) + sprite.mortgaged
    dx, dy = (_SIGN, 0) if w > h else (0, _SIGN)
    places = [(middle[0] + dx * step, middle[1] + dy * step) for step in _steps(signs)]
    if sprite.mortgaged:
        ink.hatch(x, y, w, h, "white", 0.42, ink.theme.space.radius)
        wide, high = (_SIGN * signs, 24) if w > h else (24, _SIGN * signs)
        ink.fill(rounded(rectangle(middle[0] - wide / 2 + 1, middle[1] - high / 2 + 1, wide - 2, high - 2), 8), colour)
        ink.icon("lock", *places[-1], 16, inked)
    draw_token(ink, sprite.token, *places[0], 22, inked, colour)
    if sprite.mark:
        draw_mark(ink, sprite.mark, *places[1], 9, 2)


def _steps(count: int) -> list[float]:
    """Where so many signs stand about their middle."""
    return [index - (count - 1) / 2 for index in range(count)]


@draw.register
def _stop(sprite: Stop, theme: Theme) -> Drawn:
    ink = Ink(sprite.width, sprite.height, theme, "page")
    ink.box(0, 0, sprite.width, sprite.height, _TINTS[sprite.kind], theme.space.radius)
    x, high = sprite.width / 2, float(sprite.height)
    tall = sprite.height > sprite.width
    if sprite.marks:
        for mark, place in zip(sprite.marks, _steps(len(sprite.marks)), strict=True):
            draw_mark(ink, mark, x + place * 44, high * (0.39 if tall else 0.38), 19)
        draw_lines(ink, sprite.caption, x, high * (0.74 if tall else 0.79), _INKS.get(sprite.kind, sprite.kind))
        return finished(ink, 0, 0)
    if not sprite.figure:
        ink.icon(sprite.icon, x, high * (0.39 if tall else 0.36), 64 if tall else 50, sprite.kind)
        draw_lines(ink, sprite.caption, x, high * (0.76 if tall else 0.8), sprite.kind)
        return finished(ink, 0, 0)
    many = len(sprite.caption.lines) > 1
    ink.icon(
        sprite.icon,
        x,
        high * (0.29 if tall else 0.15 if many else 0.23),
        52 if tall else 24 if many else 38,
        sprite.kind,
    )
    draw_lines(ink, sprite.caption, x, high * (0.63 if tall else 0.53 if many else 0.6), sprite.kind)
    draw_sum(ink, sprite.figure, x, high * (0.85 if tall else 0.87), 21, sprite.kind, sprite.width - 10)
    return finished(ink, 0, 0)
