"""What a stand-in of Anti-Monopoly makes of the rules alone: how often tokens land where, and what deeds charge by role.

Nothing here looks at a position.
"""

from typing import Final

from bot.engine.games.anti.cities import NEEDED
from bot.engine.games.anti.owned import own_rules
from bot.engine.games.anti.rents import USUAL_THROW, UTILITY
from bot.engine.games.anti.roles import MONOPOLIST, ROLES
from bot.engine.rules import Deed, Rules
from bot.standins.journeys import deeds_ahead, known, visits

Held = dict[str, int]
"""Unmortgaged deeds of one group and one owner, with the levels that they are built to."""


class Lore:
    """The rules seen with a stand-in's eyes.

    Attributes:
        rules: the rules this was made of.
        ahead: the deeds that a throw may reach from each position, with the chances.
        often: how often a turn ends a move on a deed's space, by deed.
        once: one landing on each deed, as the closing walk counts them.
        ladder: the rents of a deed by role and deed: of a street by its level (a monopolist's alone in its city first), of the others
            by the number owned less one, for a usual throw.
        street: whether houses can stand on a group, by group.
        group: the group of each deed.
        deeds: the deeds of each group.
        dearest: the most that a building or lifting a mortgage costs.
        top: the level of an apartment, by role.
        known: what was reckoned before of a role's deeds in one group.
    """

    __slots__ = ("ahead", "dearest", "deeds", "group", "known", "ladder", "often", "once", "rules", "street", "top")

    def __init__(self, rules: Rules) -> None:
        own = own_rules(rules)
        self.rules = rules
        self.ahead = deeds_ahead(rules)
        self.often = visits(rules)
        self.once = dict.fromkeys(rules.deeds, 1.0)
        self.ladder = {
            role: {
                deed.id: _ladder(deed, own.monopoly[deed.id] if role == MONOPOLIST else deed.rent)
                for deed in rules.deeds.values()
            }
            for role in ROLES
        }
        self.street = {group.id: bool(rules.deeds[group.deeds[0]].house) for group in rules.groups.values()}
        self.group = {deed.id: deed.group for deed in rules.deeds.values()}
        self.deeds = {group.id: group.deeds for group in rules.groups.values()}
        self.dearest = max(max(deed.house, deed.redeem) for deed in rules.deeds.values())
        self.known: dict[tuple[str, tuple[str, ...]], tuple[float, int]] = {}
        self.top = {role: own.roles[role].houses + 1 for role in ROLES}

    def takes(self, role: str, group: str, held: Held, landings: dict[str, float]) -> float:
        """What deeds of a group bring their owner, for so many landings on each."""
        ladder, count = self.ladder[role], len(held)
        if not self.street[group]:
            return sum([landings[deed] * ladder[deed][count - 1] for deed in held])
        if role != MONOPOLIST:
            return sum([landings[deed] * ladder[deed][level] for deed, level in held.items()])
        step = 1 if count >= NEEDED else 0
        return sum([landings[deed] * ladder[deed][step and level + step] for deed, level in held.items()])


def _ladder(deed: Deed, column: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(rent * USUAL_THROW for rent in column) if deed.kind == UTILITY else column


lore_of: Final = known(Lore)
"""The lore of these rules."""
