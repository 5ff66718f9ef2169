"""The little that the server reads from an uploaded file: what kind it is and how large its picture.

Owns no files. Width and height are needed because the API reports them; only PNG, GIF and WebP tell theirs cheaply.
"""

from __future__ import annotations

import struct

SIGNATURES = (
    (b"\x89PNG\r\n\x1a\n", "image/png"),
    (b"GIF8", "image/gif"),
    (b"\xff\xd8\xff", "image/jpeg"),
    (b"RIFF", "image/webp"),
)


def kind_of(data: bytes, filename: str) -> str:
    for signature, kind in SIGNATURES:
        if data.startswith(signature):
            return kind
    ending = filename.rpartition(".")[2].lower()
    return {"txt": "text/plain; charset=utf-8", "json": "application/json"}.get(ending, "application/octet-stream")


def size_of(data: bytes) -> tuple[int, int] | None:
    if data.startswith(SIGNATURES[0][0]) and len(data) >= 24:
        width, height = struct.unpack(">II", data[16:24])
        return width, height
    if data.startswith(b"GIF8") and len(data) >= 10:
        width, height = struct.unpack("<HH", data[6:10])
        return width, height
    if data[:4] == b"RIFF" and data[12:16] == b"VP8X" and len(data) >= 30:
        return 1 + int.from_bytes(data[24:27], "little"), 1 + int.from_bytes(data[27:30], "little")
    return None
