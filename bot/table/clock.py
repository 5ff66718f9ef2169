"""The agreed time of a table: when it is up, the clock tells the engine.

Owns: when that is. The action is committed by `bot.table.service`, the timer of a process is in `cogs`.
"""

from typing import Final

from bot.engine.state import ClassicState
from bot.table.model import Table

MINUTE: Final = 60.0


def minutes(table: Table) -> int:
    """The agreed minutes; 0 where none were agreed, or where the clock has spoken already."""
    if table.status != "running" or table.state.ending:
        return 0
    match table.state.own:
        case ClassicState(time_up=False):
            return int(table.rules.settings.get("time_limit", "0"))
        case _:
            return 0


def deadline(table: Table, started: float) -> float | None:
    """When the time is up, in seconds since 1970; None where no time was agreed, or it was called already.

    Args:
        table: the table.
        started: when its game began.
    """
    agreed = minutes(table)
    return started + agreed * MINUTE if agreed else None
