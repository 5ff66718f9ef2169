"""How pictures look: colours, type sizes, strokes and spacing, read from `data/theme/<name>.toml`.

Owns the shape of a theme file and its checks. Where something stands on a picture is the business of the scenes.
"""

import re
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from msgspec import Struct

from bot.errors import DataError
from bot.rulesets import read_toml

_HEX: Final = re.compile(r"#[0-9A-F]{6}")
SHAPES: Final = ("square", "diamond", "disc", "triangle")

RGB = tuple[int, int, int]


class Colours(Struct, frozen=True, forbid_unknown_fields=True):
    """Colours by what they are for, as `#RRGGBB`; see the comments of `light.toml`."""

    page: str
    space: str
    card: str
    card_dim: str
    white: str
    ink: str
    ink2: str
    ink3: str
    line: str
    track: str
    empty: str
    none: str
    accent: str
    accent_edge: str
    accent_pale: str
    accent_ink: str
    shadow: str
    slate: str
    pip: str
    die: str
    die_dark: str
    gold: str
    gold_dark: str
    glass: str
    glass_dark: str
    go: str
    go_tint: str
    to_jail: str
    to_jail_tint: str
    jail: str
    jail_tint: str
    jail_ink: str
    bar: str
    cell: str
    parking: str
    chance: str
    chance_tint: str
    steal: str
    steal_tint: str
    roll_tint: str
    chest: str
    chest_tint: str
    tax: str
    tax_tint: str
    centre: str
    house: str
    hotel: str
    water: str
    water_deep: str
    ring: str
    ring_near: str
    sand: str
    cliff: str
    cliff_dark: str
    turf: str
    plot: str
    plot_edge: str
    axis: str


class ChipLook(Struct, frozen=True, forbid_unknown_fields=True):
    """A chip colour, which is also a seat's: its fill, the ink on it, its shape, and the ink for words on its tint."""

    colour: str
    ink: str
    shape: str
    words: str


class MarkLook(Struct, frozen=True, forbid_unknown_fields=True):
    """A mark of what a seat is: its fill, on which white stands, its letter and its shape."""

    colour: str
    letter: str
    shape: str


class TypeScale(Struct, frozen=True, forbid_unknown_fields=True):
    """Sizes of type in px."""

    bid: int
    title: int
    caption: int
    total: int
    cash: int
    heading: int
    seat: int
    body: int
    figure: int
    name: int
    name_least: int
    letter: int


class Strokes(Struct, frozen=True, forbid_unknown_fields=True):
    """Widths of lines in px."""

    ring: int
    frame: int
    pin: int
    bar: int


class Spacing(Struct, frozen=True, forbid_unknown_fields=True):
    """Distances and radii in px."""

    pad: int
    gap: int
    lane: int
    radius: int
    corner: int
    card: int


class _File(Struct, frozen=True, forbid_unknown_fields=True):
    colour: Colours
    set: dict[str, str]
    set_ink: dict[str, str]
    chip: dict[str, ChipLook]
    seat: dict[str, str]
    mark: dict[str, MarkLook]
    type: TypeScale
    stroke: Strokes
    space: Spacing


class Theme:
    """A look. Colours are asked for by name: a role, `set.brown`, `chip.red`, `chip.red.ink`, `mark.competitor`, or a hex value.

    A name may carry a mix with another colour: `chip.red*84white` is 84 % white.

    Attributes:
        name: the file's name without its ending.
        type, stroke, space: sizes in px.
        chips: the looks of the chip colours.
        marks: the marks of what a seat is.
        seats: colours of seats that are no chip colours; they are asked for like those, as `chip.rose`, with white ink.
    """

    def __init__(self, name: str, source: _File) -> None:
        self.name = name
        self.type = source.type
        self.stroke = source.stroke
        self.space = source.space
        self.chips = source.chip
        self.marks = source.mark
        self.seats = tuple(source.seat)
        self.sets = source.set
        self.roles: Final = {field: getattr(source.colour, field) for field in Colours.__struct_fields__}
        self._named = dict(self.roles)
        for group, colour in source.set.items():
            self._named[f"set.{group}"] = colour
            self._named[f"set.{group}.ink"] = source.set_ink.get(group, source.colour.white)
        for chip, look in source.chip.items():
            self._named |= {f"chip.{chip}": look.colour, f"chip.{chip}.ink": look.ink, f"chip.{chip}.words": look.words}
        for seat, colour in source.seat.items():
            self._named |= {f"chip.{seat}": colour, f"chip.{seat}.ink": source.colour.white}
        self._named |= {f"mark.{mark}": look.colour for mark, look in source.mark.items()}
        self._found: dict[str, RGB] = {}

    def rgb(self, name: str) -> RGB:
        """The colour of that name.

        Raises:
            KeyError: the theme has no such colour.
        """
        found = self._found.get(name)
        if found is None:
            found = self._found[name] = self._resolve(name)
        return found

    def _resolve(self, name: str) -> RGB:
        base, mixed, rest = name.partition("*")
        if not mixed:
            value = name if name.startswith("#") else self._named[name]
            return int(value[1:3], 16), int(value[3:5], 16), int(value[5:7], 16)
        share, other = re.fullmatch(r"(\d+)(.+)", rest).groups()  # type: ignore[union-attr]
        return blend(self.rgb(base), self.rgb(other), int(share) / 100)

    def names(self) -> tuple[str, ...]:
        """All plain names of colours."""
        return tuple(self._named)


def blend(first: RGB, second: RGB, share: float) -> RGB:
    """A mix of two colours; `share` is the second's part, 0 to 1."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(first, second, strict=True))
    return red, green, blue


def mix(name: str, other: str, percent: int) -> str:
    """The name of a mix: `percent` of `other`."""
    return f"{name}*{percent}{other}"


def themes() -> tuple[str, ...]:
    """The names of all themes there are."""
    folder = files("data") / "theme"
    return tuple(sorted(item.name[:-5] for item in folder.iterdir() if item.name.endswith(".toml")))


@cache
def load(name: str) -> Theme:
    """The theme of that name.

    Raises:
        DataError: there is none, or its file is broken.
    """
    if name not in themes():
        raise DataError("data/theme", name, f"unknown theme; there are {', '.join(themes())}")
    return read(files("data") / "theme" / f"{name}.toml")


def read(file: Traversable) -> Theme:
    """The theme in a file, which gives it its name.

    Raises:
        DataError: the file is broken.
    """
    source = read_toml(file, _File)
    _check(file.name, source)
    return Theme(file.name.removesuffix(".toml"), source)


def _check(file: str, source: _File) -> None:
    flat = {f"colour.{field}": getattr(source.colour, field) for field in Colours.__struct_fields__}
    flat |= {f"set.{group}": value for group, value in source.set.items()}
    flat |= {f"set_ink.{group}": value for group, value in source.set_ink.items()}
    flat |= {f"seat.{seat}": value for seat, value in source.seat.items()}
    for chip, look in source.chip.items():
        flat |= {f"chip.{chip}.{part}": getattr(look, part) for part in ("colour", "ink", "words")}
    flat |= {f"mark.{mark}": look.colour for mark, look in source.mark.items()}
    shapes = {f"chip.{chip}.shape": look.shape for chip, look in source.chip.items()}
    shapes |= {f"mark.{mark}.shape": look.shape for mark, look in source.mark.items()}
    for place, shape in shapes.items():
        if shape not in SHAPES:
            raise DataError(file, place, f"{shape!r} is none of {', '.join(SHAPES)}")
    for mark, sign in source.mark.items():
        if len(sign.letter) != 1:
            raise DataError(file, f"mark.{mark}.letter", f"{sign.letter!r} is not one letter")
    for place, value in flat.items():
        if not _HEX.fullmatch(value):
            raise DataError(file, place, f"{value!r} is not a colour such as #1B2430")
    for seat in source.seat.keys() & source.chip.keys():
        raise DataError(file, f"seat.{seat}", "there is a chip of that name")
    for group in source.set_ink:
        if group not in source.set:
            raise DataError(file, f"set_ink.{group}", "there is no such set")
    for part in (source.type, source.stroke, source.space):
        for field in part.__struct_fields__:
            if getattr(part, field) < 1:
                raise DataError(file, field, "must be at least 1")
