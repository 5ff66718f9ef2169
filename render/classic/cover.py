"""What the lobby's cover shows of classic Monopoly: a street of the board, and a row of houses."""

from collections.abc import Iterator
from typing import Final

from bot.engine.rules import Rules
from render.classic.dress import DRESS
from render.scene import Placed
from render.sprites.buildings import Signs
from render.street.cover import FIRST, TOP, Shown, street
from render.words import Words

_STREET: Final = (Shown(39, 5, 0), Shown(37, 3, 0), Shown(34, 0, 1), Shown(32, 4, 1), Shown(31, 4, 1))
_LEFT: Final = FIRST - 486


def show(rules: Rules, words: Words) -> Iterator[Placed]:
    """The street and the houses."""
    yield from street(rules, words, DRESS, _STREET)
    signs = Signs(("house", "house", "house"), 44, "house_sign", "centre")
    yield Placed(_LEFT, TOP - 126, signs)
    yield Placed(_LEFT + signs.width + 18, TOP - 128, Signs(("hotel",), 50, "hotel_sign", "centre"))
