"""Runs of things that several pictures have: seats, chips, sums with a sign."""

from collections.abc import Callable, Iterator
from functools import lru_cache

from render.fit import Fitted, fit
from render.fonts import Face
from render.scene import Placed
from render.sprites.pieces import Chip, NoChip
from render.sprites.plain import Icon, Text


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
    chosen = fitted_name(name, room, sizes, face)
    top = y - chosen.pitch * (len(chosen.lines) - 1) / 2
    for index, line in enumerate(chosen.lines):
        place = round(top + index * chosen.pitch)
        yield Placed(x, place, Text(line, face, chosen.size, ink, "left", chosen.squeeze), ground)


def fitted_name(name: str, room: float, sizes: tuple[float, float], face: Face = "Bold") -> Fitted:
    """How a seat's name is set in `room`; of one that could not be read then, only the beginning."""
    one = fit(name, face, room, sizes[0], sizes[1] * 1.25, 1, 0.74)
    two = fit(name, face, room, sizes[1], sizes[1] * 0.75, 2, 0.7)
    chosen = one if one.size >= sizes[1] * 1.25 or len(two.lines) == 1 else two
    return chosen if chosen.size >= sizes[1] * 0.75 else begun(name, room, sizes[1], face)


@lru_cache(maxsize=1024)
def begun(name: str, room: float, size: float, face: Face = "Bold") -> Fitted:
    """As much of a name's beginning as goes into `room` on one line of about that size, with an ellipsis if not all does."""
    return headed(str, name, room, (size, size * 0.85), face)


def headed(say: Callable[[str], str], name: str, room: float, sizes: tuple[float, float], face: Face) -> Fitted:
    """What is said with a seat's name on one line, never smaller than the lesser size: of a long name only the beginning."""
    shortened = (f"{name[:letters].rstrip()}…" for letters in range(len(name) - 1, 0, -1))
    for shown in (name, *shortened):
        fitted = fit(say(shown), face, room, *sizes, 1, 0.74)
        if fitted.size >= sizes[1]:
            break
    return fitted
