"""Points of Monopoly Builder: buildings, sets, and the two bonus cards."""

from msgspec import Struct

from bot.engine.games.builder.owned import own_rules, own_state
from bot.engine.games.builder.towers import largest_group
from bot.engine.mechanics.ownership import owns_group
from bot.engine.rules import Rules
from bot.engine.state import State
from bot.engine.view import View


class Score(Struct, frozen=True):
    """Where a seat's points come from; `ranked` is False for a seat that resigned."""

    seat: int
    buildings: int
    sets: int
    billionaire: int
    community: int
    cash: int
    ranked: bool

    @property
    def total(self) -> int:
        """All points."""
        return self.buildings + self.sets + self.billionaire + self.community


def scores(rules: Rules, state: State | View) -> list[Score]:
    """The score of every seat as the position stands, in seat order. A view will do as well as a state."""
    seats = range(len(state.seats))
    ranked = [seat for seat in seats if not state.seats[seat].resigned]
    cash = {seat: state.seats[seat].cash for seat in ranked}
    groups = {seat: largest_group(rules, state, seat) for seat in ranked}
    richest = _bonus(rules, cash)
    joined = _bonus(rules, {seat: size for seat, size in groups.items() if size})
    return [
        Score(
            seat,
            _buildings(rules, state, seat),
            sum(group.points for group in rules.groups.values() if owns_group(rules, state.owners, group.id, seat)),
            own_rules(rules).billionaire if seat in richest else 0,
            own_rules(rules).community if seat in joined else 0,
            state.seats[seat].cash,
            not state.seats[seat].resigned,
        )
        for seat in seats
    ]


def _buildings(rules: Rules, state: State | View, seat: int) -> int:
    own = own_state(state)
    floors = own_rules(rules).floors
    return sum(floors[own.heights[cell] - 1].points for cell, owner in own.builders.items() if owner == seat)


def _bonus(rules: Rules, figures: dict[int, int]) -> set[int]:
    """The seats that score a bonus card: all who tie for the most, or nobody, as the table plays it."""
    best = max(figures.values(), default=0)
    tied = {seat for seat, figure in figures.items() if figure == best}
    return set() if len(tied) > 1 and own_rules(rules).bonus_ties == "none" else tied


def winners(rules: Rules, state: State) -> tuple[int, ...]:
    """Most points, then most cash; still tied: shared."""
    ranked = [score for score in scores(rules, state) if score.ranked]
    best = max(((score.total, score.cash) for score in ranked), default=(0, 0))
    return tuple(score.seat for score in ranked if (score.total, score.cash) == best)
