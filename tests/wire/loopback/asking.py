"""A request on its way to its handler, and the table of routes.

Owns the matching of paths and the look-ups that many handlers need (a channel the bot can see, a message of it). Every
look-up refuses with the API's code when there is nothing.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from .gateway import Gateway
from .incoming import Body
from .payloads import permissions_of
from .permissions import BITS
from .realm import Call, Realm
from .records import Channel, Guild, Message
from .refusal import RefusedError
from .settings import Settings

Reply = tuple[int, Any]
Handler = Callable[["Asked"], Reply]


@dataclass(frozen=True, slots=True)
class Route:
    """One method and path; `open_` routes are reached with a token in their path instead of the bot's."""

    method: str
    template: str
    handler: Handler
    pattern: re.Pattern[str]
    has_body: bool
    open_: bool


ROUTES: list[Route] = []


def route(method: str, template: str, *, body: bool = False, open_: bool = False) -> Callable[[Handler], Handler]:
    """Enter a handler into the table of routes."""
    pattern = re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", template))

    def enter(handler: Handler) -> Handler:
        ROUTES.append(Route(method, template, handler, pattern, body, open_))
        return handler

    return enter


def find_route(method: str, path: str) -> tuple[Route, dict[str, str]] | None:
    """Match a path; routes without parameters come first in the table of equals."""
    found = [(one, match) for one in ROUTES if one.method == method and (match := one.pattern.fullmatch(path))]
    if not found:
        return None
    best, match = min(found, key=lambda pair: len(pair[1].groupdict()))
    return best, match.groupdict()


@dataclass(slots=True)
class Asked:
    """One request with everything a handler may look at."""

    realm: Realm
    settings: Settings
    gateway: Gateway
    call: Call
    params: dict[str, str]
    query: dict[str, str]
    body: Body

    def number(self, name: str) -> int:
        value = self.params[name]
        if not value.isascii() or not value.isdigit():
            raise RefusedError(50035, text=f"Value {value!r} of {name} is not a snowflake.")
        return int(value)

    def channel(self, *needs: str) -> Channel:
        """The channel of the path, in which the bot needs the named permissions."""
        channel = self.realm.channels.get(self.number("channel_id"))
        if channel is None:
            raise RefusedError(10003)
        self.require(channel, *needs)
        return channel

    def require(self, channel: Channel, *needs: str) -> None:
        if channel.guild is None:
            return
        member = channel.guild.members.get(self.realm.bot.id)
        held = permissions_of(member, channel) if member is not None else 0
        if not held & BITS["view_channel"]:
            raise RefusedError(50001)
        if any(not held & BITS[name] for name in needs):
            raise RefusedError(50013)

    def message(self, channel: Channel) -> Message:
        message = channel.history.get(self.number("message_id"))
        if message is None or message.deleted:
            raise RefusedError(10008)
        return message

    def guild(self) -> Guild:
        guild = self.realm.guilds.get(self.number("guild_id"))
        if guild is None:
            raise RefusedError(10004)
        if self.realm.bot.id not in guild.members:
            raise RefusedError(50001)
        return guild
