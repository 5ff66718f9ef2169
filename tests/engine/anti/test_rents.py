"""All rents of the board for both roles, one by one: 22 streets with every number of buildings, transport companies, utilities."""

import json
from pathlib import Path

import pytest

from bot.engine.games import GAMES
from bot.engine.games.anti.rents import rent
from bot.engine.play import Play
from bot.rulesets import load

RULES = load("anti")
STREETS = [deed for deed in RULES.deeds.values() if deed.kind == "street"]
BOARDS = Path(__file__).parents[4] / "shared" / "rules" / "boards.json"
COMPETITOR, MONOPOLIST = 0, 1
# price, house, mortgage, redemption; a competitor with 0 to 4 houses and the apartment; a monopolist with the street alone, then with two
# streets of the city and 0 to 3 houses and the apartment
PRINTED = {
    "basin_st": (60, 50, 30, 33, (6, 11, 16, 21, 26, 31), (6, 12, 22, 32, 42, 52)),
    "french_quarter": (60, 50, 30, 33, (6, 11, 16, 21, 26, 31), (6, 12, 22, 32, 42, 52)),
    "sunset_blvd": (100, 50, 50, 55, (10, 15, 20, 25, 30, 35), (10, 20, 30, 40, 50, 60)),
    "wilshire_blvd": (100, 50, 50, 55, (10, 15, 20, 25, 30, 35), (10, 20, 30, 40, 50, 60)),
    "hollywood_blvd": (120, 50, 60, 66, (12, 17, 22, 27, 32, 37), (12, 24, 34, 44, 54, 64)),
    "rush_st": (140, 100, 70, 77, (14, 24, 34, 44, 54, 64), (14, 28, 48, 68, 88, 108)),
    "state_st": (140, 100, 70, 77, (14, 24, 34, 44, 54, 64), (14, 28, 48, 68, 88, 108)),
    "michigan_ave": (160, 100, 80, 88, (16, 26, 36, 46, 56, 66), (16, 32, 52, 72, 92, 112)),
    "locust_st": (180, 100, 90, 99, (18, 28, 38, 48, 58, 68), (18, 36, 56, 76, 96, 116)),
    "chestnut_st": (180, 100, 90, 99, (18, 28, 38, 48, 58, 68), (18, 36, 56, 76, 96, 116)),
    "walnut_st": (200, 100, 100, 110, (20, 30, 40, 50, 60, 70), (20, 40, 60, 80, 100, 120)),
    "brattle_st": (220, 150, 110, 121, (22, 37, 52, 67, 82, 97), (22, 44, 74, 104, 134, 164)),
    "harvard_square": (220, 150, 110, 121, (22, 37, 52, 67, 82, 97), (22, 44, 74, 104, 134, 164)),
    "beacon_st": (240, 150, 120, 132, (24, 39, 54, 69, 84, 99), (24, 48, 78, 108, 138, 168)),
    "georgetown": (260, 150, 130, 143, (26, 41, 56, 71, 86, 101), (26, 52, 82, 112, 142, 172)),
    "constitution_ave": (260, 150, 130, 143, (26, 41, 56, 71, 86, 101), (26, 52, 82, 112, 142, 172)),
    "pennsylvania_ave": (280, 150, 140, 154, (28, 43, 58, 73, 88, 103), (28, 56, 86, 116, 146, 176)),
    "fishermans_wharf": (300, 200, 150, 165, (30, 50, 70, 90, 110, 130), (30, 60, 100, 140, 180, 220)),
    "union_square": (300, 200, 150, 165, (30, 50, 70, 90, 110, 130), (30, 60, 100, 140, 180, 220)),
    "nob_hill": (320, 200, 160, 176, (32, 52, 72, 92, 112, 132), (32, 64, 104, 144, 184, 224)),
    "fifth_ave": (350, 200, 175, 193, (35, 55, 75, 95, 115, 135), (35, 70, 110, 150, 190, 230)),
    "wall_st": (400, 200, 200, 220, (40, 60, 80, 100, 120, 140), (40, 80, 120, 160, 200, 240)),
}


def table(owned=(), owner=MONOPOLIST):
    """Two seats, a competitor and a monopolist; one of them owns these deeds."""
    game = GAMES["anti"]
    state = game.seat_up(RULES, 2)
    state.own.roles = ["competitor", "monopolist"]
    state.owners.update(dict.fromkeys(owned, owner))
    return Play(RULES, state, game)


def charged(play, name, level=0):
    """The rent of a deed that is so built on, with (3, 4) for every throw."""
    if level:
        play.state.own.buildings[name] = level
    play.state.secret.chance.dice.append([3, 4])
    return rent(play, RULES.deeds[name], 0)


def sisters(name):
    """The streets of the same city, this one first."""
    return [name, *(other for other in RULES.groups[RULES.deeds[name].group].deeds if other != name)]


def test_the_table_names_every_street():
    assert set(PRINTED) == {deed.id for deed in STREETS}
    assert len(PRINTED) == 22


@pytest.mark.parametrize("deed", STREETS, ids=lambda deed: deed.id)
def test_prices_are_what_is_printed(deed):
    assert (deed.price, deed.house, deed.mortgage, deed.redeem) == PRINTED[deed.id][:4]


@pytest.mark.parametrize("name", PRINTED)
@pytest.mark.parametrize("level", range(6))
@pytest.mark.parametrize("count", [1, 2, 3])
def test_a_competitor_charges_the_same_however_many_streets_of_the_city_it_owns(name, level, count):
    assert charged(table(sisters(name)[:count], COMPETITOR), name, level) == PRINTED[name][4][level]


@pytest.mark.parametrize("name", PRINTED)
def test_a_monopolist_charges_the_single_rent_for_a_street_alone(name):
    assert charged(table([name]), name) == PRINTED[name][5][0]


@pytest.mark.parametrize("name", PRINTED)
@pytest.mark.parametrize("level", range(5))
@pytest.mark.parametrize("count", [2, 3])
def test_a_monopolist_charges_by_buildings_from_two_streets_of_a_city_on(name, level, count):
    assert charged(table(sisters(name)[:count]), name, level) == PRINTED[name][5][level + 1]


@pytest.mark.parametrize("name", PRINTED)
def test_a_monopolist_charges_the_single_rent_while_the_other_street_is_mortgaged(name):
    play = table(sisters(name)[:2])
    play.state.mortgaged.add(sisters(name)[1])
    assert charged(play, name) == PRINTED[name][5][0]


@pytest.mark.parametrize("name", PRINTED)
def test_the_columns_follow_from_price_and_house(name):
    price, house, mortgage, redeem, competitor, monopolist = PRINTED[name]
    assert mortgage == price // 2
    assert redeem == (mortgage * 11 + 5) // 10
    assert competitor == tuple(price // 10 + houses * house // 10 for houses in range(6))
    assert monopolist == (competitor[0], *(rent * 2 for rent in competitor[:5]))


@pytest.mark.parametrize("count", range(1, 5))
def test_transport_charges_20_or_doubles_with_every_company(count):
    companies = RULES.groups["transport"].deeds
    for name in companies[:count]:
        assert charged(table(companies[:count], COMPETITOR), name) == 20
        assert charged(table(companies[:count]), name) == (40, 80, 160, 320)[count - 1]


@pytest.mark.parametrize("owned", range(1, 5))
@pytest.mark.parametrize("mortgaged", range(4))
def test_a_mortgaged_transport_company_does_not_count(owned, mortgaged):
    companies = RULES.groups["transport"].deeds
    play = table(companies[:owned])
    play.state.mortgaged.update(companies[1:owned][:mortgaged])
    left = max(1, owned - mortgaged)
    assert charged(play, companies[0]) == (40, 80, 160, 320)[left - 1]


@pytest.mark.parametrize(
    ("owner", "count", "times"), [(COMPETITOR, 1, 4), (COMPETITOR, 2, 4), (MONOPOLIST, 1, 4), (MONOPOLIST, 2, 10)]
)
def test_utilities_charge_by_a_fresh_throw(owner, count, times):
    for name in RULES.groups["utility"].deeds[:count]:
        play = table(RULES.groups["utility"].deeds[:count], owner)
        play.state.throw = (6, 6)
        assert charged(play, name) == 7 * times
        assert play.state.secret.chance.dice == []


@pytest.mark.skipif(not BOARDS.exists(), reason="the rules' tables are not here")
def test_all_numbers_are_those_of_the_rules_tables():
    spaces = json.loads(BOARDS.read_text(encoding="utf-8"))["anti_monopoly"]
    assert len(spaces) == len(RULES.spaces)
    for space in spaces:
        deed = RULES.deeds.get(RULES.spaces[space["pos"]].deed or "")
        assert (deed is None) == ("price" not in space)
        if deed is None:
            continue
        assert (deed.pos, deed.price, deed.mortgage, deed.redeem) == (
            space["pos"],
            space["price"],
            space["mortgage"],
            space["redeem"],
        )
        competitor = space.get("rent_c", space.get("mult_c"))
        monopolist = space.get("rent_m", space.get("mult_m"))
        if deed.house:
            assert deed.house == space["house"]
            monopolist = [monopolist[0], space["rent_m_two"], *monopolist[1:]]
        assert list(deed.rent) == competitor
        assert list(RULES.own.monopoly[deed.id]) == monopolist


@pytest.mark.parametrize("board", ["us", "ro", "de"])
def test_all_boards_have_the_same_numbers(board):
    rules = load("anti", board=board)
    assert rules.deeds == RULES.deeds
    assert rules.spaces == RULES.spaces
    assert set(rules.own.names) == {space.id for space in rules.spaces}
