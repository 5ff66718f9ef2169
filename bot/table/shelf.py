"""Lobbies and tables between the store and the service: read when wanted, the last used ones kept.

Owns the cache and the translation between rows and the values of `bot.table.model`; what is due is reckoned here at every change,
and committed with it. Only what was committed is ever in the cache; the caller holds the game's lock, except for `known`.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from msgspec.structs import replace

from bot.engine.events import AdjustingOpened
from bot.engine.rules import Rules
from bot.engine.state import State
from bot.errors import StoreError
from bot.store import codec
from bot.store.codec import Codec
from bot.store.db import StoreConflictError
from bot.store.dues import Due, Dues, Notice, Schedule
from bot.store.games import GameRow, Games, MoveRow, Seating
from bot.store.wishes import WishBook
from bot.table import understudy, undo
from bot.table.dues import due_now, lobby_due
from bot.table.hours import Span, away
from bot.table.model import RESTING, Entry, Lobby, Member, Table, TableClock, TableRefused, Takeback
from bot.table.pace import clock_file, pace_of, usual_clock
from bot.table.tails import Tails

MEMBERS: Final[Codec[tuple[Member, ...]]] = Codec(tuple[Member, ...], "members")
CLOCK: Final[Codec[TableClock]] = Codec(TableClock, "clock")
RULESETS: Final = 32
"""How many different rules are kept in memory; all games that play by the same share one value."""

AT_ONCE: Final = 100
"""So many entries of a log are decoded on the event loop; more of them elsewhere."""


def lobby_of(row: GameRow) -> Lobby:
    """The lobby in a row.

    Raises:
        StoreError: a blob is broken.
    """
    return Lobby(
        row.id,
        row.channel,
        row.guild,
        row.host,
        row.game,
        row.profile,
        row.board,
        codec.SETTINGS.decode(row.settings, row.id),
        MEMBERS.decode(row.members, row.id),
        row.message,
        usual_clock() if row.clock is None else CLOCK.decode(row.clock, row.id),
        row.updated + clock_file().lobby,
        row.language,
        row.local,
    )


def _seating(host: int, members: tuple[Member, ...]) -> Seating:
    users = tuple(member.user for member in members if member.user is not None)
    return Seating(host, MEMBERS.encode(members), users)


def _move(entry: Entry) -> MoveRow:
    action = None if entry.action is None else codec.ACTION.encode(entry.action)
    events = codec.EVENTS.encode(entry.events)
    return MoveRow(entry.serial, entry.seat, entry.by, int(entry.standin), action, events, entry.at, entry.chance)


def _entry(row: MoveRow, game_id: int) -> Entry:
    action = None if row.action is None else codec.ACTION.decode(row.action, game_id)
    events = codec.EVENTS.decode(row.events, game_id)
    return Entry(row.serial, row.seat, action, events, row.at, row.user, bool(row.standin), row.chance)


def _clock_after(table: Table, entry: Entry) -> TableClock:
    """What the clock remembers after an action: that somebody came, which votes go on, and since when holdings are adjusted.

    Who plays on does not want a move before that taken back: a question about it is over.
    """
    clock = table.clock if table.clock.undo is None else replace(table.clock, undo=None)
    if any(isinstance(event, AdjustingOpened) for event in entry.events):
        since = entry.at if clock.paused is None else clock.paused  # a pause does not count, wherever in it this came
        clock = replace(clock, adjusting=since - clock.idle)
    came = entry.by is not None and entry.seat is not None
    if came and (clock.quiet or clock.missed):
        clock = replace(clock, quiet=False, missed=0)
    present = table.present() if clock.ballots else ()
    ballots = tuple(it for it in clock.ballots if it.seat in present and not (came and it.seat == entry.seat))
    return clock if ballots == clock.ballots else replace(clock, ballots=ballots)


class Shelf:
    """The games of a store, the `size` last used tables in memory.

    Attributes:
        wishes: what people wish about reminders.
        dues: the rows of what is due.
        tails: the last entries of games.
        told_of: called with the time of the next thing due at a table that has changed.
    """

    def __init__(self, store: Games, size: int) -> None:
        self.wishes = WishBook(store.database)
        self.dues = Dues(store.database)
        self.told_of: Callable[[float], None] = lambda _at: None
        self._store = store
        self._size = size
        self._tables: OrderedDict[int, Table] = OrderedDict()
        self.tails = Tails()
        self._rules: OrderedDict[str, Rules] = OrderedDict()

    def __len__(self) -> int:
        """How many tables are in memory."""
        return len(self._tables)

    # --- reading

    async def lobby(self, game_id: int) -> Lobby:
        """The lobby of this id.

        Raises:
            TableRefused: `no_game`, `not_lobby`.
        """
        row = await self._row(game_id)
        if row.status != "lobby":
            raise TableRefused("not_lobby")
        return lobby_of(row)

    def known(self, game_id: int) -> Table | None:
        """The table of this id if it is in memory: then it is as last committed, and no lock is needed to look at it."""
        table = self._tables.get(game_id)
        if table is not None:
            self._tables.move_to_end(game_id)
        return table

    async def table(self, game_id: int) -> Table:
        """The table of this id as last committed; the caller holds its lock, for it may be read into memory.

        Raises:
            TableRefused: `no_game`, for a lobby too.
            StoreError: a blob is broken.
        """
        known = self.known(game_id)
        if known is not None:
            return known
        row = await self._row(game_id)
        if row.state is None or row.ruleset is None or row.status == "lobby":
            raise TableRefused("no_game")
        rules = await self._rules_of(row.ruleset, game_id)
        return await self.recall(
            Table(
                row.id,
                row.channel,
                row.guild,
                row.host,
                MEMBERS.decode(row.members, row.id),
                rules,
                codec.STATE.decode(row.state, row.id),
                row.serial,
                row.status,
                row.message,
                row.told,
                await self._clock_of(row),
                await self.dues.of(game_id),
                row.language or row.local,
            )
        )

    async def _clock_of(self, row: GameRow) -> TableClock:
        """The clock of a game; one from before there was a clock rests, but for an agreed time since its beginning."""
        if row.clock is not None:
            return CLOCK.decode(row.clock, row.id)
        return replace(RESTING, begun=(await self._store.moves(row.id, 0, 1))[0].at)

    async def entries(self, game_id: int, since: int, limit: int | None) -> tuple[Entry, ...]:
        """The committed entries from serial `since` on.

        Raises:
            StoreError: a blob is broken.
        """
        if (known := self.tails.since(game_id, since, limit)) is not None:
            return known
        rows = await self._store.moves(game_id, since, limit)
        if len(rows) > AT_ONCE:  # long enough to hold others up
            return await asyncio.to_thread(lambda: tuple(_entry(row, game_id) for row in rows))
        return tuple(_entry(row, game_id) for row in rows)

    async def state_at(self, game_id: int, serial: int) -> State | None:
        """The state of a running game after this serial, where it is still kept.

        Raises:
            StoreError: it is broken.
        """
        body = await self._store.snapshot(game_id, serial)
        return None if body is None else codec.STATE.decode(body, game_id)

    async def _takeback(self, table: Table) -> Takeback | None:
        """The last move that stands, where its seat may take it back without asking."""
        if table.status != "running":
            return None
        last = await self.entries(table.game_id, table.serial, 1)
        if any(entry.undoes is not None for entry in last):
            last = tuple(undo.standing(await self.entries(table.game_id, undo.reach(table), None)))
        if not last or not undo.by_person(last[-1]):
            return None
        before = await self.state_at(table.game_id, last[-1].serial - 1)
        return None if before is None else undo.free(before, table.state, last[-1])

    async def recall(self, table: Table) -> Table:
        """The table with the last move that may be taken back as the log has it: when it is read, and after moves were undone."""
        return self._keep(replace(table, takeback=await self._takeback(table)))

    async def _row(self, game_id: int) -> GameRow:
        row = await self._store.get(game_id)
        if row is None:
            raise TableRefused("no_game")
        return row

    async def _rules_of(self, digest: str, game_id: int) -> Rules:
        rules = self._rules.get(digest)
        if rules is None:
            body = await self._store.rules(digest)
            if body is None:
                raise StoreError("store-no-rules", game=str(game_id))
            rules = codec.RULES.decode(body, game_id)
        return self._share(digest, rules)

    def _share(self, digest: str, rules: Rules) -> Rules:
        """The one value in memory for rules of this digest."""
        rules = self._rules.setdefault(digest, rules)
        self._rules.move_to_end(digest)
        if len(self._rules) > RULESETS:
            self._rules.popitem(last=False)
        return rules

    def _keep(self, table: Table) -> Table:
        self._tables[table.game_id] = table
        self._tables.move_to_end(table.game_id)
        if len(self._tables) > self._size:
            self._tables.popitem(last=False)
        return table

    def forget(self, game_id: int) -> None:
        """Read a table again when it is next wanted."""
        self._tables.pop(game_id, None)
        self.tails.drop(game_id)

    # --- what is due

    async def absences(self, table: Table) -> dict[int, Span]:
        """When the clock stands still for a seat, because its person is away."""
        if not pace_of(table.clock).decision:
            return {}
        found: dict[int, Span] = {}
        for seat in table.present():
            span = away(await self.wishes.of(table.members[seat].user or 0), table.clock.away_days)
            if span is not None:
                found[seat] = span
        return found

    async def _timed(self, table: Table, before: tuple[Due, ...], at: float, entry: Entry | None) -> Table:
        return replace(table, dues=due_now(table, before, at, await self.absences(table), entry))

    def _tell(self, dues: tuple[Due, ...]) -> None:
        if dues:
            self.told_of(dues[0].at)

    # --- writing

    async def create(self, lobby: Lobby, at: float) -> int | None:
        """Store a new lobby and give its id; None when its channel has a live game."""
        names = (lobby.game, lobby.profile, lobby.board)
        settings = codec.SETTINGS.encode(lobby.settings)
        people = _seating(lobby.host, lobby.members)
        schedule = _lobby_schedule(lobby, at)
        game_id = await self._store.create(
            lobby.channel, lobby.guild, names, settings, people, at, schedule, (lobby.chosen, lobby.local)
        )
        self._tell(schedule.dues or ())
        return game_id

    async def save_lobby(self, lobby: Lobby, at: float) -> Lobby:
        """Store a lobby's settings and people; it will now be left alone for a while."""
        settings = codec.SETTINGS.encode(lobby.settings)
        people = _seating(lobby.host, lobby.members)
        schedule = _lobby_schedule(lobby, at)
        await self._store.save_lobby(lobby.game_id, settings, people, at, schedule, lobby.chosen)
        self._tell(schedule.dues or ())
        return replace(lobby, closes=at + clock_file().lobby)

    async def begin(self, lobby: Lobby, rules: Rules, state: State, entry: Entry) -> Table:
        """Store a lobby as the running game that it has become."""
        members = tuple(
            replace(member, token=token) for member, token in zip(lobby.members, state.own.tokens, strict=True)
        )
        body = codec.RULES.encode(rules)
        digest = codec.digest(body)
        rules = self._share(digest, rules)
        table = Table(
            lobby.game_id, lobby.channel, lobby.guild, lobby.host, members, rules, state, 0, "running", lobby.message,
            clock=replace(lobby.clock, begun=entry.at), language=lobby.language,
        )  # fmt: skip
        table = await self._timed(table, (), entry.at, entry)
        await self._store.begin(
            lobby.game_id,
            (digest, rules.version, body),
            codec.STATE.encode(state),
            state.commitment,
            _move(entry),
            members=MEMBERS.encode(members),
            pending=understudy.due(table) is not None,
            schedule=Schedule(CLOCK.encode(table.clock), table.dues),
        )
        self._tell(table.dues)
        return self._keep(table)

    async def append(
        self, table: Table, state: State, entry: Entry, status: str, notices: tuple[Notice, ...] = ()
    ) -> Table:
        """Commit an entry, the state after it, what is due then, and what is to be told about that.

        Raises:
            TableRefused: `already_decided`, if the game is no longer where `table` has it.
        """
        free = undo.free(table.state, state, entry)
        after = replace(table, state=state, serial=entry.serial, status=status, takeback=free)
        after = replace(after, clock=_clock_after(after, entry))
        after = await self._timed(after, table.dues, entry.at, entry)
        pending = understudy.due(after) is not None
        try:
            await self._store.append(
                table.game_id, codec.STATE.encode(state), status, _move(entry), _schedule(after, table.dues, notices),
                pending=pending, passed=entry.passes,
            )  # fmt: skip
        except BaseException as error:
            # Whether it was committed (a cancelled call may have been) is read again when the game is next wanted.
            self.forget(table.game_id)
            if isinstance(error, StoreConflictError):
                raise TableRefused("already_decided") from error
            raise
        self.tails.add(table.game_id, entry)
        self._tell(after.dues)
        return self._keep(after)

    async def seat(self, table: Table, at: float, notices: tuple[Notice, ...] = ()) -> Table:
        """Commit who plays the seats of a table, who looks after it, how its time runs, and what is due then."""
        before = table.dues
        table = await self._timed(table, before, at, None)
        pending = understudy.due(table) is not None
        try:
            people = _seating(table.host, table.members)
            schedule = _schedule(table, before, notices)
            await self._store.save_people(table.game_id, table.serial, people, at, schedule, pending=pending)
        except BaseException:
            self.forget(table.game_id)
            raise
        self._tell(table.dues)
        return self._keep(table)

    async def rewrite(self, table: Table) -> None:
        """Commit who sat in a game that is over or stopped, and what its clock remembers."""
        self.forget(table.game_id)
        people = _seating(table.host, table.members)
        await self._store.save_ended(table.game_id, people, CLOCK.encode(table.clock))

    async def remind(
        self, table: Table, dues: tuple[Due, ...], notices: tuple[Notice, ...], at: float
    ) -> frozenset[Notice]:
        """Commit that these reminders are sent, and what is due then; gives those that were not sent before."""
        ordered = tuple(sorted(dues, key=lambda it: (it.at, it.kind, it.number, it.seat)))
        schedule = Schedule(CLOCK.encode(table.clock), ordered, notices)
        try:
            fresh = await self.dues.claim_reminders(table.game_id, schedule, at)
        except BaseException:
            self.forget(table.game_id)
            raise
        self._tell(ordered)
        self._keep(replace(table, dues=ordered))
        return fresh

    async def set_message(self, game_id: int, message: int | None, told: int | None = None) -> None:
        """Note which message shows a game, and up to which action it tells it."""
        await self._store.set_message(game_id, message, told)
        known = self._tables.get(game_id)
        if known is not None:
            self._tables[game_id] = replace(known, message=message, told=known.told if told is None else told)


def _schedule(table: Table, before: tuple[Due, ...], notices: tuple[Notice, ...]) -> Schedule:
    return Schedule(CLOCK.encode(table.clock), None if table.dues == before else table.dues, notices)


def _lobby_schedule(lobby: Lobby, at: float) -> Schedule:
    return Schedule(CLOCK.encode(lobby.clock), (lobby_due(at),))
