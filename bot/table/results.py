"""What is counted of a finished game, a result for each seat.

Owns how a game's log becomes results. It stores nothing, and knows no ratings.
"""

from collections.abc import Container, Sequence
from statistics import median
from typing import Final

from msgspec import Struct

from bot.engine.events import AuctionWon, DeedBought, DiceRolled
from bot.table.model import Entry, Table
from bot.table.placing import figures, places
from bot.table.undo import standing

SUMS: Final = range(2, 13)
"""What two dice can show together."""


class Result(Struct, frozen=True):
    """How a game ended for one seat.

    Attributes:
        user: who is counted for it; None: nobody, because a stand-in played it.
        place: 1 is the best; equals share a place.
        score: the seat's worth in units of play, or its points.
        dice: how often the seat threw each of `SUMS` with two dice.
        deeds: the deeds it bought from the bank, once for each time.
        decisions: so many of the seat's actions were made by people.
        pace: the median of the seconds that those took, 0.0 for none.
    """

    seat: int
    user: int | None
    place: int
    score: int
    dice: tuple[int, ...]
    deeds: tuple[str, ...]
    decisions: int
    pace: float


def results_of(table: Table, entries: Sequence[Entry]) -> tuple[Result, ...]:
    """The results of a game that is over, in seat order.

    Args:
        table: the game.
        entries: its whole log, oldest first; what was undone does not count.
    """
    view, entries = table.view(None), standing(entries)
    place, score = places(view, entries), figures(view)
    tallies = [_Tally() for _ in table.members]
    before = entries[0].at if entries else 0.0
    for entry in entries:
        _count(tallies, entry, entry.at - before, table.rules.deeds)
        before = entry.at
    return tuple(
        Result(
            seat,
            tally.counted_for(table.members[seat].user),
            place[seat],
            score[seat],
            tuple(tally.dice[total] for total in SUMS),
            tuple(tally.deeds),
            len(tally.seconds),
            round(median(tally.seconds), 1) if tally.seconds else 0.0,
        )
        for seat, tally in enumerate(tallies)
    )


class _Tally:
    """What is counted of a seat along the log."""

    def __init__(self) -> None:
        self.dice = dict.fromkeys(SUMS, 0)
        self.deeds: list[str] = []
        self.seconds: list[float] = []
        self.by: dict[int | None, int] = {}

    def counted_for(self, holder: int | None) -> int | None:
        """Who holds the seat at the end, if they made more than half of its moves themselves; else nobody."""
        return holder if holder is not None and 2 * self.by.get(holder, 0) > sum(self.by.values()) else None


def _count(tallies: Sequence[_Tally], entry: Entry, seconds: float, deeds: Container[str]) -> None:
    if entry.seat is not None and 0 <= entry.seat < len(tallies):
        tally, person = tallies[entry.seat], None if entry.standin else entry.by
        tally.by[person] = tally.by.get(person, 0) + 1
        if person is not None:
            tally.seconds.append(seconds)
    for event in entry.events:
        match event:
            case DiceRolled(seat, dice) if len(dice) >= 2:  # a third one is the speed die
                tallies[seat].dice[dice[0] + dice[1]] += 1
            case DeedBought(seat, deed) | AuctionWon(seat, deed) if deed in deeds:  # buildings are auctioned, too
                tallies[seat].deeds.append(deed)
