"""The picture of an offered trade on a street board: what each side gives, up to all the deeds there are."""

from collections.abc import Iterator, Sequence
from typing import Final

from bot.engine.actions import Bundle
from bot.engine.view import View
from render.captions import money
from render.picture import Offered
from render.ring import SIZE
from render.rows import line
from render.scene import Back, Placed, Scene
from render.seating import Look
from render.sprites.buildings import Signs
from render.sprites.lots import HOTEL
from render.sprites.pieces import TokenDisc
from render.sprites.plain import Disc, Icon, Panel, Text
from render.street.dress import Dress
from render.street.names import short
from render.street.sums import money_sum, sum_width
from render.words import Words, fixed, said

MARGIN: Final = 28
GAP: Final = 84
WIDTH: Final = (SIZE - 2 * MARGIN - GAP) // 2
HEAD: Final = 92
_MONEY: Final = 88
_DEED: Final = 66
_CARD: Final = 72
_EMPTY: Final = 100


def scene(view: View, offer: Offered, names: Sequence[str], words: Words, dress: Dress) -> Scene:
    """The draw list of an offer."""
    seats = dress.looks(view, names, words)
    tall = HEAD + 16 + max(_height(offer.give), _height(offer.want)) + 10
    front = [*_side(view, seats[offer.maker], offer.give, MARGIN, tall, words, dress)]
    front += _side(view, seats[offer.to], offer.want, MARGIN + WIDTH + GAP, tall, words, dress)
    middle = MARGIN + tall // 2
    front.append(Placed(SIZE // 2, middle - 30, Icon("arrow-right-long", 54, "ink2"), "page"))
    front.append(Placed(SIZE // 2, middle + 30, Icon("arrow-left-long", 54, "ink2"), "page"))
    return Scene(Back(SIZE, tall + 2 * MARGIN, "page", ()), tuple(front))


def _height(bundle: Bundle) -> int:
    if bundle.empty:
        return _EMPTY
    return _MONEY * bool(bundle.cash) + _DEED * len(bundle.deeds) + _CARD * bool(bundle.cards)


def _side(view: View, look: Look, bundle: Bundle, left: int, tall: int, words: Words, dress: Dress) -> Iterator[Placed]:
    colour, ink = f"chip.{look.colour}", f"chip.{look.colour}.ink"
    yield Placed(left, MARGIN, Panel(WIDTH, tall, "card", 20, True, "", 0, HEAD, colour))
    middle = MARGIN + HEAD // 2
    yield Placed(left + 56, middle, TokenDisc(look.token, look.colour, 33, 3, ink, mark=look.mark, badge=True), colour)
    yield line(look.name, left + 104, middle - 17, WIDTH - 124, "Black", 36, ink, colour)
    yield line(fixed(words, "picture-gives"), left + 104, middle + 20, WIDTH - 124, "Medium", 26, ink, colour)
    y = MARGIN + HEAD + 10
    if bundle.empty:
        text = Text(fixed(words, "picture-nothing"), "Regular", 32, "ink2", "middle")
        yield Placed(left + WIDTH // 2, y + _EMPTY // 2, text, "card")
    if bundle.cash:
        cash = money(words, view.rules.board, bundle.cash)
        yield Placed(left + 56, y + _MONEY // 2, Icon("coins", 42, "ink2"), "card")
        yield from money_sum(cash, left + 104, y + _MONEY // 2, "Black", 50, "ink", "card", WIDTH - 124, "left")
        y += _MONEY
    for deed in sorted(bundle.deeds, key=lambda it: view.rules.deeds[it].pos):
        yield from _deed(view, deed, left + 20, y, words, dress)
        y += _DEED
    if bundle.cards:
        yield from _cards(bundle.cards, left, y + _CARD // 2, words)


def _deed(view: View, deed_id: str, left: int, top: int, words: Words, dress: Dress) -> Iterator[Placed]:
    """One line for a deed: its set, name, price, and whether it is mortgaged."""
    deed = view.rules.deeds[deed_id]
    mortgaged = deed_id in view.mortgaged
    ground = f"set.{deed.group}.faded" if mortgaged else f"set.{deed.group}"
    ink = f"{ground}.ink"
    wide, high = WIDTH - 40, _DEED - 10
    yield Placed(left, top + 4, Panel(wide, high, ground, 12, False), "card")
    middle = top + 4 + high // 2
    icon = dress.icon(view.rules, deed)
    letter = "" if icon else view.rules.groups[deed.group].letter
    yield Placed(left + 36, middle, Disc(19, "white", "on_white", letter, icon), ground)
    price = money(words, view.rules.board, deed.price)
    yield from money_sum(price, left + wide - 18, middle, "Medium", 26, ink, ground)
    right = left + wide - 18 - round(sum_width(price, "Medium", 26)) - 14
    level = dress.level(view, deed_id)
    if mortgaged:
        yield Placed(right - 13, middle, Icon("lock", 26, ink), ground)
        right -= 40
    elif level:
        signs = Signs(("hotel",) if level == HOTEL else ("house",) * level, 20, ink, ground)
        yield Placed(right - signs.width, middle, signs, ground)
        right -= signs.width + 14
    name = short(words, view.rules.board, deed_id)
    yield line(name, left + 68, middle, right - left - 68, "Bold", 30, ink, ground)


def _cards(cards: Sequence[str], left: int, middle: int, words: Words) -> Iterator[Placed]:
    """Kept cards, all of one kind."""
    yield Placed(left + 56, middle, Icon("key", 38, "ink2"), "card")
    text = said(words, "picture-jail-cards", count=len(cards))
    yield line(text, left + 104, middle, WIDTH - 124, "Bold", 31, "ink", "card")
