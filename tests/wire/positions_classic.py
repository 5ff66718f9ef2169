"""Games of classic Monopoly that stand at a chosen decision.

Owns the positions; they are written and read as all others are.
"""

from __future__ import annotations

from positions import wait, with_game

from bot.engine import decisions as d
from bot.engine.state import BANK, Auction, Debt, State

BLUE = ("oriental_avenue", "vermont_avenue", "connecticut_avenue")
classic = with_game("classic")


def _own(state: State, *deeds: str, mortgaged: bool = False) -> None:
    for deed in deeds:
        state.owners[deed] = state.turn
        if mortgaged:
            state.mortgaged.add(deed)


def _owe(state: State, amount: int, creditor: int, cash: int | None = None) -> None:
    state.debts.append(Debt(state.turn, creditor, amount, "rent"))
    if cash is not None:
        state.issued += cash - state.seats[state.turn].cash
        state.seats[state.turn].cash = cash
    wait(state, d.AwaitDebt)


@classic
def roll(state: State) -> None:
    wait(state, d.AwaitRoll)


@classic
def jail(state: State) -> None:
    state.seats[state.turn].jailed, state.seats[state.turn].at = 1, 10
    wait(state, d.AwaitRoll)


@classic
def buy(state: State) -> None:
    state.seats[state.turn].at = 6
    wait(state, d.AwaitPurchase, deed="oriental_avenue")


@classic
def auction(state: State) -> None:
    state.auction = Auction("oriental_avenue")
    state.number += 1
    state.waiting.append(d.AwaitAuction(state.number, (0, 1), "oriental_avenue"))


@classic
def debt(state: State) -> None:
    _owe(state, 50, 1 - state.turn)


@classic
def mortgage(state: State) -> None:
    _own(state, *BLUE)
    _owe(state, 120, 1 - state.turn, cash=0)


@classic
def ruin(state: State) -> None:
    _owe(state, 50_000, BANK)


@classic
def street(state: State) -> None:
    _own(state, *BLUE)
    wait(state, d.AwaitManage)


@classic
def manage(state: State) -> None:
    wait(state, d.AwaitManage)


@classic
def transfer(state: State) -> None:
    _own(state, "boardwalk", mortgaged=True)
    wait(state, d.AwaitTransfer, deeds=("boardwalk",))
