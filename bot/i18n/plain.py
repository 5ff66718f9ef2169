"""The words of a few catalog files without all the others: for the command line, which starts quickly, and for faults in logs.

What a language lacks is said in English, and nothing is logged: a log may be what asks.
"""

from functools import cache
from typing import Final

from bot.i18n.bundles import Bundle
from bot.i18n.sources import DEFAULT, text_of
from bot.message import Said

FILES: Final = ("cli.ftl", "faults.ftl", "errors.ftl")
"""What the command line says, what is wrong with files and settings, and the names of permissions."""


def plain(language: str) -> Said:
    """The words of the command line in a language."""
    bundles = [Bundle(it, [text_of(it, name) for name in FILES]) for it in dict.fromkeys((language, DEFAULT))]

    def say(key: str, /, **params: object) -> str:
        for bundle in bundles:
            if key in bundle:
                text, wrong = bundle.say(key, params)
                if not wrong:
                    return text
        return key

    return say


_english: Final = cache(plain)


def english(key: str, /, **params: object) -> str:
    """The words of the command line in English."""
    return _english(DEFAULT)(key, **params)
