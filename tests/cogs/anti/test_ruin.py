"""Bankruptcies of Anti-Monopoly from prepared positions, by buttons: to a seat, to the treasury, of a whole role; and resigning."""

import pytest

from bot.engine import decisions as d
from bot.engine.state import BANK, Debt

ROLL = (d.AwaitRoll, 0, {})
DEBT = (d.AwaitDebt, 0, {})
THREE = ("Ann", "Ben", "Cleo")


def broke(creditor, *deeds, amount=4000, houses=0, mortgaged=True):
    """The turn's seat has 10 and these deeds, and owes this much; `creditor` steps further on, or the treasury."""

    def change(state):
        seat = state.turn
        to = BANK if creditor is None else (seat + creditor) % len(state.seats)
        state.debts.append(Debt(seat, to, amount, "rent" if creditor else "tax", "basin_st"))
        state.issued += 10 - state.seats[seat].cash
        state.seats[seat].cash = 10
        for deed in deeds:
            state.owners[deed] = seat
            if mortgaged:
                state.mortgaged.add(deed)
            if houses:
                state.own.buildings[deed] = houses

    return change


async def give_up(world, who):
    await world.press(who, "bankrupt")
    assert "out of the game" in world.said(who)
    await world.press(who, "bankrupt_go")


async def test_to_a_seat_everything_passes_with_its_mortgages(world, anti):
    who, heir, _ = await anti.position(DEBT, change=broke(1, "basin_st", "wall_st"), names=THREE)
    await give_up(world, who)
    table = await world.table()
    assert {table.members[it].name for it in table.state.owners.values()} == {heir}
    assert table.state.mortgaged == {"basin_st", "wall_st"}
    assert table.state.seats[anti.seat(table, heir)].cash == 1510
    assert table.status == "running"
    await world.press(world.turn_of(table), "roll")


async def test_to_the_treasury_everything_is_for_sale_again(world, anti):
    who, *_ = await anti.position(DEBT, change=broke(None, "basin_st", "wall_st"), names=THREE)
    await give_up(world, who)
    state = await anti.state()
    assert not state.owners
    assert not state.mortgaged
    assert state.auction is None
    assert not state.ending


async def test_buildings_go_back_first(world, anti):
    who, heir, _ = await anti.position(
        DEBT, change=broke(1, "basin_st", "french_quarter", houses=2, mortgaged=False), names=THREE
    )
    assert world.find(who, "sell") is not None
    await give_up(world, who)
    table = await world.table()
    assert not table.state.own.buildings
    assert table.state.seats[anti.seat(table, heir)].cash == 1500 + 10 + 4 * 25


async def test_the_last_one_standing_wins(world, anti):
    who, other = await anti.position(DEBT, change=broke(1, "wall_st"))
    await give_up(world, who)
    table = await world.table()
    assert table.state.ending == "last_standing"
    assert f"{other} wins" in world.texts(next(it for it in world.messages() if it.id == table.message))


async def test_with_one_role_out_the_richest_of_the_other_wins(world, anti):
    def change(state):
        broke(1, "us_railroad", amount=3000)(state)
        state.owners["wall_st"] = (state.turn + 2) % 3

    who, _, rich = await anti.position(
        DEBT, change=change, names=THREE, roles=("competitor", "monopolist", "monopolist"), profile="B"
    )
    await give_up(world, who)
    table = await world.table()
    assert table.state.ending == "role_out"
    sheet = world.texts(next(it for it in world.messages() if it.id == table.message))
    counted = sheet.partition("What each deed would bring")[2]
    assert "Wall St." in counted
    heir = table.state.own.income.index(max(table.state.own.income))
    assert table.members[heir].name == rich


async def test_resigning_leaves_the_others_to_the_end(world, anti):
    who, *_ = await anti.position(ROLL, names=THREE)
    await world.slash(who, "game resign")
    await world.press(who, "resign_go")
    table = await world.table()
    assert table.state.seats[anti.seat(table, who)].resigned
    assert table.status == "running"
    await world.press(world.turn_of(table), "roll")


@pytest.mark.parametrize("phase", ["choosing", "swapping"])
async def test_a_seat_that_leaves_before_the_first_turn_is_left_out(world, anti, phase):
    await anti.game(*THREE)
    table = await world.table()
    who = world.turn_of(table)
    if phase == "swapping":
        while (table := await world.table()).state.own.roles.count(""):
            chooser = table.members[table.state.waiting[0].seats[0]].name
            await world.press(chooser, "answer", message=table.message)
    await world.slash(who, "game resign")
    await world.press(who, "resign_go")
    table = await anti.ready()
    assert table.state.round == 1
    assert world.turn_of(table) != who


async def test_who_can_still_raise_it_finds_no_button_to_give_up(world, anti):
    def change(state):
        broke(1, amount=100)(state)
        state.owners["wall_st"] = state.turn
        state.owners["basin_st"] = state.turn
        state.own.buildings["basin_st"] = 2

    who, other = await anti.position(DEBT, change=change)
    assert world.find(who, "bankrupt") is None
    await world.press(who, "deeds")
    said = world.said(who)
    assert f"You owe $100 to {other}" in said
    assert "$290" in said  # 10, 50 for the houses, 200 and 30 for the mortgages
    await world.press(who, "sell", message=world.last(who).id)
    await world.choose(who, "sell", "2", slot="count")
    await world.press(who, "sell_go")
    await world.press(who, "deeds")
    await world.choose(who, "deeds", "wall_st", slot="mortgage")
    await world.press(who, "mortgage_go")
    await world.press(who, "pay_go")
    assert not (await anti.state()).debts


async def test_where_several_seats_owe_each_finds_its_way(world, anti):
    def change(state):
        for step in (0, 1):
            seat = (state.turn + step) % 3
            state.debts.append(Debt(seat, (state.turn + 2) % 3, 25, "card", "from_competitors_25"))
            state.owners["basin_st" if step else "wall_st"] = seat
            state.issued -= state.seats[seat].cash
            state.seats[seat].cash = 0

    who, other, _ = await anti.position(DEBT, (d.AwaitDebt, 1, {}), change=change, names=THREE)
    stage = (await world.table()).message
    assert sum(it.ref.verb == "deeds" for it in world.controls(who, stage)) == 1
    for name, deed in ((other, "basin_st"), (who, "wall_st")):
        await world.press(name, "deeds", message=(await world.table()).message)
        assert "You owe $25" in world.said(name)
        await world.choose(name, "deeds", deed, slot="mortgage")
        await world.press(name, "mortgage_go")
        await world.press(name, "pay_go")
    assert not (await anti.state()).debts
