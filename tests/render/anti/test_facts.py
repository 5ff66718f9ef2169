import pytest

from bot.engine.games.anti import worth
from bot.rulesets import load
from render.anti.facts import closed, column, incomes, level, ranking
from render.sprites.lots import HOTEL

COMPETITOR, MONOPOLIST = "competitor", "monopolist"


def rows(view, deed, role):
    return [(step.sign, step.count, step.amount) for step in column(view, view.rules.deeds[deed], role)]


def due(view, deed):
    return {
        role: [step.amount for step in column(view, view.rules.deeds[deed], role) if step.due]
        for role in (COMPETITOR, MONOPOLIST)
    }


def test_the_columns_of_a_street(busy, seen):
    assert rows(seen(busy), "rush_st", COMPETITOR) == [
        ("rent", 1, 14), ("house", 1, 24), ("house", 2, 34), ("house", 3, 44), ("house", 4, 54), ("apartment", 1, 64)
    ]  # fmt: skip
    assert rows(seen(busy), "rush_st", MONOPOLIST) == [
        ("alone", 1, 14), ("monopoly", 2, 28), ("house", 1, 48), ("house", 2, 68), ("house", 3, 88), ("apartment", 1, 108)
    ]  # fmt: skip


def test_the_columns_of_companies(busy, seen):
    assert rows(seen(busy), "us_air_line", COMPETITOR) == [("any", 1, 20)]
    assert [amount for _, _, amount in rows(seen(busy), "us_air_line", MONOPOLIST)] == [40, 80, 160, 320]
    assert rows(seen(busy), "us_gas_company", COMPETITOR) == [("any", 1, 4)]
    assert rows(seen(busy), "us_gas_company", MONOPOLIST) == [("number", 1, 4), ("number", 2, 10)]


@pytest.mark.parametrize(
    ("deed", "competitor", "monopolist"),
    [
        ("basin_st", [26], []),
        ("french_quarter", [31], []),
        ("michigan_ave", [16], []),
        ("us_air_line", [20], []),
        ("rush_st", [], [88]),
        ("state_st", [], [108]),
        ("georgetown", [], [26]),
        ("us_railroad", [], [80]),
        ("constitution_ave", [], []),
        ("wilshire_blvd", [10], []),
        ("chestnut_st", [], []),
        ("locust_st", [], []),
    ],
)
def test_the_rent_that_is_due_now_stands_in_its_owners_column(busy, seen, deed, competitor, monopolist):
    """A monopolist in prison (seat 3) collects nothing, a competitor in the price war (seat 4) does."""
    assert due(seen(busy), deed) == {COMPETITOR: competitor, MONOPOLIST: monopolist}


def test_an_apartment_is_one_whatever_its_level(busy, seen):
    view = seen(busy)
    assert (busy.own.buildings["french_quarter"], busy.own.buildings["state_st"]) == (5, 4)
    assert level(view, "french_quarter") == level(view, "state_st") == HOTEL
    assert (level(view, "basin_st"), level(view, "rush_st"), level(view, "wall_st")) == (4, 3, 0)


def closing(state, rules, ending, seen):
    """What the state is like after the walk."""
    state.own.income = [worth.income(rules, state, seat) for seat in range(len(state.seats))]
    if ending == worth.TIME:
        for seat, income in zip(state.seats, state.own.income, strict=True):
            seat.cash += income
    state.ending, state.waiting = ending, []
    state.winners = worth.winners(rules, state)
    return seen(state, of=rules)


def test_nothing_was_counted_while_the_game_runs(busy, seen):
    assert incomes(seen(busy), 1) == []
    assert not closed(seen(busy))


def test_income_is_told_by_deed_and_utilities_together(busy, seen):
    view = closing(busy, load("anti", "B"), "role_out", seen)
    assert [(it.deeds, it.amount) for it in incomes(view, 3)] == [
        (("chestnut_st",), 56),
        (("walnut_st",), 80),
        (("us_electric_company", "us_gas_company"), 140),
    ]
    assert sum(it.amount for it in incomes(view, 1)) == busy.own.income[1]


def test_after_the_walk_cash_is_shown_as_it_was_kept(busy, seen):
    kept = [seat.cash for seat in busy.seats]
    view = closing(busy, load("anti", "two_hours"), worth.TIME, seen)
    assert closed(view)
    found = ranking(view)
    assert {row.seat: row.cash for row in found} == dict(enumerate(kept))
    assert [row.seat for row in found] == [1, 4, 0, 3, 2]
    assert [row.wealth for row in found] == [busy.seats[row.seat].cash for row in found]


def test_who_is_out_comes_last_and_equals_share_a_rank(rules, started, seen):
    state = started(rules, 4)
    state.seats[0].bankrupt = True
    state.seats[3].cash = 900
    state.ending, state.winners = "role_out", (1, 2)
    assert [(row.rank, row.seat) for row in ranking(seen(state))] == [(1, 1), (1, 2), (3, 3), (0, 0)]
