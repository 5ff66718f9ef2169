"""What an owned, unmortgaged deed charges: streets by their buildings, railroads by their number, utilities by a throw."""

from bot.engine.games.classic import levels
from bot.engine.games.classic.owned import own_rules, own_state, parts
from bot.engine.mechanics.dice import roll
from bot.engine.mechanics.ownership import owns_group
from bot.engine.play import Play
from bot.engine.rules import Deed, Rules
from bot.engine.state import State
from bot.engine.view import View

DOUBLE, TENFOLD = "double", "tenfold"
"""Terms of the cards that send to the nearest railroad or utility."""


def rent(play: Play, deed: Deed, terms: str) -> int:
    """The rent that is due now; a utility may throw for it."""
    match deed.kind:
        case "street":
            return street_rent(play.rules, play.state, deed)
        case "railroad":
            return railroad_rent(play.rules, play.state, deed) * (2 if terms == DOUBLE else 1)
        case _:
            return _utility_rent(play, deed, terms)


def street_rent(rules: Rules, state: State | View, deed: Deed) -> int:
    """By the buildings; a whole group doubles what is unbuilt, as far as the table plays it."""
    held = own_state(state)
    level = held.buildings.get(deed.id, 0)
    if level or not owns_group(rules, state.owners, deed.group, state.owners[deed.id]):
        return deed.rent[level]
    own = own_rules(rules)
    group = rules.groups[deed.group].deeds
    if not own.double_rent_when_mortgaged and any(name in state.mortgaged for name in group):
        return deed.rent[0]
    if not own.double_rent_when_built and levels.built_up(rules, held, deed.group):
        return deed.rent[0]
    return deed.rent[0] * 2


def owned_of_kind(rules: Rules, state: State | View, deed: Deed) -> int:
    """How many deeds of its group the owner has, mortgaged ones included."""
    owners = state.owners
    return [*map(owners.get, rules.groups[deed.group].deeds)].count(owners[deed.id])


def railroad_rent(rules: Rules, state: State | View, deed: Deed) -> int:
    """By the number of railroads that the owner has."""
    return deed.rent[owned_of_kind(rules, state, deed) - 1]


def _utility_rent(play: Play, deed: Deed, terms: str) -> int:
    """The throw that moved the token, or a fresh one, times what the number of utilities says (a card: the most)."""
    own, _ = parts(play)
    times = deed.rent[-1] if terms == TENFOLD else deed.rent[owned_of_kind(play.rules, play.state, deed) - 1]
    if terms == TENFOLD or own.utility_roll == "fresh":
        return sum(roll(play, play.state.turn, 2, "utility")) * times
    return thrown(play.state.throw) * times


def thrown(dice: tuple[int, ...]) -> int:
    """The total of a throw: the speed die counts where it shows a number."""
    return sum(dice[:2]) + sum(face for face in dice[2:] if face <= 3)
