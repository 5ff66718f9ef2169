"""Rate limits as the API has them: buckets by route and channel, with their headers, and one for everything.

Owns the buckets. Nothing is limited unless a test says so; an exhausted bucket answers 429 with `Via`.
"""

from __future__ import annotations

import hashlib
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass

from .trouble import RateLimited

EXEMPT = ("/interactions/", "/webhooks/")
"""Answers to interactions count for no limit but their own routes'."""

DISCORD = {
    "POST /channels/{channel_id}/messages": (5, 5.0),
    "PATCH /channels/{channel_id}/messages/{message_id}": (5, 5.0),
    "GET /channels/{channel_id}/messages/{message_id}": (5, 5.0),
    "POST /users/@me/channels": (10, 10.0),
}
"""About what Discord itself allows: so many requests in so many seconds, a channel."""

EVERYTHING = (50, 1.0)


@dataclass(slots=True)
class Bucket:
    limit: int
    window: float
    left: int
    ends: float

    def spend(self, now: float) -> bool:
        if now >= self.ends:
            self.left, self.ends = self.limit, now + self.window
        if self.left == 0:
            return False
        self.left -= 1
        return True


class Limits:
    """The limited routes and their buckets.

    Attributes:
        now: the time that the windows are measured by.
        exceeded: how many requests of each route were refused.
    """

    def __init__(self) -> None:
        self.now: Callable[[], float] = time.monotonic
        self.exceeded: Counter[str] = Counter()
        self._rules: dict[str, tuple[int, float]] = {}
        self._buckets: dict[tuple[str, str], Bucket] = {}
        self._everything: Bucket | None = None

    def set(self, route: str, limit: int, window: float) -> None:
        """Allow `limit` requests of a route such as `POST /channels/{channel_id}/messages` every `window` seconds."""
        self._rules[route] = (limit, window)

    def like_discord(self) -> None:
        """Limit the busy routes, and all requests together but those that answer interactions."""
        self._rules |= DISCORD
        limit, window = EVERYTHING
        self._everything = Bucket(limit, window, limit, 0.0)

    def spend(self, route: str, params: dict[str, str]) -> tuple[dict[str, str], RateLimited | None]:
        """Count a request; return its headers, and the refusal if it is one too many."""
        now = self.now()
        everything = self._everything
        exempt = route.partition(" ")[2].startswith(EXEMPT)
        if everything is not None and not exempt and not everything.spend(now):
            self.exceeded["everything"] += 1
            return {}, RateLimited(everything.ends - now, everywhere=True)
        if route not in self._rules:
            return {}, None
        limit, window = self._rules[route]
        major = next((params[name] for name in ("channel_id", "guild_id", "webhook_token") if name in params), "")
        bucket = self._buckets.setdefault((route, major), Bucket(limit, window, limit, now + window))
        allowed = bucket.spend(now)
        headers = {
            "X-RateLimit-Limit": str(limit),
            "X-RateLimit-Remaining": str(bucket.left),
            "X-RateLimit-Reset": f"{time.time() + bucket.ends - now:.3f}",
            "X-RateLimit-Reset-After": f"{bucket.ends - now:.3f}",
            "X-RateLimit-Bucket": hashlib.sha256(route.encode()).hexdigest()[:32],
        }
        if allowed:
            return headers, None
        self.exceeded[route] += 1
        return headers, RateLimited(bucket.ends - now)
