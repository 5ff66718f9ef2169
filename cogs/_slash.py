"""Slash commands whose names and descriptions come from the catalogs.

Owns how a callback with plain parameters becomes a command; what the commands do is in the cogs.
"""

from collections.abc import Callable, Mapping, Sequence
from inspect import signature
from typing import Any

from discord import app_commands

from bot.i18n import Words

Command = app_commands.Command[Any, ..., Any]
Choices = Sequence[app_commands.Choice[str]]
Typed = app_commands.Range[str, 1, 64]
"""An option that people type: no name of a seat, a date, a profile or a board is longer."""


def slash(
    words: Words,
    key: str,
    callback: Callable[..., Any],
    choices: Mapping[str, Choices] | None = None,
    autocomplete: Mapping[str, Callable[..., Any]] | None = None,
) -> Command:
    """A command; its words are `command-<key>`, those of an option `command-<key>-<option>`.

    Args:
        words: the catalog.
        key: the command's key.
        callback: takes the interaction and the options; a trailing underscore of an option's name is no part of it.
        choices: fixed values of options.
        autocomplete: what suggests values of options.
    """
    options = list(signature(callback).parameters)[1:]
    names = {option: f"command-{key}-{option.rstrip('_')}" for option in options}
    app_commands.rename(**{option: words(name) for option, name in names.items()})(callback)
    app_commands.describe(**{option: words(f"{name}-description") for option, name in names.items()})(callback)
    if choices:
        app_commands.choices(**{option: list(values) for option, values in choices.items()})(callback)
    for option, suggest in (autocomplete or {}).items():
        app_commands.autocomplete(**{option: suggest})(callback)
    made: Command = app_commands.Command(
        name=words(f"command-{key}"), description=words(f"command-{key}-description"), callback=callback
    )
    made.guild_only = False
    return made


def group(words: Words, key: str, commands: Sequence[Command]) -> app_commands.Group:
    """A group of commands."""
    made = app_commands.Group(name=words(f"command-{key}"), description=words(f"command-{key}-description"))
    for command in commands:
        made.add_command(command)
    return made
