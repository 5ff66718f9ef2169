"""A title deed of classic Monopoly as a card: its set, name, rent ladder, price, price of a house, and mortgage."""

import math
from collections.abc import Iterator

from bot.engine.rules import Deed
from bot.engine.view import View
from render.captions import money
from render.classic.back import deed_icon
from render.classic.facts import Step, ladder
from render.classic.names import short
from render.classic.sums import money_sum, sum_width
from render.deed_card import Place
from render.fonts import width
from render.rows import line, name_lines
from render.scene import Placed
from render.sprites.buildings import Signs
from render.sprites.plain import Disc, Icon, Label, Panel, Rule, Text
from render.theme import mix
from render.words import Words, fixed

HEAD = 64
FOOT = 46


def card(view: View, deed_id: str, at: Place, words: Words) -> Iterator[Placed]:
    """The card; the rent that is due now stands on a dark row."""
    deed = view.rules.deeds[deed_id]
    mortgaged = deed_id in view.mortgaged
    colour = f"set.{deed.group}"
    strip = mix(colour, "card", 40) if mortgaged else colour
    panel = Panel(at.width, at.height, "card", at.px(18), True, "", 0, at.px(HEAD), strip)
    yield Placed(at.x, at.y, panel)
    yield from _heading(view, deed, at, strip, words)
    yield from _ladder(view, deed, at, words)
    yield from _foot(view, deed, at, words)
    if mortgaged:
        middle = at.y + at.px(HEAD) + (at.height - at.px(HEAD + FOOT)) // 2
        label = Label(fixed(words, "picture-mortgaged"), "lock", at.px(26), "slate", "white")
        yield Placed(at.x + at.width // 2, middle, label)


def _heading(view: View, deed: Deed, at: Place, strip: str, words: Words) -> Iterator[Placed]:
    middle = at.y + at.px(HEAD) // 2
    ink = f"set.{deed.group}.ink"
    icon = deed_icon(deed)
    letter = "" if icon else view.rules.groups[deed.group].letter
    yield Placed(at.x + at.px(37), middle, Disc(at.px(19), "white", "ink", letter, icon), strip)
    room = at.width - at.px(66) - at.px(14)
    name = short(words, view.rules.board, deed.id)
    yield from name_lines(name, at.x + at.px(66), middle, room, (at.px(30), at.px(23)), ink, strip)


def _ladder(view: View, deed: Deed, at: Place, words: Words) -> Iterator[Placed]:
    steps = ladder(view, deed)
    top, bottom = at.y + at.px(HEAD + 8), at.y + at.height - at.px(FOOT + 6)
    pitch = min(at.px(46), (bottom - top) / len(steps))
    start = top + (bottom - top - pitch * len(steps)) / 2
    grey = deed.id in view.mortgaged
    for index, step in sorted(enumerate(steps), key=lambda it: it[1].due):  # the dark row covers its neighbours' edges
        y = round(start + pitch * (index + 0.5))
        yield from _step(view, deed, step, at, y, round(pitch) - 2, words, grey=grey)


def _step(
    view: View, deed: Deed, step: Step, at: Place, y: int, high: int, words: Words, *, grey: bool
) -> Iterator[Placed]:
    ground = "ink" if step.due else "card"
    ink = "white" if step.due else "ink3" if grey else "ink"
    size = min(at.px(25), round(high * 0.88))
    if step.due:
        tall = max(high, math.ceil(size * 1.3) + 1)
        panel = Panel(at.width - at.px(20), tall, "ink", at.px(8), False)
        yield Placed(at.x + at.px(10), y - tall // 2, panel, "card")
    left, right = at.x + at.px(24), at.x + at.width - at.px(24)
    signs = _signs(deed, step, round(size * 0.86), ink, grey=grey)
    if deed.kind == "utility":
        text = f"×{step.amount}"  # noqa: RUF001 - the sign of multiplication
        yield Placed(right, y, Text(text, "Bold", size, ink, "right"), ground)
        used = round(width(text, "Bold", size)) + at.px(24)
        yield Placed(right - used - size, y, Signs(("die",), size, ink), ground)
    else:
        amount = money(words, view.rules.board, step.amount)
        yield from money_sum(amount, right, y, "Bold", size, ink, ground, at.width * 0.56)
        used = round(sum_width(amount, "Bold", size)) + at.px(10)
    if signs is not None:
        yield Placed(left, y, signs, ground)
        left += signs.width + at.px(12)
    label = {"rent": "picture-rent", "set": "picture-full-set"}.get(step.sign)
    room = right - used - left
    if label and room > at.px(40):
        yield line(fixed(words, label), left, y, room, "Medium", min(at.px(22), size), ink, ground)


def _signs(deed: Deed, step: Step, size: int, ink: str, *, grey: bool) -> Signs | None:
    """What a row is for, in signs."""
    ground = "ink" if step.due else "card"
    plain = step.due or grey
    match step.sign:
        case "rent":
            return None
        case "set":
            return Signs(("card",) * step.count, size, ink if plain else f"set.{deed.group}", ground)
        case "house" | "hotel":
            return Signs((step.sign,) * step.count, size, ink if plain else step.sign, ground)
        case "utility":
            return Signs(("faucet-drip", "lightbulb")[: step.count], size, ink, ground)
        case _:
            return Signs((deed_icon(deed),) * step.count, size, ink, ground)


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
