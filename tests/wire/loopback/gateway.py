"""The gateway: one handler per connection, and the levers that tests pull.

Owns the opcodes, the close codes, and which session an event goes to. What READY and the guild events hold comes from
the realm; sessions number and keep their events themselves.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import TYPE_CHECKING, Any

from aiohttp import WSCloseCode, WSMsgType, web

from .connection import Closing, Connection
from .payloads import guild_json, user_json
from .sessions import EVERY_INTENT, PRIVILEGED, Session

if TYPE_CHECKING:
    from .realm import Realm

IDENTIFY_WINDOW = 5.0


class Gateway:
    """Sessions, connections and the ways to disturb them."""

    def __init__(self, realm: Realm) -> None:
        self.realm = realm
        self.url = ""
        self.heartbeat_interval = 41.25
        self.shards = 1
        self.max_concurrency = 16
        self.enforce_identify_rate = False
        self.privileged_intents = False
        self.acknowledge = True
        self.refuse_identify: list[int] = []
        self.sessions: dict[str, Session] = {}
        self.connections: set[Connection] = set()
        self.identifies: list[tuple[float, tuple[int, int]]] = []
        self.heartbeats = 0

    # What tests pull.

    def reconnect(self, shard: int | None = None) -> None:
        """Send opcode 7: please connect again and resume."""
        for connection in self._of(shard):
            connection.send_op(7, None)

    def invalidate(self, *, resumable: bool = False, shard: int | None = None) -> None:
        """Send opcode 9; a session that is not resumable is forgotten."""
        for connection in self._of(shard):
            if not resumable and connection.session is not None:
                self.sessions.pop(connection.session.id, None)
            connection.send_op(9, resumable)

    def close(self, code: int, shard: int | None = None) -> None:
        """Close connections with a chosen code."""
        for connection in self._of(shard):
            connection.close_soon(code)

    def drop(self, shard: int | None = None) -> None:
        """Cut connections without a goodbye, as a failing network does."""
        for connection in self._of(shard):
            connection.abort()

    def forget_sessions(self) -> None:
        """Make every later RESUME fail."""
        for session in self.sessions.values():
            session.kept.clear()
        self.sessions.clear()

    # What tests wait for.

    def ready_shards(self) -> set[int]:
        return {session.shard[0] for session in self.sessions.values() if session.connected and session.ready}

    async def wait_ready(self, shards: int | None = None, patience: float = 60.0) -> None:
        wanted = self.shards if shards is None else shards
        await self.realm.bell.until(lambda: len(self.ready_shards()) >= wanted, patience, f"READY of {wanted} shards")

    async def wait_gone(self, patience: float = 30.0) -> None:
        await self.realm.bell.until(lambda: not self.connections, patience, "end of all connections")

    # Events.

    def dispatch(self, event: str, data: Any, guild_id: int | None) -> int:
        """Send an event to the sessions it concerns; return how many have a connection."""
        reached = 0
        for session in list(self.sessions.values()):
            if session.ready and session.concerns(guild_id) and session.wants(event, guild_id):
                session.dispatch(event, data)
                reached += session.connected
        return reached

    # The protocol.

    async def serve(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse(max_msg_size=1 << 20, timeout=2.0)
        await socket.prepare(request)
        connection = Connection(socket, request)
        self.connections.add(connection)
        try:
            connection.open(request.query, self.heartbeat_interval)
            await self._listen(connection)
        except Closing as closing:
            if closing.fault:
                self.realm.blame("gateway", closing.reason)
            await connection.finish(closing.code, closing.reason)
        finally:
            self.connections.discard(connection)
            self._detach(connection)
            await connection.finish(WSCloseCode.GOING_AWAY, "")
            self.realm.bell.ring()
        return socket

    async def _listen(self, connection: Connection) -> None:
        async for message in connection.socket:
            if message.type is WSMsgType.TEXT:
                self._receive(connection, connection.read(message.data))
            elif message.type is WSMsgType.BINARY:
                raise Closing(4002, "binary frame from the client")

    def _receive(self, connection: Connection, frame: dict[str, Any]) -> None:
        match frame["op"]:
            case 1:
                self.heartbeats += 1
                if self.acknowledge:
                    connection.send_op(11, None)
            case 2:
                self._identify(connection, frame["d"])
            case 6:
                self._resume(connection, frame["d"])
            case 3 | 4 | 8 if connection.session is None:
                raise Closing(4003, f"opcode {frame['op']} before IDENTIFY")
            case 3:
                pass
            case 8:
                self.realm.blame("gateway", "members were requested, which the bot has no intent for")
            case code:
                raise Closing(4001, f"unknown opcode {code}")

    def _identify(self, connection: Connection, data: Any) -> None:
        if connection.session is not None:
            raise Closing(4005, "second IDENTIFY on a connection")
        if not isinstance(data, dict) or not isinstance(data.get("properties"), dict):
            raise Closing(4002, "IDENTIFY without properties")
        self._check_token(data)
        if self.refuse_identify:
            raise Closing(self.refuse_identify.pop(0), "refused as told", fault=False)
        shard = self._check_shard(data.get("shard", [0, 1]))
        if not self._may_identify(shard):
            connection.send_op(9, False)
            return
        session = Session(shard, self._check_intents(data.get("intents")))
        # A process that was killed leaves a session nobody will resume; the new one takes its place.
        for old in [one for one in self.sessions.values() if one.shard == shard and not one.connected]:
            del self.sessions[old.id]
        self.sessions[session.id] = session
        self.identifies.append((time.monotonic(), shard))
        connection.attach(session)
        self._welcome(session)
        self.realm.bell.ring()

    def _welcome(self, session: Session) -> None:
        realm = self.realm
        guilds = [
            guild for guild in realm.guilds.values() if session.concerns(guild.id) and realm.bot.id in guild.members
        ]
        ready = {
            "v": 10,
            "user": user_json(realm.bot),
            "guilds": [{"id": str(guild.id), "unavailable": True} for guild in guilds],
            "session_id": session.id,
            "session_type": "normal",
            "resume_gateway_url": self.url,
            "shard": list(session.shard),
            "application": {"id": str(realm.bot.id), "flags": 0},
        }
        session.dispatch("READY", ready)
        session.ready = True
        for guild in guilds:
            if guild.available:
                session.dispatch("GUILD_CREATE", guild_json(guild, realm.bot))

    def _resume(self, connection: Connection, data: Any) -> None:
        if not isinstance(data, dict) or not isinstance(data.get("seq"), int):
            raise Closing(4007, "RESUME without a sequence number")
        self._check_token(data)
        session = self.sessions.get(str(data.get("session_id")))
        missed = session.missed_since(data["seq"]) if session is not None else None
        if session is None or missed is None:
            connection.send_op(9, False)
            return
        for other in list(self.connections):
            if other is not connection and other.session is session:
                other.close_soon(4000)
        session.resumes += 1
        connection.attach(session)
        for text in missed:
            connection.send_text(text)
        session.dispatch("RESUMED", {"_trace": []})
        self.realm.bell.ring()

    def _check_token(self, data: dict[str, Any]) -> None:
        if str(data.get("token", "")).removeprefix("Bot ") != self.realm.token:
            raise Closing(4004, "wrong token", fault=False)

    def _check_shard(self, shard: Any) -> tuple[int, int]:
        match shard:
            case [int(number), int(count)] if 0 <= number < count:
                if count < self.shards:
                    raise Closing(4011, "sharding required", fault=False)
                return number, count
        raise Closing(4010, f"invalid shard {shard!r}")

    def _check_intents(self, intents: Any) -> int:
        if not isinstance(intents, int) or intents & ~EVERY_INTENT:
            raise Closing(4013, f"invalid intents {intents!r}")
        if intents & PRIVILEGED and not self.privileged_intents:
            raise Closing(4014, f"privileged intents {intents & PRIVILEGED} are not granted")
        return intents

    def _may_identify(self, shard: tuple[int, int]) -> bool:
        if not self.enforce_identify_rate:
            return True
        since = time.monotonic() - IDENTIFY_WINDOW
        lane = shard[0] % self.max_concurrency
        return not any(when > since and other[0] % self.max_concurrency == lane for when, other in self.identifies)

    def _detach(self, connection: Connection) -> None:
        session = connection.session
        if session is not None and session.send == connection.send_text:
            session.send = None

    def _of(self, shard: int | None) -> list[Connection]:
        return [
            connection
            for connection in self.connections
            if connection.session is not None and shard in (None, connection.session.shard[0])
        ]

    async def shutdown(self) -> None:
        for connection in list(self.connections):
            connection.abort()
        with contextlib.suppress(TimeoutError):
            await self.realm.bell.until(lambda: not self.connections, 5, "end of all connections")
        await asyncio.sleep(0)
