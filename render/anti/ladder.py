"""The rents on a title card of Anti-Monopoly: the column of the seat's own role large, that of the other small beside it."""

import math
from collections.abc import Iterator
from typing import Final

from msgspec import Struct

from bot.engine.games.anti.roles import COMPETITOR, MONOPOLIST
from bot.engine.rules import Deed
from bot.engine.view import View
from render.anti.facts import UTILITY, Step, column
from render.anti.spaces import deed_icon
from render.captions import money
from render.deed_card import Place
from render.fonts import width
from render.rows import line
from render.scene import Placed
from render.sprites.buildings import Signs
from render.sprites.marks import Mark
from render.sprites.plain import Panel, Text
from render.street.deed_card import FOOT, HEAD, MOST_TIMES
from render.street.sums import money_sum, sum_width
from render.words import Words, fixed

_SHARE: Final = 0.645  # of the card's width, for the large column
_MOST: Final = 38  # from row to row at most
_TOP: Final = 31  # height of a column's head
_WORDS: Final = {
    "rent": "picture-rent",
    "alone": "picture-alone",
    "monopoly": "picture-monopoly",
    "any": "picture-any-number",
}


class _Band(Struct, frozen=True):
    """Where a column stands: its edges, where its rows begin, the height of one, the size of its words, and its ground."""

    left: int
    right: int
    top: float
    pitch: float
    size: int
    ground: str
    large: bool


def columns(view: View, deed: Deed, at: Place, role: str, words: Words) -> Iterator[Placed]:
    """Both columns; the rent that is due now stands on a dark row."""
    own = role or COMPETITOR
    other = COMPETITOR if own == MONOPOLIST else MONOPOLIST
    top, bottom = at.y + at.px(HEAD + 7), at.y + at.height - at.px(FOOT + 5)
    split = at.x + round(at.width * _SHARE)
    yield Placed(
        split, top, Panel(at.x + at.width - at.px(10) - split, bottom - top, "card_dim", at.px(10), False), "card"
    )
    for mark, left, right, ground in (
        (own, at.x + at.px(10), split - at.px(8), "card"),
        (other, split, at.x + at.width - at.px(10), "card_dim"),
    ):
        steps = column(view, deed, mark)
        room = bottom - top - at.px(_TOP)
        pitch = min(at.px(_MOST), room / len(steps))
        start = top + at.px(_TOP) + (room - pitch * len(steps)) / 2
        large = ground == "card"
        size = min(at.px(24 if large else 18), round(pitch * 0.77))
        yield from _column(view, deed, mark, steps, _Band(left, right, start, pitch, size, ground, large), at, words)


def _column(
    view: View, deed: Deed, mark: str, steps: list[Step], band: _Band, at: Place, words: Words
) -> Iterator[Placed]:
    """The head with the mark of the role, and a row for each rent."""
    grey = deed.id in view.mortgaged
    radius = at.px(12 if band.large else 10)
    y = at.y + at.px(HEAD + 7 + _TOP // 2)
    yield Placed(band.left + at.px(15) + radius // 2, y, Mark(mark, radius, dim=grey), band.ground)
    if band.large:
        left = band.left + at.px(24) + 2 * radius
        name = fixed(words, f"role-{mark}")
        yield line(
            name, left, y, band.right - left, "Bold", at.px(21), "ink3" if grey else f"mark.{mark}.words", band.ground
        )
    for index, step in sorted(enumerate(steps), key=lambda it: it[1].due):  # the dark row covers its neighbours' edges
        yield from _step(view, deed, step, round(band.top + band.pitch * (index + 0.5)), band, at, words)


def _step(view: View, deed: Deed, step: Step, y: int, band: _Band, at: Place, words: Words) -> Iterator[Placed]:
    grey = deed.id in view.mortgaged
    ground = "due" if step.due else band.ground
    ink = "due_ink" if step.due else "ink3" if grey else "ink" if band.large else "ink2"
    size = band.size
    if step.due:
        tall = max(round(band.pitch) - 2, math.ceil(size * 1.3) + 1)
        yield Placed(band.left, y - tall // 2, Panel(band.right - band.left, tall, "due", at.px(8), False), band.ground)
    left, right = band.left + at.px(13 if band.large else 9), band.right - at.px(12 if band.large else 9)
    if deed.kind == UTILITY:
        text = f"×{step.amount}"  # noqa: RUF001 - the sign of multiplication
        yield Placed(right, y, Text(text, "Bold" if band.large else "Medium", size, ink, "right"), ground)
        used = round(width(MOST_TIMES, "Bold", size)) + at.px(10)
        yield Placed(right - used - size, y, Signs(("die",), size, ink), ground)
        used += size + at.px(8)
    else:
        face = "Bold" if band.large else "Medium"
        amount = money(words, view.rules.board, step.amount)
        yield from money_sum(amount, right, y, face, size, ink, ground, (right - left) * 0.62)  # type: ignore[arg-type]
        used = round(sum_width(amount, face, size)) + at.px(8)  # type: ignore[arg-type]
    signs = _signs(view, deed, step, band, ink, ground, room=right - left - used)
    if signs is not None:
        yield Placed(left, y, signs, ground)
        left += signs.width + at.px(9)
    label, room = _WORDS.get(step.sign), right - used - left
    if label and band.large and room > at.px(36):
        yield line(fixed(words, label), left, y, room, "Medium", min(at.px(21), size), ink, ground)


def _signs(view: View, deed: Deed, step: Step, band: _Band, ink: str, ground: str, room: int) -> Signs | None:
    """What a row is for, in signs no wider than there is room."""
    plain = ink != "ink" and not (ink == "ink2" and not band.large)
    match step.sign:
        case "rent":
            return None
        case "alone" | "monopoly":
            names, colour = ("card",) * step.count, f"set.{deed.group}.line"
        case "house":
            names, colour = ("house",) * step.count, "house_sign"
        case "apartment":
            names, colour = ("hotel",), "hotel_sign"
        case _:
            names, colour = _kinds(view, deed)[: step.count], "ink2"
    size = round(band.size * 0.84)
    signs = Signs(names, size, ink if plain else colour, ground)
    while signs.width > room and size > 8:
        size -= 1
        signs = Signs(names, size, ink if plain else colour, ground)
    return signs


def _kinds(view: View, deed: Deed) -> tuple[str, ...]:
    """The icons of all deeds of a group, this one's first."""
    group = view.rules.groups[deed.group].deeds
    others = [view.rules.deeds[name] for name in group if name != deed.id]
    return tuple(deed_icon(view.rules, it) for it in (deed, *others))
