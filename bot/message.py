"""Words that wait for a language: a key of the catalogs and what fills it in, said where somebody reads it.

Whoever finds a fault does not know who will read of it. It gives a message; the command line says it in the reader's language, a log in
English.
"""

from collections.abc import Callable
from typing import Protocol, runtime_checkable

Said = Callable[..., str]
"""Turns a key of the catalogs and its parameters into words: `bot.i18n.Words`, or a few files of them."""


@runtime_checkable
class Tellable(Protocol):
    """What waits for a language: a message, or a fault."""

    def told(self, words: Said, /) -> str:
        """The same in these words."""


class Message:
    """One sentence or phrase.

    Attributes:
        key: the key in the catalogs.
        values: what fills it in: texts, numbers, what is itself told, or several of these. Languages write numbers their own way and
            choose forms by them; those that count nothing, as of moves and games, are given as texts.
    """

    __slots__ = ("key", "values")

    def __init__(self, key: str, /, **values: object) -> None:
        self.key = key
        self.values = {name: _kept(value) for name, value in values.items()}

    def told(self, words: Said, /) -> str:
        """The message in these words."""
        return words(self.key, **{name: _filled(value, words) for name, value in self.values.items()})

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and (self.key, self.values) == (other.key, other.values)

    def __hash__(self) -> int:
        return hash(self.key)

    def __repr__(self) -> str:
        return f"{self.key} ({', '.join(f'{key}={value!r}' for key, value in self.values.items())})"


def told(it: object, words: Said) -> str:
    """A message in these words; a text, such as a name or what a library says, as it is."""
    return it.told(words) if isinstance(it, Tellable) else str(it)


def _kept(value: object) -> object:
    """A value without anything that it would keep alive, as the error of a library would."""
    if isinstance(value, (list, tuple)):
        return tuple([_kept(it) for it in value])
    return value if type(value) in {int, float} or isinstance(value, Tellable) else str(value)


def _filled(value: object, words: Said) -> object:
    if isinstance(value, tuple):
        between = "; " if any(isinstance(it, Tellable) for it in value) else ", "
        return between.join(told(it, words) for it in value)
    return value if isinstance(value, (int, float)) else told(value, words)
