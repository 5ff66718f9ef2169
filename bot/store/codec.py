"""Values of the engine as bytes and back, validated.

Owns the encoding (MessagePack) and the digest of rules. Bytes that do not hold what they should are a `StoreError` that names
the game and the place.
"""

from hashlib import sha256
from typing import Any, Final, Generic, TypeVar

import msgspec

from bot.engine.actions import Action
from bot.engine.events import Event
from bot.engine.rules import Rules
from bot.engine.state import State
from bot.errors import StoreError

T = TypeVar("T")


class Codec(Generic[T]):
    """Writes and reads one kind of value.

    Args:
        kind: the type, as msgspec takes it.
        what: its name in faults.
    """

    def __init__(self, kind: Any, what: str) -> None:
        self._what = what
        self._encoder = msgspec.msgpack.Encoder()
        self._decoder: msgspec.msgpack.Decoder[T] = msgspec.msgpack.Decoder(kind)

    def encode(self, value: T) -> bytes:
        """The value as bytes; a value that was read gives the bytes it was read from, but for the order of sets."""
        return self._encoder.encode(value)

    def decode(self, body: bytes, game: int) -> T:
        """The value in these bytes.

        Raises:
            StoreError: they hold something else, or nothing readable.
        """
        try:
            return self._decoder.decode(body)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise StoreError("store-blob", game=str(game), what=self._what, why=error) from error


RULES: Final[Codec[Rules]] = Codec(Rules, "rules")
STATE: Final[Codec[State]] = Codec(State, "state")
ACTION: Final[Codec[Action]] = Codec(Action, "action")
EVENTS: Final[Codec[tuple[Event, ...]]] = Codec(tuple[Event, ...], "events")
SETTINGS: Final[Codec[dict[str, str]]] = Codec(dict[str, str], "settings")


def digest(body: bytes) -> str:
    """What names rules by their bytes: SHA-256 as hex."""
    return sha256(body).hexdigest()
