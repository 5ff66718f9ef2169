"""Weeks and months over real sockets, within Discord's limits: two hundred tables with five kills, and tables that all have left."""

from __future__ import annotations

import asyncio
import random
import sys
from contextlib import asynccontextmanager
from itertools import groupby
from pathlib import Path

import pytest
from fast_time import FastTime, SharedClock
from loopback import BotProcess
from positions import read
from weeks import DAY, SAID, Hall, counts

from bot.table.hours import silent_until

FAST = (sys.executable, str(Path(__file__).with_name("fast_bot.py")))
MINUTE = 60.0
TABLES = 200
MOVES = 4
KILLS = 5
SIDE_BY_SIDE = 6
"""So many games are looked at at once: what was noted for these and not sent yet is lost by a kill."""


class Week:
    """The tables, the bot, and the times at which it was killed and was back."""

    def __init__(self, server, hall, shared, bot):
        self.server, self.hall, self.shared, self.bot = server, hall, shared, bot
        self.rng = hall.rng
        self.downs = []

    async def people_come(self, rooms, what):
        """They press at these tables, at the same moment; each gets an answer."""
        made = [it for it in map(what, rooms) if it is not None]
        await asyncio.gather(*(self.hall.world.outcome(it) for it in made))
        assert all(it.answer is not None for it in made)
        return made

    async def kill(self):
        """Time runs on, and somewhere in it the bot dies; it stays away for a while."""
        self.shared.let_run(self.shared.now() + DAY / 2)
        await asyncio.sleep(self.rng.uniform(0.05, 0.6))
        await self.bot.kill()
        died = self.shared.now()
        self.shared.skip(self.rng.uniform(0, 20 * MINUTE))
        await self.server.gateway.wait_gone()
        self.shared.let_run(self.shared.now())  # a start is not skipped over
        await self.bot.start()
        self.downs.append((died, self.shared.now()))

    async def go(self, start):
        end = start + 7 * DAY
        kills = sorted(start + self.rng.random() * 5 * DAY for _ in range(KILLS))
        events = sorted(self.hall.moves(start, end, MOVES), key=lambda it: it[0])
        for slot, some in groupby(events, key=lambda it: it[0] // (5 * MINUTE)):
            while kills and kills[0] <= slot * 5 * MINUTE:
                await self.shared.run(max(self.shared.now(), kills.pop(0)))
                await self.kill()
            at = slot * 5 * MINUTE
            if at > self.shared.now():
                await self.shared.run(at)
            await self.people_come({it.game: it for _, it in some}.values(), self.hall.press)
        await self.shared.run(end)

    def held_up(self, due, sent):
        """From when on something that was due could be done: the end of the last time that the bot was away meanwhile."""
        return max((back for died, back in self.downs if died - MINUTE <= sent and due <= back), default=due)


@asynccontextmanager
async def opened(server, folder, tables, vanish=0.2):
    """A bot whose time is in the test's hands, so many tables, and a server that limits like Discord, by the same time."""
    shared = FastTime(folder / "time")
    shared.let_run(shared.now())
    server.realm.clock = SharedClock(shared)
    server.settings.answer_within = 20.0
    server.rest.limits.now = shared.now
    server.rest.limits.like_discord()
    hall = Hall(folder / "bot.db", server.world, random.Random(11), vanish)
    await hall.open(tables, shared.now())
    async with BotProcess(server, hall.file, command=(*FAST, str(folder / "time"))) as bot:
        yield Week(server, hall, shared, bot)
        assert ": failed" not in bot.output, "nothing was given up"
        assert "Traceback" not in bot.output, bot.last_words


@pytest.mark.slow
async def test_a_week_of_tables_within_the_limits_and_with_five_kills(discord_server, tmp_path, record_property):
    async with opened(discord_server, tmp_path, TABLES) as week:
        await week.go(week.shared.now())
        said = check(week)
    print(said)  # noqa: T201 - figures to look at with -rP
    record_property("week", said)


def check(week):
    """What a week must have been like; a line of figures."""
    hall, shared = week.hall, week.shared
    noted, over = hall.noted(), hall.over()
    sent, given = hall.reminders(), hall.given_out(noted)

    # each reminder came once, or, where a kill fell between noting and sending it, not at all
    assert sum(counts(sent, set()).values()) > 300
    assert max(counts(sent, set()).values()) <= 2, "at half time and near the end"
    assert not counts(sent, over) - counts(given, over)
    lost = counts(given, over) - counts(sent, over)
    assert sum(lost.values()) <= KILLS * SIDE_BY_SIDE
    for key in lost:
        assert any(abs(died - at) < MINUTE for died, _ in week.downs for at in given[key])

    # none in anybody's quiet hours or absence; what was on its way when they began may still arrive
    for (_, user, _), times in sent.items():
        for at in times:
            assert any(silent_until(hall.wishes[user], it, 14) is None for it in (at, at - MINUTE))

    # what followed because a time was up followed within a minute, and was told once, or not at all by a kill
    missed = [it for it in noted if it.kind in SAID]
    assert {it.kind for it in missed} == set(SAID)
    late = [it.sent - week.held_up(it.due, it.sent) for it in missed]
    assert max(late) <= MINUTE
    for kind in SAID:
        for room in (it for it in hall.rooms if it.game not in over):
            rows = sum((it.game, it.kind) == (room.game, kind) for it in missed)
            assert hall.said(room, kind) <= rows
    untold = sum(1 for it in missed if it.game not in over) - sum(
        hall.said(room, kind) for kind in SAID for room in hall.rooms if room.game not in over
    )
    assert untold <= KILLS * SIDE_BY_SIDE
    assert hall.overdue(shared.now() - MINUTE) == 0

    # the library keeps the limits by itself: what Discord had to refuse, and it sent again, is rare
    refused = week.server.rest.limits.exceeded
    requests = len(week.server.calls)
    assert refused.total() <= requests / 100
    return (
        f"{sum(counts(sent, set()).values())} reminders, {sum(lost.values())} of them and {untold} notices lost by kills; "
        f"{len(missed)} times up, the latest {max(late):.1f} s late; "
        f"refused for limits: {dict(refused)} of {requests} requests; {len(over)} games over"
    )


async def test_tables_that_everybody_left_go_quiet_and_are_taken_up_again_after_a_month(discord_server, tmp_path):
    async with opened(discord_server, tmp_path, 12, vanish=1.0) as week:
        hall, shared = week.hall, week.shared
        await shared.run(shared.now() + 21 * DAY)
        words = [len(it.channel.history) for it in hall.rooms]
        assert all(hall.said(it, "quiet") == 1 for it in hall.rooms)
        await shared.run(shared.now() + 30 * DAY)
        await week.bot.restart()
        await shared.run(shared.now() + DAY)
        assert [len(it.channel.history) for it in hall.rooms] == words, "not a word while it is quiet"
        came = {}
        for room in hall.rooms:
            came[room.game] = shared.now()  # a game that hurries may remind before the last table is pressed
            room.vanished.clear()
            before = read(hall.file, room.game).serial
            await hall.world.slash(room.people[0], room.channel, "board")
            (pressed,) = await week.people_come([room], hall.answer)
            assert read(hall.file, room.game).serial > before
            seat = room.people.index(pressed.user)
            assert not hall.standins(room)[seat], "any press brings its owner back"
        await shared.run(shared.now() + 7 * DAY)
        told = {it.game for it in hall.noted() if it.sent is not None and it.sent > came[it.game]}
        assert told == set(came), (
            "the clock runs again: people are reminded, or their quiet hours last until their time is up"
        )
