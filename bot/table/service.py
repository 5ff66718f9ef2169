"""The tables: everything people can do with a game, each call committed before it returns.

Owns: who may do what, and the lock of each game. It knows no Discord, no words and no pictures; randomness,
clock, store and stand-ins are passed in. Every refusal is a `TableRefused` or the engine's `Refused`, every fault of the
database a `StoreError`.
"""

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable
from typing import Final

from bot.engine import kernel
from bot.engine.actions import Action, Resign
from bot.engine.chance import blocks_used
from bot.engine.refusal import Refused
from bot.engine.state import State
from bot.standins import choose
from bot.store.drafts import Drafts
from bot.store.games import Games
from bot.table import lobby as lobbies
from bot.table import press, seats, understudy
from bot.table.model import Entry, Lobby, Table, TableRefused, Turn
from bot.table.records import Record, record_of
from bot.table.replaying import state_of
from bot.table.shelf import lobby_of
from bot.table.takebacks import Takebacks
from bot.table.understudy import Chooser

SEED_BYTES: Final = 32
LISTED: Final = 25
"""How many open games of a person are listed at most: as many as a Discord select holds."""

SHOWN_WITHIN: Final = 15.0
"""So many seconds after a move its channel shows it, or the move was the last before a stop."""


def new_seed() -> bytes:
    """32 bytes that nobody can guess."""
    return secrets.token_bytes(SEED_BYTES)


class Tables(Takebacks):
    """All lobbies and tables of one store.

    Args:
        store: where games are kept.
        seed: gives the 32-byte seed of each game that starts.
        clock: gives the time in seconds since 1970.
        choose: gives a stand-in's action out of what its seat sees and may do.
        cached: how many tables are kept in memory at most; the others are read again when wanted.
        bound: how many moves stand-ins make at most within one call; see `advance`.
    """

    def __init__(
        self,
        store: Games,
        *,
        seed: Callable[[], bytes] = new_seed,
        clock: Callable[[], float] = time.time,
        choose: Chooser = choose,
        cached: int = 256,
        bound: int = 120,
    ) -> None:
        super().__init__(store, clock, cached, choose, bound)
        self._drafts = Drafts(store.database)
        self._seed = seed
        self._replays = asyncio.Semaphore(1)

    async def start(self, game_id: int, user: int) -> Turn:
        """Start the game: the first turn is thrown for openly. The first entry has serial 0 and no seat.

        Raises:
            TableRefused: `no_game`, `not_lobby`, `not_host`, `too_few_seats` (with `least` and `have`).
        """
        async with self._locks.hold(game_id):
            lobby = await self._shelf.lobby(game_id)
            lobbies.need_host(lobby, user)
            rules = lobbies.rules_of(lobby)
            lobbies.need_seats(lobby, rules)
            state, events = kernel.start(rules, len(lobby.members), self._seed())
            chance = blocks_used(state.secret.chance)
            entry = Entry(0, None, None, tuple(events), self._clock(), user, chance=chance)
            table = await self._shelf.begin(lobby, rules, state, entry)
            return await self._played_on(table, [entry])

    # --- looking

    async def table_in(self, channel: int) -> Table:
        """The running game of a channel.

        Raises:
            TableRefused: `no_game`, for a lobby too.
        """
        return await self.table(await self.live_in(channel))

    async def latest_in(self, channel: int) -> Table:
        """The running game of a channel, or else the last one that was played there.

        Raises:
            TableRefused: `no_game` where none was ever started.
        """
        game_id = await self._store.latest_in(channel)
        if game_id is None:
            raise TableRefused("no_game")
        return await self.table(game_id)

    async def entries(self, game_id: int, since: int = 0, limit: int | None = None) -> tuple[Entry, ...]:
        """The log from serial `since` on, oldest first; with a limit, the first so many of them.

        An action may hold what its seat alone knows (a sealed maximum): tell of the events.
        """
        return await self._shelf.entries(game_id, since, limit)

    async def state_after(self, game_id: int, serial: int) -> State | None:
        """The state of a game after this entry: kept, or played again from the start elsewhere than on the event loop.

        None where it can't be had any more: the program has come to play that game otherwise since.

        Raises:
            TableRefused: `no_game`, for a lobby too.
        """
        async with self._locks.hold(game_id):
            table = await self._shelf.table(game_id)
            if serial == table.serial:
                return table.state
            kept = await self._shelf.state_at(game_id, serial)
            if kept is not None:
                return kept
            entries = await self._shelf.entries(game_id, 0, serial + 1)
        async with self._replays:
            return await asyncio.to_thread(state_of, table, entries)

    async def record(self, game_id: int) -> Record:
        """The whole game, to be written as JSON lines by `bot.table.records.write`.

        Raises:
            TableRefused: `no_game`, for a lobby too.
        """
        async with self._locks.hold(game_id):
            table = await self._shelf.table(game_id)
            entries = await self._shelf.entries(game_id, 0, None)
        return await asyncio.to_thread(record_of, table, entries)

    async def open_games(self, user: int) -> tuple[Lobby | Table, ...]:
        """The lobbies and running games in which this person has a seat, newest first, at most `LISTED`."""
        rows = await self._store.open_of(user, LISTED)
        return tuple([lobby_of(row) if row.status == "lobby" else await self.table(row.id) for row in rows])

    # --- playing

    async def act(
        self,
        game_id: int,
        user: int,
        number: int | None,
        action: Action,
        *,
        still: Callable[[Table], bool] | None = None,
    ) -> Turn:
        """Carry out what a person pressed or typed, and then the moves of stand-ins up to the next person awaited.

        A seat that a stand-in plays goes back to its owner by this, even if the action is then refused.

        Args:
            game_id: the game that the control belongs to.
            user: who pressed.
            number: the number of the decision that the control was drawn for: for accept, reject and withdraw that of the
                offer, for claim that of the seat's oldest claim, else that of any open decision of the seat. None for
                what needs none (a typed command): then the engine alone judges.
            action: what to do.
            still: whether a table is still as the control showed it, where it answers no decision; asked with the game held,
                so that of two presses at once one counts.

        Raises:
            TableRefused: `no_game`, `game_stopped`, `not_seated`, `already_decided`, `not_your_seat` (with `seats`, `names`).
            Refused: the rules do not allow it, or the game is over.
        """
        async with self._locks.hold(game_id):
            table, seat = await self._seat_at(game_id, user)
            earlier: list[Entry] = []
            async for moved, made in self._understudies(table):
                table = moved
                earlier.append(made)
            if table.state.ending:
                raise Refused("game_over")
            if number is not None:
                press.need_open(table, seat, number, action)
            if still is not None and not still(table):
                raise TableRefused("already_decided")
            table, entry = await self._commit(table, seat, action, user)
            return await self._played_on(table, [*earlier, entry])

    async def advance(self, game_id: int) -> Turn:
        """Let stand-ins move on where they are awaited.

        Every call does this by itself up to its bound; this is for going on after the bound (`awaits_standin` tells),
        and after a restart for each of `unfinished`.

        Raises:
            TableRefused: `no_game`.
        """
        async with self._locks.hold(game_id):
            return await self._played_on(await self._shelf.table(game_id), [])

    async def unfinished(self) -> tuple[int, ...]:
        """The running games in which a stand-in is to move: what a restart has to go on with."""
        return await self._store.pending()

    async def untold(self) -> tuple[int, ...]:
        """The games whose channel was never told that the turn passed: a stop came between the move and its message."""
        return await self._store.untold()

    async def moved_last(self) -> tuple[int, ...]:
        """The running games that moved just before the bot stopped: their channel may show how they stood before."""
        return await self._store.moved_last(SHOWN_WITHIN)

    async def resign(self, game_id: int, user: int) -> Turn:
        """Leave the game for good; what the seat has goes to its front creditor or the bank.

        Raises:
            TableRefused: `no_game`, `game_stopped`, `not_seated`.
            Refused: the game is over, or the seat is out already.
        """
        return await self.act(game_id, user, None, Resign())

    async def leave(self, game_id: int, user: int) -> Turn:
        """Hand one's seat to a stand-in until one presses anything; with no person left the game rests.

        Raises:
            TableRefused: `no_game`, `game_stopped`, `not_seated`.
            Refused: the game is over.
        """

        async def away(table: Table) -> Table:
            return seats.handed(table, seats.seat_for(table, user), standin=True)

        return await self.reseat(game_id, away)

    async def reseat(self, game_id: int, change: Callable[[Table], Awaitable[Table]]) -> Turn:
        """Let `change` say who sits where and who is host, commit that, and let stand-ins move on.

        `change` is awaited while the game's lock is held; what it raises leaves the table as it is.

        Raises:
            TableRefused: `no_game`, `game_stopped`.
            Refused: the game is over.
        """
        async with self._locks.hold(game_id):
            table = await self._running(game_id)
            after = await change(table)
            if after is not table:
                table = await self._shelf.seat(seats.settled(table, after), self._clock())
            return await self._played_on(table, [])

    async def take_back(self, game_id: int, user: int) -> Turn:
        """Take one's seat back from a stand-in; nothing happens if one has it.

        Raises:
            TableRefused: `no_game`, `game_stopped`, `not_seated`.
            Refused: the game is over.
        """
        async with self._locks.hold(game_id):
            table, _ = await self._seat_at(game_id, user)
            return await self._played_on(table, [])

    async def stop(self, game_id: int, user: int, *, who: str = seats.HOST, force: bool = False) -> Turn:
        """Stop a running game for good: nobody wins, and the seed is told.

        Args:
            game_id: the game.
            user: who wants to stop it.
            who: who may, one of `bot.table.seats.STOPPERS`; while the host is away, anybody seated may in their place.
            force: for those who may manage the server.

        Raises:
            TableRefused: `no_game`, `game_stopped`, `not_host`, `not_seated`, `not_manager`.
            Refused: the game is over.
        """
        async with self._locks.hold(game_id):
            table = await self._running(game_id)
            if not force:
                seats.need_stopper(table, user, who)
            table, entry = await self._stop(table, user)
            return Turn(table, (entry,))

    async def rewrite_ended(self, game_id: int, change: Callable[[Table], Table]) -> None:
        """Let `change` say who sat in a game that is over or stopped; a running one stays as it is.

        Raises:
            TableRefused: `no_game`, for a lobby too.
        """
        async with self._locks.hold(game_id):
            table = await self._shelf.table(game_id)
            if table.status != "running":
                await self._shelf.rewrite(change(table))

    # --- what is kept beside the games

    async def set_message(self, game_id: int, message: int | None, told: int | None = None) -> None:
        """Note the id of the message that shows this lobby or table; a cache, so an unknown game is passed over.

        Args:
            game_id: the game.
            message: the message's id, or None.
            told: the serial up to which that message tells the game, where it is a new stage.
        """
        async with self._locks.hold(game_id):
            await self._shelf.set_message(game_id, message, told)

    async def draft(self, game_id: int, user: int) -> bytes | None:
        """The trade that this person is composing in this game, as it was put."""
        return await self._drafts.get(game_id, user)

    async def put_draft(self, game_id: int, user: int, body: bytes) -> None:
        """Keep a trade that is being composed; it replaces the older one of this person in this game.

        Raises:
            TableRefused: `no_game`.
            ValueError: a body over 64 KiB.
        """
        if not await self._drafts.put(game_id, user, body, self._clock()):
            raise TableRefused("no_game")

    async def delete_draft(self, game_id: int, user: int) -> None:
        """Forget that trade, if there is one."""
        await self._drafts.delete(game_id, user)


def awaits_standin(table: Table) -> bool:
    """Whether stand-ins stopped at the bound with moves still to make: then call `Tables.advance`."""
    return understudy.due(table) is not None
