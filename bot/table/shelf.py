"""Lobbies and tables between the store and the service: read when wanted, the last used ones kept.

Owns the cache and the translation between rows and the values of `bot.table.model`. Only what was committed is ever in the cache;
the caller holds the game's lock, except for `known`.
"""

from collections import OrderedDict
from typing import Final

from msgspec.structs import replace

from bot.engine.rules import Rules
from bot.engine.state import State
from bot.errors import StoreError
from bot.store import codec
from bot.store.codec import Codec
from bot.store.db import StoreConflictError
from bot.store.games import GameRow, Games, MoveRow, Seating
from bot.table import understudy
from bot.table.model import Entry, Lobby, Member, Table, TableRefused

MEMBERS: Final[Codec[tuple[Member, ...]]] = Codec(tuple[Member, ...], "members")
RULESETS: Final = 32
"""How many different rules are kept in memory; all games that play by the same share one value."""


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
    )


def _seating(host: int, members: tuple[Member, ...]) -> Seating:
    users = tuple(member.user for member in members if member.user is not None)
    return Seating(host, MEMBERS.encode(members), users)


def _move(entry: Entry) -> MoveRow:
    action = None if entry.action is None else codec.ACTION.encode(entry.action)
    events = codec.EVENTS.encode(entry.events)
    return MoveRow(entry.serial, entry.seat, entry.by, int(entry.standin), action, events, entry.at)


class Shelf:
    """The games of a store, the `size` last used tables in memory."""

    def __init__(self, store: Games, size: int) -> None:
        self._store = store
        self._size = size
        self._tables: OrderedDict[int, Table] = OrderedDict()
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
        return self._keep(
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
            )
        )

    async def entries(self, game_id: int, since: int, limit: int | None) -> tuple[Entry, ...]:
        """The committed entries from serial `since` on.

        Raises:
            StoreError: a blob is broken.
        """
        return tuple(
            Entry(
                row.serial,
                row.seat,
                None if row.action is None else codec.ACTION.decode(row.action, game_id),
                codec.EVENTS.decode(row.events, game_id),
                row.at,
                row.user,
                bool(row.standin),
            )
            for row in await self._store.moves(game_id, since, limit)
        )

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
                raise StoreError(f"game {game_id}: its rules are missing")
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

    # --- writing

    async def create(self, lobby: Lobby, at: float) -> int | None:
        """Store a new lobby and give its id; None when its channel has a live game."""
        names = (lobby.game, lobby.profile, lobby.board)
        settings = codec.SETTINGS.encode(lobby.settings)
        return await self._store.create(
            lobby.channel, lobby.guild, names, settings, _seating(lobby.host, lobby.members), at
        )

    async def save_lobby(self, lobby: Lobby, at: float) -> None:
        """Store a lobby's settings and people."""
        settings = codec.SETTINGS.encode(lobby.settings)
        await self._store.save_lobby(lobby.game_id, settings, _seating(lobby.host, lobby.members), at)

    async def begin(self, lobby: Lobby, rules: Rules, state: State, entry: Entry) -> Table:
        """Store a lobby as the running game that it has become."""
        members = tuple(
            replace(member, token=token) for member, token in zip(lobby.members, state.own.tokens, strict=True)
        )
        body = codec.RULES.encode(rules)
        digest = codec.digest(body)
        rules = self._share(digest, rules)
        table = Table(
            lobby.game_id, lobby.channel, lobby.guild, lobby.host, members, rules, state, 0, "running", lobby.message
        )
        await self._store.begin(
            lobby.game_id,
            (digest, rules.version, body),
            codec.STATE.encode(state),
            state.commitment,
            _move(entry),
            members=MEMBERS.encode(members),
            pending=understudy.due(table) is not None,
        )
        return self._keep(table)

    async def append(self, table: Table, state: State, entry: Entry, status: str) -> Table:
        """Commit an entry and the state after it.

        Raises:
            TableRefused: `already_decided`, if the game is no longer where `table` has it.
        """
        after = replace(table, state=state, serial=entry.serial, status=status)
        pending = understudy.due(after) is not None
        try:
            await self._store.append(
                table.game_id, codec.STATE.encode(state), status, _move(entry), pending=pending, passed=entry.passes
            )
        except BaseException as error:
            # Whether it was committed (a cancelled call may have been) is read again when the game is next wanted.
            self._tables.pop(table.game_id, None)
            if isinstance(error, StoreConflictError):
                raise TableRefused("already_decided") from error
            raise
        return self._keep(after)

    async def seat(self, table: Table, at: float) -> Table:
        """Commit who plays the seats of a table, and who looks after it."""
        pending = understudy.due(table) is not None
        try:
            people = _seating(table.host, table.members)
            await self._store.save_people(table.game_id, table.serial, people, at, pending=pending)
        except BaseException:
            self._tables.pop(table.game_id, None)
            raise
        return self._keep(table)

    async def set_message(self, game_id: int, message: int | None, told: int | None = None) -> None:
        """Note which message shows a game, and up to which action it tells it."""
        await self._store.set_message(game_id, message, told)
        known = self._tables.get(game_id)
        if known is not None:
            self._tables[game_id] = replace(known, message=message, told=known.told if told is None else told)
