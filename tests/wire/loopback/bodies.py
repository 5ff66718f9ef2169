"""Rules for a message's body as a whole: which fields each route takes, and how they may stand together.

Owns the lists of known fields and the checks of content, flags, mentions and attachments. Components and embeds have
files of their own. Pure: everything a check needs is passed in.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from .components import check_components, walk
from .embeds import check_embeds
from .fields import Path, Report, is_snowflake

LAYOUT = 1 << 15
EPHEMERAL = 1 << 6
SUPPRESS_EMBEDS = 1 << 2
SILENT = 1 << 12
LOADING = 1 << 7

_COMMON = ("content", "embeds", "allowed_mentions", "components", "attachments", "flags")
KNOWN: dict[str, tuple[str, ...]] = {
    "create": (*_COMMON, "tts", "nonce", "enforce_nonce", "message_reference", "sticker_ids", "poll"),
    # The library sends `tts` along with every edit; the API takes no notice of it.
    "edit": (*_COMMON, "tts", "sticker_ids"),
    "followup": (*_COMMON, "tts", "poll", "username", "avatar_url", "thread_name", "applied_tags"),
    "followup edit": (*_COMMON, "tts", "poll"),
    "answer": (*_COMMON, "tts", "poll"),
    "update": (*_COMMON, "tts", "poll"),
}
FLAGS: dict[str, int] = {
    "create": SUPPRESS_EMBEDS | SILENT | LAYOUT,
    "edit": SUPPRESS_EMBEDS | LAYOUT,
    "followup": SUPPRESS_EMBEDS | SILENT | EPHEMERAL | LAYOUT,
    "followup edit": SUPPRESS_EMBEDS | LAYOUT,
    "answer": SUPPRESS_EMBEDS | SILENT | EPHEMERAL | LAYOUT,
    "update": SUPPRESS_EMBEDS | LAYOUT,
}
ATTACHMENT_FIELDS = (
    "id", "filename", "description", "title", "spoiler", "is_spoiler", "size", "url", "proxy_url", "height", "width",
    "content_type", "duration_secs", "waveform", "ephemeral", "flags",
)  # fmt: skip
MOST_CONTENT = 2000
MOST_FILES = 10
MENTION_KINDS = ("users", "roles", "everyone")


@dataclass(frozen=True, slots=True)
class Standing:
    """What a message holds before an edit; empty for a new one."""

    content: str = ""
    embeds: int = 0
    components: int = 0
    layout: bool = False
    names: tuple[tuple[int, str], ...] = ()


def check_message(report: Report, kind: str, body: dict[str, Any], files: dict[int, str], before: Standing) -> None:
    """Check a body that makes or edits a message; `files` maps the number of an upload to its name."""
    report.unknown((), body, KNOWN[kind])
    flags = report.number(("flags",), body.get("flags"), 0, 2**31, default=0)
    if flags & ~FLAGS[kind]:
        report.add(("flags",), "MESSAGE_FLAGS_INVALID", f"Flags {flags & ~FLAGS[kind]} cannot be set here.")
    layout = before.layout or bool(flags & LAYOUT)
    report.text(("content",), body.get("content"), 0, MOST_CONTENT, optional=True)
    report.flag(("tts",), body.get("tts"))
    check_embeds(report, body.get("embeds"))
    check_components(report, body.get("components"), layout=layout)
    check_mentions(report, body.get("allowed_mentions"))
    names = check_attachments(report, body, files, before)
    _check_references(report, body, names)
    if layout:
        _check_layout(report, body, before)
    elif "components" in body or "content" in body or "embeds" in body or kind in ("create", "followup", "answer"):
        _check_not_empty(report, body, names, before)
    if kind == "create":
        _check_nonce(report, body)


def _check_layout(report: Report, body: dict[str, Any], before: Standing) -> None:
    old = {"content": before.content, "embeds": before.embeds, "poll": None, "sticker_ids": None}
    for field, standing in old.items():
        if body.get(field, standing):
            report.add(
                (field,), "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2", f"No {field} beside a V2 layout."
            )
    if not (body.get("components", before.components)):
        report.add(("components",), "BASE_TYPE_REQUIRED", "A V2 layout needs a component.")


def _check_not_empty(report: Report, body: dict[str, Any], names: set[str], before: Standing) -> None:
    held = (
        body.get("content", before.content),
        body.get("embeds", before.embeds),
        body.get("components", before.components),
        body.get("sticker_ids"),
        body.get("poll"),
        names,
    )
    if not any(held):
        report.add((), "MESSAGE_EMPTY", "Cannot send an empty message")


def _check_nonce(report: Report, body: dict[str, Any]) -> None:
    nonce = body.get("nonce")
    if isinstance(nonce, bool) or not isinstance(nonce, (str, int, type(None))):
        report.add(("nonce",), "NONCE_TYPE", "A nonce is a string or an integer.")
    elif nonce is not None and len(str(nonce)) > 25:
        report.add(("nonce",), "NONCE_TYPE_TOO_LONG", "Must be 25 or fewer in length.")
    report.flag(("enforce_nonce",), body.get("enforce_nonce"))


def check_mentions(report: Report, mentions: Any) -> None:
    """Check `allowed_mentions`: kinds, ids, and that a kind is not given both ways."""
    path: Path = ("allowed_mentions",)
    if mentions is None or (record := report.record(path, mentions)) is None:
        return
    report.unknown(path, record, ("parse", "users", "roles", "replied_user"))
    report.flag((*path, "replied_user"), record.get("replied_user"))
    parse = report.items((*path, "parse"), record.get("parse"), 0, 3)
    for index, kind in enumerate(parse):
        report.choice((*path, "parse", index), kind, MENTION_KINDS)
    for kind in ("users", "roles"):
        ids = report.items((*path, kind), record.get(kind), 0, 100)
        if any(not is_snowflake(one) for one in ids):
            report.add((*path, kind), "NUMBER_TYPE_COERCE", "Mentions are given by snowflake.")
        elif len({str(one) for one in ids}) != len(ids):
            report.add((*path, kind), "SET_TYPE_DUPLICATED", "An id is given twice.")
        if ids and kind in parse:
            report.add(
                (*path, "parse"), "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", f"parse and {kind} exclude each other."
            )


def check_attachments(report: Report, body: dict[str, Any], files: dict[int, str], before: Standing) -> set[str]:
    """Check the list of attachments against the uploads; return the names the message will have."""
    path: Path = ("attachments",)
    if len(files) > MOST_FILES:
        report.add(("files",), "BASE_TYPE_MAX_LENGTH", f"Must be {MOST_FILES} or fewer in length.")
    standing = dict(before.names)
    if body.get("attachments") is None:
        return {*files.values(), *standing.values()}
    names: list[str] = []
    used: set[int] = set()
    for index, entry in enumerate(report.items(path, body["attachments"], 0, MOST_FILES)):
        here = (*path, index)
        if (record := report.record(here, entry)) is None:
            continue
        report.unknown(here, record, ATTACHMENT_FIELDS)
        report.text((*here, "description"), record.get("description"), 0, 1024, optional=True)
        number = int(record["id"]) if is_snowflake(record.get("id")) else -1
        if number in files:
            used.add(number)
            names.append(files[number])
        elif number in standing:
            names.append(standing[number])
        else:
            report.add(
                (*here, "id"), "ATTACHMENT_NOT_FOUND", f"No upload and no attachment has the id {record.get('id')!r}."
            )
    for number in sorted(set(files) - used):
        report.add(
            ("files", number), "ATTACHMENT_NOT_LISTED", f"{files[number]!r} is uploaded but not listed in attachments."
        )
    if len(set(names)) != len(names):
        report.add(path, "ATTACHMENT_NAME_DUPLICATED", "Two attachments of a message have one name.")
    return set(names)


def media_urls(body: dict[str, Any]) -> list[tuple[Path, str]]:
    """Every place in components and embeds that shows a picture or a file."""
    found: list[tuple[Path, str]] = []

    def note(path: Path, holder: Any, field: str = "url") -> None:
        if isinstance(holder, dict) and isinstance(holder.get(field), str):
            found.append(((*path, field), holder[field]))

    for path, part in walk(body.get("components"), ("components",)):
        note((*path, "media"), part.get("media"))
        note((*path, "file"), part.get("file"))
        items = part.get("items")
        for index, item in enumerate(items if isinstance(items, list) else []):
            note((*path, "items", index, "media"), item.get("media") if isinstance(item, dict) else None)
    embeds = body.get("embeds")
    for index, embed in enumerate(embeds if isinstance(embeds, list) else []):
        for name, field in (("image", "url"), ("thumbnail", "url"), ("author", "icon_url"), ("footer", "icon_url")):
            note(("embeds", index, name), embed.get(name) if isinstance(embed, dict) else None, field)
    return found


def _check_references(report: Report, body: dict[str, Any], names: set[str]) -> None:
    for path, url in media_urls(body):
        if url.startswith("attachment://") and url.removeprefix("attachment://") not in names:
            report.add(path, "ATTACHMENT_REFERENCE_NOT_FOUND", f"{url!r} matches no attachment of the message.")
