"""Errors in words: the one place that tells people why something did not happen.

Owns: which error gets which words, and the short id under which an unexpected one is logged. Refusals are answers, said privately;
they are never logged as errors.
"""

import asyncio
import contextlib
import logging
import secrets
from typing import Final

from bot import rulebook
from bot.engine.refusal import Refused
from bot.i18n import Words
from bot.names import plain_name
from bot.store.db import StoreBusyError, StoreUnwritableError
from bot.table.model import Table, TableRefused
from bot.table.naming import all_called
from bot.table.narrate import awaited, refusal, table_refusal
from bot.table.service import Tables
from bot.watching import Measures
from cogs._desk import names_of
from cogs._ids import Ref, fits
from cogs._layout import Button, Page, Row, Text
from cogs._press import Press
from cogs._readers import of_discord, spoken_to
from cogs._reply import Interaction, Mail
from cogs._said import Said

log = logging.getLogger("banker.errors")

PATIENCE: Final = 0.5
"""Seconds that telling of a fault waits for the database at most."""


class Presenter:
    """Tells people about errors."""

    def __init__(self, tables: Tables, mail: Mail, words: Words, measures: Measures | None = None) -> None:
        self._measures = measures or Measures()
        self._tables = tables
        self._mail = mail
        self._words = words

    async def present(self, interaction: Interaction, error: Exception, press: Press | None = None) -> None:
        """Tell the user privately; raises nothing."""
        try:
            await self._mail.answer(interaction, await self._page(interaction, error, press))
        except Exception:
            log.exception("an error could not be told")

    async def _page(self, interaction: Interaction, error: Exception, press: Press | None) -> Page:
        words = self._words.to(spoken_to() or of_discord(interaction))
        match error:
            case Refused():
                self._measures.refused(error.code)
                return _refused(interaction, error, await self._table(interaction, press), words)
            case TableRefused():
                self._measures.refused(error.code)
                return await self._table_refused(interaction, error, press, words)
            case Said(key=key, params=params):
                self._measures.refused(key)
                text = words(key, **{name: _safe(name, value, words) for name, value in params.items()})
            case StoreBusyError():
                self._measures.refused("busy")
                text = words("error-busy")
            case StoreUnwritableError():
                log.error("nothing can be kept: %s", error)
                text = words("error-unwritable")
            case _:
                self._measures.faulted()
                short = secrets.token_hex(3)
                game = await self._game(interaction, press)
                fields = {"error": short, "game": game, "channel": interaction.channel_id}
                log.error("unexpected error", exc_info=error, extra=fields)
                text = words("error-unexpected", id=short)
        return Page((Text(text),))

    async def _table_refused(
        self, interaction: Interaction, error: TableRefused, press: Press | None, words: Words
    ) -> Page:
        table = await self._table(interaction, press) if error.code in {"already_decided", "not_your_seat"} else None
        if table is None:
            return Page((Text(table_refusal(error, words)),))
        seats = error.params.get("seats")
        if isinstance(seats, tuple):
            names = all_called(table, words)
            error = TableRefused(error.code, names=tuple(names[seat] for seat in seats))
        words = words.for_rules(table.rules)
        waits = awaited(table.view(None), names_of(table, words), words)
        return Page((Text(f"{table_refusal(error, words)}\n-# {waits}"),))

    async def _game(self, interaction: Interaction, press: Press | None) -> int | None:
        """The id of the game that a fault is about, for the log; the database may well be what is at fault."""
        if press is not None:
            return press.ref.game
        with contextlib.suppress(Exception):
            return await asyncio.wait_for(self._tables.live_in(interaction.channel_id or 0), PATIENCE)
        return None

    async def _table(self, interaction: Interaction, press: Press | None) -> Table | None:
        """The game that the error is about."""
        try:
            if press is not None:
                return await self._tables.table(press.ref.game)
            return await self._tables.table_in(interaction.channel_id or 0)
        except TableRefused:
            return None


def _safe(name: str, value: object, words: Words) -> object:
    """Parameters of our own sentences: names of permissions in words, whatever people typed made safe."""
    if name == "permission":
        return words(f"permission-{value}")
    return plain_name(value) if isinstance(value, str) and name == "text" else value


def _refused(interaction: Interaction, error: Refused, table: Table | None, words: Words) -> Page:
    if table is None:
        return Page((Text(table_refusal(TableRefused("no_game"), words)),))
    words = words.for_rules(table.rules)
    view = table.view(table.seat_of(interaction.user.id))
    said = Text(refusal(error, words, names_of(table, words), view))
    why = str(error.params.get("why", ""))
    if not fits(why) or not rulebook.for_refusal(table.rules.game, error.code, why=why):
        return Page((said,))
    ref = Ref(table.game_id, 0, "why", (error.code, why))
    return Page((said, Row((Button(ref, words("button-why")),))))
