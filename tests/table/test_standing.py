"""Who has what, in one line a seat."""

import pytest

from bot.engine import kernel
from bot.i18n import catalog
from bot.rulesets import load
from bot.table.narrate import score_details, score_lines

RULES = load("builder")
NAMES = ("Ann", "Ben", "Cy")


@pytest.fixture
def words():
    return catalog("en", strict=True)


@pytest.fixture
def state():
    state, _ = kernel.start(RULES, 3, bytes(32))
    state.turn = 1
    state.seats[0].cash = 410
    state.own.builders = {"b3": 0, "b2": 0}
    state.own.heights = {"b3": 2, "b2": 1}
    return state


def test_a_line_a_seat_with_all_that_counts(state, words):
    first, second, third = score_lines(kernel.view(RULES, state, None), NAMES, words)
    assert first == "🐧 Ann · 410M · 4 red · 2 towers · 9 points"
    assert second == "▶ 🐱 Ben · 900M · 4 purple · no towers · 3 points"
    assert third == "🦖 Cy · 900M · 4 green · no towers · 3 points"


def test_what_became_of_a_seat_is_said(state, words):
    state.seats[0].bankrupt = True
    state.seats[1].jailed = 1
    state.seats[2].bankrupt = state.seats[2].resigned = True
    first, second, third = score_lines(kernel.view(RULES, state, None), NAMES, words)
    assert first.endswith("· bankrupt")
    assert second.startswith("▶ ")
    assert second.endswith("· in jail")
    assert third == "🦖 Cy · resigned"


def test_nobody_has_the_turn_when_the_game_is_over(state, words):
    state.ending = "penthouse"
    assert not any("▶" in line for line in score_lines(kernel.view(RULES, state, None), NAMES, words))


def test_a_seat_without_chips_has_no_chips(state, words):
    state.own.chips[0] = dict.fromkeys(RULES.own.colours, 0)
    assert "· no chips ·" in score_lines(kernel.view(RULES, state, None), NAMES, words)[0]


def test_details_stand_in_the_order_of_the_ranking(state, words):
    state.seats[2].bankrupt = state.seats[2].resigned = True
    assert score_details(kernel.view(RULES, state, None), NAMES, words) == [
        "Ann: buildings 4, sets 0, bonus 5, 9 in all; 410M",
        "Ben: buildings 0, sets 0, bonus 3, 3 in all; 900M",
        "Cy: resigned, not ranked",
    ]
