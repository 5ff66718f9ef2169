"""Things side by side on a line, as near to where they belong as goes without covering each other. Pure geometry."""

from collections.abc import Sequence
from typing import Final

_ROUNDS: Final = 80


def spread(wishes: Sequence[float], pitch: float, low: float, high: float) -> list[float]:
    """A place for each wish, in the order given: `pitch` apart at least, between `low` and `high`.

    Where there is no room for that, they stand closer, evenly.
    """
    count = len(wishes)
    if not count:
        return []
    pitch = min(pitch, (high - low) / max(1, count - 1))
    order = sorted(range(count), key=lambda at: wishes[at])
    places = [min(max(wishes[at], low), high) for at in order]
    for _ in range(_ROUNDS):
        for k in range(count - 1):
            over = pitch - (places[k + 1] - places[k])
            if over > 0:
                places[k] -= over / 2
                places[k + 1] += over / 2
        places = [min(max(place, low + k * pitch), high - (count - 1 - k) * pitch) for k, place in enumerate(places)]
    out = [0.0] * count
    for at, place in zip(order, places, strict=True):
        out[at] = place
    return out
