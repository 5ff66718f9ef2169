"""The picture of a hand in classic Monopoly: a seat's deeds with their rent ladders, its cash, worth and kept cards."""

from collections.abc import Iterator, Sequence
from typing import Final

from bot.engine.view import View
from render.captions import money
from render.classic.deed_card import card
from render.classic.facts import worth_of
from render.classic.sums import money_sum, sum_width
from render.deed_card import Place
from render.fonts import width
from render.ring import SIZE
from render.rows import line
from render.scene import Back, Placed, Scene
from render.seating import Look, looks
from render.sprites.pieces import TokenDisc
from render.sprites.plain import Icon, Text
from render.words import Words, fixed, said

MARGIN: Final = 28
HEAD: Final = 116
GAP: Final = 14
_WIDE: Final = 372
_HIGH: Final = 324
_FEW: Final = 6  # up to so many deeds stand large


def scene(view: View, seat: int, names: Sequence[str], words: Words) -> Scene:
    """The draw list of a seat's hand."""
    look = looks(view, names, words)[seat]
    held = sorted(
        (deed for deed, owner in view.owners.items() if owner == seat), key=lambda it: view.rules.deeds[it].pos
    )
    a_row = 3 if len(held) <= _FEW else 4
    wide = (SIZE - 2 * MARGIN - GAP * (a_row - 1)) // a_row
    scale = wide / _WIDE
    high = round(_HIGH * scale)
    rows = -(-len(held) // a_row) if held else 1
    front = [*_head(view, look, len(held), words)]
    for index, deed in enumerate(held):
        row, column = divmod(index, a_row)
        x, y = MARGIN + column * (wide + GAP), HEAD + row * (high + GAP)
        front += card(view, deed, Place(x, y, wide, high, scale), words)
    height = HEAD + rows * (high + GAP) + 8
    if not held:
        height = HEAD + 160
        text = Text(fixed(words, "picture-no-deeds"), "Regular", 32, "ink2", "middle")
        front.append(Placed(SIZE // 2, HEAD + 66, text, "page"))
    return Scene(Back(SIZE, height, "page", ()), tuple(front))


def _head(view: View, look: Look, deeds: int, words: Words) -> Iterator[Placed]:
    yield Placed(MARGIN + 42, 62, TokenDisc(look.token, look.colour, 41), "page")
    left, right = MARGIN + 100, SIZE - MARGIN
    board = view.rules.board
    for amount, key in ((worth_of(view, look.seat), "picture-worth"), (view.seats[look.seat].cash, "picture-cash")):
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
    yield line(look.name, left, 46, room, "Black", 44, "ink", "page")
    yield line(said(words, "picture-deeds", count=deeds), left, 88, room, "Regular", 26, "ink2", "page")
