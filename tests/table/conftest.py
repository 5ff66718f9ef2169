from itertools import count

import pytest

from bot.store.db import Database
from bot.store.games import Games
from bot.table.service import Tables

SEED = bytes(range(32))


@pytest.fixture
async def database():
    opened = await Database.open(":memory:")
    yield opened
    await opened.close()


@pytest.fixture
def make_tables(database):
    """`Tables` on the test's database, with a fixed seed and a clock that ticks once a look."""

    def make(**options):
        ticks = count(1000)
        return Tables(Games(database), **{"seed": lambda: SEED, "clock": lambda: float(next(ticks)), **options})

    return make


@pytest.fixture
def tables(make_tables):
    return make_tables()
