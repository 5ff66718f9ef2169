"""The people: what users do, and what they see in return.

Owns the making of guilds, channels and users for a test, and the acts of a user: a slash command, a press, a choice, a
modal sent, a word typed for autocomplete. It refuses what a person's client would not let them do.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from typing import Any

from . import answers
from .answers import Answer
from .dispatching import Dispatcher
from .forms import choose, fill_modal
from .payloads import channel_json, guild_json
from .permissions import bits
from .realm import Realm
from .records import PUBLIC_THREAD, Channel, Guild, Interaction, Member, Message, Modal, User
from .settings import Settings
from .sight import CannotDoError
from .slash import Filling

COMMAND, COMPONENT, AUTOCOMPLETE, SUBMIT = 2, 3, 4, 5
BUTTON = 2


class World:
    """Users and places, and what is done there."""

    def __init__(self, realm: Realm, settings: Settings, dispatcher: Dispatcher) -> None:
        self.realm = realm
        self.settings = settings
        self.dispatcher = dispatcher
        # How long a deferred answer may take. Generous, because test machines are slow.
        self.settle_within = 20.0

    # Places and people.

    def guild(self, name: str = "Guild", *, locale: str = "en-US") -> Guild:
        guild = self.realm.add_guild(name, locale)
        data = guild_json(guild, self.realm.bot)
        # A guild that was joined says nothing of availability: this is how it is told from one that came back.
        del data["unavailable"]
        self.realm.emit("GUILD_CREATE", data, guild.id)
        return guild

    def channel(self, guild: Guild, name: str = "table") -> Channel:
        channel = self.realm.add_channel(guild, name)
        self.realm.emit("CHANNEL_CREATE", channel_json(channel, self.realm.bot), guild.id)
        return channel

    def thread(self, parent: Channel, name: str = "side table", owner: User | None = None) -> Channel:
        """A thread that someone opened, the bot unless another is named."""
        thread = self.realm.add_channel(parent.guild, name, PUBLIC_THREAD, parent=parent, owner=owner or self.realm.bot)
        self._emit("THREAD_CREATE", thread)
        return thread

    def user(self, name: str, *guilds: Guild, locale: str = "en-US") -> User:
        user = self.realm.add_user(name, locale=locale)
        for guild in guilds:
            guild.members[user.id] = Member(user, self.realm.clock.now())
        return user

    def users(self, *names: str, guild: Guild) -> list[User]:
        return [self.user(name, guild) for name in names]

    def dm(self, user: User) -> Channel:
        return self.realm.dm_with(user)

    def grant(self, guild: Guild, user: User, *names: str) -> None:
        guild.members[user.id].permissions |= bits(*names)

    def leave(self, guild: Guild, user: User) -> None:
        """A member goes. Without the members intent the bot hears nothing."""
        guild.members.pop(user.id)

    # Changes around the bot.

    def deny(self, channel: Channel, *names: str) -> None:
        """Take permissions from the bot in a channel; without names, give all back."""
        channel.denied = bits(*names)
        self._emit("CHANNEL_UPDATE", channel)

    def delete_channel(self, channel: Channel) -> None:
        self._emit("THREAD_DELETE" if channel.is_thread else "CHANNEL_DELETE", channel)
        self.realm.remove_channel(channel)

    def delete_message(self, message: Message) -> None:
        message.deleted = True
        message.channel.history.pop(message.id, None)
        self.realm.messages.pop(message.id, None)
        guild = message.channel.guild
        data = {"id": str(message.id), "channel_id": str(message.channel.id)}
        self.realm.emit("MESSAGE_DELETE", data, guild.id if guild else None)

    def archive(self, thread: Channel, *, locked: bool = False) -> None:
        thread.archived, thread.locked = True, locked
        self._emit("THREAD_UPDATE", thread)

    def make_unavailable(self, guild: Guild) -> None:
        """An outage: the guild is gone from view, and the bot is still in it."""
        guild.available = False
        self.realm.emit("GUILD_DELETE", {"id": str(guild.id), "unavailable": True}, guild.id)

    def make_available(self, guild: Guild) -> None:
        guild.available = True
        self.realm.emit("GUILD_CREATE", guild_json(guild, self.realm.bot), guild.id)

    def remove_bot(self, guild: Guild) -> None:
        guild.members.pop(self.realm.bot.id, None)
        self.realm.emit("GUILD_DELETE", {"id": str(guild.id)}, guild.id)

    def _emit(self, event: str, channel: Channel) -> None:
        guild = channel.guild
        self.realm.emit(event, channel_json(channel, self.realm.bot), guild.id if guild else None)

    # Acts.

    async def slash(self, user: User, channel: Channel, command: str, options: dict[str, Any] | None = None) -> Answer:
        """Send a slash command: `slash(user, channel, "trade offer", {"to": bob})`."""
        return await self.outcome(self.send_slash(user, channel, command, options))

    async def press(self, user: User, message: Message, button: str) -> Answer:
        """Press a button, named by its custom id or by what stands on it."""
        return await self.outcome(self.send_press(user, message, button))

    async def select(self, user: User, message: Message, menu: str | None, values: list[Any]) -> Answer:
        """Choose in a select, named by its custom id or placeholder."""
        self._check_sees(user, message.channel, message)
        chosen_menu = message.menu(menu)
        filling = Filling(self.realm, user, message.channel)
        chosen = choose(chosen_menu, values, filling)
        data = {"custom_id": chosen_menu["custom_id"], "component_type": chosen_menu["type"], "values": chosen}
        if filling.resolved:
            data["resolved"] = filling.resolved
        return await self.outcome(
            self._send(COMPONENT, user, message.channel, data | {"id": chosen_menu["id"]}, message)
        )

    async def submit_modal(self, user: User, modal: Modal | Answer, values: dict[str, Any]) -> Answer:
        """Fill in and send a modal; fields are named by custom id or label."""
        form = modal.expect("modal").modal if isinstance(modal, Answer) else modal
        if form is None or form.interaction.user is not user:
            raise CannotDoError(f"{user.name} has no such modal open")
        source = form.interaction
        filling = Filling(self.realm, user, source.channel)
        data: dict[str, Any] = {"custom_id": form.custom_id, "components": fill_modal(form, values, filling)}
        if filling.resolved:
            data["resolved"] = filling.resolved
        return await self.outcome(self._send(SUBMIT, user, source.channel, data, source.message))

    async def autocomplete(
        self, user: User, channel: Channel, command: str, option: str, typed: str, others: dict[str, Any] | None = None
    ) -> list[dict[str, Any]]:
        """Type into an option; return what is offered, each with `name` and `value`."""
        data = Filling(self.realm, user, channel).fill(command, {**(others or {}), option: typed}, typing=option)
        self._check_sees(user, channel, None)
        answer = await self.outcome(self._send(AUTOCOMPLETE, user, channel, data, None))
        return answer.expect("choices").choices or []

    # The same without waiting, for many at once and for measuring.

    def send_slash(
        self, user: User, channel: Channel, command: str, options: dict[str, Any] | None = None
    ) -> Interaction:
        self._check_sees(user, channel, None)
        return self._send(COMMAND, user, channel, Filling(self.realm, user, channel).fill(command, options or {}), None)

    def send_press(self, user: User, message: Message, button: str) -> Interaction:
        self._check_sees(user, message.channel, message)
        return self.send_raw_press(user, message, message.button(button))

    def send_raw_press(self, user: User, message: Message, button: dict[str, Any]) -> Interaction:
        """Press a button that is known already, even one no longer on the message: clients are sometimes behind."""
        data = {"custom_id": button["custom_id"], "component_type": BUTTON, "id": button.get("id", 1)}
        return self._send(COMPONENT, user, message.channel, data, message)

    def _send(
        self, kind: int, user: User, channel: Channel, data: dict[str, Any], message: Message | None
    ) -> Interaction:
        interaction = self.realm.add_interaction(kind, user, channel, data, message)
        self.dispatcher.deliver(interaction)
        return interaction

    def _check_sees(self, user: User, channel: Channel, message: Message | None) -> None:
        if channel.guild is not None and user.id not in channel.guild.members:
            raise CannotDoError(f"{user.name} is not in the guild")
        if channel.recipient not in (None, user):
            raise CannotDoError(f"this DM is not {user.name}'s")
        if message is not None and (message.deleted or message.loading or message.seen_by not in (None, user)):
            raise CannotDoError(f"{user.name} does not see this message")

    # Waiting.

    async def outcome(self, interaction: Interaction) -> Answer:
        """Wait for the answer as a user does: three seconds, and longer once it is deferred."""
        try:
            await asyncio.wait_for(interaction.answered.wait(), self.settings.answer_within + 0.25)
        except TimeoutError:
            return answers.read(interaction)
        with contextlib.suppress(TimeoutError):
            await self.realm.bell.until(lambda: answers.settled(interaction), self.settle_within, "completed deferral")
        return answers.read(interaction)

    async def until(self, look: Callable[[], Any], what: str = "change", patience: float = 20.0) -> Any:
        """Wait until `look` is true; it is asked again at every change on the server."""
        return await self.realm.bell.until(look, patience, what)

    async def next_message(
        self, channel: Channel, after: Message | None = None, containing: str = "", patience: float = 20.0
    ) -> Message:
        """Wait for a message everyone in the channel sees, newer than `after`, with these words in it."""
        floor = after.id if after is not None else 0

        def look() -> Message | None:
            found = [one for one in channel.messages if one.id > floor and containing in one.text]
            return found[0] if found else None

        return await self.realm.bell.until(look, patience, f"message containing {containing!r}")

    async def next_edit(self, message: Message, after: int | None = None, patience: float = 20.0) -> Message:
        """Wait until a message has been edited more often than `after` times, now if nothing is said."""
        seen = message.edits if after is None else after
        return await self.realm.bell.until(lambda: message if message.edits > seen else None, patience, "edit")

    async def next_ephemeral(self, user: User, seen: int = 0, patience: float = 20.0) -> Message:
        """Wait until a user has had more than `seen` ephemeral messages; return the newest."""

        def look() -> Message | None:
            shown = [one for one in user.ephemerals if not one.loading]
            return shown[-1] if len(shown) > seen else None

        return await self.realm.bell.until(look, patience, f"ephemeral message to {user.name}")
