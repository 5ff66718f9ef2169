"""Counting finished games: results and ratings, once each, in the order in which the games ended.

Owns when a game is counted and who is. Games that ended while the bot was down, or before there were results, are counted at the
next call. A game that was stopped has no results, for nobody came in anywhere, unless all its people were out by then: that is how
a game against stand-ins is lost.
"""

import asyncio
import logging
from collections.abc import Sequence
from typing import Final

from bot.store.results import EVERYWHERE, RatingRow, ResultRow, Results
from bot.table.careers import DEEDS, DICE
from bot.table.model import Table
from bot.table.ratings import Rating, rated
from bot.table.results import Result, results_of
from bot.table.service import Tables

log = logging.getLogger(__name__)

AT_ONCE: Final = 50
"""So many games are looked up at a time."""


class Counting:
    """Counts the finished games of all tables.

    Attributes:
        results: what was counted.
    """

    def __init__(self, tables: Tables) -> None:
        self.results = Results(tables.database)
        self._tables = tables
        self._turn = asyncio.Lock()

    async def catch_up(self) -> int:
        """Count all games that have ended and were not counted yet.

        A game that can't be read is logged and left uncounted until the next start.

        Returns:
            how many have results.
        """
        async with self._turn:
            done, failed = 0, 0
            while games := (await self.results.uncounted(AT_ONCE + failed))[failed:]:
                for game in games:
                    try:
                        done += await self._count(game)
                    except Exception:
                        failed += 1
                        log.exception("game %d could not be counted", game)
            return done

    async def _count(self, game: int) -> bool:
        table = await self._tables.table(game)
        if table.status == "stopped" and not table.deserted:
            await self.results.put(game, (), ())
            return False
        found = results_of(table, await self._tables.entries(game))
        users = [it.user if it.user and await self.results.is_counted(it.user) else None for it in found]
        places = [it.place for it in found]
        everywhere = await self._rated(EVERYWHERE, table, users, places)
        ratings = _rows(EVERYWHERE, table, everywhere)
        if table.guild is not None:
            ratings += _rows(table.guild, table, await self._rated(table.guild, table, users, places))
        results = [_row(game, it, user, everywhere) for it, user in zip(found, users, strict=True)]
        return await self.results.put(game, results, ratings)

    async def _rated(
        self, scope: int, table: Table, users: Sequence[int | None], places: Sequence[int]
    ) -> dict[int, Rating]:
        people = [user for user in users if user is not None]
        before = await self.results.ratings(scope, table.rules.game, people)
        return rated(before, users, places) if people else {}


def _rows(scope: int, table: Table, ratings: dict[int, Rating]) -> list[RatingRow]:
    return [RatingRow(scope, table.rules.game, user, mu, sigma) for user, (mu, sigma) in ratings.items()]


def _row(game: int, it: Result, user: int | None, ratings: dict[int, Rating]) -> ResultRow:
    mu, sigma = (None, None) if user is None else ratings[user]
    return ResultRow(
        game, it.seat, user, it.place, it.score, DICE.encode(it.dice), DEEDS.encode(it.deeds), it.decisions, it.pace, mu, sigma,
    )  # fmt: skip
