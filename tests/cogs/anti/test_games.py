"""Whole games of Anti-Monopoly from `/play` to the final sheet, by clicks, selects and forms alone."""

import pytest

from bot.engine import events as e

FOUR = ("Ann", "Ben", "Cleo", "Dan")
SHORT = {"start_cash": "500"}


def assert_final(world, table, ending):
    assert table.status == "over"
    assert table.state.ending == ending
    sheet = world.texts(next(it for it in reversed(world.messages()) if it.id == table.message))
    assert table.view(None).seed in sheet
    assert "wins" in sheet or "share the win" in sheet
    assert not [it for it in world.controls("Ann") if it.message == table.message and it.ref.verb != "dice"]
    return sheet


async def happened(world, kind):
    table = await world.table()
    entries = await world.tables.entries(table.game_id)
    return [event for entry in entries for event in entry.events if isinstance(event, kind)]


@pytest.mark.slow
@pytest.mark.parametrize(("mode", "ending"), [("A", "last_standing"), ("B", "role_out")])
async def test_four_seats_play_to_the_end(world, anti, player, mode, ending):
    await anti.game(*FOUR, settings=SHORT, profile=mode)
    table = await player.play()
    assert_final(world, table, ending)
    assert await happened(world, e.SeatBankrupt)
    assert len(await happened(world, e.RoleChosen)) == 4
    assert (mode == "B") == bool(await happened(world, e.IncomeCounted))


async def late(world, player, minutes):
    """Play on for a while, then let the agreed time pass."""
    for _ in range(120):
        await player.step(await world.table())
    began = (await world.tables.entries((await world.table()).game_id, 0, 1))[0].at
    world.tables._clock = lambda: began + 60 * minutes


async def test_a_two_hour_game_is_closed_in_the_open(world, anti, player):
    await anti.game(*FOUR, profile="two_hours")
    await late(world, player, 120)
    table = await player.play()
    sheet = assert_final(world, table, "time")
    assert len(await happened(world, e.CashKept)) == 4
    counted = await happened(world, e.IncomeCounted)
    owned = set(table.state.owners) - table.state.mortgaged
    assert {it.deed for it in counted} == owned
    walk = sheet.partition("walks the board")[2]
    words = world.env.bot.cast.desk.words(table)
    assert all(words.place(deed) in walk for deed in owned)


async def test_it_is_the_same_with_a_restart_at_every_tenth_press(world, anti, player, monkeypatch):
    use = type(world).use

    async def restarted(self, who, control, *values):
        if self.presses % 10 == 9:
            clock = self.tables._clock
            await self.restart()
            self.tables._clock = clock
        return await use(self, who, control, *values)

    monkeypatch.setattr(type(world), "use", restarted)
    await anti.game(*FOUR, profile="two_hours")
    await late(world, player, 120)
    assert_final(world, await player.play(), "time")


async def test_six_seats_sit_down_choose_and_start(world, anti):
    names = (*FOUR, "Eve", "Finn")
    await anti.lobby(*names)
    assert all(name in world.texts(world.messages()[0]) for name in names)
    assert world.find("Gus", "lobby_join") is None
    await world.press("Ann", "lobby_start")
    table = await anti.ready()
    assert len({table.rules.token_colours[it] for it in table.state.own.tokens}) == 6
    assert sorted(table.state.own.roles) == ["competitor"] * 3 + ["monopolist"] * 3
    await world.press(world.turn_of(table), "roll")


async def test_with_stand_ins_the_game_goes_on_by_itself(world, anti, player):
    await anti.game("Ann", standins=3, profile="two_hours")
    await late(world, player, 120)
    assert_final(world, await player.play(), "time")
