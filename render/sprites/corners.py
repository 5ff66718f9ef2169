"""The corners of a street board, with everybody who stands on them."""

from typing import Final

from render.fit import Fitted
from render.ink import Ink
from render.scene import Sprite
from render.shapes import Point
from render.sprites.drawing import Drawn, draw, finished
from render.sprites.lots import draw_sum
from render.sprites.marks import draw_mark
from render.sprites.pieces import TokenDisc, draw_disc
from render.sprites.track import draw_lines
from render.theme import Theme

CELL: Final = 106
"""The side of the jail's cell, walls included."""

_WALL: Final = 8
_BADGE_FROM: Final = 16
_GROUNDS: Final = {"go": "go_tint", "go_to_jail": "to_jail_tint", "jail": "jail_tint", "foundation": "chest_tint"}

# the icon of a kind, its colour, that of the words, and its size
_PRINTED: Final = {
    "go_to_jail": ("handcuffs", "to_jail", "to_jail", 84.0),
    "parking": ("square-parking", "parking", "ink", 58.0),
    "foundation": ("hand-holding-dollar", "chest", "chest", 74.0),
}


class Standing(Sprite, frozen=True):
    """A token on a corner: its look, the middle and the radius of its disc, and the mark of its seat."""

    token: str
    colour: str
    x: int
    y: int
    radius: int
    mark: str = ""


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


class Way(Sprite, frozen=True):
    """A part of a corner where seats of one mark are held: its name, who is there, and whether behind bars."""

    mark: str
    caption: Fitted
    barred: bool
    tokens: tuple[Standing, ...] = ()


class ThreeWays(Sprite, frozen=True):
    """A corner of three parts, by its upper left corner: two where seats are held, one above the other, and a way around them.

    Attributes:
        caption: the name of the way around; empty where the tokens leave no room.
        ways: the parts, the upper one first.
        tokens: who stands on the way around.
    """

    size: int
    caption: Fitted | None
    ways: tuple[Way, Way]
    tokens: tuple[Standing, ...] = ()


@draw.register
def _turning(sprite: Turning, theme: Theme) -> Drawn:
    ink = Ink(sprite.size, sprite.size, theme, "page")
    tint = _GROUNDS.get(sprite.kind, "space")
    ink.box(0, 0, sprite.size, sprite.size, tint, theme.space.corner)
    if sprite.kind == "jail":
        _jail(ink, sprite)
    else:
        _printed(ink, sprite)
    _stand(ink, sprite.tokens)
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
    icon, colour, ink_name, size = _PRINTED[sprite.kind]
    whole = caption is not None and scale > 0.6
    size *= scale if whole else 0.8 * min(1, scale * 1.3)
    high = 0.33 if sprite.figure or (caption is not None and len(caption.lines) > 1) else 0.38
    ink.icon(icon, x if whole or not sprite.figure else x - 34, room * (high if whole else 0.5), size, colour)
    if caption is not None and whole:
        draw_lines(ink, caption, x, room * (0.64 if sprite.figure else 0.76), ink_name)
    if sprite.figure:
        place = (x, room * 0.88) if whole else (x + 26, room * 0.5)
        draw_sum(ink, sprite.figure, *place, 24, ink_name, sprite.size - 12 if whole else 84)


def _stand(ink: Ink, tokens: tuple[Standing, ...]) -> None:
    for it in tokens:
        badge = it.radius >= _BADGE_FROM
        draw_disc(ink, TokenDisc(it.token, it.colour, it.radius, 2, mark=it.mark, badge=badge), it.x, it.y)


def _jail(ink: Ink, sprite: Turning) -> None:
    """The cell in the inner corner with the prisoners behind its bars; the way of the visitors around it."""
    left, inside = sprite.size - CELL, CELL - 2 * _WALL
    ink.box(left, 0, CELL, CELL, "jail", ink.theme.space.corner)
    ink.box(left, CELL - 14, 14, 14, "jail")
    ink.box(left + _WALL, _WALL, inside, inside, "cell", 6)
    _stand(ink, sprite.prisoners)
    wide = ink.theme.stroke.bar if len(sprite.prisoners) < 5 else 4
    for k in range(5):
        ink.box(round(left + _WALL + inside * (k + 0.5) / 5 - wide / 2), _WALL, wide, inside, "bar")
    if sprite.caption is not None:
        draw_lines(ink, sprite.caption, sprite.size / 2, sprite.size - (sprite.size - CELL) / 2, "jail_ink")


def cell_middle(size: int) -> Point:
    """The middle of the cell on a corner of that size."""
    return size - CELL / 2, CELL / 2


# --- three ways

HALF: Final = 52
"""Height of each of two parts that lie one above the other in the place of a cell, walls included."""

_EDGE: Final = 5
_BADGE: Final = 10
_BADGED: Final = 2  # with more tokens the badge of a part makes room


def half_middle(size: int, number: int, count: int) -> Point:
    """The middle of the room for so many tokens in the upper (0) or lower (1) part."""
    left = size - CELL + _EDGE + (2 * _BADGE + 4 if count <= _BADGED else 0)
    return (left + size - _EDGE) / 2, number * (CELL - HALF) + HALF / 2


@draw.register
def _three_ways(sprite: ThreeWays, theme: Theme) -> Drawn:
    ink = Ink(sprite.size, sprite.size, theme, "page")
    ink.box(0, 0, sprite.size, sprite.size, "jail_tint", theme.space.corner)
    for number, way in enumerate(sprite.ways):
        _way(ink, sprite.size, number, way)
    _stand(ink, sprite.tokens)
    if sprite.caption is not None:
        draw_lines(ink, sprite.caption, sprite.size / 2, sprite.size - (sprite.size - CELL) / 2, "jail_ink")
    return finished(ink, 0, 0)


def _way(ink: Ink, size: int, number: int, way: Way) -> None:
    colour = f"mark.{way.mark}"
    left, top = size - CELL, number * (CELL - HALF)
    wide, high = CELL - 2 * _EDGE, HALF - 2 * _EDGE
    ink.box(left, top, CELL, HALF, colour, 9)
    ink.box(left + _EDGE, top + _EDGE, wide, high, "card", 5)
    count = len(way.tokens)
    x, y = half_middle(size, number, count)
    if not count:
        draw_lines(ink, way.caption, x, y, f"{colour}.words")
    _stand(ink, way.tokens)
    if count <= _BADGED:
        draw_mark(ink, way.mark, left + _EDGE + 3 + _BADGE, y, _BADGE)
    if way.barred and count:
        start = x - (left + _EDGE + 4) if count <= _BADGED else wide / 2
        bars = 5 if count <= _BADGED else 6
        for k in range(bars):
            ink.box(round(x - start + 2 * start * (k + 0.5) / bars), top + _EDGE, 4, high, colour)
