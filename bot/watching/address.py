"""Where the page of a running bot is: a host of this machine and a port.

Owns how it is written, which hosts count as this machine's own, and how somebody on this machine gets there.
"""

import re
from dataclasses import dataclass
from ipaddress import ip_address
from typing import Final

from bot.errors import ConfigError

_SHAPE: Final = re.compile(r"(?:\[(?P<six>[0-9A-Fa-f:.]+)\]|(?P<host>[A-Za-z0-9.-]+)):(?P<port>[0-9]{1,5})")


@dataclass(frozen=True, slots=True)
class Address:
    """A host, by its number or as `localhost`, and a port."""

    host: str
    port: int

    def __str__(self) -> str:
        return f"[{self.host}]:{self.port}" if ":" in self.host else f"{self.host}:{self.port}"

    @property
    def is_own(self) -> bool:
        """Whether only this machine gets there."""
        return self.host == "localhost" or ip_address(self.host).is_loopback

    @property
    def near(self) -> str:
        """The host by which this machine itself gets there."""
        if self.host == "localhost" or not ip_address(self.host).is_unspecified:
            return self.host
        return "::1" if ":" in self.host else "127.0.0.1"


def parse(text: str) -> Address | None:
    """The address that a text like `127.0.0.1:9464` or `[::1]:9464` stands for, or None."""
    found = _SHAPE.fullmatch(text)
    if found is None or not 0 < int(found["port"]) < 65536:
        return None
    host = (found["six"] or found["host"]).lower()
    try:
        return Address(host if host == "localhost" else str(ip_address(host)), int(found["port"]))
    except ValueError:
        return None


def read(text: str, *, anywhere: bool) -> Address:
    """The address of the page.

    Args:
        text: as it was set.
        anywhere: whether other machines are meant to get there.

    Raises:
        ConfigError: it is no address, or not one of this machine's own.
    """
    found = parse(text)
    if found is None:
        raise ConfigError("config-no-address")
    if not found.is_own and not anywhere:
        raise ConfigError("config-anywhere", host=found.host)
    return found
