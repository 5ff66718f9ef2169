"""A small drawing surface with smooth edges: everything is drawn 4 times as large and reduced once at the end.

Owns how outlines, words, icons and shadows become pixels. It knows colours by name only through its theme.
"""

import math
from collections.abc import Sequence
from typing import Final, Literal

from PIL import Image, ImageDraw, ImageFilter

from render.fonts import CAPITALS, ICONS, Face, font
from render.shapes import Point, rectangle, rounded
from render.theme import Theme

SCALE: Final = 4
Align = Literal["left", "middle", "right"]
_SIZES: Final = (96, 160, 304)  # words are set at one of these and resized, so that few fonts are open


class Ink:
    """A surface of `width` x `height` px.

    Attributes:
        ground: the colour it begins with; empty for a transparent one.
        haze: the colour in which words fade out where they stand on nothing.
    """

    def __init__(self, width: int, height: int, theme: Theme, ground: str = "", haze: str = "") -> None:
        self.width = width
        self.height = height
        self.theme = theme
        fill = (*theme.rgb(ground), 255) if ground else (*theme.rgb(haze), 0) if haze else (0, 0, 0, 0)
        self._below: Image.Image | None = None
        self._image = Image.new("RGBA", (width * SCALE, height * SCALE), fill)
        self._draw = ImageDraw.Draw(self._image)

    def done(self) -> Image.Image:
        """The picture at its real size, RGBA."""
        image = self._image.reduce(SCALE)
        return Image.alpha_composite(self._below, image) if self._below is not None else image

    # --- outlines

    def fill(self, points: Sequence[Point], colour: str, alpha: float = 1.0) -> None:
        """Fill a polygon; `alpha` below 1 lets through what is below."""
        large = [(x * SCALE, y * SCALE) for x, y in points]
        if alpha >= 1:
            self._draw.polygon(large, (*self.theme.rgb(colour), 255))
            return
        layer = Image.new("RGBA", self._image.size, (*self.theme.rgb(colour), 0))
        ImageDraw.Draw(layer).polygon(large, (*self.theme.rgb(colour), round(alpha * 255)))
        self._image.alpha_composite(layer)

    def box(
        self, x: float, y: float, width: float, height: float, colour: str, radius: float = 0, alpha: float = 1.0
    ) -> None:
        """Fill a rectangle with rounded corners."""
        outline = rectangle(x, y, width, height)
        if not radius and alpha >= 1:
            corners = (x * SCALE, y * SCALE, (x + width) * SCALE - 1, (y + height) * SCALE - 1)
            self._draw.rectangle(corners, (*self.theme.rgb(colour), 255))
        elif alpha >= 1:
            corners = (x * SCALE, y * SCALE, (x + width) * SCALE - 1, (y + height) * SCALE - 1)
            self._draw.rounded_rectangle(corners, radius * SCALE, (*self.theme.rgb(colour), 255))
        else:
            self.fill(rounded(outline, radius * 1.2) if radius else outline, colour, alpha)

    def disc(self, x: float, y: float, radius: float, colour: str) -> None:
        """Fill a disc."""
        box = ((x - radius) * SCALE, (y - radius) * SCALE, (x + radius) * SCALE - 1, (y + radius) * SCALE - 1)
        self._draw.ellipse(box, (*self.theme.rgb(colour), 255))

    def circle(self, x: float, y: float, radius: float, colour: str, width: float) -> None:
        """Draw the edge of a disc, inside of it."""
        box = ((x - radius) * SCALE, (y - radius) * SCALE, (x + radius) * SCALE - 1, (y + radius) * SCALE - 1)
        self._draw.ellipse(box, outline=(*self.theme.rgb(colour), 255), width=round(width * SCALE))

    def frame(
        self, x: float, y: float, width: float, height: float, colour: str, stroke: float, radius: float = 0
    ) -> None:
        """Draw the edge of a rectangle, inside of it."""
        corners = (x * SCALE, y * SCALE, (x + width) * SCALE - 1, (y + height) * SCALE - 1)
        ink = (*self.theme.rgb(colour), 255)
        self._draw.rounded_rectangle(corners, radius * SCALE, outline=ink, width=round(stroke * SCALE))

    def line(self, points: Sequence[Point], colour: str, width: float, *, closed: bool = False) -> None:
        """Draw a line with round joints and ends."""
        large = [(x * SCALE, y * SCALE) for x, y in points]
        path = [*large, large[0]] if closed else large
        ink = (*self.theme.rgb(colour), 255)
        self._draw.line(path, ink, round(width * SCALE), joint="curve")
        reach = width * SCALE / 2
        for x, y in path:
            self._draw.ellipse((x - reach, y - reach, x + reach, y + reach), ink)

    # --- soft edges

    def glow(self, points: Sequence[Point], colour: str, blur: float, alpha: float, dy: float = 0) -> None:
        """A blurred polygon over what was drawn so far."""
        reach = math.ceil(3 * blur)
        left = max(0, math.floor(min(x for x, _ in points)) - reach)
        top = max(0, math.floor(min(y for _, y in points) + dy) - reach)
        right = min(self.width, math.ceil(max(x for x, _ in points)) + reach)
        low = min(self.height, math.ceil(max(y for _, y in points) + dy) + reach)
        soft = _soft(points, (left, top, right - left, low - top), blur, alpha, dy)
        large = soft.resize((soft.width * SCALE, soft.height * SCALE), Image.Resampling.BILINEAR)
        layer = Image.new("RGBA", large.size, (*self.theme.rgb(colour), 0))
        layer.putalpha(large)
        self._image.alpha_composite(layer, (left * SCALE, top * SCALE))

    def shade(self, points: Sequence[Point], blur: float, alpha: float, dy: float = 0) -> None:
        """A blurred shadow below all that is drawn, before or after."""
        mask = _soft(points, (0, 0, self.width, self.height), blur, alpha, dy)
        layer = Image.new("RGBA", mask.size, (*self.theme.rgb("shadow"), 0))
        layer.putalpha(mask)
        self._below = layer if self._below is None else Image.alpha_composite(self._below, layer)

    def shadow(self, x: float, y: float, width: float, height: float, radius: float = 8) -> None:
        """The shadow of a card."""
        self.shade(rounded(rectangle(x, y, width, height), radius), 6, 0.17, 3)

    def hatch(
        self, x: float, y: float, width: float, height: float, colour: str, alpha: float, radius: float = 0
    ) -> None:
        """Stripes from the lower left to the upper right."""
        mask = Image.new("L", self._image.size, 0)
        pen = ImageDraw.Draw(mask)
        step, thick = 9 * SCALE, 4 * SCALE
        left, top, high = round(x * SCALE), round(y * SCALE), round(height * SCALE)
        for start in range(left - high, left + round(width * SCALE) + high, step):
            stripe = [
                (start, top + high),
                (start + thick, top + high),
                (start + thick + high, top),
                (start + high, top),
            ]
            pen.polygon(stripe, round(alpha * 255))
        limit = Image.new("L", self._image.size, 0)
        corners = (x * SCALE, y * SCALE, (x + width) * SCALE - 1, (y + height) * SCALE - 1)
        ImageDraw.Draw(limit).rounded_rectangle(corners, radius * SCALE, 255)
        mask.paste(0, (0, 0), limit.point(lambda value: 255 - value))
        self.lay(mask, colour)

    # --- words and icons

    def text(
        self,
        x: float,
        y: float,
        text: str,
        face: Face,
        size: float,
        colour: str,
        align: Align = "left",
        squeeze: float = 1.0,
    ) -> float:
        """Set a line of words; `y` is the middle of its capitals. Returns its width in px."""
        basis = next((it for it in _SIZES if it >= size * SCALE), _SIZES[-1])
        loaded = font(face, basis)
        length = loaded.getlength(text)
        if not text.strip():
            return length * size / basis * squeeze
        left, top, right, bottom = loaded.getbbox(text, anchor="ls")
        factor = size * SCALE / basis
        mask = Image.new("L", (int(right - left) + 2, int(bottom - top) + 2), 0)
        ImageDraw.Draw(mask).text((1 - left, 1 - top), text, 255, loaded, "ls")
        wide, high = mask.width * factor * squeeze, mask.height * factor
        scaled = mask.resize((max(1, round(wide)), max(1, round(high))), Image.Resampling.HAMMING)
        advance = length * factor * squeeze / SCALE
        start = x - {"left": 0.0, "middle": advance / 2, "right": advance}[align]
        baseline = y + CAPITALS * size / 2
        place = (round(start * SCALE + (left - 1) * factor * squeeze), round(baseline * SCALE + (top - 1) * factor))
        self._stamp(scaled, place, colour)
        return advance

    def icon(self, name: str, x: float, y: float, size: float, colour: str) -> None:
        """An icon about a middle; the longer side of its box is `size` px."""
        loaded = font("icons", _SIZES[-1])
        sign = chr(ICONS[name])
        left, top, right, bottom = loaded.getbbox(sign, anchor="ls")
        mask = Image.new("L", (int(right - left), int(bottom - top)), 0)
        ImageDraw.Draw(mask).text((-left, -top), sign, 255, loaded, "ls")
        factor = size * SCALE / max(mask.size)
        scaled = mask.resize((round(mask.width * factor), round(mask.height * factor)), Image.Resampling.HAMMING)
        place = (round(x * SCALE - scaled.width / 2), round(y * SCALE - scaled.height / 2))
        self._stamp(scaled, place, colour)

    def _stamp(self, mask: Image.Image, place: tuple[int, int], colour: str) -> None:
        left, top = place
        # pasting blends the cover as well: right on what is covered, and on haze of the same colour
        self._image.paste((*self.theme.rgb(colour), 255), (left, top), mask)

    def lay(self, mask: Image.Image, colour: str) -> None:
        """Lay a colour over everything through a mask of four times the size: a hard one, or over what is covered."""
        self._image.paste((*self.theme.rgb(colour), 255), (0, 0), mask)


def _soft(points: Sequence[Point], box: tuple[int, int, int, int], blur: float, alpha: float, dy: float) -> Image.Image:
    """A blurred polygon as a mask of real size; `box` is its place and size."""
    left, top, width, height = box
    mask = Image.new("L", (width, height), 0)
    ImageDraw.Draw(mask).polygon([(x - left, y + dy - top) for x, y in points], round(alpha * 255))
    return mask.filter(ImageFilter.GaussianBlur(blur))
