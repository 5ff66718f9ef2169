"""What the others' deeds may cost a seat: in its next throw, and on the whole board; what a deed charges is the game's business."""

from collections.abc import Callable
from typing import Final, Generic, Protocol, TypeVar

from bot.engine.rules import Deed, Rules
from bot.engine.state import BANK, State
from bot.engine.view import View
from bot.standins.journeys import Ahead

LEAST: Final = 40
"""Money that a seat keeps in any case: taxes and cards come unforeseen."""

EXPECTED: Final = 1.5
WORST: Final = 0.25
"""How much of the expected and of the worst rent of the next throw a seat keeps."""

MOST: Final = 500
"""More than this is not kept: buildings can be sold, deeds mortgaged."""


class Board(Protocol):
    """What a stand-in knows of a board.

    Attributes:
        rules: the rules of the game.
        ahead: the deeds that a throw may reach from each position, with the chances.
        often: how often a turn ends a move on a deed's space, by deed.
    """

    rules: Rules
    ahead: Ahead
    often: dict[str, float]


Lore = TypeVar("Lore", bound=Board)


class Danger(Generic[Lore]):
    """The dangers of one game; `charged` tells what landing on an owned deed costs now that is not mortgaged."""

    def __init__(self, charged: Callable[[View | State, Lore, Deed], int]) -> None:
        self._charged = charged

    def rent_of(self, view: View | State, lore: Lore, deed: str) -> int:
        """What landing on an owned deed costs now; nothing where it is mortgaged."""
        return 0 if deed in view.mortgaged else self._charged(view, lore, lore.rules.deeds[deed])

    def cushion(self, view: View | State, lore: Lore, seat: int) -> int:
        """The cash that a seat should keep for its next throw."""
        charged, owner_of, mortgaged = self._charged, view.owners.get, view.mortgaged
        expected = worst = 0.0
        for deed, it, chance in lore.ahead[view.seats[seat].at]:
            if owner_of(deed, seat) != seat and deed not in mortgaged:
                rent = charged(view, lore, it)
                expected += chance * rent
                worst = max(worst, rent)
        return min(MOST, int(LEAST + EXPECTED * expected + WORST * worst))

    def spare(self, view: View | State, lore: Lore, seat: int, enough: int) -> int:
        """The cash that a seat has beyond that; where it is `enough` in any case it is reckoned too low rather than exactly."""
        cash = view.seats[seat].cash
        return cash - MOST if cash - MOST >= enough else cash - self.cushion(view, lore, seat)

    def toll(self, view: View | State, lore: Lore, seat: int) -> float:
        """What a turn anywhere on the board costs a seat in rents, on average."""
        rent_of, often = self.rent_of, lore.often
        return sum(
            [
                often[deed] * rent_of(view, lore, deed)
                for deed, owner in view.owners.items()
                if owner not in {seat, BANK}
            ]
        )

    def income(self, view: View | State, lore: Lore, seat: int) -> float:
        """What one other seat's turn brings a seat in rents, on average, where it collects them."""
        rent_of, often = self.rent_of, lore.often
        return sum([often[deed] * rent_of(view, lore, deed) for deed, owner in view.owners.items() if owner == seat])
