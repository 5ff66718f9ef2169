"""The data of classic Monopoly: profiles as agreed, decks of the right composition, ranges that are checked."""

import shutil
from collections import Counter
from pathlib import Path

import pytest

import data
from bot import rulesets
from bot.engine.effects import (
    GoToJail,
    MoveBack,
    MoveToNext,
    MoveToSpace,
    PayBank,
    PayEach,
    Receive,
    ReceiveFromEach,
    Repairs,
)
from bot.errors import DataError

CLASSIC = Path(data.__file__).parent / "classic"
CHANGED = {
    "official": {},
    "russian": {"double_rent_when_mortgaged": "false", "mortgage_clears": "street", "auction_start": "1"},
    "online": {
        "double_rent_when_mortgaged": "false", "double_rent_when_built": "false", "utility_roll": "fresh",
        "auction_start": "1", "decliner_bids": "false", "even_building": "false", "houses_per_turn": "1", "houses": "99",
        "hotels": "99", "resale": "full", "redeem_from": "price", "trade_mortgaged": "false", "trade_when": "before_roll",
        "estate": "free", "bankrupt_to_seat": "bank_pays",
    },
    "short": {
        "double_rent_when_mortgaged": "false", "mortgage_clears": "street", "auction_start": "1", "hotel_after": "3",
        "bankrupt_buildings": "pass", "opening_deal": "2", "ends_at_bankruptcy": "2",
    },
    "timed": {
        "double_rent_when_mortgaged": "false", "mortgage_clears": "street", "auction_start": "1", "opening_deal": "2",
        "time_limit": "90",
    },
    "cards": {},
}  # fmt: skip


@pytest.mark.parametrize("profile", CHANGED)
def test_profiles_differ_from_the_official_one_as_agreed(profile):
    usual = rulesets.load("classic").settings
    assert rulesets.load("classic", profile).settings == usual | CHANGED[profile]


@pytest.mark.parametrize(
    ("profile", "board", "scale"),
    [
        ("official", "us", 1), ("russian", "ru", 1000), ("online", "us", 1000), ("short", "ru", 1000),
        ("timed", "ru", 1000), ("cards", "us", 10000),
    ],
)  # fmt: skip
def test_profiles_have_their_board_and_scale(profile, board, scale):
    rules = rulesets.load("classic", profile)
    assert (rules.board, rules.own.scale, rules.start_cash) == (board, scale, 1500)


def kinds(deck):
    found = Counter()
    for card in deck.cards:
        for _ in range(card.copies):
            match card.effects:
                case ():
                    found["kept"] += 1
                case (MoveToSpace() | MoveToNext() | MoveBack() | GoToJail(),):
                    found["moves"] += 1
                case (Receive() | ReceiveFromEach(),):
                    found["gains"] += 1
                case (PayBank() | PayEach(),):
                    found["payments"] += 1
                case (Repairs(),):
                    found["repairs"] += 1
    return dict(found)


@pytest.mark.parametrize("era", ["2008", "1935"])
def test_decks_have_their_composition(era):
    decks = rulesets.load("classic", tax_era=era).decks
    assert kinds(decks["chance"]) == {"moves": 10, "gains": 2, "payments": 2, "repairs": 1, "kept": 1}
    assert kinds(decks["chest"]) == {"moves": 2, "gains": 9, "payments": 3, "repairs": 1, "kept": 1}


@pytest.mark.parametrize(
    ("settings", "said"),
    [
        ({"rent": "never"}, "'never' is none of auto, claim"),
        ({"auction_start": "0"}, "'0' is no whole number from 1 to 100"),
        ({"auction_start": "101"}, "no whole number"),
        ({"houses": "-1"}, "no whole number"),
        ({"houses": "\uff11\uff12"}, "no whole number"),
        ({"houses": "1_0"}, "no whole number"),
        ({"start_cash": "99"}, "no whole number from 100 to 100000"),
        ({"colour": "red"}, "unknown setting"),
        ({"auctions": "yes"}, "none of true, false"),
    ],
)
def test_settings_are_checked(settings, said):
    with pytest.raises(DataError, match=said):
        rulesets.load("classic", **settings)


def test_profiles_and_boards_are_checked():
    with pytest.raises(DataError, match="unknown profile 'home'"):
        rulesets.load("classic", "home")
    with pytest.raises(DataError, match="unknown board 'uk'"):
        rulesets.load("classic", board="uk")


def broken(tmp_path, file, old, new):
    """The message for a copy of the data with one change."""
    folder = tmp_path / "classic"
    shutil.copytree(CLASSIC, folder)
    text = (folder / file).read_text(encoding="utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(DataError) as caught:
        rulesets.read(folder)
    return str(caught.value)


@pytest.mark.parametrize(
    ("file", "old", "new", "wrong"),
    [
        ("board.toml", "price = 60", 'price = "$60"', "Expected `int`"),
        ("board.toml", "price = 60", "price = 70", "half the price"),
        ("board.toml", "rent = [2, 10, 30, 90, 160, 250]", "rent = [2, 10, 30, 90, 160]", "6 rents"),
        ("board.toml", "rent = [2, 10,", "rent = [20, 10,", "must not fall"),
        ("board.toml", 'kind = "utility"', 'kind = "utilities"', "unknown kind"),
        ("board.toml", 'deck = "chest"', 'deck = "box"', "deck 'box'"),
        ("board.toml", 'kind = "parking"', 'kind = "jail"', "exactly one space of kind jail"),
        ("board.toml", "house = 50\n", "", "house price"),
        ("boards.toml", 'go = "GO"\n', "", "without a name: go"),
        ("decks.toml", "copies = 2", "copies = 3", "has 17 cards, not 16"),
        ("decks.toml", "get_out_of_jail_free_chest", "get_out_of_jail_free", "ids must differ"),
        ("decks.toml", 'space = "boardwalk"', 'space = "boardwark"', "unknown space"),
        ("profiles.toml", 'auction_start = "1"', 'auction_start = "0"', "no whole number"),
        ("profiles.toml", 'board = "ru"', 'board = "rus"', "unknown board"),
        ("settings.toml", 'key = "houses"', 'key = "houzes"', "must be"),
        ("settings.toml", "usual = 32", "usual = 320", "in this order"),
        ("game.toml", 'profile = "official"', 'profile = "usual"', "unknown profile"),
    ],
)
def test_what_is_wrong_with_the_data_is_said(tmp_path, file, old, new, wrong):
    said = broken(tmp_path, file, old, new)
    assert said.startswith(file)
    assert wrong in said
