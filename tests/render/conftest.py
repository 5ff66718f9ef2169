"""Positions of Monopoly Builder made by hand, and the English words, strict about what is missing."""

import os
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image

import render
from bot.engine.decisions import AwaitManage, AwaitRoll
from bot.engine.state import BuilderState, Scripted, Seat, Secret, State
from bot.engine.view import look
from bot.i18n import catalog
from bot.rulesets import load
from render import drawers

TYPICAL = 160 * 1024
DESCRIPTION = 1024
GOLDEN = Path(__file__).parent / "golden"
TOKENS = ["penguin", "cat", "dinosaur", "duck"]
OWNERS = {
    "kentucky": 2, "illinois": 0, "atlantic": 1, "new_york": 0, "st_james": 3, "st_charles": 1, "connecticut": 2,
    "oriental": 2, "mediterranean": 3, "pacific": 2, "park_place": 0, "boardwalk": 0,
}  # fmt: skip
TOWERS = {
    "c1": (4, 0), "d1": (2, 0), "e1": (1, 0), "b2": (3, 1), "a3": (2, 1), "a4": (1, 1), "b5": (4, 3), "c6": (2, 3),
    "c5": (1, 3), "e4": (1, 2), "f3": (4, 2), "f2": (2, 2),
}  # fmt: skip


@pytest.fixture(scope="session")
def compare():
    """Compare a draw list with the one on file; UPDATE_GOLDEN=1 writes it anew, to be read before it is kept."""

    def check(name, made):
        file = GOLDEN / f"{name}.txt"
        text = "\n".join(made.lines()) + "\n"
        if os.environ.get("UPDATE_GOLDEN"):
            file.write_text(text, encoding="utf-8")
        assert text == file.read_text(encoding="utf-8")

    return check


@pytest.fixture(scope="session")
def rules():
    return load("builder")


@pytest.fixture(scope="session")
def bound():
    """The English words of a table with these rules."""

    def make(rules):
        return catalog("en", strict=True).for_rules(rules)

    return make


@pytest.fixture
def words(rules, bound):  # of no wider scope: other folders have other rules
    return bound(rules)


@pytest.fixture(scope="session")
def names():
    return ("Ann", "Boris", "Chloe", "Dmitri")


@pytest.fixture
def fresh(rules):
    """A game that has just begun."""

    def make(seats=4):
        colours = list(rules.own.colours)
        own = BuilderState(
            TOKENS[:seats],
            [{c: 4 if c == rules.own.tokens[seat].colour else 0 for c in colours} for seat in range(seats)],
            dict.fromkeys(colours, 16),
            blocks=[12] * seats,
        )
        secret = Secret(Scripted(), {"chance": []})
        return State([Seat(900) for _ in range(seats)], own, secret, "0" * 64, waiting=[AwaitRoll(1, (0,))])

    return make


@pytest.fixture
def busy(fresh):
    """The middle of a game of four."""
    state = fresh()
    state.owners = dict(OWNERS)
    state.mortgaged = {"connecticut"}
    for seat, (cash, at) in zip(state.seats, ((410, 19), (735, 10), (120, 28), (560, 5)), strict=True):
        seat.cash, seat.at = cash, at
    state.throw = (4, 5)
    state.waiting = [AwaitManage(5, (0,))]
    state.own.heights = {cell: height for cell, (height, _) in TOWERS.items()}
    state.own.builders = {cell: owner for cell, (_, owner) in TOWERS.items()}
    state.own.lying = {13: {"red": 2}, 25: {"red": 1, "yellow": 3}}
    return state


@pytest.fixture
def seen(rules):
    """What a seat, or a spectator, sees of a state; `of` are other rules than the usual ones."""

    def make(state, seat=None, of=None):
        return look(of or rules, state, seat)

    return make


@pytest.fixture(scope="session")
def opened():
    """The image in a picture."""

    def make(picture):
        image = Image.open(BytesIO(picture.data))
        image.load()
        return image

    return make


@pytest.fixture(scope="session")
def sound(opened):
    """Check that a picture that `make` draws is a PNG with one palette of typical size, has words, and is always the same."""

    def check(make):
        picture = make()
        image = opened(picture)
        assert (image.format, image.mode, image.size) == ("PNG", "P", (picture.width, picture.height))
        assert image.width == 1200
        assert len(picture.data) <= TYPICAL
        assert 20 < len(picture.description) <= DESCRIPTION
        assert make().data == picture.data

    return check


@pytest.fixture
def drawn_anew(names, words):
    """How many sprites must be drawn for a view after another has been drawn."""

    def count(before, after):
        tiles = drawers.of_view(before).painter("light")._tiles
        render.board(before, names, words)
        missed = tiles.misses
        render.board(after, names, words)
        return tiles.misses - missed

    return count


@pytest.fixture(scope="session")
def contrast():
    """The contrast of two colours, 1 to 21, as the Web's accessibility guidelines define it."""

    def luminance(rgb):
        parts = [part / 255 for part in rgb]
        linear = [part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]

    def of(one, other):
        low, high = sorted((luminance(one), luminance(other)))
        return (high + 0.05) / (low + 0.05)

    return of
