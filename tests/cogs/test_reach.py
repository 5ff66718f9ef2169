"""Every action can be made, and every decision answered, by pressing what is on show.

Each script brings a two-seat game into a position and then only presses; the log tells which action came of it.
"""

from typing import get_args

import pytest

from bot.engine import actions as a
from bot.engine import decisions as d
from bot.engine.games.builder import BUILDER
from bot.engine.state import BANK, Auction, Claim, Debt
from bot.engine.steps import OpenManage

SCRIPTS = {}


def script(action, answers=None):
    def keep(work):
        SCRIPTS[action] = (work, answers)
        return work

    return keep


async def position(world, *decisions, change=None):
    """A game in which just these decisions wait, each given as `kind, seat offset from the turn, fields`."""
    await world.game("Ann", "Ben")

    def alter(state):
        state.agenda[:] = [OpenManage()]
        state.waiting.clear()
        for kind, offset, fields in decisions:
            state.number += 1
            state.waiting.append(kind(number=state.number, seats=((state.turn + offset) % 2,), **fields))
        if change is not None:
            change(state)

    table = await world.put(alter)
    return world.turn_of(table), world.other(table)


def chips(state, seat, **counts):
    for colour in state.own.bank:
        state.own.bank[colour] += state.own.chips[seat][colour]
        state.own.chips[seat][colour] = counts.get(colour, 0)
        state.own.bank[colour] -= counts.get(colour, 0)


def hand(**counts):
    return lambda state: chips(state, state.turn, **counts)


ROLL = (d.AwaitRoll, 0, {})
MANAGE = (d.AwaitManage, 0, {})


@script(a.RollDice, d.AwaitRoll)
async def roll(world):
    who, _ = await position(world, ROLL)
    await world.press(who, "roll")


@script(a.BuyDeed, d.AwaitPurchase)
async def buy(world):
    who, _ = await position(world, (d.AwaitPurchase, 0, {"deed": "oriental"}))
    await world.press(who, "buy")


@script(a.DeclineDeed)
async def decline(world):
    who, _ = await position(world, (d.AwaitPurchase, 0, {"deed": "oriental"}))
    await world.press(who, "decline")


async def auction(world):
    def open_auction(state):
        state.auction = Auction("oriental")
        state.number += 1
        state.waiting.append(d.AwaitAuction(state.number, (0, 1), "oriental"))

    return await position(world, change=open_auction)


@script(a.PlaceBid, d.AwaitAuction)
async def bid(world):
    who, other = await auction(world)
    await world.press(who, "bid")
    shown = await world.press(other, "bid_ask")
    await world.fill(other, shown, amount="40M")
    assert (await world.table()).state.auction.bid == 40


@script(a.SetMaximum)
async def maximum(world):
    who, _ = await auction(world)
    shown = await world.press(who, "upto_ask")
    done = await world.fill(who, shown, amount="200")
    assert "200M" in world.texts(done.followups[-1]._message)
    assert done.followups[-1].ephemeral
    assert "200M" not in "".join(world.texts(it) for it in world.messages())


@script(a.PassAuction)
async def leave_auction(world):
    who, _ = await auction(world)
    await world.press(who, "pass")


@script(a.Pay, d.AwaitDebt)
async def pay(world):
    def owe(state):
        state.debts.append(Debt(state.turn, 1 - state.turn, 50, "rent", "oriental"))

    who, _ = await position(world, (d.AwaitDebt, 0, {}), change=owe)
    await world.press(who, "pay")


@script(a.UseCard)
async def use(world):
    def jail(state):
        state.seats[state.turn].jailed = 1
        state.seats[state.turn].at = 8
        state.seats[state.turn].cards.append("get_out_of_jail_free")
        state.secret.piles["chance"].remove("get_out_of_jail_free")

    who, _ = await position(world, ROLL, change=jail)
    assert world.find(who, "pay")
    await world.press(who, "use")


@script(a.ClaimRent)
async def claim(world):
    def owe(state):
        state.number += 1
        state.owners["oriental"] = 1 - state.turn
        state.claims.append(Claim(state.number, 1 - state.turn, state.turn, "oriental", 50))

    _, other = await position(world, ROLL, change=owe)
    await world.press(other, "claim")


@script(a.Build, d.AwaitManage)
async def build(world):
    who, _ = await position(world, MANAGE, change=hand(red=2, green=2, yellow=1))
    await world.press(who, "build")
    await world.choose(who, "build", "b2", slot="cell")
    await world.choose(who, "build", "green=1+red=1", slot="pay")
    await world.press(who, "build_go")
    table = await world.table()
    assert table.state.own.heights == {"b2": 1}
    assert "Built" in world.said(who)


def owned(state):
    state.owners["oriental"] = state.turn


@script(a.Mortgage)
async def mortgage(world):
    who, _ = await position(world, MANAGE, change=owned)
    await world.press(who, "deeds")
    await world.choose(who, "deeds", "oriental", slot="mortgage")
    await world.press(who, "mortgage_go")


@script(a.Redeem)
async def redeem(world):
    def pledged(state):
        owned(state)
        state.mortgaged.add("oriental")

    who, _ = await position(world, MANAGE, change=pledged)
    await world.press(who, "deeds")
    await world.choose(who, "deeds", "oriental", slot="redeem")
    await world.press(who, "redeem_go")


async def offer(world):
    who, other = await position(world, MANAGE, change=owned)
    table = await world.table()
    await world.press(who, "trade")
    await world.choose(who, "trade_with", str(1 - table.state.turn))
    await world.choose(who, "trade_deeds", "oriental", slot="0")
    await world.press(who, "trade_side", "want")
    shown = await world.press(who, "trade_money")
    await world.fill(who, shown, amount="120")
    await world.press(who, "trade_send")
    return who, other


@script(a.ProposeTrade)
async def propose(world):
    _, other = await offer(world)
    table = await world.table()
    assert table.state.offers[0].give.deeds == ("oriental",)
    assert table.state.offers[0].want.cash == 120
    public = world.messages()[-1]
    assert public.mention_user_ids == [world.people[other].id]
    assert "would own" in world.texts(public)


@script(a.AcceptTrade)
async def accept(world):
    who, other = await offer(world)
    await world.press(who, "accept")
    assert other in world.said(who)
    await world.press(other, "accept")
    table = await world.table()
    assert table.members[table.state.owners["oriental"]].name == other
    assert not [it for it in world.controls() if it.ref.verb == "accept"]


@script(a.RejectTrade)
async def reject(world):
    _, other = await offer(world)
    await world.press(other, "reject")


@script(a.WithdrawTrade)
async def withdraw(world):
    who, other = await offer(world)
    await world.press(other, "withdraw")
    assert who in world.said(other)
    await world.press(who, "withdraw")


@script(a.Discard, d.AwaitDiscard)
async def discard(world):
    who, _ = await position(world, (d.AwaitDiscard, 0, {"count": 2}), change=hand(red=4, green=4))
    await world.press(who, "discard")
    await world.choose(who, "discard", "1", slot="chips.red")
    await world.choose(who, "discard", "1", slot="chips.green")
    await world.press(who, "discard_go")


@script(a.Choose, d.AwaitChoice)
async def choose(world):
    who, _ = await position(world, (d.AwaitChoice, 0, {"what": "take", "why": "take_any_2", "count": 2}))
    await world.press(who, "choose")
    await world.choose(who, "choose", "2", slot="chips.yellow")
    await world.press(who, "choose_go")


@script(a.SwapParking, d.AwaitParking)
async def parking(world):
    who, _ = await position(world, (d.AwaitParking, 0, {}), change=hand(red=2, green=1))
    await world.press(who, "swap")
    await world.choose(who, "swap", "2", slot="give.red")
    await world.choose(who, "swap", "yellow", slot="take")
    await world.press(who, "swap_go")


@script(a.SwapBank)
async def bank(world):
    who, _ = await position(world, MANAGE, change=hand(red=5))
    await world.press(who, "bank")
    await world.choose(who, "bank", "yellow", slot="take")
    await world.press(who, "bank_go")


@script(a.ForceTrade)
async def force(world):
    def card(state):
        chips(state, state.turn, red=1)
        chips(state, 1 - state.turn, green=1, yellow=1)
        state.seats[state.turn].cards.append("forced_trade")
        state.secret.piles["chance"].remove("forced_trade")

    who, _ = await position(world, MANAGE, change=card)
    await world.press(who, "force")
    await world.choose(who, "force", "green", slot="take")
    await world.press(who, "force_go")


@script(a.Skip)
async def skip(world):
    who, _ = await position(world, (d.AwaitParking, 0, {}), change=hand(red=2, green=1))
    await world.press(who, "skip")


@script(a.EndTurn)
async def end(world):
    who, _ = await position(world, MANAGE)
    await world.press(who, "end")


@script(a.DeclareBankruptcy)
async def bankrupt(world):
    def owe(state):
        state.debts.append(Debt(state.turn, BANK, 5000, "fine"))

    who, other = await position(world, (d.AwaitDebt, 0, {}), change=owe)
    await world.press(other, "bankrupt")
    assert who in world.said(other)
    await world.press(who, "deeds")
    assert "5,000M" in world.said(who)
    await world.press(who, "bankrupt")
    serial = (await world.table()).serial
    assert "?" in world.said(who)
    assert (await world.table()).serial == serial
    await world.press(who, "bankrupt_go")


@script(a.Resign)
async def resign(world):
    who, _ = await position(world, MANAGE)
    await world.slash(who, "game resign")
    await world.press(who, "resign_go")


def test_every_action_has_a_script():
    assert set(BUILDER.handlers) == set(SCRIPTS)


def test_every_decision_is_answered_by_a_script():
    others = {d.AwaitTransfer, d.AwaitBuildings, d.AwaitPlacing, d.AwaitRoles, d.AwaitAdjusting}
    assert set(get_args(d.Decision)) - others == {answers for _, answers in SCRIPTS.values() if answers}


@pytest.mark.parametrize("action", SCRIPTS, ids=lambda it: it.__name__)
async def test_presses_alone_make(world, action):
    work, _ = SCRIPTS[action]
    await work(world)
    table = await world.table()
    made = [entry.action for entry in await world.tables.entries(table.game_id)]
    assert action in set(map(type, made)), made


@pytest.mark.parametrize("action", SCRIPTS, ids=lambda it: it.__name__)
async def test_with_a_restart_between_any_two_presses_it_is_the_same(world, action, monkeypatch):
    use = type(world).use

    async def restarted(self, who, control, *values):
        await self.restart()
        return await use(self, who, control, *values)

    monkeypatch.setattr(type(world), "use", restarted)
    work, _ = SCRIPTS[action]
    await work(world)
    table = await world.table()
    assert action in {type(entry.action) for entry in await world.tables.entries(table.game_id)}
