"""Classic Monopoly's own part of the rules and of a state, as what it is."""

from bot.engine.play import Play
from bot.engine.rules import ClassicRules, Rules
from bot.engine.state import ClassicState, State
from bot.engine.view import View


def own_rules(rules: Rules) -> ClassicRules:
    """The part of the rules that only this game has."""
    own = rules.own
    if type(own) is not ClassicRules:
        raise TypeError(f"{rules.game} is not classic Monopoly")
    return own


def own_state(state: State | View) -> ClassicState:
    """The part of the state that only this game keeps."""
    own = state.own
    if type(own) is not ClassicState:
        raise TypeError("this is not a state of classic Monopoly")
    return own


def parts(play: Play) -> tuple[ClassicRules, ClassicState]:
    """Both parts of an action under way."""
    return own_rules(play.rules), own_state(play.state)
