"""A bare client of the API, which sends what no library would."""

from __future__ import annotations

import io
import json
from typing import Any

import aiohttp

LAYOUT = 1 << 15


class RawClient:
    """Sends bodies as they are and returns status and JSON."""

    def __init__(self, session: aiohttp.ClientSession, server) -> None:
        self.session = session
        self.server = server
        self.authorization = f"Bot {server.token}"

    async def send(self, method: str, path: str, body: Any = None, files: dict[str, bytes] | None = None, **more: Any):
        if files is None:
            more["json"] = body
        else:
            form = aiohttp.FormData(quote_fields=False)
            form.add_field("payload_json", json.dumps(body))
            for number, (name, data) in enumerate(files.items()):
                form.add_field(
                    f"files[{number}]", io.BytesIO(data), filename=name, content_type="application/octet-stream"
                )
            more["data"] = form
        headers = {"Authorization": self.authorization} if self.authorization else {}
        async with self.session.request(method, self.server.api_url + path, headers=headers, **more) as response:
            text = await response.text()
            return response.status, json.loads(text) if response.content_type == "application/json" and text else text

    async def post(self, channel, body: Any, files: dict[str, bytes] | None = None):
        return await self.send("POST", f"/channels/{channel.id}/messages", body, files)

    async def answer(self, interaction, body: Any, files: dict[str, bytes] | None = None):
        return await self.send("POST", f"/interactions/{interaction.id}/{interaction.token}/callback", body, files)


def text(content: str = "words") -> dict[str, Any]:
    return {"type": 10, "content": content}


def button(number: int = 0, **more: Any) -> dict[str, Any]:
    return {"type": 2, "style": 2, "label": f"B{number}", "custom_id": f"b{number}", **more}


def row(*parts: dict[str, Any]) -> dict[str, Any]:
    return {"type": 1, "components": list(parts)}


def layout(*parts: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"flags": LAYOUT, "components": list(parts), **more}


def select(options: int = 2, **more: Any) -> dict[str, Any]:
    listed = [{"label": f"O{number}", "value": f"o{number}"} for number in range(options)]
    return {"type": 3, "custom_id": "menu", "options": listed, **more}


def gallery(url: str = "attachment://board.png", **more: Any) -> dict[str, Any]:
    return {"type": 12, "items": [{"media": {"url": url}, **more}]}


def modal(*parts: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"type": 9, "data": {"custom_id": "form", "title": "Form", "components": list(parts), **more}}


def field(number: int = 0, **more: Any) -> dict[str, Any]:
    return {"type": 18, "label": "Name", "component": {"type": 4, "custom_id": f"f{number}", "style": 1, **more}}
