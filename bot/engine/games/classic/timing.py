"""When the game ends: one seat is left, so many are bankrupt, the time is up, or the last round is over."""

from bot.engine.actions import TimeUp
from bot.engine.events import TimeCalled
from bot.engine.games.classic.owned import own_rules, own_state, parts
from bot.engine.play import Play
from bot.engine.refusal import Refused
from bot.engine.state import BANK

LAST_STANDING, BANKRUPTCIES, TIME, ROUNDS = "last_standing", "bankruptcies", "time", "rounds"


def ends_by_bankruptcy(play: Play) -> bool:
    """End the game if a bankruptcy does that."""
    own, _ = parts(play)
    living = len(play.living())
    if living < 2:
        play.end(LAST_STANDING)
    elif 0 < own.ends_at_bankruptcy <= len(play.state.seats) - living:
        play.end(BANKRUPTCIES)
    return bool(play.state.ending)


def time_up(play: Play, seat: int, _action: TimeUp) -> None:
    """The clock tells that the time is up: the open turn is finished first."""
    held = own_state(play.state)
    if seat != BANK or held.time_up:
        raise Refused("not_allowed", why="clock")
    held.time_up = True
    play.say(TimeCalled(play.state.turn))


def ends_here(play: Play, *, round_over: bool) -> bool:
    """End the game if no further turn begins: the time is up, or the round that is over was the last."""
    state = play.state
    if own_state(state).time_up:
        play.end(TIME)
    elif round_over and 0 < own_rules(play.rules).turn_limit <= state.round:
        play.end(ROUNDS)
    return bool(state.ending)
