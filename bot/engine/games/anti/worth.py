"""Wealth: cash, and what all unmortgaged deeds would bring if a token stood on each once (Anti-Monopoly, art. 25)."""

from bot.engine.games.anti import levels, rents
from bot.engine.games.anti.owned import own_state
from bot.engine.mechanics import debt
from bot.engine.mechanics.ownership import of_seat
from bot.engine.rules import Rules
from bot.engine.state import State
from bot.engine.view import View

TIME = "time"
"""How a two-hour game ends that was closed."""


def final(rules: Rules, state: State | View, seat: int) -> int:
    """A seat's wealth; where the walk has paid the income it is in the cash already."""
    cash = state.seats[seat].cash
    return cash if state.ending == TIME else cash + income(rules, state, seat)


def income(rules: Rules, state: State | View, seat: int) -> int:
    """What its deeds bring: as counted at the end, before that with the mean throw for utilities."""
    counted = own_state(state).income
    if counted:
        return counted[seat]
    return sum(
        rents.usual_rent(rules, state, rules.deeds[deed])
        for deed, owner in state.owners.items()
        if owner == seat and deed not in state.mortgaged
    )


def raisable(rules: Rules, state: State, seat: int) -> int:
    """The cash a seat could have by returning all buildings and mortgaging every deed."""
    held = own_state(state).buildings
    returned = sum(levels.resale(rules, deed, held[deed]) for deed in of_seat(state, seat) if deed in held)
    return debt.raisable(rules, state, seat) + returned


def winners(rules: Rules, state: State) -> tuple[int, ...]:
    """The wealthiest of the living seats; a tie is shared."""
    worths = {seat: final(rules, state, seat) for seat, it in enumerate(state.seats) if not it.bankrupt}
    best = max(worths.values(), default=0)
    return tuple(seat for seat, worth in worths.items() if worth == best)
