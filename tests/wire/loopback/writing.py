"""Turning a checked body into a message, or into a change of one.

Owns the steps between a request and a stored message: the checks in order, the attachments, the addresses put in
place of `attachment://`, and who is notified. Routes decide who may write where.
"""

from __future__ import annotations

import copy
import re
from typing import TYPE_CHECKING, Any

from .bodies import EPHEMERAL, LAYOUT, SILENT, Standing, check_message, media_urls
from .components import walk
from .fields import Report
from .incoming import Body, Upload
from .pictures import kind_of, size_of
from .records import Attachment, Channel, Message, User
from .refusal import RefusedError

if TYPE_CHECKING:
    from .asking import Asked
    from .realm import Realm

USER_MENTION = re.compile(r"<@!?(\d+)>")
EVERYONE_MENTION = re.compile(r"@(everyone|here)\b")
NOTHING = Standing()


def checked(
    asked: Asked, kind: str, data: Any, before: Standing = NOTHING, path: tuple[str, ...] = ()
) -> dict[str, Any]:
    """Check a message's body and return it; `path` says where in the request it stands."""
    if data is None:
        data = {}
    report = Report()
    if (body := report.record((), data)) is not None:
        check_message(report, kind, body, asked.body.names, before)
    if any(len(upload.data) > asked.settings.file_limit for upload in asked.body.uploads.values()):
        raise RefusedError(40005)
    if [problem.code for problem in report.problems] == ["MESSAGE_EMPTY"]:
        raise RefusedError(50006)
    if report.problems or body is None:
        problems = [type(one)((*path, *one.path), one.code, one.message) for one in report.problems]
        raise RefusedError(50035, problems=problems)
    if asked.settings.require_mentions and body.get("allowed_mentions") is None:
        asked.realm.blame(asked.call.route, "a message says nothing about mentions")
    if asked.settings.blame_unseen_files:
        _blame_unseen(asked, body, before)
    return body


def _blame_unseen(asked: Asked, body: dict[str, Any], before: Standing) -> None:
    if not (before.layout or (body.get("flags") or 0) & LAYOUT) or "components" not in body:
        return
    shown = {url.removeprefix("attachment://") for _, url in media_urls(body)}
    for name in set(asked.body.names.values()) - shown:
        asked.realm.blame(asked.call.route, f"{name!r} is uploaded with a layout that does not show it")


def create(realm: Realm, channel: Channel, author: User, body: dict[str, Any], uploads: Body) -> Message:
    """Make a message; the caller stores it where it belongs."""
    message = Message(realm.clock.snowflake(), channel, author)
    message.flags = body.get("flags") or 0
    message.nonce = body.get("nonce")
    message.tts = bool(body.get("tts"))
    reference = body.get("message_reference")
    message.reference = int(reference["message_id"]) if isinstance(reference, dict) else None
    fill(realm, message, body, uploads.uploads)
    if not message.flags & (SILENT | EPHEMERAL):
        message.notified = mentioned(realm, message)
    realm.messages[message.id] = message
    return message


def change(realm: Realm, message: Message, body: dict[str, Any], uploads: Body) -> None:
    """Edit a message in place. Nobody is notified by an edit."""
    message.flags |= (body.get("flags") or 0) & LAYOUT
    fill(realm, message, body, uploads.uploads)
    message.edited = realm.clock.now()
    message.edits += 1


def fill(realm: Realm, message: Message, body: dict[str, Any], uploads: dict[int, Upload]) -> None:
    """Write the fields that a body holds, and leave the others as they are."""
    if "content" in body:
        message.content = body["content"] or ""
    if "allowed_mentions" in body:
        message.allowed_mentions = body["allowed_mentions"]
    message.attachments = _attachments(realm, message, body, uploads)
    by_name = {one.filename: one for one in message.attachments}
    if "embeds" in body:
        message.embeds = copy.deepcopy(body["embeds"] or [])
    if "components" in body:
        message.components = copy.deepcopy(body["components"] or [])
        _number(message.components)
    _resolve({"components": message.components, "embeds": message.embeds}, by_name)
    message.mentions = [realm.users[one] for one in sorted(mentioned(realm, message)) if one in realm.users]


def _attachments(realm: Realm, message: Message, body: dict[str, Any], uploads: dict[int, Upload]) -> list[Attachment]:
    standing = {one.id: one for one in message.attachments}
    listed = body.get("attachments")
    if listed is None:
        return [*standing.values(), *(_store(realm, message, upload, None) for upload in uploads.values())]
    kept: list[Attachment] = []
    for entry in listed:
        number = int(entry["id"])
        if number in uploads:
            kept.append(_store(realm, message, uploads[number], entry.get("description")))
        else:
            kept.append(standing[number])
    return kept


def _store(realm: Realm, message: Message, upload: Upload, description: str | None) -> Attachment:
    number = realm.clock.snowflake()
    until = int(realm.clock.now()) + 86_400
    url = f"{realm.base_url}/cdn/attachments/{message.channel.id}/{number}/{upload.filename}?ex={until:x}&is=0&hm=0"
    kind = kind_of(upload.data, upload.filename)
    realm.files[number] = attachment = Attachment(number, upload.filename, upload.data, kind, url, description)
    return attachment


def _number(components: list[dict[str, Any]]) -> None:
    """Every component has a number; the API chooses those that were not given."""
    taken = {part["id"] for _, part in walk(components) if part.get("id")}
    free = (number for number in range(1, 1000) if number not in taken)
    for _, part in walk(components):
        if not part.get("id"):
            part["id"] = next(free)


def _resolve(holder: dict[str, Any], by_name: dict[str, Attachment]) -> None:
    for path, url in media_urls(holder):
        if not url.startswith("attachment://"):
            continue
        # A reference that stayed behind when its attachment went is a picture that no longer shows.
        attachment = by_name.get(url.removeprefix("attachment://"))
        if attachment is None:
            continue
        node: Any = holder
        for step in path[:-1]:
            node = node[step]
        node[path[-1]] = attachment.url
        if path[0] == "components":
            node |= _unfurled(attachment)


def _unfurled(attachment: Attachment) -> dict[str, Any]:
    width, height = size_of(attachment.data) or (0, 0)
    return {
        "proxy_url": attachment.url,
        "width": width,
        "height": height,
        "content_type": attachment.content_type,
        "loading_state": 2,
        "attachment_id": str(attachment.id),
    }


def mentioned(realm: Realm, message: Message) -> set[int]:
    """Who a message mentions, as far as its allowed mentions let it."""
    allowed = message.allowed_mentions
    words = "\n".join([message.content, *(part["content"] for part in message.parts if "content" in part)])
    named = {int(one) for one in USER_MENTION.findall(words)}
    parse = ("users", "roles", "everyone") if allowed is None else allowed.get("parse") or ()
    if "users" not in parse:
        named &= {int(one) for one in (allowed or {}).get("users") or []}
    guild = message.channel.guild
    if "everyone" in parse and EVERYONE_MENTION.search(words) and guild is not None:
        named |= set(guild.members)
    return named & set(realm.users)
