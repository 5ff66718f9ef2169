"""The bridge to the pictures: real bytes with words and names of their own, and no picture where one can't be drawn."""

import asyncio
import threading

import pytest

import render
from bot import rulesets
from bot.engine import kernel
from bot.i18n import catalog
from bot.table.model import Member, Table
from cogs._drawing import Drawing

WORDS = catalog(strict=True).on("builder")


def table():
    rules = rulesets.load("builder")
    state, _ = kernel.start(rules, 2, bytes(32))
    members = (Member(1, "Ann", token="penguin"), Member(2, "@everyone", token="cat"))
    return Table(1, 2, 3, 1, members, rules, state, 0)


async def test_pictures_have_bytes_words_and_names_of_their_own():
    async with Drawing() as drawing:
        drawn = [await drawing.board(table(), WORDS) for _ in range(2)]
        drawn += [await drawing.island(table(), WORDS, ("b2",)), await drawing.hand(table(), 0, WORDS)]
        drawn.append(await drawing.sheet(table(), WORDS))
    assert all(it.data.startswith(b"\x89PNG") for it in drawn)
    assert all(it.words for it in drawn)
    assert len({it.name for it in drawn}) == len(drawn)


async def test_what_can_not_be_drawn_is_logged_and_left_out(monkeypatch, caplog):
    def broken(*args, **kwargs):
        raise ValueError("no ink")

    monkeypatch.setattr(render, "board", broken)
    async with Drawing() as drawing:
        assert await drawing.board(table(), WORDS) is None
        assert await drawing.island(table(), WORDS) is not None
    assert "board could not be drawn" in caplog.text
    caplog.clear()


@pytest.mark.parametrize("times", [3])
async def test_they_come_in_the_order_in_which_they_were_asked_for(times):
    async with Drawing() as drawing:
        names = [(await drawing.board(table(), WORDS)).name for _ in range(times)]
    assert names == sorted(names)


async def test_a_picture_waits_for_one_step_of_the_warming_at_most(monkeypatch, caplog):
    first, *others = rulesets.games()
    order, begun, go_on, all_done = [], threading.Event(), threading.Event(), threading.Event()

    def warming(rules, words, theme):
        for step in (1, 2):
            order.append((rules.game, step))
            begun.set()
            assert go_on.wait(10)
            if (rules.game, step) == (others[-1], 2):
                all_done.set()
            yield

    def board(view, names, words, theme):
        order.append("picture")
        raise ValueError("no ink")

    monkeypatch.setattr(render, "warming", warming)
    monkeypatch.setattr(render, "board", board)
    async with Drawing() as drawing:
        drawing.warm(WORDS)
        await asyncio.to_thread(begun.wait, 10)
        wanted = asyncio.ensure_future(drawing.board(table(), WORDS))
        await asyncio.sleep(0)
        go_on.set()
        await wanted
        assert await asyncio.to_thread(all_done.wait, 10)
    steps = [(game, step) for game in (first, *others) for step in (1, 2)]
    assert order == [steps[0], "picture", *steps[1:]]
    caplog.clear()


async def test_closing_while_games_are_warmed_ends_it(monkeypatch):
    warmed = []
    monkeypatch.setattr(render, "warming", lambda rules, words, theme: warmed.append(rules.game) or ())
    async with Drawing() as drawing:
        drawing._pool.shutdown()
        drawing.warm(WORDS)
    assert warmed == []


async def test_a_game_that_can_not_be_warmed_is_logged_and_the_next_one_is(monkeypatch, caplog):
    first, *_, last = rulesets.games()
    done = threading.Event()

    def warming(rules, words, theme):
        if rules.game == first:
            raise ValueError("no ink")
        if rules.game == last:
            done.set()
        yield

    monkeypatch.setattr(render, "warming", warming)
    async with Drawing() as drawing:
        drawing.warm(WORDS)
        assert await asyncio.to_thread(done.wait, 10)
    assert f"pictures of {first} could not be drawn beforehand" in caplog.text
    caplog.clear()


async def test_pictures_have_the_look_of_their_server_and_what_they_share_is_drawn_beforehand_once(monkeypatch):
    seen, warmed, done = [], [], threading.Event()
    real = render.board

    def board(view, names, words, theme):
        seen.append(theme)
        return real(view, names, words, theme)

    def warming(rules, words, theme):
        warmed.append((rules.game, theme))
        if len(warmed) > len(rulesets.games()):
            done.set()
        yield

    async def theme_of(guild):
        return {3: "dark"}.get(guild, "light")

    monkeypatch.setattr(render, "board", board)
    monkeypatch.setattr(render, "warming", warming)
    async with Drawing() as drawing:
        await drawing.board(table(), WORDS)
        drawing.look_up(theme_of)
        await drawing.board(table(), WORDS)
        assert warmed == []
        drawing.warm(WORDS)
        for _ in range(2):
            await drawing.board(table(), WORDS)
        assert await asyncio.to_thread(done.wait, 10)
    assert seen == ["light", "dark", "dark", "dark"]
    assert warmed.count(("builder", "dark")) == 1
    assert {game for game, look in warmed if look == "light"} == set(rulesets.games())


async def test_a_look_that_can_not_be_found_out_is_logged_and_the_usual_one(caplog):
    async def broken(guild):
        raise OSError("no disk")

    async with Drawing() as drawing:
        usual = await drawing.board(table(), WORDS)
        drawing.look_up(broken)
        assert (await drawing.board(table(), WORDS)).data == usual.data
    assert "could not be found out" in caplog.text
    caplog.clear()


async def test_the_charts_of_somebody_have_the_look_of_the_server():
    looks = []

    async def theme_of(guild):
        looks.append(guild)
        return "dark"

    async with Drawing() as drawing:
        plain = await drawing.luck(None, (0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 1), WORDS)
        drawing.look_up(theme_of)
        dark = await drawing.luck(7, (0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 1), WORDS)
        strength = await drawing.ratings(7, {"builder": (25.0, 26.5)}, WORDS)
    assert looks == [7, 7]
    assert plain.data != dark.data
    assert plain.words == dark.words
    assert "7 3 times" in dark.words
    assert "Monopoly Builder, 1 rated game" in strength.words
