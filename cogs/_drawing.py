"""Pictures for messages: drawn by `render` in a thread of their own, and named.

Owns: the thread, the names, and the fallback: a picture that can't be drawn is logged and left out, and the message tells the
game in words. What pictures look like is the business of `render`.
"""

import asyncio
import contextlib
import itertools
import logging
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Final, Self, TypeVar

import render
from bot import rulesets
from bot.engine.state import BuilderState, Offer
from bot.errors import RecordError
from bot.i18n import Words
from bot.names import label_name
from bot.table.drawn import Drawn
from bot.table.history import moments
from bot.table.model import Entry, Lobby, Table
from bot.table.narrate import line
from bot.watching import Measures
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
        self._warmed = False
        self._count = itertools.count(1)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *exc: object) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)
        self._replays.shutdown(wait=False, cancel_futures=True)

    def warm(self, words: Words) -> None:
        """Begin to draw what all pictures have in common, once, a little at a time: a picture that is wanted waits for one step."""
        if self._warmed:
            return
        self._warmed = True
        self._warm_on(_steps(words))

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
        return await self._draw("cover", lambda: render.cover(rules, _names(lobby), words, tokens))

    async def board(self, table: Table, words: Words) -> Picture | None:
        """The board as everybody sees it."""
        return await self._draw("board", lambda: render.board(table.view(None), _names(table), words))

    async def island(self, table: Table, words: Words, legal: tuple[str, ...] = ()) -> Picture | None:
        """The island, with the places where one may build."""
        if not isinstance(table.state.own, BuilderState):
            return None
        return await self._draw("island", lambda: render.island(table.view(None), _names(table), words, legal))

    async def hand(self, table: Table, seat: int, words: Words) -> Picture | None:
        """What a seat holds."""
        return await self._draw("hand", lambda: render.hand(table.view(seat), seat, _names(table), words))

    async def auction(self, table: Table, words: Words) -> Picture | None:
        """The deed that is up for auction."""
        return await self._draw("auction", lambda: render.auction(table.view(None), _names(table), words))

    async def trade(self, table: Table, offer: Offer, words: Words) -> Picture | None:
        """Both sides of a trade on offer."""
        return await self._draw("trade", lambda: render.trade(table.view(None), offer, _names(table), words))

    async def card(self, table: Table, drawn: Drawn, words: Words) -> Picture | None:
        """A card that has just come up."""
        return await self._draw("card", lambda: render.card(table.view(None), drawn, _names(table), words))

    async def sheet(self, table: Table, words: Words) -> Picture | None:
        """The final sheet."""
        view = table.view(None)
        return await self._draw("score", lambda: render.final(view, _names(table), words))

    async def chart(self, table: Table, entries: Sequence[Entry], words: Words) -> Picture | None:
        """What each seat had round by round; `entries` are all of the game."""

        def draw() -> render.Picture:
            course = render.course(moments(table, entries))
            return render.chart(table.view(None), course, _names(table), words)

        return await self._draw("chart", draw)

    async def dice(self, table: Table, entries: Sequence[Entry], words: Words) -> Picture | None:
        """How often the dice showed each sum."""

        def draw() -> render.Picture:
            course = render.course(moments(table, entries))
            return render.dice(table.view(None), course, _names(table), words)

        return await self._draw("dice", draw)

    async def replay(
        self, table: Table, entries: Sequence[Entry], words: Words, most: int, progress: render.Progress
    ) -> tuple[Picture, Picture] | None:
        """The game as an animation of at most so many bytes, and its last frame; `progress` is called in a thread of its own."""

        def draw() -> render.Replay:
            since = time.monotonic()
            limits = render.Limits(most, lambda: (time.monotonic() - since) / REPLAY_SECONDS)
            frames = render.chosen(table.rules, entries)
            names = [label_name(name) for name in _names(table)]
            return render.replay(
                moments(table, entries),
                names,
                words,
                frames,
                lambda event, view, called: line(event, called, words, view),
                limits,
                progress,
            )

        made = await self._made("replay", draw, self._replays)
        if made is None:
            return None
        number = next(self._count)
        poster = Picture(f"poster-{number}.png", made.poster.data, made.poster.description)
        return Picture(f"replay-{number}.webp", made.data, made.description), poster

    async def _draw(self, kind: str, draw: Callable[[], render.Picture]) -> Picture | None:
        drawn = await self._made(kind, draw, self._pool)
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


def _steps(words: Words) -> Iterator[None]:
    """The steps of all games; one that can't be drawn is logged, and the next game's follow."""
    for game in rulesets.games():
        rules = rulesets.load(game)
        try:
            yield from render.warming(rules, words.for_rules(rules))
        except Exception:
            log.exception("pictures of %s could not be drawn beforehand", game)


def _names(it: Table | Lobby) -> list[str]:
    """The seats' names, raw: pictures clean them by themselves."""
    return [member.name for member in it.members]
