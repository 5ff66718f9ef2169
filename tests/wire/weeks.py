"""Many tables at mixed paces, and what their people do there now and then; what was said to whom is read back from the channels.

Owns the tables, the people's habits, and the reading of messages and of what the bot noted about them.
"""

from __future__ import annotations

import random
import sqlite3
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from loopback import Channel, Guild, Interaction, Message, User, World
from loopback.clock import made_at
from playing import number_of, verb_of
from positions import read

from bot.engine.decisions import AwaitAuction
from bot.store.db import Database
from bot.store.games import Games
from bot.store.wishes import Wishes
from bot.table.pace import clock_file
from bot.table.service import Tables
from bot.table.shelf import MEMBERS

DAY = 86_400.0
PACES = ("live", "evening", "daily", "relaxed")
POLICIES = ("stand-in", "skip", "vote")
GAMES = ("builder", "classic", "anti")
REMIND = ("waits for you", "can still bid", "is on offer to you")
SAID = {
    "stand-in": "A stand-in plays the seat now",
    "skip": "the cheapest move was made",
    "vote": "How should it go on",
    "quiet": "goes quiet",
}
"""What a channel reads when somebody's time was up, by the kind of the notice."""

PRESSED = ("roll", "buy", "pay", "answer", "decline", "skip", "pass", "end", "done")
"""What people press who do not want to think, the first that there is."""


@dataclass
class Room:
    """A table and its people; those who have vanished never do anything."""

    game: int
    channel: Channel
    people: list[User]
    pace: str
    vanished: set[int] = field(default_factory=set)
    voted: set[int] = field(default_factory=set)


@dataclass(frozen=True)
class Noted:
    """A row of what a game was told about its time."""

    game: int
    kind: str
    seat: int
    due: float
    sent: float | None


def some_wishes(rng: random.Random, now: float) -> Wishes:
    """Quiet hours for some, direct messages for some, and a few are away."""
    found: dict[str, object] = {"utc_offset": rng.choice((-480, 0, 60, 345)), "direct": rng.random() < 0.2}
    if rng.random() < 0.5:
        found |= {"quiet_from": rng.randrange(1440), "quiet_to": rng.randrange(1440)}
    if rng.random() < 0.1:
        away = now + rng.random() * 4 * DAY
        found |= {"away_from": away, "away_to": away + 2 * DAY}
    return Wishes(**found)


class Hall:
    """All tables of a week: two to four people each, who wish this and that; some, this share of all, have vanished."""

    def __init__(self, file: Path, world: World, rng: random.Random, vanish: float) -> None:
        self.file, self.world, self.rng, self.vanish = file, world, rng, vanish
        self.rooms: list[Room] = []
        self.wishes: dict[int, Wishes] = {}

    async def open(self, count: int, now: float) -> None:
        """Begin so many games, before there is a bot."""
        guild = self.world.guild()
        database = await Database.open(self.file)
        try:
            tables = Tables(Games(database), seed=lambda: self.rng.randbytes(32), clock=lambda: now)
            for number in range(count):
                self.rooms.append(await self._open(tables, guild, number, now))
        finally:
            await database.close()

    async def _open(self, tables: Tables, guild: Guild, number: int, now: float) -> Room:
        rng = self.rng
        channel = self.world.channel(guild, f"table-{number}")
        people = self.world.users(*(f"P{number}-{seat}" for seat in range(rng.randint(2, 4))), guild=guild)
        pace = PACES[number % len(PACES)]
        settings = {"pace": pace, "policy": rng.choice(POLICIES)}
        host, *guests = people
        lobby = await tables.open_lobby(
            channel.id, guild.id, host.id, host.name, rng.choice(GAMES), None, None, settings
        )
        for guest in guests:
            await tables.join(lobby.game_id, guest.id, guest.name)
        for user in people:
            user.dms_closed = rng.random() < 0.5
            self.wishes[user.id] = some_wishes(rng, now)
            await tables.set_wishes(user.id, self.wishes[user.id])
        table = (await tables.start(lobby.game_id, host.id)).table
        await tables.set_message(table.game_id, None, table.serial)  # as told: all channels at once is another test's
        room = Room(table.game_id, channel, people, pace)
        room.vanished = {user.id for user in people if rng.random() < self.vanish}
        return room

    def moves(self, start: float, end: float, moves: int) -> Iterator[tuple[float, Room]]:
        """When somebody comes to which table: now and then within the time for a decision, at first."""
        paces = {it.id: it.decision for it in clock_file().paces}
        for room in self.rooms:
            at = start
            for _ in range(moves):
                at += self.rng.expovariate(1 / (0.4 * paces[room.pace]))
                if at < end:
                    yield at, room

    # --- what people do

    def press(self, room: Room) -> Interaction | None:
        """Somebody looks, votes or does what is asked of them; None where nobody who is there is asked for anything."""
        there = [it for it in room.people if it.id not in room.vanished]
        if not there:
            return None
        if not room.channel.messages:
            return self.world.send_slash(self.rng.choice(there), room.channel, "board")
        if (vote := self._vote(room)) is not None:
            return self.world.send_raw_press(self.rng.choice(there), *vote)
        return self.answer(room)

    def answer(self, room: Room) -> Interaction | None:
        """Somebody does what is asked of them."""
        state = read(self.file, room.game).state
        for decision in state.waiting:
            auction = state.auction if isinstance(decision, AwaitAuction) else None
            for seat in decision.seats:
                user = room.people[seat]
                if user.id not in room.vanished and (auction is None or auction.leader != seat):
                    found = self._answer(room, decision.number)
                    return self.world.send_raw_press(user, *found) if found else None
        return None

    def _vote(self, room: Room) -> tuple[Message, dict] | None:
        """One vote a ballot: the next one is another message."""
        for message in room.channel.messages:
            votes = [it for it in message.buttons if verb_of(it) == "vote"]
            if votes and message.id not in room.voted:
                room.voted.add(message.id)
                return message, self.rng.choice(votes)
        return None

    def _answer(self, room: Room, number: int) -> tuple[Message, dict] | None:
        for message in reversed(room.channel.messages):
            by_verb = {
                verb_of(it): it for it in message.buttons if number_of(it) in {0, number} and not it.get("disabled")
            }
            found = next((by_verb[verb] for verb in PRESSED if verb in by_verb), None)
            if found is not None:
                return message, found
        return None

    # --- what was said

    def reminders(self) -> dict[tuple[int, int, int], list[float]]:
        """When who was reminded of what: by the game, the user, and the end that the reminder speaks of.

        What a channel reads because direct messages are closed is one reminder, and so is what arrives as a direct message.
        """
        found: dict[tuple[int, int, int], list[float]] = {}
        by_channel = {f"<#{room.channel.id}>": room for room in self.rooms}
        for room in self.rooms:
            for message in room.channel.history.values():
                self._count(found, room.game, message)
        for user in (user for room in self.rooms for user in room.people):
            for message in self.world.dm(user).history.values():
                (game,) = (room.game for name, room in by_channel.items() if name in message.text)
                self._count(found, game, message)
        return found

    def _count(self, found: dict[tuple[int, int, int], list[float]], game: int, message: Message) -> None:
        for line in message.text.splitlines():
            if any(it in line for it in REMIND):
                until = int(line.split("<t:")[1].split(":")[0])
                for user in message.notified:
                    if f"<@{user}>" in line:
                        assert line.count(f"<@{user}>") == 1
                        found.setdefault((game, user, until), []).append(made_at(message.id))

    def standins(self, room: Room) -> list[bool]:
        """Which seats a stand-in plays."""
        with sqlite3.connect(f"file:{self.file}?mode=ro", uri=True) as connection:
            (members,) = connection.execute("SELECT members FROM games WHERE id = ?", (room.game,)).fetchone()
        connection.close()
        return [it.standin for it in MEMBERS.decode(members, room.game)]

    def said(self, room: Room, kind: str) -> int:
        """How often a channel read that this followed because somebody's time was up."""
        return sum(it.text.count(SAID[kind]) for it in room.channel.history.values())

    def noted(self) -> list[Noted]:
        """What the bot noted as told, or still to be told."""
        with sqlite3.connect(f"file:{self.file}?mode=ro", uri=True) as connection:
            rows = connection.execute("SELECT game, kind, seat, due, sent FROM notices").fetchall()
        connection.close()
        return [Noted(*row) for row in rows]

    def given_out(self, noted: list[Noted]) -> dict[tuple[int, int, int], list[float]]:
        """When who was to be reminded of what: several things that waited at once are one reminder, of the first end."""
        ends: dict[tuple[int, int, float], float] = {}
        for it in noted:
            if it.kind in {"half", "near"}:
                key = (it.game, it.seat, it.sent)
                ends[key] = min(it.due, ends.get(key, it.due))
        users = {(room.game, seat): user.id for room in self.rooms for seat, user in enumerate(room.people)}
        found: dict[tuple[int, int, int], list[float]] = {}
        for (game, seat, sent), until in ends.items():
            found.setdefault((game, users[game, seat], round(until)), []).append(sent)
        return found

    def over(self) -> set[int]:
        """The games that are over: what they were told is no longer kept."""
        return {room.game for room in self.rooms if read(self.file, room.game).status != "running"}

    def overdue(self, now: float) -> int:
        """How many rows the clock should have looked at by then."""
        with sqlite3.connect(f"file:{self.file}?mode=ro", uri=True) as connection:
            (count,) = connection.execute("SELECT count(*) FROM dues WHERE at < ?", (now,)).fetchone()
        connection.close()
        return count


def counts(found: dict[tuple[int, int, int], list[float]], but: set[int]) -> Counter[tuple[int, int, int]]:
    """How often, without these games."""
    return Counter({key: len(times) for key, times in found.items() if key[0] not in but})
