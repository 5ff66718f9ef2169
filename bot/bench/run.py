"""One run over everything that can be measured here."""

from collections.abc import Callable
from importlib.util import find_spec
from typing import Final

from msgspec import Struct

from bot.bench import commits, idle, pictures, play, presses
from bot.bench.figures import Figures
from bot.message import Message
from bot.rulesets import load

GAME: Final = "builder"
STREETS: Final = ("anti", "classic")
"""The street games, whose self-play is measured for the table only."""
SEATS: Final = 4


OPEN_GAMES: Final = 10_000
"""So many are a full house."""


class Size(Struct, frozen=True):
    """How much is measured; `idle` in seconds."""

    games: int
    self_play: int
    pictures: int
    commits: int
    presses: int
    idle: float


FULL: Final = Size(games=40, self_play=400, pictures=60, commits=3000, presses=600, idle=20.0)
QUICK: Final = Size(games=6, self_play=40, pictures=10, commits=300, presses=100, idle=5.0)


def has_isal() -> bool:
    """Whether the fast compressor is installed."""
    return find_spec("isal") is not None


def street_turns_per_s(game: str, *, quick: bool) -> float:
    """Turns of a street game's self-play in a second of CPU."""
    return play.turns_per_s(load(game), SEATS, (QUICK if quick else FULL).games)


def kinds_of_pictures(game: str) -> list[pictures.Measured]:
    """Time and size of every kind of picture of a game."""
    return pictures.of_kinds(load(game))


def measure(*, quick: bool, tell: Callable[[Message], None]) -> Figures:
    """Measure everything; `tell` hears what is being measured."""
    size = QUICK if quick else FULL
    rules = load(GAME)
    tell(Message("bench-at-engine"))
    taken = play.positions(rules, SEATS, size.games)
    action_us = play.action_us(rules, taken)
    tell(Message("bench-at-turns"))
    turns_per_s = play.turns_per_s(rules, SEATS, size.self_play)
    tell(Message("bench-at-pictures"))
    # Positions that follow each other, as a channel sees them: what one picture shows for the first time the next one knows.
    drawn = pictures.measure(rules, [state for state, _, _ in taken[: size.pictures]])
    tell(Message("bench-at-commits"))
    commits_per_s = commits.commits_per_s(rules, taken, size.commits)
    tell(Message("bench-at-presses"))
    pressed = presses.measure(size.presses)
    tell(Message("bench-at-house"))
    house = idle.measure(OPEN_GAMES, size.idle)
    return Figures(
        action_us=action_us,
        turns_per_s=turns_per_s,
        **drawn,
        commits_per_s=commits_per_s,
        press_cpu_ms=pressed.cpu_ms,
        press_p50_ms=pressed.p50_ms,
        press_p99_ms=pressed.p99_ms,
        rss_mb=pressed.rss_mb,
        start_s=house.start_s,
        idle_cpu_s=house.cpu_s,
        crowd_mb=house.extra_mb,
    )
