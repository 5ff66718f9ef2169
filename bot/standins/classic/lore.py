"""What a stand-in of classic Monopoly makes of the rules alone: how often tokens land where, and what groups can earn.

Earnings are money that one other seat is expected to pay in one of its turns. Nothing here looks at a position.
"""

from operator import itemgetter
from typing import Final

from bot.engine.games.classic import levels
from bot.engine.games.classic.owned import own_rules
from bot.engine.rules import Group, Rules
from bot.standins.journeys import deeds_ahead, known, visits

AIM: Final = 3
"""Houses that are built first on every street of a group: the step to them pays best."""

HALF_THROW: Final = 7

HORIZON: Final = 15
"""Rounds of income that a group is reckoned with."""


class Lore:
    """The rules seen with a stand-in's eyes.

    Attributes:
        rules: the rules this was made of.
        aim: the height to which groups are built first.
        builds_early: whether one builds before one's own throw only.
        even: whether groups are built evenly.
        top: the height of a hotel.
        ahead: the deeds that a throw may reach from each position, with the chances.
        often: how often a turn ends a move on a deed's space, by deed.
        ladder: the rent of a deed by height (street), by number owned less one (railroad), for a usual throw (utility).
        full: the worth of a whole group beyond its prices to an owner with money enough to build, by number of other seats and group.
        earns: what a whole street group earns once built to `aim`, by group.
        costs: what building it to `aim` costs, by group.
        dearest: the most that a building or lifting a mortgage costs.
        deeds: the deeds of each group.
        group_of: the group of each deed.
        members: the groups with their deeds.
        prices: all printed prices of a group, by group.
        sites: the deeds of each street group, and the price of a building there, the cheapest first.
        firsts: the first deed of each of these.
        sizes: how many deeds a group has, by group.
        street: whether houses can stand on a group, by group.
    """

    __slots__ = (
        "ahead",
        "aim",
        "builds_early",
        "costs",
        "dearest",
        "deeds",
        "earns",
        "even",
        "firsts",
        "full",
        "group_of",
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
        self.builds_early = own.build_when == "before_roll"
        self.even = own.even_building
        self.ahead = deeds_ahead(rules)
        self.often = visits(rules)
        self.dearest = max(max(deed.house, deed.redeem) for deed in rules.deeds.values())
        self.ladder = {
            deed.id: tuple(
                rent * (HALF_THROW if deed.kind == "utility" else 1)
                for rent in (deed.rent[: own.hotel_after + 1] + deed.rent[-1:] if deed.house else deed.rent)
            )
            for deed in rules.deeds.values()
        }
        groups = rules.groups.values()
        streets = [group.deeds for group in rules.street_groups]
        self.sites = sorted([(deeds, rules.deeds[deeds[0]].house) for deeds in streets], key=itemgetter(1))
        self.firsts = [deeds[0] for deeds, _ in self.sites]
        self.deeds = {group.id: group.deeds for group in groups}
        self.group_of = {deed.id: deed.group for deed in rules.deeds.values()}
        self.members = [(group.id, group.deeds) for group in groups]
        self.street = {group.id: bool(rules.deeds[group.deeds[0]].house) for group in groups}
        self.sizes = {group.id: len(group.deeds) for group in groups}
        self.prices = {group.id: sum(rules.deeds[deed].price for deed in group.deeds) for group in groups}
        self.costs = {group.id: sum(rules.deeds[deed].house * self.aim for deed in group.deeds) for group in groups}
        self.earns = {group.id: self._earns(group) for group in groups}
        self.full = [{group.id: self._full(group.id, others) for group in groups} for others in range(rules.max_seats)]

    def _earns(self, group: Group) -> float:
        step = self.aim if self.street[group.id] else len(group.deeds) - 1
        return sum(self.often[deed] * self.ladder[deed][step] for deed in group.deeds)

    def _full(self, group: str, others: int) -> float:
        if not self.street[group]:
            return others * HORIZON
        return max(self.earns[group] * others * HORIZON - self.costs[group], self.prices[group] * 0.5)


lore_of: Final = known(Lore)
"""The lore of these rules."""
