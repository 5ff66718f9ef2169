"""Every action of classic Monopoly can be made, and every decision answered, by pressing what is on show."""

from typing import get_args

import pytest
from scripts import DEBT, MANAGE, ROLL, Scripts, both, held, makes, owe, own, restart_at_every_press

from bot.engine import actions as a
from bot.engine import decisions as d
from bot.engine.games.classic import CLASSIC
from bot.engine.state import Auction

BROWN = ("mediterranean_avenue", "baltic_avenue")
BLUE = ("oriental_avenue", "vermont_avenue", "connecticut_avenue")
script = Scripts("oriental_avenue")


@script(a.BuyDeed, d.AwaitPurchase)
async def buy(world, classic):
    who, _ = await classic.position((d.AwaitPurchase, 0, {"deed": "oriental_avenue"}))
    assert "$100" in world.find(who, "buy").label
    await world.press(who, "buy")


@script(a.DeclineDeed, d.AwaitPurchase)
async def decline(world, classic):
    who, _ = await classic.position((d.AwaitPurchase, 0, {"deed": "oriental_avenue"}))
    await world.press(who, "decline")
    assert (await classic.state()).auction.deed == "oriental_avenue"


async def auction(classic):
    def up(state):
        state.auction = Auction("oriental_avenue")

    return await classic.position((d.AwaitAuction, (0, 1), {"deed": "oriental_avenue"}), change=up)


@script(a.PlaceBid, d.AwaitAuction)
async def bid(world, classic):
    who, other = await auction(classic)
    await world.press(who, "bid")
    shown = await world.press(other, "bid_ask")
    await world.fill(other, shown, amount="1,040")
    assert (await classic.state()).auction.bid == 1040


@script(a.SetMaximum, d.AwaitAuction)
async def maximum(world, classic):
    who, _ = await auction(classic)
    shown = await world.press(who, "upto_ask")
    await world.fill(who, shown, amount="$200")


@script(a.PassAuction, d.AwaitAuction)
async def leave_auction(world, classic):
    who, _ = await auction(classic)
    await world.press(who, "pass")


@script(a.UseCard, d.AwaitRoll)
async def use(world, classic):
    def card(state):
        pile = next(it for it in state.secret.piles.values() if any("jail_free" in name for name in it))
        name = next(name for name in pile if "jail_free" in name)
        pile.remove(name)
        state.seats[state.turn].cards.append(name)

    who, _ = await classic.position(ROLL, change=both(held, card))
    await world.press(who, "use")


@script(a.Build, d.AwaitManage)
async def build(world, classic):
    who, _ = await classic.position(MANAGE, change=own(*BLUE))
    shown = await world.press(who, "streets")
    assert "rent $12" in world.said(who)
    await world.choose(who, "streets", "vermont_avenue", slot="deed")
    go = world.find(who, "streets_go")
    assert "1 house" in go.label
    assert "$50" in go.label
    await world.use(who, go)
    state = await classic.state()
    assert state.own.buildings == {"vermont_avenue": 1}
    assert "rent $30" in world.said(who)
    panel = next(it for it in world.messages(who) if it.id == shown.response.id)
    await world.raw(who, go.component["custom_id"], panel)
    await world.env.settle()
    assert (await classic.state()).own.buildings == {"vermont_avenue": 1}


async def test_two_presses_at_once_build_one_house(world, classic):
    who, _ = await classic.position(MANAGE, change=own(*BLUE))
    shown = await world.press(who, "streets")
    await world.choose(who, "streets", "vermont_avenue", slot="deed")
    go = world.find(who, "streets_go").component["custom_id"]
    panel = next(it for it in world.messages(who) if it.id == shown.response.id)
    for _ in range(2):
        await world.raw(who, go, panel)
    await world.env.settle()
    assert (await classic.state()).own.buildings == {"vermont_avenue": 1}
    assert "decided already" in "".join(world.texts(it) for it in world.messages(who))


@script(a.Build)
async def build_in_anothers_turn(world, classic):
    _, other = await classic.position(ROLL, change=own(*BROWN, offset=1))
    await world.press(other, "streets")
    await world.choose(other, "streets", BROWN[0], slot="deed")
    await world.press(other, "streets_go")
    assert (await classic.state()).own.buildings == {BROWN[0]: 1}


@script(a.Sell)
async def sell(world, classic):
    who, _ = await classic.position(MANAGE, change=own(*BLUE, houses=2))
    await world.press(who, "streets")
    await world.press(who, "sell")
    await world.choose(who, "sell", BLUE[0], slot="deed")
    assert "$25" in world.find(who, "sell_go").label
    await world.press(who, "sell_go")
    assert (await classic.state()).own.buildings[BLUE[0]] == 1


@script(a.Sell)
async def sell_several(world, classic):
    who, _ = await classic.position(MANAGE, change=own(*BROWN, houses=3), settings={"even_building": "false"})
    await world.press(who, "sell" if world.find(who, "sell") else "streets")
    await world.press(who, "sell")
    await world.choose(who, "sell", BROWN[0], slot="deed")
    await world.choose(who, "sell", "3", slot="count")
    await world.press(who, "sell_go")
    assert BROWN[0] not in (await classic.state()).own.buildings


@script(a.Sell)
async def sell_a_group(world, classic):
    who, _ = await classic.position(DEBT, change=both(own(*BLUE, houses=2), owe(120, 1, cash=0)))
    await world.press(who, "sell")
    await world.choose(who, "sell", BLUE[1], slot="deed")
    assert "$150" in world.find(who, "sell_group").label
    await world.press(who, "sell_group")
    assert not (await classic.state()).own.buildings


@script(a.Mortgage)
async def mortgage(world, classic):
    who, _ = await classic.position(DEBT, change=both(own(*BLUE), owe(120, 1, cash=0)))
    await world.press(who, "deeds")
    assert "$160" in world.said(who)  # 50 + 50 + 60
    await world.choose(who, "deeds", "oriental_avenue", slot="mortgage")
    await world.press(who, "mortgage_go")
    assert "$50 in hand" in world.said(who)


@script(a.Redeem)
async def redeem(world, classic):
    who, _ = await classic.position(MANAGE, change=own("boardwalk", mortgaged=True))
    await world.press(who, "deeds")
    select = next(it for it in world.controls(who) if it.is_select and it.ref.arg(0) == "redeem")
    assert "$220" in select.component["options"][0]["label"]
    await world.choose(who, "deeds", "boardwalk", slot="redeem")
    await world.press(who, "redeem_go")
    assert not (await classic.state()).mortgaged


@script(a.Redeem, d.AwaitTransfer)
async def redeem_at_once(world, classic):
    kind = (d.AwaitTransfer, 0, {"deeds": ("boardwalk", "park_place")})
    who, _ = await classic.position(kind, change=own("boardwalk", "park_place", mortgaged=True))
    await world.press(who, "transfer")
    await world.choose(who, "transfer", "boardwalk", slot="redeem")
    await world.press(who, "transfer_go")
    assert (await classic.state()).mortgaged == {"park_place"}
    await world.press(who, "transfer_skip")
    assert not (await classic.state()).waiting or not isinstance((await classic.state()).waiting[0], d.AwaitTransfer)


@script(a.Skip, d.AwaitTransfer)
async def only_the_fee(world, classic):
    who, _ = await classic.position(
        (d.AwaitTransfer, 0, {"deeds": ("boardwalk",)}), change=own("boardwalk", mortgaged=True)
    )
    assert "$20" in world.find(who, "skip").label
    await world.press(who, "skip")


@script(a.Choose, d.AwaitChoice)
async def tax(world, classic):
    choice = (d.AwaitChoice, 0, {"what": "tax", "why": "income_tax", "count": 200})
    who, _ = await classic.position(choice, settings={"tax_era": "1935"})
    assert "$200" in world.find(who, "answer", "200").label
    assert "10" in world.find(who, "answer", "percent").label
    await world.press(who, "answer", "percent")
    state = await classic.state()
    assert state.seats[state.turn].cash == 1350


def threw(*faces):
    def change(state):
        state.throw = faces

    return change


@script(a.Choose, d.AwaitChoice)
async def bus(world, classic):
    choice = (d.AwaitChoice, 0, {"what": "bus", "why": "speed_die"})
    who, _ = await classic.position(choice, change=threw(2, 5, 4), settings={"speed_die": "true"})
    assert {it.ref.arg(0) for it in world.controls(who) if it.ref.verb == "answer"} == {"2", "5", "7"}
    await world.press(who, "answer", "5")
    state = await classic.state()
    assert state.waiting[0].deed == "reading_railroad"


@script(a.Choose, d.AwaitChoice)
async def anywhere(world, classic):
    choice = (d.AwaitChoice, 0, {"what": "anywhere", "why": "speed_die"})
    who, _ = await classic.position(choice, change=threw(2, 2, 2), settings={"speed_die": "true"})
    await world.press(who, "answers")
    selects = [it for it in world.controls(who, world.last(who).id) if it.is_select]
    assert sum(len(it.values) for it in selects) == 39
    last = selects[-1]
    await world.use(who, last, "39")
    await world.press(who, "answers_go")
    state = await classic.state()
    assert isinstance(state.waiting[0], d.AwaitPurchase)
    assert state.waiting[0].deed == "boardwalk"


def short(state):
    """One house is left, and both seats could build."""
    own(*BROWN)(state)
    own(*BLUE, offset=1)(state)
    state.own.houses = 1


@script(a.Build, d.AwaitBuildings)
async def window(world, classic):
    who, other = await classic.position(MANAGE, change=short, settings={"houses": "1"})
    await world.press(who, "streets")
    await world.choose(who, "streets", BROWN[0], slot="deed")
    await world.press(who, "streets_go")
    assert (await classic.state()).own.window.what == "house"
    stage = (await world.table()).message
    await world.press(other, "streets", message=stage)
    await world.choose(other, "streets", BLUE[0], slot="deed")
    await world.press(other, "streets_go")
    assert (await classic.state()).auction.deed == "house"
    assert "a house" in "".join(map(world.texts, world.messages()))


@script(a.PassAuction, d.AwaitBuildings)
async def window_waived(world, classic):
    who, other = await classic.position(MANAGE, change=short, settings={"houses": "1"})
    await world.press(who, "streets")
    await world.choose(who, "streets", BROWN[0], slot="deed")
    await world.press(who, "streets_go")
    await world.press(other, "pass")
    assert (await classic.state()).own.buildings == {BROWN[0]: 1}


@script(a.Build, d.AwaitPlacing)
async def placing(world, classic):
    await window(world, classic)
    table = await world.table()
    first, second = (it.name for it in table.members)
    await world.press(first, "bid")
    await world.press(second, "pass")
    state = await classic.state()
    assert isinstance(state.waiting[0], d.AwaitPlacing)
    await world.press(first, "streets", message=(await world.table()).message)
    select = next(it for it in world.controls(first) if it.is_select and it.ref.arg(0) == "deed")
    await world.use(first, select, select.values[0])
    await world.press(first, "streets_go")
    assert len((await classic.state()).own.buildings) == 1


@script(a.TimeUp)
async def time_up(world, classic):
    await classic.game("Ann", "Ben", settings={"time_limit": "1"})
    late = (await world.tables.entries((await world.table()).game_id, 0, 1))[0].at + 61
    world.tables._clock = lambda: late
    table = await world.table()
    await world.press(world.turn_of(table), "roll")
    assert (await classic.state()).own.time_up


def test_every_action_has_a_script():
    assert set(CLASSIC.handlers) == script.actions


def test_every_decision_is_answered_by_a_script():
    others = {d.AwaitDiscard, d.AwaitParking, d.AwaitRoles, d.AwaitAdjusting}
    assert set(get_args(d.Decision)) - others == script.decisions


@pytest.mark.parametrize(("action", "answers", "work"), script.params)
async def test_presses_alone_make(world, classic, action, answers, work):
    await makes(world, classic, action, work)


@pytest.mark.parametrize(("action", "answers", "work"), script.params)
async def test_with_a_restart_between_any_two_presses_it_is_the_same(
    world, classic, action, answers, work, monkeypatch
):
    if action is not a.TimeUp:  # its clock would start anew
        restart_at_every_press(world, monkeypatch)
    await makes(world, classic, action, work)
