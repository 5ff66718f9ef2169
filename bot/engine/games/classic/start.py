"""Seating up: money, tokens and the stock, and the opening deal where a table plays with one."""

from bot.engine.chance import shuffled
from bot.engine.events import DeedDealt
from bot.engine.games.classic.owned import own_rules, parts
from bot.engine.mechanics import decks, purse
from bot.engine.mechanics.ownership import acquire
from bot.engine.play import Play
from bot.engine.rules import Rules
from bot.engine.state import BANK, ClassicState, Scripted, Seat, Secret, Seeded, State

DEAL = "deal"


def seat_up(rules: Rules, seats: int) -> State:
    """Everybody has the start money, the bank all else."""
    own = own_rules(rules)
    return State(
        seats=[Seat(rules.start_cash) for _ in range(seats)],
        own=ClassicState([token.id for token in own.tokens[:seats]], own.houses, own.hotels, [False] * seats),
        secret=Secret(Scripted(), {deck: decks.full_pile(rules, deck) for deck in rules.decks}),
        commitment="",
        issued=rules.start_cash * seats,
    )


def deal(play: Play) -> None:
    """Shuffle the deeds and deal one after the other clockwise from the first seat; each is paid for at its price."""
    own, _ = parts(play)
    chance = play.state.secret.chance
    if not own.opening_deal or not isinstance(chance, Seeded):
        return
    pile = shuffled(chance, list(play.rules.deeds))
    for _ in range(own.opening_deal):
        for seat in play.clockwise(play.state.turn):
            deed = play.rules.deeds[pile.pop()]
            acquire(play, seat, deed.id)
            play.say(DeedDealt(seat, deed.id, deed.price))
            purse.charge(play, seat, BANK, deed.price, DEAL, deed.id)
