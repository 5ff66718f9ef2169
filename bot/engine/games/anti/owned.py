"""Anti-Monopoly's own part of the rules and of a state, as what it is."""

from bot.engine.play import Play
from bot.engine.rules import AntiRules, Rules
from bot.engine.state import AntiState, State
from bot.engine.view import View


def own_rules(rules: Rules) -> AntiRules:
    """The part of the rules that only this game has."""
    own = rules.own
    if type(own) is not AntiRules:
        raise TypeError(f"{rules.game} is not Anti-Monopoly")
    return own


def own_state(state: State | View) -> AntiState:
    """The part of the state that only this game keeps."""
    own = state.own
    if type(own) is not AntiState:
        raise TypeError("this is not a state of Anti-Monopoly")
    return own


def parts(play: Play) -> tuple[AntiRules, AntiState]:
    """Both parts of an action under way."""
    return own_rules(play.rules), own_state(play.state)
