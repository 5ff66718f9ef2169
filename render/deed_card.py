"""A title deed as a card: its set, name, rents, what it yields, its price and mortgage."""

from collections.abc import Iterator

from msgspec import Struct

from bot.engine.games.builder.owned import own_rules
from bot.engine.rules import Deed
from bot.engine.view import View
from render.captions import money, place
from render.fonts import Face, width
from render.rows import line, name_lines, signed
from render.scene import Placed
from render.sprites.pieces import Chip
from render.sprites.plain import Disc, Label, Panel, Rule, Text
from render.words import Words, fixed


class Place(Struct, frozen=True):
    """Where a card goes, and its scale: 1 has a heading of 62 px."""

    x: int
    y: int
    width: int
    height: int
    scale: float = 1.0

    def px(self, size: float) -> int:
        """A size in px at this scale."""
        return round(size * self.scale)


def deed_card(view: View, deed_id: str, at: Place, words: Words) -> Iterator[Placed]:
    """The card; for an owned deed the rent that is due now stands on a dark row."""
    deed = view.rules.deeds[deed_id]
    mortgaged = deed_id in view.mortgaged
    colour = f"set.{deed.group}"
    head = at.px(62)
    strip = f"{colour}.faded" if mortgaged else colour
    panel = Panel(at.width, at.height, "card", at.px(18), True, "", 0, head, strip)
    yield Placed(at.x, at.y, panel)
    yield from _heading(view, deed, at, strip, words)
    yield from _rents(view, deed, at, head, words)
    yield from _foot(view, deed, at, words)
    if mortgaged:
        middle = at.y + head + (at.height - head - at.px(58)) // 2
        label = Label(fixed(words, "picture-mortgaged"), "lock", at.px(21), "slate", "white")
        yield Placed(at.x + at.px(12) + label.width // 2, middle + 2, label)


def _heading(view: View, deed: Deed, at: Place, strip: str, words: Words) -> Iterator[Placed]:
    middle = at.y + at.px(31)
    ink = f"{strip}.ink"
    letter = view.rules.groups[deed.group].letter
    yield Placed(at.x + at.px(32), middle, Disc(at.px(19), "white", "on_white", letter), strip)
    room = at.width - at.px(62) - at.px(68)
    yield from name_lines(
        place(words, view.rules, deed.id), at.x + at.px(62), middle, room, (at.px(30), at.px(22)), ink, strip
    )
    if deed.colour:
        yield Placed(at.x + at.width - at.px(35), middle, Chip(deed.colour, at.px(38), str(deed.total), 3), strip)


def _rents(view: View, deed: Deed, at: Place, head: int, words: Words) -> Iterator[Placed]:
    """One row for each rent of the ladder, a lone deed's first."""
    owner = view.owners.get(deed.id)
    grown = at.scale > 1 and bool(deed.colour)
    group = view.rules.groups[deed.group].deeds
    whole = owner is not None and all(view.owners.get(it) == owner for it in group)
    foot = at.px(58)
    pitch = (at.height - head - foot) // (len(deed.rent) + grown)
    pad = at.px(26)
    grey = deed.id in view.mortgaged
    for index, rent in enumerate(deed.rent):
        y = at.y + head + pitch * index + pitch // 2 + 2
        due = owner is not None and not grey and index == int(whole)
        ground = "due" if due else "card"
        ink = "due_ink" if due else "ink3" if grey else "ink"
        if due:
            yield Placed(
                at.x + at.px(12), y - at.px(21), Panel(at.width - at.px(24), at.px(42), "due", at.px(10), False)
            )
        sum_text = money(words, view.rules.board, rent)
        yield Placed(at.x + at.width - pad, y, Text(sum_text, "Bold", at.px(28), ink, "right"), ground)
        left = at.x + pad
        if grey:  # the label stands here
            continue
        if index:
            yield from _set_mark(deed, len(group), left, y, at, ground)
            left += at.px(16) * len(group) + at.px(10)
        label = fixed(words, "picture-full-set" if index else "picture-rent")
        room = at.x + at.width - pad - width(sum_text, "Bold", at.px(28)) - at.px(16) - left
        yield line(label, left, y, room, "Medium", at.px(25), ink, ground)
    if grown:
        yield from _yields(view, deed, at, at.y + head + pitch * len(deed.rent) + pitch // 2, words)


def _yields(view: View, deed: Deed, at: Place, y: int, words: Words) -> Iterator[Placed]:
    """The chips that the deed gives, and on which total."""
    size = at.px(32)
    for step in range(own_rules(view.rules).yield_):
        yield Placed(at.x + at.px(26) + size // 2 + round(size * 1.3) * step, y, Chip(deed.colour, size), "card")
    label = words("picture-on-total", total=deed.total)
    yield Placed(at.x + at.width - at.px(26), y, Text(label, "Bold", at.px(28), "ink", "right"), "card")


def _set_mark(deed: Deed, count: int, left: int, y: int, at: Place, ground: str) -> Iterator[Placed]:
    """As many small cards as the set has deeds."""
    colour = "due_ink" if ground == "due" else f"set.{deed.group}.line"
    for step in range(count):
        card = Panel(at.px(13), at.px(24), colour, at.px(3), False)
        yield Placed(left + at.px(16) * step, y - at.px(12), card, ground)


def _foot(view: View, deed: Deed, at: Place, words: Words) -> Iterator[Placed]:
    """Price, and what the bank gives for it or wants to give it back."""
    board = view.rules.board
    mortgaged = deed.id in view.mortgaged
    y = at.y + at.height - at.px(29)
    yield Placed(at.x + at.px(20), at.y + at.height - at.px(58), Rule(at.width - at.px(40), 2), "card")
    size = at.px(24)
    yield from signed("tag", money(words, board, deed.price), at.x + at.px(26), y, size, "ink2", "card")
    value = money(words, board, deed.redeem if mortgaged else deed.mortgage)
    face: Face = "Bold" if mortgaged else "Medium"
    left = at.x + at.width - at.px(26) - round(size * 1.35 + width(value, "Bold", size))
    yield from signed("lock-open" if mortgaged else "lock", value, left, y, size, "ink2", "card", face)
