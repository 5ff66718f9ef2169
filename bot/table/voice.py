"""One table's way of speaking: its words, its seats' names and its board's nouns, put together once and handed about.

Owns: how seats, money, places, dice, chips, cards and bundles are said inside a sentence. It says nothing about what happened.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from bot.engine.actions import Bundle
from bot.engine.effects import MoveToSpace
from bot.engine.games import GAMES
from bot.engine.games.builder.owned import own_rules
from bot.engine.games.classic.levels import HOTELS, HOUSE
from bot.engine.games.classic.speed_die import BUS, MOVE_ON
from bot.engine.rules import AntiRules, Card, ClassicRules, RoleRules, Rules
from bot.engine.state import BANK, HOTEL, AntiState
from bot.engine.view import View
from bot.i18n import Words

_SUMS: Final = ("amount", "house", "hotel")
"""Sums that a card's effect can have, under these names."""
_COUNTS: Final = ("least",)
"""Plain numbers that it can have."""
APARTMENT: Final = "apartment"
"""What stands on a street where a game of roles has no more room for houses."""


@dataclass(frozen=True, slots=True)
class Voice:
    """The words of a language, bound to a table.

    Attributes:
        words: the catalog, bound to the table's board.
        names: each seat's name, already safe to show; it may be bold.
        rules: what the table plays by.
        roles: each seat's role, empty where it has none; nothing at all where a game has no roles.
    """

    words: Words
    names: Sequence[str]
    rules: Rules
    roles: Sequence[str] = ()

    @classmethod
    def of(cls, view: View, names: Sequence[str], words: Words) -> "Voice":
        """The voice of the table that this view shows."""
        roles = view.own.roles if isinstance(view.own, AntiState) else ()
        return cls(words.for_rules(view.rules), names, view.rules, roles)

    def seat(self, seat: int) -> str:
        """A seat's name, or the bank's; a neutral word where the name is empty."""
        if seat == BANK:
            return self.words("the-bank")
        name = self.names[seat] if 0 <= seat < len(self.names) else ""
        return name or self.words("seat-unnamed", number=seat + 1)

    def seats(self, seats: Iterable[int]) -> str:
        """Several seats' names as a list."""
        return self.several([self.seat(seat) for seat in seats])

    def several(self, parts: Sequence[str]) -> str:
        """Parts joined as the language joins them; empty: the word for nothing."""
        return several(self.words, parts)

    def money(self, amount: int) -> str:
        """A sum in the board's currency and scale."""
        return self.words.money(amount)

    def place(self, space: str) -> str:
        """The name of a space or of its deed."""
        return self.words.place(space)

    def at(self, pos: int) -> str:
        """The name of the space at a position."""
        return self.place(self.rules.spaces[pos].id)

    def group(self, group: str) -> str:
        """The name of a set."""
        return self.words.group(group)

    def of_group(self, key: str) -> str:
        """The key of words about a set of deeds: another one where sets are cities."""
        return f"{key}-city" if isinstance(self.rules.own, AntiRules) else key

    def role(self, seat: int) -> str:
        """What a seat is called by its role; empty where it has none."""
        role = self.roles[seat] if 0 <= seat < len(self.roles) else ""
        return self.words(f"role-{role}") if role else ""

    def asked_of(self, seat: int) -> RoleRules | None:
        """What the rules ask of a seat's role, where it has one."""
        own = self.rules.own
        if not isinstance(own, AntiRules) or not 0 <= seat < len(self.roles):
            return None
        return own.roles.get(self.roles[seat])

    def held(self, key: str, seat: int, how: str = "") -> tuple[str, dict[str, str]]:
        """The key of words about a seat that is sent to jail, in it or leaves it, and what they need.

        Where a role is held elsewhere they name that place; `how` tells words about jail apart.
        """
        role = self.asked_of(seat)
        if role is not None:
            return f"{key}-corner", {"corner": self.words(f"corner-{role.corner}")}
        return (f"{key}-{how}" if how else key), {}

    def colour(self, colour: str) -> str:
        """The name of a chip colour."""
        return self.words(f"colour-{colour}")

    def dice(self, dice: Sequence[int]) -> str:
        """A throw in words; equal dice are called doubles. A third die is the speed die."""
        first, *others = dice
        if not others:
            return self.words("dice-one", first=first)
        second, *more = others
        if more:
            return self._with_speed_die(first, second, more[0])
        if first == second:
            return self.words("dice-double", first=first)
        return self.words("dice-plain", first=first, second=second)

    def _with_speed_die(self, first: int, second: int, face: int) -> str:
        key = "dice-speed-bus" if face in BUS else "dice-speed-on" if face == MOVE_ON else "dice-speed"
        params = {"first": first, "second": second}
        return self.words(key, **params, third=face) if key == "dice-speed" else self.words(key, **params)

    def chips(self, chips: Mapping[str, int]) -> str:
        """Chips by colour, in the rules' order (`2 red and 1 green`); empty: the word for nothing."""
        return self.several(self._heaps(chips))

    def _heaps(self, chips: Mapping[str, int]) -> list[str]:
        order = [colour for colour in GAMES[self.rules.game].chip_kinds(self.rules) if chips.get(colour)]
        return [self.words(f"chips-{colour}", count=chips[colour]) for colour in order]

    @property
    def auctions(self) -> bool:
        """Whether a deed that isn't bought is auctioned at this table."""
        match self.rules.own:
            case ClassicRules(auctions=auctions):
                return auctions
            case AntiRules():
                return False
            case _:
                return True

    def verb(self, verb: str) -> str:
        """What an action is called in “you can: …”."""
        return self.words("verb-decline-plain" if verb == "decline" and not self.auctions else f"verb-{verb}")

    def lot(self, lot: str) -> str:
        """What is up for auction: a deed, or a building that the bank is short of."""
        return self.buildings(lot, 1) if lot in {HOUSE, HOTELS} else self.place(lot)

    def building(self, what: str) -> str:
        """The name of a kind of building."""
        return self.words(f"building-{what}")

    def buildings(self, what: str, count: int) -> str:
        """So many houses or hotels."""
        return self.words(f"buildings-{what}", count=count)

    def level(self, level: int, seat: int) -> str:
        """What stands on a street of this seat (`3 houses`)."""
        role = self.asked_of(seat)
        if role is not None:
            return self.buildings(APARTMENT, 1) if level > role.houses else self.buildings(HOUSE, level)
        return self.buildings(HOTELS, 1) if level == HOTEL else self.buildings(HOUSE, level)

    def cell(self, cell: str) -> str:
        """A foundation's name as the island shows it."""
        return self.words("cell", column=cell[:1], row=cell[1:])

    def card(self, card: str) -> str:
        """A card's short title."""
        return self.words.card(card)

    def card_text(self, card: str) -> str:
        """What a card says, in our words, with its own sums and the place it leads to."""
        params: dict[str, object] = {}
        for effect in _effects(self.rules, card):
            params |= {it: self.money(getattr(effect, it)) for it in _SUMS if hasattr(effect, it)}
            params |= {it: getattr(effect, it) for it in _COUNTS if hasattr(effect, it)}
            if isinstance(effect, MoveToSpace):
                params["place"] = self.place(effect.space)
        return self.words(f"card-{card}-text", **params)

    def bundle(self, bundle: Bundle) -> str:
        """One side of a trade (`120M, Boardwalk and 2 red`); empty: the word for nothing."""
        parts = [self.money(bundle.cash)] if bundle.cash else []
        parts += [self.place(deed) for deed in bundle.deeds]
        parts += [self.card(card) for card in bundle.cards]
        return self.several(parts + self._heaps(bundle.chips))

    def cost(self, height: int) -> str:
        """What a floor costs in chips (`1 red, 1 green and 1 of any colour`)."""
        cost = own_rules(self.rules).floors[height - 1]
        parts = self._heaps(cost.chips)
        if cost.any:
            parts.append(self.words("cost-any", count=cost.any))
        return self.several(parts)


def _effects(rules: Rules, card: str) -> Iterable[object]:
    cards: Iterable[Card] = (it for deck in rules.decks.values() for it in deck.cards)
    return next((it.effects for it in cards if it.id == card), ())


def several(words: Words, parts: Sequence[str]) -> str:
    """Parts joined as the language joins them; empty: the word for nothing."""
    if not parts:
        return words("nothing")
    *rest, last = parts
    if not rest:
        return last
    text = words("list-two", first=rest[-1], second=last)
    for part in reversed(rest[:-1]):
        text = words("list-more", first=part, rest=text)
    return text
