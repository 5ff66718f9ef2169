"""Going back to an earlier position of the same game.

Owns what an undo gives back, and what it never does: numbers of decisions go on, so that controls of the position that was left are
known as old; the counter of chance goes on, so that later throws are new; cards that nobody has seen are shuffled again. Who may go
back, and how far, is decided above.
"""

from collections.abc import Mapping, Sequence
from typing import Final, TypeVar

from msgspec.structs import replace

from bot.engine.chance import shuffled
from bot.engine.events import CardDrawn, DeedDealt, DiceRolled, Event, StartThrown
from bot.engine.rules import Rules
from bot.engine.state import Claim, Offer, Seeded, State

N = TypeVar("N", Claim, Offer)

CHANCE: Final = (StartThrown, DiceRolled, CardDrawn, DeedDealt)
"""The events by which chance comes up."""


def by_chance(events: Sequence[Event]) -> bool:
    """Whether chance came up: dice were thrown, a card was drawn, or a deed was dealt."""
    return any(isinstance(event, CHANCE) for event in events)


def unseen(rules: Rules, kept: Sequence[Event], undone: Sequence[Event]) -> dict[str, int]:
    """How many cards lie unseen on top of each pile that was drawn from in what is undone.

    Cards come off the top and go under the pile, so that those that nobody has drawn yet are always its first ones.

    Args:
        rules: what the table plays by.
        kept: all that happened in the game and stands.
        undone: what is undone.
    """
    drawn = dict.fromkeys((event.deck for event in undone if isinstance(event, CardDrawn)), 0)
    for event in kept:
        if isinstance(event, CardDrawn) and event.deck in drawn:
            drawn[event.deck] += 1
    sizes = {deck: sum(card.copies for card in rules.decks[deck].cards) for deck in drawn}
    return {deck: max(0, sizes[deck] - count) for deck, count in drawn.items()}


def rewind(now: State, before: State, top: Mapping[str, int]) -> State:
    """The game at an earlier position, with nothing to be gained from what was seen since; neither state is changed.

    Args:
        now: the present state.
        before: the state to go back to.
        top: how many cards on top of a pile are shuffled again, as `unseen` gives it.
    """
    state = before.copy()
    state.number = now.number
    state.secret.chance = now.secret.chance.copy()
    state.waiting = [replace(decision, number=_next(state)) for decision in state.waiting]
    state.claims = _renumbered(state, state.claims, now.claims)
    state.offers = _renumbered(state, state.offers, now.offers)
    chance = state.secret.chance
    if isinstance(chance, Seeded):
        for deck, count in top.items():
            pile = state.secret.piles[deck]
            pile[:count] = shuffled(chance, pile[:count])
    return state


def _next(state: State) -> int:
    state.number += 1
    return state.number


def _renumbered(state: State, earlier: list[N], present: list[N]) -> list[N]:
    """What stands in both keeps its number; what comes back gets a new one."""
    return [it if it in present else replace(it, number=_next(state)) for it in earlier]
