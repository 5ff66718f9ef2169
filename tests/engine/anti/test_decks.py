"""The two decks of Anti-Monopoly go round, each for its own role: a card that was drawn goes under its deck (art. 16)."""

import pytest

from bot.engine import start
from bot.engine.events import CardDrawn
from bot.engine.games.anti import ANTI
from bot.engine.games.anti.cards import draw
from bot.engine.mechanics import decks
from bot.engine.play import Play
from bot.rulesets import load

RULES = load("anti")
ROLES = ("competitor", "monopolist")


class Quiet(type(ANTI)):
    """The game without what its cards do: only the draws count here."""

    def obey(self, play, effect, card):
        """Leave everything as it is."""


def table(seed=0):
    state, _ = start(RULES, 2, bytes([seed]) * 32)
    state.own.roles = list(ROLES)
    return Play(RULES, state, Quiet())


def drawn(play, seat, count):
    """The decks and cards of so many draws."""
    before = len(play.events)
    for _ in range(count):
        draw(play, seat)
    found = [event for event in play.events[before:] if isinstance(event, CardDrawn)]
    return {event.deck for event in found}, [event.card for event in found]


@pytest.mark.parametrize("seat", [0, 1])
def test_a_deck_of_25_goes_round_in_the_same_order(seat):
    play = table()
    decks_met, first = drawn(play, seat, 25)
    assert decks_met == {ROLES[seat]}
    assert sorted(first) == sorted(decks.full_pile(RULES, ROLES[seat]))
    assert drawn(play, seat, 25)[1] == first


def test_the_decks_are_shuffled_and_do_not_mix():
    assert len({tuple(drawn(table(seed), 0, 25)[1]) for seed in range(5)}) == 5
    play = table()
    assert "throw_8" not in drawn(play, 0, 50)[1]
    assert "throw_10" not in drawn(play, 1, 50)[1]
