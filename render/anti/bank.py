"""The strip of Anti-Monopoly: the two decks, the deeds that are left, debts and offers."""

from collections.abc import Iterator, Sequence

from bot.engine.games.anti.owned import own_rules, own_state
from bot.engine.games.anti.roles import ROLES
from bot.engine.view import View
from render.scene import Placed
from render.seating import Look
from render.sprites.buildings import Signs
from render.sprites.marks import Stack
from render.sprites.plain import Icon
from render.street.strip import END, MIDDLE, START, counted, debts, offers
from render.words import Words

_STACK = 44


def stock(view: View) -> Iterator[Placed]:
    """The cards that are left in the deck of each role, and the deeds."""
    left = START
    for role in ROLES:
        stack = Stack(role, _STACK)
        number = view.cards_left.get(own_rules(view.rules).roles[role].deck, 0)
        left = yield from counted(Placed(left, MIDDLE, stack, "card"), stack.width, number)
    signs = Signs(("receipt",), 27, "ink2")
    free = len(view.rules.deeds) - len(view.owners)
    yield from counted(Placed(left, MIDDLE, signs, "card"), signs.width, free)


def going_on(view: View, seats: Sequence[Look], words: Words) -> Iterator[Placed]:
    """Debts, else offers; a flag where the turn is the last."""
    if view.debts:
        yield from debts(view, seats, words)
    elif view.offers:
        yield from offers(view, seats)
    elif own_state(view).time_up:
        yield Placed(END - 18, MIDDLE, Icon("flag-checkered", 34, "to_jail"), "card")
