"""All cogs of one client, put together.

Owns: who is handed what, and the commands of the tree. Everything is passed in; a process may have several casts, one a client.
"""

import logging
from dataclasses import dataclass
from typing import Any

import discord
from discord import app_commands

from bot.i18n import Words
from bot.logs import about
from bot.table.counting import Counting
from bot.table.forgetting import Forgetting
from bot.table.house import Houses
from bot.table.model import Table, Turn
from bot.table.service import Tables, awaits_standin
from bot.watching import Measures
from cogs import (
    away,
    careers,
    chronicle,
    export,
    follow,
    forget,
    game,
    info,
    language,
    lobby,
    me,
    members,
    notify,
    pause,
    replay,
    rules,
    server,
    trade,
    undo,
    vacancies,
)
from cogs._again import Again
from cogs._clock import Clocks
from cogs._desk import Desk, Pictures
from cogs._moves import Moves
from cogs._people import People
from cogs._presence import Presence
from cogs._presenter import Presenter
from cogs._press import Router
from cogs._readers import Readers
from cogs._reply import Mail, Outcome
from cogs._slash import Command, group
from cogs._stage import Stages
from cogs.absences import Absences
from cogs.answers import AnswersCog
from cogs.auction import AuctionCog
from cogs.build import BuildCog
from cogs.chips import ChipsCog
from cogs.deeds import DeedsCog
from cogs.offers import OffersCog
from cogs.places import Places
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
    again: Again
    places: Places
    presence: Presence
    absences: Absences
    houses: Houses
    counting: Counting

    async def go_on(self) -> None:
        """After a start: show what was never shown, let stand-ins move where they are awaited, show it, and start the clock."""
        tables = self.desk.tables
        await self.places.recall()
        for game_id in dict.fromkeys((*await tables.untold(), *await tables.moved_last())):
            if game_id not in self.places.resting:
                with about(game=game_id):
                    await self._told(game_id)
        await self.places.try_again()
        for game_id in await tables.unfinished():
            with about(game=game_id):
                await self._moved_on(game_id)
        self.clocks.start()
        await self.counting.catch_up()

    def stop(self) -> None:
        """Begin nothing more by itself."""
        self.clocks.stop()
        self.again.stop()

    async def _told(self, game_id: int) -> None:
        try:
            await self.stages.show(Turn(await self.desk.tables.table(game_id), ()))
        except Exception:
            log.exception("the game could not be shown")

    async def _moved_on(self, game_id: int) -> None:
        try:
            await self.stages.prepare(game_id)
            turn = await self.desk.tables.advance(game_id)
            await self.stages.show(turn)
            while awaits_standin(turn.table):
                turn = await self.desk.tables.advance(game_id)
                await self.stages.show(turn)
        except Exception:
            log.exception("the game could not go on")


def install(
    client: discord.Client,
    tree: app_commands.CommandTree[Any],
    tables: Tables,
    pictures: Pictures,
    words: Words,
    measures: Measures,
) -> Cast:
    """Put all cogs together for a client, and their commands into its tree."""
    mail = Mail(client, measures)
    presenter = Presenter(tables, mail, words, measures)
    readers = Readers(tables.wishes)
    router = Router(presenter, mail, measures, readers)
    desk = Desk(tables, mail, router, pictures, words, measures, readers)
    people = People.of(tables, words)
    pictures.look_up(people.houses.theme)
    stages = Stages(desk, people.followers)
    moves = Moves(desk, stages)
    lobbies = lobby.LobbyCog(desk, stages, people.houses)
    places = Places(client, desk, stages)
    clocks = Clocks(desk, stages, places.shown)
    presence = Presence(client)
    absences = Absences(moves, people, presence, lobbies)
    trades = trade.TradeCog(moves)
    counting = Counting(tables)
    found = careers.CareersCog(desk, counting, people.houses)
    forgets = forget.ForgetCog(moves, lobbies, Forgetting(tables, counting))

    async def as_it_is(game_id: int) -> Outcome:
        return await stages.show(Turn(await tables.table(game_id), ()))

    again = Again(as_it_is)

    async def after(table: Table, outcome: Outcome, called: frozenset[int]) -> None:
        again.shown(table.game_id, outcome)
        await places.shown(table, outcome)
        await absences.called(table, called)

    stages.before, stages.after = places.trying, after
    panels = (BuildCog, StreetsCog, SwapsCog, ChipsCog, AnswersCog, DeedsCog, TransferCog, ReadyCog)
    for cog in (PlayCog, *panels, AuctionCog, OffersCog, VotesCog):
        cog(moves)
    commands: list[app_commands.Command[Any, ..., Any] | app_commands.Group] = [
        *lobby.commands(lobbies, desk),
        *info.commands(info.InfoCog(moves, lobbies), moves),
        *chronicle.commands(chronicle.LogCog(moves), moves),
        *rules.commands(rules.RulesCog(moves), moves),
        *trade.commands(trades, moves),
        group(words, "game", _looking_after(moves, people, absences)),
        group(words, "me", [*_about_oneself(desk, found), *forget.commands(forgets, moves)]),
        group(words, "server", [*_of_servers(desk, people), *careers.server_commands(found, desk)]),
    ]
    for command in commands:
        tree.add_command(command)

    async def failed(interaction: discord.Interaction[Any], error: app_commands.AppCommandError) -> None:
        original = error.original if isinstance(error, app_commands.CommandInvokeError) else error
        await presenter.present(interaction, original)

    tree.error(failed)
    return Cast(desk, stages, clocks, again, places, presence, absences, people.houses, counting)


def _of_servers(desk: Desk, people: People) -> list[Command]:
    """What managers of a server settle."""
    return server.commands(server.ServerCog(desk, people.houses), desk)


def _about_oneself(desk: Desk, found: careers.CareersCog) -> list[Command]:
    """What people ask and wish about themselves."""
    return [
        *careers.own_commands(found, desk),
        *me.commands(me.MeCog(desk), desk),
        *notify.commands(notify.NotifyCog(desk), desk),
        *away.commands(away.AwayCog(desk), desk),
        *language.commands(language.LanguageCog(desk), desk),
    ]


def _looking_after(moves: Moves, people: People, absences: Absences) -> list[Command]:
    """The commands of the `/game` group."""
    return [
        *game.commands(game.GameCog(moves, people.houses), moves),
        *members.commands(members.MembersCog(moves, people, absences), moves),
        *vacancies.commands(vacancies.VacanciesCog(moves, people), moves),
        *follow.commands(follow.FollowCog(moves, people), moves),
        *pause.commands(pause.PauseCog(moves), moves),
        *undo.commands(undo.UndoCog(moves), moves),
        *export.commands(export.ExportCog(moves), moves),
        *replay.commands(replay.ReplayCog(moves), moves),
    ]
