"""What a seat of Anti-Monopoly may do now: the options behind buttons, panels and stand-ins."""

from typing import Final

from bot.engine.actions import Build, Choose, Finish, Mortgage, Redeem, Sell
from bot.engine.decisions import AwaitAdjusting, AwaitChoice, AwaitRoles
from bot.engine.games.anti import buildings, choices, levels, moments, roles, trading
from bot.engine.games.anti.owned import own_state
from bot.engine.mechanics import answering, offering, purse
from bot.engine.mechanics.answering import ON_STREETS
from bot.engine.options import Exact, Option
from bot.engine.play import Answers, Game, Kinds
from bot.engine.rules import Rules
from bot.engine.state import State

DONE = Exact(Finish())


def always(rules: Rules, state: State, seat: int, game: Game, kinds: Kinds) -> list[Option]:
    """What a living seat may do whatever waits, for actions of these kinds."""
    found: list[Option] = []
    if moments.may_deal(state, seat):
        if Mortgage in kinds or (Redeem in kinds and state.mortgaged):
            found += _deeds(rules, state, seat, kinds)
        if Build in kinds:
            found += _places(rules, state, seat)
        if Sell in kinds:
            found += _returns(rules, state, seat)
    return found + answering.among_seats(rules, state, seat, game, kinds, trading.option)


# --- what answers a decision


def _choose(rules: Rules, state: State, _seat: int, decision: AwaitChoice, _game: Game) -> list[Option]:
    return [offering.choice(option) for option in choices.answers(rules, state, decision)]


def _swap(_rules: Rules, state: State, seat: int, _decision: AwaitRoles, _game: Game) -> list[Option]:
    return [*(Exact(Choose(seat=other)) for other in roles.partners(state, seat)), DONE]


def _adjust(_rules: Rules, state: State, seat: int, _decision: AwaitAdjusting, game: Game) -> list[Option]:
    return [] if game.owes(state, seat) else [DONE]


ANSWERS: Final[Answers] = {**ON_STREETS, AwaitChoice: _choose, AwaitRoles: _swap, AwaitAdjusting: _adjust}
"""What a seat may answer to each decision that Anti-Monopoly opens."""


# --- what is always open


def _deeds(rules: Rules, state: State, seat: int, kinds: Kinds) -> list[Option]:
    """Mortgaging what buildings do not forbid, redeeming what can be paid."""
    found: list[Option] = []
    cash = purse.free_cash(state, seat) if Redeem in kinds else 0
    for name, owner in state.owners.items():
        if owner == seat:
            deed = rules.deeds[name]
            if name in state.mortgaged:
                if deed.redeem <= cash:
                    found.append(offering.redeem(name))
            elif Mortgage in kinds and buildings.loss_fault(rules, state, seat, deed) is None:
                found.append(offering.mortgage(name))
    return found


def _places(rules: Rules, state: State, seat: int) -> list[Option]:
    """Building where it is the time and the place for it."""
    if not moments.may_build(state, seat):
        return []
    cash = purse.free_cash(state, seat)
    return [offering.build(deed.id) for deed in buildings.places(rules, state, seat) if deed.house <= cash]


def _returns(rules: Rules, state: State, seat: int) -> list[Option]:
    """Returning a building of each street, or all of a city."""
    found: list[Option] = []
    if own_state(state).buildings:
        for group in rules.street_groups:
            for name in levels.built(rules, state, group.id, seat):
                found += [offering.sell(name, group=False), offering.sell(name, group=True)]
    return found
