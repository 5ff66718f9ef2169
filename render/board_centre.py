"""The centre of the board picture: whose turn it is and what is waited for, the dice, what paid, and the seats' cards."""

from collections.abc import Iterator, Sequence

from bot.engine.games.builder.owned import own_rules, own_state
from bot.engine.view import View
from render.board_layout import (
    CARD_HEIGHT,
    CARDS_TOP,
    HEAD_HEIGHT,
    HEAD_TOP,
    LEFT,
    RIGHT,
    card_spans,
)
from render.captions import awaited, awaited_seats, money
from render.fit import fit
from render.fonts import Face, width
from render.rows import headed, name_lines
from render.scene import Placed
from render.seating import Look
from render.sprites.pieces import GAIN_HEIGHT, Chip, Die, Gain, NoChip, TokenDisc
from render.sprites.plain import Icon, Panel, Text
from render.theme import Theme
from render.words import Words, fixed, said

_HEAD = 46  # height of the coloured part of a seat's card


def centre(view: View, seats: Sequence[Look], words: Words, theme: Theme) -> Iterator[Placed]:
    """Everything in the centre but the header and the island."""
    yield from _gains(view, seats)
    for look, (left, wide) in zip(seats, card_spans(len(seats)), strict=True):
        yield from _card(view, look, left, wide, words, theme)


def figures(text: str, x: float, y: int, face: Face, size: int, colour: str, ground: str) -> Iterator[Placed]:
    """A sum about a middle, each sign a sprite of its own, so that new sums need no new sprites."""
    advances = [width(char, face, size) for char in text]
    left = x - sum(advances) / 2
    for char, advance in zip(text, advances, strict=True):
        if char.strip():
            yield Placed(round(left + advance / 2), y, Text(char, face, size, colour, "middle"), ground)
        left += advance


# --- the header


def header(view: View, seats: Sequence[Look], words: Words, theme: Theme) -> Iterator[Placed]:
    """Whose turn it is and what is waited for, or who has won; on the right the dice."""
    middle = HEAD_TOP + HEAD_HEIGHT // 2
    right = RIGHT - 22
    if view.throw:
        yield from _throw(view, right, middle, theme)
        right -= 66 * len(view.throw) + 80
    lead = seats[view.winners[0]] if view.winners else seats[view.turn]
    yield Placed(LEFT + 54, middle, TokenDisc(lead.token, lead.colour, 37), "card")
    left = LEFT + 106
    room = right - left - 8
    size = theme.type.title
    sizes = size, theme.type.caption
    heading = headed(lambda name: _heading(view, name, words), lead.name, room, sizes, "Bold")
    line = Text(heading.lines[0], "Bold", heading.size, "ink", "left", heading.squeeze)
    yield Placed(left, middle - (10 if view.ending else 24), line, "card")  # leaves room for a flag below
    if not view.ending:
        asked = awaited_seats(view)
        others = [seats[seat] for seat in asked] if set(asked) - {view.turn} else []
        yield from _awaited(view, others, left, middle + 24, room, words, theme)


def _heading(view: View, name: str, words: Words) -> str:
    if not view.ending:
        return said(words, "picture-turn", name=name)
    if not view.winners:
        return fixed(words, "picture-stopped")
    return said(words, "picture-wins", name=name) if len(view.winners) == 1 else fixed(words, "picture-shared")


def _awaited(
    view: View, others: Sequence[Look], left: int, y: int, room: int, words: Words, theme: Theme
) -> Iterator[Placed]:
    """What is waited for; before it the tokens of those who are asked, if it is not the turn's seat alone."""
    text = awaited(view, words)
    if not text:
        return
    size = theme.type.caption
    used = 38 * len(others) + 4 if others else 0
    if width(text, "Medium", size) * 0.7 > room - used:  # the words come first; the cards show who is asked
        others, used = (), 0
    for index, look in enumerate(others):
        yield Placed(left + 17 + index * 38, y, TokenDisc(look.token, look.colour, 17), "card")
    caption = fit(text, "Medium", room - used, size, size, 1, 0.66)
    yield Placed(
        left + used, y, Text(caption.lines[0], "Medium", caption.size, "ink2", "left", caption.squeeze), "card"
    )


def _throw(view: View, right: int, middle: int, theme: Theme) -> Iterator[Placed]:
    """The dice of the last throw and their sum."""
    yield from figures(str(sum(view.throw)), right - 32, middle, "Black", theme.type.total, "ink", "card")
    for index, value in enumerate(reversed(view.throw)):
        yield Placed(right - 74 - 31 - index * 68, middle, Die(value, 60), "card")


# --- what the last throw paid


def _gains(view: View, seats: Sequence[Look]) -> Iterator[Placed]:
    """One pill for each seat whose deeds paid: its token and the chips' shapes."""
    paid = _paid(view, seats)
    for index, (seat, colours) in enumerate(paid):
        look = seats[seat]
        pill = Gain(look.token, look.colour, tuple(colours))
        left = LEFT if index % 2 == 0 else RIGHT - pill.width
        yield Placed(left, HEAD_TOP + HEAD_HEIGHT + 11 + (GAIN_HEIGHT + 7) * (index // 2), pill)


def _paid(view: View, seats: Sequence[Look]) -> list[tuple[int, list[str]]]:
    """The seats that took chips on the last throw, with the colours."""
    total = sum(view.throw)
    if not total:
        return []
    if total == own_rules(view.rules).own_total:
        return [(look.seat, [look.colour]) for look in seats if not view.seats[look.seat].bankrupt]
    found: dict[int, list[str]] = {}
    for deed, owner in view.owners.items():
        if view.rules.deeds[deed].total == total and deed not in view.mortgaged:
            found.setdefault(owner, []).append(view.rules.deeds[deed].colour)
    return sorted(found.items())


# --- the seats' cards


def _card(view: View, look: Look, left: int, wide: int, words: Words, theme: Theme) -> Iterator[Placed]:
    seat = view.seats[look.seat]
    active = look.seat in view.winners if view.ending else look.seat == view.turn
    colour = f"chip.{look.colour}"
    card = "card_dim" if seat.bankrupt else "card"
    strip = colour if active else f"{colour}.tint"
    if seat.bankrupt:
        strip = "track"
    frame = f"{colour}.line" if active else ""
    panel = Panel(wide, CARD_HEIGHT, card, theme.space.card, True, frame, head=_HEAD, head_colour=strip)
    yield Placed(left, CARDS_TOP, panel)
    yield from _card_head(view, look, left, wide, strip, theme, active=active)
    middle = left + wide / 2
    ink = "ink3" if seat.bankrupt else "ink"
    cash = money(words, view.rules.board, seat.cash)
    size = theme.type.cash
    while width(cash, "Black", size) > wide - 16:
        size -= 1
    yield from figures(cash, middle, CARDS_TOP + _HEAD + 30, "Black", size, ink, card)
    chips = own_state(view).chips[look.seat]
    pitch = min(46, (wide - 12) / len(chips))
    for index, (tint, number) in enumerate(chips.items()):
        x = round(middle + (index - (len(chips) - 1) / 2) * pitch)
        sprite = Chip(tint, 33, str(number)) if number else NoChip(tint, 33)
        yield Placed(x, CARDS_TOP + _HEAD + 77, sprite, card)


def _card_head(
    view: View, look: Look, left: int, wide: int, strip: str, theme: Theme, *, active: bool
) -> Iterator[Placed]:
    seat = view.seats[look.seat]
    y = CARDS_TOP + _HEAD // 2 + (1 if active else 0)
    edge = 2 if active else 0
    disc = TokenDisc(look.token, look.colour, 17, edge, dim=seat.bankrupt)
    yield Placed(left + 26, y, disc, strip)
    mark = _mark(view, look.seat, active=active)
    room = wide - 52 - (34 if mark else 10)
    ink = f"chip.{look.colour}.ink" if active else ("ink2" if seat.bankrupt else "ink")
    yield from name_lines(look.name, left + 51, y, room, (theme.type.seat, 19), ink, strip)
    if mark:
        yield Placed(left + wide - 21, y, Icon(mark, 20, ink), strip)


def _mark(view: View, seat: int, *, active: bool) -> str:
    """The sign on a seat's card."""
    if view.ending and active:
        return "trophy"
    if view.seats[seat].bankrupt:
        return "ban"
    if seat in awaited_seats(view):
        return "play" if active else "hourglass-half"
    return ""
