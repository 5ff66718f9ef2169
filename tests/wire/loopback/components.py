"""Rules for the components of a message, with and without the V2 layout.

Owns the walk over nested components and the limits that hold for a whole message. Written from the rules themselves,
without the API description, so that the two check each other.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from .buttons import SELECTS, check_button, check_select
from .fields import Path, Report

ROW, BUTTON, SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR, CONTAINER = 1, 2, 9, 10, 11, 12, 13, 14, 17
LAYOUT_TOP = (ROW, SECTION, TEXT, GALLERY, FILE, SEPARATOR, CONTAINER)
IN_CONTAINER = (ROW, SECTION, TEXT, GALLERY, FILE, SEPARATOR)
MOST_COMPONENTS = 40
MOST_TEXT = 4000


def check_components(report: Report, components: Any, *, layout: bool) -> None:
    """Check a message's `components`; `layout` says whether the message carries the V2 flag."""
    path: Path = ("components",)
    top = report.items(path, components, 0, MOST_COMPONENTS if layout else 5)
    _check_each(report, path, top, LAYOUT_TOP if layout else (ROW,))
    every = list(walk(top, path))
    if layout and len(every) > MOST_COMPONENTS:
        report.add(path, "COMPONENT_LAYOUT_MAX_COMPONENTS", f"{len(every)} components, at most {MOST_COMPONENTS}.")
    length = sum(len(part["content"]) for _, part in every if isinstance(part.get("content"), str))
    if length > MOST_TEXT:
        report.add(path, "COMPONENT_MAX_TOTAL_TEXT", f"{length} characters of text, at most {MOST_TEXT}.")
    check_unique(report, every)


def walk(components: Any, path: Path = ()) -> Iterator[tuple[Path, dict[str, Any]]]:
    """Yield every component, nested ones and accessories included."""
    for index, part in enumerate(components if isinstance(components, list) else []):
        if not isinstance(part, dict):
            continue
        here = (*path, index)
        yield here, part
        yield from walk(part.get("components"), (*here, "components"))
        for name in ("accessory", "component"):
            if isinstance(part.get(name), dict):
                yield (*here, name), part[name]


def check_unique(report: Report, every: list[tuple[Path, dict[str, Any]]]) -> None:
    for field, code in (("custom_id", "COMPONENT_CUSTOM_ID_DUPLICATED"), ("id", "COMPONENT_ID_DUPLICATED")):
        seen: set[Any] = set()
        for path, part in every:
            # An id of 0 means "choose one for me".
            value = part.get(field)
            if not value or not isinstance(value, (str, int)):
                continue
            if value in seen:
                report.add((*path, field), code, f"Component {field} {value!r} is used twice.")
            seen.add(value)


def _check_each(report: Report, path: Path, parts: list[Any], allowed: tuple[int, ...]) -> None:
    for index, part in enumerate(parts):
        here = (*path, index)
        record = report.record(here, part)
        if record is not None:
            _check_one(report, here, record, allowed)


def _check_one(report: Report, path: Path, part: dict[str, Any], allowed: tuple[int, ...]) -> None:
    kind = part.get("type")
    if kind not in allowed:
        report.add((*path, "type"), "UNION_TYPE_CHOICES", f'Value of field "type" must be one of {allowed}.')
        return
    report.number((*path, "id"), part.get("id"), 0, 2**31 - 1, default=0)
    _CHECKS[kind](report, path, part)


def _check_row(report: Report, path: Path, row: dict[str, Any]) -> None:
    report.unknown(path, row, ("type", "id", "components"))
    parts = report.items((*path, "components"), row.get("components"), 1, 5)
    kinds = [part.get("type") for part in parts if isinstance(part, dict)]
    if len(kinds) > 1 and any(kind in SELECTS for kind in kinds):
        report.add((*path, "components"), "COMPONENT_ROW_FULL", "A select fills its row.")
    for index, part in enumerate(parts):
        here = (*path, "components", index)
        if (record := report.record(here, part)) is None:
            continue
        if record.get("type") == BUTTON:
            check_button(report, here, record)
        elif record.get("type") in SELECTS:
            check_select(report, here, record)
        else:
            report.add((*here, "type"), "UNION_TYPE_CHOICES", "A row holds buttons or one select.")


def _check_section(report: Report, path: Path, section: dict[str, Any]) -> None:
    report.unknown(path, section, ("type", "id", "components", "accessory"))
    _check_each(
        report, (*path, "components"), report.items((*path, "components"), section.get("components"), 1, 3), (TEXT,)
    )
    here = (*path, "accessory")
    accessory = report.record(here, section.get("accessory"))
    if accessory is None:
        return
    match accessory.get("type"):
        case 2:
            check_button(report, here, accessory)
        case 11:
            report.unknown(here, accessory, ("type", "id", "media", "description", "spoiler"))
            _check_media(report, here, accessory, "media")
        case _:
            report.add((*here, "type"), "UNION_TYPE_CHOICES", "An accessory is a button or a thumbnail.")


def _check_text(report: Report, path: Path, text: dict[str, Any]) -> None:
    report.unknown(path, text, ("type", "id", "content"))
    report.text((*path, "content"), text.get("content"), 1, MOST_TEXT)


def _check_gallery(report: Report, path: Path, gallery: dict[str, Any]) -> None:
    report.unknown(path, gallery, ("type", "id", "items"))
    for index, item in enumerate(report.items((*path, "items"), gallery.get("items"), 1, 10)):
        here = (*path, "items", index)
        if (record := report.record(here, item)) is not None:
            report.unknown(here, record, ("media", "description", "spoiler"))
            _check_media(report, here, record, "media")


def _check_file(report: Report, path: Path, file: dict[str, Any]) -> None:
    report.unknown(path, file, ("type", "id", "file", "spoiler"))
    _check_media(report, path, file, "file")
    media = file.get("file")
    if isinstance(media, dict) and not str(media.get("url", "")).startswith("attachment://"):
        report.add((*path, "file", "url"), "URL_TYPE_INVALID_SCHEME", "A file component shows an attachment.")


def _check_media(report: Report, path: Path, holder: dict[str, Any], field: str) -> None:
    report.text((*path, "description"), holder.get("description"), 1, 1024, optional=True)
    report.flag((*path, "spoiler"), holder.get("spoiler"))
    media = report.record((*path, field), holder.get(field))
    if media is None:
        return
    report.unknown((*path, field), media, ("url",))
    url = report.text((*path, field, "url"), media.get("url"), 1, 2048)
    if url and not url.startswith(("http://", "https://", "attachment://")):
        report.add((*path, field, "url"), "URL_TYPE_INVALID_SCHEME", "Scheme must be one of http, https, attachment.")


def _check_separator(report: Report, path: Path, separator: dict[str, Any]) -> None:
    report.unknown(path, separator, ("type", "id", "divider", "spacing"))
    report.flag((*path, "divider"), separator.get("divider"))
    report.number((*path, "spacing"), separator.get("spacing"), 1, 2, default=1)


def _check_container(report: Report, path: Path, container: dict[str, Any]) -> None:
    report.unknown(path, container, ("type", "id", "components", "accent_color", "spoiler"))
    report.number((*path, "accent_color"), container.get("accent_color"), 0, 0xFFFFFF, default=0)
    report.flag((*path, "spoiler"), container.get("spoiler"))
    parts = report.items((*path, "components"), container.get("components"), 1, MOST_COMPONENTS)
    _check_each(report, (*path, "components"), parts, IN_CONTAINER)


_CHECKS: dict[Any, Callable[[Report, Path, dict[str, Any]], None]] = {
    ROW: _check_row,
    SECTION: _check_section,
    TEXT: _check_text,
    GALLERY: _check_gallery,
    FILE: _check_file,
    SEPARATOR: _check_separator,
    CONTAINER: _check_container,
}
