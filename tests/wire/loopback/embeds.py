"""Rules for embeds: lengths one by one and the total over a message."""

from __future__ import annotations

from typing import Any

from .fields import Path, Report

EMBED_FIELDS = (
    "type", "url", "title", "description", "color", "timestamp", "author", "footer", "image", "thumbnail", "fields",
    "provider", "video", "flags",
)  # fmt: skip
MOST_IN_ALL = 6000


def check_embeds(report: Report, embeds: Any) -> None:
    total = 0
    for index, embed in enumerate(report.items(("embeds",), embeds, 0, 10)):
        path: Path = ("embeds", index)
        record = report.record(path, embed)
        if record is not None:
            total += _check_embed(report, path, record)
    if total > MOST_IN_ALL:
        report.add(("embeds",), "MAX_EMBED_SIZE_EXCEEDED", f"Embeds hold {total} characters, at most {MOST_IN_ALL}.")


def _check_embed(report: Report, path: Path, embed: dict[str, Any]) -> int:
    report.unknown(path, embed, EMBED_FIELDS)
    total = len(report.text((*path, "title"), embed.get("title"), 0, 256, optional=True))
    total += len(report.text((*path, "description"), embed.get("description"), 0, 4096, optional=True))
    report.number((*path, "color"), embed.get("color"), 0, 0xFFFFFF, default=0)
    for name, field, most in (("author", "name", 256), ("footer", "text", 2048)):
        if embed.get(name) is not None and (part := report.record((*path, name), embed[name])) is not None:
            total += len(report.text((*path, name, field), part.get(field), 1, most))
    for index, field in enumerate(report.items((*path, "fields"), embed.get("fields"), 0, 25)):
        here = (*path, "fields", index)
        if (part := report.record(here, field)) is None:
            continue
        report.unknown(here, part, ("name", "value", "inline"))
        total += len(report.text((*here, "name"), part.get("name"), 1, 256))
        total += len(report.text((*here, "value"), part.get("value"), 1, 1024))
    return total
