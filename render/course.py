"""How a game went, in figures: what each seat had at the end of every round, what turned the game, and what the dice showed.

Owns: which figures those are. They are gathered from views and events one after the other; nothing is drawn here.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final, Protocol

from msgspec import Struct

from bot.engine import events as e
from bot.engine.events import Event
from bot.engine.rules import BuilderRules, Rules
from bot.engine.view import View
from render.drawer import Drawer

SUMS: Final = range(2, 13)
"""What two dice can show."""


class Log(Protocol):
    """An entry of the log."""

    @property
    def events(self) -> tuple[Event, ...]:
        """What happened."""
        ...


class Moment(Protocol):
    """An entry of the log with the view after it."""

    @property
    def entry(self) -> Log:
        """The entry."""
        ...

    @property
    def view(self) -> View:
        """What a spectator saw after it."""
        ...


class Turning(Struct, frozen=True):
    """A turning point. `kind`: `bankrupt`, `resigned`, `auction`, `penthouse`; `weight` says how much it turned."""

    round: int
    kind: str
    seat: int
    weight: int = 0


class Course(Struct, frozen=True):
    """A game in figures.

    Attributes:
        rounds: the rounds that were looked at, in order; the first is the start.
        totals: for each seat what it had at the end of each of these rounds, None from when it was out.
        turnings: what turned the game, in order.
        throws: for each seat how often it threw each sum of two dice.
    """

    rounds: tuple[int, ...]
    totals: tuple[tuple[int | None, ...], ...]
    turnings: tuple[Turning, ...]
    throws: tuple[dict[int, int], ...]

    @property
    def thrown(self) -> dict[int, int]:
        """How often each sum was thrown in all."""
        return dict(sum((Counter(seat) for seat in self.throws), Counter()))


def course(drawer: Drawer, moments: Iterable[Moment]) -> Course:
    """The course of a game out of all its moments, the first being its start.

    Raises:
        ValueError: there is no moment.
    """
    ends: dict[int, View] = {}
    throws: dict[int, Counter[int]] = {}
    turnings: list[Turning] = []
    last: View | None = None
    for moment in moments:
        view = last = moment.view
        if not ends:
            ends[0] = view
        else:
            ends[max(1, view.round)] = view
        for event in moment.entry.events:
            turnings += turning(view, event)
            for seat, total in thrown(event):
                throws.setdefault(seat, Counter())[total] += 1
    if last is None:
        raise ValueError("a game has a start")
    columns = [drawer.totals(view) for view in ends.values()]
    seats = range(len(last.seats))
    return Course(
        tuple(ends),
        tuple(tuple(column[seat] for column in columns) for seat in seats),
        tuple(turnings),
        tuple(dict(throws.get(seat, {})) for seat in seats),
    )


def thrown(event: Event) -> list[tuple[int, int]]:
    """Seat and sum of a throw of two dice; a speed die beside them does not count."""
    match event:
        case e.DiceRolled(seat=seat, dice=dice) | e.StartThrown(seat=seat, dice=dice) if len(dice) > 1:
            return [(seat, dice[0] + dice[1])]
        case _:
            return []


def turning(view: View, event: Event) -> list[Turning]:
    """The turning point that an event is, as a list of one or none; `view` is the view after it."""
    match event:
        case e.SeatBankrupt(seat=seat, resigned=resigned):
            return [Turning(view.round, "resigned" if resigned else "bankrupt", seat, 2**40)]
        case e.AuctionWon(seat=seat, price=price):
            return [Turning(view.round, "auction", seat, price)]
        case e.FloorBuilt(seat=seat, height=height) if height == top_floor(view.rules):
            return [Turning(view.round, "penthouse", seat, 2**40)]
        case _:
            return []


def top_floor(rules: Rules) -> int:
    """The height of the penthouse; 0 where there is none."""
    return len(rules.own.floors) if isinstance(rules.own, BuilderRules) else 0


def expected(count: int) -> dict[int, float]:
    """How often each sum of two fair dice comes up on the average in so many throws."""
    return {total: count * (6 - abs(7 - total)) / 36 for total in SUMS}


def mean(throws: dict[int, int]) -> float:
    """The average sum; 0 without a throw."""
    count = sum(throws.values())
    return sum(total * times for total, times in throws.items()) / count if count else 0.0


def heaviest(turnings: Sequence[Turning], most: int) -> list[Turning]:
    """The turning points that turned most, in their order."""
    order = sorted(range(len(turnings)), key=lambda at: -turnings[at].weight)[:most]
    return [turnings[at] for at in sorted(order)]
