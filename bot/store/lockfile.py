"""A lock beside a file that at most one open holder has; the operating system drops it when its process dies, however it dies.

Owns the file `<name>.lock`, which stays behind empty of meaning: only the lock on it counts.
"""

import os
import sys
import weakref
from pathlib import Path
from typing import IO

from bot.errors import StoreError

if sys.platform == "win32":
    import msvcrt

    def _lock(file: IO[str]) -> None:
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(file: IO[str]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


class LockFile:
    """A lock that is held from its making until `release`.

    Raises:
        StoreError: somebody else holds it, or the file can't be made.
    """

    def __init__(self, path: Path) -> None:
        beside = path.with_name(f"{path.name}.lock")
        try:
            self._file: IO[str] = beside.open("a", encoding="ascii")
        except OSError as error:
            raise StoreError("store-no-lock", file=beside, why=error.strerror) from error
        try:
            _lock(self._file)
        except OSError as error:
            self._file.close()
            raise StoreError("store-in-use", file=path) from error
        if hasattr(os, "register_at_fork"):
            # A forked child would share the lock and keep it beyond its parent's death.
            mine = weakref.ref(self)
            os.register_at_fork(after_in_child=lambda: _close(mine()))

    def release(self) -> None:
        """Let the next holder have it."""
        _close(self)


def _close(lock: LockFile | None) -> None:
    if lock is not None:
        lock._file.close()  # noqa: SLF001 - the child's copy of the file, which nobody else may close
