"""What the others' deeds may cost a seat in Anti-Monopoly."""

from typing import Final

from bot.engine.games.anti import rents
from bot.engine.state import State
from bot.engine.view import View
from bot.standins.anti.lore import Lore
from bot.standins.danger import LEAST, Danger

__all__ = ["LEAST", "cushion", "income", "rent_of", "spare", "toll"]


def rent_of(view: View | State, lore: Lore, deed: str) -> int:
    """What landing on an owned deed costs now, with a usual throw; nothing where it charges nothing."""
    return 0 if deed in view.mortgaged else rents.usual_rent(lore.rules, view, lore.rules.deeds[deed])


_DANGER: Final = Danger(rent_of)
cushion, spare, toll, income = _DANGER.cushion, _DANGER.spare, _DANGER.toll, _DANGER.income
