"""What the lobby's cover shows of Anti-Monopoly: a street of both roles, and their marks."""

from collections.abc import Iterator
from typing import Final

from bot.engine.games.anti.roles import COMPETITOR, MONOPOLIST
from bot.engine.rules import Rules
from render.anti.dress import DRESS
from render.scene import Placed
from render.sprites.lots import HOTEL
from render.sprites.marks import Mark
from render.street.cover import MIDDLE, TOP, Shown, street
from render.words import Words

_STREET: Final = (
    Shown(39, 3, 0, MONOPOLIST),
    Shown(37, HOTEL, 0, MONOPOLIST),
    Shown(34, 2, 1, COMPETITOR),
    Shown(32, 4, 3, COMPETITOR),
    Shown(31, HOTEL, 3, COMPETITOR),
)


def show(rules: Rules, words: Words) -> Iterator[Placed]:
    """The street and the marks."""
    yield from street(rules, words, DRESS, _STREET)
    yield Placed(MIDDLE - 48, TOP - 126, Mark(COMPETITOR, 30, 4), "centre")
    yield Placed(MIDDLE + 48, TOP - 126, Mark(MONOPOLIST, 30, 4), "centre")
