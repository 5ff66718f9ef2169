"""The empty board of classic Monopoly: every space as it is without owners. The same for all games of one board and scale."""

from functools import lru_cache
from typing import Final

from bot.engine.rules import ClassicRules, Deed, Rules, Space
from render.captions import money
from render.classic.layout import track
from render.classic.names import corner_name, deed_name, stop_name
from render.ring import SIZE, Slot
from render.scene import Back, Placed, Sprite
from render.sprites.lots import Lot, Standing, Stop, Turning
from render.sprites.plain import Panel
from render.theme import Theme
from render.words import Words, said

CORNERS: Final = frozenset({"go", "jail", "parking", "go_to_jail"})
_STOP_ICONS: Final = {"chance": "question", "chest": "gift", "tax": "coins"}
_OWN_ICONS: Final = {"luxury_tax": "gem", "water_works": "faucet-drip", "electric_company": "lightbulb"}
_KIND_ICONS: Final = {"railroad": "train", "utility": "lightbulb"}


def rules_of(rules: Rules) -> ClassicRules:
    """The part that only classic has.

    Raises:
        TypeError: another game's rules.
    """
    if not isinstance(rules.own, ClassicRules):
        raise TypeError("these are not the rules of classic Monopoly")
    return rules.own


def back(rules: Rules, words: Words, theme: Theme) -> Back:
    """The empty board in one language and theme."""
    return _back(_Key(rules, words, theme.name))


class _Key:
    """Rules are compared by what the board shows of them: a table holds a copy of its own."""

    def __init__(self, rules: Rules, words: Words, theme: str) -> None:
        self.rules = rules
        self.words = words
        own = rules_of(rules)
        taxes = tuple((space, tax.amount) for space, tax in own.taxes.items())
        prices = tuple((deed.id, deed.price) for deed in rules.deeds.values())
        self._shown = (words, theme, rules.board, rules.go, rules.spaces, prices, taxes, own.scale)
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
        parts.append(Placed(slot.x, slot.y, _space(key.rules, space, slot, key.words)))
    return Back(SIZE, SIZE, "page", tuple(parts))


def _space(rules: Rules, space: Space, slot: Slot, words: Words) -> Sprite:
    """A space as it is printed."""
    if space.deed is not None:
        return lot(rules, rules.deeds[space.deed], slot, words)
    if space.kind in CORNERS:
        return corner(rules, space, slot.width, words)
    tax = rules_of(rules).taxes.get(space.id)
    figure = money(words, rules.board, tax.amount) if tax else ""
    name = stop_name(words, rules.board, space.id)
    return Stop(slot.width, slot.height, space.kind, _OWN_ICONS.get(space.id, _STOP_ICONS[space.kind]), name, figure)


def lot(rules: Rules, deed: Deed, slot: Slot, words: Words) -> Lot:
    """A deed's space while the bank owns it."""
    name = deed_name(words, rules.board, deed.id)
    letter = rules.groups[deed.group].letter
    price = money(words, rules.board, deed.price)
    return Lot(slot.width, slot.height, slot.side, deed.group, letter, deed_icon(deed), name, price)


def deed_icon(deed: Deed) -> str:
    """The icon of a station or utility; empty for streets, which have a letter."""
    return _OWN_ICONS.get(deed.id, _KIND_ICONS.get(deed.kind, ""))


def corner(
    rules: Rules,
    space: Space,
    size: int,
    words: Words,
    tokens: tuple[Standing, ...] = (),
    prisoners: tuple[Standing, ...] = (),
    strip: int = 0,
    pot: int = 0,
) -> Turning:
    """A corner with everybody on it."""
    kind, board = space.kind, rules.board
    if kind == "jail":
        name = None if len(tokens) > 2 else corner_name(words, board, space.id, size - 14, 20, 2)
        return Turning(size, kind, name, "", 0, tokens, prisoners)
    largest, lines = (56.0, 1) if kind == "go" else (24.0, 2)
    name = corner_name(words, board, space.id, size - 14, largest if not strip else largest * 0.84, lines)
    figure = said(words, "picture-space-go-money", amount=money(words, board, rules.go)) if kind == "go" else ""
    if kind == "parking" and pot:
        figure = money(words, board, pot)
    return Turning(size, kind, name, figure, strip, tokens)
