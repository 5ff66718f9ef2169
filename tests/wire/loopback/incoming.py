"""Reading a request's body: JSON, or multipart with `payload_json` and `files[n]`.

Owns the parsing and what can be wrong with the envelope. What the fields mean is checked elsewhere.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, field
from typing import Any

from aiohttp import BodyPartReader, web

from .refusal import RefusedError, form

FILE_NAME = re.compile(r"files\[(\d+)\]")
UNSAFE = re.compile(r"[^\w.\-]")


@dataclass(frozen=True, slots=True)
class Upload:
    filename: str
    data: bytes = field(repr=False)


@dataclass(slots=True)
class Body:
    """What came with a request."""

    data: Any = None
    uploads: dict[int, Upload] = field(default_factory=dict)

    @property
    def names(self) -> dict[int, str]:
        return {number: upload.filename for number, upload in self.uploads.items()}


async def read_body(request: web.Request) -> Body:
    """Read the body of a request in either form."""
    if not request.can_read_body:
        return Body()
    match request.content_type:
        case "application/json":
            return Body(_decode(await request.read()))
        case "multipart/form-data":
            return await _read_multipart(request)
        case other:
            raise RefusedError(50035, text=f"Unsupported Content-Type {other}")


async def _read_multipart(request: web.Request) -> Body:
    body = Body()
    seen: set[str] = set()
    async for part in await request.multipart():
        if not isinstance(part, BodyPartReader):
            raise form(("body",), "MULTIPART_NESTED", "A multipart body holds no other.")
        name = part.name or ""
        if name in seen:
            raise form((name,), "MULTIPART_DUPLICATED", "This part was sent twice.")
        seen.add(name)
        data = bytes(await part.read())
        if name == "payload_json":
            body.data = _decode(data)
        elif found := FILE_NAME.fullmatch(name):
            if not part.filename:
                raise form((name,), "MULTIPART_FILENAME", "An uploaded file has a name.")
            body.uploads[int(found[1])] = Upload(UNSAFE.sub("_", part.filename), data)
        else:
            raise form((name,), "UNKNOWN_FIELD", "Parts are called payload_json and files[n].")
    if body.data is None:
        raise form(("payload_json",), "BASE_TYPE_REQUIRED", "This field is required")
    return body


def _decode(data: bytes) -> Any:
    try:
        return json.loads(data, parse_constant=_refuse_constant)
    except ValueError as error:
        raise RefusedError(50109) from error


def _refuse_constant(name: str) -> Any:
    raise ValueError(name)
