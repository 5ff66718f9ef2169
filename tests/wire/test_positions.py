"""Every decision that a game can wait for is one in which the bot is killed; what no game of a kind can wait for is named."""

from __future__ import annotations

from itertools import product
from typing import get_args

import pytest
from positions import SEED, game_of
from rooms import KINDS

from bot.engine import decisions as d
from bot.engine.games import GAMES
from bot.engine.kernel import start
from bot.engine.laws import broken
from bot.rulesets import load
from bot.standins.selfplay import play, seed_of

CHIPS = "chips are Builder's"
MORTGAGES = "only classic takes a fee for mortgaged deeds that change hands"
STOCK = "only classic's bank runs out of buildings"
ROLES = "roles, and holdings adjusted at an agreed time, are Anti-Monopoly's"
NEVER = {
    ("builder", d.AwaitTransfer): MORTGAGES,
    ("anti", d.AwaitTransfer): MORTGAGES,
    ("builder", d.AwaitBuildings): STOCK,
    ("builder", d.AwaitPlacing): STOCK,
    ("anti", d.AwaitBuildings): STOCK,
    ("anti", d.AwaitPlacing): STOCK,
    ("builder", d.AwaitRoles): ROLES,
    ("builder", d.AwaitAdjusting): ROLES,
    ("classic", d.AwaitRoles): ROLES,
    ("classic", d.AwaitAdjusting): ROLES,
    ("classic", d.AwaitDiscard): CHIPS,
    ("classic", d.AwaitParking): CHIPS,
    ("anti", d.AwaitDiscard): CHIPS,
    ("anti", d.AwaitParking): CHIPS,
    ("anti", d.AwaitAuction): "a declined deed stays with the bank",
}
CHOICES = {"classic": {"tax", "bus", "anywhere"}, "anti": {"role", "tax"}}
"""The choices of the street games, each of which is asked in its own way; those of Builder share a panel."""

PLAYED = [
    ("builder", None, {}),
    ("classic", None, {"speed_die": "true", "tax_era": "1935"}),
    ("anti", "B", {}),
    ("anti", "two_hours", {}),
]


def state_at(kind):
    """The rules and the state of a game that is attacked."""
    game, settings = game_of(kind.change)
    rules = load(game, **settings)
    state, _ = start(rules, 2, SEED)
    state.waiting.clear()
    kind.change(state)
    return rules, state


def test_every_decision_of_every_game_is_attacked_or_never_comes():
    attacked = {
        (game_of(it.change)[0], type(decision)) for it in KINDS.values() for decision in state_at(it)[1].waiting
    }
    assert not attacked & set(NEVER)
    assert attacked | set(NEVER) == set(product(GAMES, get_args(d.Decision)))


def test_every_choice_of_the_street_games_is_attacked():
    waiting = [(game_of(it.change)[0], decision) for it in KINDS.values() for decision in state_at(it)[1].waiting]
    for game, choices in CHOICES.items():
        assert {it.what for of, it in waiting if of == game and isinstance(it, d.AwaitChoice)} == choices


@pytest.mark.parametrize("name", KINDS)
def test_the_laws_hold_where_the_attack_begins(name):
    assert broken(*state_at(KINDS[name])) == []


@pytest.mark.parametrize(("game", "profile", "settings"), PLAYED)
def test_what_never_comes_does_not_come_in_games_of_stand_ins(game, profile, settings):
    rules = load(game, profile, **settings)
    met = set()

    def watch(state, _seat, _action, _events):
        met.update((game, type(it), it.what if isinstance(it, d.AwaitChoice) else "") for it in state.waiting)

    for number in range(3):
        play(rules, 4, seed_of("attacked", number), 60, watch)
    assert len(met) > 4
    assert not {(it, kind) for it, kind, _ in met} & set(NEVER)
    assert {what for _, _, what in met if what} <= CHOICES.get(game, {"take", "steal", "gift", "return", "swap"})
