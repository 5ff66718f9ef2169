"""Card effects that mean the same in every game: sums of money, and moves along the track."""

from bot.engine.effects import Effect, MoveBack, MoveToSpace, PayBank, PayEach, Receive, ReceiveFromEach
from bot.engine.mechanics import movement, purse
from bot.engine.play import Play
from bot.engine.state import BANK
from bot.engine.steps import ACT, ActOnSpace, MoveBackward, MoveOn


def obey(play: Play, effect: Effect, card: str) -> bool:
    """Carry out an effect on the seat whose turn it is; whether it is one of those known here."""
    seat = play.state.turn
    match effect:
        case MoveToSpace(space):
            go_to(play, seat, movement.position_of(play.rules, space))
        case MoveBack(count):
            play.then(MoveBackward(count), ACT)
        case Receive(amount):
            purse.receive(play, seat, amount, card)
        case PayBank(amount):
            purse.charge(play, seat, BANK, amount, card)
        case PayEach(amount):
            for other in play.clockwise(seat)[1:]:
                purse.charge(play, seat, other, amount, card)
        case ReceiveFromEach(amount):
            for other in play.clockwise(seat)[1:]:
                purse.charge(play, other, seat, amount, card)
        case _:
            return False
    return True


def go_to(play: Play, seat: int, pos: int, terms: str = "") -> None:
    """Move on to a space; it acts, on these terms."""
    count = movement.distance_to(play.rules, play.state.seats[seat].at, pos)
    play.then(MoveOn(count), ActOnSpace(terms))
