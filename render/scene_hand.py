"""The picture of a hand: a seat's deeds with their rents, its cash, chips, blocks and kept cards."""

from collections.abc import Iterator, Sequence
from typing import Final

from bot.engine.games.builder.owned import own_state
from bot.engine.view import View
from render.captions import money
from render.deed_card import Place, deed_card
from render.fonts import width
from render.ring import SIZE
from render.rows import chip_row, headed, line, stacked
from render.scene import Back, Placed, Scene
from render.seating import Look, looks
from render.sprites.pieces import CardBack, TokenDisc
from render.sprites.plain import Icon, Panel, Text
from render.words import Words, fixed

MARGIN: Final = 28
HEAD: Final = 124
GAP: Final = 16
CARD_HEIGHT: Final = 220
KEPT_HEIGHT: Final = 112
CARD_ICONS: Final = {"get_out_of_jail_free": "key", "forced_trade": "arrow-right-arrow-left"}


def scene(view: View, seat: int, names: Sequence[str], words: Words) -> Scene:
    """The draw list of a seat's hand."""
    look = looks(view, names, words)[seat]
    held = sorted(
        (deed for deed, owner in view.owners.items() if owner == seat), key=lambda it: view.rules.deeds[it].pos
    )
    a_row = 3 if len(held) <= 9 else 4  # three rows of three are still large
    rows = -(-len(held) // a_row) if held else 1
    cards = view.seats[seat].cards
    height = HEAD + rows * (CARD_HEIGHT + GAP) + (KEPT_HEIGHT + GAP if cards else 0) + 12
    front = [*_head(view, look, len(held), words), *_deeds(view, held, a_row, words)]
    if not held:
        middle = HEAD + CARD_HEIGHT // 2
        front.append(
            Placed(SIZE // 2, middle, Text(fixed(words, "picture-no-deeds"), "Regular", 32, "ink2", "middle"), "page")
        )
    if cards:
        front += _kept(cards, HEAD + rows * (CARD_HEIGHT + GAP), words)
    return Scene(Back(SIZE, height, "page", ()), tuple(front))


def _head(view: View, look: Look, deeds: int, words: Words) -> Iterator[Placed]:
    yield Placed(MARGIN + 42, 64, TokenDisc(look.token, look.colour, 42), "page")
    left = MARGIN + 102
    blocks = own_state(view).blocks[look.seat]
    below = f"{words('picture-deeds', count=deeds)} · {words('picture-blocks', count=blocks)}"
    right = SIZE - MARGIN
    chips = own_state(view).chips[look.seat]
    yield from chip_row(chips, right, 64, 62, "page")
    cash = money(words, view.rules.board, view.seats[look.seat].cash)
    middle = right - 88 * len(chips) - 24
    yield Placed(middle, 46, Text(cash, "Black", 46, "ink", "right"), "page")
    label = fixed(words, "picture-cash")
    yield Placed(middle, 88, Text(label, "Regular", 27, "ink2", "right"), "page")
    room = middle - max(width(cash, "Black", 46), width(label, "Regular", 27)) - 40 - left
    yield from stacked(headed(str, look.name, room, (44, 32), "Black"), left, 46, "Black", "ink", "page")
    yield line(below, left, 88, room, "Regular", 27, "ink2", "page")


def _deeds(view: View, held: Sequence[str], a_row: int, words: Words) -> Iterator[Placed]:
    wide = (SIZE - 2 * MARGIN - GAP * (a_row - 1)) // a_row
    for index, deed in enumerate(held):
        row, column = divmod(index, a_row)
        x, y = MARGIN + column * (wide + GAP), HEAD + row * (CARD_HEIGHT + GAP)
        yield from deed_card(view, deed, Place(x, y, wide, CARD_HEIGHT), words)


def _kept(cards: Sequence[str], top: int, words: Words) -> Iterator[Placed]:
    """Kept cards in one row, each kind once with its number."""
    yield Placed(MARGIN, top, Panel(SIZE - 2 * MARGIN, KEPT_HEIGHT, "card", 18))
    kinds = list(dict.fromkeys(cards))
    room = (SIZE - 2 * MARGIN) // max(2, len(kinds))
    middle = top + KEPT_HEIGHT // 2
    for index, card in enumerate(kinds):
        left = MARGIN + 24 + index * room
        yield Placed(left + 28, middle, CardBack(CARD_ICONS.get(card, "question"), 56, 76, "card_back"), "card")
        x = left + 76
        count = cards.count(card)
        if count > 1:
            yield Placed(x, middle, Text(str(count), "Black", 34, "ink"), "card")
            yield Placed(x + round(width(str(count), "Black", 34)) + 18, middle, Icon("xmark", 16, "ink2"), "card")
            x += 62
        yield line(fixed(words, f"card-{card}"), x, middle, left + room - 30 - x, "Bold", 29, "ink", "card")
