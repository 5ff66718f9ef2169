import pytest

from bot.rulesets import load
from render.classic.facts import buildings_worth, ladder, ranking, worth_of


def due(view, deed):
    return [(step.sign, step.count, step.amount) for step in ladder(view, view.rules.deeds[deed]) if step.due]


@pytest.mark.parametrize(
    ("deed", "row"),
    [
        ("new_york_avenue", [("hotel", 1, 1000)]),
        ("tennessee_avenue", [("house", 4, 750)]),
        ("st_james_place", [("set", 3, 28)]),
        ("kentucky_avenue", [("rent", 1, 18)]),
        ("indiana_avenue", []),
        ("illinois_avenue", []),
        ("reading_railroad", [("railroad", 1, 25)]),
        ("water_works", [("utility", 1, 4)]),
        ("short_line", []),
    ],
)
def test_the_rent_that_is_due_now_is_marked(busy, seen, deed, row):
    assert due(seen(busy), deed) == row


def test_a_mortgaged_street_of_a_set_takes_the_double_rent_where_it_is_played_so(busy, seen):
    online = load("classic", "online")
    busy.mortgaged.add("oriental_avenue")
    assert due(seen(busy), "vermont_avenue") == [("set", 3, 12)]
    assert due(seen(busy, of=online), "vermont_avenue") == [("rent", 1, 6)]


def test_a_short_game_has_no_fourth_house(busy, seen):
    steps = ladder(seen(busy, of=load("classic", "short", "us")), load("classic").deeds["boardwalk"])
    assert [(step.sign, step.count) for step in steps] == [
        ("rent", 1), ("set", 2), ("house", 1), ("house", 2), ("house", 3), ("hotel", 1)
    ]  # fmt: skip
    assert steps[-1].amount == 2000


def test_worth_is_cash_deeds_and_buildings(busy, seen):
    view = seen(busy)
    assert buildings_worth(view, 3) == 900
    assert worth_of(view, 3) == 1500 + 180 + 180 + 200 + 110 + 150 + 900


def test_the_ranking_puts_the_winner_first_and_who_is_out_last(busy, seen):
    busy.ending, busy.winners = "last_standing", (3,)
    busy.seats[1].bankrupt = True
    rows = ranking(seen(busy))
    assert (rows[0].seat, rows[0].rank) == (3, 1)
    assert (rows[-1].seat, rows[-1].rank) == (1, 0)
    assert [row.worth for row in rows[:-1]] == sorted((row.worth for row in rows[:-1]), reverse=True)
    assert rows[0].worth == rows[0].cash + rows[0].deeds + rows[0].buildings


def test_equal_worths_share_a_rank(rules, started, seen):
    state = started(rules, 3)
    state.ending, state.winners = "time_up", (0, 1, 2)
    assert [row.rank for row in ranking(seen(state))] == [1, 1, 1]
