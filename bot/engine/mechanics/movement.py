"""Moving tokens forward: every space on the way is passed, GO pays for passing and landing."""

from bot.engine.events import SalaryPaid, TokenMoved
from bot.engine.mechanics import purse
from bot.engine.play import Play
from bot.engine.rules import Rules


def move_on(play: Play, seat: int, count: int) -> None:
    """The token moves on by `count` spaces; GO pays and lying things are met before the space acts."""
    it = play.state.seats[seat]
    start = it.at
    size = len(play.rules.spaces)
    it.at = (start + count) % size
    play.say(TokenMoved(seat, start, it.at))
    arrive = play.game.arrive
    for way in range(start + 1, start + count + 1):
        pos = way % size
        if pos == 0:
            purse.from_bank(play, seat, play.rules.go)
            play.say(SalaryPaid(seat, play.rules.go))
        arrive(play, pos)


def distance_to(rules: Rules, start: int, pos: int) -> int:
    """How many spaces forward `pos` is; a full lap to where one stands."""
    return (pos - start - 1) % len(rules.spaces) + 1


def position_of(rules: Rules, space: str) -> int:
    """The position of a space by its id."""
    return next(it.pos for it in rules.spaces if it.id == space)
