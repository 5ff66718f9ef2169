"""What the cards of Chance and Community Chest do."""

from bot.engine.games.classic import sales
from bot.engine.games.classic.turns import to_jail
from bot.engine.mechanics import movement, purse
from bot.engine.play import Play
from bot.engine.rules import (
    Effect,
    GoToJail,
    MoveBack,
    MoveToNext,
    MoveToSpace,
    PayBank,
    PayEach,
    Receive,
    ReceiveFromEach,
    Repairs,
)
from bot.engine.state import BANK, ActOnSpace, MoveBackward, MoveOn


def obey(play: Play, effect: Effect, card: str) -> None:
    """Carry out a card's effect on the seat whose turn it is."""
    seat = play.state.turn
    match effect:
        case MoveToSpace(space):
            _move_to(play, seat, movement.position_of(play.rules, space), "")
        case MoveToNext(kind, _, terms):
            here = play.state.seats[seat].at
            places = [space.pos for space in play.rules.spaces if space.kind == kind]
            nearest = min(places, key=lambda pos: movement.distance_to(play.rules, here, pos))
            _move_to(play, seat, nearest, terms)
        case MoveBack(count):
            play.then(MoveBackward(count), ActOnSpace())
        case GoToJail():
            to_jail(play, seat, "card")
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
        case Repairs(house, hotel):
            houses, hotels = sales.counts(play.state, seat)
            purse.charge(play, seat, BANK, houses * house + hotels * hotel, card)
        case _:
            raise TypeError(f"classic Monopoly has no card that does {effect!r}")


def _move_to(play: Play, seat: int, pos: int, terms: str) -> None:
    """Move on to a space; it acts, on these terms."""
    count = movement.distance_to(play.rules, play.state.seats[seat].at, pos)
    play.then(MoveOn(count), ActOnSpace(terms))
