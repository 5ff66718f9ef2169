import math
from itertools import combinations

from render.theme import load
from render.tokens import _SHAPES, ICON_TOKENS


def luminance(rgb):
    parts = [part / 255 for part in rgb]
    linear = [part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def test_every_token_has_a_silhouette_of_its_own_and_a_colour_that_white_stands_on(rules):
    theme = load("light")
    assert len(rules.own.tokens) == rules.max_seats == 8
    for token in rules.own.tokens:
        assert token.id in ICON_TOKENS or token.id in _SHAPES
        assert 1.05 / (luminance(theme.rgb(f"chip.{token.colour}")) + 0.05) >= 3


def test_no_two_seats_look_alike(rules):
    theme = load("light")
    colours = [theme.rgb(f"chip.{token.colour}") for token in rules.own.tokens]
    for one, other in combinations(colours, 2):
        assert math.dist(one, other) > 60
    assert len({token.id for token in rules.own.tokens}) == 8


def test_every_set_has_a_colour(rules):
    assert set(rules.groups) <= set(load("light").sets)
