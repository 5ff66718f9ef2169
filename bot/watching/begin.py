"""Whether anything is measured at all, and where it is shown: decided once, when the process starts.

Owns that choice. Nothing of the counting or of the page is loaded unless an address was given.
"""

from collections.abc import Callable
from contextlib import AbstractAsyncContextManager, nullcontext
from dataclasses import dataclass

from bot.watching.address import Address
from bot.watching.health import Health
from bot.watching.measures import Measures


@dataclass(frozen=True, slots=True)
class Watch:
    """What takes note of what happens, and a block within which that is shown.

    Attributes:
        measures: to be handed to whatever is measured.
        shown: shows the page while its block lasts; a `ConfigError` where the address can't be listened on.
    """

    measures: Measures
    shown: Callable[[Health], AbstractAsyncContextManager[None]]


def watched(at: Address | None) -> Watch:
    """What an address asks for; without one nothing is measured and nothing shown."""
    if at is None:
        return Watch(Measures(), lambda _: nullcontext())
    from bot.watching import page, prometheus  # noqa: PLC0415 - only where it is wanted

    counting = prometheus.Prometheus()
    return Watch(counting, lambda health: page.shown(at, counting, health))
