"""What the others' deeds may cost a seat in classic Monopoly."""

from typing import Final

from bot.engine.games.classic import rents
from bot.engine.rules import Deed
from bot.engine.state import State
from bot.engine.view import View
from bot.standins.classic.lore import Lore
from bot.standins.danger import LEAST, Danger

__all__ = ["LEAST", "cushion", "rent_of", "spare", "toll"]


def _charged(view: View | State, lore: Lore, deed: Deed) -> int:
    """What landing on an owned deed that is not mortgaged costs now, with a usual throw."""
    if deed.house:
        return rents.street_rent(lore.rules, view, deed)
    return lore.ladder[deed.id][rents.owned_of_kind(lore.rules, view, deed) - 1]


_DANGER: Final = Danger(_charged)
cushion, spare, toll, rent_of = _DANGER.cushion, _DANGER.spare, _DANGER.toll, _DANGER.rent_of
