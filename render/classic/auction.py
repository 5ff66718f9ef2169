"""The picture of an auction in classic Monopoly: what is sold, who leads, the next bid, and what each seat has and bids."""

from collections.abc import Iterator, Sequence
from typing import Final

from bot.engine.view import View
from render.captions import money
from render.classic.dress import DRESS
from render.classic.facts import BANK, held
from render.deed_card import Place
from render.fonts import width
from render.picture import Bidding
from render.ring import SIZE
from render.rows import headed, line, name_lines
from render.scene import Back, Placed, Scene
from render.seating import Look, looks
from render.sprites.buildings import Signs
from render.sprites.pieces import TokenDisc
from render.sprites.plain import Bar, Icon, Panel, Text
from render.street.deed_card import card
from render.street.sums import money_sum, sum_width
from render.words import Words, fixed

HEIGHT: Final = 630
LEFT: Final = 526
RIGHT: Final = 1164
_LEAD_TOP: Final = 108
_LEAD_HEIGHT: Final = 150
_ROWS: Final = 272
_PITCH: Final = 75


def scene(view: View, names: Sequence[str], words: Words) -> Scene:
    """The draw list of the running auction.

    Raises:
        ValueError: there is none.
    """
    auction = view.auction
    if auction is None:
        raise ValueError("no auction is running")
    seats = looks(view, names, words)
    front = [*_sold(view, auction, Place(36, 36, 450, 558, 1.22), words)]
    front.append(Placed(LEFT + 22, 64, Icon("gavel", 42, "ink2"), "page"))
    front.append(Placed(LEFT + 64, 64, Text(fixed(words, "picture-auction"), "Bold", 40, "ink2"), "page"))
    front += _lead(view, auction, seats, words)
    others = [look for look in seats if look.seat != auction.leader and not view.seats[look.seat].bankrupt]
    pitch = min(_PITCH, (HEIGHT - 24 - _ROWS) // max(1, len(others)))
    for index, look in enumerate(others):
        front += _row(view, auction, look, (_ROWS + index * pitch, pitch - (9 if pitch > 60 else 4)), words)
    return Scene(Back(SIZE, HEIGHT, "page", ()), tuple(front))


def next_bid(view: View, auction: Bidding) -> int:
    """The least that the next bid must be."""
    rules = view.rules.auction
    return max(rules.start, auction.start) if auction.leader == BANK else auction.bid + rules.step


def _sold(view: View, auction: Bidding, at: Place, words: Words) -> Iterator[Placed]:
    """The deed's card, or a card for a building that the bank is short of."""
    if auction.deed in view.rules.deeds:
        yield from card(view, auction.deed, at, "", words, DRESS)
        return
    yield Placed(at.x, at.y, Panel(at.width, at.height, "card", at.px(18), True, "", 0, at.px(64), "slate"))
    middle, name = at.x + at.width // 2, fixed(words, f"picture-building-{auction.deed}")
    yield Placed(middle, at.y + at.px(32), Text(name, "Bold", 38, "white", "middle"), "slate")
    signs = Signs((auction.deed,), 190, f"{auction.deed}_sign")
    yield Placed(middle - signs.width // 2, at.y + 270, signs, "card")
    own = held(view)
    left = own.hotels if auction.deed == "hotel" else own.houses
    yield Placed(middle - 30, at.y + 460, Icon("building-columns", 46, "ink2"), "card")
    yield Placed(middle + 14, at.y + 460, Text(str(left), "Black", 50, "ink"), "card")


def _lead(view: View, auction: Bidding, seats: Sequence[Look], words: Words) -> Iterator[Placed]:
    """Who leads with what, or what the first bid must be."""
    led = auction.leader != BANK
    look = seats[auction.leader] if led else seats[0]
    ground, ink = (f"chip.{look.colour}", f"chip.{look.colour}.ink") if led else ("slate", "white")
    yield Placed(LEFT, _LEAD_TOP, Panel(RIGHT - LEFT, _LEAD_HEIGHT, ground, 22))
    middle = _LEAD_TOP + _LEAD_HEIGHT // 2
    sign = TokenDisc(look.token, look.colour, 54, 4, ink) if led else Icon("gavel", 72, ink)
    yield Placed(LEFT + 84, middle, sign, ground)
    board, left = view.rules.board, LEFT + 164
    label, least = fixed(words, "picture-next-from"), money(words, board, next_bid(view, auction))
    if not led:
        yield line(fixed(words, "picture-first-bid"), left, middle - 38, 430, "Bold", 35, ink, ground)
        yield from money_sum(least, left, middle + 24, "Black", 72, ink, ground, 440, "left")
        return
    beside = max(sum_width(least, "Bold", 42), width(label, "Medium", 26))
    room = RIGHT - 28 - left - beside - 20
    leads = headed(lambda name: words("picture-leads", name=name), look.name, room, (35, 24), "Bold")
    yield Placed(left, middle - 44, Text(leads.lines[0], "Bold", leads.size, ink, "left", leads.squeeze), ground)
    yield from money_sum(money(words, board, auction.bid), left, middle + 24, "Black", 72, ink, ground, room, "left")
    yield Placed(RIGHT - 28, middle - 26, Text(label, "Medium", 26, ink, "right"), ground)
    yield from money_sum(least, RIGHT - 28, middle + 24, "Bold", 42, ink, ground)


def _row(view: View, auction: Bidding, look: Look, span: tuple[int, int], words: Words) -> Iterator[Placed]:
    top, high = span
    out, bid = look.seat in auction.passed, auction.bids.get(look.seat, 0)
    ground, ink, ink2 = ("card_dim", "ink3", "ink3") if out else ("card", "ink", "ink2")
    yield Placed(LEFT, top, Panel(RIGHT - LEFT, high, ground, 12, high > 50 and not out), "" if high > 50 else "page")
    middle = top + high // 2
    yield Placed(LEFT + 42, middle, TokenDisc(look.token, look.colour, min(25, high // 2 - 3), dim=out), ground)
    yield from name_lines(
        look.name, LEFT + 82, middle, 166, (30 if high > 50 else 27, min(22, high * 0.42)), ink, ground
    )
    board = view.rules.board
    yield Placed(LEFT + 275, middle, Icon("wallet", 25, ink2), ground)
    cash = money(words, board, view.seats[look.seat].cash)
    yield from money_sum(cash, LEFT + 298, middle, "Medium", 26, ink2, ground, 112, "left")
    if out:
        label = fixed(words, "picture-passed")
        yield Placed(RIGHT - 38, middle, Icon("ban", 27, ink), ground)
        yield Placed(RIGHT - 64, middle, Text(label, "Regular", 27, ink, "right"), ground)
    elif bid:
        text = money(words, board, bid)
        yield from money_sum(text, RIGHT - 24, middle, "Bold", 31, ink, ground)
        room = RIGHT - 24 - sum_width(text, "Bold", 31) - 14 - (LEFT + 420)
        wide = min(104, int(room))
        if wide > 40:
            share = 10 * (100 * bid // max(auction.bid, 1))
            yield Placed(LEFT + 420, middle, Bar(wide, 14, share, f"chip.{look.colour}"), ground)
    else:
        yield Placed(RIGHT - 24, middle, Text(fixed(words, "picture-no-bid"), "Regular", 27, ink2, "right"), ground)
