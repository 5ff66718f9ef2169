"""The last entries of games are kept as they were committed; what is not kept whole is left to the store."""

import pytest

from bot.table.model import Entry
from bot.table.tails import GAMES, LENGTH, Tails


def entry(serial):
    return Entry(serial, 0, None, ())


@pytest.fixture
def tails():
    made = Tails()
    for serial in range(5, 9):
        made.add(1, entry(serial))
    return made


@pytest.mark.parametrize(
    ("since", "limit", "serials"), [(5, None, [5, 6, 7, 8]), (7, None, [7, 8]), (6, 1, [6]), (9, None, [])]
)
def test_what_is_kept_is_given_as_the_store_would(tails, since, limit, serials):
    assert [it.serial for it in tails.since(1, since, limit)] == serials


def test_what_is_not_kept_whole_is_left_to_the_store(tails):
    assert tails.since(1, 4, None) is None
    assert tails.since(2, 5, None) is None


def test_an_entry_that_does_not_follow_the_last_one_begins_anew(tails):
    tails.add(1, entry(12))
    assert tails.since(1, 8, None) is None
    assert tails.since(1, 12, None) == (entry(12),)


def test_tails_are_short_and_few():
    tails = Tails()
    for serial in range(LENGTH + 1):
        tails.add(0, entry(serial))
    assert tails.since(0, 0, None) is None
    assert len(tails.since(0, 1, None)) == LENGTH
    for game in range(1, GAMES + 1):
        tails.add(game, entry(0))
    assert tails.since(0, 1, None) is None


def test_what_is_dropped_is_read_again(tails):
    tails.drop(1)
    assert tails.since(1, 8, None) is None
    tails.add(1, entry(9))
    tails.clear()
    assert tails.since(1, 9, None) is None
