"""The next move of a game among stand-ins, or of one stand-in among seats that take whatever they may."""

import pytest

from bot.engine import actions as do
from bot.engine.kernel import options, start, step, view
from bot.engine.options import verb
from bot.standins import NothingAwaited, awaited, choose, random_choice


class Moving:
    """Looks for the seat that moves, and its move."""

    @staticmethod
    def next(rules, state):
        """The first seat that has an answer, what it may do, and its answer."""
        for seat in awaited(state):
            offered = options(rules, state, seat)
            try:
                return seat, offered, choose(view(rules, state, seat), offered)
            except NothingAwaited:
                continue
        pytest.fail(f"nobody has an answer: {state.waiting}")

    @staticmethod
    def mixed(rules, state, mine, chance):
        """The first seat that has an answer, and its answer: a stand-in's in the seat `mine`, anything in the others."""
        for seat in awaited(state):
            offered = options(rules, state, seat)
            try:
                if seat == mine:
                    return seat, choose(view(rules, state, seat), offered)
                return seat, random_choice.choose(offered, chance.randrange)
            except NothingAwaited:
                continue
        pytest.fail(f"nobody has an answer: {state.waiting}")

    @classmethod
    def absent(cls, rules, seed):
        """A game of three in which all are absent, so that they neither offer nor accept."""
        state = start(rules, 3, seed)[0]
        for _ in range(1200):
            if state.ending:
                break
            seat = next(iter(awaited(state)))
            offered = [it for it in options(rules, state, seat) if verb(it) not in {"offer", "accept", "resign"}]
            try:
                action = choose(view(rules, state, seat), offered)
            except NothingAwaited:
                seat, offered, action = cls.next(rules, state)
            assert not isinstance(action, do.ProposeTrade | do.AcceptTrade | do.WithdrawTrade)
            step(rules, state, seat, action)


@pytest.fixture(scope="session")
def moving():
    """Next moves."""
    return Moving
