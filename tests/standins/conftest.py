"""The next move of a game among stand-ins, or of one stand-in among seats that take whatever they may."""

import pytest

from bot.engine.kernel import options, view
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


@pytest.fixture(scope="session")
def moving():
    """Next moves."""
    return Moving
