"""Where tokens go on a street board: the deeds ahead of each space, and how often a turn ends on each deed.

Nothing here looks at a position, so what is made of the rules is made once.
"""

from collections.abc import Callable
from typing import Final, TypeVar

from bot.engine.effects import Effect, GoToJail, MoveBack, MoveToNext, MoveToSpace
from bot.engine.rules import Card, Deed, Rules, Space

Lore = TypeVar("Lore")

Ahead = list[list[tuple[str, Deed, float]]]
"""The deeds that a throw may reach, with the chances, by position."""

THROWS: Final = tuple((total, (6 - abs(total - 7)) / 36) for total in range(2, 13))
"""The totals of two dice with their chances."""

ROUNDS: Final = 60
"""So many moves even out where the tokens started."""

MANY: Final = 64
"""Lores that are kept at once."""


def known(make: Callable[[Rules], Lore]) -> Callable[[Rules], Lore]:
    """A memo of what is made of rules, by identity, as rules are frozen and a table keeps one of them."""
    kept: dict[int, tuple[Rules, Lore]] = {}

    def lore_of(rules: Rules) -> Lore:
        found = kept.get(id(rules))
        if found is None or found[0] is not rules:
            if len(kept) >= MANY:
                kept.clear()
            found = kept[id(rules)] = rules, make(rules)
        return found[1]

    return lore_of


def deeds_ahead(rules: Rules) -> Ahead:
    """The deeds that a throw may reach, with the chances, from each position."""
    return [_ahead(rules, at) for at in range(len(rules.spaces))]


def visits(rules: Rules) -> dict[str, float]:
    """How often a turn ends a move on each deed's space, in the long run."""
    ends = _visits(rules)
    return {deed.id: ends[deed.pos] for deed in rules.deeds.values()}


def _ahead(rules: Rules, at: int) -> list[tuple[str, Deed, float]]:
    """The deeds that a throw may reach from a position."""
    size = len(rules.spaces)
    reached = [(rules.spaces[(at + total) % size].deed, chance) for total, chance in THROWS]
    return [(deed, rules.deeds[deed], chance) for deed, chance in reached if deed is not None]


def _visits(rules: Rules) -> list[float]:
    """How often a move ends on each space, in the long run."""
    size = len(rules.spaces)
    moves = [_from(rules, start) for start in range(size)]
    found = [1 / size] * size
    for _ in range(ROUNDS):
        after = [0.0] * size
        for share, move in zip(found, moves, strict=True):
            for pos, chance in move.items():
                after[pos] += share * chance
        found = after
    return found


def _from(rules: Rules, start: int) -> dict[int, float]:
    """Where a throw from a space leads, with the chances."""
    found: dict[int, float] = {}
    for total, chance in THROWS:
        pos = (start + total) % len(rules.spaces)
        for end, part in _land(rules, pos):
            found[end] = found.get(end, 0.0) + chance * part
    return found


def _land(rules: Rules, pos: int) -> list[tuple[int, float]]:
    """Where a token that lands on a space ends, with the chances."""
    space = rules.spaces[pos]
    if space.kind == "go_to_jail":
        return [(rules.jail.pos, 1.0)]
    cards = _cards(rules, space)
    if not cards:
        return [(pos, 1.0)]
    return [(_sent(rules, pos, card.effects), 1 / len(cards)) for card in cards]


def _cards(rules: Rules, space: Space) -> list[Card]:
    """The cards that may be drawn on a space; where the deck depends on who draws, those of all decks."""
    if space.deck is None and space.kind != "card":
        return []
    decks = rules.decks.values() if space.deck is None else (rules.decks[space.deck],)
    return [card for deck in decks for card in deck.cards for _ in range(card.copies)]


def _sent(rules: Rules, pos: int, effects: tuple[Effect, ...]) -> int:
    """Where a card's effects put a token."""
    size = len(rules.spaces)
    for effect in effects:
        match effect:
            case MoveToSpace(space):
                return next(it.pos for it in rules.spaces if it.id == space)
            case MoveToNext(kind, _, _):
                return min((it.pos for it in rules.spaces if it.kind == kind), key=lambda at: (at - pos - 1) % size)
            case MoveBack(count):
                return (pos - count) % size
            case GoToJail():
                return rules.jail.pos
            case _:
                pass
    return pos
