"""Monopoly Builder's own part of the rules and of a state, as what it is."""

from bot.engine.rules import BuilderRules, Rules
from bot.engine.state import BuilderState, State
from bot.engine.view import View


def own_rules(rules: Rules) -> BuilderRules:
    """The part of the rules that only this game has."""
    own = rules.own
    if type(own) is not BuilderRules:
        raise TypeError(f"{rules.game} is not Monopoly Builder")
    return own


def own_state(state: State | View) -> BuilderState:
    """The part of the state that only this game keeps."""
    own = state.own
    if type(own) is not BuilderState:
        raise TypeError("this is not a state of Monopoly Builder")
    return own
