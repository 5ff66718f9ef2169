"""How pictures look: colours, type sizes, strokes and spacing, read from `data/theme/<name>.toml`.

Owns the shape of a theme file and its checks. Where something stands on a picture is the business of the scenes.
"""

import re
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from msgspec import Struct

from bot.errors import DataError
from bot.looks import looks
from bot.message import Message
from bot.rulesets import read_toml

_HEX: Final = re.compile(r"#[0-9A-F]{6}")
SHAPES: Final = ("square", "diamond", "disc", "triangle")

SEEN: Final = 3.0
"""The contrast from which on a shape can be seen."""

_GLIMPSED: Final = 1.7  # for what words beside it say too
_GROUNDS: Final = ("card", "page", "centre")

RGB = tuple[int, int, int]


class Colours(Struct, frozen=True, forbid_unknown_fields=True):
    """Colours by what they are for, as `#RRGGBB`; see the comments of `light.toml`."""

    page: str
    space: str
    card: str
    card_dim: str
    white: str
    on_white: str
    ink: str
    ink2: str
    ink3: str
    line: str
    track: str
    empty: str
    none: str
    dim: str
    accent: str
    accent_edge: str
    accent_pale: str
    accent_ink: str
    due: str
    due_ink: str
    card_back: str
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
    house_sign: str
    hotel_sign: str
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
    """A mark of what a seat is: its fill, on which white stands, its letter, its shape, and the ink for words on cards."""

    colour: str
    letter: str
    shape: str
    words: str


class Mixes(Struct, frozen=True, forbid_unknown_fields=True):
    """How much of a card's colour, in per cent, is in a seat's `tint`, in what is `pale` of it, and in a mortgaged set (`faded`)."""

    tint: int
    pale: int
    faded: int


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
    mix: Mixes
    type: TypeScale
    stroke: Strokes
    space: Spacing


class Theme:
    """A look. Colours are asked for by name: a role, `set.brown`, `chip.red`, `chip.red.ink`, `mark.competitor`, or a hex value.

    Of a set there are also the `faded` look with its `faded.ink`, and `line`; of a chip `tint`, `pale`, `line` (for frames and bars
    on cards) and `words`; of a mark `words`.
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
        self._named: dict[str, str] = dict(self.roles)
        for group, colour in source.set.items():
            self._named |= {f"set.{group}": colour, f"set.{group}.faded": mix(f"set.{group}", "card", source.mix.faded)}
            self._named[f"set.{group}.ink"] = source.set_ink.get(group, source.colour.white)
        for chip, look in source.chip.items():
            self._named |= {f"chip.{chip}": look.colour, f"chip.{chip}.ink": look.ink, f"chip.{chip}.words": look.words}
        for seat, colour in source.seat.items():
            self._named |= {f"chip.{seat}": colour, f"chip.{seat}.ink": source.colour.white}
        for chip in (*source.chip, *source.seat):
            name, mixes = f"chip.{chip}", source.mix
            self._named |= {
                f"{name}.tint": mix(name, "card", mixes.tint),
                f"{name}.pale": mix(name, "card", mixes.pale),
            }
        for mark, sign in source.mark.items():
            self._named |= {f"mark.{mark}": sign.colour, f"mark.{mark}.words": sign.words}
        self._found: dict[str, RGB] = {}
        for group in source.set:
            self._named[f"set.{group}.faded.ink"] = self._clearest(f"set.{group}.faded", ("white", "on_white"))
            self._named[f"set.{group}.line"] = self._standing_out(f"set.{group}", _GLIMPSED)
        for chip in (*source.chip, *source.seat):
            self._named[f"chip.{chip}.line"] = self._standing_out(f"chip.{chip}", SEEN)

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
            if "*" in value:
                return self.rgb(value)
            return int(value[1:3], 16), int(value[3:5], 16), int(value[5:7], 16)
        share, other = re.fullmatch(r"(\d+)(.+)", rest).groups()  # type: ignore[union-attr]
        return blend(self.rgb(base), self.rgb(other), int(share) / 100)

    def _clearest(self, ground: str, inks: Iterable[str]) -> str:
        """The value of the ink that stands out most from a ground."""
        return self._named[max(inks, key=lambda ink: contrast(self.rgb(ink), self.rgb(ground)))]

    def _standing_out(self, name: str, least: float) -> str:
        """The colour with as little ink in it as makes it a line that can be seen on what lines and bars stand on."""
        for percent in range(0, 100, 4):
            mixed = mix(name, "ink", percent)
            if all(contrast(self.rgb(mixed), self.rgb(ground)) >= least for ground in _GROUNDS):
                return mixed
        return "ink"

    def names(self) -> tuple[str, ...]:
        """All plain names of colours."""
        return tuple(self._named)


def contrast(one: RGB, other: RGB) -> float:
    """The contrast of two colours, 1 to 21, as the Web's accessibility guidelines define it."""
    low, high = sorted((_luminance(one), _luminance(other)))
    return (high + 0.05) / (low + 0.05)


def _luminance(colour: RGB) -> float:
    parts = (part / 255 for part in colour)
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def blend(first: RGB, second: RGB, share: float) -> RGB:
    """A mix of two colours; `share` is the second's part, 0 to 1."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(first, second, strict=True))
    return red, green, blue


def mix(name: str, other: str, percent: int) -> str:
    """The name of a mix: `percent` of `other`."""
    return f"{name}*{percent}{other}"


def themes() -> tuple[str, ...]:
    """The names of all themes there are."""
    return looks()


@cache
def load(name: str) -> Theme:
    """The theme of that name.

    Raises:
        DataError: there is none, or its file is broken.
    """
    if name not in themes():
        raise DataError(
            "data/theme", name, "data-there-are", wrong=Message("data-unknown", what="theme", name=name), known=themes()
        )
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
    for mark, sign in source.mark.items():
        flat |= {f"mark.{mark}": sign.colour, f"mark.{mark}.words": sign.words}
    shapes = {f"chip.{chip}.shape": look.shape for chip, look in source.chip.items()}
    shapes |= {f"mark.{mark}.shape": look.shape for mark, look in source.mark.items()}
    for place, shape in shapes.items():
        if shape not in SHAPES:
            raise DataError(file, place, "data-none-of", value=shape, known=SHAPES)
    for mark, sign in source.mark.items():
        if len(sign.letter) != 1:
            raise DataError(file, f"mark.{mark}.letter", "data-one-letter", value=sign.letter)
    for place, value in flat.items():
        if not _HEX.fullmatch(value):
            raise DataError(file, place, "data-no-colour", value=value)
    for seat in source.seat.keys() & source.chip.keys():
        raise DataError(file, f"seat.{seat}", "data-chip-too")
    for group in source.set_ink:
        if group not in source.set:
            raise DataError(file, f"set_ink.{group}", "data-unknown", what="group", name=group)
    for percent in source.mix.__struct_fields__:
        if not 0 <= getattr(source.mix, percent) <= 100:
            raise DataError(file, f"mix.{percent}", "data-percent")
    for part in (source.type, source.stroke, source.space):
        for field in part.__struct_fields__:
            if getattr(part, field) < 1:
                raise DataError(file, field, "data-at-least", least=1)
