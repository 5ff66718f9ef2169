"""What dealing with the bank does to a seat: building, returning, mortgaging and redeeming, in rent and in cash.

From this come investments in the own turn, the least harmful way of raising money, and the adjusting of a two-hour game.
"""

from collections.abc import Callable

from bot.engine.actions import Build, Mortgage, Redeem, Sell
from bot.engine.games.anti.owned import own_state
from bot.engine.games.anti.roles import role_of
from bot.engine.options import Exact, Option
from bot.engine.state import BANK, State
from bot.engine.view import View
from bot.standins.anti.lore import Held, Lore

Dealing = Build | Redeem | Mortgage | Sell


def offered(options: list[Option]) -> list[Dealing]:
    """The single steps among these options; not the returning of all that stands in a city."""
    found: list[Dealing] = []
    for option in options:
        if type(option) is Exact:
            action = option.action
            if isinstance(action, Build | Redeem | Mortgage) or (type(action) is Sell and not action.group):
                found.append(action)
    return found


def deed_of(action: Dealing) -> str:
    """The deed that is dealt with."""
    return action.place if isinstance(action, Build) else action.deed


def held(view: View | State, lore: Lore, seat: int, group: str) -> Held:
    """The unmortgaged deeds of a seat in a group, with their levels."""
    owners, mortgaged, levels = view.owners, view.mortgaged, own_state(view).buildings
    return {
        deed: levels.get(deed, 0)
        for deed in lore.rules.groups[group].deeds
        if owners.get(deed, BANK) == seat and deed not in mortgaged
    }


def cost(lore: Lore, action: Dealing) -> int:
    """The cash that an action costs; below 0: brings."""
    deed = lore.rules.deeds[deed_of(action)]
    match action:
        case Build(count=count):
            return deed.house * count
        case Redeem():
            return deed.redeem
        case Mortgage():
            return -deed.mortgage
        case Sell(count=count):
            return -(deed.house // 2) * count


def changed(before: Held, action: Dealing) -> Held:
    """The deeds of a group after an action."""
    after = dict(before)
    match action:
        case Build(place=deed, count=count):
            after[deed] += count
        case Redeem(deed=deed):
            after[deed] = 0
        case Mortgage(deed=deed):
            del after[deed]
        case Sell(deed=deed, count=count):
            after[deed] -= count
    return after


def gains(view: View, lore: Lore, seat: int, landings: dict[str, float]) -> Callable[..., float]:
    """Tells what actions in one group, at least one, add to the rents for so many landings on each deed."""
    role = role_of(view, seat)
    known: dict[str, tuple[Held, float]] = {}

    def gain(*actions: Dealing) -> float:
        group = lore.group[deed_of(actions[0])]
        found = known.get(group)
        if found is None:
            deeds = held(view, lore, seat, group)
            found = known[group] = deeds, lore.takes(role, group, deeds, landings)
        after, before = found
        for action in actions:
            after = changed(after, action)
        return lore.takes(role, group, after, landings) - before

    return gain
