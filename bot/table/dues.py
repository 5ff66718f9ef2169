"""What is due at a table, and when: a deadline for each open decision and seat, and what else has an end.

Owns the reckoning, which is pure: what was due before, the table after an action, and the time give what is due now. What happens
when something is due is the business of `bot.table.clock`.
"""

from collections.abc import Iterator, Mapping
from typing import Final

from msgspec.structs import replace

from bot.engine.decisions import AwaitAdjusting, AwaitAuction, AwaitBuildings, Decision
from bot.engine.events import BidPlaced
from bot.engine.mechanics.auction import can_bid
from bot.engine.state import BANK
from bot.store.dues import Due
from bot.table.agreed import agreed_end
from bot.table.hours import Span, stretched
from bot.table.model import Entry, Table
from bot.table.pace import Pace, clock_file, pace_of

OFFER, TIME, BALLOT, LOBBY, UNDO = "offer", "time", "vote", "lobby", "undo"
"""What has an end without being a decision."""

AUCTION: Final = str(AwaitAuction.__struct_config__.tag)
WINDOW: Final = str(AwaitBuildings.__struct_config__.tag)

HALF, NEAR, DONE = 0, 1, 2
"""The steps of a due row: which reminder comes next, or that none does."""

FIRST: Final = {OFFER: NEAR, TIME: DONE, BALLOT: DONE, LOBBY: DONE, UNDO: DONE}
"""The first reminder of what is no decision; a decision has both."""

CLOSED_BY_TIME: Final = frozenset({str(AwaitAdjusting.__struct_config__.tag)})
"""Decisions that end with an agreed time, whatever the pace."""

COMMON: Final = frozenset({AUCTION, WINDOW})
"""Decisions that have one end for all who may answer them."""


def kind_of(decision: Decision) -> str:
    """The kind of a decision's due rows."""
    return str(decision.__struct_config__.tag)


def moment(due: Due, pace: Pace) -> float:
    """When the clock has to look at a row, by how far it is: half time, near the end, the end."""
    if due.step >= DONE:
        return due.until
    return due.until - (pace.near if due.step == NEAR else pace.decision / 2)


def at_step(due: Due, step: int, pace: Pace, now: float) -> Due:
    """The row with this many reminders done with; those whose moment has passed are, too."""
    due = replace(due, step=step)
    while due.step < DONE and moment(due, pace) <= now:
        due = replace(due, step=due.step + 1)
    return replace(due, at=moment(due, pace))


def due_now(
    table: Table, before: tuple[Due, ...], now: float, away: Mapping[int, Span], entry: Entry | None
) -> tuple[Due, ...]:
    """All that is due at a table, the next first.

    Args:
        table: as it is now.
        before: what was due before.
        now: the time.
        away: when the clock stands still for a seat, where it does.
        entry: the action that led here, or None where only people changed.
    """
    if table.status != "running" or table.state.ending:
        return ()
    clock, pace = table.clock, pace_of(table.clock)
    found: list[Due] = []
    if clock.paused is None and not clock.quiet:
        found += [Due(BALLOT, it.number, it.seat, it.since, it.until, it.until, DONE) for it in clock.ballots]
        if clock.undo is not None:
            ask = clock.undo
            found.append(Due(UNDO, ask.number, ask.seat, ask.asked, ask.until, ask.until, DONE))
        if pace.decision:
            reckoning = _Reckoning(table, before, now, away, entry, pace)
            found += [*reckoning.decisions(), *reckoning.offers()]
    end = agreed_end(table)
    if end is not None:
        found.append(Due(TIME, 0, BANK, table.clock.begun, end, end, DONE))
    return tuple(sorted(found, key=lambda it: (it.at, it.kind, it.number, it.seat)))


def lobby_due(now: float) -> Due:
    """When a lobby closes itself if it is left alone from now on."""
    until = now + clock_file().lobby
    return Due(LOBBY, 0, BANK, now, until, until, DONE)


class _Reckoning:
    """One reckoning; `due_now` makes it."""

    def __init__(
        self,
        table: Table,
        before: tuple[Due, ...],
        now: float,
        away: Mapping[int, Span],
        entry: Entry | None,
        pace: Pace,
    ) -> None:
        self._table, self._now, self._away, self._pace = table, now, away, pace
        self._acted = None if entry is None or entry.by is None else entry.seat
        self._bid = entry is not None and any(isinstance(it, BidPlaced) for it in entry.events)
        self._before = {(it.kind, it.number, it.seat): it for it in before}
        open_numbers = {it.number for it in table.state.waiting}
        self._closed = {(it.kind, it.seat): it for it in before if it.number not in open_numbers}
        self._judged = {it.seat for it in table.clock.ballots}
        self._present = frozenset(table.present())

    def decisions(self) -> Iterator[Due]:
        """A row for each person who is asked something, but those whose seat the others are voting on."""
        for decision in self._table.state.waiting:
            kind = kind_of(decision)
            seats = [seat for seat in decision.seats if seat in self._present and seat not in self._judged]
            if kind in CLOSED_BY_TIME:
                continue
            if kind in COMMON:
                yield from self._common(kind, decision.number, seats)
            else:
                yield from (self._single(kind, decision.number, seat) for seat in seats)

    def offers(self) -> Iterator[Due]:
        """A row for each trade that a person is offered."""
        for offer in self._table.state.offers:
            if offer.to in self._present:
                known = self._before.get((OFFER, offer.number, offer.to))
                yield known or self._fresh(OFFER, offer.number, offer.to, self._now + self._pace.decision)

    def _single(self, kind: str, number: int, seat: int) -> Due:
        """Its own time, which begins anew with any action of its own; others can't make it longer or shorter."""
        known = self._before.get((kind, number, seat)) or self._closed.get((kind, seat))
        if known is None or seat == self._acted:
            return self._fresh(kind, number, seat, self._until(self._now, seat))
        until = self._until(known.since, seat)
        if until < known.until:  # back before the time: the whole of a decision's is left, but no more than there was
            until = max(until, min(known.until, self._now + self._pace.decision))
        if until == known.until:
            return replace(known, number=number)
        return at_step(replace(known, number=number, until=until), known.step, self._pace, self._now)

    def _until(self, since: float, seat: int) -> float:
        return stretched(since, self._pace.decision, self._away.get(seat))

    def _common(self, kind: str, number: int, seats: list[int]) -> Iterator[Due]:
        """One end for all; a late bid moves that of an auction on. Who can't bid, or has, is not reminded."""
        ends = [it.until for it in self._before.values() if it.kind == kind and it.number == number]
        until = max(ends, default=self._now + self._pace.decision)
        if self._bid and kind == AUCTION:
            until = max(until, self._now + self._pace.extension)
        state = self._table.state
        for seat in seats:
            if kind == AUCTION and not can_bid(self._table.rules, state, seat):
                continue
            known = self._before.get((kind, number, seat)) or self._fresh(kind, number, seat, until)
            bids = state.auction is not None and (seat in state.auction.bids or seat in state.secret.maxima)
            step = DONE if kind == AUCTION and bids else known.step
            if (known.until, known.step) == (until, step):
                yield known
            else:
                yield at_step(replace(known, until=until), step, self._pace, self._now)

    def _fresh(self, kind: str, number: int, seat: int, until: float) -> Due:
        due = Due(kind, number, seat, self._now, until, until, HALF)
        return at_step(due, FIRST.get(kind, HALF), self._pace, self._now)
