"""Draws beforehand what frames of a game will need: backs, spaces with owners, tokens, towers, chips and figures."""

from collections.abc import Iterator

from bot.engine.games.builder.owned import own_rules
from bot.engine.rules import Rules
from render.board_back import back as board_back
from render.board_back import corner_sprite, deed_sprite
from render.board_layout import GRID, PIN, track
from render.island_back import GRID as LARGE_GRID
from render.island_back import back as island_back
from render.paint import painter
from render.scene import Placed, Sprite
from render.sprites.grid import Shade, Tower
from render.sprites.pieces import Chip, Die, NoChip, Pin, Tip, TokenDisc
from render.sprites.plain import Text
from render.theme import Theme
from render.warming import free, on_back
from render.words import Words

_TIPS: tuple[Tip, ...] = ("up", "down", "left", "right")
_CARD_CHIP = 33
_MOST = 20  # a seat seldom holds more chips of a colour


def warm(rules: Rules, words: Words, theme: str) -> Iterator[None]:
    """Draw all of it once in that theme, a little at each step."""
    draws = painter(theme)
    own = own_rules(rules)
    yield from on_back(draws, board_back(rules, words, draws.theme), _flat(rules, words, draws.theme))
    yield from on_back(draws, island_back(own.foundations, own.columns, own.rows))
    yield from free(draws, _free(rules))


def _flat(rules: Rules, words: Words, theme: Theme) -> Iterator[Placed]:
    """What stands on a flat ground wherever it is."""
    slots = track(len(rules.spaces), theme).slots
    for deed in rules.deeds.values():
        plain = deed_sprite(rules, deed, slots[deed.pos], words, theme)
        for token in rules.own.tokens:
            for mortgaged, paid in ((False, False), (False, True), (True, False)):
                yield Placed(0, 0, plain.owned(token.id, token.colour, mortgaged=mortgaged, paid=paid), "page")
    for space in rules.spaces:
        slot = slots[space.pos]
        if slot.side == "corner":
            for crowd in range(1, rules.max_seats + 1):
                yield Placed(0, 0, corner_sprite(rules, space.kind, slot.width, words, crowd), "page")
    for digit in "0123456789":
        yield Placed(0, 0, Text(digit, "Black", theme.type.cash, "ink", "middle"), "card")
        yield Placed(0, 0, Text(digit, "Black", theme.type.total, "ink", "middle"), "card")
    for value in range(1, 7):
        yield Placed(0, 0, Die(value, 60), "card")
    for colour in own_rules(rules).colours:
        yield Placed(0, 0, NoChip(colour, _CARD_CHIP), "card")
        for number in range(1, _MOST + 1):
            yield Placed(0, 0, Chip(colour, _CARD_CHIP, str(number)), "card")


def _free(rules: Rules) -> Iterator[Sprite]:
    """What is blended with whatever lies below it."""
    for token in rules.own.tokens:
        for tip in _TIPS:
            yield Pin(token.id, token.colour, PIN, tip)
        yield TokenDisc(token.id, token.colour, 37)
        for height in range(1, len(own_rules(rules).floors) + 1):
            yield Tower(GRID.half, height, token.colour, token.id)
            yield Tower(LARGE_GRID.half, height, token.colour, token.id, plain=True)
    for height in range(1, len(own_rules(rules).floors) + 1):
        for cast in (True, False):
            yield Shade(GRID.half, height, cast)
