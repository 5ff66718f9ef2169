"""Positions of classic Monopoly made by hand, on every board, with the real words."""

import pytest

from bot.engine.decisions import AwaitManage
from bot.engine.state import ClassicState, Scripted, Seat, Secret, State
from bot.rulesets import load

NAMES = ("Mia", "Ivan", "Leo", "Zoe", "Tomas", "Alexandra Featherstone", "Константин Константинопольский", "漢字")


@pytest.fixture(scope="session")
def rules():
    return load("classic")


@pytest.fixture
def started():
    """A game that has just begun."""

    def make(rules, seats=5):
        tokens = [token.id for token in rules.own.tokens[:seats]]
        own = ClassicState(tokens, rules.own.houses, rules.own.hotels, [False] * seats)
        purses = [Seat(1500) for _ in range(seats)]
        return State(purses, own, Secret(Scripted(), {}), "0" * 64, waiting=[AwaitManage(1, (0,))])

    return make


@pytest.fixture
def busy(rules, started):
    """The middle of a game of five."""
    state = started(rules)
    groups = {"orange": 3, "light_blue": 0, "dark_blue": 1, "yellow": 2}
    for group, owner in groups.items():
        state.owners |= dict.fromkeys(rules.groups[group].deeds, owner)
    state.owners |= {
        "kentucky_avenue": 4,
        "indiana_avenue": 3,
        "reading_railroad": 0,
        "short_line": 4,
        "water_works": 3,
    }
    state.mortgaged = {"indiana_avenue", "short_line"}
    state.own.buildings = {"tennessee_avenue": 4, "new_york_avenue": 5, "boardwalk": 2}
    for seat, at in zip(state.seats, (26, 33, 26, 10, 10), strict=True):
        seat.at = at
    state.seats[3].jailed = 1
    state.throw = (5, 3)
    return state


@pytest.fixture(scope="session")
def names():
    return NAMES[:5]
