"""Anti-Monopoly's own part of the rules and of a state, as what it is: a table of another game never comes here."""

from collections.abc import Callable
from operator import attrgetter
from typing import Final

from bot.engine.play import Play
from bot.engine.rules import AntiRules, Rules
from bot.engine.state import AntiState, State
from bot.engine.view import View

own_rules: Final[Callable[[Rules], AntiRules]] = attrgetter("own")
"""The part of the rules that only this game has."""

own_state: Final[Callable[[State | View], AntiState]] = attrgetter("own")
"""The part of the state that only this game keeps."""


def parts(play: Play) -> tuple[AntiRules, AntiState]:
    """Both parts of an action under way."""
    return own_rules(play.rules), own_state(play.state)
