import pytest

from bot.store.db import Database
from bot.store.wishes import WishBook, Wishes

NIGHT = Wishes(utc_offset=60, quiet_from=22 * 60, quiet_to=7 * 60, direct=True, away_from=5.0, away_to=9.0)


@pytest.fixture
async def database():
    opened = await Database.open(":memory:")
    yield opened
    await opened.close()


async def test_who_never_said_anything_has_no_wishes(database):
    assert await WishBook(database).of(7) == Wishes()


async def test_wishes_are_kept_and_replaced(database):
    book = WishBook(database)
    await book.of(7)
    await book.put(7, NIGHT)
    assert await book.of(7) == NIGHT
    assert await WishBook(database).of(7) == NIGHT
    await book.put(7, Wishes(direct=True))
    assert await WishBook(database).of(7) == Wishes(direct=True)


async def test_few_are_kept_in_memory(database):
    book = WishBook(database, size=2)
    for user in range(5):
        await book.put(user, Wishes(utc_offset=user))
    assert len(book._known) == 2
    assert [(await book.of(user)).utc_offset for user in range(5)] == [0, 1, 2, 3, 4]
