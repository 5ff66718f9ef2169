"""What a game brings to be drawn: the scenes of its pictures, their descriptions, and its palette."""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence

from bot.engine.rules import Rules
from bot.engine.view import View
from render.paint import Painter
from render.picture import Offered
from render.scene import Scene
from render.seating import Look
from render.theme import Theme
from render.words import Words

Told = tuple[Scene, str]
"""A picture's draw list, and the same in words."""


class Drawer(ABC):
    """Draws one game. Theme and words are those of the caller; nothing is drawn yet, only listed."""

    @abstractmethod
    def painter(self, theme: str) -> Painter:
        """The painter with the palette of this game."""

    @abstractmethod
    def board(self, view: View, names: Sequence[str], words: Words, theme: Theme) -> Told:
        """The whole board."""

    @abstractmethod
    def island(self, view: View, names: Sequence[str], words: Words, legal: Sequence[str], seat: int | None) -> Told:
        """The building ground alone.

        Raises:
            ValueError: the game has none.
        """

    @abstractmethod
    def hand(self, view: View, seat: int, names: Sequence[str], words: Words) -> Told:
        """What a seat holds."""

    @abstractmethod
    def auction(self, view: View, names: Sequence[str], words: Words) -> Told:
        """The running auction.

        Raises:
            ValueError: there is none.
        """

    @abstractmethod
    def trade(self, view: View, offer: Offered, names: Sequence[str], words: Words) -> Told:
        """Both sides of an offer."""

    @abstractmethod
    def final(self, view: View, names: Sequence[str], words: Words) -> Told:
        """The final sheet."""

    @abstractmethod
    def cover(self, rules: Rules, names: Sequence[str], words: Words, tokens: Sequence[str]) -> Told:
        """The lobby's cover."""

    # --- how a game went

    @abstractmethod
    def looks(self, view: View, names: Sequence[str], words: Words) -> tuple[Look, ...]:
        """All seats as pictures show them."""

    @abstractmethod
    def totals(self, view: View) -> tuple[int | None, ...]:
        """What counts at the end, for each seat as it stands; None for a seat that is out and not ranked."""

    @abstractmethod
    def amount(self, rules: Rules, total: int, words: Words) -> str:
        """One of these totals in words."""

    @abstractmethod
    def course_title(self, words: Words) -> str:
        """What a chart of these totals is called."""

    @abstractmethod
    def warm(self, rules: Rules, words: Words, theme: str) -> Iterator[None]:
        """Draw what all pictures of these rules have in common, a little at each step."""
