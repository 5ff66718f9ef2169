"""The picture of the whole classic board: what changes from frame to frame, laid over the empty board."""

from collections.abc import Iterator, Sequence
from typing import Final

from bot.engine.view import View
from render.classic import layout
from render.classic.back import back, corner, lot
from render.classic.centre import centre
from render.classic.facts import held
from render.ring import Side, Slot
from render.scene import Placed, Scene
from render.seating import Look, looks
from render.sprites.buildings import Tray
from render.sprites.pieces import Pin, Tip
from render.sprites.track import Ring
from render.theme import Theme
from render.words import Words

_TIPS: Final[dict[Side, Tip]] = {"bottom": "down", "left": "left", "top": "up", "right": "right"}


def scene(view: View, names: Sequence[str], words: Words, theme: Theme) -> Scene:
    """The draw list of the board."""
    seats = looks(view, names, words)
    slots = layout.track().slots
    standing = _standing(view, seats)
    front = [
        *_deeds(view, seats, slots, words),
        *centre(view, seats, words),
        *_corners(view, seats, slots, standing, words),
        *_reached(view, seats, slots),
        *_lane(slots, standing),
    ]
    return Scene(back(view.rules, words, theme), tuple(front))


def _deeds(view: View, seats: Sequence[Look], slots: Sequence[Slot], words: Words) -> Iterator[Placed]:
    """The deeds that somebody owns."""
    buildings = held(view).buildings
    for name, owner in view.owners.items():
        deed, look = view.rules.deeds[name], seats[owner]
        slot = slots[deed.pos]
        plain = lot(view.rules, deed, slot, words)
        level = buildings.get(name, 0)
        owned = plain.owned(look.token, look.colour, level, mortgaged=name in view.mortgaged)
        yield Placed(slot.x, slot.y, owned, "page")


def _standing(view: View, seats: Sequence[Look]) -> dict[int, list[Look]]:
    """The seats whose tokens stand on each space, prisoners left out."""
    found: dict[int, list[Look]] = {}
    for look, it in zip(seats, view.seats, strict=True):
        if not it.bankrupt and not it.jailed:
            found.setdefault(it.at, []).append(look)
    return found


def _corners(
    view: View, seats: Sequence[Look], slots: Sequence[Slot], standing: dict[int, list[Look]], words: Words
) -> Iterator[Placed]:
    """The corners that anybody, or money, lies on."""
    inside = [seats[seat] for seat, it in enumerate(view.seats) if it.jailed and not it.bankrupt]
    pot = held(view).pot
    for space in view.rules.spaces:
        slot = slots[space.pos]
        here = _pairs(standing.get(space.pos, ()))
        caught = _pairs(inside) if space.kind == "jail" else []
        money = pot if space.kind == "parking" else 0
        if slot.side != "corner" or not (here or caught or money):
            continue
        size = slot.width
        if space.kind == "jail":
            placed = layout.visiting(size, here)
            sprite = corner(view.rules, space, size, words, placed, layout.imprisoned(size, caught))
        else:
            placed = layout.on_corner(size, here)
            sprite = corner(view.rules, space, size, words, placed, (), layout.strip(len(here)), money)
        yield Placed(slot.x, slot.y, sprite, "page")


def _pairs(here: Sequence[Look]) -> list[tuple[str, str]]:
    return [(look.token, look.colour) for look in here]


def _reached(view: View, seats: Sequence[Look], slots: Sequence[Slot]) -> Iterator[Placed]:
    """The ring around the space of the seat whose turn it is."""
    if not view.ending and not view.seats[view.turn].bankrupt:
        slot = slots[view.seats[view.turn].at]
        yield Placed(slot.x, slot.y, Ring(slot.width, slot.height, seats[view.turn].colour, 9))


def _lane(slots: Sequence[Slot], standing: dict[int, list[Look]]) -> Iterator[Placed]:
    """The tokens in front of the spaces of the sides: pins, or trays where many stand."""
    counts = {pos: len(here) for pos, here in standing.items() if slots[pos].side != "corner"}
    for it in layout.gatherings(counts):
        here = standing[it.pos]
        if not it.tray:
            for look, (x, y) in zip(here, layout.pair(slots[it.pos], len(here), it.x, it.y), strict=True):
                yield Placed(x, y, Pin(look.token, look.colour, layout.PIN, _TIPS[it.side]))
            continue
        across, toward = it.side in {"top", "bottom"}, 1 if it.side in {"bottom", "right"} else -1
        yield Placed(it.x, it.y, Tray(tuple(_pairs(here)), layout.SMALL, across, it.tip, toward))
