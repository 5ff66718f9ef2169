"""What is measured while people play: each press once, with bounded words and bounded work, and logs that say where."""

import asyncio
import logging
from collections import Counter

import pytest

import render
from bot.i18n import catalog
from bot.logs import JSON, Lines, about
from bot.watching import Measures
from cogs._clock import by_loop
from cogs._drawing import Drawing

MOST_NOTES = 12
"""A press tells of itself, a few requests, and a few commits and pictures."""


class Noted(Measures):
    """Keeps all that it is told, but the times."""

    def __init__(self):
        self.told = []

    def of(self, name):
        return [it[1:] for it in self.told if it[0] == name]


def _keeping(name):
    def note(self, *args):
        self.told.append((name, *args))

    return note


for _name in ("pressed", "refused", "faulted", "sent", "queued", "drawn", "undrawn", "looked"):
    setattr(Noted, _name, _keeping(_name))


@pytest.fixture
async def noted(stage_crew):
    stage_crew.measures = Noted()
    return stage_crew.measures


@pytest.fixture
async def watched(noted, world):
    return world


async def test_presses_commands_and_refusals_are_each_told_once(watched, noted):
    table = await watched.game("Ann", "Ben")
    assert [it[:2] for it in noted.of("pressed")] == [
        ("command", "play"),
        ("press", "lobby_join"),
        ("press", "lobby_start"),
    ]
    who = watched.turn_of(table)
    other = next(name for name in ("Ann", "Ben") if name != who)
    control = watched.find(who, "roll")
    noted.told.clear()
    await watched.use(other, control)
    assert noted.of("refused") == [("not_your_seat",)]
    assert [it[:2] for it in noted.of("pressed")] == [("press", "roll")]
    assert noted.of("sent") == [("answer", "done")]
    noted.told.clear()
    await watched.use(who, control)
    assert [it[:2] for it in noted.of("pressed")] == [("press", "roll")]
    assert not noted.of("refused")
    assert not noted.of("faulted")


async def test_a_press_is_a_few_notes_however_long_the_game(watched, noted):
    table = await watched.game("Ann", "Ben")
    counts = []
    for _ in range(8):
        noted.told.clear()
        await watched.use(watched.turn_of(table), watched.controls()[0])
        counts.append(len(noted.told))
    assert max(counts) <= MOST_NOTES, counts


async def test_no_label_is_of_a_person_a_place_or_a_game(watched, noted):
    table = await watched.game("Ann", "Ben")
    who = watched.turn_of(table)
    await watched.press(who, "roll")
    await watched.slash(who, "score")
    labels = {str(arg) for it in noted.told for arg in it[1:] if isinstance(arg, str)}
    secret = {str(table.game_id), str(watched.channel.id), str(watched.guild.id), "Ann", "Ben"}
    assert labels
    assert not labels & secret
    assert not any(str(it.id) in labels for it in watched.people.values())


async def test_a_fault_is_told_and_logged_with_game_channel_and_verb(watched, noted, monkeypatch, caplog):
    table = await watched.game("Ann", "Ben")
    who = watched.turn_of(table)

    async def broken(*args, **kwargs):
        raise RuntimeError("a detail\nlevel=info")

    monkeypatch.setattr(watched.tables, "act", broken)
    lines = []
    lining = Lines(JSON)

    class Keeping(logging.Handler):
        def emit(self, record):
            lines.append(lining.format(record))

    keeping = Keeping(logging.ERROR)
    logging.getLogger("banker.errors").addHandler(keeping)
    await watched.press(who, "roll")
    logging.getLogger("banker.errors").removeHandler(keeping)
    assert noted.of("faulted") == [()]
    (line,) = lines
    assert f'"game": {table.game_id}, "channel": {watched.channel.id}, "verb": "roll", "error": "' in line
    assert line.split('"error": "')[1][:6] in watched.said(who)
    caplog.clear()


async def test_how_late_the_clock_came_is_told(watched, noted):
    table = await watched.game("Ann", "Ben")
    first = table.dues[0].at
    noted.told.clear()
    await watched.env.advance_time(first - watched.now() + 7)
    assert noted.of("looked")
    assert all(0 <= lag < 30 for (lag,) in noted.of("looked"))


async def test_pictures_and_those_that_wait(monkeypatch, caplog):
    noted = Noted()
    lengths = []

    def drawn(*args):
        lengths.append(sum(change for (change,) in noted.of("queued")))
        return render.Picture(b"x", "y", 1, 1)

    def broken(*args):
        raise ValueError("no ink")

    async with Drawing(noted) as drawing:
        monkeypatch.setattr(render, "board", drawn)
        table = type("Table", (), {"view": lambda *_: None, "members": (), "guild": None})()
        await drawing.board(table, catalog())
        monkeypatch.setattr(render, "board", broken)
        assert await drawing.board(table, catalog()) is None
    assert lengths == [1]
    assert sum(change for (change,) in noted.of("queued")) == 0
    assert Counter(it[0] for it in noted.told) == Counter(queued=4, drawn=1, undrawn=1)
    assert noted.of("undrawn") == [("board",)]
    caplog.clear()


async def test_what_the_clock_logs_is_not_about_the_press_that_set_it():
    rung = asyncio.Event()
    lines = []

    def ring():
        lines.append(Lines(JSON).format(logging.makeLogRecord({"msg": "rings"})))
        rung.set()

    with about(game=1, verb="roll"):
        by_loop(0.0, ring)
        await rung.wait()
        ring()
    assert ["roll" in line for line in lines] == [False, True]
