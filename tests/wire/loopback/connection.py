"""One gateway connection: frames in, frames out, in order.

Owns the socket, the compression stream and the queue that keeps events in order. Knows no sessions' rules.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket as sockets
import struct
import time
from collections import deque
from collections.abc import Mapping
from typing import Any

from aiohttp import web

from .compression import WRITERS, Plain, Writer
from .sessions import Session

MOST_SENT_A_MINUTE = 120


class Closing(Exception):  # noqa: N818 - it is a decision, not an error
    """The server ends the connection with a close code; `fault` says whether the client is to blame."""

    def __init__(self, code: int, reason: str, *, fault: bool = True) -> None:
        super().__init__(code, reason)
        self.code = code
        self.reason = f"{code}: {reason}"
        self.fault = fault


class Connection:
    """A socket with its writer."""

    def __init__(self, socket: web.WebSocketResponse, request: web.Request) -> None:
        self.socket = socket
        self.session: Session | None = None
        self._request = request
        self._writer: Writer = Plain()
        self._queue: asyncio.Queue[str | int] = asyncio.Queue()
        self._task = asyncio.get_running_loop().create_task(self._write())
        self._received: deque[float] = deque(maxlen=MOST_SENT_A_MINUTE)

    def open(self, query: Mapping[str, str], heartbeat_interval: float) -> None:
        if query.get("v") != "10" or query.get("encoding") != "json":
            raise Closing(4012, f"v={query.get('v')} encoding={query.get('encoding')}")
        if query.get("compress") not in WRITERS:
            raise Closing(4002, f"unknown compression {query.get('compress')}")
        self._writer = WRITERS[query.get("compress")]()
        self.send_op(10, {"heartbeat_interval": int(heartbeat_interval * 1000), "_trace": []})

    def attach(self, session: Session) -> None:
        self.session = session
        session.send = self.send_text

    def read(self, text: str) -> dict[str, Any]:
        """Decode a frame of the client, and hold it to 120 a minute."""
        now = time.monotonic()
        if len(self._received) == MOST_SENT_A_MINUTE and now - self._received[0] < 60:
            raise Closing(4008, "more than 120 frames a minute")
        self._received.append(now)
        try:
            frame = json.loads(text)
        except ValueError:
            raise Closing(4002, "a frame is not JSON") from None
        if not isinstance(frame, dict) or not isinstance(frame.get("op"), int) or "d" not in frame:
            raise Closing(4002, "a frame has no op or no d")
        return frame

    def send_text(self, text: str) -> None:
        self._queue.put_nowait(text)

    def send_op(self, code: int, data: Any) -> None:
        self.send_text(json.dumps({"op": code, "d": data, "s": None, "t": None}))

    def close_soon(self, code: int) -> None:
        """Close after everything queued so far has been sent."""
        self._queue.put_nowait(code)

    def abort(self) -> None:
        cut(self._request)

    async def finish(self, code: int, reason: str) -> None:
        self._task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._task
        if not self.socket.closed:
            await self.socket.close(code=code, message=reason.encode()[:120])

    async def _write(self) -> None:
        # A connection that is gone ends the writer; the reader notices by itself.
        with contextlib.suppress(ConnectionError, RuntimeError):
            while True:
                item = await self._queue.get()
                if isinstance(item, int):
                    await self.socket.close(code=item)
                    return
                data = self._writer.write(item)
                await (self.socket.send_str(data) if isinstance(data, str) else self.socket.send_bytes(data))


def cut(request: web.BaseRequest) -> None:
    """Cut a connection with a reset instead of a goodbye."""
    transport = request.transport
    if transport is None:
        return
    raw = transport.get_extra_info("socket")
    if raw is not None:
        raw.setsockopt(sockets.SOL_SOCKET, sockets.SO_LINGER, struct.pack("ii", 1, 0))
    transport.abort()
