"""Pictures for messages: drawn by `render` in a thread of their own, and named.

Owns: the thread, the names, what is drawn beforehand, and the fallback: a picture that can't be drawn is logged and left out, and
the message tells the game in words. What pictures look like is the business of `render`, which look a server chose that of its house.
"""

import asyncio
import contextlib
import itertools
import logging
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Final, Self, TypeVar

import render
from bot import rulesets
from bot.engine.state import BuilderState, Offer
from bot.errors import RecordError
from bot.i18n import Words
from bot.looks import USUAL
from bot.names import label_name
from bot.table.drawn import Drawn
from bot.table.history import moments
from bot.table.model import Entry, Lobby, Table
from bot.table.naming import all_called
from bot.table.narrate import line
from bot.table.results import SUMS
from bot.table.undo import standing
from bot.watching import Measures
from cogs._desk import ThemeOf
from cogs._layout import Picture

log = logging.getLogger("banker.drawing")

T = TypeVar("T")

REPLAY_SECONDS: Final = 24.0
"""So long a replay may take to make, about: near it, turns are left out."""


class Drawing:
    """Draws one picture after the other, so that those of a game stay in order and the event loop stays free."""

    def __init__(self, measures: Measures | None = None) -> None:
        self._measures = measures or Measures()
        self._pool = ThreadPoolExecutor(1, "drawing")
        self._replays = ThreadPoolExecutor(1, "replaying")  # takes seconds, so that other pictures don't wait for it
        self._warmed: set[tuple[str, str]] = set()
        self._theme_of: ThemeOf | None = None
        self._count = itertools.count(1)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *exc: object) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)
        self._replays.shutdown(wait=False, cancel_futures=True)

    def look_up(self, theme_of: ThemeOf) -> None:
        """From now on, ask there how the pictures of a server look; before, they have the usual look."""
        self._theme_of = theme_of

    def warm(self, words: Words) -> None:
        """Begin to draw what all pictures have in common, once, a little at a time: a picture that is wanted waits for one step.

        Other looks than the usual one are drawn beforehand once a picture has been wanted in them.
        """
        if not self._warmed:
            self._warm_look(USUAL, rulesets.games(), words)

    def _warm_look(self, theme: str, games: Iterable[str], words: Words) -> None:
        new = [game for game in games if (theme, game) not in self._warmed]
        self._warmed |= {(theme, game) for game in new}
        if new:
            self._warm_on(_steps(new, words, theme))

    def _warm_on(self, steps: Iterator[None]) -> None:
        with contextlib.suppress(RuntimeError):  # the pool is shut down: nothing is drawn any more
            self._pool.submit(self._warm_a_step, steps)

    def _warm_a_step(self, steps: Iterator[None]) -> None:
        """Draw a step, and queue up again behind whatever is wanted by now."""
        for _ in steps:
            self._warm_on(steps)
            return

    async def cover(self, lobby: Lobby, words: Words) -> Picture | None:
        """The lobby's cover."""
        rules = rulesets.load(lobby.game, lobby.profile, lobby.board)
        tokens = [member.token for member in lobby.members]
        return await self._draw(
            "cover", lobby, lambda look: render.cover(rules, all_called(lobby, words), words, tokens, look)
        )

    async def board(self, table: Table, words: Words) -> Picture | None:
        """The board as everybody sees it."""
        await self._warm_for(table, words)
        return await self._draw(
            "board", table, lambda look: render.board(table.view(None), all_called(table, words), words, look)
        )

    async def island(self, table: Table, words: Words, legal: tuple[str, ...] = ()) -> Picture | None:
        """The island, with the places where one may build."""
        if not isinstance(table.state.own, BuilderState):
            return None
        names = all_called(table, words)
        return await self._draw(
            "island", table, lambda look: render.island(table.view(None), names, words, legal, look)
        )

    async def hand(self, table: Table, seat: int, words: Words) -> Picture | None:
        """What a seat holds."""
        names = all_called(table, words)
        return await self._draw("hand", table, lambda look: render.hand(table.view(seat), seat, names, words, look))

    async def auction(self, table: Table, words: Words) -> Picture | None:
        """The deed that is up for auction."""
        names = all_called(table, words)
        return await self._draw("auction", table, lambda look: render.auction(table.view(None), names, words, look))

    async def trade(self, table: Table, offer: Offer, words: Words) -> Picture | None:
        """Both sides of a trade on offer."""
        names = all_called(table, words)
        return await self._draw("trade", table, lambda look: render.trade(table.view(None), offer, names, words, look))

    async def card(self, table: Table, drawn: Drawn, words: Words) -> Picture | None:
        """A card that has just come up."""
        names = all_called(table, words)
        return await self._draw("card", table, lambda look: render.card(table.view(None), drawn, names, words, look))

    async def sheet(self, table: Table, words: Words) -> Picture | None:
        """The final sheet."""
        view = table.view(None)
        return await self._draw("score", table, lambda look: render.final(view, all_called(table, words), words, look))

    async def _theme(self, guild: int | None) -> str:
        if self._theme_of is None:
            return USUAL
        try:
            return await self._theme_of(guild)
        except Exception:
            log.exception("the look of a server's pictures could not be found out")
            return USUAL

    async def _warm_for(self, table: Table, words: Words) -> None:
        """Draw beforehand for the look of a table what was not yet, if anything is drawn beforehand."""
        if self._warmed:
            self._warm_look(await self._theme(table.guild), (table.rules.game,), words)

    async def chart(self, table: Table, entries: Sequence[Entry], words: Words) -> Picture | None:
        """What each seat had round by round; `entries` are all of the game."""

        def draw(look: str) -> render.Picture:
            course = render.course(moments(table, entries))
            return render.chart(table.view(None), course, all_called(table, words), words, look)

        return await self._draw("chart", table, draw)

    async def dice(self, table: Table, entries: Sequence[Entry], words: Words) -> Picture | None:
        """How often the dice showed each sum."""

        def draw(look: str) -> render.Picture:
            course = render.course(moments(table, entries))
            return render.dice(table.view(None), course, all_called(table, words), words, look)

        return await self._draw("dice", table, draw)

    async def luck(self, guild: int | None, counts: Sequence[int], words: Words) -> Picture | None:
        """How often somebody threw each sum of two dice, in all games."""
        throws = {total: count for total, count in zip(SUMS, counts, strict=True) if count}
        return await self._themed("luck", guild, lambda look: render.luck(throws, words, look))

    async def ratings(self, guild: int | None, curves: Mapping[str, Sequence[float]], words: Words) -> Picture | None:
        """Somebody's strength from game to game, by game: before the first, then after each."""
        titles = {game: words(f"game-{game}") for game in curves}
        return await self._themed("ratings", guild, lambda look: render.ratings(curves, titles, words, look))

    async def replay(
        self, table: Table, entries: Sequence[Entry], words: Words, most: int, progress: render.Progress
    ) -> tuple[Picture, Picture] | None:
        """The game as an animation of at most so many bytes, and its last frame; `progress` is called in a thread of its own."""
        look = await self._theme(table.guild)

        def draw() -> render.Replay:
            since = time.monotonic()
            limits = render.Limits(most, lambda: (time.monotonic() - since) / REPLAY_SECONDS)
            frames = render.chosen(table.rules, standing(entries))
            names = [label_name(name) for name in all_called(table, words)]
            return render.replay(
                moments(table, entries),
                names,
                words,
                frames,
                lambda event, view, called: line(event, called, words, view),
                limits,
                progress,
                look,
            )

        made = await self._made("replay", draw, self._replays)
        if made is None:
            return None
        number = next(self._count)
        poster = Picture(f"poster-{number}.png", made.poster.data, made.poster.description)
        return Picture(f"replay-{number}.webp", made.data, made.description), poster

    async def _draw(self, kind: str, at: Table | Lobby, draw: Callable[[str], render.Picture]) -> Picture | None:
        return await self._themed(kind, at.guild, draw)

    async def _themed(self, kind: str, guild: int | None, draw: Callable[[str], render.Picture]) -> Picture | None:
        theme = await self._theme(guild)
        drawn = await self._made(kind, lambda: draw(theme), self._pool)
        return None if drawn is None else Picture(f"{kind}-{next(self._count)}.png", drawn.data, drawn.description)

    async def _made(self, kind: str, draw: Callable[[], T], pool: ThreadPoolExecutor) -> T | None:
        """What `draw` makes in a thread; None where it can't, which is logged."""

        def timed() -> T:
            since = self._measures.start()
            made = draw()
            self._measures.drawn(kind, since)
            return made

        self._measures.queued(1)
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, timed)
        except RecordError as error:  # a game of other rules than today's, say
            self._measures.undrawn(kind)
            log.warning("the %s could not be drawn: %s", kind, error)
        except Exception:
            self._measures.undrawn(kind)
            log.exception("the %s could not be drawn", kind)
        finally:
            self._measures.queued(-1)
        return None


def _steps(games: Iterable[str], words: Words, theme: str) -> Iterator[None]:
    """The steps of these games; one that can't be drawn is logged, and the next game's follow."""
    for game in games:
        rules = rulesets.load(game)
        try:
            yield from render.warming(rules, words.for_rules(rules), theme)
        except Exception:
            log.exception("pictures of %s could not be drawn beforehand", game)
