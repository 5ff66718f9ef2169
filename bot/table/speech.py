"""Which language a table speaks: a setting of its lobby that is no rule of its game.

Owns: what can be chosen, and the check of what was. What a language's words are is the business of `bot.i18n`.
"""

from collections.abc import Mapping
from typing import Final

from msgspec.structs import replace

from bot.i18n import Words, languages
from bot.table.model import Lobby, TableRefused

KEY: Final = "language"
AUTOMATIC: Final = "auto"
"""The language of the server for a table, that of Discord for a person."""


def values() -> tuple[str, ...]:
    """What can be chosen, the usual first: every language there are words in."""
    return (AUTOMATIC, *languages())


def value(chosen: str) -> str:
    """A choice as it is offered: empty is automatic."""
    return chosen or AUTOMATIC


def chosen(wanted: str) -> str:
    """A choice as it is kept: automatic is empty.

    Raises:
        TableRefused: `bad_setting`, with `key` and `value`.
    """
    if wanted not in values():
        raise TableRefused("bad_setting", key=KEY, value=wanted)
    return "" if wanted == AUTOMATIC else wanted


def parted(settings: Mapping[str, str]) -> tuple[dict[str, str], str | None]:
    """Settings without the language, and the language, or None where it is not among them."""
    return {key: it for key, it in settings.items() if key != KEY}, settings.get(KEY)


def with_language(lobby: Lobby, wanted: str | None) -> Lobby:
    """The lobby with this language; None changes nothing.

    Raises:
        TableRefused: `bad_setting`, with `key` and `value`.
    """
    return lobby if wanted is None else replace(lobby, chosen=chosen(wanted))


def language_name(choice: str, words: Words) -> str:
    """What a choice for a table is called: every language by its own name."""
    return words("setting-language-auto") if choice == AUTOMATIC else words.to(choice)("language-name")
