"""How a game went: the figures, the chart, the dice and the drawn card, with draw lists on file."""

from collections import namedtuple
from itertools import pairwise

import pytest

import render
from bot.engine import events as e
from bot.engine.state import HOTEL
from render import drawers, scene_caption, scene_card, scene_chart, scene_dice
from render.course import Course, Turning, course, expected, heaviest, mean, turning
from render.lanes import spread
from render.sprites.graphs import Graph, Histogram
from render.turnings import MOST, chosen

Log = namedtuple("Log", "events")  # noqa: PYI024
Moment = namedtuple("Moment", "entry view")  # noqa: PYI024
Card = namedtuple("Card", "seat deck title text done")  # noqa: PYI024
COURSE = Course(
    (0, 1, 2, 3),
    ((3, 9, 14, 18), (3, 5, 5, 12), (3, 8, None, None), (3, 3, 6, 7)),
    (Turning(1, "auction", 0, 120), Turning(2, "resigned", 2, 2**40), Turning(3, "penthouse", 1, 2**40)),
    ({7: 3, 2: 1}, {6: 2}, {}, {12: 1, 3: 2}),
)


@pytest.fixture
def seats(busy, seen, words, names):
    return drawers.of_view(seen(busy)).looks(seen(busy), names, words)


def sprites(made, kind):
    return [part.sprite for part in made.front if isinstance(part.sprite, kind)]


def test_golden_chart(compare, rules, seats, busy, seen, words):
    compare("chart", scene_chart.scene(rules, seats, COURSE, drawers.of_rules(rules), words))


def test_golden_dice(compare, seats, words):
    compare("dice", scene_dice.scene(seats, COURSE, words))


def test_golden_card(compare, seats, words):
    drawn = Card(1, "chance", "Help yourself", "Take any 2 chips from the bank.", ("Boris took 2 red.",))
    compare("card", scene_card.scene(drawn, seats[1], words))


def test_golden_caption(compare, busy, seen, seats, words):
    compare("caption", scene_caption.scene(seen(busy), seats, "Ann now owns the whole red set!", 0.5, words))


def test_every_seat_has_its_letter_on_line_label_and_turning_points(rules, seats, words):
    made = scene_chart.scene(rules, seats, COURSE, drawers.of_rules(rules), words)
    (graph,) = sprites(made, Graph)
    assert [curve.letter for curve in graph.curves] == ["A", "B", "C", "D"]
    assert all(curve.letters for curve in graph.curves)
    assert [curve.ended for curve in graph.curves] == [False, False, True, False]
    assert graph.curves[0].points[0][1] > graph.curves[0].points[-1][1]
    lettered = [it.text for it in (part.sprite for part in made.front) if getattr(it, "text", "") in set("ABCD")]
    assert sorted(lettered) == ["A", "A", "B", "B", "C", "C", "D"]


@pytest.mark.parametrize("count", [2, 4])
def test_no_name_on_the_chart_reaches_into_what_stands_below_it(rules, busy, seen, words, count):
    names = ["Alexandra Featherstonehaugh-Cholmondel", "W" * 32, "Константин Константинопольский", "Mia"]
    totals = tuple((3, 12 if seat < count else None) for seat in range(4))
    made = scene_chart.scene(
        rules,
        drawers.of_view(seen(busy)).looks(seen(busy), names, words),
        Course((0, 1), totals, (), ({}, {}, {}, {})),
        drawers.of_rules(rules),
        words,
    )
    (names_at,) = {part.x for part in made.front if getattr(part.sprite, "text", "") == "Mia"}
    labels = sorted((part.y, part.sprite.size) for part in made.front if part.x == names_at and part.y < 600)
    assert len(labels) >= 4
    assert all(low - high >= 0.71 * (a + b) / 2 for (high, a), (low, b) in pairwise(labels))


def test_a_number_on_the_dice_is_at_its_bar_unless_the_line_would_strike_it_through(seats, words):
    throws = {7: 1, 6: 30, 8: 25, 5: 20}
    made = scene_dice.scene(seats, Course((0,), ((3,),) * 4, (), (throws, {}, {}, {})), words)
    bars = sprites(made, Histogram)[0]
    large = next(part for part in made.front if part.sprite is bars)
    scale = (bars.height - 4) / bars.most
    numbers = [part for part in made.front if getattr(part.sprite, "face", "") == "Bold" and part.sprite.size == 30]
    assert [part.sprite.text for part in numbers] == [str(count) for count in bars.counts]
    for part, usual in zip(numbers, bars.expected, strict=True):
        line = large.y + bars.height - usual * scale
        assert not part.y - 13 <= line <= part.y + 13
    seven = numbers[5]
    assert large.y + bars.height - seven.y < 40


def test_the_first_round_alone_can_be_charted(rules, seats, words):
    first = Course((0,), ((3,), (3,), (3,), (3,)), (), ({}, {}, {}, {}))
    (graph,) = sprites(scene_chart.scene(rules, seats, first, drawers.of_rules(rules), words), Graph)
    assert all(len(curve.points) == 1 for curve in graph.curves)
    assert len({curve.letters for curve in graph.curves}) == 4
    bars = sprites(scene_dice.scene(seats, first, words), Histogram)
    assert {sum(it.counts) for it in bars} == {0}


def test_pictures_are_sound_and_told(sound, busy, seen, words, names):
    view = seen(busy)
    drawn = Card(1, "chance", "Help yourself", "Take any 2 chips from the bank.", ())
    sound(lambda: render.chart(view, COURSE, names, words))
    sound(lambda: render.dice(view, COURSE, names, words))
    sound(lambda: render.card(view, drawn, names, words))
    told = render.chart(view, COURSE, names, words).description
    for part in (
        "Points over time, 3 rounds.",
        "Ann: 3 at the start, 14 half way, 18 in the end.",
        "Chloe: out in round 2",
    ):
        assert part in told
    told = render.dice(view, COURSE, names, words).description
    for part in ("9 throws of two dice", "7 3 times", "Boris: 2 throws, 6.0 on average."):
        assert part in told
    assert "Boris drew Help yourself: Take any 2 chips" in render.card(view, drawn, names, words).description


def test_a_course_is_gathered_round_by_round(busy, seen, rules):
    moments = []
    for number, (round_, events) in enumerate(
        [
            (1, (e.StartThrown(0, (5, 2)),)),
            (1, (e.DiceRolled(0, (3, 4)),)),
            (1, (e.AuctionWon(1, "virginia", 90), e.DiceRolled(1, (6,), "card"))),
            (2, (e.FloorBuilt(0, "c1", 5, {}), e.DiceRolled(2, (1, 1, 6)))),
        ]
    ):
        state = busy.copy()
        state.round, state.own.heights = round_, dict.fromkeys(rules.own.foundations[: number + 1], 1)
        state.own.builders = dict.fromkeys(state.own.heights, 0)
        moments.append(Moment(Log(events), seen(state)))
    found = course(drawers.of_rules(rules), moments)
    assert found.rounds == (0, 1, 2)
    assert [total is not None for total in found.totals[0]] == [True] * 3
    assert found.totals[0][0] < found.totals[0][1] < found.totals[0][2]
    assert found.throws == ({7: 2}, {}, {2: 1}, {})
    assert [(it.kind, it.round, it.seat) for it in found.turnings] == [("auction", 1, 1), ("penthouse", 2, 0)]
    with pytest.raises(ValueError, match="start"):
        course(drawers.of_rules(rules), [])


def test_expectation_is_that_of_two_fair_dice():
    assert sum(expected(360).values()) == pytest.approx(360)
    assert (expected(36)[7], expected(36)[2]) == (6, 1)
    assert mean({2: 1, 12: 1}) == 7
    assert mean({}) == 0


def test_the_heaviest_turning_points_stay_in_their_order():
    points = [Turning(k, "auction", 0, weight) for k, weight in enumerate((5, 1, 9, 7))]
    assert [it.round for it in heaviest(points, 2)] == [2, 3]


@pytest.mark.parametrize("wishes", [[5, 5, 5], [0, 100, 50, 99], [], [3], [100] * 30])
def test_what_is_spread_keeps_its_order_and_its_room(wishes):
    places = spread(wishes, 10, 0, 100)
    assert all(-0.01 <= it <= 100.01 for it in places)
    pitch = min(10, 100 / max(1, len(wishes) - 1))
    order = sorted(places)
    assert all(b - a >= pitch - 0.01 for a, b in pairwise(order))


# --- which moments a replay shows


def turns(count, *turned):
    """A log of so many turns; `turned` are events by the entry that they come in."""
    logs = [Log((e.GameStarted(0, ""),))]
    for number in range(count):
        logs += [Log((e.DiceRolled(number % 2, (1, 2)),)), Log((e.TurnStarted((number + 1) % 2, number),))]
    for at, event in turned:
        logs[at] = Log((*logs[at].events, event))
    return logs


def test_every_turn_of_a_short_game_is_shown(rules):
    frames = chosen(rules, turns(20))
    assert [frame.index for frame in frames] == [0, *range(1, 40, 2), 40]
    assert len({frame.duration for frame in frames[:-1]}) == 1


def test_turning_points_of_a_long_game_always_are_and_longer(rules):
    turned = [(k, e.GroupCompleted(0, "red")) for k in range(100, 1000, 97)]
    frames = chosen(rules, turns(1000, *turned))
    assert len(frames) == MOST
    assert {at for at, _ in turned} <= {frame.index for frame in frames if frame.event}
    held = {frame.duration for frame in frames if frame.event}
    assert min(held) > max(frame.duration for frame in frames[:-1] if not frame.event)
    assert (frames[0].index, frames[-1].index) == (0, 2000)


def test_what_turned_most_stays_where_too_much_did(rules):
    turned = [(k, e.AuctionWon(0, "virginia", 9)) for k in range(2, 1200, 2)] + [(801, e.SeatBankrupt(1, 0, False))]
    frames = chosen(rules, turns(1000, *turned))
    assert len(frames) <= MOST
    assert 801 in {frame.index for frame in frames}


@pytest.mark.parametrize(
    ("event", "kind"),
    [
        (e.SeatBankrupt(1, 0, False), "bankrupt"),
        (e.SeatBankrupt(1, -1, True), "resigned"),
        (e.AuctionWon(1, "virginia", 10), "auction"),
        (e.FloorBuilt(1, "a2", 5, {}), "penthouse"),
        (e.FloorBuilt(1, "a2", 2, {}), None),
        (e.BuildingBuilt(1, "virginia", HOTEL, 100), None),
    ],
)
def test_turning_points_of_the_chart(busy, seen, event, kind):
    assert [it.kind for it in turning(seen(busy), event)] == ([kind] if kind else [])
