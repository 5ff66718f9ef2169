"""Filling in a modal and choosing in a select as a person's client does.

Owns the mapping from field names or labels to the components sent back, and the client's own checks of length, number
and required fields.
"""

from __future__ import annotations

from typing import Any

from .records import Modal
from .sight import CannotDoError
from .slash import Filling

ROW, STRING_SELECT, TEXT_INPUT, TEXT, LABEL = 1, 3, 4, 10, 18
RADIO, CHECKBOXES, CHECKBOX = 21, 22, 23
ENTITY_SELECTS = (5, 6, 7, 8)


def choose(menu: dict[str, Any], values: list[Any], filling: Filling) -> list[str]:
    """The values a select sends back, given by value or by the label on show."""
    least, most = menu.get("min_values"), menu.get("max_values")
    least, most = 1 if least is None else least, 1 if most is None else most
    if not least <= len(values) <= most:
        raise CannotDoError(f"{least} to {most} values are to be chosen, not {len(values)}")
    if menu["type"] in ENTITY_SELECTS:
        return [str(filling.resolve(value)) for value in values]
    chosen = []
    for value in values:
        found = [option["value"] for option in menu["options"] if value in (option["value"], option["label"])]
        if len(found) != 1:
            raise CannotDoError(f"{len(found)} options called {value!r}: {[one['label'] for one in menu['options']]}")
        chosen.append(found[0])
    return chosen


def fill_modal(modal: Modal, values: dict[str, Any], filling: Filling) -> list[dict[str, Any]]:
    """The components a modal sends back; fields are named by custom id or label."""
    left = dict(values)
    sent = []
    for number, part in enumerate(modal.components, start=1):
        shell: dict[str, Any] = {"type": part["type"], "id": part.get("id") or number}
        if part["type"] == ROW:
            field = part["components"][0]
            sent.append(shell | {"components": [_field(field, _given(left, field, field.get("label")), filling)]})
        elif part["type"] == LABEL:
            field = part["component"]
            sent.append(shell | {"component": _field(field, _given(left, field, part.get("label")), filling)})
        else:
            sent.append(shell)
    if left:
        raise CannotDoError(f"the modal {modal.title!r} has no fields {sorted(left)}")
    return sent


def _given(left: dict[str, Any], field: dict[str, Any], label: str | None) -> Any:
    for name in (field["custom_id"], label):
        if name in left:
            return left.pop(name)
    return None


def _field(field: dict[str, Any], value: Any, filling: Filling) -> dict[str, Any]:
    sent = {"type": field["type"], "id": field.get("id") or 0, "custom_id": field["custom_id"]}
    required = field.get("required") is not False
    match field["type"]:
        case 4:
            return sent | {"value": _text(field, value, required=required)}
        case 3 | 5 | 6 | 7 | 8:
            if value is None and not required:
                return sent | {"values": []}
            if value is None:
                return sent | {"values": _defaults(field)}
            return sent | {"values": choose(field, value if isinstance(value, list) else [value], filling)}
        case 21 | 23:
            return sent | {"value": value}
        case _:
            return sent | {"values": list(value or [])}


def _text(field: dict[str, Any], value: Any, *, required: bool) -> str:
    text = str(field.get("value") or "") if value is None else str(value)
    if not text:
        if required:
            raise CannotDoError(f"{field['custom_id']} must be filled in")
        return text
    least, most = field.get("min_length") or 0, field.get("max_length") or 4000
    if not least <= len(text) <= most:
        raise CannotDoError(f"{field['custom_id']} takes {least} to {most} characters, not {len(text)}")
    return text


def _defaults(field: dict[str, Any]) -> list[str]:
    chosen = [option["value"] for option in field.get("options") or [] if option.get("default")]
    if not chosen and field.get("min_values") != 0:
        raise CannotDoError(f"{field['custom_id']} must be chosen")
    return chosen
