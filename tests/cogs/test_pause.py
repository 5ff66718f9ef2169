"""`/game pause` and `/game resume`: asking, agreeing, deciding alone, and what is told."""

import pytest

DAY = 86400


async def paused(world):
    return (await world.table()).clock.at_rest


def ids(world, *names):
    return sorted(world.people[name].id for name in names)


def shown(world, message):
    return world.texts(next(it for it in world.messages() if it.id == message))


def stage_of(world, table):
    return shown(world, table.message)


def question(world, way="pause"):
    """The newest button that agrees, as anybody sees it."""
    return world.find("Ann", "rest_agree", way)


async def pause(world, *names):
    """Let these people, who are all of them, pause the table."""
    await world.slash(names[0], "game pause")
    for name in names[1:]:
        await world.press(name, "rest_agree", "pause")
    assert await paused(world)


async def test_all_agree_to_pause_and_half_to_go_on(world):
    table = await world.game("Ann", "Ben", "Cleo", "Dan")
    asked = await world.slash("Ann", "game pause")
    assert not asked.response.ephemeral
    assert "1 of 4 agree: Ann" in world.texts(world.last())
    assert sorted(world.last().mention_user_ids) == ids(world, "Ben", "Cleo", "Dan")
    message = question(world).message
    for count, name in enumerate(("Ben", "Cleo"), start=2):
        await world.press(name, "rest_agree")
        assert f"{count} of 4 agree" in shown(world, message)
        assert not await paused(world)
    await world.press("Dan", "rest_agree")
    assert await paused(world)
    assert question(world) is None
    assert "settled" in shown(world, message)
    assert "This table is paused" in world.texts(world.last())
    assert "This table is paused: no time runs" in stage_of(world, await world.table())
    assert "Time is up" not in stage_of(world, await world.table())
    before = len(world.messages())
    await world.env.advance_time(30 * DAY)
    assert len(world.messages()) == before, "nobody is reminded"

    await world.slash("Ben", "game resume")
    assert "1 of 2 agree: Ben" in world.texts(world.last())
    await world.press("Cleo", "rest_agree", "resume")
    assert not await paused(world)
    after = await world.table()
    assert [it.until for it in after.dues] == [world.now() + DAY]
    turn = after.members[after.state.turn].name
    told = next(it for it in world.messages() if "This table goes on" in world.texts(it))
    assert told.mention_user_ids == ids(world, turn)
    assert "Time is up" in stage_of(world, after)
    assert after.serial == table.serial


async def test_a_move_counts_while_the_table_is_paused(world):
    table = await world.game("Ann", "Ben")
    await pause(world, "Ann", "Ben")
    await world.press(world.turn_of(table), "roll")
    after = await world.table()
    assert after.serial > table.serial
    assert "This table is paused: no time runs" in stage_of(world, after)


async def test_an_old_question_answers_nothing_else(world):
    await world.game("Ann", "Ben")
    await world.slash("Ann", "game pause")
    old = question(world)
    await world.slash("Ann", "game resume")
    await world.use("Ben", old)
    assert "settled" in world.said("Ben")
    assert "settled" in shown(world, old.message)
    assert question(world) is None
    assert not await paused(world)
    await world.slash("Ann", "game pause")
    assert question(world).ref.number == old.ref.number + 1
    await world.raw("Ben", world.id_of(old.ref.game, old.ref.number, "rest_agree", "pause"))
    await world.env.settle()
    assert not await paused(world)
    await world.raw("Ben", world.id_of(old.ref.game, old.ref.number + 1, "rest_agree", "resume"))
    await world.env.settle()
    assert not await paused(world)


async def test_a_question_outlives_a_restart(world):
    await world.game("Ann", "Ben")
    await world.slash("Ann", "game pause")
    await world.restart()
    await world.press("Ben", "rest_agree")
    assert await paused(world)


async def test_it_is_as_wanted_already(world):
    await world.game("Ann", "Ben")
    answer = await world.slash("Ann", "game resume")
    assert answer.response.ephemeral
    assert "not paused" in world.said("Ann")
    await pause(world, "Ann", "Ben")
    await world.slash("Ben", "game pause")
    assert "is paused" in world.said("Ben")
    assert await paused(world)


async def test_only_who_plays_is_asked_and_counted(world):
    await world.game("Ann", "Ben", "Cleo")
    await world.slash("Dan", "game pause")
    assert "no seat" in world.said("Dan")
    await world.slash("Ann", "game pause")
    await world.press("Dan", "rest_agree")
    assert "no seat" in world.said("Dan")
    await world.slash("Cleo", "game leave")
    await world.press("Ben", "rest_agree")
    assert await paused(world)


@pytest.mark.parametrize("seated", [True, False])
async def test_who_manages_the_server_decides_alone(world, seated):
    world.newcomer(manage_guild=True)
    await world.game("Ann", "Ben", *(["Eve"] if seated else []))
    answer = await world.slash("Eve", "game pause")
    assert answer.response.ephemeral
    assert not await paused(world)
    assert (world.find("Eve", "rest_ask") is not None) is seated
    await world.press("Eve", "rest_now")
    assert await paused(world)
    assert "This table is paused" in world.texts(world.last())
    await world.slash("Eve", "game resume")
    await world.press("Eve", "rest_now")
    assert not await paused(world)
    assert any("This table goes on" in world.texts(it) for it in world.messages())


async def test_who_manages_the_server_may_ask_the_table_instead(world):
    world.newcomer(manage_guild=True)
    await world.game("Ann", "Eve")
    await world.slash("Eve", "game pause")
    await world.press("Eve", "rest_ask")
    assert not await paused(world)
    assert "1 of 2 agree: Eve" in world.texts(world.last())
    await world.press("Ann", "rest_agree")
    assert await paused(world)


async def test_nobody_else_decides_alone(world):
    table = await world.game("Ann", "Ben")
    await world.raw("Ann", world.id_of(table.game_id, 0, "rest_now", "pause"))
    await world.env.settle()
    assert "manage this server" in world.said("Ann")
    for way in ("", "stop"):
        await world.raw("Ann", world.id_of(table.game_id, 0, "rest_ask", way))
        await world.env.settle()
    assert not await paused(world)


async def test_without_a_game_there_is_nothing_to_pause(world):
    answer = await world.slash("Ann", "game pause")
    assert answer.response.ephemeral
    await world.game("Ann", "Ben")
    await world.slash("Ann", "game pause")
    old = question(world)
    await world.slash("Ann", "game stop")
    await world.press("Ann", "stop_go")
    await world.use("Ben", old)
    assert world.said("Ben")
    assert not await paused(world)
