"""What the lobby's cover shows of classic Monopoly: a street of the board, and a row of houses."""

from collections.abc import Iterator
from typing import Final

from bot.engine.rules import Rules
from render.classic.dress import DRESS
from render.scene import Placed
from render.sprites.buildings import Signs
from render.street.cover import MIDDLE, TOP, Shown, street
from render.words import Words

_STREET: Final = (Shown(39, 5, 0), Shown(37, 3, 0), Shown(34, 0, 1), Shown(32, 4, 1), Shown(31, 4, 1))


def show(rules: Rules, words: Words) -> Iterator[Placed]:
    """The street and the houses."""
    yield from street(rules, words, DRESS, _STREET)
    signs = Signs(("house", "house", "house"), 44, "house_sign", "centre")
    hotel = Signs(("hotel",), 50, "hotel_sign", "centre")
    left = MIDDLE - (signs.width + 18 + hotel.width) // 2
    yield Placed(left, TOP - 128, signs)
    yield Placed(left + signs.width + 18, TOP - 130, hotel)
