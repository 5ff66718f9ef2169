"""Measures the engine: one validated action, and whole games among stand-ins."""

from time import process_time
from typing import Final

from bot.engine import kernel
from bot.engine.actions import Action
from bot.engine.kernel import apply, start
from bot.engine.options import Option
from bot.engine.rules import Rules
from bot.engine.state import State
from bot.engine.view import look
from bot.standins import awaited, choose
from bot.standins.selfplay import play, seed_of

LIMIT: Final = 2000
REPEATS: Final = 3
WORD: Final = "bench"

Position = tuple[State, int, Action]
"""A state, and what is done next in it by which seat."""


def positions(rules: Rules, seats: int, games: int) -> list[Position]:
    """Every position of so many games, with the action that was taken in it."""
    found: list[Position] = []
    for number in range(games):
        state, _ = start(rules, seats, seed_of(WORD, number))
        while not state.ending:
            seat = awaited(state)[0]
            offered: list[Option] = kernel.options(rules, state, seat)
            action = choose(look(rules, state, seat), offered)
            found.append((state, seat, action))
            state, _ = apply(rules, state, seat, action)
    return found


def action_us(rules: Rules, taken: list[Position]) -> float:
    """Microseconds of CPU for one `apply`, the best of a few rounds over these positions."""
    return min(_round(rules, taken) for _ in range(REPEATS)) / len(taken) * 1e6


def _round(rules: Rules, taken: list[Position]) -> float:
    began = process_time()
    for state, seat, action in taken:
        apply(rules, state, seat, action)
    return process_time() - began


def turns_per_s(rules: Rules, seats: int, games: int) -> float:
    """Turns in a second of CPU while stand-ins play whole games, the best of a few rounds of these games."""
    play(rules, seats, seed_of(WORD, games), LIMIT)
    return max(_games(rules, seats, games) for _ in range(REPEATS))


def _games(rules: Rules, seats: int, games: int) -> float:
    began = process_time()
    turns = sum(play(rules, seats, seed_of(WORD, number), LIMIT).turns for number in range(games))
    return turns / (process_time() - began)
