"""What stand-ins of Anti-Monopoly do in whole games: legal, deterministic, by what they see, to an end, and well enough."""

from random import Random

import pytest

from bot.engine import actions as do
from bot.engine.decisions import AwaitAdjusting
from bot.engine.games.anti import worth
from bot.engine.kernel import asked, options, start, step, view
from bot.engine.laws import broken
from bot.engine.state import BANK
from bot.rulesets import load
from bot.standins import NothingAwaited, choose, wants
from bot.standins.selfplay import play, seed_of

TABLES = {
    "A": load("anti", "A"),
    "B": load("anti", "B", "ro"),
    "two_hours": load("anti", "two_hours", "de"),
    "claim": load("anti", "A", rent="claim"),
    "poor": load("anti", "B", start_cash="500", foundation_fee="10"),
}


def seed_from(number):
    return number.to_bytes(32, "big")


def check_move(rules, state, seat, offered, action):
    """An action is decided by the view alone, and is never to one's own harm."""
    assert choose(view(rules, state, seat), offered) == action
    assert choose(view(rules, state, seat), asked(rules, state, seat, wants(rules, state, seat))) == action
    assert not isinstance(action, do.Resign)
    if isinstance(action, do.Mortgage | do.Sell):
        assert any(debt.debtor == seat for debt in state.debts) or any(
            isinstance(it, AwaitAdjusting) for it in state.waiting
        )
    if isinstance(action, do.DeclareBankruptcy):
        owed = sum(debt.amount for debt in state.debts if debt.debtor == seat)
        assert worth.raisable(rules, state, seat) < owed
    if isinstance(action, do.ProposeTrade):
        for side, back in [(action.give, action.want), (action.want, action.give)]:
            assert not side.deeds or back.deeds or back.cash


@pytest.mark.parametrize("name", TABLES)
@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_stand_ins_play_legally_and_at_most_one_offer_a_turn(moving, name, seats):
    rules = TABLES[name]
    state = start(rules, seats, seed_from(seats))[0]
    offers = {}
    for number in range(1500):
        if state.ending:
            break
        if number == 900 and rules.time_limit:
            step(rules, state, BANK, do.TimeUp())
        seat, offered, action = moving.next(rules, state)
        check_move(rules, state, seat, offered, action)
        if isinstance(action, do.ProposeTrade):
            assert state.turn == seat
            offers[state.round, seat] = offers.get((state.round, seat), 0) + 1
        step(rules, state, seat, action)
        assert broken(rules, state) == []
    assert max(offers.values(), default=1) == 1
    assert all((lap + 1, seat) not in offers for lap, seat in offers)


def test_games_of_four_end_by_themselves_and_by_trades():
    traded = 0

    def watch(_state, _seat, action, _events):
        nonlocal traded
        traded += isinstance(action, do.AcceptTrade)

    played = [play(TABLES["A"], 4, seed_of("end", number), 1600, watch) for number in range(20)]
    assert sum(game.ending == "last_standing" and game.rounds <= 400 for game in played) >= 18
    assert traded >= 20


def test_every_seat_takes_either_role_as_often():
    taken = [play(TABLES["A"], 5, seed_of("roles", number), 1).roles for number in range(120)]
    for seat in range(5):
        assert 40 <= sum(roles[seat] == "competitor" for roles in taken) <= 80
    assert {roles.count("competitor") for roles in taken} == {2, 3}


@pytest.mark.parametrize("name", ["A", "B"])
@pytest.mark.parametrize("seats", [2, 4])
def test_it_beats_random_choice_in_both_roles(moving, name, seats):
    rules = TABLES[name]
    games = {"competitor": [], "monopolist": []}
    for number in range(20):
        chance = Random(number)
        state = start(rules, seats, seed_of("beat", number))[0]
        mine = number % seats
        while not state.ending and state.round < 400:
            seat, action = moving.mixed(rules, state, mine, chance)
            step(rules, state, seat, action)
        games[state.own.roles[mine]].append(mine in state.winners)
    for won in games.values():
        assert sum(won) >= 0.8 * len(won) > 3


@pytest.mark.parametrize("name", TABLES)
def test_it_finds_an_answer_whatever_the_others_do(moving, name):
    rules, chance = TABLES[name], Random(name)
    for seed in range(3):
        state = start(rules, 4, seed_from(seed))[0]
        for number in range(600):
            if state.ending:
                break
            if number == 400 and rules.time_limit:
                step(rules, state, BANK, do.TimeUp())
            seat, action = moving.mixed(rules, state, seed % 2, chance)
            step(rules, state, seat, action)
            assert broken(rules, state) == []


def test_an_absent_persons_stand_in_neither_offers_nor_accepts(moving):
    for seed in range(3):
        moving.absent(TABLES["A"], seed_from(seed))


def test_what_others_hide_does_not_matter(moving):
    rules = TABLES["A"]
    state = start(rules, 3, seed_from(5))[0]
    for _ in range(60):
        other = state.copy()
        for pile in other.secret.piles.values():
            pile.reverse()
        seat, _, action = moving.next(rules, state)
        assert choose(view(rules, other, seat), options(rules, other, seat)) == action
        step(rules, state, seat, action)


def test_nothing_awaited_is_said():
    rules = TABLES["A"]
    state = start(rules, 2, seed_from(1))[0]
    choosing = state.waiting[0].seats[0]
    with pytest.raises(NothingAwaited):
        choose(view(rules, state, 1 - choosing), options(rules, state, 1 - choosing))
    with pytest.raises(NothingAwaited):
        choose(view(rules, state, None), [])
    with pytest.raises(NothingAwaited):
        choose(view(rules, state, choosing), [])
