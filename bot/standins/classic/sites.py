"""A stand-in's buildings: where the next one pays best, how much cash stays, and what a short one is worth."""

from itertools import repeat

from bot.engine.actions import Action, Build, PassAuction, SetMaximum
from bot.engine.decisions import AwaitBuildings, AwaitPlacing
from bot.engine.games.classic import levels
from bot.engine.games.classic.owned import own_rules, own_state
from bot.engine.options import Exact, MaximumRange, Option
from bot.engine.state import HOTEL, ClassicState, State
from bot.engine.view import View
from bot.standins.classic import danger
from bot.standins.classic.lore import Lore

SCARCE = 1.5
"""What a building that the bank is short of is worth, in list prices."""


def build(view: View, lore: Lore, options: list[Option], spare: int) -> Build | None:
    """The building that pays best among those offered that cost no more than there is to spare."""
    found = _offered(options)
    if not found:
        return None
    deeds = lore.rules.deeds
    paid = [action for action in found if deeds[action.place].house <= spare]
    return best(view, lore, paid)


def _offered(options: list[Option]) -> list[Build]:
    return [option.action for option in options if type(option) is Exact and type(option.action) is Build]


def best(view: View, lore: Lore, actions: list[Build]) -> Build | None:
    """The building that pays best: up to the height aimed at first, then what brings most for its price."""
    if len(actions) < 2:
        return actions[0] if actions else None
    own, held = own_rules(lore.rules), own_state(view)

    def rank(action: Build) -> tuple[bool, float]:
        deed = action.place
        height = levels.height_of(own, held, deed)
        ladder = lore.ladder[deed]
        more = ladder[height + 1] - ladder[height]
        return height < lore.aim, lore.often[deed] * more / lore.rules.deeds[deed].house

    return max(actions, key=rank)


ZEROS = repeat(0)
NOTHING = 1_000_000
"""More than any building costs."""


def cheapest(state: State, lore: Lore, seat: int, spare: int) -> int:
    """The least that a building costs a seat now that has so much to spare; `NOTHING` where it can't build."""
    owner_of, held = state.owners.get, own_state(state)
    if seat not in map(owner_of, lore.firsts):  # known by one look
        return NOTHING
    if not held.houses and lore.top - 1 not in held.buildings.values():
        return NOTHING  # then only a street that is ripe for a hotel grows
    for deeds, price in lore.sites:
        if price > spare:
            break
        if owner_of(deeds[0]) == seat == owner_of(deeds[-1]) and _grows(state, held, lore, seat, deeds):
            return price
    return NOTHING


def _grows(state: State, held: ClassicState, lore: Lore, seat: int, deeds: tuple[str, ...]) -> bool:
    """Whether a group whose first and last deeds are a seat's is all its own and clear of mortgages, and the bank has what it needs next."""
    if len(deeds) > 2 and set(map(state.owners.get, deeds)) != {seat}:
        return False
    if not state.mortgaged.isdisjoint(deeds):
        return False
    heights = [*map(held.buildings.get, deeds, ZEROS)]
    for level in [min(heights)] if lore.even else heights:
        if held.houses if level < lore.top - 1 else level != HOTEL and held.hotels:
            return True
    return False


def request(view: View, lore: Lore, seat: int, _decision: AwaitBuildings, options: list[Option]) -> Action | None:
    """While the bank is short: the building one would buy anyway, or none."""
    found: Action | None = build(view, lore, options, danger.spare(view, lore, seat, lore.dearest))
    for option in options if found is None else ():
        if type(option) is Exact and type(option.action) is PassAuction:
            found = option.action
    return found


def place(view: View, lore: Lore, _seat: int, _decision: AwaitPlacing, options: list[Option]) -> Action | None:
    """Where a building that was won pays best."""
    return best(view, lore, _offered(options))


def bid(view: View, lore: Lore, seat: int, options: list[Option]) -> Action | None:
    """Bid for a short building: what was asked for is always paid at its list price, and somewhat more where cash allows it."""
    window = own_state(view).window
    want = None if window is None else window.wants.get(seat)
    if want is None:
        return None
    price = lore.rules.deeds[want.deed].house
    most = int(price * SCARCE)
    most = max(price, min(most, danger.spare(view, lore, seat, most)))
    for option in options:
        if type(option) is MaximumRange and option.low <= min(most, option.high):
            return SetMaximum(min(most, option.high))
    return None
