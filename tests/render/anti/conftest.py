"""Positions of Anti-Monopoly made by hand, on every board, with the real words."""

import pytest

from bot.engine.decisions import AwaitManage
from bot.engine.state import AntiState, Scripted, Seat, Secret, State
from bot.rulesets import load

NAMES = ("Mia", "Ivan", "Leo", "Zoe", "Alexandra Featherstone", "Константин Константинопольский")
ROLES = ("competitor", "monopolist")


@pytest.fixture(scope="session")
def rules():
    return load("anti")


@pytest.fixture
def started():
    """A game whose roles have just been chosen, competitors and monopolists in turn."""

    def make(rules, seats=5):
        tokens = [token.id for token in rules.own.tokens[:seats]]
        own = AntiState(tokens, [ROLES[seat % 2] for seat in range(seats)])
        purses = [Seat(1500) for _ in range(seats)]
        piles = {deck: list(cards.cards) for deck, cards in rules.decks.items()}
        return State(purses, own, Secret(Scripted(), piles), "0" * 64, round=1, waiting=[AwaitManage(1, (0,))])

    return make


OWNERS = {
    "basin_st": 0, "french_quarter": 2, "us_railroad": 1, "sunset_blvd": 2, "wilshire_blvd": 4, "rush_st": 1, "state_st": 1,
    "michigan_ave": 0, "us_electric_company": 3, "us_gas_company": 3, "chestnut_st": 3, "walnut_st": 3, "brattle_st": 4,
    "beacon_st": 2, "us_air_line": 0, "georgetown": 1, "constitution_ave": 1, "union_square": 0, "wall_st": 2,
    "us_trucking_company": 1,
}  # fmt: skip
BUILT = {
    "basin_st": 4,
    "french_quarter": 5,
    "rush_st": 3,
    "state_st": 4,
    "chestnut_st": 1,
    "walnut_st": 2,
    "beacon_st": 2,
}


@pytest.fixture
def busy(rules, started):
    """The middle of a game of five: seats 0, 2, 4 are competitors, 1 and 3 monopolists."""
    state = started(rules)
    state.owners, state.mortgaged = dict(OWNERS), {"constitution_ave", "brattle_st"}
    state.own.buildings = dict(BUILT)
    for seat, (cash, at) in zip(state.seats, ((640, 24), (1205, 24), (85, 10), (410, 10), (933, 36)), strict=True):
        seat.cash, seat.at = cash, at
    state.seats[3].jailed = state.seats[4].jailed = 1
    state.seats[4].at = 10
    state.throw = (5, 3)
    return state


@pytest.fixture(scope="session")
def names():
    return NAMES[:5]
