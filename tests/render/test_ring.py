from itertools import combinations

import pytest

from render.board_layout import CORNERS, corner_places, pin_places, prisoner_places, visitor_places
from render.ring import SIZE, ring
from render.sprites.track import cell_side


def overlap(a, b):
    return a.x < b.x + b.width and b.x < a.x + a.width and a.y < b.y + b.height and b.y < a.y + a.height


@pytest.fixture(params=sorted(CORNERS))
def track(request):
    return ring(request.param, 12, CORNERS[request.param], 5)


def test_spaces_neither_overlap_nor_leave_the_picture(track):
    assert not [pair for pair in combinations(track.slots, 2) if overlap(*pair)]
    for slot in track.slots:
        assert slot.x >= 0
        assert slot.y >= 0
        assert slot.x + slot.width <= SIZE
        assert slot.y + slot.height <= SIZE


def test_the_track_runs_clockwise_from_the_lower_right(track):
    slots, quarter = track.slots, len(track.slots) // 4
    assert [slot.side for slot in slots[::quarter]] == ["corner"] * 4
    go, jail, parking, to_jail = slots[::quarter]
    assert go.x > jail.x == parking.x < to_jail.x
    assert go.y == jail.y > parking.y == to_jail.y
    assert slots[1].x > slots[2].x
    assert slots[quarter + 1].y > slots[quarter + 2].y


def test_spaces_of_a_side_are_one_size(track):
    sizes = {(max(s.width, s.height), min(s.width, s.height)) for s in track.slots if s.side != "corner"}
    assert len({deep for deep, _ in sizes}) == 1
    assert max(wide for _, wide in sizes) - min(wide for _, wide in sizes) <= 1


@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_tokens_on_one_space_can_be_told_apart(track, count):
    corner, side = track.slots[0], track.slots[1]
    cell = cell_side(corner.width)
    for places in (
        pin_places(side, count),
        corner_places(corner, count),
        visitor_places(track.slots[len(track.slots) // 4], count, cell),
        prisoner_places(track.slots[len(track.slots) // 4], count, cell),
    ):
        assert len(places) == count
        for ((x, y), radius), ((u, v), other) in combinations(places, 2):
            assert (x - u) ** 2 + (y - v) ** 2 > (0.8 * max(radius, other)) ** 2 * 2


@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_prisoners_sit_in_the_cell_and_visitors_beside_it(track, count):
    slot = track.slots[len(track.slots) // 4]
    cell = cell_side(slot.width)
    left, low = slot.x + slot.width - cell, slot.y + cell
    for (x, y), radius in prisoner_places(slot, count, cell):
        assert left <= x - radius
        assert y + radius <= low
    for (x, y), radius in visitor_places(slot, count, cell):
        assert x + radius <= left or y - radius >= low
        assert slot.x <= x - radius
        assert y + radius <= slot.y + slot.height
