"""The strip in the centre of a street board: what the bank has left, and what goes on besides the turn."""

from collections.abc import Generator, Iterator, Sequence
from itertools import islice
from typing import Final

from bot.engine.view import View
from render.captions import money
from render.fonts import width
from render.scene import Placed
from render.seating import Look
from render.sprites.pieces import TokenDisc
from render.sprites.plain import Icon, Panel, Text
from render.street.dress import Dress
from render.street.layout import LEFT, RIGHT
from render.street.sums import money_sum, sum_width
from render.words import Words

TOP: Final = 334
HIGH: Final = 60
MIDDLE: Final = TOP + HIGH // 2
START: Final = LEFT + 22
END: Final = RIGHT - 20
DISC: Final = 19
_SHOWN: Final = 2  # offers that find room
_STOCK_END: Final = LEFT + 330
_PAIR: Final = 12 + 4 * DISC + 44


def strip(view: View, seats: Sequence[Look], words: Words, dress: Dress) -> Iterator[Placed]:
    """The whole strip."""
    yield Placed(LEFT, TOP, Panel(RIGHT - LEFT, HIGH, "card", 14, False), "centre")
    yield from dress.stock(view)
    yield from dress.going_on(view, seats, words)


def counted(sign: Placed, wide: int, number: int) -> Generator[Placed, None, int]:
    """A sign by its left middle that is `wide` px, with a number behind it; returns where the next may begin."""
    yield sign
    left = sign.x + wide + 10
    yield Placed(left, MIDDLE, Text(str(number), "Bold", 29, "ink"), "card")
    return left + round(width(str(number), "Bold", 29)) + 26


def debts(view: View, seats: Sequence[Look], words: Words) -> Iterator[Placed]:
    """Who owes whom how much, from the right."""
    right = END
    for index, debt in enumerate(view.debts):
        amount = money(words, view.rules.board, debt.amount)
        if right - sum_width(amount, "Bold", 29) - _PAIR < _STOCK_END:
            more = Text(f"+{len(view.debts) - index}", "Bold", 27, "ink2", "right")
            yield Placed(right, MIDDLE, more, "card")
            break
        yield from money_sum(amount, right, MIDDLE, "Bold", 29, "to_jail", "card")
        right -= round(sum_width(amount, "Bold", 29)) + 12
        right = yield from _pair(seats, debt.debtor, debt.creditor, "arrow-right-long", right)


def offers(view: View, seats: Sequence[Look]) -> Iterator[Placed]:
    """Who offers whom a trade, from the right."""
    right = END
    for offer in islice(view.offers, _SHOWN):
        right = yield from _pair(seats, offer.maker, offer.to, "arrow-right-arrow-left", right)


def disc(look: Look) -> TokenDisc:
    """A seat's token as it stands on the strip."""
    return TokenDisc(look.token, look.colour, DISC, mark=look.mark)


def _pair(seats: Sequence[Look], first: int, second: int, icon: str, right: int) -> Generator[Placed, None, int]:
    """Two parties with a sign between them, ending at `right`; returns where the next may end."""
    yield _party(seats, second, right - DISC)
    yield Placed(right - 2 * DISC - 22, MIDDLE, Icon(icon, 26, "ink2"), "card")
    yield _party(seats, first, right - 3 * DISC - 44)
    return right - 4 * DISC - 44 - 24


def _party(seats: Sequence[Look], seat: int, x: int) -> Placed:
    if seat < 0:
        return Placed(x, MIDDLE, Icon("building-columns", 29, "ink2"), "card")
    return Placed(x, MIDDLE, disc(seats[seat]), "card")
