"""All cogs of one client, put together.

Owns: who is handed what, and the commands of the tree. Everything is passed in; a process may have several casts, one a client.
"""

import contextlib
import logging
from dataclasses import dataclass
from typing import Any

import discord
from discord import app_commands

from bot.i18n import Words
from bot.table.model import TableRefused, Turn
from bot.table.service import Tables, awaits_standin
from cogs import game, info, lobby, trade
from cogs._clock import Clocks
from cogs._desk import Desk, Pictures
from cogs._moves import Moves
from cogs._presenter import Presenter
from cogs._press import Router
from cogs._reply import Mail
from cogs._stage import Stages
from cogs.answers import AnswersCog
from cogs.auction import AuctionCog
from cogs.build import BuildCog
from cogs.chips import ChipsCog
from cogs.deeds import DeedsCog
from cogs.offers import OffersCog
from cogs.play import PlayCog
from cogs.ready import ReadyCog
from cogs.streets import StreetsCog
from cogs.swaps import SwapsCog
from cogs.transfer import TransferCog
from cogs.votes import VotesCog

log = logging.getLogger("banker.cast")


@dataclass(frozen=True, slots=True)
class Cast:
    """What a client keeps of its cogs."""

    desk: Desk
    stages: Stages
    clocks: Clocks

    async def channel_gone(self, channel: int, by: int) -> None:
        """A channel was deleted: its lobby closes, its game stops, and its seats are free."""
        await _channel_gone(self.desk.tables, channel, by)

    async def go_on(self) -> None:
        """After a start: tell what was never told, let stand-ins move where they are awaited, show it, and start the clock."""
        tables = self.desk.tables
        for game_id in await tables.untold():
            try:
                await self.stages.show(Turn(await tables.table(game_id), ()))
            except Exception:
                log.exception("game %d could not be shown", game_id)
        for game_id in await tables.unfinished():
            try:
                await self.stages.prepare(game_id)
                turn = await tables.advance(game_id)
                await self.stages.show(turn)
                while awaits_standin(turn.table):
                    turn = await tables.advance(game_id)
                    await self.stages.show(turn)
            except Exception:
                log.exception("game %d could not go on", game_id)
        self.clocks.start()


async def _channel_gone(tables: Tables, channel: int, by: int) -> None:
    try:
        table = await tables.table_in(channel)
        await tables.stop(table.game_id, by, force=True)
    except TableRefused:
        with contextlib.suppress(TableRefused):
            lobby_there = await tables.lobby_in(channel)
            await tables.cancel(lobby_there.game_id, by, force=True)


def install(
    client: discord.Client, tree: app_commands.CommandTree[Any], tables: Tables, pictures: Pictures, words: Words
) -> Cast:
    """Put all cogs together for a client, and their commands into its tree."""
    mail = Mail(client)
    presenter = Presenter(tables, mail, words)
    desk = Desk(tables, mail, Router(presenter, mail), pictures, words)
    stages = Stages(desk)
    moves = Moves(desk, stages)
    clocks = Clocks(desk, stages, lambda channel: _channel_gone(tables, channel, client.application_id or 0))
    lobbies = lobby.LobbyCog(desk, stages)
    trades = trade.TradeCog(moves)
    panels = (BuildCog, StreetsCog, SwapsCog, ChipsCog, AnswersCog, DeedsCog, TransferCog, ReadyCog)
    for cog in (PlayCog, *panels, AuctionCog, OffersCog, VotesCog):
        cog(moves)
    commands: list[app_commands.Command[Any, ..., Any] | app_commands.Group] = [
        *lobby.commands(lobbies, desk),
        *info.commands(info.InfoCog(moves, lobbies), moves),
        *trade.commands(trades, moves),
        *game.commands(game.GameCog(moves), moves),
    ]
    for command in commands:
        tree.add_command(command)

    async def failed(interaction: discord.Interaction[Any], error: app_commands.AppCommandError) -> None:
        original = error.original if isinstance(error, app_commands.CommandInvokeError) else error
        await presenter.present(interaction, original)

    tree.error(failed)
    return Cast(desk, stages, clocks)
