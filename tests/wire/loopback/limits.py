"""Rate limits as the API has them: buckets by route and channel, with their headers.

Owns the buckets. No route is limited unless a test says so; an exhausted bucket answers 429 with `Via`.
"""

from __future__ import annotations

import hashlib
import time
from dataclasses import dataclass


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
    """The limited routes and their buckets."""

    def __init__(self) -> None:
        self._rules: dict[str, tuple[int, float]] = {}
        self._buckets: dict[tuple[str, str], Bucket] = {}
        self.exceeded = 0

    def set(self, route: str, limit: int, window: float) -> None:
        """Allow `limit` requests of a route such as `POST /channels/{channel_id}/messages` every `window` seconds."""
        self._rules[route] = (limit, window)

    def spend(self, route: str, params: dict[str, str]) -> tuple[dict[str, str], float | None]:
        """Count a request; return its headers, and the seconds to wait if it is one too many."""
        if route not in self._rules:
            return {}, None
        limit, window = self._rules[route]
        major = next((params[name] for name in ("channel_id", "guild_id", "webhook_token") if name in params), "")
        now = time.monotonic()
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
        self.exceeded += 1
        return headers, bucket.ends - now
