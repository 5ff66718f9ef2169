"""What holds after every action of Monopoly Builder: chips and blocks are conserved, towers stand on foundations."""

from bot.engine.actions import Chips
from bot.engine.games.builder.owned import own_rules, own_state
from bot.engine.rules import Rules
from bot.engine.state import State
from bot.message import Message


def broken(rules: Rules, state: State, box: Chips) -> list[Message]:
    """The laws of this game that do not hold; `box` says how many chips there are where a position differs."""
    return _chips(rules, state, box) + _towers(rules, state)


def chips_about(state: State, colour: str) -> list[int]:
    """How many chips of a colour each heap holds: the bank's, the seats', and those lying on spaces."""
    own = own_state(state)
    return [heap.get(colour, 0) for heap in (own.bank, *own.chips, *own.lying.values())]


def _chips(rules: Rules, state: State, box: Chips) -> list[Message]:
    found: list[Message] = []
    for colour in own_rules(rules).colours:
        counts = chips_about(state, colour)
        in_box = box.get(colour, own_rules(rules).chips_each)
        if min(counts) < 0:
            found.append(Message("law-no-chips", colour=colour))
        if sum(counts) != in_box:
            found.append(Message("law-chips", colour=colour, count=sum(counts), box=in_box))
    return found


def _towers(rules: Rules, state: State) -> list[Message]:
    own = own_state(state)
    found = [Message("law-foundation", cell=cell) for cell in own.heights if cell not in own_rules(rules).neighbours]
    if set(own.heights) != set(own.builders):
        return [*found, Message("law-builders")]
    top = len(own_rules(rules).floors)
    for seat, left in enumerate(own.blocks):
        heights = [own.heights[cell] for cell, owner in own.builders.items() if owner == seat]
        used = sum(min(height, top - 1) for height in heights)
        if used + left != own_rules(rules).blocks:
            found.append(Message("law-blocks", seat=str(seat), left=left, used=used, all=own_rules(rules).blocks))
        if heights and not 1 <= min(heights) <= max(heights) <= top:
            found.append(Message("law-height", seat=str(seat)))
    return found
