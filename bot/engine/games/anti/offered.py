"""What a seat of Anti-Monopoly may do now: the options behind buttons, panels and stand-ins."""

from bot.engine.actions import Choose, Finish
from bot.engine.decisions import (
    AwaitAdjusting,
    AwaitChoice,
    AwaitDebt,
    AwaitManage,
    AwaitPurchase,
    AwaitRoles,
    AwaitRoll,
    Decision,
)
from bot.engine.games.anti import buildings, choices, levels, moments, roles, trading
from bot.engine.games.anti.owned import own_state
from bot.engine.mechanics import offering, purse
from bot.engine.options import Exact, Option
from bot.engine.play import Game, Play
from bot.engine.rules import Rules
from bot.engine.state import State

DONE = Exact(Finish())
NO_CARDS: frozenset[str] = frozenset()
"""No card frees from the corner."""


def options(rules: Rules, state: State, seat: int, game: Game) -> list[Option]:
    """All options of a living seat: those of the decisions it may answer first, then what is always open."""
    found = asked(rules, state, seat, game)
    play = Play(rules, state, game)
    if moments.may_deal(state, seat):
        found += _deeds(rules, state, seat)
        found += _buildings(rules, state, seat)
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
    owes = bool(state.debts) and bool(game.owes(state, seat))
    match decision:
        case AwaitManage():
            if owes:
                return []
            return [offering.ROLL if state.again else offering.END]
        case AwaitRoll():
            return offering.before_throw(rules, state, seat, NO_CARDS, may_roll=not owes)
        case AwaitPurchase(deed=deed):
            return offering.purchase(rules, state, seat, deed)
        case AwaitDebt():
            return offering.in_debt(rules, state, seat, game)
        case AwaitChoice():
            return [offering.choice(option) for option in choices.answers(rules, state, decision)]
        case AwaitRoles():
            return [*[Exact(Choose(seat=other)) for other in roles.partners(state, seat)], DONE]
        case AwaitAdjusting():
            return [] if owes else [DONE]
        case _:
            return []


def _deeds(rules: Rules, state: State, seat: int) -> list[Option]:
    """Mortgaging what buildings do not forbid, redeeming what can be paid."""
    found: list[Option] = []
    cash = purse.free_cash(state, seat)
    for name, owner in state.owners.items():
        if owner == seat:
            deed = rules.deeds[name]
            if name in state.mortgaged:
                if deed.redeem <= cash:
                    found.append(offering.redeem(name))
            elif buildings.loss_fault(rules, state, seat, deed) is None:
                found.append(offering.mortgage(name))
    return found


def _buildings(rules: Rules, state: State, seat: int) -> list[Option]:
    """Building where it is the time and the place for it, returning what stands."""
    found: list[Option] = []
    if moments.may_build(state, seat):
        cash = purse.free_cash(state, seat)
        found += [offering.build(deed.id) for deed in buildings.places(rules, state, seat) if deed.house <= cash]
    if own_state(state).buildings:
        for group in rules.street_groups:
            for name in levels.built(rules, state, group.id, seat):
                found += [offering.sell(name, group=False), offering.sell(name, group=True)]
    return found
