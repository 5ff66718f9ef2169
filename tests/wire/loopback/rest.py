"""The REST front: every HTTP request passes here.

Owns the order of things: find the route, check the token, carry out ordered trouble, read the body, ask the API
description, call the handler, write the answer or the error. Handlers know none of this.
"""

from __future__ import annotations

import asyncio
import json
import time
from typing import TYPE_CHECKING, Any

from aiohttp import web

from . import routes_account, routes_channels, routes_commands, routes_interactions, routes_webhooks
from .asking import Asked, Route, find_route
from .connection import cut
from .incoming import Body, read_body
from .limits import Limits
from .openapi import Description
from .realm import Call, Realm
from .refusal import RefusedError, unauthorized
from .trouble import ApiError, Delay, Kind, RateLimited, Reset, ServerError, Troubles

if TYPE_CHECKING:
    from .gateway import Gateway
    from .settings import Settings

PREFIX = "/api/v10"
TABLES = (routes_account, routes_channels, routes_commands, routes_interactions, routes_webhooks)


class CutError(Exception):
    """The connection was cut on order: there is nobody to answer."""


class Rest:
    """Serves the API."""

    def __init__(self, realm: Realm, settings: Settings, gateway: Gateway, troubles: Troubles) -> None:
        self.realm = realm
        self.settings = settings
        self.gateway = gateway
        self.troubles = troubles
        self.limits = Limits()
        self._description: Description | None = None
        self._description_sought = False

    async def serve(self, request: web.Request) -> web.StreamResponse:
        call = Call(request.method, "?", request.path, time.monotonic(), query=dict(request.query))
        self.realm.calls.append(call)
        headers: dict[str, str] = {}
        try:
            status, data = await self._answer(request, call, headers)
        except RefusedError as refused:
            self._note(call, refused)
            status, data = refused.status, refused.body()
            call.code = refused.code
        except CutError:
            cut(request)
            status, data = 500, None
        except ConnectionResetError:
            # The bot was killed in the middle of its request.
            raise
        except Exception as error:
            # A bug of the server must not look like trouble with the bot.
            self.realm.blame(call.route, f"the loopback server failed: {error!r}")
            raise
        call.status = status
        self.realm.bell.ring()
        return _respond(status, data, headers)

    def _note(self, call: Call, refused: RefusedError) -> None:
        self.realm.refusals.append((call, refused))
        if refused.mistake:
            self.realm.blame(f"{call.method} {call.path if call.template == '?' else call.template}", str(refused))

    async def _answer(self, request: web.Request, call: Call, headers: dict[str, str]) -> tuple[int, Any]:
        found = (
            find_route(request.method, request.path.removeprefix(PREFIX)) if request.path.startswith(PREFIX) else None
        )
        if found is None:
            raise RefusedError(0)
        one, call.params = found
        call.template = one.template
        self._check_token(request, one)
        limit_headers, refused = self.limits.spend(call.route, call.params)
        headers |= limit_headers
        if refused is not None:
            return _limited(refused, headers)
        troubles = self.troubles.take(call.route)
        if (spoiled := await self._before(troubles, call, headers)) is not None:
            return spoiled
        body = await read_body(request)
        call.body, call.files = body.data, list(body.names.values())
        reply = self._handle(one, call, body)
        return await self._after(troubles, call) or reply

    def _check_token(self, request: web.Request, one: Route) -> None:
        given = request.headers.get("Authorization")
        if one.open_ and given is None:
            return
        if given != f"Bot {self.realm.token}":
            raise unauthorized()

    def _handle(self, one: Route, call: Call, body: Body) -> tuple[int, Any]:
        asked = Asked(self.realm, self.settings, self.gateway, call, call.params, call.query, body)
        if one.has_body and body.data is None:
            raise RefusedError(50109)
        if problems := self._second_opinion(one, body):
            raise RefusedError(50035, problems=problems)
        return one.handler(asked)

    def _second_opinion(self, one: Route, body: Body) -> list[Any]:
        description = self._find_description()
        if description is None or not one.has_body:
            return []
        return description.check(one.method, one.template, body.data)

    def _find_description(self) -> Description | None:
        if not self.settings.use_description:
            return None
        if not self._description_sought:
            self._description_sought = True
            self._description = Description.find()
        return self._description

    async def _before(self, troubles: list[Kind], call: Call, headers: dict[str, str]) -> tuple[int, Any] | None:
        for trouble in troubles:
            call.injected = repr(trouble)
            self._disturb(call)
            match trouble:
                case Delay(seconds, after=False):
                    await asyncio.sleep(seconds)
                case Reset(after=False):
                    raise CutError
                case ServerError(status, after=False):
                    return status, {"message": f"{status}: Server Error", "code": 0}
                case RateLimited():
                    return _limited(trouble, headers)
                case ApiError(code, status):
                    raise RefusedError(code, status=status, mistake=False)
                case _:
                    pass
        return None

    async def _after(self, troubles: list[Kind], call: Call) -> tuple[int, Any] | None:
        for trouble in troubles:
            match trouble:
                case Delay(seconds, after=True):
                    await asyncio.sleep(seconds)
                case Reset(after=True):
                    raise CutError
                case ServerError(status, after=True):
                    return status, {"message": f"{status}: Server Error", "code": 0}
                case _:
                    pass
        return None

    def _disturb(self, call: Call) -> None:
        """What a bot does after trouble with an interaction, a second answer say, is not held against it."""
        if "interaction_id" in call.params and (
            interaction := self.realm.interactions.get(int(call.params["interaction_id"]))
        ):
            interaction.disturbed = True
        if interaction := self.realm.tokens.get(call.params.get("webhook_token", "")):
            interaction.disturbed = True


def _limited(trouble: RateLimited, headers: dict[str, str]) -> tuple[int, Any]:
    if not trouble.via:
        return 429, "error code: 1015"
    headers |= {
        "Via": "1.1 loopback",
        "Retry-After": str(max(1, round(trouble.retry_after))),
        "X-RateLimit-Scope": "global" if trouble.everywhere else "user",
    }
    if trouble.everywhere:
        headers["X-RateLimit-Global"] = "true"
    return 429, {
        "message": "You are being rate limited.",
        "retry_after": round(trouble.retry_after, 3),
        "global": trouble.everywhere,
    }


def _respond(status: int, data: Any, headers: dict[str, str]) -> web.Response:
    if data is None:
        return web.Response(status=status, headers=headers)
    if isinstance(data, str):
        return web.Response(status=status, text=data, content_type="text/html", headers=headers)
    # The library reads JSON only under this exact header, without a charset.
    answer = web.Response(status=status, body=json.dumps(data).encode(), headers=headers)
    answer.headers["Content-Type"] = "application/json"
    return answer
