"""Seeded legal play in every profile and under many settings: laws hold, every option is accepted, games end or wait."""

from random import Random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.engine import Refused, apply, options, start, step, view
from bot.engine.actions import VERBS, Build, Sell, TimeUp
from bot.engine.events import ShortageOpened
from bot.engine.kernel import asked
from bot.engine.laws import broken
from bot.engine.options import pick_from, verb
from bot.engine.state import BANK, State
from bot.rulesets import load

TABLES = {
    "official": load("classic"),
    "russian": load("classic", "russian"),
    "online": load("classic", "online"),
    "short": load("classic", "short"),
    "timed": load("classic", "timed"),
    "cards": load("classic", "cards", rent="claim"),
    "scarce": load("classic", houses="4", hotels="1", tax_era="1935", parking_pot="true", double_go="true"),
    "fast": load("classic", speed_die="true", rent_in_jail="false", turn_limit="30", opening_deal="3"),
    "quiet": load("classic", auctions="false", estate="free", bankrupt_to_seat="bank_pays"),
    "poor": load("classic", "russian", start_cash="300", go="0", bankrupt_buildings="pass", ends_at_bankruptcy="1"),
    "rich": load("classic", houses="6", hotels="2", start_cash="20000", turn_limit="40"),
}


@pytest.mark.parametrize("name", TABLES)
@settings(max_examples=12, deadline=None, derandomize=True)
@given(seed=st.integers(0, 2**32), seats=st.integers(2, 8))
def test_laws_hold_and_every_option_is_accepted(wandering, name, seed, seats):
    rules = TABLES[name]
    for state, _ in wandering.played(rules, seats, seed, 400):
        assert broken(rules, state) == []


@pytest.mark.parametrize("name", TABLES)
def test_every_offered_option_has_an_accepted_form(wandering, name):
    rules = TABLES[name]
    for seed in range(4):
        for number, (state, _) in enumerate(wandering.played(rules, 4, seed, 500)):
            if number % 5 or state.ending:
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


@pytest.mark.parametrize("name", TABLES)
def test_games_end(wandering, name):
    rules = TABLES[name]
    for seed in range(3):
        *_, (state, _) = wandering.played(rules, 3, seed, 8000)
        assert state.ending in {"last_standing", "bankruptcies", "rounds"}
        assert state.winners
        assert not any(state.seats[seat].bankrupt for seat in state.winners)


SCARCE = [
    load("classic", houses="3", hotels="1"),
    load("classic", "russian", houses="5", hotels="2"),
    load("classic", "short", houses="4", hotels="1", opening_deal="0"),
    load("classic", houses="2", hotels="1", even_building="false"),
    load("classic", houses="3", resale="full", rent="claim", speed_die="true"),
]


@pytest.mark.parametrize("rules", SCARCE, ids=["few", "russian", "short", "uneven", "claim"])
def test_shortages_and_estates_settle(wandering, rules):
    """Groups are dealt whole, so that everybody builds and the bank is soon short."""
    shortages = 0
    for seed in range(6):
        random = Random(seed)
        state, _ = start(rules, 4, seed.to_bytes(32, "big"))
        for group in rules.groups.values():
            owner = random.randrange(4)
            state.owners.update(dict.fromkeys(group.deeds, owner))
        for _ in range(400):
            if state.ending:
                break
            moved = wandering.move(random, rules, state)
            if moved is None:
                continue
            state, events = moved
            assert broken(rules, state) == []
            shortages += sum(isinstance(event, ShortageOpened) for event in events)
    assert shortages


def test_step_is_apply_in_place_and_states_survive_storage(wandering):
    rules = TABLES["scarce"]
    random = Random(7)
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
    rules = TABLES["scarce"]
    random = Random(3)
    for state, _ in wandering.played(rules, 4, 5, 400):
        if state.ending:
            return
        seat = random.randrange(4)
        for action in (wandering.trade(random, state, seat), Build("boardwalk", 3), Sell("park_place"), TimeUp()):
            twin = state.copy()
            try:
                step(rules, twin, seat, action)
            except Refused:
                assert twin == state


def test_the_clock_ends_any_game_after_the_open_turn(wandering):
    for name, rules in TABLES.items():
        *_, (state, _) = wandering.played(rules, 4, 11, 150)
        if state.ending:
            continue
        turn = state.turn
        with pytest.raises(Refused, match="not_allowed"):
            apply(rules, state, turn, TimeUp())
        state, _ = apply(rules, state, BANK, TimeUp())
        random = Random(1)
        for _ in range(3000):
            if state.ending:
                break
            assert state.turn == turn, name
            seat, option = wandering.choose(random, rules, state)
            if option is not None:
                state, _ = apply(rules, state, seat, pick_from(option, random.randrange))
        assert state.ending in {"time", "last_standing", "bankruptcies", "rounds"}, name


def test_views_tell_no_secret(wandering):
    rules = TABLES["official"]
    for state, _ in wandering.played(rules, 3, 2, 300):
        text = repr(view(rules, state, None))
        assert "Seeded" not in text
        assert "piles" not in text
