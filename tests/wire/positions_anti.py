"""Games of Anti-Monopoly that stand at a chosen decision.

Owns the positions; they are written and read as all others are.
"""

from __future__ import annotations

from positions import wait, with_game

from bot.engine import decisions as d
from bot.engine.actions import Bundle
from bot.engine.state import BANK, Debt, Offer, State
from bot.engine.steps import ChooseRole, CloseHoldings, FirstTurn

anti = with_game("anti")


def _roles(state: State) -> None:
    """Roles are fixed: the turn's seat is a competitor."""
    state.round = 1
    state.own.roles[state.turn], state.own.roles[1 - state.turn] = "competitor", "monopolist"


@anti
def role(state: State) -> None:
    state.agenda[:] = [ChooseRole()]
    wait(state, d.AwaitChoice, what="role", why="role")


@anti
def swap(state: State) -> None:
    _roles(state)
    state.round = 0
    state.agenda[:] = [FirstTurn()]
    wait(state, d.AwaitRoles)
    wait(state, d.AwaitRoles, offset=1)


@anti
def tax(state: State) -> None:
    _roles(state)
    state.seats[state.turn].at = 4
    wait(state, d.AwaitChoice, what="tax", why="income_tax", count=200)


@anti
def street(state: State) -> None:
    _roles(state)
    state.owners["wilshire_blvd"] = state.turn
    wait(state, d.AwaitManage)


@anti
def adjust(state: State) -> None:
    _roles(state)
    state.own.time_up = True
    state.agenda[:] = [CloseHoldings()]
    wait(state, d.AwaitAdjusting)
    wait(state, d.AwaitAdjusting, offset=1)


@anti
def roll(state: State) -> None:
    _roles(state)
    wait(state, d.AwaitRoll)


@anti
def buy(state: State) -> None:
    _roles(state)
    state.seats[state.turn].at = 1
    wait(state, d.AwaitPurchase, deed="basin_st")


@anti
def debt(state: State) -> None:
    _roles(state)
    state.debts.append(Debt(state.turn, 1 - state.turn, 50, "rent"))
    wait(state, d.AwaitDebt)


@anti
def ruin(state: State) -> None:
    _roles(state)
    state.debts.append(Debt(state.turn, BANK, 50_000, "fine"))
    wait(state, d.AwaitDebt)


@anti
def manage(state: State) -> None:
    _roles(state)
    wait(state, d.AwaitManage)


@anti
def offer(state: State) -> None:
    manage(state)
    state.owners["basin_st"] = state.turn
    state.number += 1
    state.offers.append(Offer(state.number, state.turn, 1 - state.turn, Bundle(deeds=("basin_st",)), Bundle(cash=50)))
