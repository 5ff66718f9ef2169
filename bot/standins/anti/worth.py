"""What the deeds of a group are worth beyond their prices, by role; a monopolist's grow with each other."""

from typing import Final

from bot.engine.games.anti.cities import NEEDED
from bot.engine.games.anti.owned import own_state
from bot.engine.games.anti.roles import MONOPOLIST
from bot.engine.view import View
from bot.standins.anti.lore import Lore
from bot.standins.deals import Holders, Outlook, Part, others_left

HORIZON: Final = 50
"""Rounds of income that deeds are reckoned with."""

AIM: Final = 3
"""The level that a monopolist is thought to build to."""

BEGUN: Final = 0.15
"""The part of a monopoly's worth that its first street has."""

NONE: Final[Part] = (0.0, 0.0, 0)
"""What a seat without a deed of a group has of it."""


def prospect(view: View, lore: Lore) -> Outlook:
    """A position of Anti-Monopoly as trades are judged in it."""
    others, roles, deeds = others_left(view), own_state(view).roles, lore.deeds
    landings = others * HORIZON

    def part(group: str, seat: int, holders: Holders) -> Part:
        names = tuple([deed for deed, holder in zip(deeds[group], holders, strict=True) if holder == seat])
        if not names:
            return NONE
        earns, cost = earnings(lore, roles[seat], group, names)
        return 1.0, earns * landings - cost / 2, cost

    return Outlook(view, others, deeds, part)


def earnings(lore: Lore, role: str, group: str, names: tuple[str, ...]) -> tuple[float, int]:
    """What one other seat's turn brings to such deeds of a group, built as far as that pays, and what building them costs."""
    found = lore.known.get((role, names))
    if found is None:
        found = lore.known[role, names] = _earnings(lore, role, group, names)
    return found


def _earnings(lore: Lore, role: str, group: str, names: tuple[str, ...]) -> tuple[float, int]:
    alone = lore.takes(role, group, dict.fromkeys(names, 0), lore.often)
    if role != MONOPOLIST or not lore.street[group]:
        return alone, 0
    if len(names) >= NEEDED:
        cost = AIM * sum([lore.rules.deeds[deed].house for deed in names])
        return lore.takes(role, group, dict.fromkeys(names, AIM), lore.often), cost
    pair = dict.fromkeys((*names, *[it for it in lore.rules.groups[group].deeds if it not in names][:1]), 0)
    return alone + BEGUN * (lore.takes(role, group, pair, lore.often) - alone), 0
