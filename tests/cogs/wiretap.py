"""Hears all that leaves the bot: every request's body, every text in a picture, every log record of ours at the lowest level.

Knows whom each of them is for. What must not be heard is given as patterns; whoever may hear it all the same is named with it.
"""

import json
import logging
import re
from base64 import b64encode, urlsafe_b64encode
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import pairwise

from msgspec import Struct

import render
from bot.engine.events import CardDrawn
from bot.errors import RecordError
from bot.logs import OURS
from bot.table import records
from cogs._drawing import Drawing
from cogs._layout import Picture

EPHEMERAL = 64
AUTOCOMPLETE, MODAL = 8, 9


@dataclass(frozen=True)
class Heard:
    """A request's body or a drawn text; `to` is the only user who gets it, None for everybody."""

    text: str
    to: int | None


class Told(Drawing):
    """The real pictures, told instead of drawn: their draw lists' texts are kept, the bytes are one dot."""

    def __init__(self, dot):
        super().__init__()
        self.dot = dot
        self.texts = []

    @contextmanager
    def listening(self, monkeypatch):
        def told(drawer, told, theme):
            scene, description = told
            self.texts.append("\n".join(self.read(scene)))
            return render.Picture(self.dot, description, 1, 1)

        monkeypatch.setattr(render, "_picture", told)
        yield self

    def read(self, scene):
        """What is kept of a scene."""
        return texts_of(scene)

    def warm(self, words):
        pass

    async def _themed(self, kind, guild, draw):
        try:
            drawn = draw("light")
        except RecordError:  # a position that no game led to can't be played again: its chart is left out
            return None
        return Picture(f"{kind}-{next(self._count)}.png", self.dot, drawn.description)


def texts_of(value):
    """Every text in a value, wherever it stands."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, int | float):
        yield str(value)
    elif isinstance(value, Struct):
        for name in value.__struct_fields__:
            yield from texts_of(getattr(value, name))
    elif isinstance(value, dict):
        yield from texts_of([*value, *value.values()])
    elif isinstance(value, list | tuple | set | frozenset):
        for it in value:
            yield from texts_of(it)


def sum_pattern(amount):
    """A sum however it is written."""
    return re.compile(rf"(?<![\d,.]){amount // 1000}[,.  ]?{amount % 1000:03}(?![\d])")


def seed_pattern(seed):
    """A seed however it is written; a part of it is enough."""
    forms = [seed.hex()[:16], b64encode(seed).decode()[:12], urlsafe_b64encode(seed).decode()[:12]]
    forms += [str(int.from_bytes(seed, order)) for order in ("big", "little")]
    forms += [str(list(seed[:6]))[1:-1], ",".join(map(str, seed[:6])), repr(seed[:6])[2:-1]]
    return re.compile("|".join(map(re.escape, forms)), re.IGNORECASE)


def receiver(world, request):
    """The id of the only user who gets what a request sends, or None."""
    backend = world.env.backend
    token = next((it for it in request.path.split("/") if it in backend.interaction_tokens), None)
    if token is None:
        return None
    asked = backend.interactions[backend.interaction_tokens[token]]
    body = request.json
    data = body.get("data") or body if isinstance(body, dict) else {}
    if body.get("type") in {AUTOCOMPLETE, MODAL} or data.get("flags", 0) & EPHEMERAL:
        return asked.user_id
    message = asked.source_message_id if body.get("type") == 7 else asked.message_id
    if request.path.endswith("@original"):
        message = asked.message_id or asked.source_message_id
    stored = backend.messages.get(asked.channel_id, {}).get(message)
    private = stored is not None and stored.flags & EPHEMERAL
    return asked.user_id if private or (asked.ephemeral and message is None) else None


class Wiretap:
    """Hears a world."""

    def __init__(self, world, caplog, pictures):
        self.world, self.caplog, self.pictures = world, caplog, pictures
        self.requests = self.drawn = 0
        self.secrets = []
        self.found = {}
        self.exported = []
        self.heard = 0
        for name in OURS:
            caplog.set_level(logging.DEBUG, name)

    def hide(self, name, pattern, but=None):
        """From now on nobody may hear this, but for the named person alone."""
        self.secrets.append((name, pattern, None if but is None else self.world.people[but].id))

    def news(self):
        """What was sent and drawn since it was last asked."""
        sent = self.world.env.http_requests[self.requests :]
        self.requests += len(sent)
        drawn = self.pictures.texts[self.drawn :]
        self.drawn += len(drawn)
        heard = [
            Heard(json.dumps(it.json, ensure_ascii=False), receiver(self.world, it))
            for it in sent
            if it.json is not None
        ]
        exported, self.exported = self.exported, []
        return [*heard, *(Heard(text, None) for text in (*drawn, *exported))]

    async def export(self):
        """The record of the game so far, as anybody may get it, is heard with the next news."""
        table = await self.world.table()
        self.exported.append(records.write(await self.world.tables.record(table.game_id)).decode())

    async def listen(self):
        """Hear what is new, while the game goes on: nothing hidden may be in it."""
        table = await self.world.table()
        news = self.news()
        if table.status != "running":
            return
        self.heard += len(news)
        secrets = [*self.secrets, ("seed", seed_pattern(table.state.secret.chance.seed), None)]
        secrets += [("pile", it, None) for it in await self._piles(table)]
        for it in news:
            for name, pattern, but in secrets:
                if pattern.search(it.text):
                    assert but is not None, (name, pattern.pattern, it.text)
                    assert it.to == but, (name, it)
                    self.found[name] = self.found.get(name, 0) + 1

    async def _piles(self, table):
        """Any two cards that will be drawn one after the other, and have not been drawn before."""
        entries = await self.world.tables.entries(table.game_id)
        drawn = {event.card for entry in entries for event in entry.events if isinstance(event, CardDrawn)}
        words = self.world.env.bot.cast.desk.words(table)
        found = []
        for pile in table.state.secret.piles.values():
            hidden = [f"(?:{re.escape(it)}|{re.escape(words.card(it))})" for it in pile if it not in drawn]
            found += [re.compile(rf"\b{one}(?!\w).{{0,80}}?\b{two}(?!\w)", re.DOTALL) for one, two in pairwise(hidden)]
        return found

    def logged(self):
        """All that was written to the log, with tracebacks and fields."""
        lines = [f"{record.getMessage()} {record.__dict__}" for record in self.caplog.get_records("call")]
        return self.caplog.text + "\n".join(lines)
