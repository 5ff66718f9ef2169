"""`/game replace`: seats handed to somebody else, to anybody who wants one, or to a stand-in for good.

Owns the command, its panel and the buttons of an offer. Who may offer and take what is the business of `bot.table.vacancies`.
"""

import discord

from bot.table import seats
from bot.table.model import Table, TableRefused
from bot.table.vacancies import need_right
from cogs import _motions
from cogs._ids import Ref
from cogs._layout import Button, Page, Row, Text
from cogs._moves import Moves, done
from cogs._people import People, seat_named, seat_of, seat_suggestions
from cogs._press import Press
from cogs._reply import Interaction
from cogs._rights import may_manage
from cogs._said import Said
from cogs._slash import Command, Typed, slash


class VacanciesCog:
    """Hands seats over."""

    def __init__(self, moves: Moves, people: People) -> None:
        self._moves = moves
        self._vacancies = people.vacancies
        for verb, handler in (
            ("seat_offer", self.offer),
            ("seat_leave", self.leave),
            ("seat_take", self.take),
            ("seat_keep", self.keep),
        ):
            moves.desk.router.on(verb, handler)

    async def replace(self, interaction: Interaction, text: str, by: discord.User | discord.Member | None) -> None:
        """Offer a seat to somebody, or ask how it is to be handed over."""
        table = await self._moves.desk.tables.table_in(interaction.channel_id or 0)
        seat = seat_named(table, text, self._moves.desk.private())
        force = may_manage(interaction, table.guild)
        if by is None:
            await self._moves.desk.mail.answer(interaction, self._panel(table, seat, interaction.user.id, force=force))
            return
        if by.bot:
            raise Said("error-no-bots")
        await self._moves.stages.prepare(table.game_id)
        offered = await self._vacancies.offer(table.game_id, seat, interaction.user.id, taker=by.id, force=force)
        voice = self._moves.aloud(offered.turn.table)
        page = _motions.vacancy(offered.turn.table, offered.motion, voice, calls=True)
        await self._moves.desk.mail.answer(interaction, page, private=False)

    def _panel(self, table: Table, seat: int, user: int, *, force: bool) -> Page:
        voice = self._moves.voice(table)
        words = voice.words
        member = seats.need_seat(table, seat)
        may_leave = member.user is not None and (force or member.user == user)
        if not may_leave:
            need_right(table, member, user, force=force)
        buttons = []
        if member.standin or member.user == user:
            ref = Ref(table.game_id, 0, "seat_offer", (str(seat),))
            buttons.append(Button(ref, words("replace-anybody"), "green"))
        if may_leave:
            ref = Ref(table.game_id, 0, "seat_leave", (str(seat),))
            buttons.append(Button(ref, words("replace-good"), "red"))
        heading = Text(f"## {words('replace-heading', name=voice.seat(seat))}\n{words('replace-intro')}")
        return Page((heading, Row(tuple(buttons))))

    async def offer(self, press: Press) -> None:
        """Offer a seat to anybody."""
        table = await self._moves.desk.tables.table(press.ref.game)
        await self._moves.stages.prepare(table.game_id)
        force = may_manage(press.interaction, table.guild)
        offered = await self._vacancies.offer(table.game_id, seat_of(press), press.user, force=force)
        now = offered.turn.table
        await self._moves.open(press, done(self._moves.voice(now).words("replace-told")))
        page = _motions.vacancy(now, offered.motion, self._moves.aloud(now))
        await self._moves.desk.mail.post(table.channel, page)

    async def leave(self, press: Press) -> None:
        """Leave a seat to a stand-in for good."""
        table = await self._moves.desk.tables.table(press.ref.game)
        await self._moves.stages.prepare(table.game_id)
        seat, force = seat_of(press), may_manage(press.interaction, table.guild)
        voice = self._moves.aloud(table)
        turn = await self._vacancies.give_up(table.game_id, seat, press.user, force=force)
        await self._moves.open(press, done(self._moves.voice(table).words("kick-told")))
        told = [voice.words("good-done", name=f"**{voice.seat(seat)}**"), *self._chair(table, turn.table)]
        told += _motions.resting(turn.table, voice)
        await self._moves.desk.mail.post(table.channel, _motions.said("\n".join(told)))
        await self._moves.stages.show(turn, by=press.user)

    async def take(self, press: Press) -> None:
        """Sit down on a seat that is on offer."""
        before = await self._moves.desk.tables.table(press.ref.game)
        if press.interaction.guild_id != before.guild:
            raise TableRefused("not_invited")
        await self._moves.stages.prepare(before.game_id)
        voice = self._moves.aloud(before)
        try:
            taken = await self._vacancies.take(before.game_id, press.ref.number, press.user, press.name)
        except TableRefused as refused:
            if refused.code in {"seat_back", "seat_out"}:
                await self._moves.desk.mail.redraw(press.interaction, _motions.said(voice.words("offer-void")))
            raise
        seat, table = taken.motion.seat, taken.turn.table
        now = self._moves.aloud(table)
        if taken.motion.holder == press.user:
            told = [voice.words("return-done", name=voice.seat(seat))]
        else:
            names = {"name": f"**{now.seat(seat)}**", "before": voice.seat(seat)}
            told = [voice.words("offer-taken", **names), *self._chair(before, table)]
        await self._moves.desk.mail.redraw(press.interaction, _motions.said("\n".join(told)))
        await self._moves.stages.show(taken.turn, by=press.user)

    def _chair(self, before: Table, after: Table) -> list[str]:
        """That nobody looks after the table any more, where that has just come about."""
        if seats.chair_is_free(before) or not seats.chair_is_free(after):
            return []
        return [f"-# {self._moves.aloud(after).words('host-free')}"]

    async def keep(self, press: Press) -> None:
        """Take a seat off offer."""
        table = await self._moves.desk.tables.table(press.ref.game)
        force = may_manage(press.interaction, table.guild)
        kept = await self._vacancies.withdraw(table.game_id, press.ref.number, press.user, force=force)
        voice = self._moves.aloud(table)
        told = voice.words("offer-withdrawn", name=voice.seat(kept.motion.seat))
        await self._moves.desk.mail.redraw(press.interaction, _motions.said(told))


def commands(cog: VacanciesCog, moves: Moves) -> list[Command]:
    """The commands of this cog, for the `/game` group."""
    words, router = moves.desk.speech, moves.desk.router

    async def replace(interaction: Interaction, seat: Typed, by: discord.User | None = None) -> None:
        await router.run(interaction, cog.replace(interaction, seat, by), private=by is None)

    return [slash(words, "game-replace", replace, autocomplete={"seat": seat_suggestions(moves.desk)})]
