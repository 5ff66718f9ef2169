"""The real bot in a simulated server, with a page of its channel for each of four members: play without an account.

Owns the simulated server and the life of the page. The bot inside is the one that serves Discord, with its own database.
"""

import asyncio
import contextlib
import logging
import signal
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from importlib.resources import files
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

import simcord
from simcord._clock import Clock
from simcord.preview._server import PreviewServer

from bot import logs
from bot.app import Banker
from bot.i18n import catalog
from bot.store.db import MEMORY, Database
from bot.store.games import Games
from bot.table.service import Tables
from cogs._drawing import Drawing

MEMBERS: Final = ("Ann", "Ben", "Cleo", "Dan")
CHANNEL: Final = "game-night"
SERVER: Final = "Sandbox"
NAME: Final = "Banker"
SETTLE_SECONDS: Final = 30.0

Ready = Callable[[Any, Any], Awaitable[None]]


async def serve_sandbox(port: int = 8080, database: str | None = None, ready: Ready | None = None) -> int:
    """Serve the page until interrupted, or until the session is ended on the page.

    Args:
        port: the port on this machine; 0 for any free one.
        database: the file that keeps the games; None: they last as long as the sandbox.
        ready: called with the simulated server and the page once it can be opened.

    Returns:
        the exit code.

    Raises:
        StoreError: the database can't be used.
    """
    logs.set_up(logging.WARNING, logs.TEXT)
    opened = await Database.open(database or MEMORY)
    try:
        with TemporaryDirectory() as folder:
            _steady_pictures(Path(folder))
            await _run(opened, port, ready)
    finally:
        await opened.close()
    return 0


async def _run(opened: Database, port: int, ready: Ready | None) -> None:
    async with Drawing() as pictures:
        pictures.warm(catalog())
        bot = Banker(Tables(Games(opened)), pictures, shard_count=1)
        env = simcord.Env(bot, settle_timeout=SETTLE_SECONDS, check_errors=False)
        channel, people = _settled(env)  # before the bot comes: it would end games whose channel it can't find
        await env.start()
        try:
            with env.time_context():
                await _serve(env, channel, people, port, ready)
        finally:
            await env.shutdown()


def _settled(env: Any) -> tuple[Any, list[Any]]:
    """The server's channel and its members, with the same ids at each start, so that games are found again."""
    env.backend.bot_user.name = NAME
    guild = env.create_guild(SERVER)
    channel = guild.create_text_channel(CHANNEL)
    return channel, [guild.add_member(env.create_user(name.lower(), global_name=name)) for name in MEMBERS]


def _steady_pictures(folder: Path) -> None:
    """Let pictures keep their place while the page draws itself anew: else what stands below jumps, and open menus close."""
    styles = (Path(str(files("simcord.preview"))) / "static" / "preview.css").read_text(encoding="utf-8")
    own = folder / "preview.css"
    own.write_text(f"{styles}\n.component-gallery .gallery-image {{ aspect-ratio: auto 1 / 1; }}\n", encoding="utf-8")
    server: Any = PreviewServer  # its version is pinned: nothing public takes a style sheet
    server._STATIC_FILES = {**server._STATIC_FILES, "/preview.css": str(own)}  # noqa: SLF001
    server._STATIC_CONTENT_TYPES = {**server._STATIC_CONTENT_TYPES, str(own): "text/css"}  # noqa: SLF001


class _WallClock(Clock):
    """The simulated server's clock, showing the time of day: deadlines on the page are as long as they are."""

    def now(self) -> datetime:
        return datetime.now(UTC)


async def _serve(env: Any, channel: Any, people: list[Any], port: int, ready: Ready | None) -> None:
    env.backend.clock = _WallClock()  # from here on: what was made so far has the same ids each time
    async with env.preview(channel, viewers=people, layout="channel", port=port) as page:
        if ready is not None:
            await ready(env, page)
        await _until_closed(page)


async def _until_closed(page: Any) -> None:
    closed = asyncio.ensure_future(page.wait_closed())
    told = asyncio.Event()
    loop = asyncio.get_running_loop()
    for name in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(name, told.set)
    signalled = asyncio.ensure_future(told.wait())
    try:
        await asyncio.wait({closed, signalled}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for name in (signal.SIGTERM, signal.SIGINT):
            loop.remove_signal_handler(name)
        for task in (closed, signalled):
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
