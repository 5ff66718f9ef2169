"""What the others' deeds may cost a seat: in its next throw, and on the whole board; what a deed charges is the game's business."""

from collections.abc import Callable
from typing import Final, Generic, Protocol, TypeVar

from bot.engine.state import BANK, State
from bot.engine.view import View

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
        ahead: the deeds that a throw may reach from each position, with the chances.
        often: how often a turn ends a move on a deed's space, by deed.
    """

    ahead: list[list[tuple[str, float]]]
    often: dict[str, float]


Lore = TypeVar("Lore", bound=Board)


class Danger(Generic[Lore]):
    """The dangers of one game; `rent_of` tells what landing on an owned deed costs now."""

    def __init__(self, rent_of: Callable[[View | State, Lore, str], int]) -> None:
        self._rent_of = rent_of

    def cushion(self, view: View | State, lore: Lore, seat: int) -> int:
        """The cash that a seat should keep for its next throw."""
        rent_of, owners = self._rent_of, view.owners
        expected = worst = 0.0
        for deed, chance in lore.ahead[view.seats[seat].at]:
            if owners.get(deed, seat) != seat:
                rent = rent_of(view, lore, deed)
                expected += chance * rent
                worst = max(worst, rent)
        return min(MOST, int(LEAST + EXPECTED * expected + WORST * worst))

    def spare(self, view: View | State, lore: Lore, seat: int) -> int:
        """The cash that a seat has beyond that."""
        return view.seats[seat].cash - self.cushion(view, lore, seat)

    def toll(self, view: View | State, lore: Lore, seat: int) -> float:
        """What a turn anywhere on the board costs a seat in rents, on average."""
        rent_of, often = self._rent_of, lore.often
        return sum(
            [
                often[deed] * rent_of(view, lore, deed)
                for deed, owner in view.owners.items()
                if owner not in {seat, BANK}
            ]
        )

    def income(self, view: View | State, lore: Lore, seat: int) -> float:
        """What one other seat's turn brings a seat in rents, on average, where it collects them."""
        rent_of, often = self._rent_of, lore.often
        return sum([often[deed] * rent_of(view, lore, deed) for deed, owner in view.owners.items() if owner == seat])
