"""The silhouettes of the tokens: our own outlines in a square from -1 to 1, and icons for those that have one.

A silhouette is a list of layers; each is an outline and whether it is filled or cut out of what is below.
"""

from functools import cache
from typing import Final

from msgspec import Struct

from render.ink import Ink
from render.shapes import Outline, circle, ellipse, moved, rounded, spline


class Layer(Struct, frozen=True):
    """One part of a silhouette."""

    outline: tuple[tuple[float, float], ...]
    cut: bool = False


def _layer(outline: Outline, *, cut: bool = False) -> Layer:
    return Layer(tuple(outline), cut)


def _mirror(points: Outline) -> Outline:
    return [(-x, y) for x, y in points]


def _both(points: Outline, *, cut: bool = False) -> list[Layer]:
    return [_layer(points, cut=cut), _layer(_mirror(points), cut=cut)]


def _penguin() -> list[Layer]:
    half = [(0, -0.98), (0.3, -0.9), (0.47, -0.62), (0.47, -0.3), (0.6, 0.1), (0.6, 0.5), (0.42, 0.82), (0, 0.92)]
    body = spline(half + [(-x, y) for x, y in reversed(half[1:-1])])
    wing = spline([(0.44, -0.26), (0.66, -0.06), (0.84, 0.3), (0.86, 0.48), (0.72, 0.42), (0.56, 0.26)])
    foot = spline([(0.08, 0.84), (0.34, 0.76), (0.6, 0.86), (0.54, 0.99), (0.2, 1.0)])
    belly = spline(
        [(0, -0.16), (0.27, -0.08), (0.38, 0.24), (0.32, 0.6), (0, 0.74), (-0.32, 0.6), (-0.38, 0.24), (-0.27, -0.08)]
    )
    beak = rounded([(-0.15, -0.5), (0.15, -0.5), (0, -0.26)], 0.05)
    return [
        _layer(body),
        *_both(wing),
        *_both(foot),
        _layer(belly, cut=True),
        *_both(circle(0.19, -0.64, 0.095), cut=True),
        _layer(beak, cut=True),
    ]


def _cat() -> list[Layer]:
    face = spline([(0, -0.5), (0.46, -0.46), (0.82, -0.02), (0.84, 0.34), (0.52, 0.74), (0, 0.86), (-0.52, 0.74), (-0.84, 0.34), (-0.82, -0.02), (-0.46, -0.46)])  # fmt: skip
    ear = rounded([(0.2, -0.42), (0.74, -0.98), (0.86, 0.1)], 0.1)
    inner = rounded([(0.48, -0.42), (0.67, -0.66), (0.71, -0.24)], 0.05)
    whisker = [(0.5, 0.37), (1.0, 0.27), (1.0, 0.33), (0.5, 0.43)]
    lower = [(0.49, 0.5), (0.95, 0.58), (0.94, 0.64), (0.48, 0.56)]
    nose = rounded([(-0.13, 0.27), (0.13, 0.27), (0, 0.43)], 0.05)
    mouth = spline(
        [(0, 0.42), (0.1, 0.53), (0.22, 0.52), (0.31, 0.43), (0.35, 0.47), (0.25, 0.6), (0.1, 0.62), (0, 0.54)]
    )
    return [
        _layer(face),
        *_both(ear),
        *_both(inner, cut=True),
        *_both(ellipse(0.34, 0.04, 0.12, 0.17), cut=True),
        _layer(nose, cut=True),
        *_both(mouth, cut=True),
        *_both(whisker, cut=True),
        *_both(lower, cut=True),
    ]


def _dinosaur() -> list[Layer]:
    # a long neck to the upper right, four legs, a tail to the left
    body = spline(
        [
            (0.3, -0.86),
            (0.52, -0.98),
            (0.84, -0.88),
            (0.96, -0.68),
            (0.84, -0.56),
            (0.6, -0.56),
            (0.53, -0.3),
            (0.55, 0.1),
            (0.6, 0.38),
            (0.42, 0.58),
            (-0.1, 0.62),
            (-0.4, 0.56),
            (-0.62, 0.46),
            (-0.84, 0.24),
            (-0.99, -0.1),
            (-0.82, 0.08),
            (-0.6, 0.16),
            (-0.34, -0.04),
            (-0.04, -0.1),
            (0.16, -0.2),
            (0.24, -0.5),
        ]
    )
    front = rounded([(0.22, 0.3), (0.58, 0.3), (0.56, 0.98), (0.26, 0.98)], 0.1)
    middle = rounded([(-0.5, 0.3), (-0.1, 0.3), (-0.16, 0.98), (-0.46, 0.98)], 0.1)
    return [_layer(body), _layer(front), _layer(middle), _layer(circle(0.66, -0.78, 0.08), cut=True)]


def _duck() -> list[Layer]:
    body = spline(
        [
            (-0.98, -0.12),
            (-0.72, 0.04),
            (-0.4, 0.02),
            (-0.08, -0.02),
            (0.1, -0.14),
            (0.02, -0.36),
            (0.08, -0.68),
            (0.38, -0.86),
            (0.68, -0.72),
            (0.76, -0.44),
            (0.64, -0.16),
            (0.7, 0.14),
            (0.66, 0.46),
            (0.36, 0.74),
            (-0.2, 0.8),
            (-0.66, 0.62),
            (-0.92, 0.28),
        ]
    )
    bill = spline([(0.66, -0.56), (0.84, -0.54), (1.04, -0.4), (0.96, -0.3), (0.78, -0.26), (0.62, -0.28)])
    wing = spline([(-0.5, 0.26), (-0.14, 0.2), (0.24, 0.24), (0.16, 0.46), (-0.16, 0.54), (-0.42, 0.44)])
    return [_layer(body), _layer(bill), _layer(wing, cut=True), _layer(circle(0.46, -0.52, 0.09), cut=True)]


_SHAPES: Final = {"penguin": _penguin, "cat": _cat, "dinosaur": _dinosaur, "duck": _duck}
ICON_TOKENS: Final = {icon: icon for icon in ("rocket", "sailboat", "frog", "bicycle", "ghost", "horse", "crow")}
UNKNOWN: Final = "question"


@cache
def _silhouette(token: str) -> tuple[Layer, ...]:
    return tuple(_SHAPES[token]())


def draw_token(ink: Ink, token: str, x: float, y: float, size: float, colour: str, ground: str) -> None:
    """Draw a token's silhouette about a middle.

    Args:
        ink: where to.
        token: the token's id; an unknown one is shown as a question mark.
        x: the middle.
        y: the middle.
        size: side of its square in px.
        colour: the silhouette's colour.
        ground: the colour that is seen through its cuts.
    """
    if token not in _SHAPES:
        ink.icon(ICON_TOKENS.get(token, UNKNOWN), x, y, size * 0.92, colour)
        return
    for layer in _silhouette(token):
        ink.fill(moved(layer.outline, x, y, size / 2), ground if layer.cut else colour)
