"""The words a picture needs, asked for by key.

`render` holds no sentence of its own: whoever draws passes a `Words`, usually one a language. Words are looked up again and
again for the same keys, so results without parameters are kept; hand over the same object for the same language.
"""

from functools import lru_cache
from typing import Protocol


class Words(Protocol):
    """Looks up a message of the locale catalogs.

    It must be hashable and give the same answer for the same question as long as it lives.
    """

    def __call__(self, key: str, /, **params: str | int) -> str:
        """The message `key` with `params` filled in."""
        ...

    def money(self, amount: int, /) -> str:
        """A sum in the currency and scale of the board in question."""
        ...

    def place(self, space: str, /) -> str:
        """The name of a space of the board in question, or of the deed that belongs to it."""
        ...

    def has(self, key: str, /) -> bool:
        """Whether there is a message `key`."""
        ...

    def __hash__(self) -> int:
        """Equal for objects that say the same."""
        ...


@lru_cache(maxsize=4096)
def fixed(words: Words, key: str) -> str:
    """The message `key`, which takes no parameters."""
    return words(key)


def said(words: Words, key: str, **params: str | int) -> str:
    """The message `key` with `params`; what was said lately is remembered."""
    return _said(words, key, tuple(params.items()))


@lru_cache(maxsize=8192)
def _said(words: Words, key: str, params: tuple[tuple[str, str | int], ...]) -> str:
    return words(key, **dict(params))
