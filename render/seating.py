"""How a seat is shown: its token, its colour, and a name that the font can set."""

from collections.abc import Sequence
from functools import lru_cache

from msgspec import Struct

from bot.engine.view import View
from bot.names import picture_name
from render.fonts import has, settable
from render.words import Words, fixed


class Look(Struct, frozen=True):
    """One seat as pictures show it; `mark` says what it is where seats differ."""

    seat: int
    token: str
    colour: str
    name: str
    mark: str = ""


def looks(view: View, names: Sequence[str], words: Words) -> tuple[Look, ...]:
    """All seats of a game."""
    colours = {token.id: token.colour for token in view.rules.own.tokens}
    return tuple(
        Look(seat, token, colours[token], shown_name(names[seat], token, words))
        for seat, token in enumerate(view.own.tokens)
    )


@lru_cache(maxsize=4096)
def shown_name(name: str, token: str, words: Words) -> str:
    """The name as it can be set; the token's word when too little of it can."""
    clean = picture_name(name)
    kept = settable(clean)
    letters = sum(char.isalnum() for char in kept)
    lost = sum(char.isalnum() and not has(char) for char in clean)
    return kept if letters and letters >= lost else fixed(words, f"token-{token}")


def said_name(name: str, token: str, words: Words) -> str:
    """The name for descriptions, where every letter can be read; the token's word for an empty one."""
    return picture_name(name) or fixed(words, f"token-{token}")
