import random
from itertools import count

import pytest

from bot.engine import actions as a
from bot.engine import kernel
from bot.engine.decisions import AwaitAuction
from bot.engine.options import Exact, pick_from, verb
from bot.engine.refusal import Refused
from bot.engine.state import BANK
from bot.i18n import catalog
from bot.standins import awaited as next_seats
from bot.standins import choose
from bot.store.db import Database
from bot.store.games import Games
from bot.table.model import Entry
from bot.table.narrate import MOST, awaited, line, narrate, option_label, refusal, score_details, score_lines
from bot.table.service import Tables

SEED = bytes(range(32))
PEOPLE = (100, 200, 300, 400)
NAMES = ("Ann", "Ben", "Cy", "Dee")


@pytest.fixture
def words():
    return catalog("en", strict=True)


# --- what a table says; a module that asks for these has fixtures `state` and `usual`, the rules that are meant where none are named


@pytest.fixture
def tell(words, state, usual):
    def told(*events, rules=usual, most=MOST):
        return narrate([Entry(1, 0, None, events)], NAMES, words, kernel.view(rules, state, None), most=most)

    return told


@pytest.fixture
def say(state, words, usual):
    def told(code, action=None, *, looks=0, rules=usual, **params):
        return refusal(Refused(code, **params), words, NAMES, kernel.view(rules, state, looks), action)

    return told


@pytest.fixture
def label(state, words, usual):
    def named(action, rules=usual, seat=0):
        return option_label(Exact(action), kernel.view(rules, state, seat), NAMES, words)

    return named


def first_awaited(_serial, state):
    return next_seats(state)[0]


@pytest.fixture
def play_and_tell(words):
    """Plays at random, and wilder, up to 500 actions; everything is told on the way.

    Returns:
        the last state, and the sentence of every refusal.
    """

    def played(rules, name, wilder, actor=first_awaited):
        pick = random.Random(name).randrange
        state, events = kernel.start(rules, 4, name.ljust(32).encode())
        turn, refused = [Entry(0, None, None, tuple(events))], []
        for serial in range(1, 500):
            if state.ending:
                break
            seat = actor(serial, state)
            view, action = kernel.view(rules, state, None if seat == BANK else seat), a.TimeUp()
            if seat != BANK:
                offered = kernel.options(rules, state, seat)
                assert all(0 < len(option_label(option, view, NAMES, words)) <= 80 for option in offered)
                usable = [it for it in offered if verb(it) not in {"resign", "offer"}] or offered
                action = pick_from(usable[pick(len(usable))], pick) if pick(3) else wilder(state, pick)
            assert len(awaited(view, NAMES, words)) > 10
            before = state.turn
            try:
                state, events = kernel.apply(rules, state, seat, action)
            except Refused as why:
                refused.append(refusal(why, words, NAMES, view, action))
                continue
            turn.append(Entry(serial, seat, action, tuple(events)))
            view = kernel.view(rules, state, None)
            assert all(line(event, NAMES, words, view) for event in events)
            assert len(score_lines(view, NAMES, words)) == len(score_details(view, NAMES, words)) == 4
            if state.turn != before or state.ending:
                assert 0 < len(narrate(turn, NAMES, words, view)) <= MOST
                turn.clear()
        assert all(text.endswith(".") for text in refused)
        return state, refused

    return played


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
        for seat in next_seats(table.state):
            leads = auction is not None and auction.leader == seat
            asked = any(seat in it.seats for it in table.state.waiting if not (leads and isinstance(it, AwaitAuction)))
            offered = any(it.to == seat for it in table.state.offers)
            if seat in table.present() and seat not in but and (asked or offered):
                return seat
        return None

    async def played_out(self, table):
        """The table at the end of its game: its people do what stand-ins would, five seconds a move."""
        while table.status == "running":
            self.now += 5.0
            seat = self.waits_for(table)
            turn = await (self.tables.advance(table.game_id) if seat is None else self.press(table, seat))
            table = turn.table
        return table

    async def next_due(self):
        """Let time pass until something is due."""
        due = await self.tables.next_due()
        assert due is not None
        self.now = max(self.now, due)


def _entry(table, at):
    return Entry(table.serial + 1, None, None, (), at)


@pytest.fixture(scope="session")
def make_hall():
    return Hall


@pytest.fixture
def hall(database):
    return Hall(database)
