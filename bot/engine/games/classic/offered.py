"""What a seat of classic Monopoly may do now: the options behind buttons, panels and stand-ins."""

from bot.engine.actions import Skip
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
    Decision,
)
from bot.engine.games.classic import levels, sales, sites, taxes, trading, turns
from bot.engine.games.classic.owned import own_rules, own_state
from bot.engine.mechanics import offering, purse
from bot.engine.mechanics.decks import kept_kinds
from bot.engine.options import Exact, Option
from bot.engine.play import Game, Play
from bot.engine.rules import Deed, Rules
from bot.engine.state import State

SKIP = Exact(Skip())


def options(rules: Rules, state: State, seat: int, game: Game) -> list[Option]:
    """All options of a living seat: those of the decisions it may answer first, then what is always open."""
    found = asked(rules, state, seat, game)
    found += _deeds(rules, state, seat)
    found += _buildings(rules, state, seat)
    play = Play(rules, state, game)
    if state.offers:
        found += offering.open_offers(play, seat)
    if state.claims:
        found += offering.claims(state, seat)
    offer = trading.option(play, seat)
    if offer is not None:
        found.append(offer)
    found.append(offering.RESIGN)
    return found


def asked(rules: Rules, state: State, seat: int, game: Game) -> list[Option]:
    """What a living seat may answer to the decisions that wait for it."""
    found: list[Option] = []
    for decision in state.waiting:
        if seat in decision.seats:
            found += _of_decision(rules, state, seat, decision, game)
    return found


def _of_decision(rules: Rules, state: State, seat: int, decision: Decision, game: Game) -> list[Option]:
    match decision:
        case AwaitManage():
            if turns.owes(state, seat):
                return []
            return [offering.ROLL if state.again else offering.END]
        case AwaitRoll():
            return offering.before_throw(rules, state, seat, kept_kinds(rules), may_roll=not turns.owes(state, seat))
        case AwaitPurchase(deed=deed):
            return offering.purchase(rules, state, seat, deed)
        case AwaitAuction():
            return offering.bids(rules, state, seat)
        case AwaitDebt():
            return offering.in_debt(rules, state, seat, game)
        case AwaitChoice():
            return [offering.choice(option) for option in taxes.choices(rules, state, decision)]
        case AwaitTransfer():
            return [SKIP]
        case AwaitBuildings(what=what):
            return [*_answers(rules, state, seat, what), offering.PASS]
        case AwaitPlacing(what=what):
            return [offering.build(deed.id) for deed in sites.places(rules, state, seat, what)]
        case _:
            return []


def _answers(rules: Rules, state: State, seat: int, what: str) -> list[Option]:
    return [
        offering.build(deed.id)
        for deed in sites.places(rules, state, seat, what)
        if sites.fault(rules, state, seat, deed) is None
    ]


def _deeds(rules: Rules, state: State, seat: int) -> list[Option]:
    """Mortgaging what is free of buildings, redeeming what can be paid."""
    found: list[Option] = []
    deeds, mortgaged = rules.deeds, state.mortgaged
    cash = purse.free_cash(state, seat)
    held = own_state(state).buildings
    by_street = own_rules(rules).mortgage_clears == "street"
    built = {deeds[name].group for name in held} if held and not by_street else ()
    for name, owner in state.owners.items():
        if owner == seat:
            if name in mortgaged:
                if deeds[name].redeem <= cash:
                    found.append(offering.redeem(name))
            elif not held or (name not in held if by_street else deeds[name].group not in built):
                found.append(offering.mortgage(name))
    return found


def _buildings(rules: Rules, state: State, seat: int) -> list[Option]:
    """Building where it is the time and the place for it, selling what stands."""
    found: list[Option] = []
    if sites.may_build_now(rules, state, seat):
        cash = purse.free_cash(state, seat)
        found += [
            offering.build(deed.id) for deed in sites.places(rules, state, seat) if _affords(rules, state, deed, cash)
        ]
    held = own_state(state).buildings
    if held and sales.may_sell_now(rules, state, seat):
        for group in {rules.deeds[name].group: None for name in held if state.owners[name] == seat}:
            found += _sales(rules, state, group)
    return found


def _affords(rules: Rules, state: State, deed: Deed, cash: int) -> bool:
    """Whether one more building on a street that has a place for it can be had now."""
    own, held = own_rules(rules), own_state(state)
    if deed.house > cash or (own.houses_per_turn and held.built.get(deed.group, 0) >= own.houses_per_turn):
        return False
    start = levels.height_of(own, held, deed.id)
    return not levels.lacks(own, held, start, start + 1)


def _sales(rules: Rules, state: State, group: str) -> list[Option]:
    """Selling a building of each street of a group, where that can be done, or all of the group at once."""
    own, held = own_rules(rules), own_state(state)
    heights = levels.group_heights(rules, own, held, group)
    least = max(heights) if own.even_building else 1
    found: list[Option] = []
    for name, steps in zip(rules.groups[group].deeds, heights, strict=True):
        if not steps:
            continue
        if steps >= least and levels.need(own, steps, steps - 1).houses <= held.houses:
            found.append(offering.sell(name, group=False))
        found.append(offering.sell(name, group=True))
    return found
