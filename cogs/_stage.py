"""The stage: what a table's channel shows, and when it is a new message.

Owns: per game, which messages show it (stage, auction, offers), what has been told, and the rule for a new message: the move has
passed on, somebody else is awaited, or the old message is too old. A newer frame drops an older one. Layouts are made in
`cogs._pages`, requests in `cogs._reply`.
"""

import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Collection
from typing import Final

from bot.engine.events import AuctionOpened, OfferMade
from bot.table.followers import AUCTION, END, Followers, turn_of
from bot.table.locks import KeyedLocks
from bot.table.model import Entry, Table, Turn
from cogs import _pages, _public
from cogs._desk import Desk
from cogs._layout import Page
from cogs._press import Press
from cogs._reply import Outcome
from cogs._shown import Cause, Shown, auction_number, awaited_users, bidders, is_old, notice, only_bids
from cogs._times import notices

log = logging.getLogger("banker.stage")

KEPT: Final = 2048
RECALLED: Final = 80

_LOST: Final = frozenset({Outcome.GONE, Outcome.OLD, Outcome.ANSWERED, Outcome.LATE, Outcome.FAILED})


Before = Callable[[int], Awaitable[None]]
"""Told before each frame, with the game's id; what it changes about the table is shown."""

After = Callable[[Table, Outcome, frozenset[int]], Awaitable[None]]
"""Told after each frame: the table, what became of its stage, and whom new messages called because they are awaited."""


class Stages:
    """Shows the tables in their channels.

    Args:
        desk: what cogs work with.
        followers: who is called besides.
        after: told after each frame, once the next one can be shown.
    """

    def __init__(self, desk: Desk, followers: Followers, after: After | None = None) -> None:
        self._desk = desk
        self._followers = followers
        self.before: Before | None = None
        self.after = after
        self._shown: OrderedDict[int, Shown] = OrderedDict()
        self._locks = KeyedLocks()

    async def show(
        self, turn: Turn, press: Press | None = None, *, by: int | None = None, fresh: bool = False
    ) -> Outcome:
        """Show a table as it is now.

        Args:
            turn: what an action led to.
            press: the press to answer by changing the pressed message; None where it was answered otherwise.
            by: the user who acted, where there is no press: nobody is called for what they know.
            fresh: send a new stage in any case, unless one was sent since the turn was looked at.

        Returns:
            what became of the stage: `DONE`, or why it could not be shown.
        """
        game = turn.table.game_id
        async with self._locks.hold(game):
            table = await self._newest(turn.table)
            shown = await self._recall(table)
            if (table.message != turn.table.message) if fresh else (turn.entries and turn.table.serial <= shown.serial):
                return await self._dropped(press)
            if self.before is not None:
                await self.before(game)
                table = await self._newest(table)
            news = await self._desk.tables.entries(game, shown.serial + 1)
            user = press.user if press else by
            shown.mentioned, shown.beside = frozenset(), False
            outcome = await self._frame(table, shown, news, Cause(press, user, fresh))
            shown.serial = table.serial
            if press is not None:
                await self._desk.mail.acknowledge(press.interaction)
            called = shown.mentioned
        if self.after is not None:
            await self.after(table, outcome, called)
        return outcome

    async def _dropped(self, press: Press | None) -> Outcome:
        """A newer frame shows this one's news already: only the press is still to be answered."""
        if press is not None:
            await self._desk.mail.acknowledge(press.interaction)
        return Outcome.DONE

    async def prepare(self, game: int) -> None:
        """Before an action: recall what the channel shows, so that all that the action leads to counts as new."""
        if game not in self._shown:
            async with self._locks.hold(game):
                await self._recall(await self._desk.tables.table(game))

    async def tell(self, game: int) -> Outcome | None:
        """Tell the channel what it has still to be told about its game's time; None where that is nothing."""
        told = await self._desk.tables.told(game)
        if not told:
            return None
        table = await self._desk.tables.table(game)
        page = notices(table, told, self._desk.words(table))
        return (await self._desk.mail.post(table.channel, page)).outcome if page.blocks else None

    async def _newest(self, table: Table) -> Table:
        """The table as it is by now: whoever waited for the lock shows what came after, too."""
        return await self._desk.tables.table(table.game_id)

    async def _recall(self, table: Table) -> Shown:
        shown = self._shown.get(table.game_id)
        if shown is None:
            shown = await self._from_log(table)
            self._shown[table.game_id] = shown
            while len(self._shown) > KEPT:
                self._shown.popitem(last=False)
        self._shown.move_to_end(table.game_id)
        return shown

    async def _from_log(self, table: Table) -> Shown:
        """What a channel shows after a restart: nobody is called twice, nothing is posted twice."""
        if table.message is None:
            return Shown(-1, 0)
        entries = await self._desk.tables.entries(table.game_id, max(0, table.serial - RECALLED))
        since = max((entry.serial for entry in entries if entry.hands_on), default=max(0, table.serial - RECALLED))
        untold = [event for entry in entries if entry.serial > table.told for event in entry.events]
        made = {event.number for event in untold if isinstance(event, OfferMade)}
        offers = {offer.number: (offer, 0) for offer in table.state.offers if offer.number not in made}
        if table.told < max((entry.serial for entry in entries if entry.passes), default=-1):
            # The process ended between the move and its message: nobody knows of it yet.
            return Shown(table.told, max(0, table.told), table.message, offers=offers)
        number = None if any(isinstance(event, AuctionOpened) for event in untold) else auction_number(table)
        return Shown(
            table.serial,
            since,
            table.message,
            awaited_users(table),
            None if number is None else (number, 0),
            offers,
        )

    # --- one frame

    async def _frame(self, table: Table, shown: Shown, news: tuple[Entry, ...], cause: Cause) -> Outcome:
        press = cause.press
        if press is not None and press.message is not None:
            notice(shown, press)
        closed = await self._auction_over(table, shown, press)
        await self._offers_over(table, shown, news, press)
        outcomes = []
        if closed or not only_bids(table, news):
            outcomes.append(await self._stage(table, shown, news, cause, closed=closed))
        told = all(it is Outcome.DONE for it in outcomes)
        outcomes += [await self._auction_open(table, shown, cause), *await self._offers_open(table, shown)]
        if told and shown.beside:  # all is told by messages of its own: a restart must not tell of it again
            await self._desk.tables.set_message(table.game_id, shown.stage, table.serial)
        return next((it for it in outcomes if it is not Outcome.DONE), Outcome.DONE)

    async def _stage(
        self, table: Table, shown: Shown, news: tuple[Entry, ...], cause: Cause, *, closed: bool
    ) -> Outcome:
        passing = next((entry for entry in news if entry.hands_on), None)
        waiting, called = awaited_users(table), shown.called
        calls = waiting if passing else waiting - called - {cause.user}
        over = table.status != "running" and bool(news)
        shown.called = waiting if passing or calls else shown.called | waiting
        shown.points |= _turning(table, passing=passing is not None, over=over)
        old = shown.stage
        if not (cause.fresh or passing or over or closed or calls or old is None or is_old(old)):
            return await self._same_stage(table, shown, cause.press)
        told = shown.since
        if passing is not None:
            shown.since = passing.serial
        once = f"turn-{table.game_id}-{table.serial}" if passing is not None and not cause.fresh else ""
        outcome = await self._post_stage(table, shown, frozenset(calls), once)
        if outcome is not Outcome.DONE:  # who was to be called still is
            shown.called = called - calls
        if old is None:
            return outcome
        if outcome is not Outcome.DONE:  # nothing new can be sent here: the old message goes on
            shown.stage = old
            await self._same_stage(table, shown, cause.press)
            return outcome
        entries = await self._desk.tables.entries(table.game_id, told)
        last = passing.serial if passing else table.serial
        page = _pages.past(self._desk, table, [entry for entry in entries if entry.serial <= last])
        await self._replace(table, old, page, cause.press)
        return outcome

    async def _post_stage(self, table: Table, shown: Shown, calls: frozenset[int], once: str = "") -> Outcome:
        page = await self._calling(table, shown.points, await self._stage_page(table, shown, calls))
        posted = await self._desk.mail.post(table.channel, page, once)
        if posted.message is not None:
            shown.stage = posted.message
            shown.points.clear()
            shown.mentioned |= calls
            await self._desk.tables.set_message(table.game_id, posted.message, table.serial)
        return posted.outcome

    async def _same_stage(self, table: Table, shown: Shown, press: Press | None) -> Outcome:
        page = await self._stage_page(table, shown, frozenset())
        outcome = await self._replace(table, shown.stage or 0, page, press)
        if outcome in {Outcome.GONE, Outcome.OLD}:
            return await self._post_stage(table, shown, frozenset())
        return outcome

    async def _stage_page(self, table: Table, shown: Shown, calls: frozenset[int]) -> Page:
        entries = await self._desk.tables.entries(table.game_id, shown.since)
        return await _pages.stage(self._desk, table, entries, calls)

    async def _calling(self, table: Table, points: Collection[str], page: Page) -> Page:
        """The page with those called who follow the game and wanted to know of this."""
        users = await self._followers.called(table.game_id, sorted(points), page.mentions) if points else ()
        return _pages.with_followers(page, users, self._desk.words(table))

    async def _replace(self, table: Table, message: int, page: Page, press: Press | None) -> Outcome:
        """Change a message of ours: by answering the press where it was this one, else by itself."""
        if press is not None and press.message == message:
            outcome = await self._desk.mail.redraw(press.interaction, page)
            if outcome not in _LOST:
                return outcome
        return await self._desk.mail.edit(table.channel, message, page)

    # --- the auction's message

    async def _auction_open(self, table: Table, shown: Shown, cause: Cause) -> Outcome:
        number = auction_number(table)
        known = shown.auction
        message = known[1] if known else 0
        if number is None or (known and not message and not cause.fresh):
            return Outcome.DONE
        calls = frozenset() if known else bidders(table) - {cause.user}
        page = await _public.auction(self._desk, table, calls)
        if message and is_old(message):
            await self._replace(table, message, _public.moved(self._desk, table), cause.press)
        elif message:
            outcome = await self._replace(table, message, page, cause.press)
            if outcome not in {Outcome.GONE, Outcome.OLD}:
                return outcome
        if not known:
            page = await self._calling(table, (AUCTION,), page)
        posted = await self._desk.mail.post(table.channel, page, "" if known else f"auction-{table.game_id}-{number}")
        if posted.message is not None:
            shown.auction = (number, posted.message)
            shown.mentioned |= calls
            shown.beside = True
        return posted.outcome

    async def _auction_over(self, table: Table, shown: Shown, press: Press | None) -> bool:
        """Shrink the message of an auction that has closed."""
        if shown.auction is None or auction_number(table) == shown.auction[0]:
            return False
        message = shown.auction[1]
        shown.auction = None
        if message:
            entries = await self._desk.tables.entries(table.game_id, shown.since)
            await self._replace(table, message, _public.auction_result(self._desk, table, entries), press)
        return True

    # --- the offers' messages

    async def _offers_open(self, table: Table, shown: Shown) -> list[Outcome]:
        outcomes = []
        for offer in [it for it in table.state.offers if it.number not in shown.offers]:
            page = await _public.offer(self._desk, table, offer)
            posted = await self._desk.mail.post(table.channel, page, f"offer-{table.game_id}-{offer.number}")
            outcomes.append(posted.outcome)
            if posted.message is not None:
                shown.offers[offer.number] = (offer, posted.message)
                shown.mentioned |= frozenset(page.mentions)
                shown.beside = True
        return outcomes

    async def _offers_over(self, table: Table, shown: Shown, news: tuple[Entry, ...], press: Press | None) -> None:
        standing = {offer.number for offer in table.state.offers}
        for number in [it for it in shown.offers if it not in standing]:
            offer, message = shown.offers.pop(number)
            if message:
                await self._replace(table, message, _public.offer_result(self._desk, table, offer, news), press)


def _turning(table: Table, *, passing: bool, over: bool) -> set[str]:
    """The turning points that a new stage stands for."""
    if over:
        return {END}
    return {turn_of(table.state.turn)} if passing else set()
