"""All rents of the board, one by one: 22 streets with every number of buildings, railroads, utilities."""

import json

import pytest

from bot.engine.games import GAMES
from bot.engine.games.classic.rents import rent
from bot.engine.play import Play
from bot.rulesets import load

RULES = load("classic")
STREETS = [deed for deed in RULES.deeds.values() if deed.kind == "street"]
PRINTED = {
    "mediterranean_avenue": (60, 50, 2, 10, 30, 90, 160, 250),
    "baltic_avenue": (60, 50, 4, 20, 60, 180, 320, 450),
    "oriental_avenue": (100, 50, 6, 30, 90, 270, 400, 550),
    "vermont_avenue": (100, 50, 6, 30, 90, 270, 400, 550),
    "connecticut_avenue": (120, 50, 8, 40, 100, 300, 450, 600),
    "st_charles_place": (140, 100, 10, 50, 150, 450, 625, 750),
    "states_avenue": (140, 100, 10, 50, 150, 450, 625, 750),
    "virginia_avenue": (160, 100, 12, 60, 180, 500, 700, 900),
    "st_james_place": (180, 100, 14, 70, 200, 550, 750, 950),
    "tennessee_avenue": (180, 100, 14, 70, 200, 550, 750, 950),
    "new_york_avenue": (200, 100, 16, 80, 220, 600, 800, 1000),
    "kentucky_avenue": (220, 150, 18, 90, 250, 700, 875, 1050),
    "indiana_avenue": (220, 150, 18, 90, 250, 700, 875, 1050),
    "illinois_avenue": (240, 150, 20, 100, 300, 750, 925, 1100),
    "atlantic_avenue": (260, 150, 22, 110, 330, 800, 975, 1150),
    "ventnor_avenue": (260, 150, 22, 110, 330, 800, 975, 1150),
    "marvin_gardens": (280, 150, 24, 120, 360, 850, 1025, 1200),
    "pacific_avenue": (300, 200, 26, 130, 390, 900, 1100, 1275),
    "north_carolina_avenue": (300, 200, 26, 130, 390, 900, 1100, 1275),
    "pennsylvania_avenue": (320, 200, 28, 150, 450, 1000, 1200, 1400),
    "park_place": (350, 200, 35, 175, 500, 1100, 1300, 1500),
    "boardwalk": (400, 200, 50, 200, 600, 1400, 1700, 2000),
}


def table(rules=RULES):
    game = GAMES["classic"]
    return Play(rules, game.seat_up(rules, 2), game)


def test_the_table_names_every_street():
    assert set(PRINTED) == {deed.id for deed in STREETS}


@pytest.mark.parametrize("deed", STREETS, ids=lambda deed: deed.id)
@pytest.mark.parametrize("level", range(6))
def test_a_street_charges_what_is_printed(deed, level):
    price, house, *rents = PRINTED[deed.id]
    assert (deed.price, deed.house, deed.mortgage) == (price, house, price // 2)
    play = table()
    play.state.owners[deed.id] = 1
    assert rent(play, deed, "") == rents[0]
    for name in RULES.groups[deed.group].deeds:
        play.state.owners[name] = 1
    if level:
        play.state.own.buildings[deed.id] = level
    assert rent(play, deed, "") == (rents[level] if level else rents[0] * 2)


@pytest.mark.parametrize("count", range(1, 5))
def test_railroads_charge_by_their_number_and_double_by_card(count):
    play = table()
    roads = RULES.groups["railroad"].deeds
    for name in roads[:count]:
        play.state.owners[name] = 1
    due = (25, 50, 100, 200)[count - 1]
    assert rent(play, RULES.deeds[roads[0]], "") == due
    assert rent(play, RULES.deeds[roads[0]], "double") == due * 2


@pytest.mark.parametrize(("count", "times"), [(1, 4), (2, 10)])
def test_utilities_charge_by_the_throw(count, times):
    play = table()
    works = RULES.groups["utility"].deeds
    for name in works[:count]:
        play.state.owners[name] = 1
    play.state.throw = (3, 4)
    assert rent(play, RULES.deeds[works[0]], "") == 7 * times
    play.state.secret.chance.dice.append([5, 6])
    assert rent(play, RULES.deeds[works[0]], "tenfold") == 110


def test_all_boards_have_the_same_numbers():
    for board in ("us", "ru", "cs", "sk", "ro"):
        rules = load("classic", board=board)
        assert json.dumps(str(rules.deeds)) == json.dumps(str(RULES.deeds))
        assert rules.spaces == RULES.spaces
        assert set(rules.own.names) == {space.id for space in rules.spaces}
