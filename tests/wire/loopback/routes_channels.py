"""Routes for channels, threads and the messages in them."""

from __future__ import annotations

from typing import Any

from .asking import Asked, Reply, route
from .clock import made_at
from .fields import Report
from .payloads import channel_json, message_json
from .records import PRIVATE_THREAD, PUBLIC_THREAD, Channel, Message
from .refusal import RefusedError, form
from .writing import change, checked, create

MESSAGES = "/channels/{channel_id}/messages"
MESSAGE = "/channels/{channel_id}/messages/{message_id}"


@route("GET", "/channels/{channel_id}")
def read_channel(asked: Asked) -> Reply:
    return 200, channel_json(asked.channel(), asked.realm.bot)


@route("POST", "/channels/{channel_id}/typing")
def type_(asked: Asked) -> Reply:
    asked.channel("send_messages")
    return 204, None


@route("GET", MESSAGES)
def list_messages(asked: Asked) -> Reply:
    channel = asked.channel("read_message_history")
    before = int(asked.query.get("before", 1 << 63))
    after = int(asked.query.get("after", 0))
    found = [one for one in channel.history.values() if after < one.id < before]
    newest_first = sorted(found, key=lambda one: -one.id)
    return 200, [message_json(one) for one in newest_first[: int(asked.query.get("limit", 50))]]


@route("POST", MESSAGES, body=True)
def send_message(asked: Asked) -> Reply:
    realm = asked.realm
    channel = asked.channel()
    body = checked(asked, "create", asked.body.data)
    may_send(asked, channel, body)
    if (earlier := _same_nonce(asked, channel, body)) is not None:
        return 200, message_json(earlier)
    message = create(realm, channel, realm.bot, body, asked.body)
    keep(asked, message)
    if body.get("nonce") is not None:
        channel.nonces[str(body["nonce"])] = message.id
    return 200, message_json(message)


def may_send(asked: Asked, channel: Channel, body: dict[str, Any]) -> None:
    """Refuse for permissions, closed DMs and threads that take no messages."""
    if channel.recipient is not None and channel.recipient.dms_closed:
        raise RefusedError(50007)
    needs = ["send_messages_in_threads" if channel.is_thread else "send_messages"]
    if body.get("embeds"):
        needs.append("embed_links")
    if asked.body.uploads:
        needs.append("attach_files")
    asked.require(channel, *needs)
    if channel.locked:
        raise RefusedError(160005)
    if channel.archived:
        raise RefusedError(50083)


def keep(asked: Asked, message: Message) -> None:
    """Put a message into its channel and tell those who listen."""
    message.channel.history[message.id] = message
    tell(asked, "MESSAGE_CREATE", message)


def tell(asked: Asked, event: str, message: Message) -> None:
    guild = message.channel.guild
    data = message_json(message)
    if guild is not None:
        data["guild_id"] = str(guild.id)
    asked.realm.emit(event, data, guild.id if guild is not None else None)
    asked.realm.bell.ring()


def _same_nonce(asked: Asked, channel: Channel, body: dict[str, Any]) -> Message | None:
    """With `enforce_nonce`, a nonce used in the last minutes gives the message it made then."""
    if body.get("nonce") is None or not body.get("enforce_nonce"):
        return None
    earlier = channel.history.get(channel.nonces.get(str(body["nonce"]), 0))
    if earlier is None or made_at(earlier.id) < asked.realm.clock.now() - asked.settings.nonce_life:
        return None
    return earlier


@route("GET", MESSAGE)
def read_message(asked: Asked) -> Reply:
    return 200, message_json(asked.message(asked.channel("read_message_history")))


@route("PATCH", MESSAGE, body=True)
def edit_message(asked: Asked) -> Reply:
    channel = asked.channel()
    message = asked.message(channel)
    if message.author is not asked.realm.bot:
        raise RefusedError(50005)
    body = checked(asked, "edit", asked.body.data, message.standing)
    if channel.archived:
        raise RefusedError(50083)
    if asked.body.uploads:
        asked.require(channel, "attach_files")
    _spend_old_edit(asked, message)
    change(asked.realm, message, body, asked.body)
    tell(asked, "MESSAGE_UPDATE", message)
    return 200, message_json(message)


def _spend_old_edit(asked: Asked, message: Message) -> None:
    """Old messages may be edited only a few times an hour in a channel."""
    if asked.realm.clock.now() - made_at(message.id) < asked.settings.old_after:
        return
    if message.channel.old_edits >= asked.settings.old_edits:
        raise RefusedError(30046)
    message.channel.old_edits += 1


@route("DELETE", MESSAGE)
def delete_message(asked: Asked) -> Reply:
    channel = asked.channel()
    message = asked.message(channel)
    if message.author is not asked.realm.bot:
        asked.require(channel, "manage_messages")
    remove(asked, message)
    return 204, None


def remove(asked: Asked, message: Message) -> None:
    message.deleted = True
    message.channel.history.pop(message.id, None)
    asked.realm.messages.pop(message.id, None)
    if message.seen_by is not None and message in message.seen_by.ephemerals:
        message.seen_by.ephemerals.remove(message)
    guild_id = message.channel.guild.id if message.channel.guild is not None else None
    data = {"id": str(message.id), "channel_id": str(message.channel.id)}
    if guild_id is not None:
        data["guild_id"] = str(guild_id)
    asked.realm.emit("MESSAGE_DELETE", data, guild_id)
    asked.realm.bell.ring()


@route("POST", "/channels/{channel_id}/threads", body=True)
def start_thread(asked: Asked) -> Reply:
    private = isinstance(asked.body.data, dict) and asked.body.data.get("type") == PRIVATE_THREAD
    channel = asked.channel("create_private_threads" if private else "create_public_threads")
    return _make_thread(asked, channel, PRIVATE_THREAD if private else PUBLIC_THREAD)


@route("POST", "/channels/{channel_id}/messages/{message_id}/threads", body=True)
def start_thread_from_message(asked: Asked) -> Reply:
    channel = asked.channel("create_public_threads")
    asked.message(channel)
    return _make_thread(asked, channel, PUBLIC_THREAD)


def _make_thread(asked: Asked, parent: Channel, kind: int) -> Reply:
    if parent.guild is None or parent.is_thread:
        raise RefusedError(50024)
    report = Report()
    body = report.record((), asked.body.data) or {}
    report.unknown((), body, ("name", "auto_archive_duration", "type", "invitable", "rate_limit_per_user"))
    name = report.text(("name",), body.get("name"), 1, 100)
    if body.get("auto_archive_duration") is not None:
        report.choice(("auto_archive_duration",), body["auto_archive_duration"], (60, 1440, 4320, 10080))
    if report.problems:
        raise RefusedError(50035, problems=report.problems)
    thread = asked.realm.add_channel(parent.guild, name, kind, parent=parent, owner=asked.realm.bot)
    data = channel_json(thread, asked.realm.bot)
    asked.realm.emit("THREAD_CREATE", data | {"newly_created": True}, parent.guild.id)
    asked.realm.bell.ring()
    return 201, data


@route("PATCH", "/channels/{channel_id}", body=True)
def edit_channel(asked: Asked) -> Reply:
    channel = asked.channel()
    if not channel.is_thread or channel.guild is None:
        asked.require(channel, "manage_channels")
        raise RefusedError(50024)
    report = Report()
    body = report.record((), asked.body.data) or {}
    report.unknown(
        (), body, ("name", "archived", "locked", "invitable", "auto_archive_duration", "rate_limit_per_user")
    )
    if report.problems:
        raise RefusedError(50035, problems=report.problems)
    if channel.archived and body.get("archived") is not False:
        raise RefusedError(50083)
    if "locked" in body or channel.owner is not asked.realm.bot:
        asked.require(channel, "manage_threads")
    channel.archived = body.get("archived", channel.archived)
    channel.locked = body.get("locked", channel.locked)
    channel.name = body.get("name", channel.name)
    data = channel_json(channel, asked.realm.bot)
    asked.realm.emit("THREAD_UPDATE", data, channel.guild.id)
    return 200, data


@route("PUT", "/channels/{channel_id}/thread-members/{user_id}")
def join_thread(asked: Asked) -> Reply:
    if not asked.channel().is_thread:
        raise form(("channel_id",), "CHANNEL_TYPE", "Only threads are joined.")
    return 204, None
