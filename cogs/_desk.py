"""What all cogs share: the tables, the words, the pictures, the mail, and who sits where.

Owns no behaviour of its own beyond small lookups that every cog needs; it is passed in, there are no globals.
"""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from bot import rulesets
from bot.engine.state import Offer
from bot.i18n import Words
from bot.names import label_name, plain_name
from bot.table.drawn import Drawn
from bot.table.model import Entry, Lobby, Member, Table
from bot.table.naming import all_called, called
from bot.table.service import Tables
from bot.watching import Measures
from cogs._layout import Picture
from cogs._press import Router
from cogs._readers import Readers, spoken_to
from cogs._reply import Mail

ThemeOf = Callable[[int | None], Awaitable[str]]
"""Tells the look of a server's pictures; None: there is no server."""


class Pictures(Protocol):
    """Draws; every method gives a picture with its words, or None where there is nothing to draw."""

    def look_up(self, theme_of: ThemeOf) -> None:
        """From now on, ask there how the pictures of a server look."""

    async def cover(self, lobby: Lobby, words: Words) -> Picture | None:
        """The lobby's cover."""

    async def board(self, table: Table, words: Words) -> Picture | None:
        """The board as everybody sees it."""

    async def island(self, table: Table, words: Words, legal: tuple[str, ...] = ()) -> Picture | None:
        """The island, with the places where one may build."""

    async def hand(self, table: Table, seat: int, words: Words) -> Picture | None:
        """What a seat holds."""

    async def auction(self, table: Table, words: Words) -> Picture | None:
        """The deed that is up for auction."""

    async def trade(self, table: Table, offer: Offer, words: Words) -> Picture | None:
        """Both sides of a trade on offer."""

    async def card(self, table: Table, drawn: Drawn, words: Words) -> Picture | None:
        """A card that has just come up."""

    async def sheet(self, table: Table, words: Words) -> Picture | None:
        """The final sheet."""

    async def chart(self, table: Table, entries: Sequence[Entry], words: Words) -> Picture | None:
        """What each seat had round by round; `entries` are all of the game."""

    async def dice(self, table: Table, entries: Sequence[Entry], words: Words) -> Picture | None:
        """How often the dice showed each sum."""

    async def luck(self, guild: int | None, counts: Sequence[int], words: Words) -> Picture | None:
        """How often somebody threw each sum of two dice, in all games."""

    async def ratings(self, guild: int | None, curves: Mapping[str, Sequence[float]], words: Words) -> Picture | None:
        """Somebody's strength from game to game, by game: before the first, then after each."""

    async def replay(
        self, table: Table, entries: Sequence[Entry], words: Words, most: int, progress: Callable[[int, int], None]
    ) -> tuple[Picture, Picture] | None:
        """The game as an animation of at most so many bytes, and its last frame; `progress` is called in a thread of its own."""


@dataclass(frozen=True, slots=True)
class Desk:
    """The things a cog works with."""

    tables: Tables
    mail: Mail
    router: Router
    pictures: Pictures
    speech: Words
    measures: Measures = field(default_factory=Measures)
    readers: Readers = field(default_factory=Readers)

    def words(self, at: Table | Lobby) -> Words:
        """The words for all at a table: its language, its currency and its places; one value a board, for those who cache."""
        return self.words_in(at.language, at)

    def private(self, at: Table | Lobby | None = None) -> Words:
        """The words for who is being answered, about a table or not; outside of any answer those of the table."""
        return self.words_in(spoken_to() or ("" if at is None else at.language), at)

    def words_in(self, language: str, at: Table | Lobby | None) -> Words:
        """The words of a language, about a table or not."""
        speech = self.speech.to(language)
        if at is None:
            return speech
        return speech.for_rules(at.rules if isinstance(at, Table) else rulesets.load(at.game, at.profile, at.board))


def member_name(member: Member, seat: int, words: Words) -> str:
    """A seat's name, safe to show in Discord text."""
    return plain_name(called(member, words)) or words("seat-unnamed", number=seat + 1)


def names_of(table: Table | Lobby, words: Words) -> tuple[str, ...]:
    """The names of all seats, safe to show."""
    return tuple(member_name(member, seat, words) for seat, member in enumerate(table.members))


def button_names(table: Table, words: Words) -> tuple[str, ...]:
    """The names of all seats for buttons and selects, which know no markdown."""
    return tuple(
        label_name(name) or words("seat-unnamed", number=seat + 1) for seat, name in enumerate(all_called(table, words))
    )
