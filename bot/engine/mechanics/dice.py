"""Throwing dice in the open: whoever throws, and what for, is told."""

from bot.engine.chance import throw
from bot.engine.events import DiceRolled
from bot.engine.play import Play


def roll(play: Play, seat: int, count: int, why: str) -> tuple[int, ...]:
    """A throw of so many dice that moves no token (rent, cards, spaces)."""
    dice = throw(play.state.secret.chance, count)
    play.say(DiceRolled(seat, dice, why))
    return dice


def roll_to_move(play: Play, seat: int, count: int, why: str) -> tuple[int, ...]:
    """A throw that may move a token; the state remembers it."""
    dice = play.state.throw = throw(play.state.secret.chance, count)
    play.say(DiceRolled(seat, dice, why))
    return dice
