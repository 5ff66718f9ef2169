"""Which moment it is: before the first turn, in a turn, or at the closing of a two-hour game; and who may then deal with the bank."""

from bot.engine.decisions import AwaitAdjusting
from bot.engine.mechanics import purse
from bot.engine.state import State
from bot.engine.steps import CloseHoldings


def closing(state: State) -> bool:
    """Whether the last turn is over and holdings are closed."""
    return any(type(step) is CloseHoldings for step in state.agenda)


def adjusting(state: State) -> list[int]:
    """The seats that still adjust their holdings."""
    return [decision.seats[0] for decision in state.waiting if type(decision) is AwaitAdjusting]


def may_build(state: State, seat: int) -> bool:
    """Whether a seat may build: in its own turn, or while it adjusts its holdings; not in debt."""
    if not state.round or (state.debts and purse.debts_of(state, seat)):
        return False
    return seat in adjusting(state) if closing(state) else seat == state.turn


def may_deal(state: State, seat: int) -> bool:
    """Whether a seat may return, mortgage and redeem: until it has closed its holdings; who owes may always raise money."""
    return not closing(state) or seat in adjusting(state) or bool(purse.debts_of(state, seat))


def may_trade(state: State) -> bool:
    """Whether seats may deal with each other."""
    return bool(state.round) and not closing(state)
