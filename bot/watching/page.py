"""The page of a running bot: `/healthz` and `/metrics`, on the address that was asked for.

Owns the listening socket, the two answers, and the beat by which the event loop's lateness is measured.
"""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from math import nan
from typing import Final

from aiohttp import web

from bot.errors import ConfigError, StoreError
from bot.watching.address import Address
from bot.watching.health import Health
from bot.watching.prometheus import CONTENT_TYPE, Prometheus

log = logging.getLogger("banker.watching")

BEAT: Final = 0.5
"""Seconds between two looks at how late the event loop is."""


@asynccontextmanager
async def shown(at: Address, measures: Prometheus, health: Health) -> AsyncIterator[None]:
    """Show the page while the block lasts.

    Raises:
        ConfigError: the address can't be listened on.
    """
    app = web.Application()
    page = Page(measures, health)
    app.router.add_get("/healthz", page.healthz)
    app.router.add_get("/metrics", page.metrics)
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=1.0)
    await runner.setup()
    beating = asyncio.create_task(beat(measures), name="how late the loop is")
    try:
        try:
            await web.TCPSite(runner, at.host, at.port).start()
        except OSError as error:
            raise ConfigError("config-not-listened", at=at, why=error.strerror or error) from None
        log.info("health and metrics are shown at http://%s", at)
        yield
    finally:
        beating.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await beating
        await runner.cleanup()


async def beat(measures: Prometheus) -> None:
    """Measure, again and again, how late the event loop is."""
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + BEAT
        await asyncio.sleep(BEAT)
        measures.looped(loop.time() - due)


class Page:
    """The answers."""

    def __init__(self, measures: Prometheus, health: Health) -> None:
        self._measures = measures
        self._health = health

    async def healthz(self, request: web.Request) -> web.Response:
        """200 where the bot can serve, else 503 with the reasons, one a line."""
        del request
        wrong = await self._health.wrong()
        return web.Response(text="\n".join(wrong or ("ok",)) + "\n", status=503 if wrong else 200)

    async def metrics(self, request: web.Request) -> web.Response:
        """All metrics; the number of games is not a number where the database does not tell it."""
        del request
        games: dict[str, float] = {"lobby": nan, "running": nan}
        with contextlib.suppress(StoreError, TimeoutError):
            games |= await self._health.counted()
        gateway = self._health.gateway
        latency = nan if gateway is None else gateway.latency
        body = self._measures.text(games, connected=self._health.connected, latency=latency)
        return web.Response(body=body, headers={"Content-Type": CONTENT_TYPE})
