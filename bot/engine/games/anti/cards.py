"""What the cards of the two roles do (Anti-Monopoly, art. 16)."""

from bot.engine.effects import Effect, GoToJail, ReceiveFromRole, RoleReceives, ThrowForMoney
from bot.engine.events import ThrowFailed
from bot.engine.games.anti import roles
from bot.engine.mechanics import decks, detention, effects, purse
from bot.engine.mechanics.dice import roll
from bot.engine.play import Play


def draw(play: Play, seat: int) -> None:
    """The top card of one's own role's deck."""
    decks.draw_card(play, seat, roles.rules_of(play.rules, play.state, seat).deck)


def obey(play: Play, effect: Effect, card: str) -> None:
    """Carry out a card's effect on the seat whose turn it is."""
    if effects.obey(play, effect, card):
        return
    seat = play.state.turn
    match effect:
        case GoToJail():
            detention.send(play, seat, "card")
        case ReceiveFromRole(role, amount):
            for other in play.clockwise(seat)[1:]:
                if roles.role_of(play.state, other) == role:
                    purse.charge(play, other, seat, amount, card)
        case RoleReceives(role, amount):
            for other in play.clockwise(seat):
                if roles.role_of(play.state, other) == role:
                    purse.receive(play, other, amount, card)
        case ThrowForMoney(least, amount):
            if sum(roll(play, seat, 2, "card")) >= least:
                purse.receive(play, seat, amount, card)
            else:
                play.say(ThrowFailed(seat, card))
        case _:
            raise TypeError(f"Anti-Monopoly has no card that does {effect!r}")
