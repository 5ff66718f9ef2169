"""Scripts that press their way to an action, and what the scripts of street games share: changes of a position, and plain moves.

Owns: the list of a game's scripts, the two ways in which each is run, and the scripts that are the same in every game of streets.
"""

import pytest

from bot.engine import actions as a
from bot.engine import decisions as d
from bot.engine.state import BANK, Claim, ClassicState, Debt

ROLL = (d.AwaitRoll, 0, {})
MANAGE = (d.AwaitManage, 0, {})
DEBT = (d.AwaitDebt, 0, {})


# --- changes of a position


def own(*deeds, offset=0, houses=0, mortgaged=False):
    """The turn's seat, or another one, owns these deeds."""

    def change(state):
        seat = (state.turn + offset) % len(state.seats)
        for deed in deeds:
            state.owners[deed] = seat
            if houses:
                state.own.buildings[deed] = houses
                if isinstance(state.own, ClassicState):
                    state.own.houses -= houses
            if mortgaged:
                state.mortgaged.add(deed)

    return change


def both(*changes):
    def change(state):
        for it in changes:
            it(state)

    return change


def owe(amount, creditor=None, cash=None):
    """The turn's seat owes so much to a seat so many steps on, or to the bank; and it has no more than this cash."""

    def change(state):
        to = BANK if creditor is None else (state.turn + creditor) % len(state.seats)
        state.debts.append(Debt(state.turn, to, amount, "rent" if creditor else "tax"))
        if cash is not None:
            state.issued += cash - state.seats[state.turn].cash
            state.seats[state.turn].cash = cash

    return change


def held(state):
    """The turn's seat is held on the corner."""
    state.seats[state.turn].jailed = 1
    state.seats[state.turn].at = 10


# --- scripts


class Scripts:
    """The scripts of a game; `street` is a deed that those which games share are about."""

    def __init__(self, street):
        self.street = street
        self.params = []
        for action, answers, work in SHARED:
            self.add(action, answers, work, lambda world, crew, work=work: work(world, crew, street))

    def add(self, action, answers, work, run):
        self.params.append(pytest.param(action, answers, run, id=work.__name__))

    def __call__(self, action, answers=None):
        def keep(work):
            self.add(action, answers, work, work)
            return work

        return keep

    @property
    def actions(self):
        return {it.values[0] for it in self.params}

    @property
    def decisions(self):
        return {it.values[1] for it in self.params} - {None}


async def makes(world, crew, action, work):
    """Run a script; the log must hold its action afterwards."""
    await work(world, crew)
    table = await world.table()
    made = {type(entry.action) for entry in await world.tables.entries(table.game_id)}
    assert action in made, made


def restart_at_every_press(world, monkeypatch):
    """From now on a new process serves each press."""
    use = type(world).use

    async def restarted(self, who, control, *values):
        await self.restart()
        return await use(self, who, control, *values)

    monkeypatch.setattr(type(world), "use", restarted)


# --- those that are the same in every game of streets

SHARED = []


def shared(action, answers=None):
    def keep(work):
        SHARED.append((action, answers, work))
        return work

    return keep


@shared(a.RollDice, d.AwaitRoll)
async def roll(world, crew, street):
    who, _ = await crew.position(ROLL)
    await world.press(who, "roll")


@shared(a.Pay, d.AwaitDebt)
async def pay(world, crew, street):
    who, other = await crew.position(DEBT, change=owe(250, 1))
    await world.press(who, "deeds")
    said = world.said(who)
    assert "$250" in said
    assert other in said
    assert "$1,500" in said
    await world.press(who, "pay_go")
    assert not (await crew.state()).debts


@shared(a.Pay, d.AwaitRoll)
async def fine(world, crew, street):
    who, _ = await crew.position(ROLL, change=held)
    assert "$50" in world.find(who, "pay").label
    await world.press(who, "pay")
    state = await crew.state()
    assert not state.seats[state.turn].jailed


@shared(a.ClaimRent)
async def claim(world, crew, street):
    def due(state):
        state.number += 1
        other = 1 - state.turn
        state.owners[street] = other
        state.claims.append(Claim(state.number, other, state.turn, street, 6))

    _, other = await crew.position(ROLL, change=due)
    await world.press(other, "claim")


async def offer(world, crew, street):
    who, other = await crew.position(MANAGE, change=own(street))
    table = await world.table()
    await world.press(who, "trade")
    await world.choose(who, "trade_with", str(1 - table.state.turn))
    await world.choose(who, "trade_deeds", street, slot="0")
    await world.press(who, "trade_side", "want")
    shown = await world.press(who, "trade_money")
    await world.fill(who, shown, amount="120")
    await world.press(who, "trade_send")
    return who, other


@shared(a.ProposeTrade)
async def propose(world, crew, street):
    await offer(world, crew, street)
    state = await crew.state()
    assert state.offers[0].want.cash == 120
    assert state.offers[0].give.deeds == (street,)


@shared(a.AcceptTrade)
async def accept(world, crew, street):
    _, other = await offer(world, crew, street)
    await world.press(other, "accept")
    state = await crew.state()
    assert state.owners[street] != state.turn


@shared(a.RejectTrade)
async def reject(world, crew, street):
    _, other = await offer(world, crew, street)
    await world.press(other, "reject")


@shared(a.WithdrawTrade)
async def withdraw(world, crew, street):
    who, _ = await offer(world, crew, street)
    await world.press(who, "withdraw")


@shared(a.EndTurn, d.AwaitManage)
async def end(world, crew, street):
    who, _ = await crew.position(MANAGE)
    await world.press(who, "end")


@shared(a.DeclareBankruptcy, d.AwaitDebt)
async def bankrupt(world, crew, street):
    who, _ = await crew.position(DEBT, change=owe(2000))
    await world.press(who, "deeds")
    await world.press(who, "bankrupt", message=world.last(who).id)
    assert "out of the game" in world.said(who)
    await world.press(who, "bankrupt_go")


@shared(a.Resign)
async def resign(world, crew, street):
    who, _ = await crew.position(MANAGE)
    await world.slash(who, "game resign")
    assert "out of the game" in world.said(who)
    await world.press(who, "resign_go")
