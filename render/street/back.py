"""The empty street board: every space as it is without owners. The same for all games of one board and scale."""

from functools import lru_cache

from bot.engine.rules import Rules, Space
from render.ring import SIZE, Slot
from render.scene import Back, Placed, Sprite
from render.sprites.plain import Panel
from render.street.dress import Dress
from render.street.layout import track
from render.theme import Theme
from render.words import Words


def back(rules: Rules, words: Words, theme: Theme, dress: Dress) -> Back:
    """The empty board in one language and theme."""
    return _back(_Key(rules, words, theme.name, dress))


class _Key:
    """Rules are compared by what the board shows of them: a table holds a copy of its own."""

    def __init__(self, rules: Rules, words: Words, theme: str, dress: Dress) -> None:
        self.rules = rules
        self.words = words
        self.dress = dress
        prices = tuple((deed.id, deed.price) for deed in rules.deeds.values())
        self._shown = (words, theme, rules.board, rules.go, rules.spaces, prices, dress.printed(rules))
        self._hash = hash(self._shown)

    def __hash__(self) -> int:
        return self._hash

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Key) and self._shown == other._shown


@lru_cache(maxsize=32)
def _back(key: _Key) -> Back:
    layout = track()
    side = layout.outer - layout.inner
    parts = [Placed(layout.inner, layout.inner, Panel(side, side, "centre", 14, False))]
    for space, slot in zip(key.rules.spaces, layout.slots, strict=True):
        parts.append(Placed(slot.x, slot.y, _space(key, space, slot)))
    return Back(SIZE, SIZE, "page", tuple(parts))


def _space(key: _Key, space: Space, slot: Slot) -> Sprite:
    """A space as it is printed."""
    if space.deed is not None:
        return key.dress.lot(key.rules, key.rules.deeds[space.deed], slot, key.words)
    return key.dress.space(key.rules, space, slot, key.words)
