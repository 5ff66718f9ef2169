"""The agreed times of a table: when one is up, the clock tells the engine.

Owns: which time runs and when it is up, and committing the clock's action. Who asks is the business of `bot.table.service`; the timer of a process is in
`cogs`.
"""

from collections.abc import Callable
from typing import Final

from bot.engine import kernel
from bot.engine.actions import TimeUp
from bot.engine.decisions import AwaitAdjusting
from bot.engine.events import AdjustingOpened
from bot.engine.state import BANK, AntiState, ClassicState
from bot.store.games import Games
from bot.table.lobbies import Lobbies
from bot.table.model import Entry, Table

MINUTE: Final = 60.0
LOOKED: Final = 64
"""So many entries of a log are read at once while it is searched from its end."""


def minutes(table: Table) -> int:
    """The agreed minutes that run; 0 where none were agreed, or where the clock has spoken already.

    First those of the game, then, where seats adjust their holdings at its end, those that they have for it.
    """
    if table.status != "running" or table.state.ending:
        return 0
    match table.state.own:
        case ClassicState(time_up=False) | AntiState(time_up=False):
            return table.rules.time_limit
        case AntiState() if adjusts(table):
            return int(table.rules.settings["adjust_limit"])
        case _:
            return 0


def adjusts(table: Table) -> bool:
    """Whether seats still adjust their holdings at the end of the game."""
    return any(isinstance(decision, AwaitAdjusting) for decision in table.state.waiting)


def deadline(table: Table, started: float) -> float | None:
    """When the time is up, in seconds since 1970; None where no time runs.

    Args:
        table: the table.
        started: when the time that runs began.
    """
    agreed = minutes(table)
    return started + agreed * MINUTE if agreed else None


class Clocked(Lobbies):
    """The tables with agreed times of one store; the base of `bot.table.service.Tables`."""

    def __init__(self, store: Games, clock: Callable[[], float], cached: int) -> None:
        super().__init__(store, clock, cached)
        self._begun: dict[tuple[int, bool], float] = {}

    async def running(self) -> tuple[int, ...]:
        """The running games: what a restart has to set clocks for."""
        return await self._store.running()

    async def _due(self, table: Table) -> float | None:
        key = (table.game_id, adjusts(table))
        if not minutes(table):
            self._begun.pop((table.game_id, False), None)
            self._begun.pop((table.game_id, True), None)
            return None
        if key not in self._begun:
            self._begun[key] = await self._adjusting_since(table) if key[1] else await self._start(table)
        return deadline(table, self._begun[key])

    async def _start(self, table: Table) -> float:
        return (await self._shelf.entries(table.game_id, 0, 1))[0].at

    async def _adjusting_since(self, table: Table) -> float:
        """When adjusting was opened: it is among the last entries of the log."""
        last = table.serial + 1
        while last > 0:
            first = max(0, last - LOOKED)
            for entry in reversed(await self._shelf.entries(table.game_id, first, last - first)):
                if any(isinstance(event, AdjustingOpened) for event in entry.events):
                    return entry.at
            last = first
        return await self._start(table)

    async def _called(self, table: Table) -> tuple[Table, Entry] | None:
        """The table after the clock's action, committed; None where the time is not up. The caller holds the game's lock."""
        due = await self._due(table)
        if due is None or self._clock() < due:
            return None
        state, events = kernel.apply(table.rules, table.state, BANK, TimeUp())
        entry = Entry(table.serial + 1, BANK, TimeUp(), tuple(events), self._clock())
        status = "over" if state.ending else "running"
        return await self._shelf.append(table, state, entry, status), entry
