"""A stand-in's buildings: one tower up to the penthouse, then more points, and when to end the game.

The highest tower comes first; other floors are built only with chips that it does not miss.
"""

from functools import lru_cache
from typing import Final

from bot.engine.actions import Build, Chips
from bot.engine.games.builder.owned import own_rules, own_state
from bot.engine.games.builder.scoring import scores
from bot.engine.options import BuildFloor
from bot.engine.view import View
from bot.standins.builder.chips import cheapest
from bot.standins.builder.island import built_by, joining, place
from bot.standins.builder.lore import Lore

POINT: Final = 0.6
"""What a point from a further building is worth, in chips that the next floor of the highest tower names."""

PATIENCE: Final = 40
"""After so many rounds a stand-in ends the game as soon as it can, even if it does not win by that."""


def build(view: View, lore: Lore, seat: int, height: int, floors: list[BuildFloor]) -> Build | None:
    """The one of these floors to build now, if any; `height` is what the highest tower would grow to."""
    held = own_state(view).chips[seat]
    hand = tuple([held[colour] for colour in own_rules(view.rules).colours])
    spared = height
    for option in floors:
        if option.height == height:
            if height < lore.top or view.round > PATIENCE or ends_well(view, lore, seat):
                pay, _ = payment(lore, height, min(height, lore.top) + 1, hand)
                return Build(_cell(view, lore, seat, option), pay=dict(pay))
            spared = lore.top + 1
    if own_state(view).blocks[seat] <= lore.top - height:
        return None
    best: Build | None = None
    most = 0.0
    for option in floors:
        if option.height != height:
            pay, cost = payment(lore, option.height, spared, hand)
            gain = POINT * lore.gains[option.height]
            cell = ""
            if option.height == 1 and gain <= cost < gain + POINT * own_rules(view.rules).community:
                built = built_by(view, lore.grid)
                cell = place(lore.grid, built, seat)
                gain += POINT * joining(view, lore.grid, built, seat, cell)
            if gain - cost > most:
                best, most = Build(cell or _cell(view, lore, seat, option), pay=dict(pay)), gain - cost
    return best


def _cell(view: View, lore: Lore, seat: int, option: BuildFloor) -> str:
    if option.height > 1:
        return option.cells[0]
    return place(lore.grid, built_by(view, lore.grid), seat)


@lru_cache(maxsize=4096)
def payment(lore: Lore, height: int, spared: int, hand: tuple[int, ...]) -> tuple[Chips, float]:
    """The chips to pay a floor with, unnamed ones out of those that are missed least, and what all are worth.

    Args:
        lore: the rules as a stand-in sees them.
        height: the floor's height.
        spared: the height of the floor that the chips are kept for otherwise.
        hand: the chips held, in the rules' order of colours.
    """
    cost = own_rules(lore.rules).floors[height - 1]
    units = lore.units[spared]
    held = dict(zip(own_rules(lore.rules).colours, hand, strict=True))
    worth = 0.0
    for colour, number in cost.chips.items():
        worth += sum(units[colour][held[colour] - number : held[colour]])
        held[colour] -= number
    pay, more = cheapest(held, units, cost.any)
    for colour, number in cost.chips.items():
        pay[colour] = pay.get(colour, 0) + number
    return pay, worth + more


def ends_well(view: View, lore: Lore, seat: int) -> bool:
    """Whether the seat would win, alone or shared, if it built the penthouse now."""
    standing = scores(view.rules, view)
    mine = (standing[seat].total + lore.gains[lore.top], standing[seat].cash)
    return all(mine >= (it.total, it.cash) for it in standing if it.ranked)
