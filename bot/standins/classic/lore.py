"""What a stand-in of classic Monopoly makes of the rules alone: how often tokens land where, and what groups can earn.

Earnings are money that one other seat is expected to pay in one of its turns. Nothing here looks at a position.
"""

from typing import Final

from bot.engine.games.classic import levels
from bot.engine.games.classic.owned import own_rules
from bot.engine.rules import Group, Rules
from bot.standins.journeys import deeds_ahead, known, visits

AIM: Final = 3
"""Houses that are built first on every street of a group: the step to them pays best."""

HALF_THROW: Final = 7


class Lore:
    """The rules seen with a stand-in's eyes.

    Attributes:
        rules: the rules this was made of.
        aim: the height to which groups are built first.
        top: the height of a hotel.
        ahead: the deeds that a throw may reach from each position, with the chances.
        often: how often a turn ends a move on a deed's space, by deed.
        ladder: the rent of a deed by height (street), by number owned less one (railroad), for a usual throw (utility).
        earns: what a whole street group earns once built to `aim`, by group.
        costs: what building it to `aim` costs, by group.
        members: the groups with their deeds.
        prices: all printed prices of a group, by group.
        sites: the deeds of each street group, and the price of a building there.
        sizes: how many deeds a group has, by group.
        street: whether houses can stand on a group, by group.
    """

    __slots__ = (
        "ahead",
        "aim",
        "costs",
        "earns",
        "ladder",
        "members",
        "often",
        "prices",
        "rules",
        "sites",
        "sizes",
        "street",
        "top",
    )

    def __init__(self, rules: Rules) -> None:
        own = own_rules(rules)
        self.rules = rules
        self.aim = min(AIM, own.hotel_after)
        self.top = levels.top(own)
        self.ahead = deeds_ahead(rules)
        self.often = visits(rules)
        self.ladder = {
            deed.id: tuple(
                rent * (HALF_THROW if deed.kind == "utility" else 1)
                for rent in (deed.rent[: own.hotel_after + 1] + deed.rent[-1:] if deed.house else deed.rent)
            )
            for deed in rules.deeds.values()
        }
        groups = rules.groups.values()
        self.sites = [(group.deeds, rules.deeds[group.deeds[0]].house) for group in rules.street_groups]
        self.members = [(group.id, group.deeds) for group in groups]
        self.street = {group.id: bool(rules.deeds[group.deeds[0]].house) for group in groups}
        self.sizes = {group.id: len(group.deeds) for group in groups}
        self.prices = {group.id: sum(rules.deeds[deed].price for deed in group.deeds) for group in groups}
        self.costs = {group.id: sum(rules.deeds[deed].house * self.aim for deed in group.deeds) for group in groups}
        self.earns = {group.id: self._earns(group) for group in groups}

    def _earns(self, group: Group) -> float:
        step = self.aim if self.street[group.id] else len(group.deeds) - 1
        return sum(self.often[deed] * self.ladder[deed][step] for deed in group.deeds)


lore_of: Final = known(Lore)
"""The lore of these rules."""
