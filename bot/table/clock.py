"""The agreed time of a table: when it is up, the clock tells the engine.

Owns: when that is, and committing the clock's action. Who asks is the business of `bot.table.service`; the timer of a process is in
`cogs`.
"""

from collections.abc import Callable
from typing import Final

from bot.engine import kernel
from bot.engine.actions import TimeUp
from bot.engine.state import BANK, ClassicState
from bot.store.games import Games
from bot.table.lobbies import Lobbies
from bot.table.model import Entry, Table

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


class Clocked(Lobbies):
    """The tables with agreed times of one store; the base of `bot.table.service.Tables`."""

    def __init__(self, store: Games, clock: Callable[[], float], cached: int) -> None:
        super().__init__(store, clock, cached)
        self._begun: dict[int, float] = {}

    async def running(self) -> tuple[int, ...]:
        """The running games: what a restart has to set clocks for."""
        return await self._store.running()

    async def _due(self, table: Table) -> float | None:
        if not minutes(table):
            self._begun.pop(table.game_id, None)
            return None
        if table.game_id not in self._begun:
            self._begun[table.game_id] = (await self._shelf.entries(table.game_id, 0, 1))[0].at
        return deadline(table, self._begun[table.game_id])

    async def _called(self, table: Table) -> tuple[Table, Entry] | None:
        """The table after the clock's action, committed; None where the time is not up. The caller holds the game's lock."""
        due = await self._due(table)
        if due is None or self._clock() < due:
            return None
        state, events = kernel.apply(table.rules, table.state, BANK, TimeUp())
        entry = Entry(table.serial + 1, BANK, TimeUp(), tuple(events), self._clock())
        status = "over" if state.ending else "running"
        return await self._shelf.append(table, state, entry, status), entry
