"""Seeded legal play in every mode: laws hold, every option is accepted, games end or wait, and the clock closes the two-hour game."""

from random import Random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.engine import Refused, apply, options, start, step, view
from bot.engine.actions import VERBS, Build, Choose, Finish, Mortgage, Sell, TimeUp
from bot.engine.decisions import AwaitAdjusting
from bot.engine.events import CashKept, IncomeCounted
from bot.engine.kernel import asked
from bot.engine.laws import broken
from bot.engine.options import pick_from, verb
from bot.engine.state import BANK, State
from bot.rulesets import load

TABLES = {
    "A": load("anti", "A"),
    "B": load("anti", "B", "ro"),
    "two_hours": load("anti", "two_hours", "de"),
    "claim": load("anti", "B", rent="claim", start_cash="500"),
    "poor": load("anti", "A", foundation_fee="10", start_cash="500"),
}
ENDINGS = {"A": {"last_standing"}, "B": {"role_out"}, "two_hours": {"time", "last_standing"}}


@pytest.mark.parametrize("name", TABLES)
@settings(max_examples=20, deadline=None, derandomize=True)
@given(seed=st.integers(0, 2**32), seats=st.integers(2, 6))
def test_laws_hold_and_every_option_is_accepted(wandering, name, seed, seats):
    rules = TABLES[name]
    for state, _ in wandering.played(rules, seats, seed, 400):
        assert broken(rules, state) == []


@pytest.mark.parametrize("name", TABLES)
def test_every_offered_option_has_an_accepted_form(wandering, name):
    rules = TABLES[name]
    for seed in range(4):
        for number, (state, _) in enumerate(wandering.played(rules, 4, seed, 500)):
            if (number > 20 and number % 5) or state.ending:
                continue
            for seat in range(4):
                offered = options(rules, state, seat)
                for option in offered:
                    apply(rules, state, seat, pick_from(option, lambda _: 0))
                    apply(rules, state, seat, pick_from(option, lambda count: count - 1))
                answers = asked(rules, state, seat)
                for kind in VERBS.values():
                    rest = [it for it in offered[len(answers) :] if VERBS[verb(it)] is kind]
                    assert asked(rules, state, seat, {kind}) == answers + rest


@pytest.mark.parametrize("name", ["A", "B", "claim", "poor"])
def test_games_end(wandering, name):
    rules = TABLES[name]
    for seed in range(4):
        *_, (state, _) = wandering.played(rules, 3, seed, 20000)
        assert state.ending in ENDINGS[rules.profile]
        assert state.winners
        assert not any(state.seats[seat].bankrupt for seat in state.winners)


@pytest.mark.parametrize("before", [0, 3, 60, 250])
@pytest.mark.parametrize("seats", [2, 5])
def test_the_clock_closes_the_two_hour_game_after_the_open_turn(wandering, before, seats):
    rules, random = TABLES["two_hours"], Random(before)
    *_, (state, _) = wandering.played(rules, seats, 11, before)
    assert not state.ending
    with pytest.raises(Refused, match="not_allowed"):
        apply(rules, state, state.turn, TimeUp())
    state, _ = apply(rules, state, BANK, TimeUp())
    turn = state.turn
    while not state.ending and not any(type(it) is AwaitAdjusting for it in state.waiting):
        assert state.turn == turn or not state.round or state.seats[turn].bankrupt
        state = (wandering.move(random, rules, state) or (state, []))[0]
        turn = state.turn if state.round == 1 else turn
    told = []
    while not state.ending:
        assert not state.offers
        assert broken(rules, state) == []
        state, told = wandering.move(random, rules, state) or (state, told)
    if state.ending == "time":
        kept = [event for event in told if isinstance(event, CashKept)]
        assert [event.seat for event in kept] == [seat for seat, it in enumerate(state.seats) if not it.bankrupt]
        for event in kept:
            percent = 20 if state.own.roles[event.seat] == "monopolist" else 10
            assert event.kept == (event.kept + event.paid) * percent // 100
            income = sum(it.amount for it in told if isinstance(it, IncomeCounted) and it.seat == event.seat)
            assert state.seats[event.seat].cash == event.kept + income
        most = max(it.cash for it in state.seats if not it.bankrupt)
        assert [seat for seat in range(seats) if state.seats[seat].cash == most] == list(state.winners)


def test_the_clock_ends_the_adjusting_too_but_not_the_debts(wandering):
    rules = TABLES["two_hours"]
    *_, (state, _) = wandering.played(rules, 4, 3, 120)
    state, _ = apply(rules, state, BANK, TimeUp())
    with pytest.raises(Refused, match="not_allowed"):
        apply(rules, state, BANK, TimeUp())
    random = Random(1)
    while not any(type(it) is AwaitAdjusting for it in state.waiting):
        state = (wandering.move(random, rules, state) or (state, []))[0]
    state, _ = apply(rules, state, BANK, TimeUp())
    assert state.ending == "time" or state.debts


@pytest.mark.parametrize("mode", ["A", "B"])
def test_modes_without_a_clock_refuse_it(mode):
    state, _ = start(TABLES[mode], 3, bytes(32))
    with pytest.raises(Refused, match="not_allowed"):
        apply(TABLES[mode], state, BANK, TimeUp())


def test_step_is_apply_in_place_and_states_survive_storage(wandering):
    rules, random = TABLES["claim"], Random(7)
    decoder, encoder = msgspec.msgpack.Decoder(State), msgspec.msgpack.Encoder()
    state, _ = start(rules, 4, bytes(32))
    for _ in range(600):
        if state.ending:
            break
        seat, option = wandering.choose(random, rules, state)
        if option is None:
            continue
        action = pick_from(option, random.randrange)
        before = encoder.encode(state)
        twin = decoder.decode(before)
        after, events = apply(rules, state, seat, action)
        assert decoder.decode(before) == state
        assert step(rules, twin, seat, action) == events
        assert twin == after
        state = after


def test_a_refused_step_leaves_no_trace(wandering):
    random, refused = Random(3), 0
    for name, rules in TABLES.items():
        for state, _ in wandering.played(rules, 4, 5, 300):
            if state.ending:
                break
            seat = random.randrange(4)
            wild = (
                wandering.trade(random, state, seat),
                Build("wall_st", 3), Sell("basin_st"), Mortgage("nob_hill"), TimeUp(), Finish(),
                Choose(seat=(seat + 1) % 4), Choose(option="percent"), Choose(option="monopolist"),
            )  # fmt: skip
            for action in wild:
                twin = state.copy()
                try:
                    step(rules, twin, seat, action)
                except Refused:
                    refused += 1
                    assert twin == state, (name, action)
    assert refused > 1000


def test_views_tell_no_secret(wandering):
    rules = TABLES["B"]
    for state, _ in wandering.played(rules, 3, 2, 300):
        text = repr(view(rules, state, None))
        assert "Seeded" not in text
        assert "piles" not in text
