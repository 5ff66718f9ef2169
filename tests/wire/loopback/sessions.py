"""Gateway sessions: what outlives a connection.

Owns a session's sequence numbers, the events it keeps for a resume, its shard and its intents. A session may have a
connection or be waiting for one; it does not know sockets, only a function that sends.
"""

from __future__ import annotations

import json
import secrets
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

KEPT_EVENTS = 5000
GUILDS, GUILD_MESSAGES, DIRECT_MESSAGES = 1 << 0, 1 << 9, 1 << 12
PRIVILEGED = 1 << 1 | 1 << 8 | 1 << 15
EVERY_INTENT = (1 << 26) - 1
ALWAYS = ("READY", "RESUMED", "INTERACTION_CREATE", "USER_UPDATE")


@dataclass(eq=False)
class Session:
    """One identified session of a shard."""

    shard: tuple[int, int]
    intents: int
    id: str = field(default_factory=lambda: secrets.token_hex(16))
    sequence: int = 0
    send: Callable[[str], None] | None = None
    ready: bool = False
    resumes: int = 0
    kept: deque[tuple[int, str]] = field(default_factory=lambda: deque(maxlen=KEPT_EVENTS))

    @property
    def connected(self) -> bool:
        return self.send is not None

    def concerns(self, guild_id: int | None) -> bool:
        """Guilds are spread over shards by their id; everything without a guild goes to the first."""
        number, count = self.shard
        return number == (0 if guild_id is None else (guild_id >> 22) % count)

    def wants(self, event: str, guild_id: int | None) -> bool:
        if event in ALWAYS:
            return True
        if event.startswith("MESSAGE_"):
            return bool(self.intents & (DIRECT_MESSAGES if guild_id is None else GUILD_MESSAGES))
        return bool(self.intents & GUILDS)

    def dispatch(self, event: str, data: Any) -> None:
        """Number an event, keep it, and send it if there is a connection."""
        self.sequence += 1
        text = json.dumps({"op": 0, "t": event, "s": self.sequence, "d": data}, separators=(",", ":"))
        self.kept.append((self.sequence, text))
        if self.send is not None:
            self.send(text)

    def missed_since(self, sequence: int) -> list[str] | None:
        """The events after a sequence number, or None when they can no longer all be given."""
        if sequence > self.sequence:
            return None
        missed = [text for number, text in self.kept if number > sequence]
        return missed if len(missed) == self.sequence - sequence else None
