"""Draws beforehand what frames of a game on a street board will need: the board, spaces with owners, tokens and figures."""

from collections.abc import Iterator

from bot.engine.rules import Rules
from render.paint import Painter
from render.scene import Placed
from render.sprites.pieces import Die, Pin, Tip
from render.sprites.plain import Text
from render.street.back import back
from render.street.centre import CASH, DIE, WORTH, active_ground
from render.street.dress import Dress
from render.street.layout import PIN, track
from render.warming import free, on_back
from render.words import Words

_TIPS: tuple[Tip, ...] = ("up", "down", "left", "right")
_USUAL = 6  # so many seats are drawn beforehand; others when they come


def warm(rules: Rules, words: Words, draws: Painter, dress: Dress) -> Iterator[None]:
    """Draw all of it once with that painter, a little at each step."""
    yield from on_back(draws, back(rules, words, draws.theme, dress), _flat(rules, words, dress))
    pins = (Pin(token, colour, PIN, tip, mark) for token, colour, mark in _seated(rules, dress) for tip in _TIPS)
    yield from free(draws, pins)


def _seated(rules: Rules, dress: Dress) -> Iterator[tuple[str, str, str]]:
    """Token, colour and mark of the usual seats, whatever they may be."""
    for token, colour in list(rules.token_colours.items())[:_USUAL]:
        yield from ((token, colour, mark) for mark in dress.marks)


def _flat(rules: Rules, words: Words, dress: Dress) -> Iterator[Placed]:
    """What stands on a flat ground wherever it is."""
    slots = track().slots
    for deed in rules.deeds.values():
        plain = dress.lot(rules, deed, slots[deed.pos], words)
        for token, colour, mark in _seated(rules, dress):
            yield Placed(0, 0, plain.owned(token, colour, 0, mortgaged=False, mark=mark), "page")
    grounds = ["card", *(active_ground(colour) for _, colour in list(rules.token_colours.items())[:_USUAL])]
    for digit in "0123456789,":
        for ground in grounds:
            yield Placed(0, 0, Text(digit, "Black", CASH, "ink", "middle"), ground)
            yield Placed(0, 0, Text(digit, "Medium", WORTH, "ink2", "middle"), ground)
    for value in range(1, 7):
        yield Placed(0, 0, Die(value, DIE), "centre")
