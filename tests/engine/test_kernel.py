"""`apply`, `step` and `options` keep their promises in any game that is played legally."""

from collections import Counter
from itertools import product
from random import Random

import msgspec
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from bot.engine import actions as do
from bot.engine.actions import VERBS
from bot.engine.kernel import Refused, apply, asked, forced, options, start, step, view
from bot.engine.laws import broken
from bot.engine.options import Exact, pick_from, verb
from bot.engine.state import State
from bot.rulesets import load

ENCODER = msgspec.msgpack.Encoder()
SETTINGS = [
    {"rent": rent, "jail_third_roll": third, "bonus_ties": ties}
    for rent, third, ties in product(("auto", "claim"), ("keep", "reroll"), ("all", "none"))
]
STRAY = [
    do.RollDice(),
    do.BuyDeed(),
    do.DeclineDeed(),
    do.EndTurn(),
    do.PassAuction(),
    do.PlaceBid(0),
    do.PlaceBid(10),
    do.PlaceBid(5000),
    do.SetMaximum(1),
    do.Pay(),
    do.Skip(),
    do.ClaimRent(),
    do.Build("b3"),
    do.Build("c3", pay={"red": 2}),
    do.Build("z9"),
    do.Discard({"red": 1}),
    do.Choose(chips={"red": 1}),
    do.Choose(seat=1, chips={"green": 1}),
    do.SwapBank({"red": 4}, "green"),
    do.SwapParking({"red": 2}, "green"),
    do.ForceTrade(1, "red", "green"),
    do.UseCard("get_out_of_jail_free"),
    do.UseCard("forced_trade"),
    do.Mortgage("boardwalk"),
    do.Redeem("boardwalk"),
    do.Mortgage("nowhere"),
    do.ProposeTrade(1, do.Bundle(cash=1), do.Bundle(deeds=("boardwalk",))),
    do.AcceptTrade(1),
    do.DeclareBankruptcy(),
]


def bytes_of(state):
    """The whole state as bytes; sets have no order, so theirs is taken out."""
    return ENCODER.encode([replace(state, mortgaged=set()), sorted(state.mortgaged)])


def seed_from(number):
    return number.to_bytes(32, "big")


def random_action(rules, state, chance):
    """A legal action of some living seat, mostly of one that is awaited; leaving the game is rare."""
    asked = [seat for decision in state.waiting for seat in decision.seats]
    living = [seat for seat, it in enumerate(state.seats) if not it.bankrupt]
    while True:
        seat = chance.choice(asked if chance.random() < 0.9 else living)
        usable = [it for it in options(rules, state, seat) if verb(it) != "resign" or chance.random() < 0.02]
        if usable:
            return seat, pick_from(chance.choice(usable), chance.randrange)


games = given(
    seats=st.integers(2, 4), setting=st.sampled_from(SETTINGS), seed=st.integers(0, 2**64), actions=st.integers(40, 240)
)


@games
@settings(max_examples=80, deadline=None, derandomize=True)
@example(seats=3, setting=SETTINGS[-1], seed=7, actions=400)
def test_apply_is_step_on_a_copy_and_leaves_its_input_alone(seats, setting, seed, actions):
    rules, chance = load("builder", **setting), Random(seed)
    state, _ = start(rules, seats, seed_from(seed))
    for _ in range(actions):
        if state.ending:
            break
        seat, action = random_action(rules, state, chance)
        before = bytes_of(state)
        after, events = apply(rules, state, seat, action)
        assert bytes_of(state) == before
        own = msgspec.msgpack.decode(ENCODER.encode(state), type=State)
        assert step(rules, own, seat, action) == events
        assert bytes_of(own) == bytes_of(after)
        assert broken(rules, after) == []
        state = after


@games
@settings(max_examples=40, deadline=None, derandomize=True)
def test_every_option_of_every_seat_is_accepted(seats, setting, seed, actions):
    rules, chance = load("builder", **setting), Random(seed)
    state, _ = start(rules, seats, seed_from(seed))
    for _ in range(actions // 4):
        if state.ending:
            break
        for seat in range(seats):
            offered = options(rules, state, seat)
            assert bool(offered) != state.seats[seat].bankrupt
            answers = asked(rules, state, seat)
            only = forced(rules, state, seat)
            assert only is None or answers == [Exact(only)]
            assert offered[: len(answers)] == answers
            for kind in VERBS.values():
                rest = [it for it in offered[len(answers) :] if VERBS[verb(it)] is kind]
                assert asked(rules, state, seat, {kind}) == answers + rest
            if seat in {it for decision in state.waiting for it in decision.seats} - {
                state.auction and state.auction.leader
            }:
                assert answers or any(debt.debtor == seat for debt in state.debts)
            for option in offered:
                apply(rules, state, seat, pick_from(option, chance.randrange))
        state, _ = apply(rules, state, *random_action(rules, state, chance))


@games
@settings(max_examples=40, deadline=None, derandomize=True)
def test_a_refused_step_changes_nothing(seats, setting, seed, actions):
    rules, chance = load("builder", **setting), Random(seed)
    state, _ = start(rules, seats, seed_from(seed))
    for _ in range(actions // 2):
        if state.ending:
            break
        before = bytes_of(state)
        for action in chance.sample(STRAY, 6):
            seat = chance.randrange(seats)
            try:
                step(rules, state, seat, action)
            except Refused:
                assert bytes_of(state) == before
            else:
                before = bytes_of(state)
            if state.ending:
                return
        state, _ = apply(rules, state, *random_action(rules, state, chance))


def test_the_strays_are_refused_more_often_than_not():
    rules, chance, outcomes = load("builder"), Random(3), Counter()
    state, _ = start(rules, 3, seed_from(3))
    for _ in range(200):
        for action in STRAY:
            try:
                apply(rules, state, 1, action)
            except Refused as refused:
                outcomes[refused.code] += 1
        if state.ending:
            break
        state, _ = apply(rules, state, *random_action(rules, state, chance))
    assert len(outcomes) > 8


def test_a_game_that_is_over_refuses_everything_and_offers_nothing():
    rules = load("builder")
    state, _ = start(rules, 2, seed_from(1))
    over, _ = apply(rules, state, 0, do.Resign())
    assert over.ending == "last_standing"
    assert [options(rules, over, seat) for seat in (0, 1)] == [[], []]
    with pytest.raises(Refused) as refused:
        apply(rules, over, 1, do.RollDice())
    assert refused.value.code == "game_over"


def test_the_seed_is_hidden_until_the_end():
    rules = load("builder")
    state, _ = start(rules, 2, seed_from(1))
    assert view(rules, state, 0).seed == ""
    over, _ = apply(rules, state, 0, do.Resign())
    assert bytes.fromhex(view(rules, over, None).seed) == seed_from(1)


@pytest.mark.parametrize(("seats", "seed"), [(1, bytes(32)), (5, bytes(32)), (2, bytes(31))])
def test_a_game_needs_the_right_number_of_seats_and_a_whole_seed(seats, seed):
    with pytest.raises(ValueError, match=r"takes 2 to 4 seats|32 bytes"):
        start(load("builder"), seats, seed)
