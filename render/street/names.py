"""Names on a street board: the short form of each, fitted into its space."""

from functools import lru_cache
from typing import Final

from bot.engine.rules import Space
from render.fit import SOFT, Fitted, fit
from render.words import Words, fixed

ROOM: Final = 86
"""Width for a name on a space of a side."""

# the largest size by the number of lines that go in
_DEEDS: Final = ((1, 23.0), (2, 22.0), (3, 20.0))
_STOPS: Final = ((1, 22.0), (2, 20.0))
_LEAST: Final = 15
_SQUEEZE: Final = 0.8


@lru_cache(maxsize=1024)
def deed_name(words: Words, board: str, space: str) -> Fitted:
    """The name of a deed on its space."""
    return _best(words, board, space, ROOM, _DEEDS)


@lru_cache(maxsize=512)
def stop_name(words: Words, board: str, space: str, lines: int = 2) -> Fitted:
    """The name of a space without a deed."""
    return _best(words, board, space, ROOM, _STOPS[:lines])


@lru_cache(maxsize=512)
def corner_name(words: Words, board: str, space: str, room: int, largest: float, lines: int) -> Fitted:
    """The name of a corner."""
    return _best(words, board, space, room, tuple((k + 1, largest - 1.5 * k) for k in range(lines)))


def turning_name(
    words: Words, board: str, space: Space, size: int, largest: tuple[float, float], *, crowded: bool
) -> Fitted:
    """The name of a corner that has it to itself: START in a line, others in two, each up to a size; smaller over a tray of tokens."""
    start = space.kind == "go"
    most = largest[0] if start else largest[1]
    room = size - (28 if start else 18)
    return corner_name(words, board, space.id, room, most * 0.84 if crowded else most, 1 if start else 2)


@lru_cache(maxsize=1024)
def short(words: Words, board: str, space: str) -> str:
    """The name with its generic words shortened; whole where there is no shorter one."""
    return _parted(words, board, space).replace(SOFT, "")


def _parted(words: Words, board: str, space: str) -> str:
    """The short name, with soft hyphens where it says how it may be parted."""
    key = f"picture-place-{board}-{space}"
    return fixed(words, key) if words.has(key) else words.place(space)


def _best(words: Words, board: str, space: str, room: int, sizes: tuple[tuple[int, float], ...]) -> Fitted:
    """The best of the ways to set it in so many lines, each with its own largest size."""
    text, hyphens = _parted(words, board, space), fixed(words, f"picture-hyphens-{board}")
    tries = [fit(text, "Bold", room, largest, _LEAST, lines, _SQUEEZE, hyphens) for lines, largest in sizes]
    return max(tries, key=_worth)


def _worth(fitted: Fitted) -> float:
    parted = any(line.endswith("-") for line in fitted.lines[:-1])
    return fitted.size * (1 - 0.55 * (1 - fitted.squeeze)) * (0.86 if parted else 1) - 1.3 * len(fitted.lines)
