"""`/game replay`, and how a game went: by the commands and buttons that people have."""

import asyncio
from io import BytesIO
from types import SimpleNamespace

import pytest
from PIL import Image

from bot import rulesets
from bot.engine import kernel
from bot.i18n import catalog
from bot.table.model import Member, Table
from cogs._drawing import Drawing
from cogs._layout import Picture
from cogs._said import Said
from cogs.replay import ReplayCog

VERBS = {"roll", "buy", "end"}


async def played(world, turns=3):
    """A game of two with some honest moves."""
    await world.game("Ann", "Ben")
    for _ in range(40):
        table = await world.table()
        if table.state.round > turns:
            break
        for who in ("Ann", "Ben"):
            control = next((it for it in world.controls(who, table.message) if it.ref.verb in VERBS), None)
            if control is not None and table.members[table.state.turn].name == who:
                await world.use(who, control)
                break
    return await world.table()


class Notes:
    """Stands for what the cog works with, and notes what it shows."""

    def __init__(self, table):
        self.table, self.shown, self.asked, self.go_on = table, [], [], asyncio.Event()
        self.desk = SimpleNamespace(tables=self, mail=self, pictures=self)

    def voice(self, table):
        return SimpleNamespace(words=catalog(strict=True).for_rules(table.rules))

    async def latest_in(self, channel):
        return self.table

    async def entries(self, game, since, limit):
        return (None,) * limit

    async def answer(self, interaction, page, *, private=True):
        self.shown.append((private, page))

    async def redraw(self, interaction, page):
        self.shown.append((None, page))

    async def replay(self, table, entries, words, most, progress):
        self.asked.append((len(entries), most))
        progress(3, 9)
        await self.go_on.wait()
        return Picture("replay-1.webp", b"", "moving"), Picture("poster-1.png", b"", "still")

    def said(self):
        return self.shown[-1][1].blocks[0].words


async def until(true, most=2000):
    for _ in range(most):
        if true():
            return
        await asyncio.sleep(0.005)
    raise AssertionError("it never came to be")


@pytest.fixture
def notes():
    rules = rulesets.load("builder")
    state, _ = kernel.start(rules, 2, bytes(32))
    members = (Member(1, "Ann", token="penguin"), Member(2, "Ben", token="cat"))
    return Notes(Table(1, 2, 3, 1, members, rules, state, 120))


@pytest.mark.parametrize(("allowed", "most"), [(10**9, 8 * 2**20), (2**20, 2**20 - 64 * 2**10)])
async def test_a_replay_shows_its_progress_and_then_itself_with_a_poster(notes, monkeypatch, allowed, most):
    monkeypatch.setattr("cogs.replay._STEP", 0.01)
    asked = SimpleNamespace(channel_id=2, guild_id=3, filesize_limit=allowed)
    posting = asyncio.ensure_future(ReplayCog(notes).replay(asked))
    await until(lambda: notes.shown)
    assert not notes.shown[0][0]
    await until(lambda: "3 of 9" in notes.said())
    notes.go_on.set()
    await posting
    assert [it.name.partition("-")[0] for it in notes.shown[-1][1].pictures] == ["replay", "poster"]
    assert "With Ann, Ben" in notes.said()
    assert notes.asked == [(121, most)]
    told = len(notes.shown)
    await asyncio.sleep(0.05)
    assert len(notes.shown) == told


async def test_one_replay_at_a_time_on_a_server(notes):
    cog = ReplayCog(notes)
    here, there = (SimpleNamespace(channel_id=2, guild_id=it, filesize_limit=2**23) for it in (3, 4))
    first = asyncio.ensure_future(cog.replay(here))
    await until(lambda: notes.asked)
    with pytest.raises(Said, match="replay-busy"):
        await cog.replay(here)
    other = asyncio.ensure_future(cog.replay(there))
    await until(lambda: len(notes.asked) == 2)
    notes.go_on.set()
    await asyncio.gather(first, other)
    await cog.replay(here)
    assert len(notes.asked) == 3


async def test_the_command_posts_it_for_everybody(world):
    await world.game("Ann", "Ben")
    shown = await world.slash("Dan", "game replay")
    assert not shown.response.ephemeral
    assert [it["filename"].partition("-")[0] for it in world.last("Ann").attachments] == ["replay", "poster"]


async def test_a_game_that_can_not_be_played_again_says_so(world, monkeypatch):
    async def none(*_):
        return None

    await world.game("Ann", "Ben")
    for kind in ("replay", "chart", "dice"):
        monkeypatch.setattr(world.pictures, kind, none)
    await world.slash("Dan", "game replay")
    assert "played again" in world.said("Dan")
    await world.slash("Ann", "score")
    for verb in ("chart", "dice"):
        shown = await world.press("Dan", verb)
        assert shown.response.ephemeral
        assert "played again" in world.said("Dan")


async def test_a_score_leads_to_the_chart_and_the_dice_privately(world):
    await world.game("Ann", "Ben")
    await world.slash("Ann", "score")
    for verb in ("chart", "dice"):
        shown = await world.press("Dan", verb)
        assert shown.response.ephemeral
        assert world.last("Dan").attachments[0]["filename"].startswith(verb)


async def test_the_final_sheet_has_the_chart_and_leads_to_the_dice(world):
    await world.game("Ann", "Ben")
    await world.slash("Ann", "game stop")
    await world.press("Ann", "stop_go")
    table = await world.table()
    sheet = next(it for it in world.messages() if it.id == table.message)
    assert [it["filename"].partition("-")[0] for it in sheet.attachments] == ["board", "sheet", "chart"]
    assert world.find("Dan", "dice", message=sheet.id)
    assert world.find("Dan", "chart", message=sheet.id) is None


@pytest.mark.slow
async def test_real_pictures_of_a_real_game(world):
    table = await played(world)
    words = catalog(strict=True).for_rules(table.rules)
    entries = await world.tables.entries(table.game_id)
    progress = []
    async with Drawing() as drawing:
        chart = await drawing.chart(table, entries, words)
        dice = await drawing.dice(table, entries, words)
        replay, poster = await drawing.replay(table, entries, words, 2**23, lambda *it: progress.append(it))
    assert chart.data.startswith(b"\x89PNG")
    assert dice.data.startswith(b"\x89PNG")
    image = Image.open(BytesIO(replay.data))
    assert (image.format, image.is_animated) == ("WEBP", True)
    assert Image.open(BytesIO(poster.data)).size == image.size
    assert progress[-1][0] == progress[-1][1]
    assert 20 < len(replay.words) <= 1024
