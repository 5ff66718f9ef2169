"""A small drawing surface with smooth edges: everything is drawn 4 times as large and reduced once at the end.

Owns how outlines, words, icons and shadows become pixels. It knows colours by name only through its theme.
"""

import math
from collections.abc import Sequence
from typing import Final, Literal

from PIL import Image, ImageDraw, ImageFilter

from render.fonts import Face, width
from render.lettering import lettered, pictured
from render.shapes import Point, rectangle, rounded
from render.theme import Theme

SCALE: Final = 4
Align = Literal["left", "middle", "right"]


class Ink:
    """A surface of `width` x `height` px.

    Attributes:
        ground: the colour it begins with; empty for a transparent one.
    """

    def __init__(self, width: int, height: int, theme: Theme, ground: str = "") -> None:
        self.width = width
        self.height = height
        self.theme = theme
        self._below: Image.Image | None = None
        # Colours are kept multiplied by their cover, in four channels that are all alike to Pillow: pasting through a mask then
        # blends rightly on nothing, too, and nothing is converted at four times the size.
        fill = (*theme.rgb(ground), 255) if ground else (0, 0, 0, 0)
        self._image = Image.new("RGBX", (width * SCALE, height * SCALE), fill)
        self._draw = ImageDraw.Draw(self._image)

    def done(self) -> Image.Image:
        """The picture at its real size, RGBA."""
        small = self._image.reduce(SCALE)
        image = Image.frombytes("RGBa", small.size, small.tobytes()).convert("RGBA")
        return Image.alpha_composite(self._below, image) if self._below is not None else image

    # --- outlines

    def fill(self, points: Sequence[Point], colour: str, alpha: float = 1.0) -> None:
        """Fill a polygon; `alpha` below 1 lets through what is below."""
        large = [(x * SCALE, y * SCALE) for x, y in points]
        if alpha >= 1:
            self._draw.polygon(large, (*self.theme.rgb(colour), 255))
            return
        mask = Image.new("L", self._image.size)
        ImageDraw.Draw(mask).polygon(large, round(alpha * 255))
        self.lay(mask, colour)

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
        self.lay(large, colour, left * SCALE, top * SCALE)

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
        length = width(text, face, size) * squeeze
        if text.strip():
            start = x - {"left": 0.0, "middle": length / 2, "right": length}[align]
            mask, corner = lettered(text, face, size, start, y, squeeze, SCALE)
            self.lay(mask, colour, *corner)
        return length

    def icon(self, name: str, x: float, y: float, size: float, colour: str) -> None:
        """An icon about a middle; the longer side of its box is `size` px."""
        mask, corner = pictured(name, x, y, size, SCALE)
        self.lay(mask, colour, *corner)

    def lay(self, mask: Image.Image, colour: str, left: int = 0, top: int = 0) -> None:
        """Lay a colour through a mask of four times the size, whose corner stands at `left`, `top` of the large surface."""
        self._image.paste((*self.theme.rgb(colour), 255), (left, top), mask)


def _soft(points: Sequence[Point], box: tuple[int, int, int, int], blur: float, alpha: float, dy: float) -> Image.Image:
    """A blurred polygon as a mask of real size; `box` is its place and size."""
    left, top, width, height = box
    mask = Image.new("L", (width, height), 0)
    ImageDraw.Draw(mask).polygon([(x - left, y + dy - top) for x, y in points], round(alpha * 255))
    return mask.filter(ImageFilter.GaussianBlur(blur))
