import asyncio
import sqlite3

import pytest
from msgspec.structs import replace

from bot.store.db import Database, StoreConflictError
from bot.store.drafts import LIMIT, Drafts
from bot.store.dues import Due, Dues, Notice, Schedule
from bot.store.games import Games, MoveRow, Seating

NAMES = ("builder", "official", "builder")
RULES = ("digest", 1, b"rules")
PLAIN = Schedule(b"clock")


@pytest.fixture
async def games():
    database = await Database.open(":memory:")
    yield Games(database)
    await database.close()


def people(*users):
    return Seating(users[0], b"members of " + str(users).encode(), users)


async def lobby(games, channel=1, *users):
    return await games.create(channel, 9, NAMES, b"settings", people(*(users or (100,))), 1.0, PLAIN)


def move(serial, seat=0):
    return MoveRow(serial, seat if serial else None, 100, 0, b"action" if serial else None, b"events", 5.0 + serial)


async def running(games, channel=1, *users):
    game = await lobby(games, channel, *users)
    await games.begin(game, RULES, b"state 0", "seal", move(0), members=b"m", pending=False, schedule=PLAIN)
    return game


async def test_a_lobby_is_kept_as_given(games):
    game = await lobby(games)
    row = await games.get(game)
    assert (row.channel, row.guild, row.host, row.status, row.serial) == (1, 9, 100, "lobby", 0)
    assert (row.game, row.profile, row.board, row.settings) == (*NAMES, b"settings")
    assert (row.ruleset, row.state, row.message) == (None, None, None)
    assert await games.get(game + 1) is None


async def test_one_live_game_a_channel(games):
    first = await lobby(games, 1)
    assert await lobby(games, 1) is None
    assert await lobby(games, 2) is not None
    await games.begin(first, RULES, b"s", "seal", move(0), members=b"m", pending=False, schedule=PLAIN)
    assert await lobby(games, 1) is None
    await games.append(first, b"end", "over", move(1), PLAIN, pending=False)
    second = await lobby(games, 1)
    assert second > first
    assert await games.live_in(1) == second
    assert await games.latest_in(1) == first


async def test_two_at_once_give_one_lobby(games):
    made = await asyncio.gather(*(lobby(games, 5, user) for user in range(1, 9)))
    assert [it for it in made if it is not None] == [await games.live_in(5)]


async def test_a_deleted_lobby_is_gone_and_its_number_is_not_given_again(games):
    first = await lobby(games)
    await Drafts(games.database).put(first, 100, b"draft", 1.0)
    await games.delete(first)
    assert await games.get(first) is None
    assert await games.database.read("SELECT * FROM seatings") == []
    assert await games.database.read("SELECT * FROM drafts") == []
    assert await lobby(games) > first


async def test_a_started_game_is_not_deleted(games):
    game = await running(games)
    await games.delete(game)
    assert (await games.get(game)).status == "running"


async def test_the_action_stands_with_the_state_or_not_at_all(games):
    game = await running(games)
    await games.append(game, b"state 1", "running", move(1), PLAIN, pending=True)
    row = await games.get(game)
    assert (row.state, row.serial, row.pending) == (b"state 1", 1, 1)
    assert await games.pending() == (game,)
    assert await games.moves(game, 0, None) == [move(0), move(1)]
    # a serial that is not the next one: nothing is written
    for wrong in (1, 3):
        with pytest.raises(StoreConflictError):
            await games.append(game, b"state x", "running", move(wrong), PLAIN, pending=False)
    # a move that breaks a rule of the table takes the state back with it
    async with games.database.transaction() as run:
        await run(
            "INSERT INTO moves SELECT game, 2, seat, user, standin, action, events, at, chance FROM moves WHERE serial = 1"
        )
    with pytest.raises(sqlite3.IntegrityError):
        await games.append(game, b"state 2", "running", move(2), PLAIN, pending=False)
    assert (await games.get(game)).state == b"state 1"


async def test_moves_by_pages(games):
    game = await running(games)
    for serial in range(1, 6):
        await games.append(game, b"s", "running", move(serial), PLAIN, pending=False)
    assert [it.serial for it in await games.moves(game, 2, 2)] == [2, 3]
    assert [it.serial for it in await games.moves(game, 4, None)] == [4, 5]


async def test_games_that_play_by_the_same_rules_share_them(games):
    await running(games, 1)
    await running(games, 2)
    assert await games.database.read("SELECT digest, body FROM rulesets") == [("digest", b"rules")]
    assert await games.rules("digest") == b"rules"
    assert await games.rules("other") is None


async def test_nothing_is_written_to_a_game_that_is_no_longer_open(games):
    game = await running(games)
    with pytest.raises(StoreConflictError):
        await games.save_lobby(game, b"", people(1), 2.0, PLAIN)
    with pytest.raises(StoreConflictError):
        await games.begin(game, RULES, b"again", "", move(0), members=b"m", pending=False, schedule=PLAIN)
    await games.append(game, b"end", "stopped", move(1), PLAIN, pending=False)
    with pytest.raises(StoreConflictError):
        await games.append(game, b"more", "running", move(2), PLAIN, pending=False)
    with pytest.raises(StoreConflictError):
        await games.save_people(game, 1, people(1), 3.0, PLAIN, pending=False)
    assert (await games.get(game)).state == b"end"


async def test_what_moved_last_is_known(games):
    assert await games.moved_last(5.0) == ()
    (early, late, mute) = [await running(games, channel) for channel in (1, 2, 3)]
    for game, at in ((early, 100.0), (late, 104.0), (mute, 106.0)):
        await games.append(game, b"s", "running", replace(move(1), at=at), PLAIN, pending=False)
    await games.set_message(early, 11)
    await games.set_message(late, 12)
    assert await games.moved_last(5.0) == (late,)
    assert await games.moved_last(6.0) == (early, late), "what has no message has none to be put right"


async def test_a_persons_open_games_newest_first(games):
    first = await lobby(games, 1, 100, 200)
    second = await running(games, 2, 200)
    ended = await running(games, 3, 200)
    await games.append(ended, b"end", "over", move(1), PLAIN, pending=False)
    assert [row.id for row in await games.open_of(200, 9)] == [second, first]
    assert [row.id for row in await games.open_of(200, 1)] == [second]
    assert [row.id for row in await games.open_of(100, 9)] == [first]
    await games.save_lobby(first, b"", people(100), 2.0, PLAIN)
    assert [row.id for row in await games.open_of(200, 9)] == [second]


async def test_the_message_is_noted(games):
    game = await lobby(games)
    await games.set_message(game, 1234567890123456789)
    assert (await games.get(game)).message == 1234567890123456789
    await games.set_message(game, None)
    assert (await games.get(game)).message is None
    await games.set_message(999, 1)


async def test_drafts_are_one_a_person_and_game_and_survive_reopening(tmp_path):
    path = tmp_path / "a.db"
    database = await Database.open(path)
    game = await lobby(Games(database))
    drafts = Drafts(database)
    assert await drafts.put(game, 1, b"old", 1.0)
    assert await drafts.put(game, 1, b"new", 2.0)
    assert await drafts.put(game, 2, b"other", 2.0)
    assert not await drafts.put(game + 1, 1, b"nowhere", 2.0)
    with pytest.raises(ValueError, match="too long"):
        await drafts.put(game, 1, bytes(LIMIT + 1), 3.0)
    await database.close()
    database = await Database.open(path)
    drafts = Drafts(database)
    assert await drafts.get(game, 1) == b"new"
    await drafts.delete(game, 1)
    assert await drafts.get(game, 1) is None
    assert await drafts.get(game, 2) == b"other"
    await database.close()


# --- what is due goes with the action


def due(number, at, kind="roll", seat=0):
    return Due(kind, number, seat, 0.0, at + 10, at, 0)


async def test_what_is_due_stands_with_the_action_or_not_at_all(games):
    game, dues = await running(games), Dues(games.database)
    first = Schedule(b"clock 1", (due(1, 50.0), due(1, 40.0, seat=1)), (Notice("skip", 1, 0, 60.0),))
    await games.append(game, b"s", "running", move(1), first, pending=False)
    assert await dues.of(game) == (due(1, 40.0, seat=1), due(1, 50.0))
    assert (await games.get(game)).clock == b"clock 1"
    with pytest.raises(StoreConflictError):
        await games.append(game, b"s", "running", move(3), Schedule(b"x", (due(9, 1.0),)), pending=False)
    assert await dues.next() == 40.0
    kept = Schedule(b"clock 2", None)
    await games.save_people(game, 1, people(1), 3.0, kept, pending=False)
    assert await dues.next() == 40.0
    await games.append(game, b"s", "over", move(2), PLAIN, pending=False)
    assert await dues.next() is None
    assert await dues.untold() == (game,), "what was not told yet still is"
    assert await dues.claim(game, 70.0) == (Notice("skip", 1, 0, 60.0),)


async def test_a_lobby_is_due_until_it_is_gone(games):
    dues = Dues(games.database)
    game = await games.create(1, 9, NAMES, b"s", people(100), 1.0, Schedule(b"c", (due(0, 5.0, "lobby", -1),)))
    await games.save_lobby(game, b"", people(100), 2.0, Schedule(b"c", (due(0, 6.0, "lobby", -1),)))
    assert await dues.next() == 6.0
    await games.delete(game)
    assert await dues.next() is None
