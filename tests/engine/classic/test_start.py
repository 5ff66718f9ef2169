"""Starting a game: who is first, the opening deal, and the promise of chance."""

from hashlib import sha256

import pytest

from bot.engine import apply, options, start
from bot.engine.events import DeedDealt, GameStarted, StartThrown
from bot.engine.laws import broken
from bot.engine.options import pick_from, verb
from bot.rulesets import load

SEED = bytes(range(32))


@pytest.mark.parametrize("profile", ["short", "timed"])
@pytest.mark.parametrize("seats", [2, 5, 8])
def test_the_opening_deal_is_paid_for_and_goes_round_from_the_first_seat(profile, seats):
    rules = load("classic", profile)
    state, events = start(rules, seats, SEED)
    dealt = [event for event in events if isinstance(event, DeedDealt)]
    assert len({event.deed for event in dealt}) == len(dealt) == 2 * seats
    assert [event.seat for event in dealt] == [(state.turn + step) % seats for step in range(seats)] * 2
    for seat in range(seats):
        own = [event for event in dealt if event.seat == seat]
        assert [event.deed for event in own] == [deed for deed, owner in state.owners.items() if owner == seat]
        assert state.seats[seat].cash == 1500 - sum(rules.deeds[event.deed].price for event in own)
    assert broken(rules, state) == []


def test_without_an_opening_deal_the_bank_has_all_deeds():
    state, events = start(load("classic"), 4, SEED)
    assert state.owners == {}
    assert not any(isinstance(event, DeedDealt) for event in events)


def test_a_deal_that_cash_does_not_cover_is_a_debt_that_comes_first():
    state, _ = start(load("classic", opening_deal="3", start_cash="100"), 4, SEED)
    assert {debt.why for debt in state.debts} == {"deal"}
    assert {decision.seats[0] for decision in state.waiting} == {debt.debtor for debt in state.debts}


@pytest.mark.parametrize("seats", [1, 9])
def test_the_number_of_seats_is_checked(seats):
    with pytest.raises(ValueError, match="takes 2 to 8 seats"):
        start(load("classic"), seats, SEED)


def test_the_highest_throw_begins_and_chance_is_promised():
    state, events = start(load("classic"), 8, SEED)
    throws = [event for event in events if isinstance(event, StartThrown)]
    first = {event.seat: sum(event.dice) for event in throws[:8]}
    assert first[state.turn] == max(first.values())
    told = next(event for event in events if isinstance(event, GameStarted))
    assert told.commitment == sha256(SEED).hexdigest()
    assert state.own.tokens == ["rocket", "cat", "sailboat", "frog", "bicycle", "ghost", "horse", "crow"]


def test_a_round_is_counted_from_the_seat_that_began():
    rules = load("classic", turn_limit="1")
    state, _ = next(made for seed in range(99) if (made := start(rules, 3, seed.to_bytes(32, "big")))[0].turn == 1)
    order = []
    for _ in range(300):
        if state.ending:
            break
        seat = (
            state.turn if any(state.turn in decision.seats for decision in state.waiting) else state.waiting[0].seats[0]
        )
        order.append(state.turn)
        offered = options(rules, state, seat)
        wanted = ("end", "roll", "decline", "pass", "skip", "pay")
        option = min(offered, key=lambda it: wanted.index(verb(it)) if verb(it) in wanted else len(wanted))
        state, _ = apply(rules, state, seat, pick_from(option, lambda _: 0))
    assert state.ending == "rounds"
    assert list(dict.fromkeys(order)) == [1, 2, 0]
