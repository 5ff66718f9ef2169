"""The one palette of a theme: 256 colours in which the theme's flat colours are pinned.

Pillow looks colours up in cells of 4 levels a channel. So every entry is looked up by its cell (6 bits a channel) and written with
its exact value: flat colours come out exact, and mapping a mapped picture again changes nothing.
"""

from collections.abc import Callable, Iterator
from functools import cache
from typing import Final

from PIL import Image

from render.theme import RGB, Theme, blend, load

SIZE: Final = 256
_STEPS: Final = (0.5, 0.25, 0.75)


Wanted = Callable[[Theme], Iterator[RGB]]
"""Gives the colours that pictures need, the most needed first."""


class Palette:
    """The colours of a theme.

    Attributes:
        written: 768 bytes for the PNG file.
        image: a 1 x 1 picture that carries the lookup colours.
    """

    def __init__(self, theme: Theme, wanted: "Wanted | None" = None) -> None:
        exact: dict[RGB, RGB] = {}
        for colour in (wanted or _wanted)(theme):
            exact.setdefault(cell(colour), colour)
            if len(exact) == SIZE:
                break
        self._cells = list(exact)
        filled = self._cells + [self._cells[0]] * (SIZE - len(self._cells))
        self.used = len(self._cells)
        self.written = b"".join(bytes(exact[it]) for it in filled)
        self.image = Image.new("P", (1, 1))
        self.image.putpalette([part for it in filled for part in it])

    def map(self, picture: Image.Image) -> Image.Image:
        """The picture (RGB) in colours of the palette, without dithering."""
        return picture.quantize(palette=self.image, dither=Image.Dither.NONE)


def cell(colour: RGB) -> RGB:
    """The corner of the cell that a colour falls into."""
    return colour[0] & 252, colour[1] & 252, colour[2] & 252


def _wanted(theme: Theme) -> Iterator[RGB]:
    """Colours, the most needed first: the flat ones, then what their edges blend to."""
    flat = [*theme.names(), *_derived(theme)]
    yield from (theme.rgb(name) for name in flat)
    for share in _STEPS:
        for first, second in _edges(theme):
            yield blend(theme.rgb(first), theme.rgb(second), share)
    for share in (0.125, 0.875, 0.375, 0.625):
        for first, second in _edges(theme):
            yield blend(theme.rgb(first), theme.rgb(second), share)


def _derived(theme: Theme) -> Iterator[str]:
    """Mixes that whole areas are filled with."""
    for chip in theme.chips:
        name = f"chip.{chip}"
        yield from (f"{name}*22shadow", f"{name}*14white", f"{name}*40white")
        yield f"{name}*72white"
        yield f"{name}*38shadow"
    for share in range(0, 101, 10):
        yield f"water*{share}water_deep"
    for share in (4, 8, 12, 16):
        yield f"page*{share}shadow"
        yield f"water*{share}shadow"
        yield f"water_deep*{share}shadow"
    for share in (6, 11, 16, 22):
        yield f"plot*{share}shadow"
        yield f"turf*{share}shadow"


def _edges(theme: Theme) -> Iterator[tuple[str, str]]:
    """Pairs of colours that meet at many edges."""
    yield from (("ink", "card"), ("ink2", "card"), ("shadow", "water*50water_deep"), ("ink3", "card"))
    for chip in theme.chips:
        yield f"chip.{chip}", f"chip.{chip}.ink"
        yield f"chip.{chip}", "white"
    yield from (("accent", "card"), ("accent_edge", "accent_pale"), ("accent", "turf"), ("slate", "white"))
    for tint in ("go", "to_jail", "chance", "jail_ink", "steal", "parking"):
        yield tint, {"jail_ink": "jail_tint", "parking": "space"}.get(tint, f"{tint}_tint")
    yield from ((f"set.{group}", "card") for group in theme.sets)
    yield from (
        ("water", "white"),
        ("axis", "water_deep"),
        ("sand", "water"),
        ("turf", "plot"),
        ("accent_ink", "accent_pale"),
    )
    for chip in theme.chips:
        yield f"chip.{chip}.words", f"chip.{chip}.tint"


@cache
def of(theme: str, wanted: Wanted | None = None) -> Palette:
    """The palette of a theme, with the colours that are wanted first; by default those of Monopoly Builder."""
    return Palette(load(theme), wanted)
