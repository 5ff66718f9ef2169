"""A title deed of a street board as a card: its set, name, rents, price, price of a house, and mortgage."""

from collections.abc import Iterator
from typing import Final

from bot.engine.rules import Deed
from bot.engine.view import View
from render.captions import money
from render.deed_card import Place
from render.rows import line, name_lines
from render.scene import Placed
from render.sprites.plain import Disc, Icon, Label, Panel, Rule
from render.street.dress import Dress
from render.street.names import short
from render.street.sums import money_sum, sum_width
from render.words import Words, fixed

HEAD: Final = 64
FOOT: Final = 46
MOST_TIMES: Final = "×10"  # noqa: RUF001 - the sign of multiplication
"""The widest factor of a throw: the dice before all of them stand below each other."""


def card(view: View, deed_id: str, at: Place, mark: str, words: Words, dress: Dress) -> Iterator[Placed]:
    """The card, as it looks to a seat with that mark; the rent that is due now stands on a dark row."""
    deed = view.rules.deeds[deed_id]
    mortgaged = deed_id in view.mortgaged
    colour = f"set.{deed.group}"
    strip = f"{colour}.faded" if mortgaged else colour
    panel = Panel(at.width, at.height, "card", at.px(18), True, "", 0, at.px(HEAD), strip)
    yield Placed(at.x, at.y, panel)
    yield from _heading(view, deed, at, strip, words, dress)
    yield from dress.ladder(view, deed, at, mark, words)
    yield from _foot(view, deed, at, words)
    if mortgaged:
        middle = at.y + at.px(HEAD) + (at.height - at.px(HEAD + FOOT)) // 2
        label = Label(fixed(words, "picture-mortgaged"), "lock", at.px(22), "slate", "white")
        yield Placed(at.x + at.width // 2, middle, label)


def _heading(view: View, deed: Deed, at: Place, strip: str, words: Words, dress: Dress) -> Iterator[Placed]:
    middle = at.y + at.px(HEAD) // 2
    ink = f"{strip}.ink"
    icon = dress.icon(view.rules, deed)
    letter = "" if icon else view.rules.groups[deed.group].letter
    yield Placed(at.x + at.px(37), middle, Disc(at.px(19), "white", "on_white", letter, icon), strip)
    room = at.width - at.px(66) - at.px(14)
    name = short(words, view.rules.board, deed.id)
    below = dress.subtitle(view.rules, deed)
    if not below:
        yield from name_lines(name, at.x + at.px(66), middle, room, (at.px(30), at.px(23)), ink, strip)
        return
    yield line(below, at.x + at.px(66), middle + at.px(16), room, "Medium", at.px(20), ink, strip)
    yield line(name, at.x + at.px(66), middle - at.px(11), room, "Bold", at.px(28), ink, strip)


def _foot(view: View, deed: Deed, at: Place, words: Words) -> Iterator[Placed]:
    """The price, what a house costs, and what the bank lends or wants back."""
    board, mortgaged = view.rules.board, deed.id in view.mortgaged
    yield Placed(at.x + at.px(20), at.y + at.height - at.px(FOOT), Rule(at.width - at.px(40), 2), "card")
    y = at.y + at.height - at.px(FOOT) // 2 + 1
    parts = [("tag", money(words, board, deed.price))]
    parts += [("house", f"+{money(words, board, deed.house)}")] if deed.house else []
    parts.append(
        ("lock-open", money(words, board, deed.redeem)) if mortgaged else ("lock", money(words, board, deed.mortgage))
    )
    size = at.px(22)
    gap, icon = at.px(7), at.px(19)
    room = at.width - at.px(48)
    while size > 11 and sum(icon + gap + sum_width(text, "Medium", size) for _, text in parts) > room - 12:
        size -= 1
    lengths = [icon + gap + sum_width(text, "Medium", size) for _, text in parts]
    between = (room - sum(lengths)) / max(1, len(parts) - 1)
    left = float(at.x + at.px(24))
    for (name, text), length in zip(parts, lengths, strict=True):
        yield Placed(round(left + icon / 2), y, Icon(name, icon, "ink2"), "card")
        yield from money_sum(text, left + icon + gap, y, "Medium", size, "ink2", "card", align="left")
        left += length + between
