"""What is measured, as Prometheus reads it.

Owns the metrics' names, their buckets, and the bound on their labels: whatever a fault in our code may hand over, a metric has so
many series at most.
"""

from collections.abc import Mapping
from time import perf_counter
from typing import Final, Protocol, TypeVar

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST

from bot.watching.measures import Measures

CONTENT_TYPE: Final = CONTENT_TYPE_LATEST

MOST: Final = 256
"""So many different labels a metric has at most; further ones count as `other`."""

OTHER: Final = "other"

PRESS: Final = (0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 3, 5, 10)
PICTURE: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2)
COMMIT: Final = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.05, 0.2, 1, 5)
LAG: Final = (0.001, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 1, 5)
CLOCK: Final = (0.1, 0.5, 1, 5, 15, 60, 300, 3600)


class _Labelled(Protocol):
    def labels(self, *labels: str) -> "_Labelled":
        """The series with these labels."""


Kind = TypeVar("Kind", bound=_Labelled)


class Series(dict[tuple[str, ...], Kind]):
    """The series of one metric by their labels, each looked up once, `MOST` of them and one for the rest."""

    def __init__(self, metric: Kind, labels: int) -> None:
        self._metric = metric
        self._rest = (OTHER,) * labels

    def __missing__(self, labels: tuple[str, ...]) -> Kind:
        if len(self) >= MOST and labels != self._rest:
            return self[self._rest]
        made: Kind = self._metric.labels(*labels)  # type: ignore[assignment]  # the library's own type says Self
        self[labels] = made
        return made


class Prometheus(Measures):
    """Counts in a registry of its own."""

    __slots__ = (
        "_clock", "_commits", "_connected", "_draw", "_faults", "_games", "_latency", "_loop", "_presses",
        "_queue", "_refusals", "_registry", "_sent", "_store", "_taken", "_undrawn",
    )  # fmt: skip

    def __init__(self) -> None:
        own = self._registry = CollectorRegistry()
        ProcessCollector(registry=own)

        def counter(name: str, words: str, *labels: str) -> Counter:
            return Counter(f"banker_{name}", words, labels, registry=own)

        def gauge(name: str, words: str, *labels: str) -> Gauge:
            return Gauge(f"banker_{name}", words, labels, registry=own)

        def times(name: str, words: str, buckets: tuple[float, ...], *labels: str) -> Histogram:
            return Histogram(f"banker_{name}_seconds", words, labels, registry=own, buckets=buckets)

        self._presses = Series(counter("interactions", "Presses, forms and commands.", "kind", "what"), 2)
        self._taken = Series(times("interaction", "From arrival until all was shown.", PRESS, "kind"), 1)
        self._refusals = Series(counter("refusals", "Refusals by code.", "code"), 1)
        self._faults = counter("faults", "Unexpected errors that users were told an id of.")
        self._sent = Series(counter("requests", "Requests that show something, by outcome.", "what", "outcome"), 2)
        self._queue = gauge("pictures_waiting", "Pictures that wait or are being drawn.")
        self._draw = Series(times("picture", "Drawing and encoding one picture.", PICTURE, "kind"), 1)
        self._undrawn = Series(counter("pictures_failed", "Pictures that could not be drawn.", "kind"), 1)
        self._clock = times("clock_lag", "How late a game was looked at that was due.", CLOCK)
        self._commits = times("commit", "One transaction, waiting for its turn not counted.", COMMIT)
        self._store = Series(counter("database_errors", "Failed statements by kind of fault.", "fault"), 1)
        self._loop = times("loop_lag", "How late the event loop came to something.", LAG)
        self._games = gauge("games", "Lobbies and running games.", "status")
        self._connected = gauge("gateway_connected", "1 while all shards are connected.")
        self._latency = gauge("gateway_latency_seconds", "The heartbeat's round trip.")

    def text(self, games: Mapping[str, float], *, connected: bool, latency: float) -> bytes:
        """All metrics as Prometheus reads them.

        Args:
            games: how many there are, by status.
            connected: whether the gateway is.
            latency: of its heartbeat, in seconds.
        """
        for status, count in games.items():
            self._games.labels(status).set(count)
        self._connected.set(connected)
        self._latency.set(latency)
        return generate_latest(self._registry)

    def start(self) -> float:
        """Seconds of a clock that never goes back."""
        return perf_counter()

    def pressed(self, kind: str, what: str, since: float) -> None:
        """Count it, and the time it took."""
        self._presses[kind, what].inc()
        self._taken[kind,].observe(perf_counter() - since)

    def refused(self, code: str) -> None:
        """Count it by its code."""
        self._refusals[code,].inc()

    def faulted(self) -> None:
        """Count it."""
        self._faults.inc()

    def sent(self, what: str, outcome: str) -> None:
        """Count it by what was to be done and what came of it."""
        self._sent[what, outcome].inc()

    def queued(self, change: int) -> None:
        """Change the length of the queue."""
        self._queue.inc(change)

    def drawn(self, kind: str, since: float) -> None:
        """Note how long it took."""
        self._draw[kind,].observe(perf_counter() - since)

    def undrawn(self, kind: str) -> None:
        """Count it by kind."""
        self._undrawn[kind,].inc()

    def looked(self, lag: float) -> None:
        """Note how late it was."""
        self._clock.observe(max(0.0, lag))

    def committed(self, since: float) -> None:
        """Note how long it took."""
        self._commits.observe(perf_counter() - since)

    def store_failed(self, fault: str) -> None:
        """Count it by kind of fault."""
        self._store[fault,].inc()

    def looped(self, lag: float) -> None:
        """Note how late it was."""
        self._loop.observe(max(0.0, lag))
