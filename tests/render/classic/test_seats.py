import math
from itertools import combinations

from render.theme import load
from render.tokens import _SHAPES, ICON_TOKENS


def test_every_token_has_a_silhouette_of_its_own_and_a_colour_that_white_stands_on(contrast, rules):
    theme = load("light")
    assert len(rules.own.tokens) == rules.max_seats == 8
    for token in rules.own.tokens:
        assert token.id in ICON_TOKENS or token.id in _SHAPES
        assert contrast(theme.rgb(f"chip.{token.colour}"), theme.rgb("white")) >= 3


def test_no_two_seats_look_alike(rules):
    theme = load("light")
    colours = [theme.rgb(f"chip.{token.colour}") for token in rules.own.tokens]
    for one, other in combinations(colours, 2):
        assert math.dist(one, other) > 60
    assert len({token.id for token in rules.own.tokens}) == 8


def test_every_set_has_a_colour(rules):
    assert set(rules.groups) <= set(load("light").sets)
