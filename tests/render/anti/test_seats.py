import math
from itertools import combinations

import pytest

from render.anti.colours import wanted
from render.palette import cell, of
from render.theme import load
from render.tokens import _SHAPES, ICON_TOKENS


def test_every_role_has_a_mark_with_a_letter_and_a_shape_of_its_own_that_white_stands_on(contrast, rules):
    theme = load("light")
    marks = {role: theme.marks[role] for role in rules.own.roles}
    assert {role: (look.letter, look.shape) for role, look in marks.items()} == {
        "competitor": ("C", "disc"),
        "monopolist": ("M", "square"),
    }
    for role in marks:
        assert contrast(theme.rgb(f"mark.{role}"), theme.rgb("white")) >= 4.5


def test_seats_look_neither_like_each_other_nor_like_a_role(contrast, rules):
    theme = load("light")
    seats = [theme.rgb(f"chip.{token.colour}") for token in rules.own.tokens]
    roles = [theme.rgb(f"mark.{role}") for role in rules.own.roles]
    assert len(rules.own.tokens) == rules.max_seats == 6
    for one, other in combinations([*seats, *roles], 2):
        assert math.dist(one, other) > 45
    for token, colour in zip(rules.own.tokens, seats, strict=True):
        assert token.id in ICON_TOKENS or token.id in _SHAPES
        assert contrast(colour, theme.rgb("white")) >= 3


def test_every_city_has_a_colour(rules):
    assert set(rules.groups) <= set(load("light").sets)


@pytest.mark.parametrize("name", ["mark.competitor", "mark.monopolist", "chip.rose", "set.new_york", "ink"])
def test_its_flat_colours_come_out_exact(name):
    rgb, written = load("light").rgb(name), of("light", wanted).written
    entries = [tuple(written[k : k + 3]) for k in range(0, len(written), 3)]
    assert cell(rgb) in {cell(entry) for entry in entries}
    assert rgb in entries
