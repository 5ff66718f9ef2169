"""What the others' deeds may cost a seat in Anti-Monopoly."""

from typing import Final

from bot.engine.games.anti import rents
from bot.engine.rules import Deed
from bot.engine.state import State
from bot.engine.view import View
from bot.standins.anti.lore import Lore
from bot.standins.danger import LEAST, Danger

__all__ = ["LEAST", "cushion", "income", "rent_of", "spare", "toll"]


def _charged(view: View | State, lore: Lore, deed: Deed) -> int:
    """What landing on an owned deed that is not mortgaged costs now, with a usual throw."""
    return rents.usual_rent(lore.rules, view, deed)


_DANGER: Final = Danger(_charged)
cushion, spare, toll, income = _DANGER.cushion, _DANGER.spare, _DANGER.toll, _DANGER.income
rent_of = _DANGER.rent_of
