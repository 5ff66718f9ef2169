"""The data of Anti-Monopoly: decks of the right composition, the roles' numbers, settings and modes that are checked."""

import shutil
from pathlib import Path

import pytest

import data
from bot import rulesets
from bot.errors import DataError

ANTI = Path(data.__file__).parent / "anti"
SHARED_CARDS = {
    "receive_50": 3, "receive_75": 2, "nothing": 2, "to_us_electric_company": 1, "to_french_quarter": 1,
    "to_pennsylvania_ave": 1, "to_us_railroad": 1, "to_start": 2, "detained": 2, "pay_25": 2, "pay_50": 2, "pay_75": 2,
}  # fmt: skip


@pytest.mark.parametrize(
    ("deck", "own"),
    [
        ("competitor", {"receive_25": 2, "from_monopolists_25": 1, "throw_10": 1}),
        ("monopolist", {"receive_25": 1, "from_competitors_25": 1, "all_monopolists_25": 1, "throw_8": 1}),
    ],
)
def test_decks_have_their_composition(deck, own):
    cards = rulesets.load("anti").decks[deck].cards
    assert {card.id: card.copies for card in cards} == SHARED_CARDS | own
    assert sum(card.copies for card in cards) == 25
    assert not any(card.keep for card in cards)


def test_roles_have_their_numbers():
    roles = rulesets.load("anti").own.roles
    competitor, monopolist = roles["competitor"], roles["monopolist"]
    assert (competitor.houses, monopolist.houses) == (4, 3)
    assert (competitor.tax_cash, competitor.tax_deeds, competitor.tax_buildings) == (10, 10, 10)
    assert (monopolist.tax_cash, monopolist.tax_deeds, monopolist.tax_buildings) == (20, 10, 10)
    assert (competitor.keeps, monopolist.keeps) == (10, 20)
    assert (competitor.collects_detained, monopolist.collects_detained) == (True, False)


@pytest.mark.parametrize("mode", ["A", "B", "two_hours"])
def test_a_mode_may_be_named_as_a_profile_or_among_the_options(mode):
    rules = rulesets.load("anti", mode)
    assert rules == rulesets.load("anti", mode=mode)
    assert rules.profile == rules.own.mode == mode
    assert (rules.time_limit > 0) == (mode == "two_hours")


def test_the_usual_table():
    rules = rulesets.load("anti")
    assert (rules.profile, rules.board, rules.min_seats, rules.max_seats) == ("A", "us", 2, 6)
    assert (rules.start_cash, rules.go, rules.jail.fine, rules.jail.throws) == (1500, 100, 50, 3)
    assert (rules.own.foundation_fee, rules.own.grants) == (160, {1: 25, 2: 50})


@pytest.mark.parametrize(
    ("settings", "said"),
    [
        ({"rent": "never"}, "'never' is none of auto, claim"),
        ({"foundation_fee": "16"}, "'16' is none of 160, 10"),
        ({"start_cash": "499"}, "no whole number from 500 to 5000"),
        ({"start_cash": "1_500"}, "no whole number"),
        ({"start_cash": "\uff11\uff15\uff10\uff10"}, "no whole number"),
        ({"mode": "C"}, "unknown profile 'C'"),
        ({"auctions": "true"}, "unknown setting"),
    ],
)
def test_settings_are_checked(settings, said):
    with pytest.raises(DataError, match=said):
        rulesets.load("anti", **settings)


@pytest.mark.parametrize(
    ("file", "old", "new", "wrong"),
    [
        ("board.toml", "price = 60", 'price = "$60"', "Expected `int`"),
        ("board.toml", "price = 60", "price = 70", "half the price"),
        ("board.toml", "rent = [6, 11, 16, 21, 26, 31]", "rent = [6, 11, 16, 21, 26]", "6 sums in each column"),
        ("board.toml", "monopoly = [6, 12,", "monopoly = [16, 12,", "must not fall"),
        ("board.toml", "redeem = 33", "redeem = 30", "redeeming costs more"),
        ("board.toml", 'kind = "utility"', 'kind = "utilities"', "unknown kind"),
        ("board.toml", 'kind = "foundation"', 'kind = "jail"', "exactly one"),
        ("board.toml", "house = 50\n", "", "house price"),
        ("boards.toml", 'start = "START"\n', "", "without a name: start"),
        ("decks.toml", "copies = 2", "copies = 3", "has 26 cards, not 25"),
        ("decks.toml", 'space = "start"', 'space = "begin"', "unknown space 'begin'"),
        ("decks.toml", 'role = "monopolist"', 'role = "banker"', "unknown role 'banker'"),
        ("profiles.toml", 'id = "B"', 'id = "C"', "must be A, B, two_hours"),
        ("profiles.toml", 'board = "us"', 'board = "uk"', "unknown board 'uk'"),
        ("settings.toml", 'key = "foundation_fee"', 'key = "fee"', "must be"),
        ("game.toml", "keeps = 10", "keeps = 110", "between 0 and 100"),
        ("game.toml", "1 = 25", "7 = 25", "a face of one die"),
        ("game.toml", 'profile = "A"', 'profile = "usual"', "unknown profile"),
    ],
)
def test_what_is_wrong_with_the_data_is_said(tmp_path, file, old, new, wrong):
    folder = tmp_path / "anti"
    shutil.copytree(ANTI, folder)
    text = (folder / file).read_text(encoding="utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(DataError) as caught:
        rulesets.read(folder)
    assert str(caught.value).startswith(file)
    assert wrong in str(caught.value)
