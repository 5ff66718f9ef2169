"""How games on a street board are drawn: the pictures that they share, in the dress of the game."""

from abc import abstractmethod
from collections.abc import Iterator, Sequence

from bot.engine.rules import Rules
from bot.engine.view import View
from render.captions import money
from render.drawer import Drawer, Told
from render.paint import Painter, painter
from render.palette import Wanted
from render.picture import Offered
from render.scene import Placed
from render.seating import Look
from render.street import board, cover, final, hand, trade, warmth
from render.street.dress import Dress
from render.street.final import Sheet
from render.street.telling import StreetTeller
from render.theme import Theme
from render.words import Words, fixed


class StreetDrawer(Drawer):
    """One such game.

    Attributes:
        dress: what its pictures have of their own.
        wanted: the colours of its palette.
        teller: who says its pictures in words.
    """

    dress: Dress
    wanted: Wanted
    teller: type[StreetTeller]

    @abstractmethod
    def show(self, rules: Rules, words: Words) -> Iterator[Placed]:
        """What the cover shows beside the seats."""

    @abstractmethod
    def sheet(self, view: View, words: Words) -> Sheet:
        """What stands on the final sheet."""

    def painter(self, theme: str) -> Painter:
        """The painter with the seats' colours."""
        return painter(theme, self.wanted)

    def board(self, view: View, names: Sequence[str], words: Words, theme: Theme) -> Told:
        """With a row for each seat in its centre."""
        return board.scene(view, names, words, theme, self.dress), self.teller(view, names, words).board()

    def island(self, view: View, names: Sequence[str], words: Words, legal: Sequence[str], seat: int | None) -> Told:
        """There is none."""
        del names, words, legal, seat
        raise ValueError(f"{view.rules.game} has no island")

    def hand(self, view: View, seat: int, names: Sequence[str], words: Words) -> Told:
        """Deeds with their rent ladders."""
        return hand.scene(view, seat, names, words, self.dress), self.teller(view, names, words).hand(seat)

    def auction(self, view: View, names: Sequence[str], words: Words) -> Told:
        """There is none, where a game does not say otherwise."""
        del names, words
        raise ValueError(f"{view.rules.game} has no auction")

    def trade(self, view: View, offer: Offered, names: Sequence[str], words: Words) -> Told:
        """Money, deeds and cards."""
        return trade.scene(view, offer, names, words, self.dress), self.teller(view, names, words).trade(offer)

    def final(self, view: View, names: Sequence[str], words: Words) -> Told:
        """The ranking by worth."""
        seats = self.dress.looks(view, names, words)
        return final.scene(view, seats, self.sheet(view, words), words), self.teller(view, names, words).final()

    def cover(self, rules: Rules, names: Sequence[str], words: Words, tokens: Sequence[str]) -> Told:
        """A street of the board."""
        return cover.scene(rules, names, tokens, words, self.show), self.teller.cover(names, words)

    def looks(self, view: View, names: Sequence[str], words: Words) -> tuple[Look, ...]:
        """With the mark of what each seat is."""
        return self.dress.looks(view, names, words)

    def totals(self, view: View) -> tuple[int | None, ...]:
        """Worth, as the game counts it."""
        return tuple(None if it.bankrupt else self.dress.worth(view, seat) for seat, it in enumerate(view.seats))

    def amount(self, rules: Rules, total: int, words: Words) -> str:
        """Worth is money."""
        return money(words, rules.board, total)

    def course_title(self, words: Words) -> str:
        """Worth over time."""
        return fixed(words, "picture-course-worth")

    def warm(self, rules: Rules, words: Words, theme: str) -> Iterator[None]:
        """The board and its pieces."""
        return warmth.warm(rules, words, self.painter(theme), self.dress)
