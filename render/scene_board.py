"""The picture of the whole board: what changes from frame to frame, laid over the empty board."""

from collections.abc import Iterator, Sequence
from typing import Final

from bot.engine.games.builder.owned import own_state
from bot.engine.view import View
from render.board_back import back, corner_sprite, deed_sprite
from render.board_centre import centre, header
from render.board_layout import chip_places, corner_places, pin_places, prisoner_places, track, visitor_places
from render.ring import Side, Slot
from render.scene import Cluster, Placed, Scene
from render.seating import Look, looks
from render.sprites.pieces import Chip, Pin, Tip, TokenDisc
from render.sprites.track import CELL_EDGE, Bars, Ring, cell_side
from render.theme import Theme
from render.towers import board_towers
from render.words import Words

_TIPS: Final[dict[Side, Tip]] = {"bottom": "down", "left": "left", "top": "up", "right": "right"}


def scene(view: View, names: Sequence[str], words: Words, theme: Theme) -> Scene:
    """The draw list of the board."""
    seats = looks(view, names, words)
    slots = track(len(view.rules.spaces), theme).slots
    front: list[Placed | Cluster] = [*_deeds(view, seats, slots, words, theme)]
    front += board_towers(view, seats)
    front += header(view, seats, words, theme)
    front += centre(view, seats, words, theme)
    front += _chips(view, slots)
    front += _tokens(view, seats, slots, words)
    return Scene(back(view.rules, words, theme), tuple(front))


def paying(view: View) -> frozenset[str]:
    """The deeds that paid chips on the last throw."""
    total = sum(view.throw)
    return frozenset(
        deed for deed in view.owners if deed not in view.mortgaged and total and view.rules.deeds[deed].total == total
    )


def _deeds(view: View, seats: Sequence[Look], slots: Sequence[Slot], words: Words, theme: Theme) -> Iterator[Placed]:
    """The deeds that somebody owns."""
    paid = paying(view)
    for deed_id, owner in view.owners.items():
        deed = view.rules.deeds[deed_id]
        slot = slots[deed.pos]
        sprite = deed_sprite(view.rules, deed, slot, words, theme)
        look = seats[owner]
        mortgaged = deed_id in view.mortgaged
        owned = sprite.owned(look.token, look.colour, mortgaged=mortgaged, paid=deed_id in paid)
        yield Placed(slot.x, slot.y, owned, "page")


def _standing(view: View) -> dict[int, list[int]]:
    """The seats whose tokens stand on each space, prisoners left out."""
    found: dict[int, list[int]] = {}
    for seat, it in enumerate(view.seats):
        if not it.bankrupt and not it.jailed:
            found.setdefault(it.at, []).append(seat)
    return found


def _tokens(view: View, seats: Sequence[Look], slots: Sequence[Slot], words: Words) -> Iterator[Placed]:
    standing = _standing(view)
    jail = view.rules.jail.pos
    for position, here in standing.items():
        slot = slots[position]
        if position == jail:
            yield from _visitors(view, [seats[seat] for seat in here], slot, words)
        elif slot.side == "corner":
            yield from _on_corner(view, [seats[seat] for seat in here], slot, position, words)
    yield from _prisoners(view, seats, slots[jail])
    if not view.ending and not view.seats[view.turn].bankrupt:
        slot = slots[view.seats[view.turn].at]
        yield Placed(slot.x, slot.y, Ring(slot.width, slot.height, seats[view.turn].colour, 9))
    for position, here in standing.items():
        slot = slots[position]
        if slot.side != "corner":
            yield from _pins([seats[seat] for seat in here], slot)


def _pins(here: Sequence[Look], slot: Slot) -> Iterator[Placed]:
    for look, ((x, y), radius) in zip(here, pin_places(slot, len(here)), strict=True):
        yield Placed(round(x), round(y), Pin(look.token, look.colour, radius, _TIPS[slot.side]))


def _on_corner(view: View, here: Sequence[Look], slot: Slot, position: int, words: Words) -> Iterator[Placed]:
    kind = view.rules.spaces[position].kind
    yield Placed(slot.x, slot.y, corner_sprite(view.rules, kind, slot.width, words, len(here)), "page")
    for look, ((x, y), radius) in zip(here, corner_places(slot, len(here)), strict=True):
        ground = {"go": "go_tint", "go_to_jail": "to_jail_tint"}.get(kind, "space")
        yield Placed(round(x), round(y), TokenDisc(look.token, look.colour, radius, 3), ground)


def _visitors(view: View, here: Sequence[Look], slot: Slot, words: Words) -> Iterator[Placed]:
    yield Placed(slot.x, slot.y, corner_sprite(view.rules, "jail", slot.width, words, len(here)), "page")
    for look, ((x, y), radius) in zip(here, visitor_places(slot, len(here), cell_side(slot.width)), strict=True):
        yield Placed(round(x), round(y), TokenDisc(look.token, look.colour, radius, 3), "jail_tint")


def _prisoners(view: View, seats: Sequence[Look], slot: Slot) -> Iterator[Placed]:
    side = cell_side(slot.width)
    inside = [seats[seat] for seat, it in enumerate(view.seats) if it.jailed and not it.bankrupt]
    for look, ((x, y), radius) in zip(inside, prisoner_places(slot, len(inside), side), strict=True):
        yield Placed(round(x), round(y), TokenDisc(look.token, look.colour, radius, 3), "")
    if inside:
        yield Placed(slot.x + slot.width - side + CELL_EDGE, slot.y + CELL_EDGE, Bars(side - 2 * CELL_EDGE))


def _chips(view: View, slots: Sequence[Slot]) -> Iterator[Placed]:
    """Chips that lie about, each colour once with its number."""
    standing = _standing(view)
    for position, chips in own_state(view).lying.items():
        held = [(colour, number) for colour, number in chips.items() if number]
        places = chip_places(slots[position], len(held), len(standing.get(position, ())))
        for (colour, number), ((x, y), size) in zip(held, places, strict=True):
            yield Placed(round(x), round(y), Chip(colour, size, str(number), 3))
