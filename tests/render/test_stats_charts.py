"""The charts of somebody's finished games: the dice they threw, and their strength from game to game."""

import pytest

import render
from bot.i18n import catalog
from render import scene_ratings
from render.course import SUMS
from render.sprites.graphs import Graph, Histogram
from render.sprites.plain import Text
from render.theme import themes

TITLES = {"builder": "Monopoly Builder", "classic": "Monopoly", "anti": "Anti-Monopoly"}
CURVES = {"builder": (25.0, 27.5, 26.0, 30.25), "classic": (25.0, 22.1)}


@pytest.fixture
def english():
    return catalog("en", strict=True)


def of(made, kind):
    return [part.sprite for part in made.front if isinstance(part.sprite, kind)]


@pytest.mark.parametrize("theme", themes())
def test_both_are_pictures_with_words(theme, english):
    for drawn in (render.luck({7: 3, 2: 1}, english, theme), render.ratings(CURVES, TITLES, english, theme)):
        assert drawn.data.startswith(b"\x89PNG")
        assert drawn.width == 1200
        assert len(drawn.description) <= 1024


def test_the_dice_are_told_beside_what_is_to_be_expected(english):
    told = render.luck({7: 3, 2: 1}, english).description
    assert told.startswith("4 throws of two dice. By sum: 2 once, 3 0 times")
    assert told.endswith("5.8 on average, where 7 is to be expected.")
    assert render.luck({}, english).description == "No throw of two dice yet"


def test_the_dice_of_somebody_are_one_histogram(english):
    from render import scene_dice  # noqa: PLC0415 - beside what it is compared with
    from render.course import Course  # noqa: PLC0415

    (bars,) = of(scene_dice.scene((), Course((), (), (), ({7: 3, 2: 1},)), english), Histogram)
    assert bars.counts == tuple({7: 3, 2: 1}.get(total, 0) for total in SUMS)


def test_every_game_has_its_line_within_the_plot(english):
    (graph,) = of(scene_ratings.scene(CURVES, TITLES, english), Graph)
    assert [curve.letter for curve in graph.curves] == ["A", "B"]
    assert len({curve.colour for curve in graph.curves}) == 2
    assert [len(curve.points) for curve in graph.curves] == [4, 2]
    for curve in graph.curves:
        assert curve.points[0][0] == 0
        assert all(0 <= x <= graph.width and 0 <= y <= graph.height for x, y in curve.points)
    first, second = graph.curves
    assert first.points[0] == second.points[0], "all begin alike"
    assert first.points[-1][0] == graph.width
    assert first.points[-1][1] < second.points[-1][1], "the stronger is the higher"


@pytest.mark.parametrize(
    "curve", [(25.0, 25.0), (25.0, 25.4), (25.0, 12.0, 44.9), tuple(25 + it / 7 for it in range(400))]
)
def test_any_curve_finds_room(curve, english):
    made = scene_ratings.scene({"anti": curve}, TITLES, english)
    (graph,) = of(made, Graph)
    assert all(0 <= y <= graph.height for _, y in graph.curves[0].points)
    assert 2 <= len(graph.lines) <= 8
    assert str(len(curve) - 1) in [it.text for it in of(made, Text)]


def test_strength_is_told_by_game(english):
    told = render.ratings(CURVES, TITLES, english).description
    assert "Monopoly Builder, 3 rated games: now 30.2, at most 30.2, at least 25.0." in told
    assert "Monopoly, 1 rated game: now 22.1, at most 25.0, at least 22.1." in told
