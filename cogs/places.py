"""Where games are played, and what becomes of those places: deleted, archived, locked, closed to the bot, or the server left.

Owns the resting games: those whose channel can't be written in. A game rests where it stands, presses still count, and as soon as
its place can be written in again a fresh stage goes on. Only a place that is gone for good ends its game.
"""

import asyncio
import contextlib
import logging
from collections.abc import Iterable
from typing import Final

import aiohttp
import discord

from bot.engine.refusal import Refused
from bot.store.rests import Rests
from bot.table.model import Table, TableRefused, Turn
from cogs._desk import Desk
from cogs._layout import Page, Text
from cogs._reply import Outcome
from cogs._stage import Stages

log = logging.getLogger("banker.places")

LOCKED: Final = "locked"
PERMISSION: Final = "permission"
SERVER: Final = "server"

UNKNOWN_CHANNEL: Final = 10003

_WHY: Final = {
    Outcome.ARCHIVED: LOCKED,
    Outcome.LOCKED: LOCKED,
    Outcome.NO_ACCESS: PERMISSION,
    Outcome.NO_PERMISSION: PERMISSION,
}


class Places:
    """The places of all games of one client."""

    def __init__(self, client: discord.Client, desk: Desk, stages: Stages) -> None:
        self._client = client
        self._desk = desk
        self._stages = stages
        self._rests = Rests(desk.tables.database)
        self._resting: dict[int, str] = {}
        self._stale: dict[int, int | None] = {}

    @property
    def resting(self) -> dict[int, str]:
        """Why each game rests that does."""
        return dict(self._resting)

    async def recall(self) -> None:
        """At a start: the games that rested before."""
        self._resting = await self._rests.all()

    async def try_again(self) -> None:
        """After a start: what rests may go on by now, for nobody told the bot while it was down."""
        await self._wake(await self._tables())

    async def trying(self, game: int) -> None:
        """A stage is about to be shown: should it get through, it shows the time that runs from then on."""
        if game in self._resting:
            await self._release(game)

    async def shown(self, table: Table, outcome: Outcome) -> None:
        """A stage was shown, or could not be."""
        why = _WHY.get(outcome, self._resting.get(table.game_id))
        if outcome is Outcome.DONE:
            if await self._got_through(table.game_id):
                await self._goes_on(table.game_id)
        elif outcome is Outcome.NO_CHANNEL:
            await self.unreachable(table.channel)
            if table.game_id in self._resting:
                await self._hold(table.game_id)
        elif why is not None and await self._rest(table, why) and why == LOCKED:
            await self._tell_parent(table)

    async def _got_through(self, game: int) -> bool:
        """Whether a new message was sent since a game rests: an old one can be changed where nothing may be written."""
        if game not in self._resting:
            return False
        table = await self._desk.tables.table(game)
        if table.message != self._stale.get(game):
            return True
        await self._hold(game)
        return False

    async def _hold(self, game: int) -> None:
        with contextlib.suppress(TableRefused, Refused):
            await self._desk.tables.hold(game)

    async def _rest(self, table: Table, why: str) -> bool:
        """Let a game rest; whether that is news."""
        if table.status != "running":
            return False
        held = await self._desk.tables.hold(table.game_id)
        self._stale[table.game_id] = held.message
        if self._resting.get(table.game_id) in {why, SERVER}:
            return False
        self._resting[table.game_id] = why
        log.info("the game rests (%s)", why, extra={"game": table.game_id, "channel": table.channel})
        return await self._rests.put(table.game_id, why, self._desk.tables.now())

    async def _goes_on(self, game: int) -> None:
        self._stale.pop(game, None)
        if self._resting.pop(game, None) is not None:
            await self._release(game)
            log.info("the game goes on", extra={"game": game})
            await self._rests.delete(game)

    async def _release(self, game: int) -> None:
        with contextlib.suppress(TableRefused, Refused):
            await self._desk.tables.release(game)

    # --- a channel or thread

    async def channel_gone(self, channel: int) -> None:
        """A channel was deleted: its lobby closes, its game stops, and its seats are free."""
        tables, by = self._desk.tables, self._client.application_id or 0
        with contextlib.suppress(Refused):
            try:
                table = await tables.table_in(channel)
                await tables.stop(table.game_id, by, force=True)
                await self._goes_on(table.game_id)
            except TableRefused:
                with contextlib.suppress(TableRefused):
                    lobby = await tables.lobby_in(channel)
                    await tables.cancel(lobby.game_id, by, force=True)

    async def unreachable(self, channel: int) -> None:
        """A message was told that there is no such channel: if that is so, what was played there ends."""
        if await self._is_gone(channel):
            await self.channel_gone(channel)

    async def channel_back(self, channel: int) -> None:
        """A channel or thread has changed: a game that rests in it, or in a thread of it, may go on."""
        threads = getattr(self._client.get_channel(channel), "threads", ())
        places = {channel, *(thread.id for thread in threads)}
        await self._wake([it for it in await self._tables() if it.channel in places])

    async def _is_gone(self, channel: int) -> bool:
        """Whether Discord knows no such channel: one answer of that kind to a message may be a fault of its own."""
        try:
            await self._client.http.get_channel(channel)
        except discord.HTTPException as error:
            return error.code == UNKNOWN_CHANNEL
        except (aiohttp.ClientError, OSError, TimeoutError):
            return False
        return False

    async def _tell_parent(self, table: Table) -> None:
        """Say once, where the thread hangs, that its game rests."""
        try:
            found = await self._client.http.get_channel(table.channel)
        except (discord.HTTPException, aiohttp.ClientError, OSError, TimeoutError):
            return
        parent = found.get("parent_id")
        if parent is not None:
            said = self._desk.words(table)("rest-locked", thread=f"<#{table.channel}>")
            await self._desk.mail.post(int(str(parent)), Page((Text(said),)))

    # --- a server

    async def guild_gone(self, guild: int) -> None:
        """The bot was removed from a server: its games rest. An outage is not that, and changes nothing."""
        for game in await self._desk.tables.running_in(guild):
            await self._rest(await self._desk.tables.table(game), SERVER)

    async def guild_back(self, guild: int) -> None:
        """The bot is on a server again, or may do other things there: what rested goes on where it can."""
        await self._wake([it for it in await self._tables() if it.guild == guild])

    async def _tables(self) -> list[Table]:
        return [await self._desk.tables.table(game) for game in tuple(self._resting)]

    async def _wake(self, tables: Iterable[Table]) -> None:
        for table in tables:
            try:
                await self._stages.prepare(table.game_id)
                await self._stages.show(Turn(table, ()), fresh=True)
            except Exception:
                log.exception(
                    "the game could not be taken up again", extra={"game": table.game_id, "channel": table.channel}
                )
            await asyncio.sleep(0)
