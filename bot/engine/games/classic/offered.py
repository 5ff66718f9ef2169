"""What a seat of classic Monopoly may do now: the options behind buttons, panels and stand-ins."""

from typing import Final

from bot.engine.actions import Build, Mortgage, Redeem, Sell, Skip
from bot.engine.decisions import AwaitBuildings, AwaitChoice, AwaitPlacing, AwaitTransfer
from bot.engine.games.classic import levels, sales, sites, taxes, trading
from bot.engine.games.classic.owned import own_rules, own_state
from bot.engine.mechanics import answering, offering, purse
from bot.engine.mechanics.answering import ON_STREETS
from bot.engine.options import Exact, Option
from bot.engine.play import Answers, Game, Kinds
from bot.engine.rules import Rules
from bot.engine.state import State

SKIP = Exact(Skip())


def always(rules: Rules, state: State, seat: int, game: Game, kinds: Kinds) -> list[Option]:
    """What a living seat may do whatever waits, for actions of these kinds."""
    found: list[Option] = []
    if Mortgage in kinds or (Redeem in kinds and state.mortgaged):
        found += _deeds(rules, state, seat, kinds)
    if Build in kinds:
        found += _sites(rules, state, seat)
    if Sell in kinds:
        found += _sales(rules, state, seat)
    return found + answering.among_seats(rules, state, seat, game, kinds, trading.option)


# --- what answers a decision


def _choose(rules: Rules, state: State, _seat: int, decision: AwaitChoice, _game: Game) -> list[Option]:
    return [offering.choice(option) for option in taxes.choices(rules, state, decision)]


def _leave_mortgaged(*_: object) -> list[Option]:
    return [SKIP]


def _want(rules: Rules, state: State, seat: int, decision: AwaitBuildings, _game: Game) -> list[Option]:
    places = sites.places(rules, state, seat, decision.what)
    return [
        *(offering.build(deed.id) for deed in places if sites.fault(rules, state, seat, deed) is None),
        offering.PASS,
    ]


def _place(rules: Rules, state: State, seat: int, decision: AwaitPlacing, _game: Game) -> list[Option]:
    return [offering.build(deed.id) for deed in sites.places(rules, state, seat, decision.what)]


ANSWERS: Final[Answers] = {
    **ON_STREETS,
    AwaitChoice: _choose,
    AwaitTransfer: _leave_mortgaged,
    AwaitBuildings: _want,
    AwaitPlacing: _place,
}
"""What a seat may answer to each decision that classic Monopoly opens."""


# --- what is always open


def _deeds(rules: Rules, state: State, seat: int, kinds: Kinds) -> list[Option]:
    """Mortgaging what is free of buildings, redeeming what can be paid."""
    found: list[Option] = []
    deeds, mortgaged = rules.deeds, state.mortgaged
    cash = purse.free_cash(state, seat) if Redeem in kinds else 0
    mortgages = Mortgage in kinds
    held = own_state(state).buildings
    by_street = own_rules(rules).mortgage_clears == "street"
    built = {deeds[name].group for name in held} if mortgages and held and not by_street else ()
    for name, owner in state.owners.items():
        if owner == seat:
            if name in mortgaged:
                if deeds[name].redeem <= cash:
                    found.append(offering.redeem(name))
            elif mortgages and (not held or (name not in held if by_street else deeds[name].group not in built)):
                found.append(offering.mortgage(name))
    return found


def _sites(rules: Rules, state: State, seat: int) -> list[Option]:
    """Building where it is the time and the place for it."""
    if not sites.may_build_now(rules, state, seat):
        return []
    own, held = own_rules(rules), own_state(state)
    cash, limit = purse.free_cash(state, seat), own.houses_per_turn
    found: list[Option] = []
    for deed, steps in sites.heights_to_grow(rules, state, seat):
        if (
            deed.house <= cash
            and not (limit and held.built.get(deed.group, 0) >= limit)
            and not levels.lacks(own, held, steps, steps + 1)
        ):
            found.append(offering.build(deed.id))
    return found


def _sales(rules: Rules, state: State, seat: int) -> list[Option]:
    """Selling a building of each street, where that can be done, or all of a group at once."""
    own, held = own_rules(rules), own_state(state)
    found: list[Option] = []
    if not held.buildings or not sales.may_sell_now(rules, state, seat):
        return found
    for group in {rules.deeds[name].group: None for name in held.buildings if state.owners[name] == seat}:
        heights = levels.group_heights(rules, own, held, group)
        least = max(heights) if own.even_building else 1
        for name, steps in zip(rules.groups[group].deeds, heights, strict=True):
            if not steps:
                continue
            if steps >= least and (steps <= own.hotel_after or own.hotel_after <= held.houses):  # houses for the hotel
                found.append(offering.sell(name, group=False))
            found.append(offering.sell(name, group=True))
    return found
