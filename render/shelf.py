"""A cache that forgets what was used longest ago once it holds too much; safe to use from several threads."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import Lock
from typing import Generic, TypeVar

V = TypeVar("V")


class Shelf(Generic[V]):
    """Values by key, with a weight each and a limit for all of them together."""

    def __init__(self, limit: int) -> None:
        self._limit = limit
        self._held: OrderedDict[Hashable, tuple[V, int]] = OrderedDict()
        self._lock = Lock()
        self.weight = 0
        self.misses = 0

    def get(self, key: Hashable, make: Callable[[], tuple[V, int]]) -> V:
        """The value of that key; `make` gives it with its weight when it is not held. Two threads may both make it."""
        with self._lock:
            found = self._held.get(key)
            if found is not None:
                self._held.move_to_end(key)
                return found[0]
            self.misses += 1
        value, weight = make()
        with self._lock:
            if key not in self._held:
                self._held[key] = value, weight
                self.weight += weight
            while self.weight > self._limit and len(self._held) > 1:
                _, (_, gone) = self._held.popitem(last=False)
                self.weight -= gone
        return value

    def __len__(self) -> int:
        return len(self._held)
