"""`/me stats`, `/server standings` and `/me forget`: what people see of their finished games, and that they can be forgotten."""

import re

from bot.engine import kernel
from bot.standins import awaited, choose


async def played_out(world):
    """Let the people of the channel's game do what stand-ins would, to its end."""
    table = await world.table()
    while table.status == "running":
        seat = next(it for it in awaited(table.state) if not table.members[it].standin)
        options = kernel.options(table.rules, table.state, seat)
        action = choose(table.view(seat), options)
        turn = await world.tables.act(table.game_id, table.members[seat].user, None, action)
        table = turn.table
    return table


async def finished(world, *names, **how):
    await world.game(*names, **how)
    return await played_out(world)


def winner_of(table):
    return table.members[table.state.winners[0]].name


def ids(world, *names):
    return [world.people[name].id for name in names]


async def test_who_has_no_finished_game_is_told_when_one_counts(world):
    shown = await world.slash("Ann", "me stats")
    assert shown.response.ephemeral
    assert "No finished game of yours has been counted yet" in world.said("Ann")


async def test_ones_figures_after_a_game_and_those_of_two_people(world):
    table = await finished(world, "Ann", "Ben")
    first = winner_of(table)
    other = "Ben" if first == "Ann" else "Ann"
    await world.slash(first, "me stats")
    said = world.said(first)
    for part in (
        "1 game, 1 win",
        "on average place 1.0 of 2.0",
        "points",
        "Strength in Monopoly Builder",
        "Dice: ",
        "Deeds you buy most",
    ):
        assert part in said
    assert f"<@{world.people[other].id}>: 1 game; ahead of them in 1, behind in 0" in said
    await world.slash(other, "me stats", against=world.people[first])
    assert f"<@{world.people[first].id}>: 1 game; ahead of them in 0, behind in 1" in world.said(other)
    await world.slash(other, "me stats", against=world.people["Dan"])
    assert "have not finished a game together yet" in world.said(other)


async def test_the_standings_are_public_and_call_nobody(world):
    await world.slash("Ann", "server standings")
    assert "Nobody here has finished a game of it yet" in world.said("Dan")
    table = await finished(world, "Ann", "Ben", "Cleo")
    await world.slash("Dan", "server standings")
    said = world.said("Dan")
    order = re.findall(r"(\d)\. <@(\d+)> · \*\*([\d.]+)\*\* ± ([\d.]+) · 1 game", said)
    assert [int(place) for place, *_ in order] == [1, 2, 3]
    assert {int(user) for _, user, *_ in order} == set(ids(world, "Ann", "Ben", "Cleo"))
    assert int(order[0][1]) == world.people[winner_of(table)].id
    low = [float(mean) - 3 * float(off) for *_, mean, off in order]
    assert low == sorted(low, reverse=True)
    await world.slash("Dan", "server standings", game="classic")
    assert "Nobody here has finished" in world.said("Dan")


async def test_who_does_not_want_to_be_counted_vanishes_and_comes_back(world):
    await finished(world, "Ann", "Ben")
    await world.slash("Ann", "me stats")
    await world.press("Ann", "stats_count")
    assert "You are not counted" in world.said("Ann")
    await world.slash("Ben", "server standings")
    assert str(world.people["Ann"].id) not in world.said("Ben")
    await world.slash("Ben", "me stats", against=world.people["Ann"])
    assert "does not want to be counted" in world.said("Ben")
    await world.slash("Ann", "me stats")
    await world.press("Ann", "stats_count")
    await world.slash("Ben", "server standings")
    assert str(world.people["Ann"].id) in world.said("Ben")


async def test_a_restart_counts_what_ended_before_it(world):
    await finished(world, "Ann", "Ben")
    await world.restart()
    rows = await world.database.read("SELECT count(*) FROM results")
    assert rows == [(2,)]


# --- being forgotten


async def test_being_forgotten_is_asked_twice_and_games_go_on(world):
    over = await finished(world, "Ann", "Ben")
    await world.game("Ann", "Ben", "Cleo")
    shown = await world.slash("Ann", "me forget")
    assert shown.response.ephemeral
    assert "copies of the database" in world.said("Ann")
    table = await world.table()
    assert table.seat_of(world.people["Ann"].id) == 0, "asking alone changes nothing"
    await world.press("Ann", "forget_go")
    assert "You are forgotten" in world.said("Ann")
    table = await world.table()
    gone = table.members[0]
    assert (gone.user, gone.name, gone.standin) == (None, "", True)
    assert table.host in ids(world, "Ben", "Cleo")
    stage = world.texts(next(it for it in world.messages() if it.id == table.message))
    assert "Seat 1" in stage
    assert "Ann" not in stage
    assert (await world.tables.table(over.game_id)).members[0].name == ""
    await world.slash("Ann", "me stats")
    assert "No finished game of yours" in world.said("Ann")
    await world.slash("Ben", "me stats")
    assert "1 game" in world.said("Ben")


async def test_a_lobby_loses_who_is_forgotten(world):
    await world.lobby("Ann", "Ben")
    await world.slash("Ann", "me forget")
    await world.press("Ann", "forget_go")
    lobby = await world.tables.lobby_in(world.channel.id)
    assert [it.name for it in lobby.members] == ["Ben"]
    assert "Ann" not in world.texts(next(it for it in world.messages() if it.id == lobby.message))


async def test_a_second_press_forgets_nothing_more(world):
    await world.game("Ann", "Ben", "Cleo")
    await world.slash("Ann", "me forget")
    control = world.find("Ann", "forget_go")
    await world.use("Ann", control)
    serial = (await world.table()).serial
    await world.raw("Ann", control.component["custom_id"])
    assert (await world.table()).serial == serial


async def test_a_profile_that_the_game_does_not_have_is_said_to_be_none(world):
    await world.slash("Ann", "server standings", game="builder", profile="short")
    assert "Monopoly Builder has no profile called “short”" in world.said("Ann")


async def test_ones_dice_and_strength_are_shown_as_pictures(world):
    shown = await world.slash("Ann", "me stats")
    assert not shown.response._message.attachments
    await finished(world, "Ann", "Ben")
    shown = await world.slash("Ann", "me stats")
    names = [it["filename"].partition("-")[0] for it in shown.response._message.attachments]
    assert names == ["luck", "ratings"]
    shown = await world.press("Ann", "stats_count")
    assert "You are not counted" in world.said("Ann")
