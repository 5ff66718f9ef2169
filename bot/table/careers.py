"""What somebody has done in all their games, out of the results of each.

Owns the figures of `/me stats`. It reads nothing from a database and knows no words.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from math import sqrt
from typing import Final

from msgspec import Struct

from bot.store.codec import Codec
from bot.store.results import OwnRow
from bot.table.results import SUMS

DICE: Final[Codec[tuple[int, ...]]] = Codec(tuple[int, ...], "dice")
DEEDS: Final[Codec[tuple[str, ...]]] = Codec(tuple[str, ...], "deeds")
MEAN: Final = 7.0
DEVIATION: Final = sqrt(35 / 6)
"""Of the sum of two dice."""


class Played(Struct, frozen=True):
    """What somebody has done in one game and profile.

    Attributes:
        wins: how often they came in first.
        place: the mean of their places.
        seats: the mean number of seats.
        best: the most worth, in units of play, or points.
    """

    game: str
    profile: str
    games: int
    wins: int
    place: float
    seats: float
    best: int


class Luck(Struct, frozen=True):
    """The dice somebody threw.

    Attributes:
        counts: how often each of `SUMS` came.
        throws: how many throws that were.
        mean: their mean sum; `MEAN` is to be expected, and is given where there was none.
        off: how far the mean is from what is to be expected, in standard deviations of a mean of so many throws.
    """

    counts: tuple[int, ...]
    throws: int
    mean: float
    off: float


class Favourite(Struct, frozen=True):
    """A deed that somebody bought, on which board, and how often."""

    game: str
    profile: str
    board: str
    deed: str
    times: int


class Career(Struct, frozen=True):
    """What somebody has done in all their games.

    Attributes:
        played: by game and profile, what was played most first.
        luck: the dice.
        favourites: the deeds bought most often.
        pace: the seconds that half of their decisions took at most, 0.0 for none.
        curve: the rating after each rated game, by game.
    """

    played: tuple[Played, ...]
    luck: Luck
    favourites: tuple[Favourite, ...]
    pace: float
    curve: dict[str, tuple[float, ...]]


def career(rows: Sequence[OwnRow], favourites: int = 3) -> Career:
    """The figures out of all results, in the order in which the games ended.

    Args:
        rows: the results.
        favourites: so many deeds at most are named.
    """
    curve: dict[str, list[float]] = {}
    for row in rows:
        if row.mu is not None:
            curve.setdefault(row.game, []).append(row.mu)
    return Career(
        _played(rows),
        luck(_sum(DICE.decode(row.dice, 0) for row in rows)),
        _favourites(rows, favourites),
        _pace(rows),
        {game: tuple(points) for game, points in curve.items()},
    )


def luck(counts: tuple[int, ...]) -> Luck:
    """What these throws say about somebody's luck."""
    throws = sum(counts)
    if not throws:
        return Luck(counts, 0, MEAN, 0.0)
    mean = sum(total * count for total, count in zip(SUMS, counts, strict=True)) / throws
    return Luck(counts, throws, mean, (mean - MEAN) / DEVIATION * sqrt(throws))


def _sum(all_counts: Iterable[tuple[int, ...]]) -> tuple[int, ...]:
    return tuple(sum(column) for column in zip((0,) * len(SUMS), *all_counts, strict=True))


def _played(rows: Sequence[OwnRow]) -> tuple[Played, ...]:
    kinds: dict[tuple[str, str], list[OwnRow]] = {}
    for row in rows:
        kinds.setdefault((row.game, row.profile), []).append(row)
    found = [_one_kind(game, profile, of_kind) for (game, profile), of_kind in kinds.items()]
    return tuple(sorted(found, key=lambda it: -it.games))


def _one_kind(game: str, profile: str, rows: Sequence[OwnRow]) -> Played:
    return Played(
        game,
        profile,
        len(rows),
        sum(row.place == 1 for row in rows),
        sum(row.place for row in rows) / len(rows),
        sum(row.seats for row in rows) / len(rows),
        max(row.score for row in rows),
    )


def _favourites(rows: Sequence[OwnRow], most: int) -> tuple[Favourite, ...]:
    """The deeds bought most often; names differ from board to board, so each board counts for itself."""
    times: Counter[tuple[str, str, str]] = Counter()
    profiles: dict[tuple[str, str], str] = {}
    for row in rows:
        profiles[row.game, row.board] = row.profile
        times.update((row.game, row.board, deed) for deed in DEEDS.decode(row.deeds, 0))
    return tuple(
        Favourite(game, profiles[game, board], board, deed, count)
        for (game, board, deed), count in times.most_common(most)
    )


def _pace(rows: Sequence[OwnRow]) -> float:
    """The median of the games' medians, each as heavy as it has decisions: a night or a pause in between does not count."""
    timed = sorted((row.pace, row.decisions) for row in rows if row.decisions)
    left = sum(decisions for _, decisions in timed) / 2
    for pace, decisions in timed:
        left -= decisions
        if left <= 0:
            return pace
    return 0.0
