from itertools import count

import pytest

from bot.engine import kernel
from bot.engine.decisions import AwaitAuction
from bot.standins import awaited, choose
from bot.store.db import Database
from bot.store.games import Games
from bot.table.model import Entry
from bot.table.service import Tables

SEED = bytes(range(32))
PEOPLE = (100, 200, 300, 400)


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


class Hall:
    """Tables whose time is in the test's hands, and the people who sit at them."""

    def __init__(self, database, now=1_800_000_000.0, **options):
        self.now = now
        self.database = database
        self.tables = Tables(Games(database), seed=lambda: SEED, clock=lambda: self.now, **options)

    def restart(self):
        """A new process on the same database."""
        return Hall(self.database, self.now)

    async def lobby(self, people=2, standins=0, game="builder", profile=None, channel=1, **settings):
        lobby = await self.tables.open_lobby(channel, 9, PEOPLE[0], "P0", game, profile, None, settings)
        for place in range(1, people):
            await self.tables.join(lobby.game_id, PEOPLE[place], f"P{place}")
        for place in range(standins):
            await self.tables.add_standin(lobby.game_id, PEOPLE[0], f"S{place}")
        return await self.tables.lobby(lobby.game_id)

    async def table(self, people=2, standins=0, **how):
        lobby = await self.lobby(people, standins, **how)
        return (await self.tables.start(lobby.game_id, PEOPLE[0])).table

    async def put(self, table, change):
        """Bring a table into another position; `change(state)` alters a copy."""
        state = table.state.copy()
        change(state)
        return await self.tables._shelf.seat(
            await self.tables._shelf.append(table, state, _entry(table, self.now), "running"), self.now
        )

    async def ring(self, table):
        """Look at a table; gives it as it is then, and what the look led to."""
        rung = await self.tables.ring(table.game_id)
        return await self.tables.table(table.game_id), rung

    async def press(self, table, seat):
        """Let the person of a seat do what a stand-in would."""
        options = kernel.options(table.rules, table.state, seat)
        return await self.tables.act(table.game_id, table.members[seat].user, None, choose(table.view(seat), options))

    def waits_for(self, table, *but):
        """A person whom the table waits for and who has something to answer, but none of these seats."""
        auction = table.state.auction
        for seat in awaited(table.state):
            leads = auction is not None and auction.leader == seat
            asked = any(seat in it.seats for it in table.state.waiting if not (leads and isinstance(it, AwaitAuction)))
            offered = any(it.to == seat for it in table.state.offers)
            if seat in table.present() and seat not in but and (asked or offered):
                return seat
        return None

    async def next_due(self):
        """Let time pass until something is due."""
        due = await self.tables.next_due()
        assert due is not None
        self.now = max(self.now, due)


def _entry(table, at):
    return Entry(table.serial + 1, None, None, (), at)


@pytest.fixture
def hall(database):
    return Hall(database)
