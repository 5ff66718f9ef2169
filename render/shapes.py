"""Outlines as lists of points: rounded polygons, splines, rhombi, the four chip shapes. Pure geometry, px or any other unit."""

import math
from collections.abc import Callable, Iterable, Sequence

Point = tuple[float, float]
Outline = list[Point]


def rounded(points: Sequence[Point], radius: float, steps: int = 6) -> Outline:
    """The polygon with its corners rounded; `radius` is how far from a corner the curve begins."""
    out: Outline = []
    for index, corner in enumerate(points):
        before, after = points[index - 1], points[(index + 1) % len(points)]
        start, end = _toward(corner, before, radius), _toward(corner, after, radius)
        for step in range(steps + 1):
            t = step / steps
            out.append(_quadratic(start, corner, end, t))
    return out


def _toward(origin: Point, goal: Point, distance: float) -> Point:
    length = math.dist(origin, goal) or 1
    share = min(distance / length, 0.5)
    return origin[0] + (goal[0] - origin[0]) * share, origin[1] + (goal[1] - origin[1]) * share


def _quadratic(a: Point, b: Point, c: Point, t: float) -> Point:
    u = 1 - t
    return (u * u * a[0] + 2 * u * t * b[0] + t * t * c[0], u * u * a[1] + 2 * u * t * b[1] + t * t * c[1])


def spline(points: Sequence[Point], steps: int = 14) -> Outline:
    """A closed smooth curve through the points (Catmull-Rom)."""
    out: Outline = []
    count = len(points)
    for index in range(count):
        a, b, c, d = (points[(index + k - 1) % count] for k in range(4))
        for step in range(steps):
            t = step / steps
            out.append((_catmull(a[0], b[0], c[0], d[0], t), _catmull(a[1], b[1], c[1], d[1], t)))
    return out


def _catmull(a: float, b: float, c: float, d: float, t: float) -> float:
    return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - 3 * c + d - a) * t**3)


def circle(x: float, y: float, radius: float, steps: int = 48) -> Outline:
    """A disc."""
    return ellipse(x, y, radius, radius, steps)


def ellipse(x: float, y: float, rx: float, ry: float, steps: int = 48) -> Outline:
    """An ellipse."""
    turn = math.tau / steps
    return [(x + rx * math.cos(turn * k), y + ry * math.sin(turn * k)) for k in range(steps)]


def rectangle(x: float, y: float, width: float, height: float) -> Outline:
    """A rectangle by its upper left corner."""
    return [(x, y), (x + width, y), (x + width, y + height), (x, y + height)]


def rhombus(x: float, y: float, half_width: float, half_height: float) -> Outline:
    """A rhombus: top, right, bottom, left."""
    return [(x, y - half_height), (x + half_width, y), (x, y + half_height), (x - half_width, y)]


def moved(points: Iterable[Point], dx: float, dy: float, scale: float = 1.0) -> Outline:
    """The points scaled about the origin and then moved."""
    return [(x * scale + dx, y * scale + dy) for x, y in points]


# --- chips: each in a square of side 2 about the origin, sized so that they look alike


def _square() -> Outline:
    return rounded(rectangle(-0.86, -0.86, 1.72, 1.72), 0.22)


def _diamond() -> Outline:
    return rounded(rhombus(0, 0, 1.12, 1.12), 0.2)


def _disc() -> Outline:
    return circle(0, 0, 0.96)


def _triangle() -> Outline:
    return rounded([(0, -1.06), (1.14, 0.86), (-1.14, 0.86)], 0.26)


CHIPS: dict[str, Callable[[], Outline]] = {
    "square": _square,
    "diamond": _diamond,
    "disc": _disc,
    "triangle": _triangle,
}


def chip(shape: str, x: float, y: float, radius: float) -> Outline:
    """The outline of a chip; `radius` is half its nominal side."""
    return moved(CHIPS[shape](), x, y, radius)


LABEL_DROP = {"triangle": 0.2}
"""How far below the centre a number stands in a chip, as a part of the radius."""
