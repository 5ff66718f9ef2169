"""The empty board: every space as it is without owners, the sea and the island. The same for all games of one board."""

from functools import lru_cache

from bot.engine.games.builder.owned import own_rules
from bot.engine.rules import Deed, Rules, Space
from render.board_layout import GRID, HEAD_HEIGHT, HEAD_TOP, LEFT, RIGHT, track
from render.captions import money, place
from render.fit import Fitted, fit
from render.island_back import axis
from render.ring import SIZE, Slot
from render.scene import Back, Placed, Sprite
from render.sprites.grid import Ground, Water
from render.sprites.plain import Panel
from render.sprites.track import Corner, DeedSpace, SpecialSpace
from render.theme import Theme, load
from render.words import Words, fixed, said

_CORNER_KINDS = frozenset({"go", "jail", "parking", "go_to_jail"})


def back(rules: Rules, words: Words, theme: Theme) -> Back:
    """The empty board in one language and theme."""
    return _back(_Key(rules, words, theme.name))


class _Key:
    """Rules are compared by what the board shows of them: a table holds a copy of its own."""

    def __init__(self, rules: Rules, words: Words, theme: str) -> None:
        self.rules = rules
        self.words = words
        self.theme = theme
        own = own_rules(rules)
        shown = (rules.board, rules.go, rules.spaces, tuple(rules.deeds.values()), own.foundations, own.yield_)
        self._shown = (words, theme, shown)
        self._hash = hash(self._shown)

    def __hash__(self) -> int:
        return self._hash

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Key) and self._shown == other._shown


@lru_cache(maxsize=32)
def _back(key: _Key) -> Back:
    rules, words, theme = key.rules, key.words, load(key.theme)
    layout = track(len(rules.spaces), theme)
    parts = [
        Placed(slot.x, slot.y, space_sprite(rules, space, slot, words, theme))
        for space, slot in zip(rules.spaces, layout.slots, strict=True)
    ]
    side = layout.outer - layout.inner
    parts.append(Placed(layout.inner, layout.inner, Water(side, side, 16)))
    parts.append(Placed(round(GRID.x), round(GRID.y), Ground(GRID.half, own_rules(rules).foundations)))
    parts += axis(GRID, own_rules(rules).columns, own_rules(rules).rows, 27)
    parts.append(Placed(LEFT, HEAD_TOP, Panel(RIGHT - LEFT, HEAD_HEIGHT, "card", 18)))
    return Back(SIZE, SIZE, "page", tuple(parts))


def space_sprite(rules: Rules, space: Space, slot: Slot, words: Words, theme: Theme) -> Sprite:
    """A space as it is printed."""
    if space.deed is not None:
        return deed_sprite(rules, rules.deeds[space.deed], slot, words, theme)
    if space.kind in _CORNER_KINDS:
        return corner_sprite(rules, space.kind, slot.width, words, 0)
    caption = said(words, f"picture-space-{space.kind}", count=own_rules(rules).yield_)
    fitted = fit(caption, "Bold", slot.width - 14, 22, 16, 2, 0.78, fixed(words, "picture-hyphens"))
    return SpecialSpace(slot.width, slot.height, space.kind, fitted, space.colour or "")


def deed_sprite(rules: Rules, deed: Deed, slot: Slot, words: Words, theme: Theme) -> DeedSpace:
    """A deed's space while the bank owns it."""
    room = min(slot.width, 115) - 8
    hyphens = fixed(words, "picture-hyphens")
    name = fit(place(words, rules, deed.id), "Bold", room, theme.type.name, theme.type.name_least, 2, 0.84, hyphens)
    return DeedSpace(
        slot.width,
        slot.height,
        slot.side,
        deed.group,
        rules.groups[deed.group].letter,
        name,
        money(words, rules.board, deed.price),
        str(deed.total) if deed.total else "",
        deed.colour,
    )


@lru_cache(maxsize=256)
def _caption(words: Words, kind: str, room: int, largest: int) -> Fitted:
    return fit(
        said(words, f"picture-space-{kind}"), "Bold", room, largest, 15, 2, 0.78, fixed(words, "picture-hyphens")
    )


def corner_sprite(rules: Rules, kind: str, size: int, words: Words, crowd: int) -> Corner:
    """A corner with room for so many tokens."""
    largest = {"go": 66, "go_to_jail": 26, "jail": 23 if crowd < 3 else 17}.get(kind, 24)
    figure = said(words, "picture-space-go-money", amount=money(words, rules.board, rules.go)) if kind == "go" else ""
    return Corner(size, kind, _caption(words, kind, size - (34 if kind == "go" else 22), largest), figure, crowd)
