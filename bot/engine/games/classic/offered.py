"""What a seat of classic Monopoly may do now: the options behind buttons, panels and stand-ins."""

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any, Final

from bot.engine.actions import (
    Build,
    Choose,
    Mortgage,
    ProposeTrade,
    Redeem,
    Resign,
    Sell,
    Skip,
)
from bot.engine.decisions import (
    AwaitAuction,
    AwaitBuildings,
    AwaitChoice,
    AwaitDebt,
    AwaitManage,
    AwaitPlacing,
    AwaitPurchase,
    AwaitRoll,
    AwaitTransfer,
)
from bot.engine.games.classic import levels, sales, sites, taxes, trading, turns
from bot.engine.games.classic.owned import own_rules, own_state
from bot.engine.mechanics import offering, purse
from bot.engine.options import Exact, Option
from bot.engine.play import Game, Kinds, Play
from bot.engine.rules import Rules
from bot.engine.state import State

SKIP = Exact(Skip())


def asked(rules: Rules, state: State, seat: int, game: Game, also: Kinds) -> list[Option]:
    """What a living seat may answer to the decisions that wait for it, then what is always open for actions of these kinds."""
    found: list[Option] = []
    for decision in state.waiting:
        if seat in decision.seats:
            answers = _ANSWERS[type(decision)](rules, state, seat, decision, game)
            found = found + answers if found else answers
    return found + _always(rules, state, seat, game, also) if also else found


def _always(rules: Rules, state: State, seat: int, game: Game, kinds: Kinds) -> list[Option]:
    found: list[Option] = []
    if Mortgage in kinds or (Redeem in kinds and state.mortgaged):
        found += _deeds(rules, state, seat, kinds)
    if Build in kinds:
        found += _sites(rules, state, seat)
    if Sell in kinds:
        found += _sales(rules, state, seat)
    if state.offers or state.claims:
        found += offering.between_seats(Play(rules, state, game), seat, kinds)
    offer = trading.option(Play(rules, state, game), seat) if ProposeTrade in kinds else None
    if offer is not None:
        found.append(offer)
    if Resign in kinds:
        found.append(offering.RESIGN)
    return found


# --- what answers a decision


def _throw(rules: Rules, state: State, seat: int, _decision: AwaitRoll, _game: Game) -> list[Option]:
    return offering.before_throw(rules, state, seat, rules.kept_cards, may_roll=not turns.owes(state, seat))


def _leave(_rules: Rules, state: State, seat: int, _decision: AwaitManage, _game: Game) -> list[Option]:
    if turns.owes(state, seat):
        return []
    return [offering.ROLL if state.again else offering.END]


def _buy(rules: Rules, state: State, seat: int, decision: AwaitPurchase, _game: Game) -> list[Option]:
    return offering.purchase(rules, state, seat, decision.deed)


def _bid(rules: Rules, state: State, seat: int, _decision: AwaitAuction, _game: Game) -> list[Option]:
    return offering.bids(rules, state, seat)


def _settle(rules: Rules, state: State, seat: int, _decision: AwaitDebt, game: Game) -> list[Option]:
    return offering.in_debt(rules, state, seat, game)


def _choose(rules: Rules, state: State, _seat: int, decision: AwaitChoice, _game: Game) -> list[Option]:
    return [_choice(option) for option in taxes.choices(rules, state, decision)]


def _leave_mortgaged(*_: object) -> list[Option]:
    return [SKIP]


def _want(rules: Rules, state: State, seat: int, decision: AwaitBuildings, _game: Game) -> list[Option]:
    places = sites.places(rules, state, seat, decision.what)
    return [*(_build(deed.id) for deed in places if sites.fault(rules, state, seat, deed) is None), offering.PASS]


def _place(rules: Rules, state: State, seat: int, decision: AwaitPlacing, _game: Game) -> list[Option]:
    return [_build(deed.id) for deed in sites.places(rules, state, seat, decision.what)]


_ANSWERS: Final[Mapping[type, Callable[[Rules, State, int, Any, Game], list[Option]]]] = {
    AwaitRoll: _throw,
    AwaitManage: _leave,
    AwaitPurchase: _buy,
    AwaitAuction: _bid,
    AwaitDebt: _settle,
    AwaitChoice: _choose,
    AwaitTransfer: _leave_mortgaged,
    AwaitBuildings: _want,
    AwaitPlacing: _place,
}
"""What a seat may answer to each decision that classic Monopoly opens."""


# --- what is always open


@lru_cache(maxsize=256)
def _choice(option: str) -> Exact:
    return Exact(Choose(option=option))


@lru_cache(maxsize=256)
def _build(deed: str) -> Exact:
    return Exact(Build(deed))


@lru_cache(maxsize=512)
def _sell(deed: str, *, group: bool) -> Exact:
    return Exact(Sell(deed, group=group))


@lru_cache(maxsize=256)
def _mortgage(deed: str) -> Exact:
    return Exact(Mortgage(deed))


@lru_cache(maxsize=256)
def _redeem(deed: str) -> Exact:
    return Exact(Redeem(deed))


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
                    found.append(_redeem(name))
            elif mortgages and (not held or (name not in held if by_street else deeds[name].group not in built)):
                found.append(_mortgage(name))
    return found


def _sites(rules: Rules, state: State, seat: int) -> list[Option]:
    """Building where it is the time and the place for it."""
    if not sites.may_build_now(rules, state, seat):
        return []
    own, held = own_rules(rules), own_state(state)
    cash, limit = purse.free_cash(state, seat), own.houses_per_turn
    found: list[Option] = []
    for deed in sites.places(rules, state, seat):
        if deed.house <= cash and not (limit and held.built.get(deed.group, 0) >= limit):
            start = levels.height_of(own, held, deed.id)
            if not levels.lacks(own, held, start, start + 1):
                found.append(_build(deed.id))
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
                found.append(_sell(name, group=False))
            found.append(_sell(name, group=True))
    return found
