"""Faults and slowness: told once, under a short id, and never silently."""

import asyncio
import logging
import re

import pytest

from bot.store.db import StoreBusyError, StoreUnwritableError


def break_with(world, monkeypatch, error):
    async def broken(*args, **kwargs):
        raise error

    monkeypatch.setattr(world.tables, "act", broken)


async def test_the_unexpected_is_logged_under_the_id_that_is_told(world, monkeypatch, caplog):
    table = await world.game("Ann", "Ben")
    who = world.turn_of(table)
    break_with(world, monkeypatch, RuntimeError("a secret detail"))
    shown = await world.press(who, "roll")
    assert shown.response.ephemeral
    said = world.said(who)
    short = re.search(r"id ([0-9a-f]{6})", said)[1]
    assert "secret" not in said
    (record,) = [it for it in caplog.records if it.levelno >= logging.ERROR]
    assert record.error == short
    assert record.game == table.game_id
    assert record.channel == world.channel.id
    assert record.exc_info[1].args == ("a secret detail",)
    caplog.clear()


async def test_a_busy_database_asks_to_press_again(world, monkeypatch):
    table = await world.game("Ann", "Ben")
    who = world.turn_of(table)
    break_with(world, monkeypatch, StoreBusyError("busy"))
    await world.press(who, "roll")
    assert "again" in world.said(who)


async def test_a_full_disk_is_told_to_who_pressed_and_to_who_runs_the_bot(world, monkeypatch, caplog):
    table = await world.game("Ann", "Ben")
    who = world.turn_of(table)
    break_with(world, monkeypatch, StoreUnwritableError("games.db: the disk is full"))
    await world.press(who, "roll")
    assert "nothing has changed" in world.said(who)
    assert "games.db" not in world.said(who)
    (record,) = [it for it in caplog.records if it.levelno >= logging.ERROR]
    assert "the disk is full" in record.getMessage()
    assert record.exc_info is None
    caplog.clear()


async def test_faults_in_commands_are_told_too(world, monkeypatch, caplog):
    await world.game("Ann", "Ben")

    async def broken(channel):
        raise RuntimeError("no")

    monkeypatch.setattr(world.tables, "latest_in", broken)
    shown = await world.slash("Ann", "score")
    assert "id " in world.texts(shown.response._message)
    caplog.clear()


@pytest.mark.slow
async def test_what_takes_long_is_acknowledged_in_time(world, monkeypatch):
    table = await world.game("Ann", "Ben")
    who = world.turn_of(table)
    draw = type(world.pictures)._dot

    async def slow(self, kind):
        await asyncio.sleep(2.3)
        return await draw(self, kind)

    monkeypatch.setattr(type(world.pictures), "_dot", slow)
    start = len(world.calls())
    shown = await world.press(who, "roll")
    assert shown.acknowledged
    paths = [path for method, path in world.calls(start) if method in {"POST", "PATCH"}]
    assert paths[0].endswith("/callback")
    assert paths[1].endswith("/messages/@original")
    assert world.find(who, "roll", message=table.message, number=table.state.waiting[0].number) is None


@pytest.mark.slow
async def test_a_slow_lobby_is_still_for_everybody(world, monkeypatch):
    draw = type(world.pictures)._dot

    async def slow(self, kind):
        await asyncio.sleep(2.3)
        return await draw(self, kind)

    monkeypatch.setattr(type(world.pictures), "_dot", slow)
    await world.slash("Ann", "play")
    assert world.find("Ben", "lobby_join")


async def test_a_picture_that_can_not_be_drawn_leaves_the_words(world, monkeypatch):
    async def nothing(self, kind):
        return None

    monkeypatch.setattr(type(world.pictures), "_dot", nothing)
    table = await world.game("Ann", "Ben")
    stage = next(it for it in world.messages() if it.id == table.message)
    assert not stage.attachments
    assert "900M" in world.texts(stage)
    await world.press(world.turn_of(table), "roll")
