"""Games as rows: a dozen calls over plain values, each one transaction.

Owns the tables `games`, `moves`, `snapshots`, `rulesets` and `seatings`, and nothing of what the bytes in them mean. A second backend has to
offer this class, `bot.store.drafts.Drafts`, `bot.store.dues.Dues` and `bot.store.wishes.WishBook`.
"""

from typing import Final

from msgspec import Struct

from bot.store.db import Database, Row, Run, StoreConflictError
from bot.store.dues import Schedule, forget_told, write_dues


class GameRow(Struct, frozen=True):
    """One game as it is stored; the blobs are encoded by `bot.store.codec` and by the table layer.

    Attributes:
        ruleset: the digest of the rules it plays by, None for a lobby.
        serial: how many actions were committed.
        pending: 1 when a stand-in is to move, else 0.
        told: the serial of the last action that the channel was told of by a message of its own, -1 for none.
        clock: how its time runs, encoded by the table layer; None for a game from before there was a clock.
        language: the language that its host chose; empty: `local`.
        local: the language of its server when it was opened; empty where nothing is known of it.
    """

    id: int
    channel: int
    guild: int | None
    host: int
    status: str
    game: str
    profile: str
    board: str
    settings: bytes
    members: bytes
    ruleset: str | None
    version: int | None
    state: bytes | None
    serial: int
    pending: int
    message: int | None
    told: int
    updated: float
    clock: bytes | None
    language: str
    local: str


class MoveRow(Struct, frozen=True):
    """One committed action; `seat` and `action` None: the start of the game, or its being stopped.

    Attributes:
        standin: 1 when a stand-in made it, else 0.
        chance: how many blocks of chance the game has used by then; None where that was not noted.
    """

    serial: int
    seat: int | None
    user: int | None
    standin: int
    action: bytes | None
    events: bytes
    at: float
    chance: int | None = None


class Seating(Struct, frozen=True):
    """The people of a game: its host, the encoded members, and the user ids among them."""

    host: int
    members: bytes
    users: tuple[int, ...]


_COLUMNS: Final = (
    "id, channel, guild, host, status, game, profile, board, settings, members, ruleset, version, state, serial, pending, "
    "message, told, updated, clock, language, local"
)
SNAPSHOTS: Final = 64
"""So many earlier states of a running game are kept, and a few more until they are next swept."""

_SWEEP: Final = 16
"""Older ones are swept out once in so many actions: that is a statement less for all others."""

_LIVE: Final = "status IN ('lobby', 'running')"


def _game(row: Row) -> GameRow:
    return GameRow(*row)


class Games:
    """The games of a database."""

    def __init__(self, database: Database) -> None:
        self.database = database

    # --- reading

    async def get(self, game: int) -> GameRow | None:
        """The game of this id, or None."""
        rows = await self.database.read(f"SELECT {_COLUMNS} FROM games WHERE id = ?", game)  # noqa: S608 - a constant
        return _game(rows[0]) if rows else None

    async def live_in(self, channel: int) -> int | None:
        """The id of a channel's lobby or running game, or None."""
        rows = await self.database.read(f"SELECT id FROM games WHERE channel = ? AND {_LIVE}", channel)  # noqa: S608
        return rows[0][0] if rows else None

    async def latest_in(self, channel: int) -> int | None:
        """The id of the game that was started last in a channel, or None."""
        sql = "SELECT id FROM games WHERE channel = ? AND status <> 'lobby' ORDER BY id DESC LIMIT 1"
        rows = await self.database.read(sql, channel)
        return rows[0][0] if rows else None

    async def open_of(self, user: int, limit: int) -> list[GameRow]:
        """The lobbies and running games a person sits in, newest first."""
        mine = "SELECT game FROM seatings WHERE user = ?"
        sql = f"SELECT {_COLUMNS} FROM games WHERE id IN ({mine}) AND {_LIVE} ORDER BY id DESC LIMIT ?"  # noqa: S608
        return [_game(row) for row in await self.database.read(sql, user, limit)]

    async def running(self) -> tuple[int, ...]:
        """The games that have started and are not over."""
        sql = "SELECT id FROM games WHERE status = 'running' ORDER BY id"
        return tuple(row[0] for row in await self.database.read(sql))

    async def running_of(self, user: int) -> tuple[int, ...]:
        """The running games that a person sits in."""
        sql = "SELECT id FROM games WHERE id IN (SELECT game FROM seatings WHERE user = ?) AND status = 'running' ORDER BY id"
        return tuple(row[0] for row in await self.database.read(sql, user))

    async def counted(self) -> dict[str, int]:
        """How many lobbies and running games there are, from indexes alone: a lobby is what its own due row waits for."""
        lobbies = "SELECT count(*) FROM dues WHERE kind = 'lobby'"
        rows = await self.database.read(f"SELECT (SELECT count(*) FROM games WHERE {_LIVE}), ({lobbies})")  # noqa: S608
        live, open_ = rows[0]
        return {"lobby": open_, "running": live - open_}

    async def pending(self) -> tuple[int, ...]:
        """The running games in which a stand-in is to move."""
        return tuple(row[0] for row in await self.database.read("SELECT id FROM games WHERE pending = 1 ORDER BY id"))

    async def untold(self) -> tuple[int, ...]:
        """The games whose turn passed, or that ended, without the channel being told."""
        sql = "SELECT id FROM games WHERE told < passed AND status IN ('running', 'over') ORDER BY id"
        return tuple(row[0] for row in await self.database.read(sql))

    async def moved_last(self, seconds: float) -> tuple[int, ...]:
        """The running games with moves since their message was sent, the last within so many seconds before the last of all."""
        latest = "SELECT max(updated) FROM games WHERE status = 'running'"
        sql = (
            "SELECT id FROM games WHERE status = 'running' AND message NOTNULL AND told < serial "  # noqa: S608
            f"AND updated >= ({latest}) - ? ORDER BY id"
        )
        return tuple(row[0] for row in await self.database.read(sql, seconds))

    async def running_in(self, guild: int) -> tuple[int, ...]:
        """The games of a server that have started and are not over."""
        sql = "SELECT id FROM games WHERE guild = ? AND status = 'running' ORDER BY id"
        return tuple(row[0] for row in await self.database.read(sql, guild))

    async def rules(self, digest: str) -> bytes | None:
        """The rules of this digest, or None."""
        rows = await self.database.read("SELECT body FROM rulesets WHERE digest = ?", digest)
        return rows[0][0] if rows else None

    async def moves(self, game: int, since: int, limit: int | None) -> list[MoveRow]:
        """The actions of a game from serial `since` on, oldest first."""
        rows = await self.database.read(
            "SELECT serial, seat, user, standin, action, events, at, chance FROM moves WHERE game = ? AND serial >= ? "
            "ORDER BY serial LIMIT ?",
            game, since, -1 if limit is None else limit,
        )  # fmt: skip
        return [MoveRow(*row) for row in rows]

    async def snapshot(self, game: int, serial: int) -> bytes | None:
        """The state of a running game after this serial, where it is still kept."""
        rows = await self.database.read("SELECT state FROM snapshots WHERE game = ? AND serial = ?", game, serial)
        return rows[0][0] if rows else None

    # --- writing

    async def create(
        self, channel: int, guild: int | None, names: tuple[str, str, str], settings: bytes, people: Seating, at: float,
        schedule: Schedule, speech: tuple[str, str] = ("", ""),
    ) -> int | None:  # fmt: skip
        """Open a lobby and give its id; None when the channel has a live game already.

        Args:
            channel: where it is played.
            guild: the server, or None.
            names: the ids of game, profile and board.
            settings: encoded.
            people: who sits in it.
            at: now.
            schedule: when it closes by itself.
            speech: the language that was chosen, and that of the server.
        """
        async with self.database.transaction() as run:
            rows = await run(
                "INSERT INTO games (channel, guild, host, status, game, profile, board, settings, members, created, updated, clock, "
                "language, local) VALUES (?, ?, ?, 'lobby', ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING RETURNING id",
                channel, guild, people.host, *names, settings, people.members, at, at, schedule.clock, *speech,
            )  # fmt: skip
            if not rows:
                return None
            await _seat(run, rows[0][0], people.users)
            await write_dues(run, rows[0][0], schedule)
        return int(rows[0][0])

    async def save_lobby(
        self, game: int, settings: bytes, people: Seating, at: float, schedule: Schedule, language: str = ""
    ) -> None:
        """Store a lobby's settings, its language among them, and its people.

        Raises:
            StoreConflictError: it is no lobby any more.
        """
        async with self.database.transaction() as run:
            rows = await run(
                "UPDATE games SET settings = ?, host = ?, members = ?, updated = ?, clock = ?, language = ? "
                "WHERE id = ? AND status = 'lobby' RETURNING id",
                settings, people.host, people.members, at, schedule.clock, language, game,
            )  # fmt: skip
            _need(rows, game)
            await _seat(run, game, people.users)
            await write_dues(run, game, schedule)

    async def begin(
        self, game: int, rules: tuple[str, int, bytes], state: bytes, commitment: str, first: MoveRow, *,
        members: bytes, pending: bool, schedule: Schedule,
    ) -> None:  # fmt: skip
        """Turn a lobby into a running game.

        Args:
            game: the lobby's id.
            rules: the digest, the version of the game's rules, and the rules themselves.
            state: the state after the start.
            commitment: the SHA-256 of the seed.
            first: the entry of the start, serial 0.
            members: the members with what the start settled.
            pending: whether a stand-in is to move.
            schedule: how its time runs, and what is due.

        Raises:
            StoreConflictError: it is no lobby any more.
        """
        digest, version, body = rules
        async with self.database.transaction() as run:
            await run("INSERT INTO rulesets (digest, body) VALUES (?, ?) ON CONFLICT DO NOTHING", digest, body)
            rows = await run(
                "UPDATE games SET status = 'running', ruleset = ?, version = ?, state = ?, commitment = ?, members = ?, "
                "pending = ?, updated = ?, clock = ? WHERE id = ? AND status = 'lobby' RETURNING id",
                digest, version, state, commitment, members, pending, first.at, schedule.clock, game,
            )  # fmt: skip
            _need(rows, game)
            await _insert(run, game, first)
            await write_dues(run, game, schedule)

    async def append(
        self, game: int, state: bytes, status: str, move: MoveRow, schedule: Schedule, *,
        pending: bool, passed: bool = False,
    ) -> None:  # fmt: skip
        """Commit an action, what it led to and what it brought about, together; the state before it is kept for a while.

        Args:
            game: its id.
            state: the state after the action.
            status: whether it goes on.
            move: the action and its events.
            schedule: how its time runs, and what is due from now on.
            pending: whether a stand-in is to move.
            passed: whether the turn passed or the game ended, so that the channel is to be told by a new message.

        Raises:
            StoreConflictError: the game is not running, or not at the serial before the action's.
        """
        async with self.database.transaction() as run:
            await _keep_state(run, game, move.serial - 1)
            rows = await run(
                "UPDATE games SET state = ?, serial = ?, status = ?, pending = ?, updated = ?, clock = ?, "
                "passed = CASE WHEN ? THEN ? ELSE passed END "
                "WHERE id = ? AND serial = ? AND status = 'running' RETURNING id",
                state, move.serial, status, pending, move.at, schedule.clock, passed, move.serial, game, move.serial - 1,
            )  # fmt: skip
            _need(rows, game)
            await _insert(run, game, move)
            await write_dues(run, game, schedule)
            if status != "running":
                await forget_told(run, game)
                await run("DELETE FROM snapshots WHERE game = ?", game)

    async def save_people(
        self, game: int, serial: int, people: Seating, at: float, schedule: Schedule, *, pending: bool
    ) -> None:
        """Store who plays the seats of a running game, who looks after it, and how its time runs.

        Raises:
            StoreConflictError: the game is not running, or not at this serial.
        """
        async with self.database.transaction() as run:
            rows = await run(
                "UPDATE games SET host = ?, members = ?, pending = ?, updated = ?, clock = ? "
                "WHERE id = ? AND serial = ? AND status = 'running' RETURNING id",
                people.host, people.members, pending, at, schedule.clock, game, serial,
            )  # fmt: skip
            _need(rows, game)
            await _seat(run, game, people.users)
            await write_dues(run, game, schedule)

    async def save_ended(self, game: int, people: Seating, clock: bytes) -> None:
        """Store who sat in a game that is not running any more, and what its clock remembers; another game is passed over."""
        async with self.database.transaction() as run:
            sql = "UPDATE games SET host = ?, members = ?, clock = ? WHERE id = ? AND status IN ('over', 'stopped') RETURNING id"
            if await run(sql, people.host, people.members, clock, game):
                await _seat(run, game, people.users)

    async def set_message(self, game: int, message: int | None, told: int | None = None) -> None:
        """Note which message shows a game, and up to which action it tells it; an unknown game is passed over."""
        async with self.database.transaction() as run:
            await run("UPDATE games SET message = ?, told = coalesce(?, told) WHERE id = ?", message, told, game)

    async def delete(self, game: int) -> None:
        """Delete a lobby with all that hangs on it; a game that was started stays."""
        async with self.database.transaction() as run:
            await run("DELETE FROM games WHERE id = ? AND status = 'lobby'", game)


async def _seat(run: Run, game: int, users: tuple[int, ...]) -> None:
    await run("DELETE FROM seatings WHERE game = ?", game)
    for user in users:
        await run("INSERT INTO seatings (user, game) VALUES (?, ?)", user, game)


async def _keep_state(run: Run, game: int, serial: int) -> None:
    """Keep the present state of a game as the one after this serial, if it is, and now and then sweep out the oldest."""
    present = "SELECT id, serial, state FROM games WHERE id = ? AND serial = ? AND status = 'running'"
    await run(f"INSERT INTO snapshots (game, serial, state) {present}", game, serial)
    if serial % _SWEEP == 0:
        await run("DELETE FROM snapshots WHERE game = ? AND serial <= ?", game, serial - SNAPSHOTS)


async def _insert(run: Run, game: int, move: MoveRow) -> None:
    await run(
        "INSERT INTO moves (game, serial, seat, user, standin, action, events, at, chance) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        game, move.serial, move.seat, move.user, move.standin, move.action, move.events, move.at, move.chance,
    )  # fmt: skip


def _need(rows: list[Row], game: int) -> None:
    if not rows:
        raise StoreConflictError("store-conflict", game=str(game))
