"""Every action of Anti-Monopoly can be made, and every decision answered, by pressing what is on show."""

from typing import get_args

import pytest
from scripts import DEBT, MANAGE, Scripts, both, makes, owe, own, restart_at_every_press

from bot.engine import actions as a
from bot.engine import decisions as d
from bot.engine.games.anti import ANTI
from bot.engine.steps import CloseHoldings

ORLEANS = ("basin_st", "french_quarter")
ANGELES = ("sunset_blvd", "wilshire_blvd", "hollywood_blvd")
MONOPOLIST_FIRST = ("monopolist", "competitor")
script = Scripts("basin_st")


def closing(state):
    """The agreed time is up, and both seats still adjust their holdings."""
    state.own.time_up = True
    state.agenda[:] = [CloseHoldings()]


ADJUST = ((d.AwaitAdjusting, 0, {}), (d.AwaitAdjusting, 1, {}))


@script(a.BuyDeed, d.AwaitPurchase)
async def buy(world, anti):
    who, _ = await anti.position((d.AwaitPurchase, 0, {"deed": "basin_st"}))
    assert "$60" in world.find(who, "buy").label
    await world.press(who, "buy")


@script(a.DeclineDeed, d.AwaitPurchase)
async def decline(world, anti):
    who, _ = await anti.position((d.AwaitPurchase, 0, {"deed": "basin_st"}))
    assert "uction" not in world.find(who, "decline").label
    await world.press(who, "decline")
    state = await anti.state()
    assert not state.owners
    assert state.auction is None


@script(a.Build, d.AwaitManage)
async def build_as_a_competitor(world, anti):
    who, _ = await anti.position(MANAGE, change=own("wilshire_blvd"))
    shown = await world.press(who, "streets")
    said = world.said(who)
    assert "competitor" in said
    assert "Wilshire Blvd." in said
    assert "Sunset Blvd." not in said
    assert "4 houses" in said
    go = world.find(who, "streets_go")
    assert "1 house" in go.label
    assert "$50" in go.label
    await world.use(who, go)
    assert (await anti.state()).own.buildings == {"wilshire_blvd": 1}
    panel = next(it for it in world.messages(who) if it.id == shown.response.id)
    await world.raw(who, go.component["custom_id"], panel)
    await world.env.settle()
    assert (await anti.state()).own.buildings == {"wilshire_blvd": 1}


@script(a.Build, d.AwaitManage)
async def build_an_apartment_as_a_monopolist(world, anti):
    who, _ = await anti.position(MANAGE, change=own(*ORLEANS), roles=MONOPOLIST_FIRST)
    await world.press(who, "streets")
    said = world.said(who)
    assert "monopolist" in said
    assert "New Orleans" in said
    select = next(it for it in world.controls(who) if it.is_select and it.ref.arg(0) == "deed")
    assert "rent then $22" in select.component["options"][0]["description"]
    await world.choose(who, "streets", "basin_st", slot="deed")
    counts = next(it for it in world.controls(who) if it.is_select and it.ref.arg(0) == "count")
    assert counts.values == ["1", "2", "3", "4"]
    await world.use(who, counts, "4")
    go = world.find(who, "streets_go")
    assert "apartment" in go.label
    assert "$200" in go.label
    await world.use(who, go)
    assert (await anti.state()).own.buildings == {"basin_st": 4}
    assert "apartment, rent $52" in world.said(who)


@script(a.Sell)
async def sell(world, anti):
    who, _ = await anti.position(MANAGE, change=own("wilshire_blvd", houses=2))
    await world.press(who, "streets")
    await world.press(who, "sell")
    assert "$25" in world.find(who, "sell_go").label
    await world.press(who, "sell_go")
    assert (await anti.state()).own.buildings["wilshire_blvd"] == 1


@script(a.Sell)
async def sell_in_another_seats_turn(world, anti):
    _, other = await anti.position(MANAGE, change=own(*ORLEANS, offset=1, houses=4))
    assert world.find(other, "streets") is None, "nobody could build"
    await world.press(other, "sell")
    await world.choose(other, "sell", "basin_st", slot="deed")
    await world.choose(other, "sell", "2", slot="count")
    assert "$50" in world.find(other, "sell_go").label
    await world.press(other, "sell_go")
    assert (await anti.state()).own.buildings["basin_st"] == 2


@script(a.Sell)
async def sell_where_only_another_seat_may_build(world, anti):
    _, other = await anti.position(MANAGE, change=both(own("wall_st"), own(*ORLEANS, offset=1, houses=1)))
    await world.press(other, "streets")
    assert "your own turn" in world.said(other)
    await world.press(other, "sell")
    await world.choose(other, "sell", "basin_st", slot="deed")
    await world.press(other, "sell_go")
    assert (await anti.state()).own.buildings == {"french_quarter": 1}


@script(a.Sell)
async def sell_a_city(world, anti):
    who, _ = await anti.position(DEBT, change=both(own(*ORLEANS, houses=2), owe(90, 1, cash=0)), roles=MONOPOLIST_FIRST)
    await world.press(who, "sell")
    await world.choose(who, "sell", "basin_st", slot="deed")
    label = world.find(who, "sell_group").label
    assert "New Orleans" in label
    assert "$100" in label
    await world.press(who, "sell_group")
    assert not (await anti.state()).own.buildings


@script(a.Mortgage)
async def mortgage(world, anti):
    who, _ = await anti.position(DEBT, change=both(own(*ORLEANS), owe(50, 1, cash=0)))
    await world.press(who, "deeds")
    assert "$60" in world.said(who)
    await world.choose(who, "deeds", "basin_st", slot="mortgage")
    await world.press(who, "mortgage_go")
    assert "$30 in hand" in world.said(who)


@script(a.Redeem)
async def redeem(world, anti):
    who, _ = await anti.position(MANAGE, change=own("basin_st", mortgaged=True))
    await world.press(who, "deeds")
    select = next(it for it in world.controls(who) if it.is_select and it.ref.arg(0) == "redeem")
    assert "$33" in select.component["options"][0]["label"]
    await world.choose(who, "deeds", "basin_st", slot="redeem")
    await world.press(who, "redeem_go")
    assert not (await anti.state()).mortgaged


def taxed(state):
    state.seats[state.turn].at = 4


TAX = (d.AwaitChoice, 0, {"what": "tax", "why": "income_tax", "count": 200})


@script(a.Choose, d.AwaitChoice)
async def tax_of_a_competitor(world, anti):
    who, _ = await anti.position(TAX, change=taxed)
    assert "$200" in world.find(who, "answer", "200").label
    assert "10%" in world.find(who, "answer", "percent").label
    await world.press(who, "answer", "percent")
    state = await anti.state()
    assert state.seats[state.turn].cash == 1350


@script(a.Choose, d.AwaitChoice)
async def tax_of_a_monopolist(world, anti):
    who, _ = await anti.position(TAX, change=taxed, roles=MONOPOLIST_FIRST)
    label = world.find(who, "answer", "percent").label
    assert "20%" in label
    assert "10%" in label
    await world.press(who, "answer", "200")
    state = await anti.state()
    assert state.seats[state.turn].cash == 1300


@script(a.Choose, d.AwaitChoice)
async def role(world, anti):
    await anti.game("Ann", "Ben")
    table = await world.table()
    who = world.turn_of(table)
    assert {it.ref.arg(0) for it in world.controls(who) if it.ref.verb == "answer"} == {"competitor", "monopolist"}
    await world.press(who, "answer", "monopolist")
    state = await anti.state()
    assert state.own.roles[state.turn] == "monopolist"
    assert state.own.roles[1 - state.turn] == "competitor"


async def swapping(world, anti):
    """Roles are chosen: the first seat is a competitor, the other one a monopolist."""
    await anti.game("Ann", "Ben")
    table = await world.table()
    first, second = world.turn_of(table), world.other(table)
    await world.press(first, "answer", "competitor")
    return first, second


@script(a.Choose, d.AwaitRoles)
async def swap(world, anti):
    first, second = await swapping(world, anti)
    await world.press(first, "roles")
    assert "competitor" in world.said(first)
    await world.press(first, "roles_swap")
    assert f"asked {second}" in world.said(first)
    assert f"would like to swap roles with **{second}**" in world.texts(world.last())
    await world.press(second, "roles")
    assert f"{first} would like to swap" in world.said(second)
    await world.press(second, "roles_swap")
    assert "monopolist" not in world.said(second)
    state = await anti.state()
    assert state.own.roles[state.turn] == "monopolist"


@script(a.Finish, d.AwaitRoles)
async def keep(world, anti):
    first, second = await swapping(world, anti)
    shown = await world.press(first, "roles")
    await world.press(second, "done", message=(await world.table()).message)
    await world.press(first, "done", message=shown.response.id)
    state = await anti.state()
    assert state.round == 1
    assert isinstance(state.waiting[0], d.AwaitRoll)


@script(a.Finish, d.AwaitAdjusting)
async def adjust(world, anti):
    who, other = await anti.position(*ADJUST, change=both(own("wilshire_blvd"), closing), profile="two_hours")
    assert world.find(who, "trade") is None
    await world.press(other, "done")
    await world.press(who, "adjust")
    said = world.said(who)
    assert "10%" in said
    assert "$150" in said
    await world.press(who, "streets", message=world.last(who).id)
    await world.choose(who, "streets", "4", slot="count")
    await world.press(who, "streets_go")
    assert (await anti.state()).own.buildings == {"wilshire_blvd": 4}
    await world.press(who, "adjust")
    await world.press(who, "done", message=world.last(who).id)
    table = await world.table()
    assert table.state.ending == "time"


@script(a.TimeUp)
async def time_up(world, anti):
    await anti.game("Ann", "Ben", settings={"time_limit": "10"}, profile="two_hours")
    await anti.ready()
    late = (await world.tables.entries((await world.table()).game_id, 0, 1))[0].at + 601
    world.tables._clock = lambda: late
    table = await world.table()
    await world.press(world.turn_of(table), "roll")
    assert (await anti.state()).own.time_up


def test_every_action_has_a_script():
    assert set(ANTI.handlers) == script.actions


def test_every_decision_is_answered_by_a_script():
    others = {d.AwaitDiscard, d.AwaitAuction, d.AwaitParking, d.AwaitTransfer, d.AwaitBuildings, d.AwaitPlacing}
    assert set(get_args(d.Decision)) - others == script.decisions


@pytest.mark.parametrize(("action", "answers", "work"), script.params)
async def test_presses_alone_make(world, anti, action, answers, work):
    await makes(world, anti, action, work)


@pytest.mark.parametrize(("action", "answers", "work"), script.params)
async def test_with_a_restart_between_any_two_presses_it_is_the_same(world, anti, action, answers, work, monkeypatch):
    if action is not a.TimeUp:  # its clock would start anew
        restart_at_every_press(world, monkeypatch)
    await makes(world, anti, action, work)
