"""Roles: chosen from the highest throw on, split evenly, swapped by agreement, fixed from the first turn on."""

import pytest

from bot.engine import Refused, apply, options, start
from bot.engine.actions import Bundle, Choose, Finish, Mortgage, ProposeTrade, Resign, RollDice
from bot.engine.decisions import AwaitChoice, AwaitRoles, AwaitRoll
from bot.engine.events import RoleChosen, RolesSwapped, StartThrown, SwapWished, TurnStarted
from bot.engine.options import verb
from bot.rulesets import load

RULES = load("anti")
C, M = "competitor", "monopolist"


def begun(seats, seed=1):
    return start(RULES, seats, bytes([seed]) * 32)


def chosen(seats, wanted, seed=1):
    """Everybody takes the role of `wanted`, by order of choice, where there is a choice."""
    state, events = begun(seats, seed)
    told = list(events)
    while type(state.waiting[0]) is AwaitChoice:
        seat = state.waiting[0].seats[0]
        open_ = [it.action.option for it in options(RULES, state, seat) if verb(it) == "choose"]
        wish = wanted[(seat - state.first) % seats]
        state, events = apply(RULES, state, seat, Choose(option=wish if wish in open_ else open_[0]))
        told += events
    return state, told


def test_the_highest_throw_chooses_first_and_begins():
    for seed in range(20):
        state, events = begun(4, seed)
        thrown = [event for event in events if isinstance(event, StartThrown)]
        assert [event.seat for event in thrown[:4]] == [0, 1, 2, 3]
        assert sum(thrown[state.first].dice) == max(sum(event.dice) for event in thrown[:4])
        assert state.waiting[0].seats == (state.turn,) == (state.first,)
        assert state.round == 0
        assert not any(isinstance(event, TurnStarted) for event in events)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("greedy", [C, M])
def test_the_roles_differ_by_one_at_most_whatever_is_wished(seats, greedy):
    state, told = chosen(seats, [greedy] * seats)
    roles = state.own.roles
    assert abs(roles.count(C) - roles.count(M)) <= 1
    assert roles.count(greedy) == -(-seats // 2)
    free = [event.free for event in told if isinstance(event, RoleChosen)]
    assert len(free) == seats
    assert free.count(False) == seats // 2
    assert [event.seat for event in told if isinstance(event, RoleChosen)] == [
        (state.first + step) % seats for step in range(seats)
    ]


def test_a_role_that_is_used_up_is_refused_with_its_reason():
    state, _ = begun(4)
    for _ in range(2):
        state, _ = apply(RULES, state, state.waiting[0].seats[0], Choose(option=M))
    assert all(type(it) is AwaitRoles for it in state.waiting)


def test_what_is_no_role_is_refused():
    state, _ = begun(3)
    seat = state.turn
    for wrong, code in (("banker", "unknown_name"), ("percent", "unknown_name"), ("", "unknown_name")):
        with pytest.raises(Refused, match=code):
            apply(RULES, state, seat, Choose(option=wrong))
    with pytest.raises(Refused, match="not_your_turn"):
        apply(RULES, state, (seat + 1) % 3, Choose(option=C))
    state, _ = apply(RULES, state, seat, Choose(option=M))
    state, _ = apply(RULES, state, (seat + 1) % 3, Choose(option=C))
    assert {verb(it) for it in options(RULES, state, (seat + 2) % 3)} == {"choose", "resign"}


def test_two_who_wish_it_swap_and_others_keep_theirs():
    state, _ = chosen(4, [C, M, C, M])
    first, second = state.first, (state.first + 1) % 4
    before = state.own.roles.copy()
    state, events = apply(RULES, state, first, Choose(seat=second))
    assert events == [SwapWished(first, second)]
    assert state.own.roles == before
    with pytest.raises(Refused, match="not_allowed"):
        apply(RULES, state, first, Choose(seat=second))
    state, events = apply(RULES, state, second, Choose(seat=first))
    assert events == [RolesSwapped(second, first)]
    assert state.own.roles[first] == before[second]
    assert state.own.roles[second] == before[first]
    assert state.own.roles.count(C) == 2
    assert not state.own.wishes


def test_one_swaps_with_the_other_role_only_and_not_with_who_is_ready():
    state, _ = chosen(4, [C, M, C, M])
    first = state.first
    for other in (first, (first + 2) % 4):
        with pytest.raises(Refused, match="not_allowed"):
            apply(RULES, state, first, Choose(seat=other))
    with pytest.raises(Refused, match="unknown_name"):
        apply(RULES, state, first, Choose(seat=7))
    with pytest.raises(Refused, match="unknown_name"):
        apply(RULES, state, first, Choose())
    state, _ = apply(RULES, state, first, Choose(seat=(first + 1) % 4))
    state, _ = apply(RULES, state, (first + 1) % 4, Finish())
    assert not state.own.wishes
    with pytest.raises(Refused, match="not_allowed"):
        apply(RULES, state, first, Choose(seat=(first + 1) % 4))


def test_when_all_are_ready_the_first_turn_begins_and_roles_are_fixed():
    state, _ = chosen(3, [C, M, C])
    for seat in range(3):
        assert state.round == 0
        state, events = apply(RULES, state, seat, Finish())
    assert state.round == 1
    assert isinstance(events[-1], TurnStarted)
    assert type(state.waiting[0]) is AwaitRoll
    assert state.waiting[0].seats == (state.first,)
    for action in (Choose(seat=1), Choose(option=M), Finish()):
        with pytest.raises(Refused):
            apply(RULES, state, state.turn, action)


def test_before_the_first_turn_one_neither_throws_nor_trades():
    state, _ = chosen(2, [C, M])
    for action, code in (
        (RollDice(), "wrong_moment"),
        (ProposeTrade(1 - state.turn, give=Bundle(cash=5)), "wrong_moment"),
        (Mortgage("wall_st"), "not_owner"),
    ):
        with pytest.raises(Refused, match=code):
            apply(RULES, state, state.turn, action)


@pytest.mark.parametrize("after", [0, 1, 2, 3, 5])
def test_who_leaves_before_the_first_turn_leaves_no_gap(after):
    state, _ = begun(5)
    for _ in range(after):
        seat = state.waiting[0].seats[0]
        option = options(RULES, state, seat)[0].action
        state, _ = apply(RULES, state, seat, option)
    gone = state.first
    state, _ = apply(RULES, state, gone, Resign())
    while not state.round:
        decision = state.waiting[0]
        seat = decision.seats[0]
        action = Finish() if type(decision) is AwaitRoles else options(RULES, state, seat)[0].action
        state, _ = apply(RULES, state, seat, action)
    assert state.turn == state.first == (gone + 1) % 5
    assert state.own.roles[state.turn] in {C, M}
