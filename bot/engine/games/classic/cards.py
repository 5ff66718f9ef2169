"""What the cards of Chance and Community Chest do."""

from bot.engine.effects import Effect, GoToJail, MoveToNext, Repairs
from bot.engine.games.classic import sales
from bot.engine.mechanics import detention, effects, movement, purse
from bot.engine.play import Play
from bot.engine.state import BANK


def obey(play: Play, effect: Effect, card: str) -> None:
    """Carry out a card's effect on the seat whose turn it is."""
    if effects.obey(play, effect, card):
        return
    seat = play.state.turn
    match effect:
        case MoveToNext(kind, _, terms):
            here = play.state.seats[seat].at
            places = [space.pos for space in play.rules.spaces if space.kind == kind]
            nearest = min(places, key=lambda pos: movement.distance_to(play.rules, here, pos))
            effects.go_to(play, seat, nearest, terms)
        case GoToJail():
            detention.send(play, seat, "card")
        case Repairs(house, hotel):
            houses, hotels = sales.counts(play.state, seat)
            purse.charge(play, seat, BANK, houses * house + hotels * hotel, card)
        case _:
            raise TypeError(f"classic Monopoly has no card that does {effect!r}")
