"""The picture of an offered trade: what each side gives."""

from collections.abc import Iterator, Sequence
from typing import Final

from bot.engine.actions import Bundle
from bot.engine.view import View
from render.captions import money, place
from render.picture import Offered
from render.ring import SIZE
from render.rows import line
from render.scene import Back, Placed, Scene
from render.scene_hand import CARD_ICONS
from render.seating import Look, looks
from render.sprites.pieces import CardBack, Chip, TokenDisc
from render.sprites.plain import Disc, Icon, Panel, Text
from render.words import Words, fixed

MARGIN: Final = 28
GAP: Final = 84
WIDTH: Final = (SIZE - 2 * MARGIN - GAP) // 2
HEAD: Final = 92
_MONEY: Final = 88
_DEED: Final = 66
_CARD: Final = 84
_CHIPS: Final = 84
_EMPTY: Final = 100


def scene(view: View, offer: Offered, names: Sequence[str], words: Words) -> Scene:
    """The draw list of an offer."""
    seats = looks(view, names, words)
    tall = HEAD + 16 + max(_height(offer.give), _height(offer.want)) + 10
    front = [*_side(view, seats[offer.maker], offer.give, MARGIN, tall, words)]
    front += _side(view, seats[offer.to], offer.want, MARGIN + WIDTH + GAP, tall, words)
    middle = MARGIN + tall // 2
    front.append(Placed(SIZE // 2, middle - 30, Icon("arrow-right-long", 54, "ink2"), "page"))
    front.append(Placed(SIZE // 2, middle + 30, Icon("arrow-left-long", 54, "ink2"), "page"))
    return Scene(Back(SIZE, tall + 2 * MARGIN, "page", ()), tuple(front))


def _height(bundle: Bundle) -> int:
    if bundle.empty:
        return _EMPTY
    parts = _MONEY * bool(bundle.cash) + _DEED * len(bundle.deeds) + _CARD * len(set(bundle.cards))
    return parts + _CHIPS * any(bundle.chips.values())


def _side(view: View, look: Look, bundle: Bundle, left: int, tall: int, words: Words) -> Iterator[Placed]:
    colour, ink = f"chip.{look.colour}", f"chip.{look.colour}.ink"
    yield Placed(left, MARGIN, Panel(WIDTH, tall, "card", 20, True, "", 0, HEAD, colour))
    middle = MARGIN + HEAD // 2
    yield Placed(left + 56, middle, TokenDisc(look.token, look.colour, 33, 3, ink), colour)
    yield line(look.name, left + 104, middle - 17, WIDTH - 124, "Black", 36, ink, colour)
    yield line(fixed(words, "picture-gives"), left + 104, middle + 20, WIDTH - 124, "Medium", 26, ink, colour)
    y = MARGIN + HEAD + 10
    if bundle.empty:
        text = Text(fixed(words, "picture-nothing"), "Regular", 32, "ink2", "middle")
        yield Placed(left + WIDTH // 2, y + _EMPTY // 2, text, "card")
    if bundle.cash:
        cash = money(words, view.rules.board, bundle.cash)
        yield Placed(left + 56, y + _MONEY // 2, Icon("coins", 42, "ink2"), "card")
        yield line(cash, left + 104, y + _MONEY // 2, WIDTH - 124, "Black", 50, "ink", "card")
        y += _MONEY
    for deed in bundle.deeds:
        yield from _deed(view, deed, left + 20, y, words)
        y += _DEED
    for card in dict.fromkeys(bundle.cards):
        yield from _card(card, bundle.cards.count(card), left, y + _CARD // 2, words)
        y += _CARD
    yield from _chips(bundle.chips, left, y + _CHIPS // 2)


def _deed(view: View, deed_id: str, left: int, top: int, words: Words) -> Iterator[Placed]:
    """One line for a deed: its set, name, what it yields, and whether it is mortgaged."""
    deed = view.rules.deeds[deed_id]
    mortgaged = deed_id in view.mortgaged
    ground = f"set.{deed.group}.faded" if mortgaged else f"set.{deed.group}"
    ink = f"{ground}.ink"
    wide = WIDTH - 40
    yield Placed(left, top + 4, Panel(wide, _DEED - 10, ground, 12, False))
    middle = top + 4 + (_DEED - 10) // 2
    letter = view.rules.groups[deed.group].letter
    yield Placed(left + 36, middle, Disc(19, "white", "on_white", letter), ground)
    room = wide - 84 - (104 if mortgaged else 64)
    yield line(place(words, view.rules, deed_id), left + 72, middle, room, "Bold", 31, ink, ground)
    if mortgaged:
        yield Placed(left + wide - 88, middle, Icon("lock", 28, ink), ground)
    if deed.colour:
        yield Placed(left + wide - 36, middle, Chip(deed.colour, 38, str(deed.total), 3), ground)


def _card(card: str, count: int, left: int, middle: int, words: Words) -> Iterator[Placed]:
    yield Placed(left + 56, middle, CardBack(CARD_ICONS.get(card, "question"), 48, 64, "card_back"), "card")
    x = left + 104
    if count > 1:
        yield Placed(x, middle, Text(str(count), "Black", 32, "ink"), "card")
        yield Placed(x + 34, middle, Icon("xmark", 15, "ink2"), "card")
        x += 62
    yield line(fixed(words, f"card-{card}"), x, middle, left + WIDTH - 20 - x, "Bold", 29, "ink", "card")


def _chips(chips: dict[str, int], left: int, middle: int) -> Iterator[Placed]:
    shown = [(colour, number) for colour, number in chips.items() if number]
    for index, (colour, number) in enumerate(shown):
        yield Placed(left + 58 + 88 * index, middle, Chip(colour, 60, str(number)), "card")
