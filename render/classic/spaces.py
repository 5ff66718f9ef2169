"""The spaces of classic Monopoly: what stands on them, and their corners with everybody who is there."""

from collections.abc import Hashable
from typing import Final

from bot.engine.rules import ClassicRules, Deed, Rules, Space
from render.captions import money
from render.ring import Slot
from render.scene import Sprite
from render.sprites.corners import Standing, Turning
from render.sprites.lots import Lot, Stop
from render.street.layout import Seated, imprisoned, on_corner, strip, visiting
from render.street.names import corner_name, deed_name, stop_name, turning_name
from render.words import Words, said

CORNERS: Final = frozenset({"go", "jail", "parking", "go_to_jail"})
_STOP_ICONS: Final = {"chance": "question", "chest": "gift", "tax": "coins"}
_OWN_ICONS: Final = {"luxury_tax": "gem", "water_works": "faucet-drip", "electric_company": "lightbulb"}
_KIND_ICONS: Final = {"railroad": "train", "utility": "lightbulb"}


def rules_of(rules: Rules) -> ClassicRules:
    """The part that only classic has.

    Raises:
        TypeError: another game's rules.
    """
    if not isinstance(rules.own, ClassicRules):
        raise TypeError("these are not the rules of classic Monopoly")
    return rules.own


def printed(rules: Rules) -> Hashable:
    """What the empty board shows of classic's own rules."""
    own = rules_of(rules)
    return tuple((space, tax.amount) for space, tax in own.taxes.items()), own.scale


def space(rules: Rules, space: Space, slot: Slot, words: Words) -> Sprite:
    """A space without a deed, as it is printed."""
    if space.kind in CORNERS:
        return corner(rules, space, slot.width, words)
    tax = rules_of(rules).taxes.get(space.id)
    figure = money(words, rules.board, tax.amount) if tax else ""
    name = stop_name(words, rules.board, space.id)
    return Stop(slot.width, slot.height, space.kind, _OWN_ICONS.get(space.id, _STOP_ICONS[space.kind]), name, figure)


def peopled(rules: Rules, space: Space, size: int, here: Seated, held: Seated, pot: int, words: Words) -> Sprite | None:
    """A corner with visitors and prisoners, or with what lies on Free Parking; None where there is nothing."""
    money_there = pot if space.kind == "parking" else 0
    if not (here or held or money_there):
        return None
    if space.kind == "jail":
        return corner(rules, space, size, words, visiting(size, here), imprisoned(size, held))
    return corner(rules, space, size, words, on_corner(size, here), (), strip(len(here)), money_there)


def lot(rules: Rules, deed: Deed, slot: Slot, words: Words) -> Lot:
    """A deed's space while the bank owns it."""
    name = deed_name(words, rules.board, deed.id)
    letter = rules.groups[deed.group].letter
    price = money(words, rules.board, deed.price)
    return Lot(slot.width, slot.height, slot.side, deed.group, letter, deed_icon(deed), name, price)


def deed_icon(deed: Deed) -> str:
    """The icon of a station or utility; empty for streets, which have a letter."""
    return _OWN_ICONS.get(deed.id, _KIND_ICONS.get(deed.kind, ""))


def corner(
    rules: Rules,
    space: Space,
    size: int,
    words: Words,
    tokens: tuple[Standing, ...] = (),
    prisoners: tuple[Standing, ...] = (),
    strip: int = 0,
    pot: int = 0,
) -> Turning:
    """A corner with everybody on it."""
    kind, board = space.kind, rules.board
    if kind == "jail":
        name = None if len(tokens) > 2 else corner_name(words, board, space.id, size - 14, 20, 2)
        return Turning(size, kind, name, "", 0, tokens, prisoners)
    name = turning_name(words, board, space, size, (56.0, 24.0), crowded=bool(strip))
    figure = said(words, "picture-space-go-money", amount=money(words, board, rules.go)) if kind == "go" else ""
    if kind == "parking" and pot:
        figure = money(words, board, pot)
    return Turning(size, kind, name, figure, strip, tokens)
