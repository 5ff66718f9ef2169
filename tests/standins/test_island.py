"""The island as bits gives the same answers as the engine's own count."""

from random import Random

import pytest

from bot.engine.games.builder.towers import largest_group
from bot.engine.kernel import start, view
from bot.rulesets import load
from bot.standins.builder.island import Grid, built_by, joining, place

RULES = load("builder")
GRID = Grid(RULES.own)


def position(*owned, rules=RULES):
    """A game in which seat 0, 1, … has built on these cells."""
    state, _ = start(rules, max(2, len(owned)), bytes(32))
    for seat, cells in enumerate(owned):
        for cell in cells.split():
            state.own.builders[cell], state.own.heights[cell] = seat, 1
    return view(rules, state, 0)


def placed(look, seat=0):
    return place(GRID, built_by(look, GRID), seat)


def won(look, cell, seat=0):
    return joining(look, GRID, built_by(look, GRID), seat, cell)


def test_every_foundation_has_a_bit_and_its_neighbours():
    assert {GRID.names[bit] for bit in GRID.bits.values()} == set(RULES.own.foundations)
    for cell, others in RULES.own.neighbours.items():
        bit = GRID.bits[cell]
        assert GRID.spread(bit) == bit | sum(GRID.bits[other] for other in others)
        assert GRID.near[bit] == GRID.spread(bit) & ~bit


@pytest.mark.parametrize("seed", range(30))
def test_the_largest_group_is_what_the_engine_counts(seed):
    chance = Random(seed)
    cells = chance.sample(RULES.own.foundations, chance.randrange(1, 20))
    look = position(" ".join(cells[::2]), " ".join(cells[1::2]))
    for seat, built in enumerate(built_by(look, GRID)):
        assert GRID.largest(built) == largest_group(RULES, look, seat)


def test_a_first_building_stands_where_there_is_room():
    cell = placed(position(""))
    assert len(RULES.own.neighbours[cell]) == max(len(near) for near in RULES.own.neighbours.values())


def test_a_further_one_joins_two_groups_before_anything_else():
    assert placed(position("b1 d1")) == "c1"


def test_it_hems_another_in_where_it_joins_no_more():
    look = position("b2", "d2")
    assert placed(look) == "c2"


def test_a_full_neighbourhood_leaves_any_free_foundation():
    assert placed(position("b1", "c1 b2")) not in {"b1", "c1", "b2"}


@pytest.mark.parametrize(
    ("owned", "cell", "points"),
    [
        (("", ""), "b1", 5),
        (("b1", "f5 f4"), "c1", 5),
        (("b1", "f5 f4"), "e1", 0),
        (("b1", "f5 f4 f3"), "c1", 0),
        (("b1 c1", "f5 f4"), "d1", 2.5),
        (("b1 c1 d1", "f5 f4"), "e1", 0),
    ],
)
def test_the_community_card_is_won_kept_or_taken_from_others(owned, cell, points):
    assert won(position(*owned), cell) == points


def test_where_ties_score_nothing_one_must_be_ahead():
    rules = load("builder", bonus_ties="none")
    assert won(position("b1", "f5 f4", rules=rules), "c1") == 0
    assert won(position("b1 c1", "f5 f4", rules=rules), "d1") == 5


def test_a_seat_that_resigned_is_no_rival():
    look = position("", "f5 f4 f3")
    assert won(look, "c1") == 0
    look.seats[1].resigned = True
    assert won(look, "c1") == 5
