"""Broken data are told as code is: the file, the place, and what is wrong."""

import shutil
from pathlib import Path

import pytest

import data
from bot import rulesets
from bot.errors import DataError

BUILDER = Path(data.__file__).parent / "builder"


def broken(tmp_path, file, old, new):
    """The message for a copy of the data with one change."""
    folder = tmp_path / "builder"
    shutil.copytree(BUILDER, folder)
    text = (folder / file).read_text(encoding="utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(DataError) as caught:
        rulesets.read(folder)
    return str(caught.value)


@pytest.mark.parametrize(
    ("file", "old", "new", "place", "wrong"),
    [
        ("game.toml", "go = 200", "go = ", "", "not valid TOML"),
        ("game.toml", "go = 200", 'go = "$200"', "$.go", "Expected `int`"),
        ("game.toml", "go = 200", "go = 200\ngoo = 1", "", "unknown field `goo`"),
        ("game.toml", "start_cash = 900", "", "", "missing required field `start_cash`"),
        ("game.toml", 'colour = "purple"', 'colour = "pink"', "token[1].colour", "unknown colour 'pink'"),
        ("game.toml", "min_seats = 2", "min_seats = 5", "min_seats", "must be 2"),
        ("game.toml", '".####."', '".###."', "towers.grid", "not a grid"),
        ("game.toml", 'rent = ["auto", "claim"]', "rent = []", "settings.rent", "needs a value"),
        (
            "game.toml",
            "chips = { red = 1, green = 1 }",
            "chips = { blue = 1 }",
            "towers.floors[2]",
            "unknown colour 'blue'",
        ),
        ("board.toml", 'kind = "collect"', 'kind = "colect"', "space[2]", "unknown kind 'colect'"),
        ("board.toml", 'group = "brown"', 'group = "braun"', "space[1]", "unknown group 'braun'"),
        ("board.toml", "price = 60", "price = 0", "space[1]", "above 0"),
        ("board.toml", "total = 2", "total = 13", "space[1]", "a total from 2 to 12"),
        ("board.toml", 'id = "baltic"', 'id = "mediterranean"', "space", "must differ"),
        ("board.toml", 'kind = "go_to_jail"', 'kind = "jail"', "space", "exactly one space of kind jail"),
        ("board.toml", '12 = "purple"', '13 = "purple"', "roll_table", "each total from 2 to 12"),
        ("board.toml", 'deck = "chance"', 'deck = "chest"', "space[4]", "unknown deck 'chest'"),
        ("decks.toml", "copies = 3", "copies = 4", "chance", "has 21 cards, not 20"),
        ("decks.toml", 'space = "go"', 'space = "start"', "chance.advance_to_go", "unknown space 'start'"),
        ("decks.toml", 'type = "steal"', 'type = "rob"', "", "rob"),
        ("decks.toml", "keep = true", "keep = false", "chance.get_out_of_jail_free", "either kept or has effects"),
    ],
)
def test_what_is_wrong_with_the_data_is_said(tmp_path, file, old, new, place, wrong):
    said = broken(tmp_path, file, old, new)
    assert said.startswith(file)
    assert place in said
    assert wrong in said


def test_a_missing_file_is_named(tmp_path):
    shutil.copytree(BUILDER, tmp_path / "builder")
    (tmp_path / "builder" / "decks.toml").unlink()
    with pytest.raises(DataError, match=r"decks\.toml: the file is missing"):
        rulesets.read(tmp_path / "builder")


@pytest.mark.parametrize(
    ("settings", "said"),
    [({"rent": "never"}, "'never' is none of auto, claim"), ({"rents": "auto"}, "unknown setting")],
)
def test_settings_are_checked(settings, said):
    with pytest.raises(DataError, match=said):
        rulesets.load("builder", **settings)


def test_an_unknown_game_is_told_which_there_are():
    with pytest.raises(DataError, match="unknown game 'chess'; there are builder"):
        rulesets.load("chess")


def test_the_house_data_keep_the_ratios_of_the_printed_deed():
    deeds = rulesets.load("builder").deeds
    oriental = deeds["oriental"]
    assert (oriental.price, oriental.rent, oriental.mortgage, oriental.redeem) == (100, (50, 100), 100, 100)
    assert (oriental.total, oriental.colour) == (11, "green")
    for deed in deeds.values():
        assert deed.rent == (deed.price // 2, deed.price)
        assert deed.mortgage == deed.redeem == deed.price


def test_each_colour_and_each_total_is_as_likely_as_the_next():
    rules = rulesets.load("builder")
    ways = {total: 6 - abs(total - 7) for total in range(2, 13)}
    for colour in rules.own.colours:
        mine = [deed for deed in rules.deeds.values() if deed.colour == colour]
        assert len(mine) == 4
        assert sum(ways[deed.total] for deed in mine) == 14
        assert sum(ways[total] for total, it in rules.own.roll_table.items() if it == colour) == 9
    for names in rules.deeds_by_total.values():
        assert len({rules.deeds[name].colour for name in names}) == len(names) <= 2


def test_the_island_has_28_foundations_that_touch_by_their_sides():
    own = rulesets.load("builder").own
    assert len(own.foundations) == 28
    assert {"a1", "f6", "c3", "d4"}.isdisjoint(own.foundations)
    for cell, others in own.neighbours.items():
        for other in others:
            assert cell in own.neighbours[other]
            assert abs(ord(cell[0]) - ord(other[0])) + abs(int(cell[1]) - int(other[1])) == 1
