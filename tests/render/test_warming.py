"""Pictures are prepared in many small steps: whoever wants one meanwhile waits for one step."""

import pytest

import render
from bot.i18n import catalog
from bot.rulesets import games, load
from render.scene import Back, Placed
from render.sprites.plain import Text
from render.warming import TOGETHER, free, on_back


class Noted:
    """Draws nothing, and notes how much it was asked for at once."""

    def __init__(self):
        self.asked = []

    def frame(self, scene):
        self.asked.append(len(scene.front))

    def drawn(self, sprite):
        self.asked.append(sprite)


def test_a_back_comes_first_and_then_a_few_pieces_at_each_step():
    draws, piece = Noted(), Placed(0, 0, Text("1", "Black", 20, "ink", "middle"), "card")
    steps = on_back(draws, Back(10, 10, "page", ()), [piece] * (2 * TOGETHER + 1))
    asked = [list(draws.asked) for _ in steps]
    assert asked == [[0], [0, TOGETHER], [0, TOGETHER, TOGETHER], [0, TOGETHER, TOGETHER, 1]]


def test_what_is_blended_comes_one_by_one():
    draws = Noted()
    steps = free(draws, iter("abc"))
    next(steps)
    assert draws.asked == ["a"]
    assert len(list(steps)) == 2


@pytest.mark.parametrize("game", games())
def test_every_game_is_prepared_in_many_steps(game):
    rules = load(game)
    assert sum(1 for _ in render.warming(rules, catalog().for_rules(rules))) > len(rules.spaces)
