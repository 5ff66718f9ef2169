"""Whole games among stand-ins: one game by `play`, and `tally` over many.

The state is stepped in place, since nobody else looks at it. Clocks, files and processes are the callers' business.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from hashlib import sha256
from statistics import mean, median
from typing import Final

from msgspec import Struct

from bot.engine.actions import Action
from bot.engine.events import Event
from bot.engine.games.builder import scoring
from bot.engine.kernel import asked, options, start, step
from bot.engine.rules import Rules
from bot.engine.state import State
from bot.engine.view import look
from bot.standins import NothingAwaited, awaited, choose

LIMIT: Final = "limit"
"""The ending of a game that was stopped, having gone on for too long."""

ACTIONS: Final = 50
"""So many actions a turn, on average, is too long too."""

Watch = Callable[[State, int | None, Action | None, list[Event]], None]
"""Is told the state after the start (seat and action None) and after each action, with what happened."""

_POINTS: Final[Mapping[str, Callable[[Rules, State], list[int]]]] = {
    "builder": lambda rules, state: [score.total for score in scoring.scores(rules, state)],
}


class Played(Struct, frozen=True):
    """How a game went.

    Attributes:
        ending: the tag of how it ended, or `LIMIT`.
        turns: how many turns began; further throws after doubles belong to their turn.
        winners: the winning seats, none where it was stopped.
        points: each seat's score.
    """

    ending: str
    turns: int
    winners: tuple[int, ...]
    points: tuple[int, ...]


class Tally(Struct, frozen=True):
    """What many games have in common.

    Attributes:
        endings: how often each ending came, the most frequent first.
        wins: each seat's wins; a shared one counts as its fraction.
        spread: the mean distance between the first and the last score of a game.
        points: each seat's mean score.
    """

    games: int
    endings: dict[str, int]
    turns: int
    turns_median: float
    turns_most: int
    wins: tuple[float, ...]
    spread: float
    points: tuple[float, ...]


def seed_of(seed: str, game: int) -> bytes:
    """The 32 bytes of chance for one of many games."""
    return sha256(f"{seed}:{game}".encode()).digest()


def play(rules: Rules, seats: int, seed: bytes, limit: int, watch: Watch | None = None) -> Played:
    """One game, every seat a stand-in's, of at most `limit` turns."""
    state, events = start(rules, seats, seed)
    if watch is not None:
        watch(state, None, None, events)
    turns, actions, most = 1, 0, ACTIONS * limit
    while not state.ending:
        seat, action = _next(rules, state)
        turn, lap = state.turn, state.round
        events = step(rules, state, seat, action)
        if watch is not None:
            watch(state, seat, action, events)
        actions += 1
        if state.turn != turn or state.round != lap:
            turns += 1
            if turns > limit:
                turns = limit
                break
        if actions > most:
            break
    points = tuple(_POINTS[rules.game](rules, state))
    return Played(state.ending or LIMIT, turns, state.winners, points)


def _next(rules: Rules, state: State) -> tuple[int, Action]:
    """The first seat that has an answer, and its answer.

    Where nothing is mortgaged, owed, claimed or offered, no stand-in takes what is always open, and it is not listed.
    """
    offered = options if state.mortgaged or state.debts or state.claims or state.offers else asked
    for seat in awaited(state):
        try:
            return seat, choose(look(rules, state, seat), offered(rules, state, seat))
        except NothingAwaited:
            continue
    raise NothingAwaited


def tally(seats: int, games: Iterable[Played]) -> Tally:
    """What these games, at least one, have in common."""
    played = list(games)
    wins = [0.0] * seats
    for game in played:
        for seat in game.winners:
            wins[seat] += 1 / len(game.winners)
    return Tally(
        games=len(played),
        endings=dict(Counter(game.ending for game in played).most_common()),
        turns=sum(game.turns for game in played),
        turns_median=median(game.turns for game in played),
        turns_most=max(game.turns for game in played),
        wins=tuple(wins),
        spread=mean(max(game.points) - min(game.points) for game in played),
        points=tuple(mean(game.points[seat] for game in played) for seat in range(seats)),
    )
