"""Everything that exists on the server at a moment, and the log of what was asked of it.

Owns the tables of users, guilds, channels, messages, interactions and commands, the list of faults, and the making of
ids. It enforces no rules of the API and sends nothing by itself: `emit` is given to it by the gateway.
"""

from __future__ import annotations

import secrets
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from .clock import Clock
from .records import DM, TEXT_CHANNEL, Attachment, Channel, Guild, Interaction, Member, Message, User
from .refusal import RefusedError
from .signal import Bell

KEPT_CALLS = 20_000


@dataclass(frozen=True, slots=True)
class Fault:
    """Something the bot must never do; any of these fails a test."""

    where: str
    what: str

    def __str__(self) -> str:
        return f"{self.where}: {self.what}"


@dataclass(eq=False)
class Call:
    """One request as it came in and as it was answered."""

    method: str
    template: str
    path: str
    at: float
    params: dict[str, str] = field(default_factory=dict)
    query: dict[str, str] = field(default_factory=dict)
    body: Any = None
    files: list[str] = field(default_factory=list)
    status: int = 0
    code: int | None = None
    injected: str | None = None

    @property
    def route(self) -> str:
        return f"{self.method} {self.template}"


class Realm:
    """The state of the server."""

    def __init__(self, token: str) -> None:
        self.token = token
        self.clock = Clock()
        self.bell = Bell()
        self.base_url = ""
        self.bot = User(self.clock.snowflake(), "Banker", bot=True)
        self.owner = User(self.clock.snowflake(), "Owner")
        self.users: dict[int, User] = {self.bot.id: self.bot, self.owner.id: self.owner}
        self.guilds: dict[int, Guild] = {}
        self.channels: dict[int, Channel] = {}
        self.messages: dict[int, Message] = {}
        self.files: dict[int, Attachment] = {}
        self.interactions: dict[int, Interaction] = {}
        self.tokens: dict[str, Interaction] = {}
        self.commands: dict[int | None, list[dict[str, Any]]] = {}
        self.syncs = 0
        self.calls: deque[Call] = deque(maxlen=KEPT_CALLS)
        self.faults: list[Fault] = []
        self.refusals: list[tuple[Call, RefusedError]] = []
        self.emit: Callable[[str, Any, int | None], int] = lambda _event, _data, _guild: 0

    def blame(self, where: str, what: str) -> None:
        self.faults.append(Fault(where, what))
        self.bell.ring()

    def add_user(self, name: str, **more: Any) -> User:
        user = User(self.clock.snowflake(), name, **more)
        self.users[user.id] = user
        return user

    def add_guild(self, name: str, locale: str) -> Guild:
        # A shard is chosen by the time in an id: each guild has a millisecond of its own, long ago, so that guilds made
        # one after the other go round the shards.
        number = ((self.bot.id >> 22) - 100_000_000 + len(self.guilds)) << 22 | 0x3FFFFF
        while number in self.guilds:
            number += 1 << 22
        guild = Guild(number, name, self.owner, locale)
        for user in (self.owner, self.bot):
            guild.members[user.id] = Member(user, self.clock.now())
        self.guilds[guild.id] = guild
        return guild

    def add_channel(self, guild: Guild | None, name: str, kind: int = TEXT_CHANNEL, **more: Any) -> Channel:
        channel = Channel(self.clock.snowflake(), kind, name, guild, made=self.clock.now(), **more)
        self.channels[channel.id] = channel
        if guild is not None:
            guild.channels[channel.id] = channel
        return channel

    def dm_with(self, user: User) -> Channel:
        for channel in self.channels.values():
            if channel.recipient is user:
                return channel
        return self.add_channel(None, user.name, DM, recipient=user)

    def remove_channel(self, channel: Channel) -> None:
        self.channels.pop(channel.id, None)
        if channel.guild is not None:
            channel.guild.channels.pop(channel.id, None)
        for message in channel.history.values():
            self.messages.pop(message.id, None)

    def add_interaction(
        self, kind: int, user: User, channel: Channel, data: dict[str, Any], message: Message | None
    ) -> Interaction:
        interaction = Interaction(
            self.clock.snowflake(), secrets.token_urlsafe(60), kind, user, channel, data, message, self.clock.now()
        )
        interaction.edits_before = message.edits if message is not None else 0
        self.interactions[interaction.id] = interaction
        self.tokens[interaction.token] = interaction
        return interaction

    def find_command(self, name: str, guild: Guild | None) -> dict[str, Any] | None:
        """A guild's own command comes before a global one of that name."""
        for scope in ([guild.id] if guild else []) + [None]:
            for command in self.commands.get(scope, []):
                if command["name"] == name and command["type"] == 1:
                    return command
        return None
