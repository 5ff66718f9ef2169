"""The picture of an auction: the deed that is sold, who leads, the next bid, and what each seat has and bids."""

from collections.abc import Iterator, Sequence
from typing import Final

from bot.engine.view import View
from render.captions import money
from render.deed_card import Place, deed_card
from render.fonts import width
from render.ring import SIZE
from render.rows import headed, line, name_lines, signed
from render.scene import Back, Placed, Scene
from render.seating import Look, looks
from render.sprites.pieces import TokenDisc
from render.sprites.plain import Bar, Icon, Panel, Text
from render.words import Words, fixed

HEIGHT: Final = 630
LEFT: Final = 526
RIGHT: Final = 1164
_LEAD_TOP: Final = 122
_LEAD_HEIGHT: Final = 164
_ROW: Final = 66
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
    front = [*deed_card(view, auction.deed, Place(36, 36, 450, 558, 1.5), words)]
    front.append(Placed(LEFT + 22, 68, Icon("gavel", 42, "ink2"), "page"))
    front.append(Placed(LEFT + 64, 68, Text(fixed(words, "picture-auction"), "Bold", 40, "ink2"), "page"))
    front += _lead(view, seats, words)
    others = [look for look in seats if look.seat != auction.leader and not view.seats[look.seat].bankrupt]
    for index, look in enumerate(others):
        front += _row(view, look, _LEAD_TOP + _LEAD_HEIGHT + 18 + index * _PITCH, words)
    return Scene(Back(SIZE, HEIGHT, "page", ()), tuple(front))


def next_bid(view: View) -> int:
    """The least that the next bid must be."""
    rules, auction = view.rules.auction, view.auction
    return rules.start if auction is None or auction.leader < 0 else auction.bid + rules.step


def _lead(view: View, seats: Sequence[Look], words: Words) -> Iterator[Placed]:
    auction = view.auction
    if auction is None or auction.leader < 0:
        yield from _no_lead(view, words)
        return
    look = seats[auction.leader]
    ground, ink = f"chip.{look.colour}", f"chip.{look.colour}.ink"
    yield Placed(LEFT, _LEAD_TOP, Panel(RIGHT - LEFT, _LEAD_HEIGHT, ground, 22))
    middle = _LEAD_TOP + _LEAD_HEIGHT // 2
    yield Placed(LEFT + 88, middle, TokenDisc(look.token, look.colour, 57, 4, ink), ground)
    board = view.rules.board
    next_sum, label = money(words, board, next_bid(view)), fixed(words, "picture-next-from")
    beside = max(width(next_sum, "Bold", 44), width(label, "Medium", 27))
    room = RIGHT - 28 - LEFT - 172 - beside - 20
    leads = headed(lambda name: words("picture-leads", name=name), look.name, room, (36, 24), "Bold")
    lead = Text(leads.lines[0], "Bold", leads.size, ink, "left", leads.squeeze)
    yield Placed(LEFT + 172, middle - 48, lead, ground)
    yield line(money(words, board, auction.bid), LEFT + 172, middle + 25, room, "Black", 76, ink, ground)
    yield Placed(RIGHT - 28, middle - 28, Text(label, "Medium", 27, ink, "right"), ground)
    yield Placed(RIGHT - 28, middle + 24, Text(next_sum, "Bold", 44, ink, "right"), ground)


def _no_lead(view: View, words: Words) -> Iterator[Placed]:
    """Nobody has bid yet: what the first bid must be."""
    yield Placed(LEFT, _LEAD_TOP, Panel(RIGHT - LEFT, _LEAD_HEIGHT, "slate", 22))
    middle = _LEAD_TOP + _LEAD_HEIGHT // 2
    yield Placed(LEFT + 88, middle, Icon("gavel", 76, "white"), "slate")
    yield line(fixed(words, "picture-first-bid"), LEFT + 172, middle - 42, 430, "Bold", 36, "white", "slate")
    yield line(
        money(words, view.rules.board, next_bid(view)), LEFT + 172, middle + 24, 430, "Black", 76, "white", "slate"
    )


def _row(view: View, look: Look, top: int, words: Words) -> Iterator[Placed]:
    auction = view.auction
    out = auction is not None and look.seat in auction.passed
    bid = auction.bids.get(look.seat, 0) if auction is not None else 0
    ground, ink, ink2 = ("card_dim", "ink3", "ink3") if out else ("card", "ink", "ink2")
    yield Placed(LEFT, top, Panel(RIGHT - LEFT, _ROW, ground, 14, not out))
    middle = top + _ROW // 2
    yield Placed(LEFT + 42, middle, TokenDisc(look.token, look.colour, 25, dim=out), ground)
    yield from name_lines(look.name, LEFT + 82, middle, 166, (30, 22), ink, ground)
    cash = money(words, view.rules.board, view.seats[look.seat].cash)
    yield from signed("wallet", cash, LEFT + 262, middle, 27, ink2, ground)
    if out:
        label = fixed(words, "picture-passed")
        yield Placed(RIGHT - 38, middle, Icon("ban", 28, ink), ground)
        yield Placed(RIGHT - 66, middle, Text(label, "Regular", 28, ink, "right"), ground)
    elif bid:
        text = money(words, view.rules.board, bid)
        yield Placed(RIGHT - 24, middle, Text(text, "Bold", 32, ink, "right"), ground)
        best = auction.bid if auction is not None else bid
        share = 1000 * bid // max(best, 1)
        yield Placed(LEFT + 404, middle, Bar(96, 14, share, f"chip.{look.colour}"), ground)
    else:
        yield Placed(RIGHT - 24, middle, Text(fixed(words, "picture-no-bid"), "Regular", 28, ink2, "right"), ground)
