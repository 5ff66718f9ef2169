"""The bot as a process of its own: started, killed, stopped and looked into.

Owns one child process at a time with its environment and its log. Waiting is done by watching the server and the
child together, so that a bot that dies at once is told from one that is slow.
"""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Self

from .server import LoopbackDiscord

ROOT = Path(__file__).resolve().parents[3]
COMMAND = (sys.executable, "-m", "bot", "run")
LOOK_EVERY = 0.02


class BotDiedError(AssertionError):
    """The process ended while something was awaited of it; the message holds its last words."""


class BotProcess:
    """Starts the bot against a loopback server; use as an async context manager, or call `start` and `close`."""

    def __init__(
        self,
        server: LoopbackDiscord,
        database: Path,
        *,
        command: Sequence[str] = COMMAND,
        env: dict[str, str] | None = None,
        log_level: str = "INFO",
        patience: float = 90.0,
        cwd: Path = ROOT,
    ) -> None:
        self.server = server
        self.command = list(command)
        self.cwd = cwd
        self.patience = patience
        self.env = {
            **os.environ,
            "PYTHONUNBUFFERED": "1",
            "PYTHONFAULTHANDLER": "1",
            "DISCORD_TOKEN": server.token,
            "BANKER_DB": str(database),
            "BANKER_API_URL": server.api_url,
            "BANKER_GATEWAY_URL": server.gateway_url,
            "BANKER_LOG": log_level,
            **(env or {}),
        }
        # The bot takes its token from one place; whoever runs the tests may have named the other.
        self.env.pop("DISCORD_TOKEN_FILE", None)
        self.starts = 0
        # A file and not a pipe: it never fills up, and it is whole after a SIGKILL.
        self._log = tempfile.TemporaryFile("w+b")  # noqa: SIM115 - closed in close()
        self._child: subprocess.Popen[bytes] | None = None
        self._groups: set[int] = set()

    @property
    def pid(self) -> int:
        return self._running().pid

    @property
    def alive(self) -> bool:
        return self._child is not None and self._child.poll() is None

    @property
    def output(self) -> str:
        """Everything that all starts so far wrote to stdout and stderr."""
        return os.pread(self._log.fileno(), 1 << 26, 0).decode(errors="replace")

    @property
    def last_words(self) -> str:
        return "\n".join(self.output.splitlines()[-40:])

    def memory(self) -> float:
        """Resident memory in MiB."""
        return self._status("VmRSS")

    def peak_memory(self) -> float:
        """The most resident memory so far, in MiB."""
        return self._status("VmHWM")

    def cpu_seconds(self) -> float:
        fields = Path(f"/proc/{self.pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def _status(self, name: str) -> float:
        lines = Path(f"/proc/{self.pid}/status").read_text(encoding="ascii").splitlines()
        return next(int(line.split()[1]) / 1024 for line in lines if line.startswith(name + ":"))

    async def start(self, *, ready: bool = True) -> Self:
        """Start the process; wait until every shard is READY and the server knows the bot's commands."""
        if self.alive:
            raise RuntimeError("the bot is running already")
        known = set(self.server.gateway.sessions)
        self._spawn()
        if ready:
            await self.wait_ready(known)
        return self

    def _spawn(self) -> None:
        self._log.seek(0, os.SEEK_END)
        # Its own group, so that worker processes it leaves behind can be ended with it.
        self._child = subprocess.Popen(
            self.command,
            cwd=self.cwd,
            env=self.env,
            stdin=subprocess.DEVNULL,
            stdout=self._log,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )
        self._groups.add(self._child.pid)
        self.starts += 1

    async def wait_ready(self, known: set[str] | None = None) -> None:
        """Wait for sessions that are none of the `known` ones. On a restart the bot may find its commands in place."""
        gateway, realm = self.server.gateway, self.server.realm

        def look() -> bool:
            fresh = [
                one for one in gateway.sessions.values() if one.connected and one.ready and one.id not in (known or ())
            ]
            return len({one.shard[0] for one in fresh}) >= gateway.shards and realm.syncs > 0

        await self.watch(look, "READY with commands synced")

    async def watch(self, look: Callable[[], bool], what: str, patience: float | None = None) -> None:
        """Wait until `look` is true; fail at once when the process ends instead."""
        limit = self.patience if patience is None else patience
        deadline = time.monotonic() + limit
        while not look():
            if not self.alive:
                code = self._child.returncode if self._child else None
                raise BotDiedError(f"the bot ended with {code} before {what}:\n{self.last_words}")
            if time.monotonic() > deadline:
                raise TimeoutError(f"no {what} within {limit:g} s:\n{self.last_words}")
            await asyncio.sleep(LOOK_EVERY)

    async def kill(self) -> None:
        """SIGKILL, as a power cut does: no handler runs. Worker processes are left to themselves."""
        child = self._running()
        child.kill()
        await self._reap(child, 30.0)

    async def terminate(self, patience: float = 30.0) -> int:
        """SIGTERM; return the exit code. A bot that does not end is killed, and the test fails."""
        child = self._running()
        child.send_signal(signal.SIGTERM)
        try:
            return await self._reap(child, patience)
        except TimeoutError:
            child.kill()
            await self._reap(child, 30.0)
            raise TimeoutError(f"the bot did not end within {patience:g} s of SIGTERM:\n{self.last_words}") from None

    async def wait_exit(self, patience: float = 30.0) -> int:
        """Wait for the process to end by itself; return the exit code."""
        if self._child is None:
            raise RuntimeError("the bot was never started")
        return await self._reap(self._child, patience)

    async def restart(self) -> None:
        """Kill and start again, as a supervisor does."""
        await self.kill()
        await self.start()

    async def _reap(self, child: subprocess.Popen[bytes], patience: float) -> int:
        deadline = time.monotonic() + patience
        while (code := child.poll()) is None:
            if time.monotonic() > deadline:
                raise TimeoutError(f"the process did not end within {patience:g} s")
            await asyncio.sleep(LOOK_EVERY)
        return code

    def _running(self) -> subprocess.Popen[bytes]:
        if self._child is None or self._child.poll() is not None:
            raise BotDiedError(f"the bot is not running:\n{self.last_words}")
        return self._child

    async def close(self) -> None:
        """End whatever is left of every start."""
        if self.alive:
            await self.kill()
        for group in self._groups:
            try:
                os.killpg(group, signal.SIGKILL)
            except (ProcessLookupError, PermissionError):
                continue
        self._groups.clear()
        self._log.close()

    async def __aenter__(self) -> Self:
        try:
            return await self.start()
        except BaseException:
            await self.close()
            raise

    async def __aexit__(self, *_: object) -> None:
        await self.close()
