"""What a seat is worth: at the end of a game, for the older income tax, and in cash that it could raise."""

from bot.engine.games.classic import levels
from bot.engine.games.classic.owned import own_rules, own_state
from bot.engine.mechanics import purse
from bot.engine.rules import Rules
from bot.engine.state import State
from bot.engine.view import View


def final(rules: Rules, state: State | View, seat: int) -> int:
    """Cash, printed prices (mortgaged: half), and buildings at what they cost."""
    return _worth(rules, state, seat, halved=True)


def for_tax(rules: Rules, state: State | View, seat: int) -> int:
    """The same with mortgaged deeds at their full price."""
    return _worth(rules, state, seat, halved=False)


def _worth(rules: Rules, state: State | View, seat: int, *, halved: bool) -> int:
    own, held = own_rules(rules), own_state(state)
    total = state.seats[seat].cash
    for name, owner in state.owners.items():
        if owner == seat:
            price = rules.deeds[name].price
            total += price // 2 if halved and name in state.mortgaged else price
            if name in held.buildings:
                total += levels.price_of(rules, own, held, name)
    return total


def raisable(rules: Rules, state: State, seat: int) -> int:
    """The cash a seat could have by selling all buildings and mortgaging every deed; jail cards don't count."""
    own, held = own_rules(rules), own_state(state)
    deeds, mortgaged, owners = rules.deeds, state.mortgaged, state.owners
    total = purse.free_cash(state, seat)
    for name, owner in owners.items():
        if owner == seat and name not in mortgaged:
            total += deeds[name].mortgage
    for name in held.buildings:
        if owners[name] == seat:
            total += levels.resale_of(rules, own, name, levels.height_of(own, held, name))
    return total


def winners(rules: Rules, state: State) -> tuple[int, ...]:
    """The richest of the living seats; a tie is shared."""
    worths = {seat: final(rules, state, seat) for seat, it in enumerate(state.seats) if not it.bankrupt}
    best = max(worths.values(), default=0)
    return tuple(seat for seat, worth in worths.items() if worth == best)
