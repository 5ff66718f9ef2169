"""The loopback Discord of the project's tests, for what is measured over real sockets."""

import asyncio
import sys
from importlib import import_module
from pathlib import Path
from typing import Any, Final

import bot

BUSY: Final = 0.05
"""Seconds of CPU in one second above which a process is not yet idle: after a start, pictures are prepared for a while."""


def loopback() -> Any:
    """The package, or None for an installation without the tests."""
    folder = Path(bot.__file__).resolve().parents[1] / "tests" / "wire"
    if not (folder / "loopback" / "__init__.py").is_file():
        return None
    sys.path.insert(0, str(folder))
    try:
        return import_module("loopback")
    finally:
        sys.path.remove(str(folder))


async def settled(process: Any) -> None:
    """Wait until the process has done what it does after a start."""
    before = -1.0
    while process.cpu_seconds() - before > BUSY:
        before = process.cpu_seconds()
        await asyncio.sleep(1.0)
