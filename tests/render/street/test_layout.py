import pytest

from render.sprites.buildings import tray_length
from render.sprites.corners import CELL
from render.street.layout import SMALL, gatherings, imprisoned, on_corner, track, visiting

SEATED = [(f"token{k}", "rose", "") for k in range(8)]


def apart(one, other):
    return ((one.x - other.x) ** 2 + (one.y - other.y) ** 2) ** 0.5


@pytest.mark.parametrize("place", [on_corner, visiting, imprisoned])
@pytest.mark.parametrize("count", range(1, 9))
def test_up_to_eight_tokens_on_a_corner_stay_on_it_and_off_each_other(place, count):
    placed = place(152, SEATED[:count])
    assert [it.token for it in placed] == [token for token, _, _ in SEATED[:count]]
    for it in placed:
        assert it.radius <= it.x <= 152 - it.radius
        assert it.radius <= it.y <= 152 - it.radius
    for index, one in enumerate(placed):
        for other in placed[:index]:
            assert apart(one, other) >= one.radius + other.radius - 2


@pytest.mark.parametrize("count", range(1, 9))
def test_prisoners_sit_in_the_cell_and_visitors_do_not(count):
    left = 152 - CELL
    for it in imprisoned(152, SEATED[:count]):
        assert it.x - it.radius >= left
        assert it.y + it.radius <= CELL
    for it in visiting(152, SEATED[:count]):
        assert it.x + it.radius <= left or it.y + it.radius > CELL
        assert not (it.x > left and it.y < CELL)


def test_one_and_two_tokens_are_pins_and_more_stand_on_a_tray():
    assert {count: gatherings({5: count})[0].tray for count in (1, 2, 3, 8)} == {1: False, 2: False, 3: True, 8: True}


@pytest.mark.parametrize(
    "counts", [{11: 2, 12: 3, 13: 3}, {1: 8}, {39: 8}, {21: 4, 22: 4}, {31: 1, 32: 2, 33: 5}, {1: 4, 11: 4}]
)
def test_gatherings_keep_off_each_other_and_inside_the_lane(counts):
    found = {it.pos: it for it in gatherings(counts)}
    assert found.keys() == counts.keys()
    spans = {}
    for pos, it in found.items():
        half = tray_length(counts[pos], SMALL) / 2
        middle = it.x if it.side in {"top", "bottom"} else it.y
        assert middle - half >= 168
        assert middle + half <= 1032
        spans.setdefault(it.side, []).append((middle - half, middle + half))
    for side in spans.values():
        for one, other in zip(sorted(side), sorted(side)[1:], strict=False):
            assert one[1] <= other[0] + 1


def test_a_gathering_points_at_its_space():
    slots = track().slots
    for pos in (1, 14, 26, 39):
        (it,) = gatherings({pos: 8})
        along = (it.x, it.y)[it.side in {"left", "right"}] + it.tip
        assert along == pytest.approx(slots[pos].middle[it.side in {"left", "right"}], abs=1)


def test_neighbours_that_would_touch_all_stand_on_trays():
    assert [it.tray for it in gatherings({23: 2, 24: 3})] == [True, True]
    assert [it.tray for it in gatherings({23: 2, 24: 2})] == [False, False]
