from itertools import combinations

from render.island_back import GRID
from render.island_names import _part, hidden, names
from render.seating import looks
from render.sprites.grid import Pill, Plot
from render.sprites.plain import Text


def test_every_cell_is_named_once(busy, seen, words, rules):
    view = seen(busy)
    legal = [cell for cell in rules.own.foundations if cell not in busy.own.heights]
    placed = names(view, looks(view, ("a", "b", "c", "d"), words), GRID, legal)
    said = [it.sprite.text for it in placed if isinstance(it.sprite, (Pill, Text))]
    assert sorted(said) == sorted(rules.own.foundations)


def test_a_legal_plot_behind_towers_is_drawn_again(busy, seen, words):
    view = seen(busy)
    placed = names(view, looks(view, ("a", "b", "c", "d"), words), GRID, ["e2"])
    ghost = [it for it in placed if isinstance(it.sprite, Plot)]
    assert [(it.x, it.y) for it in ghost] == [tuple(map(round, GRID.middle("e2")))]
    assert hidden(GRID, "e2", busy.own.heights)
    assert not hidden(GRID, "d2", busy.own.heights)


def test_a_tower_that_cannot_be_seen_shows_its_floors(busy, seen, words):
    view = seen(busy)
    placed = names(view, looks(view, ("a", "b", "c", "d"), words), GRID, ())
    pills = {it.sprite.text: it.sprite for it in placed if isinstance(it.sprite, Pill)}
    assert pills["a4"].floors == 1
    assert pills["a4"].colour == "purple"
    assert pills["b5"].floors == 0


def test_pills_are_pushed_apart():
    places = [[100.0, 100.0], [110.0, 104.0], [105.0, 130.0], [300.0, 100.0]]
    _part(places)
    for first, second in combinations(places, 2):
        assert abs(first[0] - second[0]) >= 74 or abs(first[1] - second[1]) >= 45.9
    assert places[3] == [300.0, 100.0]
