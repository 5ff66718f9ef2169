"""Rules for what stands in a message's action row: buttons and selects."""

from __future__ import annotations

from typing import Any

from .fields import Path, Report, is_snowflake

BUTTON_FIELDS = ("type", "id", "style", "label", "emoji", "custom_id", "sku_id", "url", "disabled")
SELECT_FIELDS = ("type", "id", "custom_id", "placeholder", "min_values", "max_values", "disabled", "required")
OPTION_FIELDS = ("label", "value", "description", "emoji", "default")
LINK, PREMIUM = 5, 6
STRING_SELECT = 3
ENTITY_SELECTS = {5: ("user",), 6: ("role",), 7: ("user", "role"), 8: ("channel",)}
SELECTS = (STRING_SELECT, *ENTITY_SELECTS)


def check_button(report: Report, path: Path, button: dict[str, Any]) -> None:
    report.unknown(path, button, BUTTON_FIELDS)
    report.text((*path, "label"), button.get("label"), 0, 80, optional=True)
    report.flag((*path, "disabled"), button.get("disabled"))
    report.choice((*path, "style"), button.get("style"), range(1, 7))
    check_emoji(report, (*path, "emoji"), button.get("emoji"))
    style, custom_id, url = button.get("style"), button.get("custom_id"), button.get("url")
    if style == PREMIUM:
        if not is_snowflake(button.get("sku_id")) or custom_id or url or button.get("label") or button.get("emoji"):
            report.add(path, "BUTTON_COMPONENT_PREMIUM", "A premium button has an sku_id and nothing else.")
        return
    if not button.get("label") and not button.get("emoji"):
        report.add(path, "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED", "A button needs a label or an emoji.")
    if style == LINK:
        check_url(report, (*path, "url"), url)
        if custom_id is not None:
            report.add(
                (*path, "custom_id"), "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE", "Links have no custom id."
            )
        return
    if url is not None:
        report.add((*path, "url"), "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE", "Only link buttons have a url.")
    report.text((*path, "custom_id"), custom_id, 1, 100)


def check_url(report: Report, path: Path, url: Any) -> None:
    text = report.text(path, url, 1, 512)
    if text and not text.startswith(("http://", "https://", "discord://")):
        report.add(path, "URL_TYPE_INVALID_SCHEME", "Scheme must be one of http, https, discord.")


def check_emoji(report: Report, path: Path, emoji: Any) -> None:
    if emoji is None:
        return
    record = report.record(path, emoji)
    if record is None:
        return
    report.unknown(path, record, ("id", "name", "animated"))
    name, own_id = record.get("name"), record.get("id")
    if own_id is not None:
        if not is_snowflake(own_id):
            report.add((*path, "id"), "NUMBER_TYPE_COERCE", "An emoji's id is a snowflake.")
    elif not isinstance(name, str) or not looks_like_emoji(name):
        report.add((*path, "name"), "COMPONENT_INVALID_EMOJI", "Invalid emoji")


def looks_like_emoji(name: str) -> bool:
    """Tell a Unicode emoji from a word; keycaps start with a digit, but carry U+20E3."""
    return 0 < len(name) <= 32 and any(ord(sign) >= 0x2000 or sign in "©®" for sign in name) and not name.isalpha()


def check_select(report: Report, path: Path, select: dict[str, Any], *, in_modal: bool = False) -> None:
    kind: Any = select.get("type")
    extra = {STRING_SELECT: ("options",), 8: ("channel_types", "default_values")}.get(kind, ("default_values",))
    report.unknown(path, select, (*SELECT_FIELDS, *extra))
    report.text((*path, "custom_id"), select.get("custom_id"), 1, 100)
    report.text((*path, "placeholder"), select.get("placeholder"), 0, 150, optional=True)
    report.flag((*path, "disabled"), select.get("disabled"))
    least = report.number((*path, "min_values"), select.get("min_values"), 0, 25, default=1)
    most = report.number((*path, "max_values"), select.get("max_values"), 1, 25, default=1)
    if least > most:
        report.add((*path, "min_values"), "BASE_TYPE_BAD_RANGE", "min_values is above max_values.")
    if in_modal and select.get("disabled"):
        report.add((*path, "disabled"), "COMPONENT_DISABLED_IN_MODAL", "Nothing is disabled in a modal.")
    if kind == STRING_SELECT:
        check_options(report, (*path, "options"), select.get("options"), least, most)
        return
    for index, default in enumerate(report.items((*path, "default_values"), select.get("default_values"), 0, most)):
        if not isinstance(default, dict) or default.get("type") not in ENTITY_SELECTS[kind]:
            report.add((*path, "default_values", index), "BASE_TYPE_CHOICES", "This default does not fit the select.")


def check_options(report: Report, path: Path, options: Any, least: int, most: int) -> None:
    given = report.items(path, options, 1, 25)
    seen: set[Any] = set()
    defaults = 0
    for index, option in enumerate(given):
        here = (*path, index)
        if (record := report.record(here, option)) is None:
            continue
        report.unknown(here, record, OPTION_FIELDS)
        report.text((*here, "label"), record.get("label"), 1, 100)
        value = report.text((*here, "value"), record.get("value"), 1, 100)
        report.text((*here, "description"), record.get("description"), 0, 100, optional=True)
        report.flag((*here, "default"), record.get("default"))
        check_emoji(report, (*here, "emoji"), record.get("emoji"))
        if value in seen:
            report.add(
                (*here, "value"),
                "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
                "The specified option value is already used",
            )
        seen.add(value)
        defaults += bool(record.get("default"))
    if given and max(least, most) > len(given):
        report.add(
            path, "SELECT_COMPONENT_TOO_FEW_OPTIONS", f"{max(least, most)} values cannot be chosen of {len(given)}."
        )
    if defaults > most:
        report.add(path, "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES", "More defaults than values may be chosen.")
