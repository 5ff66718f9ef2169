"""The colours of message edges: each seat's own, by the colour of its token.

Owns the numbers only; they are those of the pictures.
"""

from typing import Final

from bot.table.model import Table

QUIET: Final = 0x98A2B3
GOLD: Final = 0xF59F00
_COLOURS: Final = {
    "red": 0xE0434A, "purple": 0x8347C2, "green": 0x22935B, "yellow": 0xF6BC17,
    "rose": 0xD6336C, "violet": 0x6741D9, "teal": 0x0B8A9A, "orange": 0xE8590C,
    "blue": 0x2B6FD6, "gold": 0x97760A, "leaf": 0x3F8F2B, "coal": 0x3A4150,
}  # fmt: skip


def accent_of(table: Table, seat: int) -> int:
    """The colour of a seat's messages."""
    return _COLOURS.get(table.rules.token_colours.get(table.state.own.tokens[seat], ""), QUIET)
