"""What a stand-in of Monopoly Builder makes of the rules alone: the worth of chips and of deeds.

Worths are in chips: 1 is a chip that the next floor names. Nothing here looks at a position.
"""

from itertools import pairwise
from typing import Final

from bot.engine.actions import Chips
from bot.engine.games.builder.owned import own_rules
from bot.engine.rules import Deed, Rules
from bot.standins.builder.island import Grid

Units = dict[str, tuple[float, ...]]
"""For each colour the worth of its first, second, third … chip in a hand."""

LATER: Final = 0.85
"""What a chip that a floor names loses in worth with each floor that comes before."""

SPARE: Final = (0.3, 0.25, 0.2, 0.15, 0.1)
"""The worth of further chips of a colour, which can pay for unnamed ones."""

LEAST: Final = 0.05

CHANCES: Final = 36


def ways(total: int) -> int:
    """In how many of 36 throws two dice show this total."""
    return max(0, 6 - abs(total - 7))


class Lore:
    """The rules seen with a stand-in's eyes.

    Attributes:
        rules: the rules this was made of.
        top: the height of a building with a penthouse.
        grid: the island's foundations.
        named: the chips that the floor of each height names, by height; none for height 0 and `top + 1`.
        gains: points that a building wins with its floor of each height, by height.
        units: the worth of chips while the next floor is of that height, by height; `top + 1` for none.
        often: in how many of 36 throws a deed yields, by deed.
        worth: the money a deed alone is worth, by deed.
    """

    __slots__ = ("gains", "grid", "named", "often", "rules", "top", "units", "worth")

    def __init__(self, rules: Rules) -> None:
        floors = own_rules(rules).floors
        self.rules = rules
        self.top = len(floors)
        self.grid = Grid(own_rules(rules))
        self.named: list[Chips] = [{}, *(floor.chips for floor in floors), {}]
        points = [0, *(floor.points for floor in floors)]
        self.gains = [0, *(after - before for before, after in pairwise(points))]
        self.units = [self._units(height) for height in range(self.top + 2)]
        self.often = {
            name: 0 if deed.total == own_rules(rules).own_total else ways(deed.total)
            for name, deed in rules.deeds.items()
        }
        self.worth = {name: self._worth(deed) for name, deed in rules.deeds.items()}

    def _units(self, height: int) -> Units:
        """The worth of chips while the floor of this height comes next."""
        own = own_rules(self.rules)
        coming = own.floors[max(height, 1) - 1 :]
        found = {}
        for colour in own.colours:
            named = [LATER**later for later, floor in enumerate(coming) for _ in range(floor.chips.get(colour, 0))]
            least = [LEAST] * (own.chips_each + 1)
            found[colour] = tuple([*named, *SPARE, *least][: own.chips_each + 1])
        return found

    def _worth(self, deed: Deed) -> int:
        """Chips count most: they win the game, and money buys nothing else; a rent comes in about once."""
        return 20 + 45 * self.often[deed.id] + deed.rent[0] * 4 // 5


_KNOWN: Final[dict[int, Lore]] = {}
_MANY: Final = 64


def lore_of(rules: Rules) -> Lore:
    """The lore of these rules; a memo by identity, as rules are frozen and a table keeps one of them."""
    known = _KNOWN.get(id(rules))
    if known is not None and known.rules is rules:
        return known
    if len(_KNOWN) >= _MANY:
        _KNOWN.clear()
    found = _KNOWN[id(rules)] = Lore(rules)
    return found
