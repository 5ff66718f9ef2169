"""A game as an animated picture: its boards one after the other, the turning points held longer, each with a caption.

Owns: how frames become an animation within its limits of bytes and time. Which moments are shown is the business of
`render.turnings`; a spectator's views alone are drawn, so nothing secret can show.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from msgspec import Struct
from PIL import Image

from bot.engine.events import Event
from bot.engine.view import View
from render import png, scene_caption
from render.course import Moment
from render.describe import shortened
from render.drawer import Drawer
from render.paint import Painter
from render.picture import Picture
from render.ring import SIZE
from render.turnings import Frame
from render.webp import Animation
from render.words import Words, said

HIGH: Final = SIZE + scene_caption.HIGH

Tell = Callable[[Event, View, Sequence[str]], str]
"""Says what an event was, seen from the moment after it, with these names of the seats."""

_PLAIN_UNTIL: Final = 0.6  # after so much of the time no plain turn is drawn any more
_TURNING_UNTIL: Final = 0.9  # and after so much no turning point but the end

Progress = Callable[[int, int], None]
"""Told how many frames are made, of how many."""


class Replay(Struct, frozen=True):
    """A finished replay.

    Attributes:
        data: the bytes of an animated WebP file.
        description: the same in words, at most 1,024 characters.
        poster: its last frame as a still picture.
        frames: how many frames it has.
        duration: in milliseconds.
    """

    data: bytes
    description: str
    poster: Picture
    frames: int
    duration: int


class Limits(Struct, frozen=True):
    """What a replay may take: so many bytes, and time, of which `spent` says how much is gone, 1 for all of it."""

    size: int
    spent: Callable[[], float] = lambda: 0.0


class Making:
    """A replay in the making.

    Args:
        drawer: the game's.
        names: one name a seat.
        words: the locale's words.
        theme: the theme's name.
        tell: says what turned the game.
        limits: what it may take.
    """

    def __init__(
        self, drawer: Drawer, names: Sequence[str], words: Words, theme: str, tell: Tell, limits: Limits
    ) -> None:
        self._drawer, self._names, self._words, self._tell, self._limits = drawer, names, words, tell, limits
        self._painter: Painter = drawer.painter(theme)
        self._animation = Animation(SIZE, HIGH, self._painter.written)
        self._told: list[str] = []
        self._duration = 0

    def made(self, moments: Iterable[Moment], frames: Sequence[Frame], progress: Progress) -> Replay:
        """The replay of the moments that the frames choose.

        Raises:
            ValueError: a frame chooses a moment that there is not.
        """
        wanted = {frame.index: frame for frame in frames}
        last = max(wanted)
        for index, moment in enumerate(moments):
            frame = wanted.pop(index, None)
            if frame is None:
                continue
            image = self._show(moment.view, frame, index / max(1, last), final=index == last)
            progress(len(frames) - len(wanted), len(frames))
            if index == last and image is not None:
                return self._finished(moment.view, image)
        raise ValueError("the game is shorter than its replay")

    def _show(self, view: View, frame: Frame, share: float, *, final: bool) -> Image.Image | None:
        """Add a frame, or hold the one before where there is no room or time for it."""
        if frame.event is not None:
            self._told.append(self._tell(frame.event, view, self._names))
        self._duration += frame.duration
        room = self._animation.weight + (1 if final else 3) * self._animation.largest < self._limits.size
        late = self._limits.spent() >= (_PLAIN_UNTIL if frame.event is None else _TURNING_UNTIL)
        if not final and (late or not room):
            self._animation.hold(frame.duration)
            return None
        image = self._drawn(view, frame.event, share)
        if room:
            self._animation.add(image, frame.duration)
        return image

    def _drawn(self, view: View, event: Event | None, share: float) -> Image.Image:
        """Strip and board in one picture, in palette colours."""
        board, _ = self._drawer.board(view, self._names, self._words, self._painter.theme)
        seats = self._drawer.looks(view, self._names, self._words)
        told = "" if event is None else self._tell(event, view, [look.name for look in seats])
        strip = self._painter.frame(scene_caption.scene(view, seats, told, share, self._words))
        below = self._painter.frame(board)
        image = Image.new("P", (SIZE + 1, HIGH), 0)
        image.putpalette(below.getpalette() or [])
        image.paste(strip, (0, 0))
        image.paste(below, (0, scene_caption.HIGH))
        return image

    def _finished(self, view: View, image: Image.Image) -> Replay:
        _, position = self._drawer.board(view, self._names, self._words, self._painter.theme)
        count = len(self._animation)
        head = said(self._words, "describe-replay", count=count, rounds=view.round)
        poster = Picture(png.encode(image, self._painter.written), position, SIZE, HIGH)
        words = shortened([head, *self._told])
        return Replay(self._animation.finished(), words, poster, count, self._duration)
