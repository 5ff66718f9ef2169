"""The closing of a two-hour game: a seat deals with the bank as long as the walk brings more than the kept part of the cash loses."""

from collections.abc import Callable, Iterator
from itertools import combinations
from typing import Final

from bot.engine.actions import Action, Build, Finish, Mortgage, Redeem, Sell
from bot.engine.decisions import AwaitAdjusting
from bot.engine.games.anti.roles import rules_of
from bot.engine.options import Exact, Option
from bot.engine.play import Kinds
from bot.engine.view import View
from bot.standins.anti import dealing
from bot.standins.anti.dealing import Dealing
from bot.standins.anti.lore import Lore

DEALING: Final[Kinds] = frozenset({Build, Mortgage, Redeem, Sell})


def adjust(view: View, lore: Lore, seat: int, _decision: AwaitAdjusting, options: list[Option]) -> Action | None:
    """The step, or the first of several in one group, by which one ends with most; done where none brings a gain."""
    steps = dealing.offered(options)
    gain = dealing.gains(view, lore, seat, lore.once)
    best = max(_plans(view, lore, seat, steps, gain), default=(0.0, None), key=lambda plan: plan[0])
    if best[0] > 0:
        return best[1]
    return next((it.action for it in options if type(it) is Exact and type(it.action) is Finish), None)


def _plans(
    view: View, lore: Lore, seat: int, steps: list[Dealing], gain: Callable[..., float]
) -> Iterator[tuple[float, Dealing | None]]:
    """What each step brings; mortgages of a group are thought of as lifted together too, as far as the cash goes."""
    for step in steps:
        yield _brings(view, lore, seat, (step,), gain), step
    lifts: dict[str, list[Redeem]] = {}
    for step in steps:
        if isinstance(step, Redeem):
            lifts.setdefault(lore.group[step.deed], []).append(step)
    for together in lifts.values():
        for count in range(2, len(together) + 1):
            for plan in combinations(together, count):
                yield _brings(view, lore, seat, plan, gain), plan[0]


def _brings(view: View, lore: Lore, seat: int, plan: tuple[Dealing, ...], gain: Callable[..., float]) -> float:
    """What a seat has more at the end by these steps: rent of the walk, less what it would have kept of the cash."""
    cash, keeps = view.seats[seat].cash, rules_of(lore.rules, view, seat).keeps
    left = cash - sum(dealing.cost(lore, step) for step in plan)
    if left < 0:
        return 0.0
    return gain(*plan) + left * keeps // 100 - cash * keeps // 100
