"""The decks of classic Monopoly go round: nothing is lost, nothing comes twice, a card that is held stays out."""

import msgspec
import pytest

from bot.engine import start
from bot.engine.games.classic import CLASSIC
from bot.engine.mechanics import decks
from bot.engine.play import Play
from bot.engine.state import State
from bot.rulesets import load

RULES = load("classic")


class Quiet(type(CLASSIC)):
    """The game without what its cards do: only the draws count here."""

    def obey(self, play, effect, card):
        """Leave everything as it is."""


def table():
    """A game with promised chance, and nothing done by its cards."""
    state, _ = start(RULES, 2, bytes(32))
    return Play(RULES, state, Quiet())


def drawn(play, deck, count):
    """The cards that so many draws bring."""
    before = len(play.events)
    for _ in range(count):
        decks.draw_card(play, 0, deck)
    return [event.card for event in play.events[before:] if type(event).__name__ == "CardDrawn"]


@pytest.mark.parametrize("deck", ["chance", "chest"])
def test_a_deck_goes_round_and_leaves_out_the_card_that_is_held(deck):
    play = table()
    size = len(decks.full_pile(RULES, deck))
    first = drawn(play, deck, size)
    assert sorted(first) == sorted(decks.full_pile(RULES, deck))
    held = play.state.seats[0].cards
    assert len(held) == 1
    second = drawn(play, deck, size - 1)
    assert held[0] not in second
    assert second == [card for card in first if card != held[0]]


@pytest.mark.parametrize("deck", ["chance", "chest"])
def test_a_used_card_comes_back_at_the_bottom_and_the_order_survives_storage(deck):
    play = table()
    first = drawn(play, deck, len(decks.full_pile(RULES, deck)))
    held = play.state.seats[0].cards[0]
    decks.put_back(play, 0, held)
    again = msgspec.json.decode(msgspec.json.encode(play.state), type=State)
    later = drawn(Play(RULES, again, Quiet()), deck, len(first))
    assert later == [*(card for card in first if card != held), held]
