"""Who came in where at the end of a game.

Owns the order of the seats: it is that of the final sheet among those who are still in, and among the others who held out longer.
"""

from collections.abc import Iterable, Mapping

from bot.engine.events import SeatBankrupt
from bot.engine.games.anti import worth as wealth
from bot.engine.games.builder.scoring import scores
from bot.engine.games.classic.worth import final
from bot.engine.state import AntiState, BuilderState, ClassicState
from bot.engine.view import View
from bot.table.model import Entry


def figures(view: View) -> dict[int, int]:
    """What each seat has at the end, in seat order: points of Builder, else cash and property together."""
    match view.own:
        case BuilderState():
            return {it.seat: it.total for it in scores(view.rules, view)}
        case ClassicState():
            return {seat: final(view.rules, view, seat) for seat in range(len(view.seats))}
        case AntiState():
            return {seat: wealth.final(view.rules, view, seat) for seat in range(len(view.seats))}


def places(view: View, entries: Iterable[Entry]) -> dict[int, int]:
    """The place of each seat, 1 for the best; equals share a place.

    Winners come first, then who is still in by what they have, then who went out, the last of them before the first. A bankrupt
    seat of Builder still has its points, so it is ranked by them (builder, bankruptcy).
    """
    left = _left(entries)
    have = figures(view)
    points = isinstance(view.own, BuilderState)

    def standing(seat: int) -> tuple[bool, bool, int, int]:
        it = view.seats[seat]
        out = it.resigned if points else it.bankrupt
        return (seat in view.winners, not out, left.get(seat, 0) if out else have[seat], _tie(view, seat, out=out))

    return _ranked({seat: standing(seat) for seat in range(len(view.seats))})


def _tie(view: View, seat: int, *, out: bool) -> int:
    """What parts equals: in Builder more cash (builder, winning); elsewhere nothing, for it is in the worth."""
    return view.seats[seat].cash if isinstance(view.own, BuilderState) and not out else 0


def _left(entries: Iterable[Entry]) -> dict[int, int]:
    """When each seat went out, as the serial of the action that put it out."""
    return {event.seat: entry.serial for entry in entries for event in entry.events if isinstance(event, SeatBankrupt)}


def _ranked(standing: Mapping[int, tuple[bool, bool, int, int]]) -> dict[int, int]:
    """Each seat's place: one more than the number of seats that stand higher."""
    every = list(standing.values())
    return {seat: 1 + sum(other > own for other in every) for seat, own in standing.items()}
