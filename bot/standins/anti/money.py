"""A stand-in's money: buying, investing what it can spare where it brings most, raising what it owes in the least harmful way."""

from typing import Final

from bot.engine.actions import Action, Build, Mortgage, Redeem, Sell
from bot.engine.decisions import AwaitPurchase
from bot.engine.games.anti import cities
from bot.engine.games.anti.owned import own_state
from bot.engine.games.anti.roles import MONOPOLIST, role_of
from bot.engine.options import Option
from bot.engine.play import NO_KINDS, Kinds
from bot.engine.state import State
from bot.engine.view import View
from bot.standins import picking
from bot.standins.anti import danger, dealing
from bot.standins.anti.dealing import Dealing
from bot.standins.anti.lore import Lore
from bot.standins.deals import others_left

INVESTING: Final[Kinds] = frozenset({Build, Redeem})

PATIENCE: Final = 20
"""Rounds of lost rent that a way of raising money is judged by."""


def purchase(_view: View, _lore: Lore, _seat: int, _decision: AwaitPurchase, options: list[Option]) -> Action | None:
    """Buy whatever can be paid: a deed earns from the first landing on, half its price can be had back, and no other gets it."""
    return picking.buy(options)


def invest(view: View, lore: Lore, seat: int, options: list[Option]) -> Dealing | None:
    """The building or the lifting of a mortgage that brings most for its cost, out of what can be spared."""
    spare = danger.spare(view, lore, seat, lore.dearest)
    paid = [
        action
        for action in dealing.offered(options)
        if isinstance(action, Build | Redeem) and dealing.cost(lore, action) <= spare
    ]
    gain = dealing.gains(view, lore, seat, lore.often)
    return max(paid, key=lambda it: gain(it) / dealing.cost(lore, it), default=None)


def investments(state: State, lore: Lore, seat: int) -> Kinds:
    """What a seat may have the cash for, a building or lifting a mortgage; says too much rather than too little."""
    least = _cheapest(state, lore, seat, state.seats[seat].cash - danger.LEAST)
    return INVESTING if least is not None and least <= danger.spare(state, lore, seat, lore.dearest) else NO_KINDS


def _cheapest(state: State, lore: Lore, seat: int, most: int) -> int | None:
    """The least, and no more than `most`, that a building or lifting a mortgage costs a seat now; None where there is neither."""
    rules, mortgaged, levels = lore.rules, state.mortgaged, own_state(state).buildings
    role = role_of(state, seat)
    top, found = lore.top[role], None
    for name, owner in state.owners.items():
        if owner != seat:
            continue
        deed = rules.deeds[name]
        price = deed.redeem if name in mortgaged else deed.house
        if not price or price > most or (found is not None and price >= found):
            continue
        if name in mortgaged or (
            levels.get(name, 0) < top
            and (role != MONOPOLIST or cities.working(rules, state, seat, deed.group) >= cities.NEEDED)
        ):
            found = price
    return found


def settle(view: View, lore: Lore, seat: int, options: list[Option]) -> Action | None:
    """Pay a debt, raise money for it, or give up where all one has would not do."""
    rounds = others_left(view) * PATIENCE

    def least_harm(mortgages: list[Mortgage], sales: list[Sell], lack: int) -> Action | None:
        ways: list[Mortgage | Sell] = [*mortgages, *[sale for sale in sales if not sale.group]]
        gain = dealing.gains(view, lore, seat, lore.often)
        return min(ways, key=lambda way: _harm(lore, way, -gain(way) * rounds, lack), default=None)

    return picking.settle(view, seat, options, least_harm)


def _harm(lore: Lore, way: Mortgage | Sell, lost: float, lack: int) -> float:
    """The rent that is lost for a while and what it costs to undo it, for each coin that helps."""
    deed = lore.rules.deeds[way.deed]
    brings = -dealing.cost(lore, way)
    undone = deed.redeem if isinstance(way, Mortgage) else deed.house * way.count
    return (lost + undone - brings) / max(min(brings, lack), 1)
