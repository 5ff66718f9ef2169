"""The centre of a street board: whose turn it is and what is waited for, the dice, the strip, and a row for each seat."""

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec import Struct

from bot.engine.view import View
from render.captions import awaited, awaited_seats, money
from render.fit import fit
from render.fonts import width
from render.rows import fitted_name, headed, name_lines
from render.scene import Placed
from render.seating import Look
from render.sprites.buildings import Purse, SpeedDie
from render.sprites.marks import Mark
from render.sprites.pieces import Die, TokenDisc
from render.sprites.plain import Disc, Icon, Panel, Text
from render.street.dress import Dress
from render.street.holdings import holdings
from render.street.layout import BOTTOM, LEFT, RIGHT, TOP
from render.street.strip import strip
from render.street.sums import money_sum, sum_width
from render.words import Words, fixed, said

_HEAD: Final = 48  # from the top to the middle of the heading
DIE: Final = 84
"""Side of a die."""

_CAPTIONS: Final = 415
_ROWS: Final = 434
_MOST: Final = 178
_GAP: Final = 8
_TALL: Final = 96
"""From this height on a row also shows which deeds its seat holds."""

_LARGE: Final = 130
"""Above this height a row has room to spare."""

_WORTH: Final = RIGHT - 20
CASH: Final = 38
"""Size of the sums of cash: 9 px high where the picture is 400 px wide."""

MARK: Final = 24
"""Radius of the mark of what a seat is: its letter is 9 px high where the picture is 400 px wide."""

WORTH: Final = 27
"""Size of the sums of worth."""

_HEADING: Final = (45, 38)
"""Sizes of whose turn it is: at least 9 px high where the picture is 400 px wide."""

_NAME: Final = (30, 22)
"""Sizes of a seat's name: on one line at most, and on two."""

_WIDE: Final = 145
"""From this width on sums leave less room for bars."""


class Columns(Struct, frozen=True):
    """Where tokens have their middle, names begin, sums of cash end, and bars are."""

    token: int
    name: int
    cash: int
    bar: int
    bar_width: int


_USUAL: Final = Columns(LEFT + 64, LEFT + 100, LEFT + 406, LEFT + 424, 164)
_LONG: Final = Columns(LEFT + 64, LEFT + 100, LEFT + 446, LEFT + 460, 128)
_MARKED: Final = Columns(LEFT + 91, LEFT + 128, LEFT + 434, LEFT + 450, 140)
_MARKED_LONG: Final = Columns(LEFT + 91, LEFT + 128, LEFT + 456, LEFT + 468, 120)


def centre(view: View, seats: Sequence[Look], words: Words, dress: Dress) -> Iterator[Placed]:
    """Everything inside the lane."""
    yield from _header(view, seats, words, dress)
    yield from strip(view, seats, words, dress)
    cash = [money(words, view.rules.board, it.cash) for it in view.seats]
    long = max(sum_width(text, "Black", CASH) for text in cash) > _WIDE
    columns = (_LONG if long else _USUAL) if dress.order else _MARKED_LONG if long else _MARKED
    yield Placed(columns.cash, _CAPTIONS, Text(fixed(words, "picture-cash"), "Medium", 22, "ink2", "right"), "centre")
    yield Placed(_WORTH, _CAPTIONS, Text(fixed(words, dress.worth_key), "Medium", 22, "ink2", "right"), "centre")
    pitch = min(_MOST, (BOTTOM - _ROWS + _GAP) // len(seats))
    worths = [dress.worth(view, look.seat) for look in seats]
    most = max(*worths, 1)
    for look, worth in zip(seats, worths, strict=True):
        share = 20 * (50 * view.seats[look.seat].cash // most), 20 * (50 * worth // most)  # few different bars
        bar = Purse(columns.bar_width, 22, *share, look.colour)
        yield from _row(view, look, worth, bar, columns, (_ROWS + pitch * look.seat, pitch - _GAP), words, dress)


# --- the heading


def _header(view: View, seats: Sequence[Look], words: Words, dress: Dress) -> Iterator[Placed]:
    middle = TOP + _HEAD
    right = RIGHT
    for index, face in enumerate(reversed(view.throw)):
        speed = len(view.throw) == 3 and index == 0
        die = SpeedDie(face, DIE) if speed else Die(face, DIE)
        yield Placed(RIGHT - DIE // 2 - index * (DIE + 14), middle, die, "centre")
        right -= DIE + 14
    lead = seats[view.winners[0]] if view.winners else seats[view.turn]
    phase = None if view.ending else dress.phase(view)
    sign = TokenDisc(lead.token, lead.colour, 48, mark=lead.mark, badge=True)
    yield Placed(LEFT + 48, middle, Disc(48, "slate", "white", "", phase.icon) if phase else sign, "centre")
    left = LEFT + 116
    room = right - left - 8
    heading = headed(
        lambda name: fixed(words, phase.key) if phase else _heading(view, name, words),
        lead.name,
        room,
        _HEADING,
        "Black",
    )
    text = Text(heading.lines[0], "Black", heading.size, "ink", "left", heading.squeeze)
    yield Placed(left, middle if view.ending else middle - 24, text, "centre")
    asked = () if view.ending else awaited_seats(view)
    others = [seats[seat] for seat in asked] if phase or set(asked) - {view.turn} else []
    yield from _awaited(view, others, left, middle + 26, room, words)


def _heading(view: View, name: str, words: Words) -> str:
    if not view.ending:
        return said(words, "picture-turn", name=name)
    if len(view.winners) == 1:
        return said(words, "picture-wins", name=name)
    return fixed(words, "picture-shared" if view.winners else "picture-stopped")


def _awaited(view: View, others: Sequence[Look], left: int, y: int, room: int, words: Words) -> Iterator[Placed]:
    """What is waited for; before it the tokens of those who are asked, if it is not the turn's seat alone."""
    text = awaited(view, words)
    if not text:
        return
    used = 34 * len(others) + 6 if others else 0
    if width(text, "Medium", 38) * 0.72 > room - used:  # the words come first; the rows show who is asked
        others, used = (), 0
    for index, look in enumerate(others):
        yield Placed(left + 16 + index * 34, y, TokenDisc(look.token, look.colour, 16, mark=look.mark), "centre")
    caption = fit(text, "Medium", room - used, 38, 20, 1, 0.72)
    line = Text(caption.lines[0], "Medium", caption.size, "ink2", "left", caption.squeeze)
    yield Placed(left + used, y, line, "centre")


# --- a seat's row


def active_ground(colour: str) -> str:
    """The ground of the row of the seat whose turn it is."""
    return f"chip.{colour}.tint"


def _row(
    view: View,
    look: Look,
    worth: int,
    bar: Purse,
    columns: Columns,
    span: tuple[int, int],
    words: Words,
    dress: Dress,
) -> Iterator[Placed]:
    """Order or mark, token, name, signs, cash and worth; where there is room also the deeds by set."""
    top, high = span
    seat = view.seats[look.seat]
    active = look.seat in view.winners if view.ending else look.seat == view.turn and not dress.phase(view)
    colour = f"chip.{look.colour}"
    ground = "card_dim" if seat.bankrupt else active_ground(look.colour) if active else "card"
    frame = f"{colour}.line" if active and not seat.bankrupt else ""
    yield Placed(LEFT, top, Panel(RIGHT - LEFT, high, ground, 12, False, frame), "centre")
    tall = high >= _TALL - _GAP
    middle = top + (44 if high > _LARGE else 36 if tall else high // 2)
    radius = min(27, high // 2 - 6)
    if dress.order:
        order = Text(str(look.seat + 1), "Bold", 22, "ink3" if seat.bankrupt else "ink2", "middle")
        yield Placed(LEFT + 20, middle, order, ground)
    elif look.mark:
        yield Placed(LEFT + 34, middle, Mark(look.mark, min(MARK, radius), dim=seat.bankrupt), ground)
    disc = TokenDisc(look.token, look.colour, radius, dim=seat.bankrupt, mark=look.mark)
    yield Placed(columns.token, middle, disc, ground)
    if seat.bankrupt:
        yield from _struck(look, columns.name, middle, words, ground)
        return
    cash = money(words, view.rules.board, seat.cash)
    signs = _state_signs(view, look.seat, active=active) + dress.signs(view, look.seat)
    yield from _named(look, signs, columns, middle, columns.cash - sum_width(cash, "Black", CASH) - 16, ground)
    yield from money_sum(cash, columns.cash, middle, "Black", CASH, "ink", ground)
    yield Placed(columns.bar, middle, bar, ground)
    total, room = money(words, view.rules.board, worth), _WORTH - columns.bar - columns.bar_width - 10
    yield from money_sum(total, _WORTH, middle, "Medium", WORTH, "ink2", ground, room)
    if tall:
        room = high - (78 if high > _LARGE else 72)
        y = top + high - 10 - room // 2
        yield from holdings(view, look.seat, columns.name, y, min(room, 72), ground, dress)


def _named(
    look: Look, signs: Sequence[str], columns: Columns, middle: int, right: float, ground: str
) -> Iterator[Placed]:
    """The name and the signs behind it, which end before `right`."""
    step = 28 if len(signs) < 3 else 24
    room = right - columns.name - step * len(signs)
    yield from name_lines(look.name, columns.name, middle, room, _NAME, "ink", ground)
    fitted = fitted_name(look.name, room, _NAME)
    used = max(width(it, "Bold", fitted.size) for it in fitted.lines) * fitted.squeeze
    for index, sign in enumerate(signs):
        yield Placed(round(columns.name + used + step * (index + 0.72)), middle, Icon(sign, 22, "ink2"), ground)


def _struck(look: Look, left: int, middle: int, words: Words, ground: str) -> Iterator[Placed]:
    """The row of a seat that is out."""
    label = fixed(words, "picture-bankrupt")
    room = _WORTH - width(label, "Medium", 26) - 60 - left
    fitted = headed(str, look.name, room, (30, 22), "Bold")
    name = Text(fitted.lines[0], "Bold", fitted.size, "ink3", "left", fitted.squeeze, strike=True)
    yield Placed(left, middle, name, ground)
    yield Placed(_WORTH, middle, Text(label, "Medium", 26, "ink2", "right"), ground)
    yield Placed(round(_WORTH - width(label, "Medium", 26) - 24), middle, Icon("ban", 24, "ink2"), ground)


def _state_signs(view: View, seat: int, *, active: bool) -> list[str]:
    """Signs of the game's course behind a name: it is its turn, it is asked, it won."""
    if view.ending:
        return ["trophy"] if active else []
    if active:
        return ["play"]
    return ["hourglass-half"] if seat in awaited_seats(view) else []
