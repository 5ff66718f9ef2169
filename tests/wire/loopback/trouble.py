"""Trouble that tests order: what goes wrong, on which route, how often.

Owns the kinds of trouble and the choosing of the next one for a request. The REST front carries them out.
"""

from __future__ import annotations

import fnmatch
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class RateLimited:
    """A 429. Without `via` it looks like a ban by the proxy in front of the API, and the library does not wait."""

    retry_after: float = 0.2
    via: bool = True
    everywhere: bool = False


@dataclass(frozen=True, slots=True)
class ServerError:
    """A 5xx, before the request has had its effect or after."""

    status: int = 500
    after: bool = False


@dataclass(frozen=True, slots=True)
class Reset:
    """The connection is cut, before the effect or after."""

    after: bool = False


@dataclass(frozen=True, slots=True)
class Delay:
    """The request waits, before its effect or with its answer."""

    seconds: float
    after: bool = False


@dataclass(frozen=True, slots=True)
class ApiError:
    """The API refuses with a code such as 10008, 30046, 50001, 50007, 50013, 50027 or 50083."""

    code: int
    status: int | None = None


Kind = RateLimited | ServerError | Reset | Delay | ApiError


def matches(pattern: str, route: str) -> bool:
    """Match `METHOD /template` with shell wildcards; braces belong to the template's name."""
    return fnmatch.fnmatchcase(route, pattern)


@dataclass(eq=False)
class Order:
    """One order of trouble; `left` is None for as long as it stands."""

    pattern: str
    kind: Kind
    left: int | None
    skip: int = 0
    hits: int = 0


@dataclass(eq=False)
class Deliveries:
    """What happens to the next interactions on their way to the bot."""

    lose: int = 0
    duplicate: int = 0
    swap: int = 0
    delays: list[float] = field(default_factory=list)


class Troubles:
    """All standing orders."""

    def __init__(self) -> None:
        self.orders: list[Order] = []
        self.deliveries = Deliveries()

    def order(self, pattern: str, kind: Kind, times: int | None = 1, skip: int = 0) -> Order:
        order = Order(pattern, kind, times, skip)
        self.orders.append(order)
        return order

    def take(self, route: str) -> list[Kind]:
        """Everything that is to happen to one request: any delays, and one other trouble at most."""
        taken: list[Kind] = []
        for order in list(self.orders):
            if not matches(order.pattern, route):
                continue
            if not isinstance(order.kind, Delay) and any(not isinstance(kind, Delay) for kind in taken):
                continue
            if order.skip > 0:
                order.skip -= 1
                continue
            order.hits += 1
            taken.append(order.kind)
            if order.left is not None:
                order.left -= 1
                if order.left == 0:
                    self.orders.remove(order)
        return taken

    def clear(self) -> None:
        self.orders.clear()
        self.deliveries = Deliveries()
