"""Where things stand on the picture of a street board. Pure geometry."""

from collections.abc import Mapping, Sequence
from typing import Final

from msgspec import Struct

from render.ring import Ring, Side, Slot, ring
from render.sprites.buildings import tray_length
from render.sprites.corners import CELL, Standing, cell_middle, half_middle

SPACES: Final = 40
PAD: Final = 8
CORNER: Final = 156
GAP: Final = 4

LEFT: Final = 226
RIGHT: Final = 974
TOP: Final = 222
BOTTOM: Final = 978
PIN: Final = 26
SMALL: Final = 19
"""Radius of a token on a tray."""

_LANE: Final = 27  # from the track to the middle of the lane
_PIN: Final = PIN + 4  # from the track to a pin's middle: its tip is in the band, but spares what is built there
_PAIR: Final = 50  # between two pins
_PINS: Final = 2  # up to so many tokens are pins
_SIDES: Final[tuple[Side, ...]] = ("top", "bottom", "left", "right")
_FIRST: Final = 172  # where a lane begins and ends
_LAST: Final = 1028
_CROSSING: Final = 50  # the part of a lane that a crossing one takes
_ROUNDS: Final = 60


def track() -> Ring:
    """The track."""
    return ring(SPACES, PAD, CORNER, GAP)


class Gathering(Struct, frozen=True):
    """Tokens that stand in the lane in front of a space.

    Attributes:
        pos: the space.
        side: its side of the board.
        x, y: the middle of them all.
        tip: from that middle along the lane to the middle of the space.
        tray: they stand on a tray, else they are pins.
    """

    pos: int
    side: Side
    x: int
    y: int
    tip: int
    tray: bool


def gatherings(counts: Mapping[int, int]) -> list[Gathering]:
    """Where the tokens of each space of a side stand, by the number of them: none cover each other."""
    slots = track().slots
    out: list[Gathering] = []
    sides = {slots[pos].side for pos in counts}
    shut = _FIRST + _CROSSING * ("top" in sides), _LAST - _CROSSING * ("bottom" in sides)
    for side in _SIDES:
        here = [(pos, count) for pos, count in counts.items() if slots[pos].side == side]
        here.sort(key=lambda it: _along(slots[it[0]]))
        ends = shut if side in {"left", "right"} else (_FIRST, _LAST)
        out += _side([(slots[pos], pos, count) for pos, count in here], ends)
    return out


def _along(slot: Slot) -> float:
    x, y = slot.middle
    ax, _ = slot.along
    return x if ax else y


def _side(here: Sequence[tuple[Slot, int, int]], ends: tuple[int, int]) -> list[Gathering]:
    wishes = [_along(slot) for slot, _, _ in here]
    lengths = [_length(count, tray=count > _PINS) for _, _, count in here]
    near = any(wishes[k + 1] - wishes[k] < (lengths[k] + lengths[k + 1]) / 2 - 8 for k in range(len(here) - 1))
    if near:
        lengths = [_length(count, tray=True) for _, _, count in here]
    places = _apart(wishes, lengths, ends)
    out = []
    for (slot, pos, count), wish, place in zip(here, wishes, places, strict=True):
        x, y = slot.lane(_LANE if near or count > _PINS else _PIN)
        ax, _ = slot.along
        at = (round(place), round(y)) if ax else (round(x), round(place))
        out.append(Gathering(pos, slot.side, *at, round(wish - place), near or count > _PINS))
    return out


def _length(count: int, *, tray: bool) -> int:
    return tray_length(count, SMALL) + 6 if tray else 2 * PIN + _PAIR * (count - 1)


def _apart(wishes: Sequence[float], lengths: Sequence[int], ends: tuple[int, int]) -> list[float]:
    """Places as near to the wishes as they go without covering each other."""
    places = list(wishes)
    for _ in range(_ROUNDS):
        for k in range(len(places) - 1):
            over = (lengths[k] + lengths[k + 1]) / 2 - (places[k + 1] - places[k])
            if over > 0:
                places[k] -= over / 2
                places[k + 1] += over / 2
        for k, length in enumerate(lengths):
            places[k] = min(max(places[k], ends[0] + length / 2), ends[1] - length / 2)
    return places


def pair(slot: Slot, count: int, x: int, y: int) -> list[tuple[int, int]]:
    """Where one or two pins stand about a middle."""
    ax, ay = slot.along
    steps = [(k - (count - 1) / 2) * _PAIR for k in range(count)]
    return [(round(x + ax * step), round(y + ay * step)) for step in steps]


# --- corners

Seated = Sequence[tuple[str, str, str]]
"""Token, colour and mark of each."""


def strip(count: int) -> int:
    """The height that tokens take at the bottom of a corner."""
    return 0 if not count else 62 if count <= 2 else 42 if count <= 4 else 76


def on_corner(size: int, tokens: Seated) -> tuple[Standing, ...]:
    """Tokens on a corner: one row at its bottom, or two."""
    count = len(tokens)
    radius = 28 if count <= 2 else 17
    a_row = count if count <= 4 else (count + 1) // 2
    out = []
    for index, (token, colour, mark) in enumerate(tokens):
        row, column = divmod(index, a_row)
        here = min(a_row, count - row * a_row)
        x = size / 2 + (column - (here - 1) / 2) * (2 * radius + 2)
        y = size - 6 - radius - (2 * radius + 2) * (0 if count <= 4 else 1 - row)
        out.append(Standing(token, colour, round(x), round(y), radius, mark))
    return tuple(out)


def visiting(size: int, tokens: Seated) -> tuple[Standing, ...]:
    """Visitors: on the way to the left of the cell, more of them also on the way below it."""
    way = (size - CELL) / 2
    count = len(tokens)
    if count <= 2:
        tops = (58,) if count == 1 else (28, 78)
        return tuple(
            Standing(token, colour, round(way), y, 21, mark)
            for (token, colour, mark), y in zip(tokens, tops, strict=False)
        )
    beside = (count + 1) // 2  # the last of them stands at the bend
    leg = size - way - 20
    steps = leg / (beside - 1), leg / (count - beside)
    radius = round(min(20, *(step / 2 - 0.5 for step in steps)))
    out = []
    for index, (token, colour, mark) in enumerate(tokens):
        down, along = min(index, beside - 1), max(0, index - beside + 1)
        x, y = way + steps[1] * along, 20 + steps[0] * down
        out.append(Standing(token, colour, round(x), round(y), radius, mark))
    return tuple(out)


def imprisoned(size: int, tokens: Seated) -> tuple[Standing, ...]:
    """Prisoners in the cell: one, or a square of them."""
    x, y = cell_middle(size)
    count = len(tokens)
    a_row, radius, step = (1, 33, 0) if count == 1 else (2, 21, 43) if count <= 4 else (3, 14, 29)
    rows = -(-count // a_row) if count else 0
    out = []
    for index, (token, colour, mark) in enumerate(tokens):
        row, column = divmod(index, a_row)
        here = min(a_row, count - row * a_row)
        place = x + (column - (here - 1) / 2) * step, y + (row - (rows - 1) / 2) * step
        out.append(Standing(token, colour, round(place[0]), round(place[1]), radius, mark))
    return tuple(out)


_HALVES: Final = {1: (19, 0), 2: (18, 38), 3: (14, 31)}  # radius and step, by the number of tokens


def halved(size: int, number: int, tokens: Seated) -> tuple[Standing, ...]:
    """Up to three tokens in the upper (0) or lower (1) part of a corner of three parts."""
    count = len(tokens)
    x, y = half_middle(size, number, count)
    out = []
    for index, (token, colour, mark) in enumerate(tokens):
        radius, step = _HALVES[count]
        out.append(Standing(token, colour, round(x + (index - (count - 1) / 2) * step), round(y), radius, mark))
    return tuple(out)
