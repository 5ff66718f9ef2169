"""Games of classic Monopoly that stand at a chosen decision.

Owns the positions; they are written and read as all others are.
"""

from __future__ import annotations

from positions import wait, with_game

from bot.engine import decisions as d
from bot.engine.actions import Bundle
from bot.engine.state import BANK, Auction, Debt, Offer, State, Want, Window

BROWN = ("mediterranean_avenue", "baltic_avenue")
BLUE = ("oriental_avenue", "vermont_avenue", "connecticut_avenue")
classic = with_game("classic")
scarce = with_game("classic", houses="1")


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


@classic
def offer(state: State) -> None:
    _own(state, "boardwalk")
    wait(state, d.AwaitManage)
    state.number += 1
    state.offers.append(Offer(state.number, state.turn, 1 - state.turn, Bundle(deeds=("boardwalk",)), Bundle(cash=400)))


@with_game("classic", tax_era="1935")
def tax(state: State) -> None:
    state.seats[state.turn].at = 4
    wait(state, d.AwaitChoice, what="tax", why="income_tax", count=200)


@with_game("classic", speed_die="true")
def bus(state: State) -> None:
    state.throw = (2, 5, 4)
    wait(state, d.AwaitChoice, what="bus", why="speed_die")


@with_game("classic", speed_die="true")
def anywhere(state: State) -> None:
    state.throw = (2, 2, 2)
    wait(state, d.AwaitChoice, what="anywhere", why="speed_die")


def _short(state: State) -> None:
    """One house is left, and both seats could build."""
    _own(state, *BROWN)
    state.owners.update(dict.fromkeys(BLUE, 1 - state.turn))


@scarce
def window(state: State) -> None:
    _short(state)
    state.own.window = Window("house", {state.turn: Want(BROWN[0], 1)})
    wait(state, d.AwaitBuildings, offset=1, what="house")


@scarce
def placing(state: State) -> None:
    _short(state)
    state.own.window = Window("house", {state.turn: Want(BROWN[0], 1)}, "placing")
    wait(state, d.AwaitPlacing, what="house")
