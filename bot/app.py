"""The running bot: the Discord client, its wiring, and the life of the process.

Owns: intents and caches, where Discord is, who gets what, the sync of commands, and starting and stopping cleanly. What people see
is the business of `cogs`.
"""

import asyncio
import contextlib
import gc
import logging
import signal
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from math import nan
from typing import Any, Final

import aiohttp
import discord
import yarl
from discord import app_commands
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot import logs
from bot.config import Config
from bot.i18n import Words, catalog
from bot.store.db import Database
from bot.store.games import Games
from bot.table.service import Tables
from bot.watching import Measures
from bot.watching.begin import watched
from bot.watching.health import Health
from cogs import install
from cogs._desk import Pictures
from cogs._drawing import Drawing
from cogs._press import Router
from cogs._slash import Translator
from cogs._sync import sync_if_changed

log = logging.getLogger("banker.app")

IDENTIFY_SECONDS: Final = 5.0
STEADY_SECONDS: Final = 60.0
TRIES: Final = 5

FATAL: Final = {
    4004: "Discord does not know this token: copy it again from the developer portal",
    4010: "Discord refuses this shard",
    4011: "Discord asks for more shards: leave the number to it",
    4012: "Discord no longer speaks this version of the gateway: update the bot",
    4013: "Discord refuses the intents; only `guilds` is needed, so check the application's settings",
    4014: "Discord refuses the intents; only `guilds` is needed, so check the application's settings",
}
"""The gateway's close codes after which another try is no use."""

NETWORK: Final = (aiohttp.ClientError, OSError, TimeoutError, discord.DiscordException)
"""Faults of the way to Discord: told in one line, for the place in our code says nothing about them."""


class Banker(discord.AutoShardedClient):
    """The client. It keeps no messages and no members, and sees guilds and interactions only.

    Args:
        tables: the games.
        pictures: draws them.
        words: the catalog; None: the default one.
        on_login: called once Discord has accepted the token.
        measures: takes note of what happens; None: nothing does.
        options: passed on to the library.
    """

    def __init__(
        self,
        tables: Tables,
        pictures: Pictures,
        words: Words | None = None,
        on_login: Callable[[], None] | None = None,
        measures: Measures | None = None,
        **options: Any,
    ) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True),
            max_messages=None,
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            allowed_mentions=discord.AllowedMentions.none(),
            **options,
        )
        self.tree: app_commands.CommandTree[Banker] = app_commands.CommandTree(self, fallback_to_global=True)
        self._on_login = on_login
        self._identified: dict[int, float] = {}
        self._concurrency = 0
        self._going_on: asyncio.Task[None] | None = None
        self.cast = install(self, self.tree, tables, pictures, words or catalog(), measures or Measures())

    @property
    def router(self) -> Router:
        """Where presses and forms go."""
        return self.cast.desk.router

    @property
    def connected(self) -> bool:
        """Whether every shard's connection is open, and all servers are known."""
        shards = self.shards.values()
        return self.is_ready() and bool(shards) and not any(it.is_closed() for it in shards)

    @property
    def latency(self) -> float:
        """The longest round trip of a shard's heartbeat, in seconds; infinite or not a number before the first."""
        return max((it.latency for it in self.shards.values()), default=nan)

    async def setup_hook(self) -> None:
        """Called once after the login and before the gateway: nothing here may depend on `on_ready`, which can come again."""
        if self._on_login is not None:
            self._on_login()
        await self.tree.set_translator(Translator(self.cast.desk.speech))
        await sync_if_changed(self.tree)
        self._going_on = asyncio.create_task(self.cast.go_on(), name="go on with stand-ins")

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Presses and forms are found by their custom id alone, whatever the library knows of their message.

        Nothing is registered with the library: before it calls an item of its own it reads the whole message into objects.
        """
        self.cast.presence.saw(interaction.guild_id, interaction.user.id)
        if interaction.type in {discord.InteractionType.component, discord.InteractionType.modal_submit}:
            await self.router.pressed(interaction)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """A channel is gone, and the game in it."""
        await self.cast.places.channel_gone(channel.id)

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """A thread is gone, and the game in it."""
        await self.cast.places.channel_gone(payload.thread_id)

    async def on_guild_channel_update(self, before: object, after: discord.abc.GuildChannel) -> None:
        """A channel has changed: what the bot may do in it, too."""
        del before
        await self.cast.places.channel_back(after.id)

    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        """A thread has changed: where it is open again, its game goes on."""
        meta = payload.data["thread_metadata"]
        if not meta["archived"] and not meta.get("locked", False):
            await self.cast.places.channel_back(payload.thread_id)

    async def on_guild_role_update(self, before: object, after: discord.Role) -> None:
        """A role has changed: what the bot may do on its server, too."""
        del before
        await self.cast.places.guild_back(after.guild.id)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """The bot was removed from a server; an outage comes as another event."""
        await self.cast.places.guild_gone(guild.id)

    async def on_guild_available(self, guild: discord.Guild) -> None:
        """A server can be reached; the library tells so, too, of one that the bot was added to just after its start."""
        await self.cast.places.guild_back(guild.id)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """The bot was added to a server."""
        await self.cast.places.guild_back(guild.id)

    async def on_member_update(self, before: object, after: discord.Member) -> None:
        """The roles of a member have changed. Of others a bot without the members intent is not told."""
        del before
        if after == after.guild.me:
            await self.cast.places.guild_back(after.guild.id)

    async def on_raw_member_remove(self, payload: discord.RawMemberRemoveEvent) -> None:
        """Somebody left a server; told only where the members intent is on, else it is found out when they are called."""
        await self.cast.absences.left(payload.guild_id, payload.user.id)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait only as long as Discord asks: five seconds between shards of one bucket of `max_concurrency`."""
        del initial
        if not self._concurrency:
            self._concurrency = await self._max_concurrency()
        bucket = (shard_id or 0) % self._concurrency
        now = asyncio.get_running_loop().time()
        last = self._identified.get(bucket)
        if last is not None and now - last < IDENTIFY_SECONDS:
            await asyncio.sleep(IDENTIFY_SECONDS - (now - last))
        self._identified[bucket] = asyncio.get_running_loop().time()

    async def _max_concurrency(self) -> int:
        try:
            return max(1, (await self.fetch_session_start_limits()).max_concurrency)
        except (discord.DiscordException, aiohttp.ClientError, OSError):
            return 1

    async def close(self) -> None:
        """Stop; closing twice does nothing."""
        self.cast.stop()
        if self._going_on is not None:
            self._going_on.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._going_on
        await super().close()


def point_at(config: Config) -> None:
    """Let the library talk to the configured addresses instead of Discord's own."""
    if config.api_url:
        Route.BASE = config.api_url
    if config.gateway_url:
        DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(config.gateway_url)


@dataclass(frozen=True, slots=True)
class Process:
    """What the clients of one process have in common, one after the other."""

    config: Config
    tables: Tables
    stop: asyncio.Event
    measures: Measures
    health: Health


async def serve(config: Config) -> int:
    """Serve Discord until SIGTERM or SIGINT; everything that was opened is closed again.

    Returns:
        the exit code: 0 after a signal, 1 where Discord can't be served.

    Raises:
        StoreError: the database can't be used.
        ConfigError: health and metrics can't be shown where they are to be.
    """
    logs.set_up(config.level, config.log_format, (config.token,))
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # nobody is to hear us
    point_at(config)
    async with _opened(config) as process:
        loop = asyncio.get_running_loop()
        for name in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(name, process.stop.set)
        try:
            return await _with_restarts(process)
        finally:
            for name in (signal.SIGTERM, signal.SIGINT):
                loop.remove_signal_handler(name)


@asynccontextmanager
async def _opened(config: Config) -> AsyncIterator[Process]:
    """The database, open, and the page of health and metrics, shown where it was asked for."""
    watch = watched(config.metrics)
    database = await Database.open(config.db, watch.measures)
    try:
        games = Games(database)
        health = Health(games)
        async with watch.shown(health):
            yield Process(config, Tables(games), asyncio.Event(), watch.measures, health)
    finally:
        await database.close()


async def _with_restarts(process: Process) -> int:
    """Run clients one after the other: an exception while a gateway event is parsed ends one, never the bot."""
    loop = asyncio.get_running_loop()
    stop = process.stop
    tries = 0
    async with Drawing(process.measures) as pictures:
        while not stop.is_set():
            started = loop.time()
            fault = await _one_client(process, pictures)
            if fault is None:
                return 0
            final = _final(fault)
            tries = 1 if loop.time() - started > STEADY_SECONDS else tries + 1
            if final or tries > TRIES:
                log.error("%s", final or f"gave up after {TRIES} tries: {_briefly(fault)}")
                return 1
            _tell(fault, 2.0**tries)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(stop.wait(), 2.0**tries)
    return 0


async def _one_client(process: Process, pictures: Drawing) -> Exception | None:
    """Run one client until it ends by itself or is told to; the fault that ended it, or None."""
    stop = process.stop
    client = Banker(process.tables, pictures, on_login=lambda: pictures.warm(catalog()), measures=process.measures)
    process.health.gateway = client
    async with client:
        running = asyncio.create_task(client.start(process.config.token))
        told = asyncio.create_task(stop.wait())
        gc.freeze()
        await asyncio.wait({running, told}, return_when=asyncio.FIRST_COMPLETED)
        told.cancel()
        if stop.is_set():
            await client.close()
            running.cancel()
        try:
            await running
        except asyncio.CancelledError:
            return None
        except Exception as fault:  # noqa: BLE001 - the caller decides what it means
            return None if stop.is_set() else fault
    return None if stop.is_set() else ConnectionError("the connection to Discord was closed")


def _final(fault: Exception) -> str:
    """Why another try is no use, in plain words; empty where one may help."""
    match fault:
        case discord.LoginFailure():
            return FATAL[4004]
        case discord.PrivilegedIntentsRequired():
            return FATAL[4014]
        case discord.ConnectionClosed(code=code):
            return FATAL.get(code, "")
        case _:
            return ""


def _briefly(fault: Exception) -> str:
    return " ".join(str(fault).split()) or type(fault).__name__


def _tell(fault: Exception, wait: float) -> None:
    if isinstance(fault, NETWORK):
        log.warning("Discord can't be reached (%s); the next try is in %d s", _briefly(fault), wait)
    else:
        log.error("the client ended; the next try is in %d s", wait, exc_info=fault)
