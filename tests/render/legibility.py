"""Reads a draw list as a low-sighted person would: every word and sign on it, and what lies below each.

Nothing here lists pairs of colours: the sprites of a scene are drawn one after the other, and whenever ink sets a word or a sign, the
pixels that are about to be covered are kept. So what is measured is what a picture shows, whatever the theme and the layout.
"""

from collections import Counter
from contextlib import ExitStack
from functools import lru_cache
from typing import NamedTuple
from unittest.mock import patch

from PIL import Image, ImageChops, ImageFilter

from render.ink import SCALE, Ink
from render.scene import Cluster
from render.sprites import buildings, corners, draw, grid, lots, pieces, track
from render.sprites.plain import Icon, Text
from render.theme import contrast, load

WORDS, SIGN = "words", "sign"
_PART = 0.08  # so much of what lies around a word or sign must be of a colour for it to count


class Seen(NamedTuple):
    """A word or sign on a picture: its size in px, whether it is bold, its colour, and the colours around it by share."""

    kind: str
    text: str
    size: float
    bold: bool
    ink: tuple[int, int, int]
    grounds: tuple[tuple[int, int, int], ...]
    sprite: str

    @property
    def contrast(self):
        """The least contrast with what lies around it."""
        return min(contrast(self.ink, ground) for ground in self.grounds)

    @property
    def needed(self):
        """What the Web's accessibility guidelines ask for: less of what is large, and of signs."""
        large = self.size >= 32 or (self.bold and self.size >= 24)
        return 3.0 if self.kind == SIGN or large else 4.5


class _Note(NamedTuple):
    """What ink set on a sprite: what, its place on the sprite, where around it one looks, and what the sprite has there."""

    kind: str
    text: str
    size: float
    bold: bool
    ink: tuple[int, int, int]
    place: tuple[int, int]
    around: Image.Image
    below: Image.Image


class _Reader:
    """Stands in for methods of `Ink` and notes what they set."""

    def __init__(self):
        self.notes = []
        self.now = None

    def text(self, ink, x, y, text, face, size, colour, align="left", squeeze=1.0):
        self.now = (WORDS, text, size, face in {"Black", "Bold"})
        try:
            return _TEXT(ink, x, y, text, face, size, colour, align, squeeze)
        finally:
            self.now = None

    def icon(self, ink, name, x, y, size, colour):
        self.now = (SIGN, name, size, True)
        try:
            _ICON(ink, name, x, y, size, colour)
        finally:
            self.now = None

    def lay(self, ink, mask, colour, left=0, top=0):
        if self.now is not None:  # a word or a sign, no shade or stripe
            self._note(ink, mask, (left, top), colour)
        _LAY(ink, mask, colour, left, top)

    def token(self, ink, token, x, y, size, colour, ground):
        """Silhouettes that are no icons are many outlines: all of them together are looked at."""
        probe = Image.new("L", (max(1, round(size * SCALE)),) * 2, 255)
        left, top = round((x - size / 2) * SCALE), round((y - size / 2) * SCALE)
        kept, self.now = self.now, (SIGN, token, size, True)
        self._note(ink, probe, (left, top), colour, whole=True)
        self.now = kept
        _TOKEN(ink, token, x, y, size, colour, ground)

    def _note(self, ink, mask, place, colour, *, whole=False):
        kind, text, size, bold = self.now
        reach = 2 * SCALE
        box = (place[0] - reach, place[1] - reach, place[0] + mask.width + reach, place[1] + mask.height + reach)
        wide = Image.new("L", (box[2] - box[0], box[3] - box[1]), 0)
        wide.paste(mask, (reach, reach))
        real = max(1, wide.width // SCALE), max(1, wide.height // SCALE)
        small = wide.resize(real, Image.Resampling.BOX)
        around = small if whole else ImageChops.subtract(small.filter(ImageFilter.MaxFilter(3)), small)
        large = ink._image.crop(box).resize(real, Image.Resampling.NEAREST)  # its colours are multiplied by their cover
        below = Image.frombytes("RGBa", real, large.tobytes()).convert("RGBA")
        corner = (box[0] / SCALE, box[1] / SCALE)
        self.notes.append(_Note(kind, text, size, bold, ink.theme.rgb(colour), corner, around, below))


_TEXT, _ICON, _LAY, _TOKEN = Ink.text, Ink.icon, Ink.lay, pieces.draw_token
_TOKENS_DRAWN_IN = (buildings, corners, grid, lots, pieces, track)


_ROOM = 2


def _alone(sprite, drawn, theme):
    """The note of a line of words or an icon that is a sprite by itself: nothing of its own lies below it."""
    size = (drawn.image.width + 2 * _ROOM, drawn.image.height + 2 * _ROOM)
    small = Image.new("L", size, 0)
    small.paste(drawn.image.getchannel("A"), (_ROOM, _ROOM))
    around = ImageChops.subtract(small.filter(ImageFilter.MaxFilter(3)), small)
    words = isinstance(sprite, Text)
    kind, told, bold = (WORDS, sprite.text, sprite.face in {"Black", "Bold"}) if words else (SIGN, sprite.name, True)
    ink = load(theme).rgb(sprite.colour)
    return _Note(kind, told, sprite.size, bold, ink, (-_ROOM, -_ROOM), around, Image.new("RGBA", size))


@lru_cache(maxsize=4096)
def _noted(sprite, theme):
    """A sprite as it is drawn, with what was set on it."""
    if isinstance(sprite, Text | Icon):
        drawn = draw(sprite, load(theme))
        blank = isinstance(sprite, Text) and not sprite.text.strip()
        return drawn, () if blank else (_alone(sprite, drawn, theme),)
    reader = _Reader()
    with ExitStack() as stack:
        # bound methods would not be given the ink
        stack.enter_context(patch.object(Ink, "text", lambda *args: reader.text(*args)))  # noqa: PLW0108
        stack.enter_context(patch.object(Ink, "icon", lambda *args: reader.icon(*args)))  # noqa: PLW0108
        stack.enter_context(patch.object(Ink, "lay", lambda *args: reader.lay(*args)))  # noqa: PLW0108
        for module in _TOKENS_DRAWN_IN:
            if hasattr(module, "draw_token"):
                stack.enter_context(patch.object(module, "draw_token", reader.token))
        drawn = draw(sprite, load(theme))
    return drawn, tuple(reader.notes)


def read(scene, theme):
    """All words and signs of a scene in a theme."""
    page = load(theme).rgb(scene.back.page)
    canvas = Image.new("RGB", (scene.back.width, scene.back.height), page)
    for part in scene.back.parts:
        yield from _laid(canvas, part, theme)
    below = canvas.copy()  # clusters are drawn on what lies below all of them
    for part in scene.front:
        if isinstance(part, Cluster):
            yield from _clustered(canvas, below, part, theme)
        else:
            yield from _laid(canvas, part, theme)


def _clustered(canvas, below, cluster, theme):
    """The part of a cluster that lies in its box."""
    whole = below.copy()
    for it in cluster.parts:
        yield from _laid(whole, it, theme)
    box = (cluster.x, cluster.y, cluster.x + cluster.width, cluster.y + cluster.height)
    canvas.paste(whole.crop(box), box)


def _laid(canvas, part, theme):
    drawn, notes = _noted(part.sprite, theme)
    left, top = part.x - drawn.left, part.y - drawn.top
    if part.ground:
        flat = Image.new("RGB", drawn.image.size, load(theme).rgb(part.ground))
        canvas.paste(flat, (left, top))
    for note in notes:
        grounds = _grounds(canvas, left, top, note)
        if grounds:
            kind = type(part.sprite).__name__
            yield Seen(note.kind, note.text, note.size, note.bold, note.ink, grounds, kind)
    canvas.paste(drawn.image, (left, top), drawn.image)


def _grounds(canvas, left, top, note):
    """The colours around a word or sign: those of its sprite, and where that has none those that lay there before."""
    x, y = round(left + note.place[0]), round(top + note.place[1])
    behind = canvas.crop((x, y, x + note.below.width, y + note.below.height)).convert("RGBA")
    whole = Image.alpha_composite(behind, note.below).convert("RGB")
    picked = Counter()
    for share, colour, there in zip(
        note.around.tobytes(), _pixels(whole), note.below.getchannel("A").tobytes(), strict=True
    ):
        if share > 127 and there in {0, 255}:
            picked[colour] += 1
    all_ = sum(picked.values())
    return tuple(colour for colour, count in picked.items() if count >= _PART * all_)


def _pixels(image):
    raw = image.tobytes()
    return zip(raw[::3], raw[1::3], raw[2::3], strict=True)
