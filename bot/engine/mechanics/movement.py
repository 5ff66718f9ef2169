"""Moving tokens: forward every space on the way is passed, and GO pays for passing and landing."""

from collections.abc import Collection

from bot.engine.events import SalaryPaid, TokenMoved
from bot.engine.mechanics import purse
from bot.engine.play import Play
from bot.engine.rules import Rules


def move_on(play: Play, seat: int, count: int) -> None:
    """The token moves on by `count` spaces; GO pays and lying things are met before the space acts."""
    it = play.state.seats[seat]
    start, size = it.at, len(play.rules.spaces)
    end = start + count
    it.at = end % size
    play.say(TokenMoved(seat, start, it.at))
    heeded = play.game.heeds(play)
    if heeded:
        _pass(play, seat, range(start + 1, end + 1), heeded)
    elif end >= size:
        _pass(play, seat, range(size, end + 1, size), heeded)  # GO alone matters on the way


def _pass(play: Play, seat: int, ways: range, heeded: Collection[int]) -> None:
    """The token passes over these spaces, counted on beyond GO, and lands on the last."""
    size = len(play.rules.spaces)
    for way in ways:
        pos = way % size
        if pos == 0:
            lands = play.state.seats[seat].at == 0 and way == ways.stop - 1
            _pay_salary(play, seat, play.rules.go_landing if lands else play.rules.go)
        if pos == 0 or pos in heeded:
            play.game.arrive(play, pos)


def _pay_salary(play: Play, seat: int, amount: int) -> None:
    if amount:
        purse.from_bank(play, seat, amount)
        play.say(SalaryPaid(seat, amount))


def move_back(play: Play, seat: int, count: int) -> None:
    """The token moves back; nothing on the way is passed."""
    it = play.state.seats[seat]
    start = it.at
    it.at = (start - count) % len(play.rules.spaces)
    play.say(TokenMoved(seat, start, it.at, back=True))


def distance_to(rules: Rules, start: int, pos: int) -> int:
    """How many spaces forward `pos` is; a full lap to where one stands."""
    return (pos - start - 1) % len(rules.spaces) + 1


def position_of(rules: Rules, space: str) -> int:
    """The position of a space by its id."""
    return rules.positions[space]
