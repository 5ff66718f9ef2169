"""What classic Monopoly brings to the pictures of street boards."""

from collections.abc import Hashable, Iterator, Sequence
from typing import Final

from bot.engine.games.classic.owned import own_state
from bot.engine.rules import Deed, Rules, Space
from bot.engine.view import View
from render.classic import bank, spaces
from render.classic.facts import worth_of
from render.classic.ladder import rungs
from render.deed_card import Place
from render.ring import Slot
from render.scene import Placed, Sprite
from render.seating import Look
from render.sprites.lots import Lot
from render.street.dress import Dress
from render.street.layout import Seated
from render.words import Words


class ClassicDress(Dress):
    """Classic Monopoly."""

    worth_key = "picture-worth"
    order = True
    marks = ("",)
    card_height = 324

    def mark(self, view: View, seat: int) -> str:
        """All seats are alike."""
        del view, seat
        return ""

    def worth(self, view: View, seat: int) -> int:
        """Cash, deeds and buildings."""
        return worth_of(view, seat)

    def signs(self, view: View, seat: int) -> list[str]:
        """Jail, and jail cards."""
        it = view.seats[seat]
        return (["handcuffs"] if it.jailed else []) + ["key"] * len(it.cards)

    def icon(self, rules: Rules, deed: Deed) -> str:
        """Of stations and utilities."""
        del rules
        return spaces.deed_icon(deed)

    def level(self, view: View, deed: str) -> int:
        """As the state holds it."""
        return own_state(view).buildings.get(deed, 0)

    def lot(self, rules: Rules, deed: Deed, slot: Slot, words: Words) -> Lot:
        """With the set's letter or an icon."""
        return spaces.lot(rules, deed, slot, words)

    def ladder(self, view: View, deed: Deed, at: Place, mark: str, words: Words) -> Iterator[Placed]:
        """One column for all."""
        del mark
        return rungs(view, deed, at, words)

    def printed(self, rules: Rules) -> Hashable:
        """Taxes and scale."""
        return spaces.printed(rules)

    def space(self, rules: Rules, space: Space, slot: Slot, words: Words) -> Sprite:
        """Chance, chest, taxes and corners."""
        return spaces.space(rules, space, slot, words)

    def peopled(self, view: View, space: Space, size: int, here: Seated, held: Seated, words: Words) -> Sprite | None:
        """Visitors and prisoners, and money on Free Parking."""
        return spaces.peopled(view.rules, space, size, here, held, own_state(view).pot, words)

    def stock(self, view: View) -> Iterator[Placed]:
        """Houses, hotels and deeds."""
        return bank.stock(view)

    def going_on(self, view: View, seats: Sequence[Look], words: Words) -> Iterator[Placed]:
        """Auction, debts, shortage, offers."""
        return bank.going_on(view, seats, words)


DRESS: Final = ClassicDress()
