"""`/game replay`: a game as an animation of its boards, made while people watch how far it has come.

Owns the command, its progress, and that a server has one made at a time. How it looks is the business of `render.replay`; a thread
of its own makes it, one after the other for all servers.
"""

import asyncio
from collections.abc import Sequence
from typing import Final

from bot.table.history import whole
from bot.table.model import Table
from cogs._accents import GOLD
from cogs._desk import names_of
from cogs._layout import Gallery, Page, Picture, Text
from cogs._moves import Moves
from cogs._reply import Interaction
from cogs._said import Said
from cogs._slash import Command, slash

LARGEST: Final = 8 * 1024 * 1024
"""So many bytes an animation has at most, where Discord allows as many."""

_REST: Final = 64 * 1024  # beside the files a message needs some bytes, too
_STEP: Final = 2.5  # seconds between two words about the progress


class ReplayCog:
    """Makes replays."""

    def __init__(self, moves: Moves) -> None:
        self._moves = moves
        self._making: set[int] = set()

    async def replay(self, interaction: Interaction) -> None:
        """Post the replay of this channel's game, or of the last one that was played here."""
        desk = self._moves.desk
        table = await desk.tables.latest_in(interaction.channel_id or 0)
        place = interaction.guild_id or interaction.channel_id or 0
        if place in self._making:
            raise Said("replay-busy")
        self._making.add(place)
        try:
            await self._made(interaction, table)
        finally:
            self._making.discard(place)

    async def _made(self, interaction: Interaction, table: Table) -> None:
        desk, words = self._moves.desk, self._moves.voice(table).words
        await desk.mail.answer(interaction, Page((Text(words("replay-begun")),), GOLD), private=False)
        entries = await whole(desk.tables.entries, table)
        most = min(LARGEST, interaction.filesize_limit - _REST)
        made: list[tuple[int, int]] = []
        telling = asyncio.ensure_future(self._tell(interaction, table, made))
        try:
            pictures = await desk.pictures.replay(
                table, entries, words, most, lambda done, count: made.append((done, count))
            )
        finally:
            telling.cancel()
        impossible = Page((Text(words("replay-impossible")),), GOLD)
        await desk.mail.redraw(interaction, impossible if pictures is None else self._page(table, *pictures))

    async def _tell(self, interaction: Interaction, table: Table, made: Sequence[tuple[int, int]]) -> None:
        """Tell again and again how many pictures are made."""
        while True:
            await asyncio.sleep(_STEP)
            if made:
                said = self._moves.voice(table).words("replay-progress", done=made[-1][0], count=made[-1][1])
                await self._moves.desk.mail.redraw(interaction, Page((Text(said),), GOLD))

    def _page(self, table: Table, animation: Picture, poster: Picture) -> Page:
        words = self._moves.voice(table).words
        names = words("replay-names", names=", ".join(names_of(table, words)))
        heading = f"## {words('replay-heading', round=table.state.round)}\n{names}"
        return Page(
            (Text(heading), Gallery((animation,)), Text(f"-# {words('replay-poster')}"), Gallery((poster,))), GOLD
        )


def commands(cog: ReplayCog, moves: Moves) -> list[Command]:
    """The command of this cog, for the `/game` group."""
    words, router = moves.desk.speech, moves.desk.router

    async def replay(interaction: Interaction) -> None:
        await router.run(interaction, cog.replay(interaction), private=False)

    return [slash(words, "game-replay", replay)]
