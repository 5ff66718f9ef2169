"""How high a street is built, and what that costs: houses, and the apartment instead of one more (Anti-Monopoly, art. 11 and 13).

The level of a street is the number of its houses; the apartment counts one more than its owner's role may have houses. Each step up
costs the price of a house, each step down brings half of it. Nothing here changes a state.
"""

from bot.engine.games.anti.owned import own_state
from bot.engine.games.anti.roles import rules_of
from bot.engine.rules import Rules
from bot.engine.state import State
from bot.engine.view import View


def apartment(rules: Rules, state: State | View, seat: int) -> int:
    """The level of an apartment of this seat: the highest there is."""
    return rules_of(rules, state, seat).houses + 1


def level_of(state: State | View, deed: str) -> int:
    """The level of a street."""
    return own_state(state).buildings.get(deed, 0)


def price_of(rules: Rules, state: State | View, deed: str) -> int:
    """What the buildings of a street cost: an apartment its price and that of the houses it replaced."""
    return rules.deeds[deed].house * level_of(state, deed)


def resale(rules: Rules, deed: str, steps: int) -> int:
    """What the bank pays for so many steps of a street."""
    return rules.deeds[deed].house // 2 * steps


def built(rules: Rules, state: State | View, group: str, seat: int) -> list[str]:
    """The streets of a city on which a seat has buildings."""
    buildings = own_state(state).buildings
    return [deed for deed in rules.groups[group].deeds if deed in buildings and state.owners[deed] == seat]
