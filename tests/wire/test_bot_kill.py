"""The real bot is killed in the middle of each kind of decision: old buttons go on, and nothing happens twice."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass

import positions
import pytest
from loopback import BotProcess, Message, Reset, User
from loopback.answers import read as read_answer
from playing import control, number_of, pings, press, select, verb_of
from positions import Placed, moves, read, write

DECIDED = "decided already"


@dataclass(frozen=True)
class Kind:
    """How one kind of decision is answered: by a button of a public message, or by the last one of a private panel."""

    change: Callable
    verb: str
    opens: str = ""
    choices: tuple[tuple[str, str], ...] = ()
    by_other: bool = False
    told: str = DECIDED
    passes: bool = False
    all_called: bool = False

    @property
    def calls(self) -> list[int]:
        """How often the press calls the two seats."""
        return [int(self.all_called), int(self.passes)]


KINDS = {
    "roll": Kind(positions.roll, "roll"),
    "discard": Kind(
        positions.discard, "discard_go", "discard", (("chips.red", "1"), ("chips.green", "1")),
    ),
    "buy": Kind(positions.buy, "buy"),
    "auction": Kind(positions.auction, "bid", told="You lead already"),
    "debt": Kind(positions.debt, "pay"),
    "bankruptcy": Kind(positions.ruin, "bankrupt_go", "bankrupt", told="over"),
    "choose": Kind(positions.choose, "choose_go", "choose", (("chips.yellow", "2"),)),
    "parking": Kind(positions.parking, "swap_go", "swap", (("give.red", "2"), ("take", "yellow"))),
    "manage": Kind(positions.manage, "end", passes=True),
    "build": Kind(positions.manage, "build_go", "build", (("cell", "b2"), ("pay", "green=1+red=1"))),
    "offer": Kind(positions.offer, "accept", by_other=True),
    "claim": Kind(positions.claim, "claim", by_other=True),
    "role": Kind(positions.role, "answer", passes=True, all_called=True),
    "swap": Kind(positions.swap, "roles_swap", "roles", told="changed meanwhile"),
    "keep": Kind(positions.swap, "done"),
    "tax": Kind(positions.tax, "answer"),
    "street": Kind(positions.street, "streets_go", "streets"),
    "adjust": Kind(positions.adjust, "done", "adjust"),
}  # fmt: skip


class Room:
    """One prepared game, and the message on which its decision is answered."""

    def __init__(self, world, file, kind: Kind, placed: Placed):
        self.world, self.file, self.kind, self.placed = world, file, kind, placed
        self.user: User = placed.other if kind.by_other else placed.turn
        self.old: Message | None = None
        self.button: dict = {}

    @property
    def stored(self):
        return read(self.file, self.placed.game)

    @property
    def pings(self):
        return [pings(self.placed.channel, it) for it in (self.placed.turn, self.placed.other)]

    async def approach(self):
        """Show the game and go as far as the press that answers."""
        await self.world.slash(self.placed.turn, self.placed.channel, "board")
        verb = self.kind.opens or self.kind.verb
        self.old = next(it for it in self.placed.channel.messages if verb in {verb_of(b) for b in it.buttons})
        if self.kind.opens:
            self.old = (await press(self.world, self.user, self.old, verb)).expect("message").message
            for slot, value in self.kind.choices:
                await select(self.world, self.user, self.old, verb, slot, value)
        self.button = control(self.old, self.kind.verb)
        self.before, self.pinged = self.stored.serial, self.pings

    async def press_old(self):
        """Press the button as it was; the answer to that."""
        return await self.world.outcome(self.world.send_raw_press(self.user, self.old, self.button))

    async def press_again(self):
        """Press the same button once more: the presser is told why nothing came of it."""
        interaction = self.world.send_raw_press(self.user, self.old, self.button)

        def told():
            answer = read_answer(interaction)
            return any(self.kind.told in it.text for it in (answer, *answer.followups))

        await self.world.until(told, f"{self.kind.told!r} after a second press of {self.kind.verb!r}")

    def called_as_it_should_be(self):
        """Where the turn passed, its new seat was called once, even if the bot died in between; else nobody was."""
        called = [now - before for now, before in zip(self.pings, self.pinged, strict=True)]
        return called == self.kind.calls

    def stage_shows_the_present(self):
        stored = self.stored
        stage = self.placed.channel.history[stored.message]
        if stored.status == "over":
            return not any(number_of(it) for it in stage.buttons)
        shown = {number_of(it) for it in stage.buttons} - {0}
        unnumbered = not stage.buttons or stored.state.auction is not None or "done" in map(verb_of, stage.buttons)
        return shown <= stored.numbers and (shown or unnumbered)


@pytest.fixture
async def rooms(discord_server, world, tmp_path):
    """The bot, and a game at each kind of decision with its button in sight."""
    discord_server.settings.answer_within = 15.0
    file = tmp_path / "bot.db"
    guild = world.guild()
    people = tuple(world.users("Ann", "Ben", guild=guild))
    wanted = [(world.channel(guild, name), people, kind.change) for name, kind in KINDS.items()]
    placed = await write(file, wanted)
    async with BotProcess(discord_server, file) as bot:
        found = [Room(world, file, kind, it) for kind, it in zip(KINDS.values(), placed, strict=True)]
        await asyncio.gather(*(room.approach() for room in found))
        yield bot, found
        assert "Traceback" not in bot.output, bot.last_words


async def kill_and_start(server, bot):
    await bot.kill()
    await server.gateway.wait_gone()
    server.troubles.clear()
    await bot.start()


async def test_old_buttons_go_on_where_the_game_was(discord_server, world, rooms):
    bot, found = rooms
    cleo, dan = world.users("Cleo", "Dan", guild=found[0].placed.channel.guild)
    lobby = (await world.slash(cleo, world.channel(found[0].placed.channel.guild), "play")).message
    await kill_and_start(discord_server, bot)
    assert "Dan" in (await press(world, dan, lobby, "lobby_join")).expect("update").text
    for room in found:
        assert room.stored.serial == room.before, "a kill leaves what was last acknowledged"
    first = await asyncio.gather(*(room.press_old() for room in found))
    for room, answer in zip(found, first, strict=True):
        assert answer.kind == "update", (room.kind, answer.kind, answer.text)
        assert not answer.followups
        assert room.stored.serial == room.before + 1
        assert moves(room.file, room.placed.game) == list(range(room.before + 2))
        await world.until(room.stage_shows_the_present, f"stage after {room.kind.verb!r}")
        called = [now - before for now, before in zip(room.pings, room.pinged, strict=True)]
        assert called in [[0, 0], room.kind.calls], (room.kind, called)
    await asyncio.gather(*(room.press_again() for room in found))
    for room in found:
        assert room.stored.serial == room.before + 1


async def test_a_press_whose_answer_was_lost_is_not_repeated(discord_server, world, rooms):
    bot, found = rooms
    for route in ("POST */callback", "POST */messages", "PATCH */messages/*"):
        discord_server.inject(route, Reset(), times=None)
    for room in found:
        world.send_raw_press(room.user, room.old, room.button)
    await bot.watch(lambda: all(room.stored.serial == room.before + 1 for room in found), "commits")
    await kill_and_start(discord_server, bot)
    await asyncio.gather(*(room.press_again() for room in found))
    for room in found:
        assert room.stored.serial == room.before + 1
        await world.until(room.called_as_it_should_be, f"calls after {room.kind.verb!r}")
    for room in found:
        stage = room.placed.channel.history[room.stored.message]
        stale = next((it for it in stage.buttons if number_of(it)), None)
        if stale and not room.stage_shows_the_present():
            await world.outcome(world.send_raw_press(room.placed.turn, stage, stale))
        await world.until(room.stage_shows_the_present, f"stage after {room.kind.verb!r}")
        assert room.stored.serial == room.before + 1
        assert room.called_as_it_should_be(), "nobody is called twice"
