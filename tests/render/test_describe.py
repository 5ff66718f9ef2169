import pytest

from bot.engine.actions import Bundle
from bot.engine.state import Auction, Offer
from render import describe
from render.scene_final import ranking


class Row:
    def __init__(self, seat, total, cash, *, ranked=True):
        self.seat, self.total, self.cash, self.ranked = seat, total, cash, ranked
        self.buildings, self.sets, self.billionaire, self.community = total, 0, 0, 0


def test_the_board_is_told_in_full(busy, seen, words, names):
    told = describe.board(seen(busy), names, words)
    for part in (
        "Ann’s turn.",  # noqa: RUF001 - as it is written
        "Waiting for Ann (trade and build).",
        "Dice: 4, 5, 9 in all.",
        "Ann (penguin): 410M",
        "on Illinois",
        "Chloe owns Oriental, Connecticut (mortgaged), Kentucky, Pacific.",
        "Towers of Boris with their floors: a3 2, a4 1, b2 3.",
        "Lying on St. James: 2 red.",
    ):
        assert part in told


def test_jail_bankruptcy_and_the_end_are_told(busy, seen, words, names):
    busy.seats[1].jailed = 2
    busy.seats[3].bankrupt = True
    busy.ending, busy.winners = "penthouse", (0, 2)
    busy.own.heights["c1"] = 5
    told = describe.board(seen(busy), names, words)
    assert "in jail" in told
    assert "Dmitri (duck): bankrupt." in told
    assert "Winner: Ann, Chloe." in told
    assert "c1 with the penthouse" in told


def test_a_description_never_exceeds_the_limit_and_says_so(busy, seen, words, rules):
    names = tuple(letter * 32 for letter in "ABCD")
    busy.owners = {deed: index % 4 for index, deed in enumerate(rules.deeds)}
    busy.mortgaged = set(rules.deeds)
    for index, cell in enumerate(rules.own.foundations):
        busy.own.heights[cell], busy.own.builders[cell] = 1 + index % 4, index % 4
    busy.own.lying = {pos: dict.fromkeys(rules.own.colours, 2) for pos in range(32)}
    told = describe.board(seen(busy), names, words)
    assert len(told) <= describe.LIMIT
    assert told.endswith("…")
    assert "A’s turn." in told  # noqa: RUF001 - as it is written


@pytest.mark.parametrize("length", [10, 1024, 5000])
def test_one_long_sentence_is_cut(length):
    assert len(describe.shortened(["x" * length])) <= describe.LIMIT


def test_an_empty_name_is_the_seats_number(busy, seen, words):
    assert "Seat 2 (cat): 735M" in describe.board(seen(busy), ("Ann", " ", "漢字", "D"), words)


def test_the_other_pictures_are_told(busy, seen, words, names, rules):
    busy.auction = Auction("marvin_gardens", 1, 265, {0: 180, 1: 265}, [3])
    told = describe.auction(seen(busy), names, words)
    assert told == "Auction of Marvin Gardens, price 280M. Boris leads with 265M. Ann bid 180M. Out: Dmitri."
    busy.auction = Auction("marvin_gardens")
    assert "10M or more" in describe.auction(seen(busy), names, words)
    offer = Offer(3, 0, 2, Bundle(120, (), (), {"red": 2}), Bundle())
    assert describe.trade(seen(busy), offer, names, words) == "Ann offers 120M, 2 red to Chloe for nothing."
    assert "Open places: a2, e2." in describe.island(seen(busy), names, words, ("a2", "e2"))
    hand = describe.hand(seen(busy), 2, names, words)
    assert "Connecticut (mortgaged): rent 60M, 120M with the set, gives 2 purple on 3." in hand
    assert describe.cover(("Ann",), words).endswith("Ann.")
    assert "No seat" in describe.cover((), words)


def test_equal_points_and_cash_share_a_rank():
    rows = [Row(0, 10, 50), Row(1, 12, 5), Row(2, 10, 50), Row(3, 99, 0, ranked=False)]
    assert [(rank, row.seat) for rank, row in ranking(rows)] == [(1, 1), (2, 0), (2, 2), (0, 3)]
