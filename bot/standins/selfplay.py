"""Whole games among stand-ins: one game by `play`, and `tally` over many.

The state is stepped in place, since nobody else looks at it. Clocks, files and processes are the callers' business.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from hashlib import sha256
from statistics import mean, median
from typing import Final

from msgspec import Struct

from bot.engine.actions import Action, TimeUp
from bot.engine.events import Event
from bot.engine.games.anti import worth as wealth
from bot.engine.games.builder import scoring
from bot.engine.games.classic import worth
from bot.engine.kernel import asked, carry_out, forced, play_on, start, step
from bot.engine.rules import Rules
from bot.engine.state import BANK, AntiState, BuilderState, ClassicState, State
from bot.engine.view import look
from bot.standins import OF, NothingAwaited, awaited
from bot.standins.order import StandIn

LIMIT: Final = "limit"
"""The ending of a game that was stopped, having gone on for too long."""

ACTIONS: Final = 50
"""So many actions a turn, on average, is too long too."""

Watch = Callable[[State, int | None, Action | None, list[Event]], None]
"""Is told the state after the start (seat and action None) and after each action, with what happened."""

TURNS_A_MINUTE: Final = 2
"""The pace by which the agreed time of a game is counted, since stand-ins take none."""

_POINTS: Final[Mapping[type, Callable[[Rules, State], list[int]]]] = {
    AntiState: lambda rules, state: [wealth.final(rules, state, seat) for seat in range(len(state.seats))],
    BuilderState: lambda rules, state: [score.total for score in scoring.scores(rules, state)],
    ClassicState: lambda rules, state: [worth.final(rules, state, seat) for seat in range(len(state.seats))],
}


class Played(Struct, frozen=True):
    """How a game went.

    Attributes:
        ending: the tag of how it ended, or `LIMIT`.
        turns: how many turns began; further throws after doubles belong to their turn.
        winners: the winning seats, none where it was stopped.
        points: each seat's score.
        rounds: the round in which it ended.
        roles: each seat's role, in a game that has them.
    """

    ending: str
    turns: int
    winners: tuple[int, ...]
    points: tuple[int, ...]
    rounds: int = 0
    roles: tuple[str, ...] = ()


class Tally(Struct, frozen=True):
    """What many games have in common.

    Attributes:
        endings: how often each ending came, the most frequent first.
        wins: each seat's wins; a shared one counts as its fraction.
        spread: the mean distance between the first and the last score of a game.
        points: each seat's mean score.
        rounds_median, rounds_most: the round in which games ended.
        role_wins: each role's wins, in a game that has roles.
    """

    games: int
    endings: dict[str, int]
    turns: int
    turns_median: float
    turns_most: int
    wins: tuple[float, ...]
    spread: float
    points: tuple[float, ...]
    rounds_median: float = 0
    rounds_most: int = 0
    role_wins: dict[str, float] = {}


def seed_of(seed: str, game: int) -> bytes:
    """The 32 bytes of chance for one of many games."""
    return sha256(f"{seed}:{game}".encode()).digest()


def play(rules: Rules, seats: int, seed: bytes, limit: int, watch: Watch | None = None) -> Played:
    """One game, every seat a stand-in's, of at most `limit` turns."""
    state, events = start(rules, seats, seed)
    if watch is not None:
        watch(state, None, None, events)
    turns, called = min(state.round, 1), rules.time_limit * TURNS_A_MINUTE
    standin = OF[type(state.own)](rules)
    under_way = play_on(rules, state)
    turn, lap = state.turn, state.round
    for _ in range(ACTIONS * limit + 1):
        if state.ending:
            break
        seat, action = _next(rules, state, standin)
        events = carry_out(under_way, seat, action)
        if watch is not None:
            watch(state, seat, action, events)
        if state.turn != turn or state.round != lap:
            turns += 1
            if turns > limit:
                turns = limit
                break
            if turns == called:
                _call_time(rules, state, watch)
            turn, lap = state.turn, state.round
    points = tuple(_POINTS[type(state.own)](rules, state))
    roles = tuple(state.own.roles) if isinstance(state.own, AntiState) else ()
    return Played(state.ending or LIMIT, turns, state.winners, points, state.round, roles)


def _call_time(rules: Rules, state: State, watch: Watch | None) -> None:
    """The clock's part: the agreed time is up."""
    events = step(rules, state, BANK, TimeUp())
    if watch is not None:
        watch(state, BANK, TimeUp(), events)


def _next(rules: Rules, state: State, standin: StandIn) -> tuple[int, Action]:
    """The first seat that has an answer, and its answer; of what is always open only what it may want is listed."""
    for seat in awaited(state):
        also = standin.wants(state, seat)
        only = None if also else forced(rules, state, seat)
        if only is not None:
            return seat, only
        try:
            return seat, standin.choose(look(rules, state, seat), asked(rules, state, seat, also))
        except NothingAwaited:
            continue
    raise NothingAwaited


def tally(seats: int, games: Iterable[Played]) -> Tally:
    """What these games, at least one, have in common."""
    played = list(games)
    wins = [0.0] * seats
    role_wins = dict.fromkeys(sorted({role for game in played for role in game.roles if role}), 0.0)
    for game in played:
        for seat in game.winners:
            wins[seat] += 1 / len(game.winners)
            if game.roles:
                role_wins[game.roles[seat]] += 1 / len(game.winners)
    return Tally(
        games=len(played),
        endings=dict(Counter(game.ending for game in played).most_common()),
        turns=sum(game.turns for game in played),
        turns_median=median(game.turns for game in played),
        turns_most=max(game.turns for game in played),
        wins=tuple(wins),
        spread=mean(max(game.points) - min(game.points) for game in played),
        points=tuple(mean(game.points[seat] for game in played) for seat in range(seats)),
        rounds_median=median(game.rounds for game in played),
        rounds_most=max(game.rounds for game in played),
        role_wins=role_wins,
    )
