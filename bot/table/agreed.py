"""The agreed times of a table, at the end of which its clock speaks: that of the game, and that for adjusting holdings at its end.

Owns: which games know such times, and when they are up. That the clock speaks then is the business of `bot.table.playing`.
"""

from typing import Final

from bot.engine.decisions import AwaitAdjusting
from bot.engine.state import AntiState, ClassicState
from bot.table.model import Table

MINUTE: Final = 60.0


def adjusts(table: Table) -> bool:
    """Whether seats still adjust their holdings at the end of the game."""
    return any(isinstance(decision, AwaitAdjusting) for decision in table.state.waiting)


def _running(table: Table) -> tuple[float, int]:
    """Since when the agreed time runs, in seconds of the table's own time, and its minutes; 0 minutes where none runs."""
    if table.status != "running" or table.state.ending:
        return 0.0, 0
    match table.state.own:
        case ClassicState(time_up=False) | AntiState(time_up=False):
            return table.clock.begun, table.rules.time_limit
        case AntiState() if table.clock.adjusting and adjusts(table):
            return table.clock.adjusting, int(table.rules.settings["adjust_limit"])
        case _:
            return 0.0, 0


def agreed_end(table: Table) -> float | None:
    """When the agreed time is up, in seconds since 1970; None where there is none to come, or while the table is paused."""
    since, minutes = _running(table)
    if not minutes or table.clock.paused is not None:
        return None
    return since + table.clock.idle + minutes * MINUTE
