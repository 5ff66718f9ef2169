"""Building on the island: floors, blocks, foundations and the penthouse."""

from itertools import filterfalse

from bot.engine.actions import Build, Chips
from bot.engine.decisions import AwaitManage
from bot.engine.events import FloorBuilt
from bot.engine.games.builder.chips import check_chips, move, need_chips, total
from bot.engine.games.builder.owned import own_rules, own_state
from bot.engine.options import BuildFloor, payments
from bot.engine.play import Play
from bot.engine.refusal import Refused
from bot.engine.rules import Cost, Rules
from bot.engine.state import State
from bot.engine.view import View

PENTHOUSE = "penthouse"


def _wrong_cell(rules: Rules, cell: str) -> Refused | None:
    own = own_rules(rules)
    if cell in own.neighbours:
        return None
    column, row = ord(cell[0]) - ord("a") if cell else -1, cell[1:]
    in_grid = 0 <= column < own.columns and row.isascii() and row.isdigit() and 1 <= int(row) <= own.rows
    return Refused("not_a_foundation" if in_grid else "unknown_name", name=cell)


def build(play: Play, seat: int, action: Build) -> None:
    """Build one floor; the penthouse ends the game at that moment."""
    rules, own = play.rules, own_state(play.state)
    floors = own_rules(rules).floors
    wrong = _wrong_cell(rules, action.place)
    if wrong is not None and wrong.code == "unknown_name":
        raise wrong
    if action.pay:
        check_chips(rules, {colour: number for colour, number in action.pay.items() if number})
    if action.count != 1:
        raise Refused("bad_amount", amount=action.count, need=1)
    decision = play.need(AwaitManage, seat)
    if play.state.seats[seat].jailed:
        raise Refused("in_jail")
    if wrong is not None:
        raise wrong
    if own.builders.get(action.place, seat) != seat:
        raise Refused("occupied", name=action.place)
    height = own.heights.get(action.place, 0) + 1
    if height > len(floors):
        raise Refused("height_limit", name=action.place)
    cost = floors[height - 1]
    if action.pay is not None:
        _check_payment(cost, height, action.pay)
    if height < len(floors) and not own.blocks[seat]:
        raise Refused("no_blocks")
    pay = _payment(own.chips[seat], cost, height, action.pay)
    need_chips(play, seat, pay)
    move(own.chips[seat], own.bank, pay)
    own.builders[action.place] = seat
    own.heights[action.place] = height
    play.say(FloorBuilt(seat, action.place, height, pay))
    if height == len(floors):
        play.end(PENTHOUSE)
        return
    own.blocks[seat] -= 1
    play.renumber(decision)


def _check_payment(cost: Cost, height: int, pay: Chips) -> None:
    """Refuse chips that are not what the floor costs."""
    named = all(pay.get(colour, 0) >= number for colour, number in cost.chips.items())
    need = cost.any + total(cost.chips)
    if not named or total(pay) != need:
        raise Refused("bad_amount", amount=total(pay), need=need, floor=height)


def _payment(held: Chips, cost: Cost, height: int, pay: Chips | None) -> Chips:
    """The chips to pay: those named, or the only way there is."""
    if pay is not None:
        return {colour: number for colour, number in pay.items() if number}
    if not affordable(held, cost):
        raise Refused("short_of_chips", floor=height)
    ways = payments(BuildFloor(height, (), cost.chips, cost.any, held))
    if len(ways) > 1:
        raise Refused("bad_amount", why="choose_chips", floor=height)
    return ways[0]


def affordable(held: Chips, cost: Cost) -> bool:
    """Whether these chips can pay for a floor."""
    need = cost.any
    for colour, number in cost.chips.items():
        if held[colour] < number:
            return False
        need += number
    return sum(held.values()) >= need


def build_options(rules: Rules, state: State, seat: int) -> list[BuildFloor]:
    """The floors a seat could pay for now, the higher first, each with all its places."""
    own, fixed = own_state(state), own_rules(rules)
    held, floors = own.chips[seat], fixed.floors
    first = floors[0]
    if sum(held.values()) < first.any:
        return []
    by_height: dict[int, list[str]] = {}
    top = len(floors)
    for cell, owner in own.builders.items():
        if owner == seat and own.heights[cell] < top:
            by_height.setdefault(own.heights[cell] + 1, []).append(cell)
    found = []
    for height in sorted(by_height, reverse=True):
        cost = floors[height - 1]
        if (height == top or own.blocks[seat]) and affordable(held, cost):
            found.append(BuildFloor(height, tuple(by_height[height]), cost.chips, cost.any, held))
    if own.blocks[seat] and len(own.builders) < len(fixed.foundations) and affordable(held, first):
        free = tuple(filterfalse(own.builders.__contains__, fixed.foundations))
        found.append(BuildFloor(1, free, first.chips, first.any, held))
    return found


def could_top_out(rules: Rules, state: State, seat: int) -> bool:
    """Whether a seat could ever build a penthouse: towers, blocks and free foundations only, not chips."""
    own, fixed = own_state(state), own_rules(rules)
    top, blocks = len(fixed.floors) - 1, own.blocks[seat]
    if blocks >= top and len(own.builders) < len(fixed.foundations):
        return True
    return any(top - own.heights[cell] <= blocks for cell, owner in own.builders.items() if owner == seat)


def largest_group(rules: Rules, state: State | View, seat: int) -> int:
    """The size of the largest group of a seat's buildings that touch by their sides."""
    neighbours = own_rules(rules).neighbours
    left = {cell for cell, owner in own_state(state).builders.items() if owner == seat}
    best = 0
    while left:
        heap = [left.pop()]
        size = 0
        while heap:
            cell = heap.pop()
            size += 1
            for other in neighbours[cell]:
                if other in left:
                    left.remove(other)
                    heap.append(other)
        best = max(best, size)
    return best


def floors_of(state: State, seat: int) -> int:
    """All floors of a seat's buildings."""
    own = own_state(state)
    return sum(own.heights[cell] for cell, owner in own.builders.items() if owner == seat)
