"""The things of the game: chips, tokens, dice, pins, little towers and cards for lists."""

import math
from typing import Final, Literal

from render.ink import Ink
from render.scene import Sprite
from render.shapes import LABEL_DROP, Point, chip, ellipse, rounded
from render.sprites.drawing import Drawn, draw, finished
from render.sprites.marks import badge_reach, body, draw_badge
from render.theme import Theme, mix
from render.tokens import draw_token

Tip = Literal["up", "down", "left", "right"]


class Chip(Sprite, frozen=True):
    """A chip about its middle; `size` is its nominal side. `rim` is a white edge, `glow` an amber halo, `dim` a pale look."""

    colour: str
    size: int
    label: str = ""
    rim: int = 0
    glow: bool = False
    dim: bool = False


class NoChip(Sprite, frozen=True):
    """The outline of a chip of which there is none, with a 0."""

    colour: str
    size: int


class Wheel(Sprite, frozen=True):
    """A chip of any colour: a wheel of all of them."""

    size: int
    dim: bool = False


class TokenDisc(Sprite, frozen=True):
    """A token on a disc about its middle.

    Attributes:
        edge: the width of a ring around it, in `edge_colour`.
        mark: what its seat is: the disc has the shape of that mark.
        badge: whether the mark itself is shown at its lower right.
    """

    token: str
    colour: str
    radius: int
    edge: int = 0
    edge_colour: str = "white"
    dim: bool = False
    shadow: bool = False
    mark: str = ""
    badge: bool = False


class Pin(Sprite, frozen=True):
    """A token as a map pin, by the middle of its head; `tip` is the way its tip points, `mark` what its seat is."""

    token: str
    colour: str
    radius: int
    tip: Tip
    mark: str = ""


class Die(Sprite, frozen=True):
    """A die about its middle."""

    value: int
    size: int
    dark: bool = False


class Height(Sprite, frozen=True):
    """A tower of `height` floors as bars, for lists of costs; the last height is the penthouse. Anchor: the middle."""

    height: int
    top: int
    size: int
    dim: bool = False


class Gain(Sprite, frozen=True):
    """A pill that says that a seat took chips: its token and their colours. By its upper left corner."""

    token: str
    colour: str
    chips: tuple[str, ...]

    @property
    def width(self) -> int:
        """Its width in px."""
        return 70 + 38 * len(self.chips)


class CardBack(Sprite, frozen=True):
    """A kept card with a sign on it, about its middle."""

    icon: str
    width: int
    height: int
    colour: str


_PIPS: Final[dict[int, tuple[Point, ...]]] = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


def draw_chip(ink: Ink, sprite: Chip, x: float, y: float) -> None:
    """Draw a chip with its number."""
    look = ink.theme.chips[sprite.colour]
    radius = sprite.size / 2
    colour = f"chip.{sprite.colour}"
    if sprite.glow:
        ink.glow(chip(look.shape, x, y, radius + 7), "accent", 5, 0.95)
        ink.glow(chip(look.shape, x, y, radius + 2), "accent", 3, 0.9)
    if sprite.rim:
        outline = chip(look.shape, x, y, radius)
        ink.line(outline, "white", 2 * sprite.rim, closed=True)
    ink.fill(chip(look.shape, x, y, radius), f"{colour}.pale" if sprite.dim else colour)
    if sprite.label:
        size = sprite.size * (0.58 if len(sprite.label) < 2 else 0.52)
        if look.shape == "triangle":
            size *= 0.92
        drop = LABEL_DROP.get(look.shape, 0) * radius
        ink.text(x, y + drop, sprite.label, "Black", size, f"{colour}.ink", "middle")


def draw_disc(ink: Ink, sprite: TokenDisc, x: float, y: float) -> None:
    """Draw a token on its disc."""
    colour = "dim" if sprite.dim else f"chip.{sprite.colour}"
    inked = "white" if sprite.dim else f"chip.{sprite.colour}.ink"
    if sprite.edge:
        ink.fill(body(ink.theme, sprite.mark, x, y, sprite.radius), sprite.edge_colour)
    inner = sprite.radius - sprite.edge
    ink.fill(body(ink.theme, sprite.mark, x, y, inner), colour)
    draw_token(ink, sprite.token, x, y, inner * 1.3, inked, colour)
    if sprite.badge:
        draw_badge(ink, sprite.mark, x, y, sprite.radius)


def draw_die(ink: Ink, x: float, y: float, size: float, value: int, *, dark: bool = False) -> None:
    """Draw a die."""
    left, top = x - size / 2, y - size / 2
    face, pip = ("die_dark", "white") if dark else ("die", "pip")
    ink.box(left, top, size, size, face if dark else mix("line", "ink2", 20), size * 0.2)
    if not dark:
        edge = max(1.5, size * 0.03)
        ink.box(left + edge, top + edge, size - 2 * edge, size - 2 * edge, face, size * 0.18)
    for dx, dy in _PIPS[value]:
        ink.disc(x + dx * size * 0.26, y + dy * size * 0.26, size * 0.1, pip)


@draw.register
def _chip(sprite: Chip, theme: Theme) -> Drawn:
    side = math.ceil(sprite.size * 1.18) + 2 * sprite.rim + (34 if sprite.glow else 2)
    ink = Ink(side, side, theme)
    draw_chip(ink, sprite, side / 2, side / 2)
    return finished(ink, side / 2, side / 2)


@draw.register
def _no_chip(sprite: NoChip, theme: Theme) -> Drawn:
    side = math.ceil(sprite.size * 1.18) + 2
    ink = Ink(side, side, theme)
    shape, middle = theme.chips[sprite.colour].shape, side / 2
    stroke = max(2.0, sprite.size * 0.06)
    ink.line(chip(shape, middle, middle, sprite.size / 2 - stroke / 2), "none", stroke, closed=True)
    drop = LABEL_DROP.get(shape, 0) * sprite.size / 2
    ink.text(middle, middle + drop, "0", "Bold", sprite.size * 0.5, "none", "middle")
    return finished(ink, middle, middle)


@draw.register
def _wheel(sprite: Wheel, theme: Theme) -> Drawn:
    side = sprite.size + 2
    ink = Ink(side, side, theme)
    middle, radius = side / 2, sprite.size / 2
    for index, colour in enumerate(theme.chips):
        start = math.tau * (index / 4 - 0.125 + 0.02)
        turns = [start + math.tau * (0.21 * k / 12) for k in range(13)]
        outer = [(middle + radius * math.cos(t), middle + radius * math.sin(t)) for t in turns]
        inner = [(middle + radius * 0.44 * math.cos(t), middle + radius * 0.44 * math.sin(t)) for t in reversed(turns)]
        name = f"chip.{colour}"
        ink.fill(outer + inner, f"{name}.pale" if sprite.dim else name)
    return finished(ink, middle, middle)


@draw.register
def _disc(sprite: TokenDisc, theme: Theme) -> Drawn:
    edge = 6 if sprite.shadow else 1
    reach = badge_reach(sprite.radius) if sprite.mark and sprite.badge else 0
    side = 2 * math.ceil(max(sprite.radius + edge, reach))
    ink = Ink(side, side, theme)
    if sprite.shadow:
        ink.shade(ellipse(side / 2, side / 2, sprite.radius, sprite.radius), 3, 0.3, 2)
    draw_disc(ink, sprite, side / 2, side / 2)
    return finished(ink, side / 2, side / 2)


_TURNS: Final = {"right": 0.0, "down": 0.25, "left": 0.5, "up": 0.75}


_AWAY: Final = {"right": (-1, -1), "down": (-1, -1), "left": (1, -1), "up": (-1, 1)}  # off the tip and off the next pin


def _tip(x: float, y: float, radius: float, reach: float, turn: float) -> list[Point]:
    """The tip of a pin, `reach` px from the middle of its head: it leaves a disc of that radius without a corner."""
    half = math.acos(radius / reach)
    feet = [(x + radius * math.cos(turn + a), y + radius * math.sin(turn + a)) for a in (half, -half)]
    return [*feet, (x + reach * math.cos(turn), y + reach * math.sin(turn))]


@draw.register
def _pin(sprite: Pin, theme: Theme) -> Drawn:
    reach = sprite.radius * 1.52
    side = math.ceil(2 * (reach + 5))
    ink = Ink(side, side, theme)
    middle, edge = side / 2, theme.stroke.pin
    turn = math.tau * _TURNS[sprite.tip]
    colour = f"chip.{sprite.colour}"
    inside = sprite.radius - edge
    for radius, far, fill in ((sprite.radius, reach, "white"), (inside, reach - edge * 1.6, colour)):
        head = body(theme, sprite.mark, middle, middle, radius)
        tip = _tip(middle, middle, radius, far, turn)
        if fill == "white":
            ink.shade(head, 3, 0.34, 2)
            ink.shade(tip, 3, 0.34, 2)
        ink.fill(head, fill)
        ink.fill(tip, fill)
    draw_token(ink, sprite.token, middle, middle, inside * 1.36, f"{colour}.ink", colour)
    draw_badge(ink, sprite.mark, middle, middle, sprite.radius, *_AWAY[sprite.tip])
    return finished(ink, middle, middle)


@draw.register
def _die(sprite: Die, theme: Theme) -> Drawn:
    side = sprite.size + 2
    ink = Ink(side, side, theme)
    draw_die(ink, side / 2, side / 2, sprite.size, sprite.value, dark=sprite.dark)
    return finished(ink, side / 2, side / 2)


@draw.register
def _height(sprite: Height, theme: Theme) -> Drawn:
    side = sprite.size + 2
    ink = Ink(side, side, theme)
    on, off = (mix("ink", "card", 60), mix("track", "card", 20)) if sprite.dim else ("ink2", "track")
    left, wide = side / 2 - sprite.size * 0.32, sprite.size * 0.64
    if sprite.height == sprite.top:
        _penthouse(ink, side, dim=sprite.dim)
    else:
        floors = sprite.top - 1
        pitch = sprite.size / floors
        for floor in range(floors):
            y = side / 2 + sprite.size / 2 - pitch * (floor + 1)
            ink.box(left, y + 1.5, wide, pitch - 3, on if floor < sprite.height else off, 2.5)
    return finished(ink, side / 2, side / 2)


def _penthouse(ink: Ink, side: float, *, dim: bool) -> None:
    size, middle = side - 2, side / 2
    gold, wall, glass = (
        ("gold", "ink2", "glass") if not dim else (mix("gold", "card", 60), "track", mix("glass", "card", 60))
    )
    ink.fill(
        rounded([(middle, 2), (middle + size * 0.46, 2 + size * 0.42), (middle - size * 0.46, 2 + size * 0.42)], 3),
        gold,
    )
    ink.box(middle - size * 0.32, 3 + size * 0.42, size * 0.64, size * 0.54, wall, 2)
    ink.box(middle - size * 0.15, 3 + size * 0.56, size * 0.3, size * 0.24, glass)


GAIN_HEIGHT: Final = 44


@draw.register
def _gain(sprite: Gain, theme: Theme) -> Drawn:
    edge, high = 14, GAIN_HEIGHT
    ink = Ink(sprite.width + 2 * edge, high + 2 * edge, theme)
    middle = edge + high / 2
    ink.shadow(edge, edge, sprite.width, high, high / 2)
    ink.box(edge, edge, sprite.width, high, "card", high / 2)
    draw_disc(ink, TokenDisc(sprite.token, sprite.colour, 18), middle, middle)
    ink.text(edge + 54, middle, "+", "Black", 28, "ink", "middle")
    for step, colour in enumerate(sprite.chips):
        draw_chip(ink, Chip(colour, 29), edge + 84 + 38 * step, middle)
    return finished(ink, edge, edge)


@draw.register
def _card_back(sprite: CardBack, theme: Theme) -> Drawn:
    wide, high = sprite.width, sprite.height
    ink = Ink(wide, high, theme)
    ink.box(0, 0, wide, high, sprite.colour, 7)
    ink.frame(4, 4, wide - 8, high - 8, "white", 1.5, 4)
    ink.icon(sprite.icon, wide / 2, high / 2, min(wide, high) * 0.5, "white")
    return finished(ink, wide / 2, high / 2)
