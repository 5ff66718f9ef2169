"""Money: it moves between purses, or comes from and goes back to the bank, and nowhere else.

`State.issued` is the bank's ledger; all purses together always equal it. What a seat owes and can't pay waits in
`State.debts`, in the order it arose, until the seat pays, or goes bankrupt.
"""

from bot.engine.decisions import AwaitDebt
from bot.engine.events import DebtArose, MoneyPaid, MoneyReceived
from bot.engine.play import Play
from bot.engine.state import BANK, Debt, State


def free_cash(state: State, seat: int) -> int:
    """The cash a seat can spend: the bid it leads an auction with stays covered."""
    cash = state.seats[seat].cash
    auction = state.auction
    return cash - auction.bid if auction is not None and auction.leader == seat else cash


def from_bank(play: Play, seat: int, amount: int) -> None:
    """The bank hands out money; it never runs out."""
    play.state.seats[seat].cash += amount
    play.state.issued += amount


def to_bank(play: Play, seat: int, amount: int) -> None:
    """A seat hands money to the bank; the caller has checked that it is there."""
    play.state.seats[seat].cash -= amount
    play.state.issued -= amount


def transfer(play: Play, payer: int, to: int, amount: int) -> None:
    """Money goes to a seat or to the bank; the caller has checked that it is there."""
    if to == BANK:
        to_bank(play, payer, amount)
    else:
        play.state.seats[payer].cash -= amount
        play.state.seats[to].cash += amount


def receive(play: Play, seat: int, amount: int, why: str) -> None:
    """The bank pays a seat, and it is told."""
    from_bank(play, seat, amount)
    play.say(MoneyReceived(seat, amount, why))


def debts_of(state: State, seat: int) -> list[Debt]:
    """What a seat owes, the front debt first."""
    return [debt for debt in state.debts if debt.debtor == seat]


def charge(play: Play, debtor: int, creditor: int, amount: int, why: str, about: str = "") -> None:
    """A forced payment: made at once where cash covers it and nothing else waits, else a debt that waits."""
    state = play.state
    if amount <= 0:
        return
    waiting = play.waits(AwaitDebt, debtor) if state.debts else None
    if waiting is None and free_cash(state, debtor) >= amount:
        transfer(play, debtor, creditor, amount)
        play.say(MoneyPaid(debtor, creditor, amount, why, about))
        play.game.paid(play, creditor, amount, why)
        return
    state.debts.append(Debt(debtor, creditor, amount, why, about))
    play.say(DebtArose(debtor, creditor, amount, why, about))
    if waiting is None:
        play.open(AwaitDebt(0, (debtor,)))
