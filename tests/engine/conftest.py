"""Seeded legal play for all games: mostly what the options offer, now and then something wilder that may be refused."""

from random import Random

import pytest

from bot.engine import Refused, apply, options, start
from bot.engine.actions import Build, Bundle, ProposeTrade, Sell
from bot.engine.options import pick_from, verb

SHY = {"mortgage", "sell", "offer", "withdraw"}
"""What is always open and leads nowhere is chosen less often."""


class Wandering:
    """Plays on without a plan."""

    @staticmethod
    def trade(random, state, seat):
        """Any trade at all: most are refused."""
        to = random.choice([other for other, it in enumerate(state.seats) if other != seat and not it.bankrupt])

        def side(owner):
            own = [deed for deed, who in state.owners.items() if who == owner]
            cash = random.choice([0, 0, random.randint(0, max(0, state.seats[owner].cash))])
            cards = tuple(state.seats[owner].cards[: random.randint(0, 1)])
            return Bundle(cash, tuple(random.sample(own, min(len(own), random.randint(0, 2)))), cards)

        return ProposeTrade(to, side(seat), side(to))

    @classmethod
    def bolder(cls, random, state, seat, action):
        """A wilder form of an offered action, which may be refused."""
        match action:
            case ProposeTrade():
                return cls.trade(random, state, seat)
            case Build(place):
                return Build(place, random.choice([1, 1, 2, 3]))
            case Sell(deed, _, False):
                return Sell(deed, random.choice([1, 1, 2, 3]))
        return action

    @staticmethod
    def choose(random, rules, state):
        """A seat and one of its options."""
        awaited = [seat for decision in state.waiting for seat in decision.seats]
        living = [seat for seat, it in enumerate(state.seats) if not it.bankrupt]
        seat = random.choice(awaited if awaited and random.random() < 0.9 else living)
        offered = [it for it in options(rules, state, seat) if verb(it) != "resign" or random.random() < 0.01]
        if random.random() < 0.6:
            offered = [it for it in offered if verb(it) not in SHY] or offered
        return seat, random.choice(offered) if offered else None

    @classmethod
    def move(cls, random, rules, state):
        """One action on: the state after it and what happened, or None where the seat picked has nothing to do."""
        seat, option = cls.choose(random, rules, state)
        if option is None:
            return None
        action = pick_from(option, random.randrange)
        try:
            return apply(rules, state, seat, cls.bolder(random, state, seat, action))
        except Refused:
            return apply(rules, state, seat, action)

    @classmethod
    def played(cls, rules, seats, seed, limit):
        """Every state of a game, with what happened."""
        random = Random(seed)
        state, events = start(rules, seats, seed.to_bytes(32, "big"))
        yield state, events
        for _ in range(limit):
            if state.ending:
                return
            moved = cls.move(random, rules, state)
            if moved is not None:
                state, events = moved
                yield state, events


@pytest.fixture(scope="session")
def wandering():
    """Play without a plan."""
    return Wandering
