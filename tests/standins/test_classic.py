"""What stand-ins of classic do in whole games: legal, deterministic, by what they see, to an end, and well enough."""

from random import Random

import pytest

from bot.engine import actions as do
from bot.engine.games.classic import worth
from bot.engine.kernel import asked, options, start, step, view
from bot.engine.laws import broken
from bot.engine.options import Exact
from bot.rulesets import load
from bot.standins import NothingAwaited, choose, wants
from bot.standins.selfplay import play, seed_of

TABLES = {
    "official": {},
    "claims and taxes": {"rent": "claim", "tax_era": "1935", "rent_in_jail": "false"},
    "scarce": {"houses": "5", "hotels": "1", "parking_pot": "true"},
    "speed die": {"speed_die": "true", "double_go": "true"},
    "no auctions": {"auctions": "false", "estate": "free"},
    "uneven": {"even_building": "false", "hotel_after": "3", "bankrupt_buildings": "pass"},
    "poor": {"start_cash": "300", "go": "50", "opening_deal": "3"},
}
PROFILES = ("official", "russian", "online", "short", "timed", "cards")
ALL = [("official", options_) for options_ in TABLES.values()] + [(profile, {}) for profile in PROFILES[1:]]


def seed_from(number):
    return number.to_bytes(32, "big")


def check_move(rules, state, seat, offered, action):
    """An action is decided by the view alone, and is never to one's own harm."""
    assert choose(view(rules, state, seat), offered) == action
    wanted = wants(rules, state, seat)
    answers = asked(rules, state, seat, wanted)
    assert choose(view(rules, state, seat), answers) == action
    if not wanted and len(answers) == 1 and isinstance(answers[0], Exact):
        assert answers[0].action == action  # self-play does not ask what to choose
    assert not isinstance(action, do.Resign)
    if isinstance(action, do.Mortgage | do.Sell):
        assert any(debt.debtor == seat for debt in state.debts)
    if isinstance(action, do.DeclareBankruptcy):
        owed = sum(debt.amount for debt in state.debts if debt.debtor == seat)
        assert worth.raisable(rules, state, seat) < owed
    if isinstance(action, do.ProposeTrade):
        assert action.want.deeds
        assert action.give.deeds or action.give.cash


@pytest.mark.parametrize(("profile", "setting"), ALL, ids=str)
@pytest.mark.parametrize("seats", [2, 4])
def test_stand_ins_play_legally_and_at_most_one_offer_a_turn(moving, profile, setting, seats):
    rules = load("classic", profile, **setting)
    for seed in range(2):
        state = start(rules, seats, seed_from(seed))[0]
        offers = {}
        for _ in range(1500):
            if state.ending:
                break
            seat, offered, action = moving.next(rules, state)
            check_move(rules, state, seat, offered, action)
            if isinstance(action, do.ProposeTrade):
                assert state.turn == seat
                offers[state.round, seat] = offers.get((state.round, seat), 0) + 1
            step(rules, state, seat, action)
            assert broken(rules, state) == []
        assert (
            max(offers.values(), default=1) <= 2
        )  # a second only where lifting mortgages of the first one lies between
        assert all((lap + 1, seat) not in offers for lap, seat in offers)


def test_games_of_four_end_by_themselves_and_by_trades():
    rules = load("classic")
    traded = 0

    def watch(_state, _seat, action, _events):
        nonlocal traded
        traded += isinstance(action, do.AcceptTrade)

    played = [play(rules, 4, seed_of("end", number), 1200, watch) for number in range(20)]
    assert sum(game.ending == "last_standing" and game.rounds <= 300 for game in played) >= 18
    assert traded >= 20


@pytest.mark.parametrize(("profile", "seats"), [("official", 2), ("official", 4), ("online", 4), ("short", 3)])
def test_it_beats_random_choice(moving, profile, seats):
    rules = load("classic", profile)
    won, games = 0, 20
    for number in range(games):
        chance = Random(number)
        state = start(rules, seats, seed_of("beat", number))[0]
        mine = number % seats
        while not state.ending and state.round < 300:
            seat, action = moving.mixed(rules, state, mine, chance)
            step(rules, state, seat, action)
        won += mine in state.winners
    assert won >= 0.8 * games


@pytest.mark.parametrize(("profile", "setting"), ALL, ids=str)
def test_it_finds_an_answer_whatever_the_others_do(moving, profile, setting):
    rules = load("classic", profile, **setting)
    chance = Random(f"{profile} {setting}")
    for seed in range(3):
        state = start(rules, 4, seed_from(seed))[0]
        for _ in range(600):
            if state.ending:
                break
            seat, action = moving.mixed(rules, state, seed % 2, chance)
            step(rules, state, seat, action)
            assert broken(rules, state) == []


def test_an_absent_persons_stand_in_neither_offers_nor_accepts(moving):
    for seed in range(4):
        moving.absent(load("classic"), seed_from(seed))


def test_what_others_hide_does_not_matter(moving):
    rules = load("classic")
    state = start(rules, 3, seed_from(5))[0]
    other = state.copy()
    other.secret.maxima[(state.turn + 1) % 3] = 12
    other.secret.piles["chance"].reverse()
    for _ in range(40):
        seat, _, action = moving.next(rules, state)
        other.secret.maxima, kept = {}, state.secret.maxima
        assert choose(view(rules, other, seat), options(rules, other, seat)) == action
        other.secret.maxima = dict(kept)
        step(rules, state, seat, action)
        other = state.copy()
        other.secret.piles["chest"].reverse()


def test_nothing_awaited_is_said():
    rules = load("classic")
    state = start(rules, 2, seed_from(1))[0]
    idle = 1 - state.turn
    with pytest.raises(NothingAwaited):
        choose(view(rules, state, idle), options(rules, state, idle))
    with pytest.raises(NothingAwaited):
        choose(view(rules, state, None), [])
    with pytest.raises(NothingAwaited):
        choose(view(rules, state, state.turn), [])
