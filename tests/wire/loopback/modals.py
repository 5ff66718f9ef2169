"""Rules for a modal: what an answer of type 9 may hold."""

from __future__ import annotations

from typing import Any

from .buttons import SELECTS, check_select
from .components import check_unique, walk
from .fields import Path, Report

ROW, TEXT_INPUT, TEXT, LABEL = 1, 4, 10, 18
FILE_UPLOAD, RADIO, CHECKBOXES, CHECKBOX = 19, 21, 22, 23
INPUT_FIELDS = (
    "type",
    "id",
    "custom_id",
    "style",
    "label",
    "value",
    "placeholder",
    "required",
    "min_length",
    "max_length",
)


def check_modal(report: Report, modal: Any) -> None:
    path: Path = ("data",)
    record = report.record(path, modal)
    if record is None:
        return
    report.unknown(path, record, ("custom_id", "title", "components"))
    report.text((*path, "custom_id"), record.get("custom_id"), 1, 100)
    report.text((*path, "title"), record.get("title"), 1, 45)
    for index, part in enumerate(report.items((*path, "components"), record.get("components"), 1, 5)):
        here = (*path, "components", index)
        if (top := report.record(here, part)) is not None:
            _check_top(report, here, top)
    check_unique(report, list(walk(record.get("components"), (*path, "components"))))


def _check_top(report: Report, path: Path, part: dict[str, Any]) -> None:
    match part.get("type"):
        case 1:
            report.unknown(path, part, ("type", "id", "components"))
            for child in report.items((*path, "components"), part.get("components"), 1, 1):
                _check_input(report, (*path, "components", 0), child, labelled=False)
        case 10:
            report.unknown(path, part, ("type", "id", "content"))
            report.text((*path, "content"), part.get("content"), 1, 4000)
        case 18:
            report.unknown(path, part, ("type", "id", "label", "description", "component"))
            report.text((*path, "label"), part.get("label"), 1, 45)
            report.text((*path, "description"), part.get("description"), 0, 100, optional=True)
            _check_labelled(report, (*path, "component"), part.get("component"))
        case _:
            report.add((*path, "type"), "UNION_TYPE_CHOICES", "A modal holds labels, rows of one input, and text.")


def _check_labelled(report: Report, path: Path, part: Any) -> None:
    record = report.record(path, part)
    if record is None:
        return
    kind = record.get("type")
    if kind == TEXT_INPUT:
        _check_input(report, path, record, labelled=True)
    elif kind in SELECTS:
        check_select(report, path, record, in_modal=True)
    elif kind in (FILE_UPLOAD, RADIO, CHECKBOXES, CHECKBOX):
        report.text((*path, "custom_id"), record.get("custom_id"), 1, 100)
    else:
        report.add((*path, "type"), "UNION_TYPE_CHOICES", "A label holds an input, a select, boxes or an upload.")


def _check_input(report: Report, path: Path, part: Any, *, labelled: bool) -> None:
    field = report.record(path, part)
    if field is None:
        return
    if field.get("type") != TEXT_INPUT:
        report.add((*path, "type"), "UNION_TYPE_CHOICES", "A modal's row holds a text input.")
        return
    report.unknown(path, field, INPUT_FIELDS)
    report.text((*path, "custom_id"), field.get("custom_id"), 1, 100)
    report.choice((*path, "style"), field.get("style"), (1, 2))
    if not labelled:
        report.text((*path, "label"), field.get("label"), 1, 45)
    elif field.get("label"):
        report.add((*path, "label"), "COMPONENT_LABEL_DUPLICATED", "An input inside a label has no label of its own.")
    report.text((*path, "placeholder"), field.get("placeholder"), 0, 100, optional=True)
    report.flag((*path, "required"), field.get("required"))
    value = report.text((*path, "value"), field.get("value"), 0, 4000, optional=True)
    least = report.number((*path, "min_length"), field.get("min_length"), 0, 4000, default=0)
    most = report.number((*path, "max_length"), field.get("max_length"), 1, 4000, default=4000)
    if least > most or (value and not least <= len(value) <= most):
        report.add((*path, "value"), "BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {most} in length.")
