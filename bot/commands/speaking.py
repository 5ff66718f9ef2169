"""The words of the command line, in the language of `--language` or of the environment, and argparse made to speak it.

Owns: which language that is, and what argparse itself says of a wrong call. The words are those of `bot.i18n.plain`, a few files only, so
that `--help` stays quick.
"""

import argparse
import os
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import partial
from typing import Any, Final, NoReturn

from bot.i18n.sources import DEFAULT, known
from bot.message import Said

_OPTION: Final = "--language"
_VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Where systems say in which language programs are to speak, the strongest first."""


def language_of(argv: Sequence[str], env: Mapping[str, str] = os.environ) -> str:
    """The language asked for before the command, else that of the environment, else English."""
    asked = ""
    for at, word in enumerate(argv):
        if not word.startswith("-") and (at == 0 or argv[at - 1] != _OPTION):
            break
        name, _, value = word.partition("=")
        if name == _OPTION:
            asked = value or (argv[at + 1] if at + 1 < len(argv) else "")
    system = next((env[name] for name in _VARIABLES if env.get(name)), "")
    return known(asked) or known(system) or DEFAULT


_TEXTS: Final = {
    "argument %(argument_name)s: %(message)s": "cli-wrong-argument",
    "expected one argument": "cli-wrong-one",
    "expected at least one argument": "cli-wrong-some",
    "the following arguments are required: %s": "cli-wrong-required",
    "unrecognized arguments: %s": "cli-wrong-unknown",
    "ambiguous option: %(option)s could match %(matches)s": "cli-wrong-ambiguous",
    "ignored explicit argument %r": "cli-wrong-explicit",
    "invalid %(type)s value: %(value)r": "cli-wrong-value",
    "invalid choice: %(value)r (choose from %(choices)s)": "cli-wrong-choice",
}
"""What argparse says of a wrong call, as it asks for its translation, and the key of ours; other texts stay as they are."""


@contextmanager
def translated(words: Said) -> Iterator[None]:
    """Argparse speaks with these words meanwhile: it asks the name `_` of its module, which is put back afterwards."""
    library: Any = argparse
    before = library._

    def say(text: str) -> str:
        return words(_TEXTS[text]) if text in _TEXTS else str(before(text))

    library._ = say
    try:
        yield
    finally:
        library._ = before


class Formatter(argparse.HelpFormatter):
    """Help whose first word is in the language, too."""

    def __init__(self, prog: str, words: Said) -> None:
        super().__init__(prog)
        self._words = words

    def add_usage(self, usage: str | None, actions: Any, groups: Any, prefix: str | None = None) -> None:
        """As the library does, with our word for it."""
        super().add_usage(usage, actions, groups, f"{self._words('cli-usage')} " if prefix is None else prefix)


class Parser(argparse.ArgumentParser):
    """A parser whose headings and help are in the language."""

    def __init__(self, *, words: Said, **options: Any) -> None:
        super().__init__(**{**options, "add_help": False, "formatter_class": partial(Formatter, words=words)})
        self._words = words
        self._positionals.title = words("cli-arguments")
        self._optionals.title = words("cli-options")
        self.add_argument("-h", "--help", action="help", help=words("cli-help"))

    def error(self, message: str) -> NoReturn:
        """Say how it is called, and what was wrong with this call."""
        self.exit(2, f"{self.format_usage()}{self._words('cli-wrong', program=self.prog, message=message)}\n")
