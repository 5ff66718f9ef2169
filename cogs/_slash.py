"""Slash commands whose names and descriptions come from the catalogs, in every language that Discord has, too.

Owns how a callback with plain parameters becomes a command, and what it is called where; what the commands do is in the cogs.
"""

from collections.abc import Callable, Mapping, Sequence
from inspect import signature
from typing import Any

import discord
from discord import app_commands

from bot.i18n import DEFAULT, Words, known
from bot.i18n.limits import good_name, is_name

Command = app_commands.Command[Any, ..., Any]
Choices = Sequence[app_commands.Choice[str]]
Typed = app_commands.Range[str, 1, 64]
"""An option that people type: no name of a seat, a date, a profile or a board is longer."""


def worded(words: Words, key: str) -> app_commands.locale_str:
    """The words for a key as Discord gets them: in English, with the key for those of other languages."""
    return app_commands.locale_str(words(key), key=key)


class Translator(app_commands.Translator):
    """Says the commands in the languages that both Discord and the catalogs have; where they lack words, Discord shows English."""

    def __init__(self, words: Words) -> None:
        super().__init__()
        self._words = words

    async def translate(
        self, string: app_commands.locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        """The words for a key in another language; None for English, which Discord has already."""
        del context
        key, language = string.extras.get("key", ""), known(locale.value)
        if not key or language in {"", DEFAULT}:
            return None
        text = self._words.to(language)(key)
        if text == string.message or (is_name(key) and not good_name(text)):
            return None
        return text


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
    app_commands.rename(**{option: worded(words, name) for option, name in names.items()})(callback)
    app_commands.describe(**{option: worded(words, f"{name}-description") for option, name in names.items()})(callback)
    if choices:
        app_commands.choices(**{option: list(values) for option, values in choices.items()})(callback)
    for option, suggest in (autocomplete or {}).items():
        app_commands.autocomplete(**{option: suggest})(callback)
    made: Command = app_commands.Command(
        name=worded(words, f"command-{key}"),
        description=worded(words, f"command-{key}-description"),
        callback=callback,
    )
    made.guild_only = False
    return made


def group(words: Words, key: str, commands: Sequence[Command]) -> app_commands.Group:
    """A group of commands."""
    made = app_commands.Group(
        name=worded(words, f"command-{key}"), description=worded(words, f"command-{key}-description")
    )
    for command in commands:
        made.add_command(command)
    return made
