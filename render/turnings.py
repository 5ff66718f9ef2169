"""Which moments of a game a replay shows: every turn of a short game, a part of a long one's, and always what turned it.

Owns: what counts as a turning point and how much it turned, and the choice. Nothing is drawn here.
"""

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from bot.engine import events as e
from bot.engine.events import Event
from bot.engine.rules import Rules
from render.course import Log, top_floor
from render.sprites.lots import HOTEL

MOST: Final = 120
"""So many frames a replay has at most."""

_PLAIN: Final = (300, 800)  # ms that a turn is shown, at least and at most
_TURNS: Final = 48_000  # ms that all of them are shown together
_TURNING: Final = 2_400
_LAST: Final = 5_000


class Frame(Struct, frozen=True):
    """A moment that is shown: which entry of the log, for how many milliseconds, and the event that turned the game, if one did."""

    index: int
    duration: int
    event: Event | None = None


def weight(rules: Rules, event: Event) -> int:
    """How much an event turned the game; 0 for what did not."""
    match event:
        case e.GameEnded():
            return 9
        case e.SeatBankrupt() | e.TimeCalled() | e.AdjustingOpened():
            return 8
        case e.FloorBuilt(height=height) if height == top_floor(rules):
            return 8
        case e.GroupCompleted():
            return 6
        case e.TradeMade():
            return 5
        case e.BuildingBuilt(level=level) if level == HOTEL:
            return 4
        case e.AuctionWon():
            return 3
        case _:
            return 0


def chosen(rules: Rules, logs: Sequence[Log], most: int = MOST) -> list[Frame]:
    """The frames of a game's replay, in order, at most `most`: the start, the end, turning points, and turns as far as there is room.

    Args:
        rules: what it is played by.
        logs: all entries of its log.
        most: at least 3.
    """
    last = len(logs) - 1
    turned = _turned(rules, logs)
    turned.pop(last, None)
    kept = sorted(sorted(turned, key=lambda at: -turned[at][0])[: most - 2])
    room = most - 2 - len(kept)
    turns = [at for at in _turns(logs) if at not in turned and 0 < at < last]
    if len(turns) > room:
        turns = [turns[len(turns) * k // room] for k in range(room)]
    plain = min(max(_TURNS // max(1, len(turns)), _PLAIN[0]), _PLAIN[1])
    frames = {at: Frame(at, plain) for at in (0, *turns)}
    frames |= {at: Frame(at, _TURNING, turned[at][1]) for at in kept}
    frames[last] = Frame(last, _LAST, _heaviest(rules, logs[last])[1])
    return [frames[at] for at in sorted(frames)]


def _turned(rules: Rules, logs: Sequence[Log]) -> dict[int, tuple[int, Event | None]]:
    """The entries that turned the game, with how much and by what."""
    found = ((at, _heaviest(rules, log)) for at, log in enumerate(logs))
    return {at: it for at, it in found if it[0]}


def _heaviest(rules: Rules, log: Log) -> tuple[int, Event | None]:
    return max(((weight(rules, it), it) for it in log.events), key=lambda it: it[0], default=(0, None))


def _turns(logs: Sequence[Log]) -> list[int]:
    """The last entry of each turn: the one before the turn passes on."""
    return [at - 1 for at, log in enumerate(logs) if any(_passes(event) for event in log.events)]


def _passes(event: Event) -> bool:
    return isinstance(event, e.TurnStarted) and not event.again
