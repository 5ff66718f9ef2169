"""What pictures of classic Monopoly read off a view: worths, current rents, the order of the seats at the end."""

from typing import Final

from msgspec import Struct

from bot.engine.games.classic import levels, rents, worth
from bot.engine.games.classic.owned import own_state
from bot.engine.rules import Deed
from bot.engine.view import View
from render.classic.spaces import rules_of
from render.sprites.lots import HOTEL
from render.street.final import placed

BANK: Final = -1
"""Stands for the bank where a seat could."""

held = own_state
"""The part of a view that only classic keeps."""


def worth_of(view: View, seat: int) -> int:
    """All that a seat has: cash, deeds (mortgaged ones at half) and buildings at their price."""
    return worth.final(view.rules, view, seat)


def buildings_worth(view: View, seat: int) -> int:
    """What a seat's buildings cost."""
    own, kept = rules_of(view.rules), held(view)
    mine = (deed for deed in kept.buildings if view.owners.get(deed) == seat)
    return sum(levels.price_of(view.rules, own, kept, deed) for deed in mine)


class Rank(Struct, frozen=True):
    """A seat at the end; rank 0 is out. Worth is cash, deeds and buildings."""

    rank: int
    seat: int
    cash: int
    deeds: int
    buildings: int

    @property
    def worth(self) -> int:
        """All of it."""
        return self.cash + self.deeds + self.buildings


def ranking(view: View) -> list[Rank]:
    """The seats: winners first, then the richest."""
    worths = [worth_of(view, seat) for seat in range(len(view.seats))]
    found = []
    for rank, seat in placed(view, worths):
        cash, buildings = view.seats[seat].cash, buildings_worth(view, seat)
        found.append(Rank(rank, seat, cash, worths[seat] - cash - buildings, buildings))
    return found


class Step(Struct, frozen=True):
    """One row of a rent ladder.

    Attributes:
        sign: what it is for: `rent`, `set`, `house`, `hotel`, `railroad`, `utility`.
        count: of how many.
        amount: the rent, or for utilities what the dice are multiplied with.
        due: it is what the deed charges now.
    """

    sign: str
    count: int
    amount: int
    due: bool


def ladder(view: View, deed: Deed) -> list[Step]:
    """A deed's rents from the least to the most; none is due while the bank owns it or it is mortgaged."""
    owner = view.owners.get(deed.id, BANK)
    charges = owner != BANK and deed.id not in view.mortgaged
    if deed.kind != "street":
        many = rents.owned_of_kind(view.rules, view, deed) if charges else 0
        return [Step(deed.kind, k + 1, amount, many == k + 1) for k, amount in enumerate(deed.rent)]
    level = held(view).buildings.get(deed.id, 0) if charges else -1
    now = rents.street_rent(view.rules, view, deed) if level == 0 else 0
    steps = [
        Step("rent", 1, deed.rent[0], level == 0 and now == deed.rent[0]),
        Step("set", len(view.rules.groups[deed.group].deeds), deed.rent[0] * 2, level == 0 and now != deed.rent[0]),
    ]
    most = rules_of(view.rules).hotel_after
    steps += [Step("house", k, deed.rent[k], level == k) for k in range(1, most + 1)]
    return [*steps, Step("hotel", 1, deed.rent[HOTEL], level == HOTEL)]
