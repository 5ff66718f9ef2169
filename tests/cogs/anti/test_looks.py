"""What can be looked at in a game of Anti-Monopoly: roles on the stage, hands by role, panels that hold everything."""

import pytest

from bot import rulesets
from bot.engine import decisions as d

ROLL = (d.AwaitRoll, 0, {})
MANAGE = (d.AwaitManage, 0, {})
BOTH_WAYS = [("competitor", "monopolist"), ("monopolist", "competitor")]


def rich(state):
    """The turn's seat owns all there is, and can pay for it."""
    for deed in rulesets.load("anti").deeds:
        state.owners[deed] = state.turn
    state.seats[state.turn].cash += 9000
    state.issued += 9000


async def test_every_stage_says_the_role_of_every_seat(world, anti):
    await anti.position(ROLL, names=("Ann", "Ben", "Cleo"))
    said = world.texts(world.last()).lower()
    assert said.count("competitor") >= 2
    assert "monopolist" in said


@pytest.mark.parametrize("roles", BOTH_WAYS)
async def test_a_hand_tells_every_deed_with_its_rents_by_role(world, anti, roles):
    who, _ = await anti.position(ROLL, change=rich, roles=roles)
    await world.slash(who, "hand")
    said = world.said(who)
    assert "Wall St." in said
    competitor = roles[0] == "competitor"
    assert ("4 \u00d7 the throw" if competitor else "10 \u00d7 the throw") in said
    assert ("rent $20" if competitor else "rent $320") in said
    assert len(said) < 4000


@pytest.mark.parametrize("name", ["board", "score", "log", "hand"])
@pytest.mark.parametrize("phase", ["roles", "turns"])
async def test_the_commands_that_look(world, anti, name, phase):
    await anti.game("Ann", "Ben", board="de")
    if phase == "turns":
        await anti.ready()
        await world.press(world.turn_of(await world.table()), "roll")
    await world.slash("Ann", name)
    assert world.said("Ann")


async def test_rules_are_those_of_the_table(world, anti):
    await anti.game("Ann", "Ben")
    await world.slash("Ann", "rules", about="monopolist")
    assert "No rule found" not in world.said("Ann")


@pytest.mark.parametrize("roles", BOTH_WAYS)
async def test_all_22_streets_can_be_built_on_from_one_panel(world, anti, roles):
    who, _ = await anti.position(MANAGE, change=rich, roles=roles)
    await world.press(who, "streets")
    panel = world.last(who)
    select = next(it for it in world.controls(who, panel.id) if it.is_select)
    assert len(select.values) == 22
    said = world.texts(panel)
    assert len(said) < 4000
    assert said.count("rent") >= 22


async def test_a_suspended_monopoly_says_which_street_is_mortgaged(world, anti):
    def change(state):
        for deed in ("sunset_blvd", "wilshire_blvd", "hollywood_blvd"):
            state.owners[deed] = state.turn
        state.mortgaged.add("sunset_blvd")

    who, _ = await anti.position(MANAGE, change=change, roles=("monopolist", "competitor"))
    await world.press(who, "streets")
    said = world.said(who)
    assert "Sunset Blvd.: no building, mortgaged" in said
    assert "rent $20" in said
    assert "rent $24" in said


async def test_all_28_deeds_and_money_in_one_trade(world, anti):
    who, other = await anti.position(MANAGE, change=rich)
    table = await world.table()
    await world.press(who, "trade")
    await world.choose(who, "trade_with", str(1 - table.state.turn))
    for part in ("0", "1"):
        select = next(
            it for it in world.controls(who) if it.is_select and it.ref.verb == "trade_deeds" and it.ref.arg(0) == part
        )
        await world.use(who, select, *select.values)
    form = await world.press(who, "trade_money")
    await world.fill(who, form, amount="1,000")
    await world.press(who, "trade_send")
    given = (await anti.state()).offers[0].give
    assert (len(given.deeds), given.cash) == (28, 1000)
    await world.press(other, "accept")
    assert set((await anti.state()).owners.values()) == {1 - table.state.turn}


async def test_a_built_street_is_not_traded(world, anti):
    def change(state):
        state.owners["basin_st"] = state.turn
        state.own.buildings["basin_st"] = 1

    who, _ = await anti.position(MANAGE, change=change)
    table = await world.table()
    await world.press(who, "trade")
    await world.choose(who, "trade_with", str(1 - table.state.turn))
    await world.choose(who, "trade_deeds", "basin_st", slot="0")
    await world.press(who, "trade_send")
    assert not (await anti.state()).offers
    assert "building" in world.said(who)
