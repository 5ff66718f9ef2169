"""Transport compression of the gateway: one shared stream per connection.

Owns the three ways a client may ask for. zlib-stream is what discord.py asks for; it prefers zstd-stream where a
zstandard package is installed, so that one is spoken wherever it can be asked for.
"""

from __future__ import annotations

import importlib
import zlib
from typing import Protocol


class Writer(Protocol):
    def write(self, text: str) -> str | bytes: ...


class Plain:
    """No compression: text frames."""

    def write(self, text: str) -> str:
        return text


class Zlib:
    """Every message ends with a sync flush, which the client takes as its end."""

    def __init__(self) -> None:
        self._stream = zlib.compressobj(level=1)

    def write(self, text: str) -> bytes:
        return self._stream.compress(text.encode()) + self._stream.flush(zlib.Z_SYNC_FLUSH)


class Zstd:
    """One frame over the whole connection, flushed a block a message."""

    def __init__(self) -> None:
        try:
            zstd = importlib.import_module("compression.zstd")
            self._stream = zstd.ZstdCompressor()
            self._flush = zstd.ZstdCompressor.FLUSH_BLOCK
            self._whole = True
        except ImportError:
            zstd = importlib.import_module("zstandard")
            self._stream = zstd.ZstdCompressor().compressobj()
            self._flush = zstd.COMPRESSOBJ_FLUSH_BLOCK
            self._whole = False

    def write(self, text: str) -> bytes:
        if self._whole:
            return bytes(self._stream.compress(text.encode(), self._flush))
        return bytes(self._stream.compress(text.encode()) + self._stream.flush(self._flush))


WRITERS: dict[str | None, type[Plain | Zlib | Zstd]] = {None: Plain, "zlib-stream": Zlib, "zstd-stream": Zstd}
