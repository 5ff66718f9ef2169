"""A hundred thousand presses that nobody was offered: they change no game, and they show nothing that is secret.

Ids are made from the grammar of custom ids, with the verbs, games, numbers and words of real games, so that most of them look right.
What would be sent is only recorded: there is no network here, not even a simulated one.
"""

import contextlib
import logging
import random
from types import SimpleNamespace

import discord
import pytest
import pytest_asyncio

from bot.app import Banker
from bot.engine.actions import SetMaximum
from bot.engine.decisions import AwaitAuction
from bot.engine.state import Auction
from bot.i18n import catalog
from bot.store.db import MEMORY, Database
from bot.store.games import Games
from bot.table.model import Entry
from bot.table.service import Tables
from cogs import _cast
from cogs._controls import DIRECT
from cogs._reply import Mail, Outcome, Posted

IDS = 100_000
SEALED = 1087
GUILD, ELSEWHERE = 7, 8
STRANGER = 99
UNCHANGED = ("games", "moves", "seatings", "dues", "motions", "houses")
FREE = (
    "roll",
    "buy",
    "decline",
    "skip",
    "end",
    "bid",
    "pass",
    "pay",
    "claim",
    "answer",
    "discard_go",
    "choose_go",
    "build_go",
)


class Recorder(Mail):
    """Keeps the words of all that would be shown."""

    said: list[str] = []  # noqa: RUF012 - one for the whole module, emptied by each test

    def _note(self, page):
        text = repr(page)
        self.said.append(text)
        assert "Something went wrong" not in text

    async def answer(self, interaction, page, *, private=True):
        self._note(page)
        return Outcome.DONE

    async def redraw(self, interaction, page):
        self._note(page)
        return Outcome.DONE

    async def ask(self, interaction, modal):
        self.said.append(repr(modal.to_dict()))
        return Outcome.DONE

    async def acknowledge(self, interaction, *, thinking=False, private=True):
        return Outcome.DONE

    async def post(self, channel, page, once=""):
        self._note(page)
        return Posted(1, Outcome.DONE)

    async def edit(self, channel, message, page):
        self._note(page)
        return Outcome.DONE

    async def direct(self, user, page):
        self._note(page)
        return Outcome.DONE

    @contextlib.asynccontextmanager
    async def watch(self, interaction, *, private=True):
        yield


class NoPictures:
    def look_up(self, theme_of):
        pass

    def __getattr__(self, name):
        async def nothing(*_):
            return None

        return nothing


class Attack:
    """Three running games of two people, two of them in an auction in which one has set a maximum in secret."""

    def __init__(self, database):
        self.database = database
        self.tables = Tables(Games(database), seed=lambda: bytes(range(32)))
        self.bot = Banker(self.tables, NoPictures(), catalog())
        self.rng = random.Random(20)
        self.games = []
        self.heard = set()

    async def begin(self):
        for channel, game in enumerate(("builder", "classic", "anti"), 1):
            lobby = await self.tables.open_lobby(channel, GUILD, 1, "Ann", game)
            await self.tables.join(lobby.game_id, 2, "Ben")
            table = (await self.tables.start(lobby.game_id, 1)).table
            self.games.append(table)
            if game == "anti":  # it has no bidding in secret, and is attacked at its first choice
                continue
            state, deed = table.state.copy(), next(iter(table.rules.deeds))
            state.auction = Auction(deed)
            state.number += 1
            state.waiting[:] = [AwaitAuction(state.number, (0, 1), deed)]
            state.agenda.clear()
            for seat in state.seats:
                state.issued += 5000 - seat.cash
                seat.cash = 5000
            await self.tables._shelf.append(table, state, Entry(table.serial + 1, None, None, (), 0.0), "running")
            await self.tables.act(table.game_id, 1, state.number, SetMaximum(SEALED))
            self.games[-1] = await self.tables.table(table.game_id)
        self.secrets = {str(SEALED), f"{SEALED:,}", bytes(range(32)).hex()}
        self.words = sorted({it for table in self.games for it in (*table.rules.deeds, *table.rules.token_colours)})

    async def dump(self):
        return [await self.database.read(f"SELECT * FROM {name} ORDER BY 1, 2") for name in UNCHANGED]

    # --- what is pressed

    def custom_id(self, verbs, number=None):
        rng = self.rng
        game = rng.choice([0, 1, 2, 3, 3, 2, 1, 4, 10**17])
        near = self.games[game - 1].state.number if 0 < game < 4 else 1
        if number is None:
            number = rng.choice([0, near, near, near - 1, near + 1, rng.randrange(50), 10**17])
        text = ":".join(
            ["bk", str(game), str(number), rng.choice(verbs), *(self.word() for _ in range(rng.randrange(5)))]
        )
        if rng.random() < 0.03:
            at = rng.randrange(len(text))
            text = (
                text[:at] + rng.choice(["", ":", "\n", "\u0661", "-", "@", "💥", "0"]) + text[at + rng.randrange(2) :]
            )
        return text[:110]

    def word(self):
        rng = self.rng
        return rng.choice(
            [
                "",
                "0",
                "1",
                "2",
                "40",
                "yes",
                "no",
                "red=1",
                "red=2+green=1",
                "a1",
                "want",
                "give",
                rng.choice(self.words),
            ]
        )

    def interaction(self, custom_id, user, guild):
        rng = self.rng
        data = {"custom_id": custom_id}
        if rng.random() < 0.3:
            data["values"] = [self.word() for _ in range(rng.randrange(3))]
        if rng.random() < 0.3:  # a form that was sent before, or never opened
            entry = {
                "type": 4,
                "custom_id": rng.choice(["amount", "name", "from", "x"]),
                "value": rng.choice(["1", "40", "x"]),
            }
            data["components"] = [{"type": 18, "component": entry}]
        private = rng.random() < 0.5
        message = SimpleNamespace(id=rng.randrange(1, 99), flags=SimpleNamespace(ephemeral=private), components=[])
        nothing = discord.Permissions.none()
        person = SimpleNamespace(
            id=user, display_name="Eve", name="Eve", guild_permissions=nothing, mention=f"<@{user}>", bot=False
        )
        channel = rng.choice([1, 2, 3, 4])
        return SimpleNamespace(
            extras={}, data=data, user=person, guild_id=guild, channel_id=channel, message=message, guild=None,
            channel=SimpleNamespace(id=channel, type=discord.ChannelType.text), client=self.bot, permissions=nothing,
            app_permissions=discord.Permissions.all(), type=discord.InteractionType.component,
            response=SimpleNamespace(is_done=lambda: False), locale=discord.Locale.american_english, guild_locale=None,
            is_guild_integration=lambda: True,
        )  # fmt: skip


@pytest_asyncio.fixture
async def attack(monkeypatch):
    logging.getLogger("banker").setLevel(logging.ERROR)
    monkeypatch.setattr(_cast, "Mail", Recorder)
    Recorder.said.clear()
    database = await Database.open(MEMORY)
    made = Attack(database)
    await made.begin()
    yield made
    await database.close()
    logging.getLogger("banker").setLevel(logging.NOTSET)


async def pressed(attack, ids, user, guild):
    """Press them all; nothing is changed, nothing secret shown."""
    before = await attack.dump()
    for custom_id in ids:
        await attack.bot.router.pressed(attack.interaction(custom_id, user, guild))
        if len(Recorder.said) > 500:
            nothing_secret(attack)
    nothing_secret(attack)
    assert await attack.dump() == before


def nothing_secret(attack):
    text = "\n".join(Recorder.said)
    attack.heard |= set(Recorder.said)
    assert not [it for it in attack.secrets if it in text]
    Recorder.said.clear()


@pytest.mark.slow
async def test_a_stranger_changes_nothing_and_learns_nothing_whatever_is_sent(attack):
    verbs = sorted(attack.bot.router.verbs)
    ids = (attack.custom_id(verbs) for _ in range(IDS * 3 // 5))
    await pressed(attack, ids, STRANGER, GUILD)
    assert len(attack.heard) > 20, "many handlers answered, each in words of its own"


@pytest.mark.slow
async def test_from_another_server_nothing_is_reached(attack):
    verbs = [*sorted(attack.bot.router.verbs), "x", "__init__"]
    ids = (attack.custom_id(verbs) for _ in range(IDS // 5))
    await pressed(attack, ids, STRANGER, ELSEWHERE)


@pytest.mark.slow
async def test_a_seat_answers_nothing_that_it_is_not_asked(attack):
    """Numbers of decisions that are past or were never made."""
    verbs = sorted({*DIRECT, *FREE} & attack.bot.router.verbs)
    ids = (attack.custom_id(verbs, number=attack.rng.choice([0, 900, 10**17])) for _ in range(IDS // 5))
    await pressed(attack, ids, 2, GUILD)


async def test_the_same_presses_by_who_is_asked_do_change_the_games(attack):
    """What the others are measured by: these ids are real ones."""
    for table in attack.games[:2]:
        before = await attack.dump()
        custom_id = f"bk:{table.game_id}:{table.state.number}:pass"
        await attack.bot.router.pressed(attack.interaction(custom_id, 2, GUILD))
        assert await attack.dump() != before
