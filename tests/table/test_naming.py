"""What stand-ins are called: by each reader's language on show, by what they were called when they sat down in records."""

import msgspec
import pytest

from bot.i18n import catalog, languages
from bot.table import seats
from bot.table.model import Member
from bot.table.naming import called
from bot.table.shelf import MEMBERS

KEPT = (
    {"user": None, "name": "Stand-in 1", "standin": True},
    {"user": None, "name": "Ann\u2019s stand-in", "standin": True, "once": 7},
)
"""Stand-ins as older games have them."""


@pytest.mark.parametrize("language", languages())
def test_a_stand_in_from_the_start_is_called_in_the_language_of_the_reader(language):
    words = catalog(language, strict=True)
    assert called(Member(None, "N\u00e1hradn\u00edk 2", standin=True, number=2), words) == words(
        "lobby-standin-name", number=2
    )
    assert called(Member(5, "N\u00e1hradn\u00edk 2"), words) == "N\u00e1hradn\u00edk 2", (
        "people are called as they call themselves"
    )


async def test_a_stand_in_for_good_is_called_after_who_left_in_the_language_of_the_reader(hall):
    table = await hall.table()
    left = seats.vacated(table, 0, "as the record has it")
    name = table.members[0].name
    assert left.members[0].name == "as the record has it"
    assert called(left.members[0], catalog("en")) == f"{name}\u2019s stand-in"
    assert called(left.members[0], catalog("cs")) == catalog("cs")("seat-standin-for", name=name)
    assert called(seats.taken(left, 0, 99, "Eve").members[0], catalog("cs")) == "Eve"


def test_stand_ins_of_older_games_keep_the_names_that_they_have():
    first, second = MEMBERS.decode(msgspec.msgpack.encode(KEPT), 1)
    assert [called(it, catalog("ru")) for it in (first, second)] == ["Stand-in 1", "Ann\u2019s stand-in"]


def test_what_is_kept_of_people_has_not_grown():
    assert MEMBERS.encode((Member(5, "Ann", token="cat"),)) == msgspec.msgpack.encode(
        [{"user": 5, "name": "Ann", "token": "cat"}]
    )
