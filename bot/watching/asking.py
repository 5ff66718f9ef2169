"""Asking a running bot how it is, from another process on the same machine."""

from http.client import HTTPConnection, HTTPException
from typing import Final

from bot.message import Message
from bot.watching.address import Address

PATIENCE: Final = 5.0
"""Seconds to wait for the answer."""


def ask(at: Address) -> tuple[bool, str | Message]:
    """Whether the bot at this address says that it can serve, and its words, or why there are none."""
    connection = HTTPConnection(at.near, at.port, timeout=PATIENCE)
    try:
        connection.request("GET", "/healthz")
        answer = connection.getresponse()
        return answer.status == 200, answer.read(4096).decode("utf-8", "replace").strip()
    except (OSError, HTTPException) as error:
        return False, Message("cli-health-no-answer", at=at, why=str(error) or type(error).__name__)
    finally:
        connection.close()
