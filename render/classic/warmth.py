"""Draws beforehand what frames of a classic game will need: the board, spaces with owners, tokens and figures."""

from collections.abc import Iterator

from bot.engine.rules import Rules
from render.classic.back import back, lot
from render.classic.colours import wanted
from render.classic.layout import PIN, track
from render.paint import painter
from render.scene import Placed, Scene
from render.sprites.pieces import Die, Pin, Tip
from render.sprites.plain import Text
from render.words import Words

_TIPS: tuple[Tip, ...] = ("up", "down", "left", "right")
_USUAL = 4  # so many seats are drawn beforehand; others when they come


def warm(rules: Rules, words: Words, theme: str) -> None:
    """Draw all of it once in that theme."""
    draws = painter(theme, wanted)
    draws.frame(Scene(back(rules, words, draws.theme), tuple(_flat(rules, words))))
    for token, colour in list(rules.token_colours.items())[:_USUAL]:
        for tip in _TIPS:
            draws.drawn(Pin(token, colour, PIN, tip))


def _flat(rules: Rules, words: Words) -> Iterator[Placed]:
    """What stands on a flat ground wherever it is."""
    slots = track().slots
    for deed in rules.deeds.values():
        plain = lot(rules, deed, slots[deed.pos], words)
        for token, colour in list(rules.token_colours.items())[:_USUAL]:
            yield Placed(0, 0, plain.owned(token, colour, 0, mortgaged=False), "page")
    for digit in "0123456789,":
        yield Placed(0, 0, Text(digit, "Black", 34, "ink", "middle"), "card")
        yield Placed(0, 0, Text(digit, "Medium", 27, "ink2", "middle"), "card")
    for value in range(1, 7):
        yield Placed(0, 0, Die(value, 84), "centre")
