"""Throws and shuffles that anyone can check.

All chance of a game comes from its 32-byte seed and a counter: block k is BLAKE2b of the counter, keyed with the seed. Bytes
are used in order, and those that would make a face or a card likelier are passed over (rejection sampling). The SHA-256 of the
seed is published when the game starts, the seed when it ends.
"""

from hashlib import blake2b, sha256
from typing import Final

from bot.engine.state import Scripted, Seeded
from bot.message import Message

FACES: Final = bytes(1 + byte % 6 for byte in range(256))
"""The face of a die that each byte shows."""

UNEVEN: Final = bytes(range(252, 256))
"""The bytes that would make a face likelier."""


class ScriptExhausted(Exception):  # noqa: N818 - the script is at fault, not the engine
    """A scripted game asked for more than the script gives: a throw, or a card of a deck; or for a card that is not in the pile.

    Attributes:
        message: what is missing.
    """

    def __init__(self, key: str, /, **values: object) -> None:
        super().__init__(key)
        self.message = Message(key, **values)

    def __str__(self) -> str:
        return repr(self.message)


def commitment(seed: bytes) -> str:
    """What is published of a seed before the game: its SHA-256 as hex."""
    return sha256(seed).hexdigest()


def blocks_used(chance: Seeded | Scripted) -> int | None:
    """How many blocks of chance a game has used so far; None where its chance is given beforehand."""
    return chance.counter if isinstance(chance, Seeded) else None


def block(seed: bytes, counter: int) -> bytes:
    """The 64 bytes of chance that belong to this counter."""
    return blake2b(counter.to_bytes(8, "big"), key=seed).digest()


def numbers(chance: Seeded, bounds: list[int]) -> list[int]:
    """A number from 0 on for each bound (1…256), in order; the counter grows by the blocks used."""
    found: list[int] = []
    place, count = 0, len(bounds)
    while place < count:
        data = block(chance.seed, chance.counter)
        chance.counter += 1
        for byte in data:
            bound = bounds[place]
            if byte < 256 - 256 % bound:
                found.append(byte % bound)
                place += 1
                if place == count:
                    break
    return found


def throw(chance: Seeded | Scripted, count: int) -> tuple[int, ...]:
    """The faces of `count` dice.

    Raises:
        ScriptExhausted: a script has no further throw, or one of another number of dice.
    """
    if isinstance(chance, Seeded):
        faces = b""
        while len(faces) < count:
            faces += block(chance.seed, chance.counter).translate(FACES, UNEVEN)
            chance.counter += 1
        return tuple(faces[:count])
    if not chance.dice or len(chance.dice[0]) != count:
        raise ScriptExhausted("script-throw" if chance.dice else "script-dice", count=count)
    return tuple(chance.dice.pop(0))


def shuffled(chance: Seeded, cards: list[str]) -> list[str]:
    """The cards in a new order (Fisher-Yates from the last place down)."""
    pile = cards.copy()
    places = range(len(pile) - 1, 0, -1)
    for place, other in zip(places, numbers(chance, [place + 1 for place in places]), strict=True):
        pile[place], pile[other] = pile[other], pile[place]
    return pile


def draw(chance: Seeded | Scripted, deck: str, pile: list[str]) -> str:
    """Take the next card off a pile.

    Raises:
        ScriptExhausted: a script has no further card of this deck, or names one that is not in the pile.
    """
    if isinstance(chance, Scripted):
        coming = chance.cards.get(deck)
        if not coming:
            raise ScriptExhausted("script-deck", deck=deck)
        card = coming.pop(0)
        if card not in pile:
            raise ScriptExhausted("script-card", deck=deck, card=card)
        pile.remove(card)
        return card
    return pile.pop(0)
