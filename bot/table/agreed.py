"""The agreed time of a table, at the end of which its clock speaks.

Owns: which games know such a time, and when it is up. That the clock speaks then is the business of `bot.table.playing`.
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


def agreed_end(table: Table) -> float | None:
    """When the agreed time is up, in seconds since 1970; None where there is none to come, or while the table is paused."""
    agreed = minutes(table)
    if not agreed or table.clock.paused is not None:
        return None
    return table.clock.begun + table.clock.idle + agreed * MINUTE
