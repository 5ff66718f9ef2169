"""What holds after every action of Monopoly Builder: chips and blocks are conserved, towers stand on foundations."""

from bot.engine.actions import Chips
from bot.engine.rules import Rules
from bot.engine.state import State


def broken(rules: Rules, state: State, box: Chips) -> list[str]:
    """The laws of this game that do not hold; `box` says how many chips there are where a position differs."""
    return _chips(rules, state, box) + _towers(rules, state)


def chips_about(state: State, colour: str) -> list[int]:
    """How many chips of a colour each heap holds: the bank's, the seats', and those lying on spaces."""
    own = state.own
    return [heap.get(colour, 0) for heap in (own.bank, *own.chips, *own.lying.values())]


def _chips(rules: Rules, state: State, box: Chips) -> list[str]:
    found = []
    for colour in rules.own.colours:
        counts = chips_about(state, colour)
        in_box = box.get(colour, rules.own.chips_each)
        if min(counts) < 0:
            found.append(f"fewer than no {colour} chips")
        if sum(counts) != in_box:
            found.append(f"{sum(counts)} {colour} chips, not {in_box}")
    return found


def _towers(rules: Rules, state: State) -> list[str]:
    own = state.own
    found = [f"no foundation {cell}" for cell in own.heights if cell not in rules.own.neighbours]
    if set(own.heights) != set(own.builders):
        return [*found, "towers and builders differ"]
    top = len(rules.own.floors)
    for seat, left in enumerate(own.blocks):
        heights = [own.heights[cell] for cell, owner in own.builders.items() if owner == seat]
        used = sum(min(height, top - 1) for height in heights)
        if used + left != rules.own.blocks:
            found.append(f"seat {seat} has {left} blocks left and {used} built, not {rules.own.blocks} in all")
        if heights and not 1 <= min(heights) <= max(heights) <= top:
            found.append(f"seat {seat} has a tower of impossible height")
    return found
