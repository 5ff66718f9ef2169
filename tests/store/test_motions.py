"""Motions, followers, rests and servers' settings as rows."""

import pytest

from bot.store.db import Database
from bot.store.dues import Schedule
from bot.store.followers import Followers
from bot.store.games import Games, MoveRow, Seating
from bot.store.houses import Houses
from bot.store.motions import OFFER, VOTE, Motions
from bot.store.rests import Rests

PLAIN = Schedule(b"clock")


@pytest.fixture
async def database():
    opened = await Database.open(":memory:")
    yield opened
    await opened.close()


async def lobby(database, channel=1):
    names = ("builder", "official", "builder")
    return await Games(database).create(channel, 9, names, b"settings", Seating(100, b"members", (100,)), 1.0, PLAIN)


async def running(database, channel=1):
    games, game = Games(database), await lobby(database, channel)
    first = MoveRow(0, None, 100, 0, None, b"events", 5.0)
    await games.begin(
        game, ("digest", 1, b"rules"), b"state", "seal", first, members=b"m", pending=False, schedule=PLAIN
    )
    return game


async def test_one_open_motion_of_a_kind_and_seat(database):
    motions, game = Motions(database), await lobby(database)
    first = await motions.open(game, VOTE, 1, 2.0, holder=200, asker=100)
    assert await motions.get(first.id) == first == await motions.open_on(game, VOTE, 1)
    assert await motions.open(game, VOTE, 1, 3.0, holder=200, asker=300) is None
    assert await motions.open(game, OFFER, 1, 3.0, holder=200, asker=100, taker=400) is not None
    assert await motions.open(game, VOTE, 0, 3.0, holder=100, asker=None) is not None
    assert await motions.close(first.id, "lost")
    assert not await motions.close(first.id, "carried")
    assert (await motions.get(first.id)).outcome == "lost"
    assert await motions.open_on(game, VOTE, 1) is None
    assert (await motions.open(game, VOTE, 1, 4.0, holder=200, asker=100)).id > first.id
    assert await motions.get(999) is None


async def test_the_last_ballot_of_a_person_counts(database):
    motions, game = Motions(database), await lobby(database)
    motion = await motions.open(game, VOTE, 1, 2.0, holder=200, asker=100)
    await motions.cast(motion.id, 100, yes=True)
    await motions.cast(motion.id, 300, yes=True)
    await motions.cast(motion.id, 300, yes=False)
    assert await motions.ballots(motion.id) == {100: True, 300: False}
    assert await motions.ballots(motion.id + 1) == {}


async def test_who_is_barred_is_barred_from_that_game(database):
    motions, game, other = Motions(database), await lobby(database, 1), await lobby(database, 2)
    await motions.bar(game, 200)
    await motions.bar(game, 200)
    assert await motions.is_barred(game, 200)
    assert not await motions.is_barred(other, 200)


async def test_what_hangs_on_a_game_goes_with_it(database):
    motions, game = Motions(database), await lobby(database)
    motion = await motions.open(game, VOTE, 1, 2.0, holder=200, asker=100)
    await motions.cast(motion.id, 100, yes=True)
    await motions.bar(game, 200)
    await Followers(database).put(game, 5, ["end"], 9)
    await Games(database).delete(game)
    for name in ("motions", "ballots", "barred", "followers"):
        assert await database.read(f"SELECT * FROM {name}") == []


async def test_followers_by_point(database):
    followers, game = Followers(database), await lobby(database)
    assert await followers.put(game, 7, ["end", "turn.1"], 2)
    assert await followers.put(game, 5, ["end"], 2)
    assert not await followers.put(game, 6, ["end"], 2)
    assert await followers.put(game, 7, ["end", "auction"], 2), "who follows already may choose anew"
    assert await followers.at(game, "end") == (5, 7)
    assert await followers.at(game, "turn.1") == ()
    assert await followers.of(game, 7) == {"end", "auction"}
    assert await followers.put(game, 7, [], 2)
    assert await followers.of(game, 7) == frozenset()
    assert await followers.put(game, 6, ["end"], 2)


async def test_a_game_rests_once_for_a_reason(database):
    rests, game = Rests(database), await running(database)
    assert await rests.put(game, "locked", 1.0)
    assert not await rests.put(game, "locked", 2.0)
    assert await rests.put(game, "permission", 3.0)
    assert not await rests.put(game + 1, "locked", 3.0)
    assert await rests.all() == {game: "permission"}
    await rests.delete(game)
    assert await rests.all() == {}


async def test_a_game_that_is_over_does_not_rest(database):
    rests, game = Rests(database), await running(database)
    await rests.put(game, "locked", 1.0)
    end = MoveRow(1, None, 100, 0, None, b"events", 6.0)
    await Games(database).append(game, b"state", "stopped", end, PLAIN, pending=False)
    assert await rests.all() == {}


async def test_what_a_server_settles_is_kept_in_one_row(database):
    houses = Houses(database)
    assert await houses.get(9) is None
    await houses.put(9, b"one", 1.0)
    await houses.put(9, b"two", 2.0)
    await houses.put(8, b"other", 2.0)
    assert await houses.get(9) == b"two"
    await houses.delete(9)
    assert await houses.get(9) is None
    assert await houses.get(8) == b"other"


async def test_the_running_games_of_a_server(database):
    game = await running(database, 1)
    await lobby(database, 2)
    assert await Games(database).running_in(9) == (game,)
    assert await Games(database).running_in(8) == ()
