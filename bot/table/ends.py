"""What follows when a time is up at a table.

Auctions and shortages close, offers lapse, votes are counted, and the table's policy acts for a seat that was waited for in vain.
Owns these consequences, each committed together with the notice of it. It never takes a trade, buys, builds or gives away
anything for anybody; a stand-in that takes a seat over plays by its own rules from then on.
"""

import logging
from collections import Counter
from typing import Final

from msgspec.structs import replace

from bot.engine.actions import PassAuction, RejectTrade, Resign, WithdrawTrade
from bot.engine.decisions import AwaitAuction
from bot.engine.refusal import Refused
from bot.engine.state import BANK
from bot.store.dues import Due, Notice
from bot.table import dues, pace, understudy
from bot.table.dues import HALF, at_step
from bot.table.model import Ballot, Entry, Table
from bot.table.pace import BANKRUPT, SKIP, STAND_IN, VOTE, pace_of
from bot.table.playing import Playing

LOG: Final = logging.getLogger(__name__)

REPLACE, REMOVE, WAIT = "replace", "remove", "wait"
CHOICES: Final = (REPLACE, REMOVE, WAIT)
"""What can be voted for: a stand-in plays the seat, it leaves the game, or it gets the same time once more."""

QUIET, REMOVED, UNDO = "quiet", "removed", "undo"
NOTICES: Final = (STAND_IN, SKIP, VOTE, BANKRUPT, REMOVED, QUIET, UNDO)
"""The kinds of notices about a time that was up."""

PATIENCE: Final = 2
"""A table goes quiet when somebody's time was up at least so often, and as often as there are people, with nobody acting."""

RETRY: Final = 60
"""Seconds after which something is tried again that has no time of its own."""

Ended = tuple[Table, list[Entry]]


class Ends(Playing):
    """The consequences of a time that is up; a base of `bot.table.clock.Clocked`."""

    async def _end(self, table: Table, due: Due) -> Ended:
        """The table after what follows from a row whose time is up, and the entries that this added."""
        try:
            after, entries = await self._follow(table, due)
        except Refused as refused:
            LOG.warning(
                "at the end of %s of seat %d: %s",
                due.kind,
                due.seat,
                refused,
                extra={"game": table.game_id, "channel": table.channel},
            )
            after, entries = await self._shelf.table(table.game_id), []
        if due not in after.dues:
            return after, entries
        LOG.error(
            "nothing follows the end of %s of seat %d",
            due.kind,
            due.seat,
            extra={"game": table.game_id, "channel": table.channel},
        )
        return await self._once_more(after, due), entries

    async def _follow(self, table: Table, due: Due) -> Ended:
        match due.kind:
            case dues.TIME:
                called = await self._called(table)
                return (table, []) if called is None else (called[0], [called[1]])
            case dues.OFFER:
                return await self._lapse(table, due)
            case dues.BALLOT:
                return await self._counted(table, due)
            case dues.UNDO:
                return await self._let_stand(table, due), []
            case dues.AUCTION | dues.WINDOW:
                return await self._closed(table, due)
            case _:
                return await self._missed(table, due)

    async def _once_more(self, table: Table, due: Due) -> Table:
        """Give a row the whole time again: a game that can't go on is no reason to look at it for ever."""
        now, speed = self._clock(), pace_of(table.clock)
        fresh = at_step(replace(due, since=now, until=now + max(speed.decision, RETRY)), HALF, speed, now)
        await self._shelf.remind(table, tuple(fresh if it == due else it for it in table.dues), (), now)
        return await self._shelf.table(table.game_id)

    # --- what ends by itself

    async def _lapse(self, table: Table, due: Due) -> Ended:
        """A trade on offer is taken back for its maker."""
        offer = next(it for it in table.state.offers if it.number == due.number)
        try:
            table, entry = await self._commit(table, offer.maker, WithdrawTrade(offer.to), None)
        except Refused:
            table, entry = await self._commit(table, offer.to, RejectTrade(offer.maker), None)
        return table, [entry]

    async def _closed(self, table: Table, due: Due) -> Ended:
        """All who have not answered an auction or a shortage pass."""
        entries: list[Entry] = []
        while (seat := _still_asked(table, due.number)) is not None:
            table, entry = await self._commit(table, seat, PassAuction(), None)
            entries.append(entry)
        return table, entries

    async def _let_stand(self, table: Table, due: Due) -> Table:
        """Not all agreed in time that a move is taken back: it stands."""
        clock = replace(table.clock, undo=None)
        return await self._shelf.seat(replace(table, clock=clock), self._clock(), (_notice(UNDO, due),))

    # --- somebody's time is up

    async def _missed(self, table: Table, due: Due) -> Ended:
        """The table's policy acts for a seat that was waited for in vain."""
        table = replace(table, clock=replace(table.clock, missed=table.clock.missed + 1))
        others = [seat for seat in table.present() if seat != due.seat]
        match table.clock.policy:
            case pace.VOTE if others:
                return await self._ask_others(table, due), []
            case pace.SKIP:
                return await self._pass_over(table, due)
            case pace.BANKRUPT:
                return await self._put_out(table, due, BANKRUPT)
            case _:
                return await self._stand_in(table, due), []

    async def _stand_in(self, table: Table, due: Due) -> Table:
        """A stand-in plays the seat until its owner presses anything; with nobody left the table goes quiet."""
        notices = [_notice(STAND_IN, due)]
        if set(table.present()) <= {due.seat}:
            notices.append(replace(_notice(QUIET, due), seat=BANK))
        return await self._hand(table, due.seat, standin=True, notices=tuple(notices))

    async def _put_out(self, table: Table, due: Due, why: str) -> Ended:
        """The seat leaves the game."""
        table, entry = await self._commit(table, due.seat, Resign(), None, (_notice(why, due),))
        return table, [entry]

    async def _pass_over(self, table: Table, due: Due) -> Ended:
        """The cheapest legal answers of a seat, until nothing is asked of it or the turn has passed."""
        notices = [_notice(SKIP, due)]
        if table.clock.missed >= max(PATIENCE, len(table.present())):
            table = replace(table, clock=replace(table.clock, quiet=True))
            notices.append(replace(_notice(QUIET, due), seat=BANK))
        entries: list[Entry] = []
        while len(entries) < self._bound and _asked(table, due.seat):
            actions = understudy.cheapest(table, due.seat, self._choose)
            made = await self._first_accepted(table, due.seat, actions, tuple(notices))
            if made is None:
                break
            table, entry = made
            notices.clear()
            entries.append(entry)
            if entry.passes:
                break
        return table, entries

    # --- votes

    async def _ask_others(self, table: Table, due: Due) -> Table:
        """Let the others vote on the seat of this row, for as long as a decision may take."""
        now = self._clock()
        ballot = Ballot(due.seat, due.number, now, now + pace_of(table.clock).decision)
        table = replace(table, clock=replace(table.clock, ballots=(*table.clock.ballots, ballot)))
        return await self._shelf.seat(table, now, (_notice(VOTE, due),))

    async def _counted(self, table: Table, due: Due) -> Ended:
        """The time for a vote is over: most votes count; with none, or as many for several, a stand-in plays."""
        ballot = next(it for it in table.clock.ballots if it.seat == due.seat)
        (first, most), *others = [*Counter(ballot.votes.values()).most_common(), (REPLACE, 0)]
        clear = most > others[0][1] if others else most > 0
        return await self._decided(table, ballot, first if clear else REPLACE)

    async def _decided(self, table: Table, ballot: Ballot, choice: str) -> Ended:
        """What follows from a vote."""
        clock = table.clock
        table = replace(table, clock=replace(clock, ballots=tuple(it for it in clock.ballots if it != ballot)))
        due = Due(dues.BALLOT, ballot.number, ballot.seat, ballot.since, ballot.until, ballot.until, 0)
        if choice == REMOVE:
            return await self._put_out(table, due, REMOVED)
        if choice == WAIT:
            return await self._shelf.seat(table, self._clock()), []
        return await self._stand_in(table, due), []


def _notice(kind: str, due: Due) -> Notice:
    return Notice(kind, due.number, due.seat, due.until)


def _asked(table: Table, seat: int) -> bool:
    """Whether anything but an auction waits for a seat."""
    return table.status == "running" and any(
        seat in it.seats for it in table.state.waiting if not isinstance(it, AwaitAuction)
    )


def _still_asked(table: Table, number: int) -> int | None:
    """A seat that has still to answer an auction or a shortage of this number; the leader has nothing to answer."""
    auction = table.state.auction
    leader = BANK if auction is None else auction.leader
    for decision in table.state.waiting:
        if decision.number == number:
            return next((seat for seat in decision.seats if seat != leader), None)
    return None
