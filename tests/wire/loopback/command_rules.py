"""Rules for application commands: names, lengths, nesting and numbers."""

from __future__ import annotations

from typing import Any

from .fields import Path, Report

COMMAND_FIELDS = (
    "id", "type", "name", "name_localizations", "description", "description_localizations", "options",
    "default_member_permissions", "dm_permission", "contexts", "integration_types", "nsfw", "handler",
)  # fmt: skip
OPTION_FIELDS = (
    "type", "name", "name_localizations", "description", "description_localizations", "required", "choices", "options",
    "channel_types", "min_value", "max_value", "min_length", "max_length", "autocomplete",
)  # fmt: skip
SUBCOMMAND, GROUP = 1, 2
WITH_CHOICES = (3, 4, 10)
MOST_COMMANDS = {1: 100, 2: 15, 3: 15}
MOST_LETTERS = 8000


def check_commands(report: Report, commands: Any) -> None:
    seen: set[tuple[Any, Any]] = set()
    counts = dict.fromkeys(MOST_COMMANDS, 0)
    for index, command in enumerate(report.items((), commands, 0, 130)):
        record = report.record((index,), command)
        if record is None:
            continue
        check_command(report, (index,), record)
        kind = record.get("type") or 1
        counts[kind] = counts.get(kind, 0) + 1
        if (kind, record.get("name")) in seen:
            report.add(
                (index, "name"), "APPLICATION_COMMANDS_DUPLICATE_NAME", "Application command names must be unique"
            )
        seen.add((kind, record.get("name")))
    for kind, most in MOST_COMMANDS.items():
        if counts[kind] > most:
            report.add((), "APPLICATION_COMMANDS_TOO_MANY", f"{counts[kind]} commands of type {kind}, at most {most}.")


def check_command(report: Report, path: Path, command: dict[str, Any]) -> None:
    report.unknown(path, command, COMMAND_FIELDS)
    kind = command.get("type") or 1
    report.choice((*path, "type"), kind, (1, 2, 3))
    if kind != 1:
        report.text((*path, "name"), command.get("name"), 1, 32)
        if command.get("description") or command.get("options"):
            report.add((*path, "description"), "APPLICATION_COMMAND_CONTEXT_MENU", "Menu commands have only a name.")
        return
    _check_named(report, path, command)
    _check_options(report, (*path, "options"), command.get("options"), depth=0)
    if (letters := count_letters(command)) > MOST_LETTERS:
        report.add(
            path, "APPLICATION_COMMAND_TOO_LARGE", f"Command holds {letters} characters, at most {MOST_LETTERS}."
        )


def _check_named(report: Report, path: Path, part: dict[str, Any]) -> None:
    _check_name(report, (*path, "name"), part.get("name"))
    report.text((*path, "description"), part.get("description"), 1, 100)
    for locale, name in _localized(report, path, part, "name_localizations"):
        _check_name(report, (*path, "name_localizations", locale), name)
    for locale, text in _localized(report, path, part, "description_localizations"):
        report.text((*path, "description_localizations", locale), text, 1, 100)


def _localized(report: Report, path: Path, part: dict[str, Any], field: str) -> list[tuple[str, Any]]:
    if part.get(field) is None:
        return []
    return list((report.record((*path, field), part[field]) or {}).items())


def _check_name(report: Report, path: Path, name: Any) -> None:
    text = report.text(path, name, 1, 32)
    if text and (text != text.lower() or not all(sign.isalnum() or sign in "-_'" for sign in text)):
        report.add(path, "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")


def _check_options(report: Report, path: Path, options: Any, *, depth: int) -> None:
    seen: set[Any] = set()
    optional_seen = False
    kinds: set[bool] = set()
    for index, option in enumerate(report.items(path, options, 0, 25)):
        here = (*path, index)
        if (record := report.record(here, option)) is None:
            continue
        _check_option(report, here, record, depth)
        if record.get("name") in seen:
            report.add((*here, "name"), "APPLICATION_COMMAND_OPTIONS_NAME_DUPLICATED", "Option names must be unique")
        seen.add(record.get("name"))
        nested = record.get("type") in (SUBCOMMAND, GROUP)
        kinds.add(nested)
        if not nested and record.get("required") and optional_seen:
            report.add(
                here, "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", "Required options must come before optional ones"
            )
        optional_seen |= not record.get("required")
    if len(kinds) > 1:
        report.add(path, "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "Sub-commands do not stand beside other options")


def _check_option(report: Report, path: Path, option: dict[str, Any], depth: int) -> None:
    report.unknown(path, option, OPTION_FIELDS)
    kind = option.get("type")
    report.choice((*path, "type"), kind, range(1, 12))
    _check_named(report, path, option)
    if kind == GROUP and depth > 0:
        report.add((*path, "type"), "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "Groups stand at the top only")
    if kind == SUBCOMMAND and depth > 1:
        report.add((*path, "type"), "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "Sub-commands nest two deep at most")
    if kind in (SUBCOMMAND, GROUP):
        _check_options(report, (*path, "options"), option.get("options"), depth=depth + (1 if kind == GROUP else 2))
        return
    if option.get("choices") and option.get("autocomplete"):
        report.add(
            (*path, "choices"),
            "APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE",
            "Choices and autocomplete exclude each other",
        )
    if (option.get("choices") or option.get("autocomplete")) and kind not in WITH_CHOICES:
        report.add((*path, "choices"), "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "This type takes no choices")
    check_choices(report, (*path, "choices"), option.get("choices"))


def check_choices(report: Report, path: Path, choices: Any) -> None:
    """Check choices of an option, or those an autocomplete offers."""
    names: set[Any] = set()
    for index, choice in enumerate(report.items(path, choices, 0, 25)):
        here = (*path, index)
        if (record := report.record(here, choice)) is None:
            continue
        report.unknown(here, record, ("name", "name_localizations", "value"))
        report.text((*here, "name"), record.get("name"), 1, 100)
        value = record.get("value")
        if isinstance(value, str):
            report.text((*here, "value"), value, 0, 100)
        elif not isinstance(value, (int, float)) or isinstance(value, bool):
            report.add((*here, "value"), "BASE_TYPE_REQUIRED", "A choice's value is a string or a number.")
        if record.get("name") in names:
            report.add(
                (*here, "name"), "APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_DUPLICATED", "Choice names must be unique"
            )
        names.add(record.get("name"))


def count_letters(part: dict[str, Any]) -> int:
    """Letters that count towards a command's size: names, descriptions and values, nested ones too."""
    total = len(str(part.get("name") or "")) + len(str(part.get("description") or ""))
    for choice in part.get("choices") or []:
        if isinstance(choice, dict):
            total += len(str(choice.get("name", ""))) + len(str(choice.get("value", "")))
    return total + sum(count_letters(option) for option in part.get("options") or [] if isinstance(option, dict))
