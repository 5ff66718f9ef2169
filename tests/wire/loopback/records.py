"""What exists on the server: users, guilds, channels, messages and interactions, as plain records.

Owns the data and the questions that a reader asks of it (what text is visible, which buttons). Changes nothing by
itself: the routes and the world do.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import Any

from . import sight
from .bodies import EPHEMERAL, LAYOUT, Standing
from .permissions import USUAL

TEXT_CHANNEL, DM, PUBLIC_THREAD, PRIVATE_THREAD = 0, 1, 11, 12
THREADS = (10, PUBLIC_THREAD, PRIVATE_THREAD)


@dataclass(eq=False)
class User:
    """A person or the bot. `ephemerals` are the messages that only this user sees."""

    id: int
    name: str
    bot: bool = False
    locale: str = "en-US"
    dms_closed: bool = False
    ephemerals: list[Message] = field(default_factory=list, repr=False)

    @property
    def mention(self) -> str:
        return f"<@{self.id}>"


@dataclass(eq=False)
class Guild:
    id: int
    name: str
    owner: User = field(repr=False)
    locale: str = "en-US"
    available: bool = True
    members: dict[int, Member] = field(default_factory=dict, repr=False)
    channels: dict[int, Channel] = field(default_factory=dict, repr=False)


@dataclass(eq=False)
class Member:
    user: User
    joined: float
    nick: str | None = None
    permissions: int = USUAL


@dataclass(eq=False)
class Channel:
    """A text channel, a DM or a thread. `denied` are bits that the bot lacks here."""

    id: int
    kind: int
    name: str
    guild: Guild | None = field(repr=False)
    parent: Channel | None = field(default=None, repr=False)
    recipient: User | None = None
    owner: User | None = field(default=None, repr=False)
    made: float = 0.0
    denied: int = 0
    archived: bool = False
    locked: bool = False
    history: dict[int, Message] = field(default_factory=dict, repr=False)
    nonces: dict[str, int] = field(default_factory=dict, repr=False)
    old_edits: int = 0

    @property
    def is_thread(self) -> bool:
        return self.kind in THREADS

    @property
    def messages(self) -> list[Message]:
        """What everyone sees here, oldest first."""
        return [message for message in self.history.values() if not message.loading]

    @property
    def last(self) -> Message:
        return self.messages[-1]


@dataclass(eq=False)
class Attachment:
    id: int
    filename: str
    data: bytes = field(repr=False)
    content_type: str
    url: str
    description: str | None = None


@dataclass(eq=False)
class Message(sight.Seen):
    """A message as it now stands; `edits` counts how often it was changed."""

    id: int
    channel: Channel = field(repr=False)
    author: User = field(repr=False)
    content: str = ""
    embeds: list[dict[str, Any]] = field(default_factory=list)
    components: list[dict[str, Any]] = field(default_factory=list, repr=False)
    attachments: list[Attachment] = field(default_factory=list)
    flags: int = 0
    allowed_mentions: dict[str, Any] | None = None
    mentions: list[User] = field(default_factory=list, repr=False)
    notified: set[int] = field(default_factory=set)
    nonce: str | int | None = None
    tts: bool = False
    edited: float | None = None
    edits: int = 0
    deleted: bool = False
    loading: bool = False
    reference: int | None = None
    interaction: Interaction | None = field(default=None, repr=False)
    seen_by: User | None = field(default=None, repr=False)

    @property
    def ephemeral(self) -> bool:
        return bool(self.flags & EPHEMERAL)

    @property
    def layout(self) -> bool:
        return bool(self.flags & LAYOUT)

    @property
    def standing(self) -> Standing:
        names = tuple((one.id, one.filename) for one in self.attachments)
        return Standing(self.content, len(self.embeds), len(self.components), self.layout, names)


@dataclass(eq=False)
class Modal(sight.Seen):
    """A modal that a user has open; `interaction` is the one it answered."""

    custom_id: str
    title: str
    components: list[dict[str, Any]]
    interaction: Interaction = field(repr=False)
    content: str = ""
    embeds: list[dict[str, Any]] = field(default_factory=list, repr=False)


@dataclass(eq=False)
class Interaction:
    """One interaction and what became of it. The `*_at` of monotonic time are for measuring."""

    id: int
    token: str
    kind: int
    user: User
    channel: Channel = field(repr=False)
    data: dict[str, Any] = field(repr=False)
    message: Message | None = field(repr=False)
    made: float
    answer: int | None = None
    original: Message | None = field(default=None, repr=False)
    modal: Modal | None = None
    choices: list[dict[str, Any]] | None = None
    followups: list[Message] = field(default_factory=list, repr=False)
    deferred: bool = False
    disturbed: bool = False
    dispatched_at: float | None = None
    callback_at: float | None = None
    answered_at: float | None = None
    changed: int = 0
    edits_before: int = 0
    answered: asyncio.Event = field(default_factory=asyncio.Event, repr=False)

    @property
    def effects(self) -> int:
        """How much has happened since: followups, edits of them, and edits of the pressed message by any route."""
        return self.changed + (self.message.edits - self.edits_before if self.message is not None else 0)

    @property
    def latency(self) -> float | None:
        """Seconds from the dispatch to the arrival of the accepted answer."""
        if self.dispatched_at is None or self.answered_at is None:
            return None
        return self.answered_at - self.dispatched_at
