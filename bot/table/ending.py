"""How a game is stopped before its end.

Owns what a stopped game's state looks like; who may stop one is the service's business.
"""

from typing import Final

from msgspec.structs import replace

from bot.engine.events import GameEnded
from bot.engine.games import GAMES
from bot.engine.play import Play
from bot.engine.rules import Rules
from bot.engine.state import State

STOPPED: Final = "stopped"


def stop_state(rules: Rules, state: State) -> tuple[State, GameEnded]:
    """The state of a game that is stopped now, and the event that tells the seed; nobody wins. `state` stays as it is."""
    play = Play(rules, state.copy(), GAMES[rules.game])
    play.end(STOPPED)
    play.state.winners = ()
    ended = next(event for event in play.events if isinstance(event, GameEnded))
    return play.state, replace(ended, winners=())
