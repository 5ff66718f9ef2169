"""Whole games by clicks in each language: everything that leaves the bot reads as in that language, and in no other.

The server and everybody's Discord are set to the language; where Discord has none, it is chosen in `/server defaults` and `/me language`.
"""

import pytest
from crew import Crew, Player
from dot import DOT
from earshot import Captions, Curious, Earshot
from locales import Locales
from monoglot import Monoglot
from policy import Policy

from bot import rulesets
from bot.i18n import languages

PEOPLE = ("Ann", "Ben")
DISCORD = {"en": "en-US", "cs": "cs", "ro": "ro", "ru": "ru"}
"""The locales of Discord that we speak; it has no Slovak."""
KIN = "cs"
"""To what their Discord is set who read a language that it has not."""


class CuriousPolicy(Curious, Policy):
    pass


class CuriousPlayer(Curious, Player):
    pass


class Table:
    """A table that is heard."""

    def __init__(self, world, earshot, locales):
        self.world, self.earshot, self.locales = world, earshot, locales
        world.newcomer("Zoe", manage_guild=True)
        earshot.names.add("Zoe")

    async def speaks(self, who, language):
        """Somebody reads a language."""
        self.earshot.of[self.world.people[who].id] = language
        self.locales.speaks(who, DISCORD.get(language, KIN))
        if language not in DISCORD:
            await self.world.slash(who, "me language")
            await self.world.choose(who, "wish_language", language)

    async def server(self, language):
        """Its games are in a language."""
        self.earshot.table = language
        self.locales.guild = DISCORD.get(language, KIN)
        if language not in DISCORD:
            await self.world.slash("Zoe", "server defaults")
            await self.world.choose("Zoe", "server_language", language)

    async def plays(self, game):
        """A whole game on the board that is offered first."""
        self.earshot.forget()
        settings, options = GAMES[game]
        boards = await self.world.people["Ann"].autocomplete(self.world.channel, "play", "board", "", game=game)
        board = boards[0]["value"]
        self.earshot.board(rulesets.load(game, options.get("profile"), board))
        crew = Crew(self.world, game)
        player = CuriousPolicy(self.world) if game == "builder" else CuriousPlayer(crew, trades=0.05)
        player.earshot = self.earshot
        await crew.lobby(*PEOPLE, standins=1, board=board, **options)
        await player.open("Ann", self.world.last().id)
        await crew.configure("Ann", **settings)
        await self.world.press("Ann", "lobby_start")
        table = await ENDS[game](player)
        for who in PEOPLE:
            await player.look(who, table)
        self.earshot.listen()
        return table, player


async def some(player, steps):
    """A game for a while; whether it goes on."""
    for _ in range(steps):
        table = await player.world.table()
        if table.status != "running":
            return False
        await player.step(table)
    return True


async def until_people_have_had_enough(player):
    """Everybody but the stand-in gives up at last, for a whole game of Builder takes long."""
    if await some(player, 90):
        for who in PEOPLE:
            await player.world.slash(who, "game resign")
            await player.world.press(who, "resign_go")
    return await player.world.table()


async def until_the_time_is_up(player):
    """The agreed two hours pass after a while."""
    await some(player, 50)
    now = player.world.tables.now()
    player.world.tables._clock = lambda: now + 2 * 60 * 60
    return await player.play()


ENDS = {"builder": until_people_have_had_enough, "classic": CuriousPlayer.play, "anti": until_the_time_is_up}
GAMES = {"builder": ({}, {}), "classic": ({"turn_limit": "6"}, {}), "anti": ({}, {"profile": "two_hours"})}
"""How each game is brought to its end; the settings and the options with which it begins."""
OPENED = {
    *("hand", "trade", "chart", "dice", "log", "log_board", "log_kind", "log_seat", "why_log"),
    *("trade_with", "trade_side", "trade_money", "wish_zone", "wish_quiet", "lobby_settings", "lobby_ask"),
}
"""What there is to open in every game."""


@pytest.fixture
async def table(world, monkeypatch):
    world.pictures = Captions(DOT)
    await world.restart()
    with world.pictures.listening(monkeypatch):
        yield Table(world, Earshot(world, world.pictures), Locales(world, monkeypatch))


STUMBLES = {
    "Na tahu je Ann. Roll the dice": "roll",
    "Na tahu je Ann: event-turn_started": "event",
    "Ťah: Ann": "ťah",
    "Hráč { $name } platí": "a parameter",
    "Ann platí 50 Kč.": "a sum that may part",
    "Ann platí 10 % majetku.": "a sum that may part",
    "Ann platí 1 500\u00a0Kč.": "a plain space in a number",
    "Ann kupuje “Start”.": "a quote of another language",
    "Ann kupuje „Start.": "a quotation without its end",
    "Ann kupuje: Start?.": "a sign twice",
    "Vyber tah …": "a space before a sign",
}
"""What somebody who reads Czech must not be shown, and what is told of it."""


@pytest.mark.parametrize("text", STUMBLES)
def test_a_reader_stumbles(text):
    reader = Monoglot("cs", {"Ann", "Start"})
    assert STUMBLES[text] in ", ".join([*reader.strange(text), *reader.slips(text)])


def test_a_reader_does_not_stumble_over_names_and_what_is_well_set():
    text = "**Ann** kupuje „Start“ za 1\u00a0500\u00a0Kč.\n-# `/game export`, <t:1767312000:R>, 10\u00a0%"
    reader = Monoglot("cs", {"Ann", "Start"})
    assert [*reader.strange(text), *reader.slips(text)] == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", languages())
async def test_a_whole_game_in_a_language(table, language, game):
    await table.server(language)
    for who in (*PEOPLE, "Zoe"):
        await table.speaks(who, language)
    ended, player = await table.plays(game)
    assert ended.status == "over"
    assert not table.earshot.stumbles
    assert not OPENED - player.opened


async def test_a_table_at_which_everybody_reads_another_language(table):
    await table.server("cs")
    await table.speaks("Zoe", "cs")
    await table.speaks("Ann", "ru")
    await table.speaks("Ben", "sk")
    ended, _ = await table.plays("classic")
    assert ended.status == "over"
    assert not table.earshot.stumbles
    assert {language for language, *_ in table.earshot.read} == {"cs", "ru", "sk"}
