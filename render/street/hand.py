"""The picture of a hand on a street board: a seat's deeds with their rent ladders, its cash, worth and kept cards."""

from collections.abc import Iterator, Sequence
from typing import Final

from bot.engine.view import View
from render.captions import money
from render.deed_card import Place
from render.fonts import width
from render.ring import SIZE
from render.rows import headed, line, stacked
from render.scene import Back, Placed, Scene
from render.seating import Look
from render.sprites.pieces import TokenDisc
from render.sprites.plain import Icon, Text
from render.street.deed_card import card
from render.street.dress import Dress
from render.street.sums import money_sum, sum_width
from render.words import Words, fixed, said

MARGIN: Final = 28
HEAD: Final = 116
GAP: Final = 14
_WIDE: Final = 372
_FEW: Final = 6  # up to so many deeds stand large
_SMALL: Final = 1.09  # what more height small cards have, so that the dark row leaves its neighbours room


def scene(view: View, seat: int, names: Sequence[str], words: Words, dress: Dress) -> Scene:
    """The draw list of a seat's hand."""
    look = dress.looks(view, names, words)[seat]
    held = sorted(
        (deed for deed, owner in view.owners.items() if owner == seat), key=lambda it: view.rules.deeds[it].pos
    )
    a_row = 3 if len(held) <= _FEW else 4
    wide = (SIZE - 2 * MARGIN - GAP * (a_row - 1)) // a_row
    scale = wide / _WIDE
    high = round(dress.card_height * scale * (1 if a_row == 3 else _SMALL))
    rows = -(-len(held) // a_row) if held else 1
    front = [*_head(view, look, len(held), words, dress)]
    for index, deed in enumerate(held):
        row, column = divmod(index, a_row)
        x, y = MARGIN + column * (wide + GAP), HEAD + row * (high + GAP)
        front += card(view, deed, Place(x, y, wide, high, scale), look.mark, words, dress)
    height = HEAD + rows * (high + GAP) + 8
    if not held:
        height = HEAD + 160
        text = Text(fixed(words, "picture-no-deeds"), "Regular", 32, "ink2", "middle")
        front.append(Placed(SIZE // 2, HEAD + 66, text, "page"))
    return Scene(Back(SIZE, height, "page", ()), tuple(front))


def _head(view: View, look: Look, deeds: int, words: Words, dress: Dress) -> Iterator[Placed]:
    yield Placed(MARGIN + 42, 62, TokenDisc(look.token, look.colour, 41, mark=look.mark, badge=True), "page")
    left, right = MARGIN + 100, SIZE - MARGIN
    board = view.rules.board
    sums = ((dress.worth(view, look.seat), dress.worth_key), (view.seats[look.seat].cash, "picture-cash"))
    for amount, key in sums:
        text, label = money(words, board, amount), fixed(words, key)
        yield from money_sum(text, right, 46, "Black", 42, "ink", "page")
        yield Placed(right, 88, Text(label, "Regular", 26, "ink2", "right"), "page")
        right -= round(max(sum_width(text, "Black", 42), width(label, "Regular", 26))) + 56
    cards = len(view.seats[look.seat].cards)
    if cards:
        yield Placed(right - 6, 46, Text(str(cards), "Black", 42, "ink", "right"), "page")
        yield Placed(right - 32 - round(width(str(cards), "Black", 42)), 46, Icon("key", 34, "ink2"), "page")
        right -= 110
    room = max(180, right - left)
    yield from stacked(headed(str, look.name, room, (44, 32), "Black"), left, 46, "Black", "ink", "page")
    about = " · ".join([*dress.about(view, look.seat, words), said(words, "picture-deeds", count=deeds)])
    yield line(about, left, 88, room, "Regular", 26, "ink2", "page")
