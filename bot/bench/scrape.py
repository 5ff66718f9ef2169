"""What the bot says of itself while it is measured: its page of metrics, read as sums and quantiles."""

import socket
from collections.abc import Mapping
from typing import Final

import aiohttp
from msgspec import Struct
from prometheus_client.parser import text_string_to_metric_families

HOST: Final = "127.0.0.1"
WITHIN: Final = aiohttp.ClientTimeout(total=20.0)

Labels = tuple[tuple[str, str], ...]


def free_port() -> int:
    """A port that nobody listens on just now."""
    with socket.socket() as held:
        held.bind((HOST, 0))
        port: int = held.getsockname()[1]
        return port


class Page(Struct, frozen=True):
    """The samples of one reading, by name and labels, all counted from the start of the process."""

    samples: Mapping[tuple[str, Labels], float]

    @classmethod
    async def read(cls, port: int) -> "Page":
        """Read the page; fails where nothing answers there."""
        async with (
            aiohttp.ClientSession(timeout=WITHIN) as session,
            session.get(f"http://{HOST}:{port}/metrics") as got,
        ):
            got.raise_for_status()
            families = text_string_to_metric_families(await got.text())
            return cls(
                {(it.name, tuple(sorted(it.labels.items()))): it.value for one in families for it in one.samples}
            )

    def since(self, before: "Page") -> "Page":
        """What has been added since another reading."""
        return Page({key: value - before.samples.get(key, 0.0) for key, value in self.samples.items()})

    def by(self, name: str, label: str) -> dict[str, int]:
        """The sums of a counter by one of its labels, where there are any."""
        found: dict[str, int] = {}
        for (of, labels), value in self.samples.items():
            if of == name and value:
                key = dict(labels).get(label, "")
                found[key] = found.get(key, 0) + round(value)
        return found

    def total(self, name: str) -> float:
        """The sum of a metric over all its labels."""
        return sum(value for (of, _), value in self.samples.items() if of == name)

    def quantile(self, name: str, share: float) -> float | None:
        """The upper end of the bucket that this share of a histogram lies below; None where nothing was counted."""
        counts: dict[float, float] = {}
        for (of, labels), value in self.samples.items():
            if of == f"{name}_bucket":
                end = float(dict(labels)["le"])
                counts[end] = counts.get(end, 0.0) + value
        whole = counts.get(float("inf"), 0.0)
        return min((end for end, count in counts.items() if count >= share * whole), default=None) if whole else None
