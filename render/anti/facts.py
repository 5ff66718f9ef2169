"""What pictures of Anti-Monopoly read off a view: the columns of a title card, what deeds bring, the order of the seats at the end."""

from typing import Final

from msgspec import Struct

from bot.engine.games.anti import levels, rents, worth
from bot.engine.games.anti.owned import own_rules, own_state
from bot.engine.games.anti.roles import COMPETITOR, MONOPOLIST, role_of, rules_of
from bot.engine.rules import Deed
from bot.engine.view import View
from render.sprites.lots import HOTEL
from render.street.final import placed

UTILITY: Final = "utility"


def level(view: View, deed: str) -> int:
    """The houses on a street, or `HOTEL` for its apartment."""
    built = own_state(view).buildings.get(deed, 0)
    return HOTEL if built and built == levels.apartment(view.rules, view, view.owners[deed]) else built


class Step(Struct, frozen=True):
    """One row of a column of rents.

    Attributes:
        sign: what it is for: `rent` (a competitor's), `alone` and `monopoly` (a monopolist's, unbuilt), `house`, `apartment`,
            `number` (of transport or utilities), `any` (the same for any number).
        count: of how many.
        amount: the rent, or for utilities what the dice are multiplied with.
        due: it is what the deed charges now.
    """

    sign: str
    count: int
    amount: int
    due: bool = False


def column(view: View, deed: Deed, role: str) -> list[Step]:
    """The rents of a deed for owners of that role, from the least to the most; the one that is due now is marked."""
    amounts = own_rules(view.rules).monopoly[deed.id] if role == MONOPOLIST else deed.rent
    now = rents.place(view.rules, view, deed) if role == _owner_role(view, deed.id) else -1
    if not deed.house:
        if len(set(amounts)) == 1:
            return [Step("any", 1, amounts[0], now >= 0)]
        return [Step("number", k + 1, amount, now == k) for k, amount in enumerate(amounts)]
    first = [("rent", 1)] if role == COMPETITOR else [("alone", 1), ("monopoly", 2)]
    most = own_rules(view.rules).roles[role].houses
    rows = [*first, *(("house", k) for k in range(1, most + 1)), ("apartment", 1)]
    return [Step(*row, amount, now == k) for k, (row, amount) in enumerate(zip(rows, amounts, strict=True))]


def _owner_role(view: View, deed: str) -> str:
    """The role of a deed's owner; empty while nobody collects rent for it."""
    owner = view.owners.get(deed)
    if owner is None or deed in view.mortgaged:
        return ""
    held = view.seats[owner].jailed and not rules_of(view.rules, view, owner).collects_detained
    return "" if held else role_of(view, owner)


# --- the end


class Income(Struct, frozen=True):
    """What deeds brought when the game was closed: of one deed, or of all utilities of a seat together."""

    deeds: tuple[str, ...]
    amount: int


def incomes(view: View, seat: int) -> list[Income]:
    """The counted income of a seat, deed by deed in the order of the board; what utilities threw is known in all only."""
    counted = own_state(view).income
    if not counted:
        return []
    mine = [it for it in view.rules.deeds.values() if view.owners.get(it.id) == seat and it.id not in view.mortgaged]
    found = [Income((it.id,), rents.standing_rent(view.rules, view, it)) for it in mine if it.kind != UTILITY]
    thrown = tuple(it.id for it in mine if it.kind == UTILITY)
    if thrown:
        found.append(Income(thrown, counted[seat] - sum(it.amount for it in found)))
    return found


class Rank(Struct, frozen=True):
    """A seat at the end; rank 0 is out. `cash` is without the income, even where the bank has paid that out."""

    rank: int
    seat: int
    cash: int
    income: int

    @property
    def wealth(self) -> int:
        """Both."""
        return self.cash + self.income


def closed(view: View) -> bool:
    """Whether the bank has walked the board and paid the income into the cash."""
    return view.ending == worth.TIME


def ranking(view: View) -> list[Rank]:
    """The seats: winners first, then by wealth."""
    brought = [worth.income(view.rules, view, seat) for seat in range(len(view.seats))]
    cash = [it.cash - income * closed(view) for it, income in zip(view.seats, brought, strict=True)]
    totals = [kept + income for kept, income in zip(cash, brought, strict=True)]
    return [Rank(rank, seat, cash[seat], brought[seat]) for rank, seat in placed(view, totals)]
