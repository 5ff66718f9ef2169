"""Drawing beforehand a little at a time: whoever wants a picture meanwhile waits for one step, not for all of it."""

from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Final

from render.paint import Painter
from render.scene import Back, Placed, Scene, Sprite

TOGETHER: Final = 2
"""So many pieces are drawn in one step."""


def on_back(draws: Painter, back: Back, pieces: Iterable[Placed] = ()) -> Iterator[None]:
    """Draw a back, and then pieces that stand on it."""
    draws.frame(Scene(back, ()))
    yield
    left = iter(pieces)
    while some := tuple(islice(left, TOGETHER)):
        draws.frame(Scene(back, some))
        yield


def free(draws: Painter, sprites: Iterable[Sprite]) -> Iterator[None]:
    """Draw what is blended with whatever lies below it."""
    for sprite in sprites:
        draws.drawn(sprite)
        yield
