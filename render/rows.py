"""Runs of things that several pictures have: seats, chips, sums with a sign."""

from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Final

from render.fit import Fitted, fit
from render.fonts import Face
from render.scene import Placed
from render.sprites.pieces import Chip, NoChip
from render.sprites.plain import Icon, Text

LEADING: Final = 1.28
"""From line to line, as a part of the size, where each is laid down as a rectangle: the lower one spares the upper one's tails."""

_NARROW: Final = 0.76  # the narrowest letters of a seat's name
_LEAST: Final = 0.82  # the smallest ones on two lines, as a part of the usual size of two


def chip_row(
    chips: dict[str, int], right: int, y: int, size: int, ground: str, *, empty: bool = True
) -> Iterator[Placed]:
    """Chips with their numbers, ending at `right`; `empty` also shows those of which there are none."""
    pitch = round(size * 1.42)
    shown = [(colour, number) for colour, number in chips.items() if number or empty]
    for index, (colour, number) in enumerate(reversed(shown)):
        sprite = Chip(colour, size, str(number)) if number else NoChip(colour, size)
        yield Placed(right - round(size * 0.56) - pitch * index, y, sprite, ground)


def line(
    text: str, x: int, y: int, room: float, face: Face, size: float, colour: str, ground: str, align: str = "left"
) -> Placed:
    """A line of words that is squeezed or set smaller to go into `room`."""
    fitted = fit(text, face, room, size, size * 0.7, 1, 0.74)
    sprite = Text(fitted.lines[0], face, fitted.size, colour, align, fitted.squeeze)  # type: ignore[arg-type]
    return Placed(x, y, sprite, ground)


def signed(
    icon: str, text: str, x: int, y: int, size: int, colour: str, ground: str, face: Face = "Medium"
) -> Iterator[Placed]:
    """A sign and words behind it, from the left."""
    yield Placed(x + size // 2, y, Icon(icon, round(size * 0.92), colour), ground)
    yield Placed(x + round(size * 1.35), y, Text(text, face, size, colour), ground)


def name_lines(
    name: str, x: int, y: int, room: float, sizes: tuple[float, float], ink: str, ground: str, face: Face = "Bold"
) -> Iterator[Placed]:
    """A seat's name from its left: on one line, or on two small ones. `sizes`: the largest, and that of two lines."""
    yield from stacked(fitted_name(name, room, sizes, face), x, y, face, ink, ground)


def stacked(fitted: Fitted, x: int, y: int, face: Face, ink: str, ground: str, align: str = "left") -> Iterator[Placed]:
    """Lines of words about the middle `y`, so far apart that none lies on what hangs from the one above."""
    pitch = fitted.size * LEADING
    top = y - pitch * (len(fitted.lines) - 1) / 2
    for index, text in enumerate(fitted.lines):
        sprite = Text(text, face, fitted.size, ink, align, fitted.squeeze)  # type: ignore[arg-type]
        yield Placed(x, round(top + index * pitch), sprite, ground)


@lru_cache(maxsize=1024)
def fitted_name(name: str, room: float, sizes: tuple[float, float], face: Face = "Bold") -> Fitted:
    """How a seat's name is set in `room`: whole, or as much of its beginning as can still be read."""
    one = fit(name, face, room, sizes[0], sizes[1] * 1.25, 1, _NARROW)
    if _readable(one, sizes[1] * 1.25):
        return one
    least = sizes[1] * _LEAST
    for shown in _beginnings(name):
        two = fit(shown, face, room, sizes[1], least, 2, _NARROW)
        if _readable(two, least):
            break
    whole = shown == name and len(two.lines) == 1
    return two if whole or len(two.lines) == 2 else begun(name, room, sizes[1], face)


@lru_cache(maxsize=1024)
def begun(name: str, room: float, size: float, face: Face = "Bold") -> Fitted:
    """As much of a name's beginning as goes into `room` on one line of about that size, with an ellipsis if not all does."""
    return headed(str, name, room, (size, size * 0.9), face)


def headed(say: Callable[[str], str], name: str, room: float, sizes: tuple[float, float], face: Face) -> Fitted:
    """What is said with a seat's name on one line, never smaller than the lesser size: of a long name only the beginning."""
    for shown in _beginnings(name):
        fitted = fit(say(shown), face, room, *sizes, 1, _NARROW)
        if _readable(fitted, sizes[1]):
            break
    return fitted


def _readable(fitted: Fitted, least: float) -> bool:
    """Whether what fits was not forced into its room."""
    return fitted.size >= least and fitted.squeeze >= _NARROW


def _beginnings(name: str) -> Iterator[str]:
    """The whole name, then ever less of it."""
    yield name
    yield from (f"{name[:letters].rstrip()}…" for letters in range(len(name) - 1, 0, -1))
