"""The strip of classic Monopoly: what the bank has left, the auction, debts, a shortage of buildings, and offers."""

from collections.abc import Iterator, Sequence

from bot.engine.view import View
from render.captions import money
from render.classic.facts import BANK, held
from render.fonts import width
from render.scene import Placed
from render.seating import Look
from render.sprites.buildings import Signs
from render.sprites.plain import Icon, Text
from render.street.strip import DISC, END, MIDDLE, START, counted, debts, disc, offers
from render.street.sums import money_sum, sum_width
from render.words import Words, fixed


def stock(view: View) -> Iterator[Placed]:
    """Houses, hotels and deeds that are left."""
    own = held(view)
    free = len(view.rules.deeds) - len(view.owners)
    yield Placed(START + 14, MIDDLE, Icon("building-columns", 29, "ink2"), "card")
    left = START + 52
    for name, colour, number in (
        ("house", "house_sign", own.houses),
        ("hotel", "hotel_sign", own.hotels),
        ("receipt", "ink2", free),
    ):
        signs = Signs((name,), 27, colour)
        left = yield from counted(Placed(left, MIDDLE, signs, "card"), signs.width, number)


def going_on(view: View, seats: Sequence[Look], words: Words) -> Iterator[Placed]:
    """The auction, else debts, a shortage of buildings, or offers; from the right."""
    if view.auction is not None:
        yield from _auction(view, seats, words)
    elif view.debts:
        yield from debts(view, seats, words)
    elif held(view).window is not None:
        yield from _window(view, seats)
    else:
        yield from offers(view, seats)


def _auction(view: View, seats: Sequence[Look], words: Words) -> Iterator[Placed]:
    auction, right = view.auction, END
    if auction is None:
        return
    if auction.leader == BANK:
        text = fixed(words, "picture-no-bids")
        yield Placed(right, MIDDLE, Text(text, "Medium", 27, "ink2", "right"), "card")
        right -= round(width(text, "Medium", 27)) + 32
    else:
        bid = money(words, view.rules.board, auction.bid)
        yield from money_sum(bid, right, MIDDLE, "Black", 34, "ink", "card")
        right -= round(sum_width(bid, "Black", 34)) + 12 + DISC
        yield Placed(right, MIDDLE, disc(seats[auction.leader]), "card")
        right -= DISC + 32
    yield Placed(right, MIDDLE, Icon("gavel", 30, "ink2"), "card")


def _window(view: View, seats: Sequence[Look]) -> Iterator[Placed]:
    """Who wants how many of the buildings that the bank is short of."""
    window, right = held(view).window, END
    if window is None:
        return
    for seat, want in window.wants.items():
        yield Placed(right, MIDDLE, Text(str(want.count), "Bold", 27, "ink", "right"), "card")
        right -= 24 + DISC
        yield Placed(right, MIDDLE, disc(seats[seat]), "card")
        right -= DISC + 10
    signs = Signs((window.what,), 27, f"{window.what}_sign")
    yield Placed(right - signs.width - 6, MIDDLE, signs, "card")
