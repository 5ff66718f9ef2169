"""The loopback Discord itself: one port for the API, the gateway and the CDN.

Owns the HTTP server's life and the wiring. A test talks to `world` (the people) and `troubles` (what goes wrong), and
at the end to `assert_clean`.
"""

from __future__ import annotations

from typing import Self

from aiohttp import web

from .dispatching import Dispatcher
from .gateway import Gateway
from .realm import Call, Fault, Realm
from .rest import PREFIX, Rest
from .settings import Settings
from .trouble import Kind, Order, Troubles, matches
from .world import World

TOKEN = "MTAw.loopback.token"
BODY_LIMIT = 64 * 1024 * 1024


class LoopbackDiscord:
    """A Discord on 127.0.0.1. Use as an async context manager."""

    def __init__(self, token: str = TOKEN, *, shards: int = 1) -> None:
        self.settings = Settings()
        self.realm = Realm(token)
        self.troubles = Troubles()
        self.gateway = Gateway(self.realm)
        self.gateway.shards = shards
        self.realm.emit = self.gateway.dispatch
        self.rest = Rest(self.realm, self.settings, self.gateway, self.troubles)
        self.dispatcher = Dispatcher(self.realm, self.troubles)
        self.world = World(self.realm, self.settings, self.dispatcher)
        self.port = 0
        self._runner: web.AppRunner | None = None

    @property
    def token(self) -> str:
        return self.realm.token

    @property
    def api_url(self) -> str:
        return f"http://127.0.0.1:{self.port}{PREFIX}"

    @property
    def gateway_url(self) -> str:
        return f"ws://127.0.0.1:{self.port}/gateway"

    @property
    def faults(self) -> list[Fault]:
        """What the bot did that it must never do."""
        return self.realm.faults

    @property
    def calls(self) -> list[Call]:
        return list(self.realm.calls)

    async def start(self) -> Self:
        app = web.Application(client_max_size=BODY_LIMIT)
        app.router.add_get("/gateway", self._open_gateway)
        app.router.add_get("/cdn/attachments/{channel}/{attachment}/{name}", self._serve_file)
        app.router.add_route("*", "/{tail:.*}", self.rest.serve)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.5)
        await self._runner.setup()
        # Port 0 the first time; a server that comes back takes its old port, so that the bot finds it again.
        site = web.TCPSite(self._runner, "127.0.0.1", self.port, reuse_address=True)
        await site.start()
        self.port = self._runner.addresses[0][1]
        self.realm.base_url = f"http://127.0.0.1:{self.port}"
        self.gateway.url = self.gateway_url
        return self

    async def stop(self) -> None:
        """Go off the air; `start` brings the same world back on the same port."""
        await self.dispatcher.shutdown()
        await self.gateway.shutdown()
        if self._runner is not None:
            await self._runner.cleanup()
            self._runner = None

    async def __aenter__(self) -> Self:
        return await self.start()

    async def __aexit__(self, *_: object) -> None:
        await self.stop()

    async def _open_gateway(self, request: web.Request) -> web.StreamResponse:
        return await self.gateway.serve(request)

    async def _serve_file(self, request: web.Request) -> web.Response:
        number = request.match_info["attachment"]
        found = self.realm.files.get(int(number)) if number.isdigit() else None
        expires = int(request.query.get("ex", "0"), 16)
        if found is None or expires < self.realm.clock.now():
            return web.Response(status=404, text="This content is no longer available.")
        return web.Response(body=found.data, headers={"Content-Type": found.content_type})

    def inject(self, route: str, kind: Kind, *, times: int | None = 1, skip: int = 0) -> Order:
        """Order trouble on a route, for example `inject("POST */callback", ServerError(500, after=True))`."""
        return self.troubles.order(route, kind, times, skip)

    def calls_to(self, route: str) -> list[Call]:
        """Every request to a route; the pattern is matched as in `inject`."""
        return [call for call in self.realm.calls if matches(route, call.route)]

    def advance(self, seconds: float) -> None:
        """Let virtual time pass on the server; the bot's own clock is not touched."""
        self.realm.clock.advance(seconds)

    def take_faults(self) -> list[Fault]:
        """Return the faults so far and forget them: for tests that provoke some."""
        taken = list(self.realm.faults)
        self.realm.faults.clear()
        return taken

    def assert_clean(self) -> None:
        """Fail with every fault there was."""
        faults = self.take_faults()
        if faults:
            raise AssertionError("the bot did what it must not:\n" + "\n".join(f"  {fault}" for fault in faults))
