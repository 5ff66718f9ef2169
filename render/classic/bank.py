"""The strip of the bank in the centre of the board: what it has left, and what goes on besides the turn."""

from collections.abc import Generator, Iterator, Sequence
from itertools import islice
from typing import Final

from bot.engine.view import View
from render.captions import money
from render.classic.facts import BANK, held
from render.classic.layout import LEFT, RIGHT
from render.classic.sums import money_sum, sum_width
from render.fonts import width
from render.scene import Placed
from render.seating import Look
from render.sprites.buildings import Signs
from render.sprites.pieces import TokenDisc
from render.sprites.plain import Icon, Panel, Text
from render.words import Words, fixed

_TOP: Final = 334
_HIGH: Final = 60
_MIDDLE: Final = _TOP + _HIGH // 2
_DISC: Final = 19
_SHOWN: Final = 2  # offers that find room
_STOCK_END: Final = LEFT + 330
_PAIR: Final = 12 + 4 * _DISC + 44


def bank(view: View, seats: Sequence[Look], words: Words) -> Iterator[Placed]:
    """The whole strip."""
    yield Placed(LEFT, _TOP, Panel(RIGHT - LEFT, _HIGH, "card", 14, False), "centre")
    yield from _stock(view)
    yield from _going_on(view, seats, words)


def _stock(view: View) -> Iterator[Placed]:
    """Houses, hotels and deeds that are left."""
    own = held(view)
    left = LEFT + 22
    free = len(view.rules.deeds) - len(view.owners)
    yield Placed(left + 14, _MIDDLE, Icon("building-columns", 29, "ink2"), "card")
    left += 52
    for name, colour, number in (
        ("house", "house", own.houses),
        ("hotel", "hotel", own.hotels),
        ("receipt", "ink2", free),
    ):
        signs = Signs((name,), 27, colour)
        yield Placed(left, _MIDDLE, signs, "card")
        left += signs.width + 10
        yield Placed(left, _MIDDLE, Text(str(number), "Bold", 29, "ink"), "card")
        left += round(width(str(number), "Bold", 29)) + 26


def _going_on(view: View, seats: Sequence[Look], words: Words) -> Iterator[Placed]:
    """The auction, else debts, a shortage of buildings, or offers; from the right."""
    right = RIGHT - 20
    board = view.rules.board
    if view.auction is not None:
        yield from _auction(view, seats, right, words)
    elif view.debts:
        for index, debt in enumerate(view.debts):
            amount = money(words, board, debt.amount)
            if right - sum_width(amount, "Bold", 29) - _PAIR < _STOCK_END:
                more = Text(f"+{len(view.debts) - index}", "Bold", 27, "ink2", "right")
                yield Placed(right, _MIDDLE, more, "card")
                break
            yield from money_sum(amount, right, _MIDDLE, "Bold", 29, "to_jail", "card")
            right -= round(sum_width(amount, "Bold", 29)) + 12
            right = yield from _pair(seats, debt.debtor, debt.creditor, "arrow-right-long", right)
    elif held(view).window is not None:
        yield from _window(view, seats, right)
    else:
        for offer in islice(view.offers, _SHOWN):
            right = yield from _pair(seats, offer.maker, offer.to, "arrow-right-arrow-left", right)


def _auction(view: View, seats: Sequence[Look], right: int, words: Words) -> Iterator[Placed]:
    auction = view.auction
    if auction is None:
        return
    if auction.leader == BANK:
        text = fixed(words, "picture-no-bids")
        yield Placed(right, _MIDDLE, Text(text, "Medium", 27, "ink2", "right"), "card")
        right -= round(width(text, "Medium", 27)) + 32
    else:
        bid = money(words, view.rules.board, auction.bid)
        yield from money_sum(bid, right, _MIDDLE, "Black", 34, "ink", "card")
        right -= round(sum_width(bid, "Black", 34)) + 12 + _DISC
        look = seats[auction.leader]
        yield Placed(right, _MIDDLE, TokenDisc(look.token, look.colour, _DISC), "card")
        right -= _DISC + 32
    yield Placed(right, _MIDDLE, Icon("gavel", 30, "ink2"), "card")


def _window(view: View, seats: Sequence[Look], right: int) -> Iterator[Placed]:
    """Who wants how many of the buildings that the bank is short of."""
    window = held(view).window
    if window is None:
        return
    for seat, want in window.wants.items():
        look = seats[seat]
        yield Placed(right, _MIDDLE, Text(str(want.count), "Bold", 27, "ink", "right"), "card")
        right -= 24 + _DISC
        yield Placed(right, _MIDDLE, TokenDisc(look.token, look.colour, _DISC), "card")
        right -= _DISC + 10
    signs = Signs((window.what,), 27, window.what)
    yield Placed(right - signs.width - 6, _MIDDLE, signs, "card")


def _pair(seats: Sequence[Look], first: int, second: int, icon: str, right: int) -> Generator[Placed, None, int]:
    """Two seats with a sign between them; returns where the next thing may end."""
    yield from _party(seats, second, right - _DISC)
    yield Placed(right - 2 * _DISC - 22, _MIDDLE, Icon(icon, 26, "ink2"), "card")
    yield from _party(seats, first, right - 3 * _DISC - 44)
    return right - 4 * _DISC - 44 - 24


def _party(seats: Sequence[Look], seat: int, x: int) -> Iterator[Placed]:
    """A seat, or the bank."""
    if seat == BANK:
        yield Placed(x, _MIDDLE, Icon("building-columns", 30, "ink2"), "card")
        return
    yield Placed(x, _MIDDLE, TokenDisc(seats[seat].token, seats[seat].colour, _DISC), "card")
