"""The lobby's cover for classic Monopoly: a corner of the board, and the seats that are taken and free."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final

from bot.engine.rules import Rules
from render.classic.back import lot
from render.classic.layout import track
from render.ring import SIZE, Slot
from render.rows import line
from render.scene import Back, Placed, Scene
from render.seating import shown_name
from render.sprites.buildings import Signs
from render.sprites.pieces import Die, Pin, TokenDisc
from render.sprites.plain import Disc, Panel
from render.words import Words

HEIGHT: Final = 630
_LEFT: Final = 36
_WIDE: Final = 360
_TWO: Final = 4  # more seats than this stand in two columns

# the show street along the bottom: the position of each space, its buildings, and whose it is by the order of the tokens
_STREET: Final = ((39, 5, 0), (37, 3, 0), (34, 0, 1), (32, 4, 1), (31, 4, 1))


def scene(rules: Rules, names: Sequence[str], tokens: Sequence[str], words: Words) -> Scene:
    """The draw list of the cover."""
    colours = rules.token_colours
    seated = [*tokens, *[""] * (len(names) - len(tokens))]
    free = iter([token for token in colours if token not in seated])
    seated = [token or next(free) for token in seated]
    front: list[Placed] = []
    for index in range(rules.max_seats):
        place = _place(index, rules.max_seats)
        if index < len(names):
            token = seated[index]
            front += _seat(shown_name(names[index], token, words), token, colours[token], place)
        else:
            front += _free(place)
    return Scene(_back(_Shown(rules, words)), tuple(front))


class _Shown:
    """Rules are compared by what the cover shows of them."""

    def __init__(self, rules: Rules, words: Words) -> None:
        self.rules = rules
        self.words = words
        self._key = (words, rules.board, rules.profile, tuple(rules.token_colours.items()))

    def __hash__(self) -> int:
        return hash(self._key)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Shown) and self._key == other._key


@lru_cache(maxsize=16)
def _back(shown: _Shown) -> Back:
    return Back(SIZE, HEIGHT, "page", tuple(_street(shown.rules, shown.words)))


def _street(rules: Rules, words: Words) -> Iterator[Placed]:
    """Five spaces with owners, buildings and tokens, two dice, and a row of houses."""
    looks = list(rules.token_colours.items())
    slot = track().slots[1]
    left, top = SIZE - 36 - len(_STREET) * (slot.width + 6), 442
    yield Placed(left - 20, top - 406, Panel(SIZE - 36 - left + 34, 396, "centre", 22, False))
    for index, (pos, level, owner) in enumerate(_STREET):
        deed = next(deed for deed in rules.deeds.values() if deed.pos == pos)
        token, colour = looks[owner % len(looks)]
        flat = Slot(0, 0, slot.width, slot.height, "bottom", slot.inward)
        sprite = lot(rules, deed, flat, words).owned(token, colour, level, mortgaged=False)
        yield Placed(left + index * (slot.width + 6), top, sprite)
    for index, (token, colour) in enumerate(looks[2:5]):
        yield Placed(left + 48 + (1 + index) * (slot.width + 6) - 40, top - 60, Pin(token, colour, 34, "down"))
    yield Placed(left + 140, top - 270, Die(5, 136))
    yield Placed(left + 322, top - 238, Die(3, 136))
    signs = Signs(("house", "house", "house"), 44, "house", "centre")
    yield Placed(left + 30, top - 126, signs)
    yield Placed(left + 30 + signs.width + 18, top - 128, Signs(("hotel",), 50, "hotel", "centre"))


def _place(index: int, seats: int) -> tuple[int, int, int, int]:
    """Left, top, width and height of a seat's card."""
    if seats <= _TWO:
        return _LEFT, 72 + index * 126, _WIDE, 108
    rows = -(-seats // 2)
    pitch = (HEIGHT - 2 * 48) // rows
    column, row = divmod(index, rows)
    return _LEFT + column * 306, 52 + row * pitch, 292, min(112, pitch - 14)


def _seat(name: str, token: str, colour: str, place: tuple[int, int, int, int]) -> Iterator[Placed]:
    left, top, wide, high = place
    yield Placed(left, top, Panel(wide, high, "card", 20), "")
    middle = top + high // 2
    yield Placed(left + 54, middle, TokenDisc(token, colour, 36), "card")
    yield line(name, left + 104, middle, wide - 120, "Bold", 34, "ink", "card")


def _free(place: tuple[int, int, int, int]) -> Iterator[Placed]:
    """A seat that nobody has taken."""
    left, top, wide, high = place
    yield Placed(left, top, Panel(wide, high, "card_dim", 20, False), "")
    yield Placed(left + 54, top + high // 2, Disc(36, "track", "ink2", "+"), "card_dim")
