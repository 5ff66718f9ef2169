"""Paying what is owed, and giving up.

A debt that waited is paid whole, the front one first. A seat that could still raise all it owes may not give up.
"""

from bot.engine.decisions import AwaitDebt, AwaitRoll
from bot.engine.events import MoneyPaid
from bot.engine.mechanics import detention, estate, purse
from bot.engine.mechanics.ownership import of_seat
from bot.engine.play import Play
from bot.engine.refusal import Refused
from bot.engine.rules import Rules
from bot.engine.state import State


def pay(play: Play, seat: int, _action: object) -> None:
    """Pay the front debt, or else the jail fine before the throw."""
    state = play.state
    play.need_living(seat)
    owed = purse.debts_of(state, seat)
    if not owed:
        detention.pay_fine(play, seat)
        return
    debt = owed[0]
    have = purse.free_cash(state, seat)
    if have < debt.amount:
        raise Refused("short_of_cash", need=debt.amount, have=have)
    purse.transfer(play, seat, debt.creditor, debt.amount)
    state.debts.remove(debt)
    play.say(MoneyPaid(seat, debt.creditor, debt.amount, debt.why, debt.about))
    play.game.paid(play, debt.creditor, debt.amount, debt.why)
    decision = play.need(AwaitDebt, seat)
    if len(owed) > 1:
        play.renumber(decision)
    else:
        play.close(decision)


def can_pay(rules: Rules, state: State, seat: int) -> bool:
    """Whether `pay` has something to pay now, and the cash for it."""
    for debt in state.debts:
        if debt.debtor == seat:
            return purse.free_cash(state, seat) >= debt.amount
    throws = any(type(decision) is AwaitRoll and seat in decision.seats for decision in state.waiting)
    return throws and bool(state.seats[seat].jailed) and purse.free_cash(state, seat) >= rules.jail.fine


def raisable(rules: Rules, state: State, seat: int) -> int:
    """The cash a seat could have by mortgaging every deed it owns."""
    unmortgaged = (rules.deeds[deed] for deed in of_seat(state, seat) if deed not in state.mortgaged)
    return purse.free_cash(state, seat) + sum(deed.mortgage for deed in unmortgaged)


def owed_in_all(state: State, seat: int) -> int:
    """All that a seat owes."""
    return sum([debt.amount for debt in state.debts if debt.debtor == seat])


def declare_bankruptcy(play: Play, seat: int, _action: object) -> None:
    """Give up before a debt that can't be raised; the front creditor inherits."""
    state = play.state
    play.seat(seat)
    owed = purse.debts_of(state, seat)
    if not owed:
        raise Refused("wrong_moment")
    could = play.game.raisable(play.rules, state, seat)
    if could >= owed_in_all(state, seat):
        raise Refused("can_still_raise", amount=could, owed=owed_in_all(state, seat))
    estate.wind_up(play, seat, owed[0].creditor, resigned=False)
