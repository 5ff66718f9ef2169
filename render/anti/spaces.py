"""The spaces of Anti-Monopoly: what stands on them, and their corners with everybody who is there."""

from collections.abc import Hashable
from typing import Final

from bot.engine.games.anti.owned import own_rules
from bot.engine.games.anti.roles import COMPETITOR, MONOPOLIST
from bot.engine.rules import Deed, Rules, Space
from render.captions import money
from render.ring import Slot
from render.scene import Sprite
from render.sprites.corners import ThreeWays, Turning, Way
from render.sprites.lots import Lot, Stop
from render.street.layout import Seated, halved, on_corner, strip, visiting
from render.street.names import corner_name, deed_name, stop_name, turning_name
from render.words import Words, said

_ICONS: Final = {
    "us_railroad": "train",
    "us_bus_company": "bus",
    "us_air_line": "plane",
    "us_trucking_company": "truck",
    "us_electric_company": "lightbulb",
    "us_gas_company": "fire-flame-simple",
}
_BOARD_ICONS: Final = {
    "ro": {"us_railroad": "plane", "us_bus_company": "train", "us_air_line": "ship"},
    "de": {
        "us_railroad": "plane",
        "us_bus_company": "train-tram",
        "us_air_line": "train",
        "us_trucking_company": "bus",
    },
}
_TAX_ICONS: Final = {"income_tax": "coins", "property_tax": "receipt"}
_HALF: Final = 64  # room for the name of a part of the corner


def lot(rules: Rules, deed: Deed, slot: Slot, words: Words) -> Lot:
    """A deed's space while the bank owns it; a street has a box where monopolists build."""
    name = deed_name(words, rules.board, deed.id)
    letter = rules.groups[deed.group].letter
    price = money(words, rules.board, deed.price)
    plain = Lot(slot.width, slot.height, slot.side, deed.group, letter, deed_icon(rules, deed), name, price)
    return plain if not deed.house else plain.with_box(MONOPOLIST)


def deed_icon(rules: Rules, deed: Deed) -> str:
    """The icon of a transport or utility company, by what it is on this board; empty for streets, which have a letter."""
    return _BOARD_ICONS.get(rules.board, {}).get(deed.id) or _ICONS.get(deed.id, "")


def printed(rules: Rules) -> Hashable:
    """What the empty board shows of the game's own rules."""
    own = own_rules(rules)
    return own.currency, tuple(own.taxes.items()), own.foundation_fee


def space(rules: Rules, space: Space, slot: Slot, words: Words) -> Sprite:
    """A space without a deed, as it is printed."""
    if slot.side == "corner":
        return _corner(rules, space, slot.width, (), words)
    name = stop_name(words, rules.board, space.id)
    tax = own_rules(rules).taxes.get(space.id)
    if tax is None:
        return Stop(slot.width, slot.height, space.kind, "", name, marks=(COMPETITOR, MONOPOLIST))
    return Stop(slot.width, slot.height, space.kind, _TAX_ICONS[space.id], name, money(words, rules.board, tax))


def peopled(rules: Rules, space: Space, size: int, here: Seated, held: Seated, words: Words) -> Sprite | None:
    """A corner with those who stand on it and are held there; None where there is nobody."""
    if not (here or held):
        return None
    if space.kind == "jail":
        return _three_ways(rules, space, size, here, held, words)
    return _corner(rules, space, size, here, words)


def _corner(rules: Rules, space: Space, size: int, here: Seated, words: Words) -> Sprite:
    kind, board, taken = space.kind, rules.board, strip(len(here))
    if kind == "jail":
        return _three_ways(rules, space, size, here, (), words)
    name = turning_name(words, board, space, size, (44.0, 22.0), crowded=bool(taken))
    figure = said(words, "picture-space-go-money", amount=money(words, board, rules.go)) if kind == "go" else ""
    return Turning(size, kind, name, figure, taken, on_corner(size, here))


def _three_ways(rules: Rules, space: Space, size: int, here: Seated, held: Seated, words: Words) -> ThreeWays:
    """Monopolists in prison above, competitors in the price war below, sightseers around them."""
    ways = []
    for number, role in enumerate((MONOPOLIST, COMPETITOR)):
        part = own_rules(rules).roles[role].corner
        caption = corner_name(words, rules.board, part, _HALF, 18, 2)
        inside = [it for it in held if it[2] == role]
        ways.append(
            Way(role, caption, not own_rules(rules).roles[role].collects_detained, halved(size, number, inside))
        )
    name = None if len(here) > 2 else corner_name(words, rules.board, space.id, size - 14, 20, 1)
    return ThreeWays(size, name, (ways[0], ways[1]), visiting(size, here))
