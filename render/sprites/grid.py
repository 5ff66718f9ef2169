"""The island: its ground, towers with countable floors, the penthouse, and marks on cells."""

import math
from typing import Final

from PIL import Image, ImageDraw, ImageFilter

from render.fonts import width
from render.ink import SCALE, Ink
from render.isometric import FLAT, FLOOR, FOOT, Grid, column_row
from render.scene import Sprite
from render.shapes import Outline, Point, chip, moved, rectangle, rhombus, rounded
from render.sprites.drawing import Drawn, draw, finished
from render.theme import Theme, mix
from render.tokens import draw_token

CLIFF: Final = 0.235
"""Height of the cliff as a part of half a cell's width."""

BLOCKS: Final = 4
"""Floors of blocks; above them comes the penthouse."""


class Water(Sprite, frozen=True):
    """The sea, by its upper left corner."""

    width: int
    height: int
    radius: int = 0


class Ground(Sprite, frozen=True):
    """The land with its plots; the anchor is the middle of cell a1."""

    half: float
    cells: tuple[str, ...]


class Shade(Sprite, frozen=True):
    """A tower's shadow on the ground; the anchor is the middle of its cell. `cast`: there is land for it to fall on."""

    half: float
    height: int
    cast: bool = True


class Tower(Sprite, frozen=True):
    """A tower; the anchor is the middle of its cell. `legal` puts an amber edge around it; `plain` leaves the roof empty."""

    half: float
    height: int
    colour: str
    token: str
    legal: bool = False
    plain: bool = False


class Plot(Sprite, frozen=True):
    """A plot that may be built on; the anchor is its middle. `ghost`: seen through what stands before it."""

    half: float
    ghost: bool = False


class Pill(Sprite, frozen=True):
    """A cell's name on a pill, about its middle.

    Attributes:
        colour: the chip colour of the tower it names; empty for a plot.
        floors: for a tower that cannot be seen: its floors, drawn as bars.
    """

    text: str
    size: int
    legal: bool = False
    colour: str = ""
    floors: int = 0


# --- sea and land


@draw.register
def _water(sprite: Water, theme: Theme) -> Drawn:
    picture = Image.new("RGBA", (sprite.width, sprite.height))
    pen = ImageDraw.Draw(picture)
    for y in range(sprite.height):
        share = round(10 * y / sprite.height) * 10
        pen.line((0, y, sprite.width, y), (*theme.rgb(mix("water", "water_deep", share)), 255))
    if sprite.radius:
        mask = Image.new("L", (sprite.width * SCALE, sprite.height * SCALE), 0)
        corner = (0, 0, mask.width - 1, mask.height - 1)
        ImageDraw.Draw(mask).rounded_rectangle(corner, sprite.radius * SCALE, 255)
        picture.putalpha(mask.reduce(SCALE))
    return Drawn(picture, 0, 0)


class _Land:
    """Masks of the land's outline, grown or shrunk, at four times the size."""

    def __init__(self, sprite: Ground, edge: float) -> None:
        places = [column_row(cell) for cell in sprite.cells]
        self.cells = frozenset(places)
        half, low = sprite.half, sprite.half * FLAT
        across = [(c - r) * half for c, r in places]
        down = [(c + r) * low for c, r in places]
        self.left = math.ceil(half + edge - min(across))
        self.top = math.ceil(low + edge - min(down))
        self.width = math.ceil(max(across) + half + edge) + self.left
        self.height = math.ceil(max(down) + low + edge + half * CLIFF) + self.top
        self.grid = Grid(self.left, self.top, half)

    def outline(self, grow: float, deep: float = 0, blur: float = 0) -> Image.Image:
        """The land grown by `grow` px to all sides, drawn out downwards by `deep`, its corners rounded by `blur`."""
        mask = Image.new("L", (self.width * SCALE, self.height * SCALE), 0)
        pen = ImageDraw.Draw(mask)
        half, low = self.grid.half + 0.3, self.grid.low + 0.3
        for column, row in self.cells:
            x, y = self.grid.at(column, row)
            top, right, bottom, left = rhombus(x, y, half, low)
            around = [top, right, (right[0], right[1] + deep), (x, bottom[1] + deep), (left[0], left[1] + deep), left]
            points = [(px * SCALE, py * SCALE) for px, py in around]
            pen.polygon(points, 255)
            if grow > 0:
                pen.line([*points, points[0]], 255, round(2 * grow * SCALE), joint="curve")
                reach = grow * SCALE
                for px, py in points:
                    pen.ellipse((px - reach, py - reach, px + reach, py + reach), 255)
        if blur:
            small = mask.reduce(SCALE).filter(ImageFilter.GaussianBlur(blur))
            mask = small.resize(mask.size, Image.Resampling.BILINEAR).point(lambda value: 255 * (value > 127))
        return mask


@draw.register
def _ground(sprite: Ground, theme: Theme) -> Drawn:
    half = sprite.half
    land = _Land(sprite, half * 0.62)
    ink = Ink(land.width, land.height, theme)
    corner = half * 0.05
    deep = half * CLIFF
    for grow, colour in ((0.5, "ring"), (0.26, "ring_near")):
        ink.lay(land.outline(half * grow, deep, half * 0.1), colour)
    ink.lay(land.outline(half * 0.035, deep, corner), "cliff")
    _dark_cliffs(ink, land, deep)
    ink.lay(land.outline(half * 0.035, 0, corner), "sand")
    turf = land.outline(0, 0, corner)
    ink.lay(_shrunk(turf, half * 0.085), "turf")
    for column, row in sorted(land.cells, key=sum):
        draw_plot(ink, *land.grid.at(column, row), half, "plot", "plot_edge")
    return finished(ink, land.left, land.top)


def _shrunk(mask: Image.Image, by: float) -> Image.Image:
    small = mask.reduce(SCALE).filter(ImageFilter.GaussianBlur(by * 0.9))
    large = small.resize(mask.size, Image.Resampling.BICUBIC)
    return large.point(lambda value: 255 * (value > 212))


def _dark_cliffs(ink: Ink, land: _Land, deep: float) -> None:
    """The faces to the lower right lie in the shade."""
    for column, row in land.cells:
        if (column + 1, row) in land.cells:
            continue
        x, y = land.grid.at(column, row)
        right, bottom = (x + land.grid.half + 1, y), (x, y + land.grid.low + 1)
        ink.fill([right, (right[0], right[1] + deep), (bottom[0], bottom[1] + deep), bottom], "cliff_dark")


def draw_plot(ink: Ink, x: float, y: float, half: float, colour: str, edge: str, alpha: float = 1.0) -> None:
    """Draw a plot about its middle, with its edge."""
    outer = rounded(rhombus(x, y, half * 0.83, half * 0.83 * FLAT), half * 0.16)
    stroke = max(1.6, half * 0.026)
    if alpha >= 1:
        ink.line(outer, edge, stroke * 1.4, closed=True)
    ink.fill(outer, colour, alpha)


@draw.register
def _plot(sprite: Plot, theme: Theme) -> Drawn:
    half = sprite.half
    wide, high = math.ceil(half * 2.3), math.ceil(half * FLAT * 2.3)
    ink = Ink(wide, high, theme)
    x, y = wide / 2, high / 2
    outer = rounded(rhombus(x, y, half * 0.84, half * 0.84 * FLAT), half * 0.16)
    if sprite.ghost:
        ink.fill(outer, "white", 0.34)
        ink.line(outer, "white", half * 0.085, closed=True)
        ink.line(outer, "accent_edge", half * 0.042, closed=True)
    else:
        ink.glow(rhombus(x, y, half * 0.99, half * 0.99 * FLAT), "accent", half * 0.035, 0.9)
        ink.line(outer, "accent_edge", half * 0.055, closed=True)
        ink.fill(outer, "accent_pale")
    return finished(ink, x, y)


# --- towers


@draw.register
def _shade(sprite: Shade, theme: Theme) -> Drawn:
    half = sprite.half
    wide, high = math.ceil(half * 3.2), math.ceil(half * FLAT * 3.6)
    ink = Ink(wide, high, theme)
    x, y = wide / 2, high / 2
    reach = min(sprite.height, BLOCKS) * 0.1 + 0.42
    if sprite.cast:
        points = rounded(rhombus(0, 0, half * 0.7, half * 0.7 * FLAT), half * 0.1)
        ink.shade(moved(points, x + half * reach, y + half * FLAT * reach), half * 0.055, 0.22)
    ink.shade(moved(rhombus(0, 0, half * 0.82, half * 0.82 * FLAT), x, y + half * 0.02), half * 0.03, 0.25)
    return finished(ink, x, y)


class _Walls:
    """A tower's two visible walls: places on them by how far to the right and how far up."""

    def __init__(self, x: float, y: float, half: float) -> None:
        self.x = x
        self.y = y
        self.wide = half * FOOT
        self.low = self.wide * FLAT
        self.floor = half * FLOOR

    def left(self, across: float, up: float) -> Point:
        """A point of the left wall: `across` 0 to 1 from the left, `up` in floors."""
        return self.x - self.wide * (1 - across), self.y + self.low * across - up * self.floor

    def right(self, across: float, up: float) -> Point:
        """A point of the right wall: `across` 0 to 1 from the middle, `up` in floors."""
        return self.x + self.wide * across, self.y + self.low * (1 - across) - up * self.floor

    def roof(self, up: float, share: float = 1.0) -> Outline:
        """The rhombus at that height."""
        return rhombus(self.x, self.y - up * self.floor, self.wide * share, self.low * share)


@draw.register
def _tower(sprite: Tower, theme: Theme) -> Drawn:
    half = sprite.half
    tall = sprite.height > BLOCKS
    floors = min(sprite.height, BLOCKS)
    above = floors * FLOOR * half + half * FLAT + 8 + (half * 1.55 if tall else 0)
    wide, high = math.ceil(half * 2 + 8), math.ceil(above + half * FLAT + 8)
    ink = Ink(wide, high, theme)
    walls = _Walls(wide / 2, above, half)
    colour = f"chip.{sprite.colour}"
    if sprite.legal:
        _halo(ink, walls, floors, half)
    ink.fill([(x, y + half * 0.035) for x, y in walls.roof(0, 1.06)], mix(colour, "white", 72))
    for floor in range(floors):
        _floor(ink, walls, floor, sprite.colour)
    _roof(ink, walls, floors, sprite, crowned=tall)
    if tall:
        _penthouse(ink, walls, half, colour)
    return finished(ink, wide / 2, above)


def _halo(ink: Ink, walls: _Walls, floors: int, half: float) -> None:
    reach = 1.06
    top, bottom = walls.roof(floors, reach), walls.roof(0, reach)
    around = [top[0], top[1], bottom[1], bottom[2], bottom[3], top[3]]
    ink.glow(around, "accent", half * 0.06, 1.0)
    ink.line(around, "accent_edge", half * 0.075, closed=True)


def _floor(ink: Ink, walls: _Walls, floor: int, chip_colour: str) -> None:
    colour = f"chip.{chip_colour}"
    light, dark = mix(colour, "white", 5), mix(colour, "shadow", 24)
    for side, shade in ((walls.left, light), (walls.right, dark)):
        ink.fill([side(0, floor), side(1, floor), side(1, floor + 1), side(0, floor + 1)], shade)
    _windows(ink, walls, floor, chip_colour)
    # a pale slab, wider than the walls, between this floor and the next
    lip, thick = 1.06, 0.12
    top = walls.roof(floor + 1, lip)
    low = [(x, y + thick * walls.floor) for x, y in top]
    ink.fill([top[3], top[2], low[2], low[3]], mix(colour, "white", 44))
    ink.fill([top[2], top[1], low[1], low[2]], mix(colour, "white", 10))


def _windows(ink: Ink, walls: _Walls, floor: int, chip_colour: str) -> None:
    colour = f"chip.{chip_colour}"
    look = ink.theme.chips[chip_colour]
    yellow = look.ink != ink.theme.roles["white"]
    lit = mix(colour, "on_white", 62) if yellow else mix(colour, "white", 82)
    dim = mix(colour, "on_white", 55) if yellow else mix(colour, "white", 62)
    shape = chip(look.shape, 0, 0, 1)
    for middle in (0.29, 0.71):
        for side, ink_name in ((walls.left, lit), (walls.right, dim)):
            outline = [side(middle + px * 0.135, floor + 0.44 - py * 0.265) for px, py in shape]
            ink.fill(outline, ink_name)


def _roof(ink: Ink, walls: _Walls, floors: int, sprite: Tower, *, crowned: bool) -> None:
    colour = f"chip.{sprite.colour}"
    ink.fill(walls.roof(floors, 1.06), mix(colour, "white", 14))
    inner = walls.roof(floors, 0.86)
    ink.fill(inner, mix(colour, "shadow", 8))
    if not crowned and not sprite.plain:
        x, y = walls.x, walls.y - floors * walls.floor
        draw_token(
            ink, sprite.token, x, y - walls.low * 0.04, walls.wide * 0.86, f"{colour}.ink", mix(colour, "shadow", 8)
        )


def _penthouse(ink: Ink, walls: _Walls, half: float, colour: str) -> None:
    """White walls of glass under a golden roof, with a flag of the owner's colour."""
    base = walls.y - BLOCKS * walls.floor
    box = _Walls(walls.x, base, half * 0.6)
    height = 1.5
    for side, wall, glass in ((box.left, "white", "glass"), (box.right, mix("white", "shadow", 14), "glass_dark")):
        ink.fill([side(0, 0), side(1, 0), side(1, height), side(0, height)], wall)
        ink.fill([side(0.16, 0.22), side(0.84, 0.22), side(0.84, height - 0.2), side(0.16, height - 0.2)], glass)
    eave = base - height * box.floor
    reach, low = box.wide * 1.26, box.wide * 1.26 * FLAT
    peak = (walls.x, eave - half * 0.44)
    ink.fill([(walls.x - reach, eave), (walls.x, eave + low), peak], "gold")
    ink.fill([(walls.x + reach, eave), (walls.x, eave + low), peak], "gold_dark")
    top = peak[1] - half * 0.36
    ink.line([peak, (walls.x, top)], "ink", max(2.0, half * 0.035))
    ink.fill([(walls.x, top), (walls.x + half * 0.4, top + half * 0.13), (walls.x, top + half * 0.26)], colour)


# --- names of cells


@draw.register
def _pill(sprite: Pill, theme: Theme) -> Drawn:
    words_wide = width(sprite.text, "Bold", sprite.size)
    bars = sprite.size * 0.95 if sprite.floors else 0
    wide, high = math.ceil(words_wide + sprite.size * 0.95 + bars), math.ceil(sprite.size * 1.42)
    ink = Ink(wide + 10, high + 10, theme)
    x, y = (wide + 10) / 2, (high + 10) / 2
    left, top = x - wide / 2, y - high / 2
    ink.shade(rounded(rectangle(left, top, wide, high), high / 2), 2.5, 0.3, 2)
    edge = "accent_edge" if sprite.legal else f"chip.{sprite.colour}" if sprite.colour else "line"
    face, words = ("accent_pale", "accent_ink") if sprite.legal else ("white", "on_white")
    stroke = max(2.0, sprite.size * 0.09)
    ink.box(left, top, wide, high, edge, high / 2)
    ink.box(left + stroke, top + stroke, wide - 2 * stroke, high - 2 * stroke, face, high / 2 - stroke)
    ink.text(x - (words_wide + bars) / 2, y, sprite.text, "Bold", sprite.size, words)
    pitch = sprite.size * 0.21
    for floor in range(BLOCKS if sprite.floors else 0):
        low = y + sprite.size * 0.39 - pitch * floor
        tint = edge if floor < sprite.floors else "track"
        ink.box(x + (words_wide - bars) / 2 + sprite.size * 0.24, low - pitch * 0.72, bars * 0.72, pitch * 0.72, tint)
    return finished(ink, x, y)
