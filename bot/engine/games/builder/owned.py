"""Monopoly Builder's own part of the rules and of a state, as what it is: a table of another game never comes here."""

from collections.abc import Callable
from operator import attrgetter
from typing import Final

from bot.engine.rules import BuilderRules, Rules
from bot.engine.state import BuilderState, State
from bot.engine.view import View

own_rules: Final[Callable[[Rules], BuilderRules]] = attrgetter("own")
"""The part of the rules that only this game has."""

own_state: Final[Callable[[State | View], BuilderState]] = attrgetter("own")
"""The part of the state that only this game keeps."""
