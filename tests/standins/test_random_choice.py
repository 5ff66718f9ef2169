"""The yardstick: even, legal, and without noise."""

from collections import Counter
from random import Random

import pytest

from bot.engine.actions import Resign, RollDice, WithdrawTrade
from bot.engine.kernel import options, start, step
from bot.engine.laws import broken
from bot.engine.options import Exact, verb
from bot.rulesets import load
from bot.standins import NothingAwaited, awaited, random_choice

RULES = load("builder")


def test_it_picks_evenly_and_leaves_out_trades_and_resigning():
    state, _ = start(RULES, 2, bytes(32))
    state.seats[state.turn].jailed = 1
    offered = options(RULES, state, state.turn)
    assert {verb(option) for option in offered} == {"roll", "pay", "offer", "resign"}
    chance = Random(1)
    seen = Counter(type(random_choice.choose(offered, chance.randrange)).__name__ for _ in range(400))
    assert set(seen) == {"RollDice", "Pay"}
    assert min(seen.values()) > 120


def test_it_plays_legally():
    for seed in range(5):
        chance = Random(seed)
        state, _ = start(RULES, 3, seed.to_bytes(32, "big"))
        for _ in range(300):
            if state.ending:
                break
            seat = awaited(state)[0]
            step(RULES, state, seat, random_choice.choose(options(RULES, state, seat), chance.randrange))
            assert broken(RULES, state) == []


def test_nothing_to_choose_is_said():
    assert random_choice.choose([Exact(Resign()), Exact(RollDice())], lambda _: 0) == RollDice()
    with pytest.raises(NothingAwaited):
        random_choice.choose([Exact(Resign()), Exact(WithdrawTrade(1))], lambda _: 0)
