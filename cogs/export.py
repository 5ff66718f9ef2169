"""`/game export`: the record of the channel's game, as a file that anybody can check.

Owns the command and what is said with the file. The format is the business of `bot.table.records`.
"""

import asyncio

from bot.table.records import Record, write
from cogs._accents import GOLD
from cogs._layout import Attached, Page, Text
from cogs._moves import Moves
from cogs._reply import Interaction
from cogs._slash import Command, slash


class ExportCog:
    """Hands records out."""

    def __init__(self, moves: Moves) -> None:
        self._moves = moves

    async def export(self, interaction: Interaction) -> None:
        """The record of the channel's running or last game, privately."""
        table = await self._moves.desk.tables.latest_in(interaction.channel_id or 0)
        record = await self._moves.desk.tables.record(table.game_id)
        body = await asyncio.to_thread(write, record)
        name = f"{table.rules.game}-{table.game_id}.jsonl"
        await self._moves.desk.mail.answer(interaction, self._page(record, name, body))

    def _page(self, record: Record, name: str, body: bytes) -> Page:
        words, header = self._moves.desk.private(), record.header
        lines = [f"## {words('export-heading')}", words("export-what", count=len(record.entries) - 1)]
        if header.hidden:
            lines.append(words("export-hidden"))
        else:
            call = f"python -m bot replay {name} --commitment {header.commitment} --final {record.final}"
            lines += [words("export-check"), f"```\n{call}\n```"]
        return Page((Text("\n".join(lines)), Attached(name, body)), GOLD)


def commands(cog: ExportCog, moves: Moves) -> list[Command]:
    """The command of this cog, for the `/game` group."""
    words, router = moves.desk.speech, moves.desk.router

    async def export(interaction: Interaction) -> None:
        await router.run(interaction, cog.export(interaction))

    return [slash(words, "game-export", export)]
