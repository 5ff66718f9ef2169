"""Who is called at which turning points."""

import pytest

from bot.table.followers import AUCTION, END, MOST, Followers, points_of, seat_of, turn_of
from bot.table.model import TableRefused


@pytest.fixture
async def table(tables):
    lobby = await tables.open_lobby(1, 9, 100, "Ann", "builder")
    for user in (200, 300):
        await tables.join(lobby.game_id, user, "P")
    return (await tables.start(lobby.game_id, 100)).table


@pytest.fixture
def followers(tables):
    return Followers(tables)


async def refusal(call):
    with pytest.raises(TableRefused) as caught:
        await call
    return caught.value.code


def test_points_have_names():
    assert seat_of(turn_of(3)) == 3
    assert seat_of(AUCTION) is None


async def test_everybody_is_called_once_at_what_they_chose(table, followers):
    await followers.follow(table.game_id, 7, [turn_of(1), END])
    await followers.follow(table.game_id, 8, [AUCTION, END])
    assert await followers.called(table.game_id, [turn_of(1)]) == (7,)
    assert await followers.called(table.game_id, [END, turn_of(1)]) == (7, 8)
    assert await followers.called(table.game_id, [END], known=(7,)) == (8,)
    assert await followers.called(table.game_id, []) == ()
    await followers.follow(table.game_id, 7, [])
    assert await followers.points(table.game_id, 7) == frozenset()


async def test_only_points_of_the_table_can_be_followed(tables, table, followers):
    for point in ("turn.9", "turn.-1", "everything", ""):
        assert await refusal(followers.follow(table.game_id, 7, [point])) == "unknown_point"
    await tables.resign(table.game_id, 200)
    assert turn_of(1) not in points_of(await tables.table(table.game_id))
    assert await refusal(followers.follow(table.game_id, 7, [turn_of(1)])) == "unknown_point"


async def test_a_game_that_is_over_is_not_followed_but_can_be_left(tables, table, followers):
    await followers.follow(table.game_id, 7, [END])
    await tables.stop(table.game_id, 100)
    assert await refusal(followers.follow(table.game_id, 8, [END])) == "game_stopped"
    await followers.follow(table.game_id, 7, [])
    assert await followers.called(table.game_id, [END]) == ()


async def test_there_is_a_limit(table, followers):
    for user in range(MOST):
        await followers.follow(table.game_id, 1000 + user, [END])
    assert await refusal(followers.follow(table.game_id, 7, [END])) == "too_many_followers"
    assert len(await followers.called(table.game_id, [END])) == MOST
