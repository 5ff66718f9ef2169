"""The picture of a whole street board: what changes from frame to frame, laid over the empty board."""

from collections.abc import Iterator, Sequence
from typing import Final

from bot.engine.view import View
from render.ring import Side, Slot
from render.scene import Placed, Scene
from render.seating import Look
from render.sprites.buildings import Tray
from render.sprites.pieces import Pin, Tip
from render.sprites.track import Ring
from render.street import layout
from render.street.back import back
from render.street.centre import centre
from render.street.dress import Dress
from render.theme import Theme
from render.words import Words

_TIPS: Final[dict[Side, Tip]] = {"bottom": "down", "left": "left", "top": "up", "right": "right"}


def scene(view: View, names: Sequence[str], words: Words, theme: Theme, dress: Dress) -> Scene:
    """The draw list of the board."""
    seats = dress.looks(view, names, words)
    slots = layout.track().slots
    standing = _standing(view, seats)
    front = [
        *_deeds(view, seats, slots, words, dress),
        *centre(view, seats, words, dress),
        *_corners(view, seats, slots, standing, words, dress),
        *_reached(view, seats, slots, dress),
        *_lane(slots, standing),
    ]
    return Scene(back(view.rules, words, theme, dress), tuple(front))


def _deeds(view: View, seats: Sequence[Look], slots: Sequence[Slot], words: Words, dress: Dress) -> Iterator[Placed]:
    """The deeds that somebody owns."""
    for name, owner in view.owners.items():
        deed, look = view.rules.deeds[name], seats[owner]
        slot = slots[deed.pos]
        plain = dress.lot(view.rules, deed, slot, words)
        level, mortgaged = dress.level(view, name), name in view.mortgaged
        owned = plain.owned(look.token, look.colour, level, mortgaged=mortgaged, mark=look.mark)
        yield Placed(slot.x, slot.y, owned, "page")


def _standing(view: View, seats: Sequence[Look]) -> dict[int, list[Look]]:
    """The seats whose tokens stand on each space, prisoners left out."""
    found: dict[int, list[Look]] = {}
    for look, it in zip(seats, view.seats, strict=True):
        if not it.bankrupt and not it.jailed:
            found.setdefault(it.at, []).append(look)
    return found


def _corners(
    view: View,
    seats: Sequence[Look],
    slots: Sequence[Slot],
    standing: dict[int, list[Look]],
    words: Words,
    dress: Dress,
) -> Iterator[Placed]:
    """The corners that anybody stands on, or on which something changes."""
    inside = [seats[seat] for seat, it in enumerate(view.seats) if it.jailed and not it.bankrupt]
    for space in view.rules.spaces:
        slot = slots[space.pos]
        if slot.side != "corner":
            continue
        here = _seated(standing.get(space.pos, ()))
        caught = _seated(inside) if space.kind == "jail" else []
        sprite = dress.peopled(view, space, slot.width, here, caught, words)
        if sprite is not None:
            yield Placed(slot.x, slot.y, sprite, "page")


def _seated(here: Sequence[Look]) -> list[tuple[str, str, str]]:
    return [(look.token, look.colour, look.mark) for look in here]


def _reached(view: View, seats: Sequence[Look], slots: Sequence[Slot], dress: Dress) -> Iterator[Placed]:
    """The ring around the space of the seat whose turn it is."""
    if not (view.ending or view.seats[view.turn].bankrupt or dress.phase(view)):
        slot = slots[view.seats[view.turn].at]
        yield Placed(slot.x, slot.y, Ring(slot.width, slot.height, seats[view.turn].colour, 9))


def _lane(slots: Sequence[Slot], standing: dict[int, list[Look]]) -> Iterator[Placed]:
    """The tokens in front of the spaces of the sides: pins, or trays where many stand."""
    counts = {pos: len(here) for pos, here in standing.items() if slots[pos].side != "corner"}
    for it in layout.gatherings(counts):
        here = standing[it.pos]
        if not it.tray:
            for look, (x, y) in zip(here, layout.pair(slots[it.pos], len(here), it.x, it.y), strict=True):
                yield Placed(x, y, Pin(look.token, look.colour, layout.PIN, _TIPS[it.side], look.mark))
            continue
        across, toward = it.side in {"top", "bottom"}, 1 if it.side in {"bottom", "right"} else -1
        yield Placed(it.x, it.y, Tray(tuple(_seated(here)), layout.SMALL, across, it.tip, toward))
