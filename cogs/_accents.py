"""The colours of message edges: each seat's own, by the colour of its token.

Owns the numbers only; they are those of the pictures.
"""

from typing import Final

from bot.engine.state import BuilderState, ClassicState
from bot.table.model import Table

QUIET: Final = 0x98A2B3
GOLD: Final = 0xF59F00
_COLOURS: Final = {"red": 0xE0434A, "purple": 0x8347C2, "green": 0x22935B, "yellow": 0xF6BC17}


def accent_of(table: Table, seat: int) -> int:
    """The colour of a seat's messages."""
    match table.state.own:
        case BuilderState(tokens=tokens) | ClassicState(tokens=tokens):
            colours = {token.id: token.colour for token in table.rules.own.tokens}
            return _COLOURS.get(colours.get(tokens[seat], ""), QUIET)
