"""Following a game: who is called at what, once; and that nobody who looks on sees what is hidden."""

import pytest

from bot.engine.decisions import AwaitAuction
from bot.engine.state import Auction
from cogs import _pages, _public
from cogs._drawing import Drawing


def calls_of(world, who, since=0):
    return [it for it in world.messages() if it.id > since and world.people[who].id in it.ping_user_ids]


async def choose(world, who, *points):
    await world.slash(who, "game follow")
    await world.use(who, next(it for it in world.controls(who) if it.ref.verb == "follow"), *points)


async def test_a_friends_turn(world):
    await world.game("Ann", "Ben")
    who, _ = await world.to_end_of_turn()
    table = await world.table()
    friend = 1 - table.state.turn
    shown = await world.slash("Dan", "game follow", seat=str(friend + 1))
    assert shown.response.ephemeral
    assert "turn" in world.said("Dan")
    last = world.last().id
    await world.press(who, "end")
    (call,) = calls_of(world, "Dan", last)
    assert call.id == (await world.table()).message
    assert call.mention_user_ids == [world.people[world.turn_of(await world.table())].id, world.people["Dan"].id]
    await world.slash(world.turn_of(await world.table()), "board")
    who, _ = await world.to_end_of_turn()
    await world.press(who, "end")
    assert not calls_of(world, "Dan", call.id), "only at the turn that was chosen, and once"


async def test_an_auction_and_the_end(world):
    await world.game("Ann", "Ben")
    await choose(world, "Dan", "auction", "end")
    assert "An auction, The end of the game" in world.said("Dan")

    def auction(state):
        state.waiting.clear()
        state.auction = Auction("oriental")
        state.number += 1
        state.waiting.append(AwaitAuction(state.number, (0, 1), "oriental"))

    await world.put(auction)
    (call,) = calls_of(world, "Dan")
    assert "Auction" in world.texts(call)
    await world.press("Ann", "bid")
    assert not calls_of(world, "Dan", call.id)
    await world.slash("Ann", "game stop")
    await world.press("Ann", "stop_go")
    (call,) = calls_of(world, "Dan", call.id)
    assert "over" in world.texts(call)


async def test_who_unfollows_is_called_no_more(world):
    await world.game("Ann", "Ben")
    await choose(world, "Dan", "end")
    await world.slash("Dan", "game unfollow")
    await choose(world, "Cleo", "end", "auction")
    await choose(world, "Cleo")
    await world.slash("Ann", "game stop")
    await world.press("Ann", "stop_go")
    assert not calls_of(world, "Dan")
    assert not calls_of(world, "Cleo")


async def test_who_is_awaited_is_not_called_twice_in_a_message(world):
    await world.game("Ann", "Ben")
    who, _ = await world.to_end_of_turn()
    table = await world.table()
    other = world.other(table)
    await choose(world, other, f"turn.{1 - table.state.turn}")
    await world.press(who, "end")
    stage = next(it for it in world.messages() if it.id == (world.messages()[-1]).id)
    assert stage.mention_user_ids == [world.people[other].id]
    assert world.texts(stage).count(f"<@{world.people[other].id}>") == 1


async def test_followers_are_called_once_across_restarts(world):
    await world.game("Ann", "Ben")
    who, _ = await world.to_end_of_turn()
    table = await world.table()
    await choose(world, "Dan", f"turn.{1 - table.state.turn}")
    await world.press(who, "end")
    for _ in range(2):
        await world.restart()
        await world.env.settle()
    assert len(calls_of(world, "Dan")) == 1


async def test_a_call_that_could_not_be_sent_is_sent_later(world):
    await world.game("Ann", "Ben")
    who, _ = await world.to_end_of_turn()
    table = await world.table()
    await choose(world, "Dan", f"turn.{1 - table.state.turn}")
    world.env.inject_error(
        "POST", "/channels/*/messages", status=403, code=50013, message="Missing Permissions", times=2
    )
    await world.press(who, "end")
    assert not calls_of(world, "Dan")
    await world.slash(who, "board")
    assert len(calls_of(world, "Dan")) == 1


@pytest.mark.parametrize("values", [["turn.7"], ["seed"], ["end", "turn.-1"], [""]])
async def test_what_there_is_not_can_not_be_followed(world, values):
    table = await world.game("Ann", "Ben")
    await world.raw("Dan", world.id_of(table.game_id, 0, "follow"), values=values)
    await world.env.settle()
    assert "follow" in world.said("Dan")
    assert await world.env.bot.cast.stages._followers.points(table.game_id, world.people["Dan"].id) == frozenset()


# --- nothing hidden is shown to who looks on

SECRET = 734


def hide(state, deed="oriental"):
    """An auction with a sealed maximum of the first seat, and decks and seed as ever."""
    state.waiting.clear()
    state.auction = Auction(deed)
    state.number += 1
    state.waiting.append(AwaitAuction(state.number, (0, 1), deed))
    state.secret.maxima[0] = SECRET


async def test_the_commands_of_somebody_who_looks_on_show_nothing_hidden(world):
    await world.game("Ann", "Ben")
    await choose(world, "Dan", "auction", "end")
    table = await world.put(hide)
    seed = table.state.secret.chance.seed.hex()
    for command, options in (
        ("board", {}), ("score", {}), ("log", {}), ("hand", {"seat": "1"}), ("hand", {"seat": "2"}), ("me games", {}),
        ("game follow", {}),
    ):  # fmt: skip
        await world.slash("Dan", command, **options)
    for control in [it for it in world.controls("Dan") if not it.is_select and it.ref.verb != "lobby_join"]:
        await world.use("Dan", control)
    seen = "\n".join(map(world.texts, world.messages("Dan")))
    assert str(SECRET) not in seen
    assert seed not in seen
    for pile in table.state.secret.piles.values():
        assert ", ".join(pile) not in seen
    assert (await world.table()).serial == table.serial, "nor can they do anything"


@pytest.mark.parametrize(("game", "deed"), [("builder", "oriental"), ("classic", "oriental_avenue")])
async def test_no_view_page_or_picture_of_who_looks_on_depends_on_what_is_hidden(world, game, deed):
    """The same table with other secrets gives the same views, messages and pictures to everybody outside."""
    await world.slash("Ann", "play", game=game)
    await world.press("Ben", "lobby_join")
    await world.press("Ann", "lobby_start")
    table = await world.put(lambda state: hide(state, deed))
    desk = world.env.bot.cast.desk

    def other(state):
        state = state.copy()
        state.secret.maxima.clear()
        for pile in state.secret.piles.values():
            pile.reverse()
        return state

    twin = type(table)(**{**{it: getattr(table, it) for it in table.__struct_fields__}, "state": other(table.state)})
    view, same = table.view(None), twin.view(None)
    for name in view.__struct_fields__:
        assert getattr(view, name) == getattr(same, name), name
    words = desk.words(table)
    async with Drawing() as pictures:
        for draw in (pictures.board, pictures.island, pictures.auction, pictures.sheet):
            one, two = await draw(table, words), await draw(twin, words)
            assert (one is None) == (two is None)
            assert one is None or (one.data, one.words) == (two.data, two.words)
        for seat in (0, 1):
            one, two = await pictures.hand(table, seat, words), await pictures.hand(twin, seat, words)
            assert (one.data, one.words) == (two.data, two.words)
    entries = await world.tables.entries(table.game_id)
    for page in (
        lambda it: _pages.stage(desk, it, entries, ()),
        lambda it: _public.auction(desk, it, ()),
        lambda it: _pages.final(desk, it, entries),
    ):
        texts = [[getattr(block, "words", "") for block in (await page(it)).blocks] for it in (table, twin)]
        assert texts[0] == texts[1]
