"""What the others' deeds may cost a seat in classic Monopoly."""

from typing import Final

from bot.engine.games.classic import rents
from bot.engine.state import State
from bot.engine.view import View
from bot.standins.classic.lore import Lore
from bot.standins.danger import LEAST, Danger

__all__ = ["LEAST", "cushion", "rent_of", "spare", "toll"]


def rent_of(view: View | State, lore: Lore, deed: str) -> int:
    """What landing on an owned deed costs now, with a usual throw; nothing where it charges nothing."""
    if deed in view.mortgaged:
        return 0
    it = lore.rules.deeds[deed]
    if it.house:
        return rents.street_rent(lore.rules, view, it)
    return lore.ladder[deed][rents.owned_of_kind(lore.rules, view, it) - 1]


_DANGER: Final = Danger(rent_of)
cushion, spare, toll = _DANGER.cushion, _DANGER.spare, _DANGER.toll
