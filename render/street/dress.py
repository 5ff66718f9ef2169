"""What a game on a street board brings to the shared pictures: its spaces, its buildings, its title cards, its seats."""

from abc import ABC, abstractmethod
from collections.abc import Hashable, Iterator, Sequence

from msgspec import Struct, structs

from bot.engine.rules import Deed, Rules, Space
from bot.engine.view import View
from render.deed_card import Place
from render.ring import Slot
from render.scene import Placed, Sprite
from render.seating import Look, looks
from render.sprites.lots import Lot
from render.street.layout import Seated
from render.words import Words


class Phase(Struct, frozen=True):
    """Something that goes on outside of turns: its icon, and the words for it."""

    icon: str
    key: str


class Dress(ABC):
    """One game on a street board. Nothing here keeps anything: all of it is asked for a view or for rules.

    Attributes:
        worth_key: the words over the column that `worth` fills.
        order: whether rows of seats begin with their number in the order of play.
        marks: what seats can be; one empty mark where they do not differ.
        card_height: the height of a title card 372 px wide.
    """

    worth_key: str
    order: bool
    marks: tuple[str, ...]
    card_height: int

    def looks(self, view: View, names: Sequence[str], words: Words) -> tuple[Look, ...]:
        """All seats, each with the mark of what it is."""
        found = looks(view, names, words)
        return tuple(structs.replace(look, mark=self.mark(view, look.seat)) for look in found)

    @abstractmethod
    def mark(self, view: View, seat: int) -> str:
        """What a seat is, as a mark of the theme; empty where seats do not differ."""

    @abstractmethod
    def worth(self, view: View, seat: int) -> int:
        """What a seat has in all, as the game counts it."""

    @abstractmethod
    def signs(self, view: View, seat: int) -> list[str]:
        """Icons behind a seat's name: where it is held, what it keeps."""

    def about(self, view: View, seat: int, words: Words) -> list[str]:
        """What is said of a seat below its name on its hand."""
        del view, seat, words
        return []

    def phase(self, view: View) -> Phase | None:
        """What goes on, where it is no seat's turn."""
        del view
        return None

    # --- deeds

    @abstractmethod
    def icon(self, rules: Rules, deed: Deed) -> str:
        """The icon of a deed that is no street; empty for streets, which have a letter."""

    @abstractmethod
    def level(self, view: View, deed: str) -> int:
        """The houses on a street, or `HOTEL` for the one large building."""

    @abstractmethod
    def lot(self, rules: Rules, deed: Deed, slot: Slot, words: Words) -> Lot:
        """A deed's space while the bank owns it."""

    @abstractmethod
    def ladder(self, view: View, deed: Deed, at: Place, mark: str, words: Words) -> Iterator[Placed]:
        """The rents on a title card; `mark` is what the seat is that looks at it."""

    def subtitle(self, rules: Rules, deed: Deed) -> str:
        """What stands small below the name on a title card."""
        del rules, deed
        return ""

    # --- spaces

    @abstractmethod
    def printed(self, rules: Rules) -> Hashable:
        """What the empty board shows of the game's own rules."""

    @abstractmethod
    def space(self, rules: Rules, space: Space, slot: Slot, words: Words) -> Sprite:
        """A space without a deed, with nobody on it."""

    @abstractmethod
    def peopled(self, view: View, space: Space, size: int, here: Seated, held: Seated, words: Words) -> Sprite | None:
        """A corner with those who stand on it and those who are held there; None where it is as it was printed."""

    # --- the centre

    @abstractmethod
    def stock(self, view: View) -> Iterator[Placed]:
        """The left part of the strip: what the bank has left."""

    @abstractmethod
    def going_on(self, view: View, seats: Sequence[Look], words: Words) -> Iterator[Placed]:
        """The right part of the strip: what goes on besides the turn."""
