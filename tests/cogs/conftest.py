"""The real bot in a simulated Discord, with a small database in memory and pictures that cost nothing.

Under importlib mode no test folder is on the path; this one has to be, for `crew` to be found by name.
"""

import logging
import random
import sys
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path

import discord
import pytest
import pytest_asyncio
import simcord
from simcord import interactions
from simcord.backend import serializers
from simcord.components import walk_components
from simcord.results import InteractionResult, to_discord_message

from bot.app import Banker
from bot.engine.decisions import AwaitAdjusting, AwaitAuction, AwaitManage
from bot.engine.events import AdjustingOpened
from bot.engine.steps import OpenManage
from bot.i18n import catalog
from bot.store.db import MEMORY, Database
from bot.store.games import Games
from bot.table.model import Entry
from bot.table.service import Tables
from bot.watching import Measures
from cogs._ids import Ref, parse, write
from cogs._layout import Picture

HERE = str(Path(__file__).resolve().parent)
if HERE not in sys.path:
    sys.path.insert(0, HERE)

from dot import DOT  # noqa: E402 - the path comes first

NAMES = ("Ann", "Ben", "Cleo", "Dan")


class Dots:
    """Pictures of one pixel each, with names of their own."""

    def __init__(self):
        self.drawn = 0
        self.theme_of = None

    def look_up(self, theme_of):
        self.theme_of = theme_of

    async def _dot(self, kind):
        self.drawn += 1
        return Picture(f"{kind}-{self.drawn}.png", DOT, f"a {kind}")

    async def cover(self, lobby, words):
        return await self._dot("cover")

    async def board(self, table, words):
        return await self._dot("board")

    async def island(self, table, words, legal=()):
        return await self._dot("island")

    async def hand(self, table, seat, words):
        return await self._dot("hand")

    async def auction(self, table, words):
        return await self._dot("auction")

    async def trade(self, table, offer, words):
        return await self._dot("trade")

    async def sheet(self, table, words):
        return await self._dot("sheet")

    async def chart(self, table, entries, words):
        return await self._dot("chart")

    async def dice(self, table, entries, words):
        return await self._dot("dice")

    async def luck(self, guild, counts, words):
        return await self._dot("luck")

    async def ratings(self, guild, curves, words):
        return await self._dot("ratings")

    async def card(self, table, drawn, words):
        return await self._dot("card")

    async def replay(self, table, entries, words, most, progress):
        return await self._dot("replay"), await self._dot("poster")


@dataclass(frozen=True)
class Control:
    """A control that is on show: its message, its component, and what it refers to."""

    message: int
    component: dict
    ref: Ref

    @property
    def is_select(self):
        return self.component["type"] == 3

    @property
    def values(self):
        return [option["value"] for option in self.component["options"]]

    @property
    def label(self):
        return self.component.get("label") or self.component.get("placeholder") or ""


class World:
    """A server with one channel and four members, and what they can see and press."""

    def __init__(self, database, seed):
        self.database = database
        self.rng = random.Random(seed)
        self.pictures = Dots()
        self.env = None
        self.tables = self._tables()
        self.presses = 0
        self.measures = Measures()

    def _tables(self):
        seeds = random.Random(self.rng.random())
        return Tables(Games(self.database), seed=lambda: seeds.randbytes(32), clock=self.now)

    def now(self):
        """The simulated time, which `env.advance_time` moves."""
        return self.env.now().timestamp() if self.env is not None else 0.0

    def bot(self):
        return Banker(self.tables, self.pictures, catalog(strict=True), measures=self.measures, shard_count=1)

    def settle_in(self):
        self.guild = self.env.create_guild()
        self.channel = self.guild.create_text_channel("games")
        self.people = {
            name: self.guild.add_member(self.env.create_user(name.lower(), global_name=name)) for name in NAMES
        }

    async def restart(self):
        """A new process on the same database: nothing that was in memory is left."""
        self.tables = self._tables()
        await self.env.restart_bot(self.bot())

    # --- seeing

    def messages(self, who=None, channel=None):
        """The messages that somebody sees, oldest first."""
        viewer = self.people[who].id if who else None
        stored = self.env.backend.messages.get((channel or self.channel).id, {}).values()
        return [it for it in sorted(stored, key=lambda it: it.id) if it.visible_to(viewer)]

    def texts(self, message):
        return "\n".join(it["content"] for it in walk_components(message.components) if it["type"] == 10)

    def last(self, who=None):
        return self.messages(who)[-1]

    def said(self, who):
        """The text of the newest message that this person sees."""
        return self.texts(self.last(who))

    def controls(self, who=None, message=None):
        """All controls that somebody could use, newest message first."""
        found = []
        for it in reversed(self.messages(who)):
            if message is None or it.id == message:
                for component in walk_components(it.components):
                    if component["type"] in {2, 3} and not component.get("disabled"):
                        ref = parse(component["custom_id"])
                        assert ref is not None, component["custom_id"]
                        found.append(Control(it.id, component, ref))
        return found

    def find(self, who, verb, *args, message=None, number=None):
        """The newest control with this verb, or None."""
        for it in self.controls(who, message):
            if it.ref.verb == verb and it.ref.args[: len(args)] == args and number in {None, it.ref.number}:
                return it
        return None

    # --- doing

    def _message(self, control):
        stored = self.env.backend.messages[self.channel.id][control.message]
        return to_discord_message(self.env, stored)

    async def use(self, who, control, *values):
        """Press a button or choose in a select."""
        self.presses += 1
        person, message = self.people[who], self._message(control)
        custom_id = control.component["custom_id"]
        if control.is_select:
            return await person.select(message, list(values), custom_id=custom_id)
        return await person.click(message, custom_id=custom_id)

    async def press(self, who, verb, *args, **where):
        """Press the newest button with this verb."""
        control = self.find(who, verb, *args, **where)
        assert control is not None, f"{who} sees no {verb!r}"
        return await self.use(who, control)

    async def choose(self, who, verb, *values, slot="", **where):
        """Choose in the newest select with this verb, for this slot."""
        control = next(
            it for it in self.controls(who) if it.is_select and it.ref.verb == verb and it.ref.arg(0) == slot
        )
        return await self.use(who, control, *values)

    async def fill(self, who, shown, **values):
        """Send the form that a press opened."""
        self.presses += 1
        return await self.people[who].submit_modal(shown, values)

    async def slash(self, who, name, /, **options):
        return await self.people[who].slash(self.channel, name, **options)

    async def raw(self, who, custom_id, message=None, values=None):
        """A press as a stranger's client might send it: any custom id, on any message."""
        backend = self.env.backend
        stored = message or self.last(who)
        data = {"custom_id": custom_id, "component_type": 3 if values is not None else 2}
        if values is not None:
            data["values"] = values
        record, payload = interactions.base_payload(
            backend,
            type=3,
            channel_id=self.channel.id,
            guild_id=self.guild.id,
            user_id=self.people[who].id,
            data=data,
        )
        body = dict(serializers.message_payload(backend, stored))
        kind = {"type": 2, "style": 2, "label": "x", "custom_id": custom_id, "id": 900}
        if values is not None:
            kind = {"type": 3, "custom_id": custom_id, "id": 900, "options": [{"label": "x", "value": "x"}]}
        body["components"] = [*body["components"], {"type": 1, "id": 901, "components": [kind]}]
        payload["message"] = body
        record.source_message_id = stored.id
        backend.emit("INTERACTION_CREATE", payload)
        return InteractionResult(self.env, record)

    # --- shortcuts

    async def lobby(self, *names, standins=0):
        """A lobby with these people, the first as its host."""
        await self.slash(names[0], "play")
        for name in names[1:]:
            await self.press(name, "lobby_join")
        for _ in range(standins):
            await self.press(names[0], "lobby_add")

    async def game(self, *names, standins=0):
        """A game that has begun."""
        await self.lobby(*names, standins=standins)
        await self.press(names[0], "lobby_start")
        return await self.table()

    async def table(self):
        return await self.tables.latest_in(self.channel.id)

    async def put(self, change):
        """Bring the running game into another position, and show it; `change(state)` alters a copy."""
        table = await self.table()
        state = table.state.copy()
        change(state)
        adjusts = any(isinstance(it, AwaitAdjusting) for it in state.waiting)
        events = (AdjustingOpened(5),) if adjusts else ()
        entry = Entry(table.serial + 1, None, None, events, self.tables.now())
        await self.tables._shelf.append(table, state, entry, "running")
        await self.slash(table.members[0].name, "board")
        return await self.table()

    async def to_end_of_turn(self):
        """Bring the running game to where its turn can be ended: the names of whose turn it is, and of another."""

        def manage(state):
            state.agenda[:] = [OpenManage()]
            state.number += 1
            state.waiting[:] = [AwaitManage(state.number, (state.turn,))]

        table = await self.put(manage)
        return self.turn_of(table), self.other(table)

    def newcomer(self, name="Eve", **permissions):
        """Somebody else on the server; with permissions, one who has them by a role."""
        roles = [self.guild.create_role("role", permissions=discord.Permissions(**permissions))] if permissions else []
        user = self.env.create_user(name.lower(), global_name=name)
        self.people[name] = self.guild.add_member(user, roles=roles)
        return roles[0] if roles else None

    def turn_of(self, table):
        """Whose turn it is, by name."""
        return table.members[table.state.turn].name

    def other(self, table):
        """Somebody whose turn it is not, by name."""
        return table.members[1 - table.state.turn].name

    def answering(self, table, decision, absent=None):
        """The seats that can answer a decision now, without somebody who never acts."""
        leader = table.state.auction.leader if isinstance(decision, AwaitAuction) else None
        return [seat for seat in decision.seats if seat != leader and table.members[seat].name != absent]

    def answerable(self, table, absent=None):
        """The open decisions that somebody can answer, other than somebody who never acts."""
        return [it for it in table.state.waiting if self.answering(table, it, absent)]

    async def without(self, table, absent, choice="replace"):
        """Where only somebody who never acts is awaited, vote if there is a vote, else let time pass; False where others are."""
        if absent is None or self.answerable(table, absent):
            return False
        if table.clock.ballots:
            (ballot,) = table.clock.ballots
            voters = [table.members[seat] for seat in table.present() if seat != ballot.seat]
            voter = next(it for it in voters if it.user not in ballot.votes)
            await self.press(voter.name, "vote", str(ballot.seat), choice)
        else:
            await self.env.advance_time(max(await self.tables.next_due() - self.now(), 0) + 1)
        return True

    def calls(self, since=0):
        """The requests that the bot made, without the first so many."""
        return [(it.method, it.path) for it in self.env.http_requests[since:]]

    def id_of(self, game, number, verb, *args):
        return write(Ref(game, number, verb, args))


@pytest.fixture(autouse=True)
def no_logged_errors(caplog):
    """Whatever is logged as an error is one: the presenter swallows nothing silently."""
    yield
    bad = [it for it in caplog.get_records("call") if it.levelno >= logging.ERROR and not getattr(it, "wanted", False)]
    assert not bad, [it.getMessage() for it in bad]


@pytest_asyncio.fixture
async def stage_crew(request) -> AsyncIterator[World]:
    """The world before anybody is in it."""
    database = await Database.open(MEMORY)
    yield World(database, request.node.name)
    await database.close()


@pytest_asyncio.fixture
async def env(stage_crew) -> AsyncIterator[simcord.Env]:
    """The simulated Discord; whatever the bot swallowed fails the test."""
    made = stage_crew.env = simcord.Env(stage_crew.bot(), settle_timeout=20.0)
    await made.start()
    try:
        yield made
    finally:
        await made.shutdown()
        made._raise_errors_since(made._errors_acknowledged)


@pytest.fixture
def world(stage_crew, env) -> World:
    """The server, with the bot and four members in it."""
    stage_crew.settle_in()
    return stage_crew
