"""Every action of classic Monopoly can be made, and every decision answered, by pressing what is on show."""

from typing import get_args

import pytest

from bot.engine import actions as a
from bot.engine import decisions as d
from bot.engine.games.classic import CLASSIC
from bot.engine.state import BANK, Auction, Claim, Debt

BROWN = ("mediterranean_avenue", "baltic_avenue")
BLUE = ("oriental_avenue", "vermont_avenue", "connecticut_avenue")
ROLL = (d.AwaitRoll, 0, {})
MANAGE = (d.AwaitManage, 0, {})
SCRIPTS = []


def script(action, answers=None):
    def keep(work):
        SCRIPTS.append(pytest.param(action, answers, work, id=work.__name__))
        return work

    return keep


def own(*deeds, offset=0, houses=0, mortgaged=False):
    """The turn's seat, or another one, owns these deeds."""

    def change(state):
        seat = (state.turn + offset) % len(state.seats)
        for deed in deeds:
            state.owners[deed] = seat
            if houses:
                state.own.buildings[deed] = houses
                state.own.houses -= houses
            if mortgaged:
                state.mortgaged.add(deed)

    return change


def both(*changes):
    def change(state):
        for it in changes:
            it(state)

    return change


@script(a.RollDice, d.AwaitRoll)
async def roll(world, classic):
    who, _ = await classic.position(ROLL)
    await world.press(who, "roll")


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


@script(a.Pay, d.AwaitDebt)
async def pay(world, classic):
    who, other = await classic.position((d.AwaitDebt, 0, {}), change=owe(250, 1))
    await world.press(who, "deeds")
    assert "$250" in world.said(who)
    assert other in world.said(who)
    assert "$1,500" in world.said(who)
    await world.press(who, "pay_go")


def owe(amount, creditor=None, cash=None):
    def change(state):
        to = BANK if creditor is None else (state.turn + creditor) % len(state.seats)
        state.debts.append(Debt(state.turn, to, amount, "rent" if creditor else "tax", "oriental_avenue"))
        if cash is not None:
            state.issued += cash - state.seats[state.turn].cash
            state.seats[state.turn].cash = cash

    return change


def jailed(state):
    state.seats[state.turn].jailed = 1
    state.seats[state.turn].at = 10


@script(a.Pay, d.AwaitRoll)
async def fine(world, classic):
    who, _ = await classic.position(ROLL, change=jailed)
    await world.press(who, "pay")
    assert not (await classic.state()).seats[(await classic.state()).turn].jailed


@script(a.UseCard, d.AwaitRoll)
async def use(world, classic):
    def card(state):
        pile = next(it for it in state.secret.piles.values() if any("jail_free" in name for name in it))
        name = next(name for name in pile if "jail_free" in name)
        pile.remove(name)
        state.seats[state.turn].cards.append(name)

    who, _ = await classic.position(ROLL, change=both(jailed, card))
    await world.press(who, "use")


@script(a.ClaimRent)
async def claim(world, classic):
    def due(state):
        state.number += 1
        other = 1 - state.turn
        state.owners["oriental_avenue"] = other
        state.claims.append(Claim(state.number, other, state.turn, "oriental_avenue", 6))

    _, other = await classic.position(ROLL, change=due)
    await world.press(other, "claim")


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
    who, _ = await classic.position((d.AwaitDebt, 0, {}), change=both(own(*BLUE, houses=2), owe(120, 1, cash=0)))
    await world.press(who, "sell")
    await world.choose(who, "sell", BLUE[1], slot="deed")
    assert "$150" in world.find(who, "sell_group").label
    await world.press(who, "sell_group")
    assert not (await classic.state()).own.buildings


@script(a.Mortgage)
async def mortgage(world, classic):
    who, _ = await classic.position((d.AwaitDebt, 0, {}), change=both(own(*BLUE), owe(120, 1, cash=0)))
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


async def offer(world, classic):
    who, other = await classic.position(MANAGE, change=own("oriental_avenue"))
    table = await world.table()
    await world.press(who, "trade")
    await world.choose(who, "trade_with", str(1 - table.state.turn))
    await world.choose(who, "trade_deeds", "oriental_avenue", slot="0")
    await world.press(who, "trade_side", "want")
    shown = await world.press(who, "trade_money")
    await world.fill(who, shown, amount="120")
    await world.press(who, "trade_send")
    return who, other


@script(a.ProposeTrade)
async def propose(world, classic):
    await offer(world, classic)
    state = await classic.state()
    assert state.offers[0].want.cash == 120
    assert state.offers[0].give.deeds == ("oriental_avenue",)


@script(a.AcceptTrade)
async def accept(world, classic):
    _, other = await offer(world, classic)
    await world.press(other, "accept")
    state = await classic.state()
    assert state.owners["oriental_avenue"] != state.turn


@script(a.RejectTrade)
async def reject(world, classic):
    _, other = await offer(world, classic)
    await world.press(other, "reject")


@script(a.WithdrawTrade)
async def withdraw(world, classic):
    who, _ = await offer(world, classic)
    await world.press(who, "withdraw")


@script(a.EndTurn, d.AwaitManage)
async def end(world, classic):
    who, _ = await classic.position(MANAGE)
    await world.press(who, "end")


@script(a.DeclareBankruptcy, d.AwaitDebt)
async def bankrupt(world, classic):
    who, _ = await classic.position((d.AwaitDebt, 0, {}), change=owe(2000))
    await world.press(who, "deeds")
    await world.press(who, "bankrupt", message=world.last(who).id)
    assert "out of the game" in world.said(who)
    await world.press(who, "bankrupt_go")


@script(a.Resign)
async def resign(world, classic):
    who, _ = await classic.position(MANAGE)
    await world.slash(who, "game resign")
    assert "out of the game" in world.said(who)
    await world.press(who, "resign_go")


@script(a.TimeUp)
async def time_up(world, classic):
    await classic.game("Ann", "Ben", settings={"time_limit": "1"})
    late = (await world.tables.entries((await world.table()).game_id, 0, 1))[0].at + 61
    world.tables._clock = lambda: late
    table = await world.table()
    await world.press(world.turn_of(table), "roll")
    assert (await classic.state()).own.time_up


def test_every_action_has_a_script():
    assert set(CLASSIC.handlers) == {it.values[0] for it in SCRIPTS}


def test_every_decision_is_answered_by_a_script():
    others = {d.AwaitDiscard, d.AwaitParking, d.AwaitRoles, d.AwaitAdjusting}
    assert set(get_args(d.Decision)) - others == {it.values[1] for it in SCRIPTS} - {None}


@pytest.mark.parametrize(("action", "answers", "work"), SCRIPTS)
async def test_presses_alone_make(world, classic, action, answers, work):
    del answers
    await work(world, classic)
    table = await world.table()
    made = [entry.action for entry in await world.tables.entries(table.game_id)]
    assert action in set(map(type, made)), made


@pytest.mark.parametrize(("action", "answers", "work"), SCRIPTS)
async def test_with_a_restart_between_any_two_presses_it_is_the_same(
    world, classic, action, answers, work, monkeypatch
):
    del answers
    use = type(world).use

    async def restarted(self, who, control, *values):
        if action is not a.TimeUp:
            await self.restart()
        return await use(self, who, control, *values)

    monkeypatch.setattr(type(world), "use", restarted)
    await work(world, classic)
    table = await world.table()
    assert action in {type(entry.action) for entry in await world.tables.entries(table.game_id)}
