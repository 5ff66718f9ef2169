"""The rent ladder on a title deed of classic Monopoly."""

import math
from collections.abc import Iterator

from bot.engine.rules import Deed
from bot.engine.view import View
from render.captions import money
from render.classic.facts import Step, ladder
from render.classic.spaces import deed_icon
from render.deed_card import Place
from render.fonts import width
from render.rows import line
from render.scene import Placed
from render.sprites.buildings import Signs
from render.sprites.plain import Panel, Text
from render.street.deed_card import FOOT, HEAD, MOST_TIMES
from render.street.sums import money_sum, sum_width
from render.words import Words, fixed


def rungs(view: View, deed: Deed, at: Place, words: Words) -> Iterator[Placed]:
    """All rents, from the least to the most; the one that is due now stands on a dark row."""
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
    ground = "due" if step.due else "card"
    ink = "due_ink" if step.due else "ink3" if grey else "ink"
    size = min(at.px(25), round(high * 0.88))
    if step.due:
        tall = max(high, math.ceil(size * 1.3) + 1)
        panel = Panel(at.width - at.px(20), tall, "due", at.px(8), False)
        yield Placed(at.x + at.px(10), y - tall // 2, panel, "card")
    left, right = at.x + at.px(24), at.x + at.width - at.px(24)
    signs = _signs(deed, step, round(size * 0.86), ink, grey=grey)
    if deed.kind == "utility":
        text = f"×{step.amount}"  # noqa: RUF001 - the sign of multiplication
        yield Placed(right, y, Text(text, "Bold", size, ink, "right"), ground)
        used = round(width(MOST_TIMES, "Bold", size)) + at.px(16)
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
    ground = "due" if step.due else "card"
    plain = step.due or grey
    match step.sign:
        case "rent":
            return None
        case "set":
            return Signs(("card",) * step.count, size, ink if plain else f"set.{deed.group}.line", ground)
        case "house" | "hotel":
            return Signs((step.sign,) * step.count, size, ink if plain else f"{step.sign}_sign", ground)
        case "utility":
            return Signs(("faucet-drip", "lightbulb")[: step.count], size, ink, ground)
        case _:
            return Signs((deed_icon(deed),) * step.count, size, ink, ground)
