"""Figures as lines and bars: the graph of a game's course, and the histogram of its throws."""

from render.ink import Ink
from render.scene import Sprite
from render.shapes import Point
from render.sprites.drawing import Drawn, draw, finished
from render.theme import Theme

_LETTER = 13  # radius of a letter on a curve
_HALO = 10
_STROKE = 5


class Curve(Sprite, frozen=True):
    """A line on a graph, in px from its upper left corner: its colour, its letter and where that stands; `ended` crosses its end out."""

    colour: str
    letter: str
    points: tuple[Point, ...]
    letters: tuple[Point, ...] = ()
    ended: bool = False


class Graph(Sprite, frozen=True):
    """Curves over a grid, by the upper left corner of the plot; the sprite itself reaches `edge` px further on all sides.

    Attributes:
        lines: how far below the top each line of the grid is.
        guides: how far from the left each upright line is.
    """

    width: int
    height: int
    lines: tuple[int, ...]
    guides: tuple[int, ...]
    curves: tuple[Curve, ...]
    edge: int = 18


class Histogram(Sprite, frozen=True):
    """Bars side by side, by their upper left corner, each with a line at what is expected.

    Attributes:
        counts: how high each bar is.
        expected: where its line is, on the same scale.
        most: what the whole height stands for.
    """

    width: int
    height: int
    counts: tuple[int, ...]
    expected: tuple[float, ...]
    most: float
    colour: str


def _crossed(ink: Ink, x: float, y: float, colour: str) -> None:
    for dx in (-1, 1):
        ink.line([(x - 9 * dx, y - 9), (x + 9 * dx, y + 9)], colour, 5)


@draw.register
def _graph(sprite: Graph, theme: Theme) -> Drawn:
    edge = sprite.edge
    ink = Ink(sprite.width + 2 * edge, sprite.height + 2 * edge, theme)
    for y in sprite.lines:
        ink.box(edge, edge + y - 1, sprite.width, 2, "line")
    for x in sprite.guides:
        for y in range(0, sprite.height, 14):
            ink.box(edge + x - 1, edge + y, 2, 8, "ink3")
    moved = [[(x + edge, y + edge) for x, y in curve.points] for curve in sprite.curves]
    for curve, points in zip(sprite.curves, moved, strict=True):
        ink.line(points, "card", _HALO)
        ink.line(points, f"chip.{curve.colour}.line", _STROKE)
    for curve, points in zip(sprite.curves, moved, strict=True):
        _lettered(ink, curve, edge)
        if curve.ended:
            _crossed(ink, *points[-1], f"chip.{curve.colour}.line")
    return finished(ink, edge, edge)


def _lettered(ink: Ink, curve: Curve, edge: int) -> None:
    for x, y in curve.letters:
        ink.disc(x + edge, y + edge, _LETTER + 2, "card")
        ink.disc(x + edge, y + edge, _LETTER, f"chip.{curve.colour}")
        ink.text(x + edge, y + edge, curve.letter, "Black", 18, f"chip.{curve.colour}.ink", "middle")


@draw.register
def _histogram(sprite: Histogram, theme: Theme) -> Drawn:
    ink = Ink(sprite.width, sprite.height, theme)
    slot = sprite.width / len(sprite.counts)
    scale = (sprite.height - 4) / max(sprite.most, 1)
    for index, (count, usual) in enumerate(zip(sprite.counts, sprite.expected, strict=True)):
        left, high = slot * index, count * scale
        if high:
            ink.box(left + slot * 0.16, sprite.height - high, slot * 0.68, high, sprite.colour, min(6, high / 2))
        thick = max(3, sprite.height // 60)
        top = sprite.height - usual * scale - thick / 2
        ink.box(left + slot * 0.16, top - 2, slot * 0.68, thick + 4, "card")  # it has to be seen on a bar of any colour
        ink.box(left + slot * 0.04, top, slot * 0.92, thick, "accent_edge", thick / 2)
    return finished(ink, 0, 0)
