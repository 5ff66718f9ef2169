"""Classic Monopoly's own part of the rules and of a state, as what it is: a table of another game never comes here."""

from collections.abc import Callable
from operator import attrgetter
from typing import Final

from bot.engine.play import Play
from bot.engine.rules import ClassicRules, Rules
from bot.engine.state import ClassicState, State
from bot.engine.view import View

own_rules: Final[Callable[[Rules], ClassicRules]] = attrgetter("own")
"""The part of the rules that only this game has."""

own_state: Final[Callable[[State | View], ClassicState]] = attrgetter("own")
"""The part of the state that only this game keeps."""


def parts(play: Play) -> tuple[ClassicRules, ClassicState]:
    """Both parts of an action under way."""
    return own_rules(play.rules), own_state(play.state)
