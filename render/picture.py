"""What `render` hands out, and the shapes of what it takes besides views."""

from typing import Protocol

from msgspec import Struct

from bot.engine.actions import Bundle


class Picture(Struct, frozen=True):
    """A finished picture.

    Attributes:
        data: the bytes of a PNG file.
        description: the same in words, at most 1,024 characters, for those who cannot see it.
        width: in px.
        height: in px.
    """

    data: bytes
    description: str
    width: int
    height: int


class Offered(Protocol):
    """A trade on the table: `give` comes from seat `maker`, `want` from seat `to`."""

    @property
    def maker(self) -> int:
        """The seat that offers."""
        ...

    @property
    def to(self) -> int:
        """The seat that is asked."""
        ...

    @property
    def give(self) -> Bundle:
        """What the maker gives."""
        ...

    @property
    def want(self) -> Bundle:
        """What the maker wants."""
        ...


class Bidding(Protocol):
    """A running auction; the names are those of a view's."""

    deed: str
    leader: int
    bid: int
    bids: dict[int, int]
    passed: list[int]
    start: int


class ScoreRow(Protocol):
    """Where one seat's points come from, as `bot.engine.games.builder.scoring.scores` gives it."""

    @property
    def seat(self) -> int:
        """The seat."""
        ...

    @property
    def buildings(self) -> int:
        """Points for buildings."""
        ...

    @property
    def sets(self) -> int:
        """Points for whole sets."""
        ...

    @property
    def billionaire(self) -> int:
        """Points for the most cash."""
        ...

    @property
    def community(self) -> int:
        """Points for the largest group of buildings."""
        ...

    @property
    def total(self) -> int:
        """All points."""
        ...

    @property
    def cash(self) -> int:
        """Cash, which breaks ties."""
        ...

    @property
    def ranked(self) -> bool:
        """False for a seat that resigned."""
        ...
