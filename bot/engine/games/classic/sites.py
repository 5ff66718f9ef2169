"""Where buildings have their place: what a street needs for one more, and putting it up."""

from bot.engine.decisions import AwaitRoll
from bot.engine.events import BuildingBuilt
from bot.engine.games.classic import levels
from bot.engine.games.classic.owned import own_rules, own_state, parts
from bot.engine.mechanics import purse
from bot.engine.mechanics.ownership import owns_group
from bot.engine.play import Play
from bot.engine.refusal import Refused
from bot.engine.rules import ClassicRules, Deed, Rules
from bot.engine.state import ClassicState, State


def may_build_now(rules: Rules, state: State, seat: int) -> bool:
    """Whether this is a moment in which a seat may ask for buildings."""
    if own_state(state).window is not None or (state.debts and purse.debts_of(state, seat)):
        return False
    return own_rules(rules).build_when == "any" or throws_first(state, seat)


def throws_first(state: State, seat: int) -> bool:
    """Whether a seat has its turn and has not thrown in it."""
    return any(type(decision) is AwaitRoll and seat in decision.seats for decision in state.waiting)


def fault(rules: Rules, state: State, seat: int, deed: Deed, count: int = 1) -> Refused | None:
    """Why a street of this seat can't get so many buildings at the list price now, or None."""
    own, held = own_rules(rules), own_state(state)
    if own.houses_per_turn and held.built.get(deed.group, 0) + count > own.houses_per_turn:
        return Refused("not_allowed", why="built_this_turn", limit=own.houses_per_turn)
    wrong = place_fault(rules, state, seat, deed, count)
    if wrong is not None:
        return wrong
    start = levels.height_of(own, held, deed.id)
    if levels.lacks(own, held, start, start + count):
        return Refused("no_stock", what=levels.kind(own, start), have=levels.stock(held, levels.kind(own, start)))
    have = purse.free_cash(state, seat)
    if have < deed.house * count:
        return Refused("short_of_cash", need=deed.house * count, have=have)
    return None


def place_fault(rules: Rules, state: State, seat: int, deed: Deed, count: int = 1) -> Refused | None:
    """Why a street of this seat has no place for so many more buildings, whatever they cost; or None."""
    own, held = own_rules(rules), own_state(state)
    if not owns_group(rules, state.owners, deed.group, seat):
        return Refused("group_incomplete", group=deed.group)
    for other in rules.groups[deed.group].deeds if state.mortgaged else ():
        if other in state.mortgaged:
            return Refused("group_mortgaged", group=deed.group, name=other)
    end = levels.height_of(own, held, deed.id) + count
    if end > levels.top(own):
        return Refused("height_limit", name=deed.id)
    if own.even_building:
        heights = levels.group_heights(rules, own, held, deed.group)
        heights.remove(end - count)  # its own: the lowest sister bounds it, if it has one
        if heights and end > min(heights) + 1:
            return Refused("uneven", name=deed.id)
    return None


def raise_street(play: Play, seat: int, deed: Deed, count: int, price: int) -> None:
    """Build, after all checks; the bank gives and takes back what the steps ask for."""
    own, held = parts(play)
    start = levels.height_of(own, held, deed.id)
    move_stock(own, held, start, start + count)
    held.buildings[deed.id] = levels.level(own, start + count)
    held.built[deed.group] = held.built.get(deed.group, 0) + count
    purse.to_bank(play, seat, price)
    play.say(BuildingBuilt(seat, deed.id, held.buildings[deed.id], price))


def move_stock(own: ClassicRules, held: ClassicState, start: int, end: int) -> None:
    """The bank gives and takes back what getting a street from one height to another asks for."""
    taken = levels.need(own, start, end)
    held.houses -= taken.houses
    held.hotels -= taken.hotels


def places(rules: Rules, state: State, seat: int, what: str) -> list[Deed]:
    """The streets that could get one more house, or hotel, now, whatever it costs."""
    own = own_rules(rules)
    return [deed for deed, steps in heights_to_grow(rules, state, seat) if levels.kind(own, steps) == what]


def heights_to_grow(rules: Rules, state: State, seat: int) -> list[tuple[Deed, int]]:
    """The streets that could get one more building now, whatever it costs, with their heights."""
    own, held = own_rules(rules), own_state(state)
    found = []
    for group in levels.whole_groups(rules, state, seat):
        heights = levels.group_heights(rules, own, held, group)
        limit = min([*heights, own.hotel_after]) if own.even_building else own.hotel_after
        for name, steps in zip(rules.groups[group].deeds, heights, strict=True):
            if steps <= limit:
                found.append((rules.deeds[name], steps))
    return found
