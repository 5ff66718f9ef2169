"""The lobby's cover for games on a street board: a piece of the board, and the seats that are taken and free."""

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from typing import Final

from msgspec import Struct

from bot.engine.rules import Rules
from render.ring import SIZE, Slot
from render.rows import name_lines
from render.scene import Back, Placed, Scene
from render.seating import shown_name
from render.sprites.pieces import Die, Pin, TokenDisc
from render.sprites.plain import Disc, Panel
from render.street.dress import Dress
from render.street.layout import track
from render.words import Words

HEIGHT: Final = 630
_LEFT: Final = 36
_WIDE: Final = 360
_TWO: Final = 4  # more seats than this stand in two columns
_MOST: Final = 150  # the height of a seat's card there
_GAP: Final = 16

Show = Callable[[Rules, Words], Iterator[Placed]]
"""What a game shows beside the seats; the same for all rules of one profile, board and set of tokens."""


def scene(rules: Rules, names: Sequence[str], tokens: Sequence[str], words: Words, show: Show) -> Scene:
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
            front += _seat(shown_name(names[index], index, colours[token], words), token, colours[token], place)
        else:
            front += _free(place)
    return Scene(_back(_Key(rules, words, show)), tuple(front))


class _Key:
    """Rules are compared by what the cover shows of them."""

    def __init__(self, rules: Rules, words: Words, show: Show) -> None:
        self.rules = rules
        self.words = words
        self.show = show
        self._key = (words, show, rules.board, rules.profile, tuple(rules.token_colours.items()))

    def __hash__(self) -> int:
        return hash(self._key)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Key) and self._key == other._key


@lru_cache(maxsize=16)
def _back(key: _Key) -> Back:
    return Back(SIZE, HEIGHT, "page", tuple(key.show(key.rules, key.words)))


class Shown(Struct, frozen=True):
    """A space of the show street: its position, its buildings, whose it is by the order of the tokens, and what that seat is."""

    pos: int
    level: int
    owner: int
    mark: str = ""


FIRST: Final = SIZE - 50
"""Where the show street ends on the right."""

MIDDLE: Final = FIRST - 251
"""The middle of the show street and of what stands above it."""

TOP: Final = 442
"""Where its spaces begin."""


def street(rules: Rules, words: Words, dress: Dress, shown: Sequence[Shown]) -> Iterator[Placed]:
    """Spaces with owners and buildings, tokens in front of them, and two dice."""
    looks = list(rules.token_colours.items())
    slot = track().slots[1]
    step = slot.width + 6
    left = FIRST - len(shown) * step
    yield Placed(left - 20, TOP - 406, Panel(FIRST - left + 34, 396, "centre", 22, False))
    for index, it in enumerate(shown):
        deed = next(deed for deed in rules.deeds.values() if deed.pos == it.pos)
        token, colour = looks[it.owner % len(looks)]
        flat = Slot(0, 0, slot.width, slot.height, "bottom", slot.inward)
        owned = dress.lot(rules, deed, flat, words).owned(token, colour, it.level, mortgaged=False, mark=it.mark)
        yield Placed(left + index * step, TOP, owned)
    for index, (token, colour) in enumerate(looks[2:5]):
        mark = dress.marks[index % len(dress.marks)]
        yield Placed(MIDDLE + (index - 1) * step, TOP - 54, Pin(token, colour, 34, "down", mark))
    yield Placed(MIDDLE - 91, TOP - 270, Die(5, 136))
    yield Placed(MIDDLE + 91, TOP - 238, Die(3, 136))


def _place(index: int, seats: int) -> tuple[int, int, int, int]:
    """Left, top, width and height of a seat's card."""
    if seats <= _TWO:
        return _LEFT, 72 + index * 126, _WIDE, 108
    rows = -(-seats // 2)
    room = HEIGHT - 2 * _LEFT
    high = min(_MOST, (room + _GAP) // rows - _GAP)
    column, row = divmod(index, rows)
    return _LEFT + column * 298, _LEFT + row * (room - high) // (rows - 1), 284, high


def _seat(name: str, token: str, colour: str, place: tuple[int, int, int, int]) -> Iterator[Placed]:
    left, top, wide, high = place
    yield Placed(left, top, Panel(wide, high, "card", 20), "")
    middle = top + high // 2
    yield Placed(left + 54, middle, TokenDisc(token, colour, 36), "card")
    yield from name_lines(name, left + 104, middle, wide - 120, (34, 25), "ink", "card")


def _free(place: tuple[int, int, int, int]) -> Iterator[Placed]:
    """A seat that nobody has taken."""
    left, top, wide, high = place
    yield Placed(left, top, Panel(wide, high, "card_dim", 20, False), "")
    yield Placed(left + 54, top + high // 2, Disc(36, "track", "ink2", "+"), "card_dim")
