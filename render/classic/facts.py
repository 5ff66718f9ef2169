"""What pictures of classic Monopoly read off a view: worths, current rents, the order of the seats at the end."""

from typing import Final

from msgspec import Struct

from bot.engine.games.classic import levels, rents, worth
from bot.engine.games.classic.owned import own_state
from bot.engine.rules import Deed
from bot.engine.view import View
from render.classic.spaces import rules_of
from render.sprites.lots import HOTEL

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
    """The seats, the richest first; equal worths share a rank, and who is out comes last."""
    rows = []
    for seat, it in enumerate(view.seats):
        buildings = buildings_worth(view, seat)
        rows.append(Rank(0, seat, it.cash, worth_of(view, seat) - it.cash - buildings, buildings))
    living = [row for row in rows if not view.seats[row.seat].bankrupt]
    living.sort(key=lambda row: (row.seat not in view.winners, -row.worth, row.seat))
    out: list[Rank] = []
    for index, row in enumerate(living):
        before = out[-1] if out else None
        same = before is not None and before.worth == row.worth and _wins(view, before) == _wins(view, row)
        rank = before.rank if before is not None and same else index + 1
        out.append(Rank(rank, row.seat, row.cash, row.deeds, row.buildings))
    return out + [row for row in rows if view.seats[row.seat].bankrupt]


def _wins(view: View, row: Rank) -> bool:
    return row.seat in view.winners


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
