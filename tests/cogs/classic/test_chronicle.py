"""The log, turn by turn, narrowed, and the board as it was."""

import pytest

from bot.engine import events as e
from bot.table.chronicle import KINDS
from cogs._layout import PER_SELECT


async def played(classic, player, steps=40):
    await classic.game("Ann", "Ben", "Cleo")
    for _ in range(steps):
        await player.step(await classic.world.table())
    return await classic.world.table()


def test_every_event_is_of_one_kind():
    kinds = [it for those in KINDS.values() for it in those]
    assert len(kinds) == len(set(kinds))
    assert set(kinds) == set(e.EVENTS.values())


async def test_it_is_told_by_turns_newest_first(world, classic, player):
    table = await played(classic, player)
    shown = await world.slash("Dan", "log")
    assert shown.response.ephemeral
    said = world.texts(shown.response._message)
    assert "Page 1 of" in said
    rounds = [line for line in said.splitlines() if "· move" in line]
    assert 1 <= len(rounds) <= 4
    assert f"round {table.state.round}" in rounds[0]
    last = world.find("Dan", "log", "2")
    assert last is not None
    await world.press("Dan", "log", "2")
    assert "Page 2 of" in world.said("Dan")
    await world.slash("Dan", "log", page=99)
    assert "goes first" in world.said("Dan")
    assert "Before the first turn" in world.said("Dan")


async def test_it_is_narrowed_by_select_and_by_option(world, classic, player):
    table = await played(classic, player)
    await world.slash("Dan", "log")
    await world.choose("Dan", "log_kind", "dice", slot="all")
    said = world.said("Dan")
    assert "rolled" in said
    assert "bought" not in said
    await world.choose("Dan", "log_seat", "1", slot="dice")
    lines = [it for it in world.said("Dan").splitlines() if "rolled" in it]
    assert lines
    assert all("Ben" in it for it in lines)
    more = world.find("Dan", "log", "2")
    if more is not None:
        assert more.ref.args == ("2", "1", "dice")
    shown = await world.slash("Dan", "log", seat="2", kind="trades")
    assert "Nothing of the kind" in world.texts(shown.response._message)
    await world.choose("Dan", "log_kind", "all", slot="1")
    await world.choose("Dan", "log_seat", "all", slot="all")
    assert "Page 1 of" in world.said("Dan")
    assert (await world.table()).serial == table.serial


async def test_what_was_undone_is_struck_through_and_stays(world, classic, player):
    table = await played(classic, player, 10)
    while table.takeback is None:
        await player.step(table)
        table = await world.table()
    who = table.members[table.takeback.seat].name
    await world.press(who, "undo")
    await world.slash("Dan", "log", kind="course")
    assert f"took back move {table.serial}" in world.said("Dan")
    await world.slash("Dan", "log")
    assert "took back move" in world.said("Dan")


async def test_the_board_after_a_move_is_shown_privately(world, classic, player):
    table = await played(classic, player, 80)
    await world.slash("Dan", "log", page=99)
    select = next(it for it in world.controls("Dan") if it.ref.verb == "log_board")
    assert 1 <= len(select.values) <= PER_SELECT
    before = world.pictures.drawn
    shown = await world.use("Dan", select, select.values[0])
    assert shown.response.ephemeral
    assert f"The board after move {select.values[0]}" in world.said("Dan")
    assert world.pictures.drawn > before
    assert table.serial > 64, "it is so long ago that the game is played again"
    await world.put(lambda state: state.seats[0].cards.append("nothing"))
    for _ in range(100):
        table = await world.table()
        await world.tables._shelf.append(
            table,
            table.state,
            type((await world.tables.entries(table.game_id))[0])(table.serial + 1, None, None, ()),
            "running",
        )
    await world.slash("Dan", "log", page=99)
    shown = await world.raw("Dan", world.id_of(table.game_id, 0, "log_board"), values=[str(table.serial - 98)])
    await world.env.settle()
    assert "be shown any more" in world.said("Dan")


@pytest.mark.parametrize("value", ["", "x", "99999", "-1"])
async def test_a_move_that_there_is_not(world, classic, value):
    table = await classic.game("Ann", "Ben")
    await world.raw("Dan", world.id_of(table.game_id, 0, "log_board"), values=[value] if value else [])
    await world.env.settle()
    assert "board after move" not in world.said("Dan")
