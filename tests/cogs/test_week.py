"""A week of two hundred tables at mixed paces, with restarts: the clock of the process against a model of time and people.

Tables, stage and clock are the real ones; Discord is a book in which every message is noted with its time.
"""

import asyncio
import random
from collections import Counter
from dataclasses import dataclass
from itertools import count

import pytest

from bot.engine import kernel
from bot.engine.decisions import AwaitAuction
from bot.i18n import catalog
from bot.standins import awaited, choose
from bot.store.db import MEMORY, Database
from bot.store.games import Games
from bot.store.wishes import Wishes
from bot.table.followers import Followers
from bot.table.hours import silent_until
from bot.table.pace import pace_of
from bot.table.service import Tables
from cogs import _clock
from cogs._clock import Clocks
from cogs._desk import Desk
from cogs._layout import Text
from cogs._reply import Outcome, Posted
from cogs._stage import Stages

DAY = 86400.0
MINUTE = 60.0
START = 1_800_000_000.0
PACES = ("live", "evening", "daily", "relaxed")
POLICIES = ("stand-in", "skip", "vote")
REMIND = ("waits for you", "can still bid", "is on offer to you")
TABLES = 200
MOVES = 24
"""So many moves are made by the people of a table before all of them have better things to do."""


@dataclass(frozen=True)
class Sent:
    at: float
    channel: int
    mentions: tuple[int, ...]
    text: str

    @property
    def reminds(self):
        return any(it in self.text for it in REMIND)


class NoPictures:
    """Draws nothing."""

    def __getattr__(self, _name):
        async def nothing(*_args):
            return None

        return nothing


class Book:
    """Notes what is sent; a direct message goes to the channel 0."""

    def __init__(self, now):
        self.now = now
        self.sent = []
        self.requests = []
        self.ids = count(1 << 60)

    def note(self, channel, page):
        self.requests.append((self.now(), channel, "post"))
        text = "\n".join(it.words for it in page.blocks if isinstance(it, Text))
        self.sent.append(Sent(self.now(), channel, page.mentions, text))

    async def post(self, channel, page, once=""):
        del once
        self.note(channel, page)
        return Posted(next(self.ids), Outcome.DONE)

    async def direct(self, user, page):
        self.note(0, page)
        return Outcome.CLOSED if user % 2 else Outcome.DONE

    async def edit(self, channel, *_args):
        self.requests.append((self.now(), channel, "edit"))
        return Outcome.DONE


class Rings:
    """Timers of the simulated time."""

    def __init__(self, world):
        self.world = world
        self.at, self.ring = None, None

    def set(self, delay, ring):
        assert self.at is None, "one timer at a time"
        self.at, self.ring = self.world.now + delay, ring
        return self

    def cancel(self):
        self.at = None

    def go(self):
        ring, self.at = self.ring, None
        ring()


class Week:
    """The tables, their people, and one process after the other."""

    def __init__(self, database, rng):
        self.now = START
        self.rng = rng
        self.database = database
        self.book = Book(lambda: self.now)
        self.claimed = Counter()
        self.missed = []
        self.wishes = {}
        self.left = {}
        self.vanished = set()
        self.down_until = START
        self.begin_process()

    def begin_process(self):
        seeds = random.Random(self.rng.random())
        self.tables = Tables(Games(self.database), seed=lambda: seeds.randbytes(32), clock=lambda: self.now)
        self.timer = Rings(self)
        desk = Desk(self.tables, self.book, None, NoPictures(), catalog())
        self.stages = Stages(desk, Followers(self.tables))
        self.clocks = Clocks(desk, self.stages, None, timer=self.timer.set, rest=self.rest)
        self.watch()

    async def rest(self, seconds):
        """Waiting between two games takes its time."""
        self.now += seconds
        await asyncio.sleep(0)

    def watch(self):
        """Note which reminders and notices the table layer gives out."""
        ring, told = self.tables.ring, self.tables.told

        async def watched_ring(game):
            rung = await ring(game)
            channel = rung.turn.table.channel if rung.turn else 0
            self.claimed.update((channel, it.user, round(it.until)) for it in rung.reminders)
            return rung

        async def watched_told(game):
            found = await told(game)
            table = await self.tables.table(game)
            self.missed += [(self.now, table, it) for it in found]
            return found

        self.tables.ring, self.tables.told = watched_ring, watched_told

    # --- people

    async def open(self, channel):
        rng, tables = self.rng, self.tables
        users = [channel * 10 + place for place in range(rng.randint(2, 4))]
        game = rng.choice(("builder", "classic"))
        settings = {"pace": PACES[channel % len(PACES)], "policy": rng.choice(POLICIES)}
        lobby = await tables.open_lobby(channel, 9, users[0], f"P{users[0]}", game, None, None, settings)
        for user in users[1:]:
            await tables.join(lobby.game_id, user, f"P{user}")
        for user in users:
            self.wishes[user] = self.some_wishes()
            await tables.set_wishes(user, self.wishes[user])
        self.vanished |= {user for user in users if rng.random() < 0.2}
        await tables.start(lobby.game_id, users[0])
        self.left[lobby.game_id] = MOVES
        return lobby.game_id

    def some_wishes(self):
        rng = self.rng
        found = {"utc_offset": rng.choice((-480, 0, 60, 345)), "direct": rng.random() < 0.2}
        if rng.random() < 0.5:
            found |= {"quiet_from": rng.randrange(1440), "quiet_to": rng.randrange(1440)}
        if rng.random() < 0.1:
            start = START + rng.random() * 4 * DAY
            found |= {"away_from": start, "away_to": start + 2 * DAY}
        return Wishes(**found)

    async def move(self, game):
        """Somebody at a table does what is asked of them, or votes."""
        table = await self.tables.table(game)
        if table.status != "running" or not self.left[game]:
            return
        self.left[game] -= 1
        for ballot in table.clock.ballots:
            voters = [it for it in table.present() if it != ballot.seat and table.members[it].user not in self.vanished]
            if voters:
                choice = self.rng.choice(("replace", "remove", "wait"))
                await self.tables.vote(game, table.members[self.rng.choice(voters)].user, ballot.seat, choice)
                await self.stages.tell(game)  # as its button does
                return
        auction = table.state.auction
        for seat in awaited(table.state):
            user = table.members[seat].user
            leads = auction is not None and auction.leader == seat
            asked = any(seat in it.seats for it in table.state.waiting if not (leads and isinstance(it, AwaitAuction)))
            if (
                user is not None
                and user not in self.vanished
                and (asked or any(it.to == seat for it in table.state.offers))
            ):
                options = kernel.options(table.rules, table.state, seat)
                await self.tables.act(game, user, None, choose(table.view(seat), options))
                return

    def moves_until(self, game, end, pace):
        """When somebody comes to a table: now and then within the time for a decision."""
        at = START
        for _ in range(MOVES):
            at += self.rng.expovariate(1 / (0.4 * pace))
            if at < end:
                yield (at, game)

    # --- time

    async def settle(self):
        """Let the clock finish what it has begun."""
        while begun := self.begun():
            await asyncio.wait(begun)
            await asyncio.sleep(0)

    def begun(self):
        """What the clock is at."""
        work = self.clocks._work
        return {*self.clocks._served.values(), *([work] if work else [])}

    async def look(self, at):
        """Let the clock ring until then; it may never be late."""
        while self.timer.at is not None and self.timer.at <= at:
            self.now = max(self.now, self.timer.at)
            self.timer.go()
            await self.settle()
            due = await self.tables.next_due()
            assert due is None or due > self.now - MINUTE
        self.now = max(self.now, at)

    async def restart(self, down):
        self.clocks.stop()
        self.now += down
        self.down_until = self.now
        self.begin_process()
        self.clocks.start()
        await self.look(self.now)

    async def kill(self):
        """The process dies in the midst of its work."""
        begun = self.begun()
        for task in begun:
            task.cancel()
        await asyncio.gather(*begun, return_exceptions=True)
        await self.restart(0.0)


@pytest.fixture
async def database():
    opened = await Database.open(MEMORY)
    yield opened
    await opened.close()


async def begun(database, seed, tables):
    week = Week(database, random.Random(seed))
    week.clocks.start()
    await week.look(START)
    games = [await week.open(channel) for channel in range(1, tables + 1)]
    events = []
    for game in games:
        pace = pace_of((await week.tables.table(game)).clock).decision
        events += week.moves_until(game, START + 7 * DAY, pace)
    return week, sorted(events)


def reminders(week):
    """What each reminder said to whom: the channel or 0, the user, and the end that it speaks of."""
    found = Counter()
    for it in week.book.sent:
        if it.reminds:
            assert len(set(it.mentions)) == len(it.mentions)
            for user in it.mentions:
                assert it.text.count(f"<@{user}>") == 1
                (line,) = (line for line in it.text.splitlines() if f"<@{user}>" in line)
                until = int(line.split("<t:")[1].split(":")[0])
                found[user // 10, user, until] += 0 if it.channel == 0 and user % 2 else 1
    return found


@pytest.mark.slow
async def test_a_week_of_two_hundred_tables(database):
    week, events = await begun(database, 7, TABLES)
    restarts = sorted(START + week.rng.random() * 7 * DAY for _ in range(5))
    downs = []
    for at, game in [*events, (START + 7 * DAY, None)]:
        while restarts and restarts[0] <= at:
            await week.look(restarts.pop(0))
            down = week.rng.random() * 20 * MINUTE
            downs.append((week.now, week.now + down))
            await week.restart(down)
        await week.look(at)
        if game is not None:
            await week.move(game)

    # each reminder that was given out was sent, once, and nothing else was
    sent = reminders(week)
    assert sent == week.claimed
    assert len(sent) > 500
    assert max(sent.values()) == 2, "at half time and near the end"

    # none in anybody's quiet hours or absence
    for it in week.book.sent:
        for user in it.mentions if it.reminds else ():
            assert silent_until(week.wishes[user], it.at, 14) is None

    # whatever happened because a time was up happened within a minute of it, or of the restart that held it up
    kinds = Counter(it.kind for _, _, it in week.missed)
    assert {"stand-in", "skip", "vote", "quiet"} <= set(kinds)
    for now, _, it in week.missed:
        held_up = max((end for start, end in downs if start <= it.due <= end), default=it.due)
        assert now - max(it.due, held_up) <= MINUTE

    # and each was told once
    told = Counter((table.game_id, it) for _, table, it in week.missed)
    assert set(told.values()) == {1}
    texts = ("A stand-in plays the seat now", "the cheapest move was made", "How should it go on", "goes quiet")
    for kind, text in zip(("stand-in", "skip", "vote", "quiet"), texts, strict=True):
        assert sum(it.text.count(text) for it in week.book.sent) == kinds[kind]

    # nobody was taken for absent without a reminder, unless they were to be left alone at half time
    asked = {(user, until) for _, user, until in sent}
    for _, table, it in week.missed:
        if it.kind == table.clock.policy and table.clock.pace in {"daily", "relaxed"}:
            user = table.members[it.seat].user
            half = it.due - pace_of(table.clock).decision / 2
            reminded = any(who == user and half - 1 <= until for who, until in asked)
            left_alone = silent_until(week.wishes[user], half, 14) is not None
            down = any(start <= half <= end for start, end in downs)
            assert reminded or left_alone or down


@pytest.mark.parametrize("seed", range(4))
async def test_killed_in_the_midst_of_its_work_it_tells_nothing_twice(database, seed):
    week, events = await begun(database, seed, 12)
    for at, game in events[:300]:
        while week.timer.at is not None and week.timer.at <= at:
            week.now = max(week.now, week.timer.at)
            week.timer.go()
            if week.rng.random() < 0.2:
                for _ in range(week.rng.randrange(60)):
                    await asyncio.sleep(0)
                await week.kill()
            await week.settle()
        week.now = max(week.now, at)
        await week.move(game)
    sent = reminders(week)
    assert sent
    assert max(sent.values()) <= 2
    assert not sent - week.claimed
    assert all(number == 1 for number in Counter((table.game_id, it) for _, table, it in week.missed).values())


async def test_a_channel_that_never_answers_holds_up_nobody(database, monkeypatch, caplog):
    monkeypatch.setattr(_clock, "PATIENCE", 0.05)
    week = Week(database, random.Random(1))
    week.clocks.start()
    await week.look(START)
    games = [await week.open(channel) for channel in range(PACES.index("daily"), 60, len(PACES))]
    for user in week.wishes:
        await week.tables.set_wishes(user, Wishes())
    post, deaf = week.book.post, PACES.index("daily")

    async def posted(channel, page, once=""):
        if channel == deaf:
            await asyncio.Event().wait()
        return await post(channel, page, once)

    week.book.post = posted
    await week.look(START + 13 * 3600)
    reminded = {it.channel for it in week.book.sent if it.reminds}
    assert len(reminded) == len(games) - 1
    assert deaf not in reminded
    (said,) = [it for it in caplog.get_records("call") if it.levelname == "ERROR"]
    assert "set aside" in said.getMessage()
    said.wanted = True


def most_within(times, seconds):
    """The most of these times that lie within so many seconds."""
    return max(sum(first <= it < first + seconds for it in times) for first in times)


async def test_what_is_overdue_at_a_start_is_spread_as_discord_wants_it(database):
    week = Week(database, random.Random(3))
    games = [await week.open(channel) for channel in range(1, 121)]
    week.now += 4 * DAY
    week.begin_process()
    week.clocks.start()
    await week.look(week.now)
    due = await week.tables.next_due()
    assert due is None or due > week.now
    requests = week.book.requests
    assert len({channel for _, channel, _ in requests} - {0}) == len(games)
    assert most_within([at for at, _, _ in requests], 1.0) <= 50
    for channel in range(1, 121):
        posts = [at for at, where, how in requests if where == channel and how == "post"]
        assert most_within(posts, 5.0) <= 5
