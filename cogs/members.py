"""`/game kick` and `/game host`: votes on seats, and who looks after a table.

Owns the command, the vote's buttons, and what managers of the server may do by themselves. Who has a vote and when it is decided is
the business of `bot.table.votes`.
"""

from bot.table.model import Lobby, Table, TableRefused, Turn
from bot.table.votes import Poll, voters
from cogs import _motions
from cogs._desk import names_of
from cogs._ids import Ref
from cogs._layout import Button, Page, Row, Text
from cogs._moves import Moves, done
from cogs._people import People, seat_named, seat_of, seat_suggestions
from cogs._press import Press
from cogs._reply import Interaction
from cogs._rights import may_manage
from cogs._said import Said
from cogs._slash import Command, Typed, slash
from cogs.absences import Absences


class MembersCog:
    """Lets tables decide about their people."""

    def __init__(self, moves: Moves, people: People, absences: Absences) -> None:
        self._moves = moves
        self._absences = absences
        self._people = people
        for verb, handler in (
            ("kick_vote", self.kick_vote),
            ("kick_now", self.kick_now),
            ("ballot", self.vote),
            ("ballot_end", self.vote_end),
            ("chair", self.chair),
        ):
            moves.desk.router.on(verb, handler)

    # --- votes

    async def kick(self, interaction: Interaction, text: str) -> None:
        """Ask the table about a seat; who manages the server is asked first whether to decide it at once."""
        table = await self._moves.desk.tables.table_in(interaction.channel_id or 0)
        seat = seat_named(table, text, self._moves.desk.private())
        if may_manage(interaction, table.guild):
            await self._moves.desk.mail.answer(interaction, self._question(table, seat, interaction.user.id))
            return
        await self._moves.stages.prepare(table.game_id)
        poll, turn = await self._people.votes.open(table.game_id, seat, interaction.user.id)
        page = self._page(table, poll, calls=True)
        await self._moves.desk.mail.answer(interaction, page, private=False)
        await self._after(turn, poll, interaction.user.id)

    def _question(self, table: Table, seat: int, user: int) -> Page:
        voice = self._moves.voice(table)
        words, holder = voice.words, table.members[seat].user
        if holder is None:
            raise TableRefused("seat_empty")
        buttons = [Button(Ref(table.game_id, 0, "kick_now", (str(seat),)), words("kick-now"), "red")]
        if user in voters(table, holder):
            buttons.append(Button(Ref(table.game_id, 0, "kick_vote", (str(seat),)), words("kick-vote")))
        return Page((Text(words("kick-question", name=voice.seat(seat))), Row(tuple(buttons))))

    async def kick_now(self, press: Press) -> None:
        """Free a seat by decision of somebody who manages the server."""
        table = await self._moves.desk.tables.table(press.ref.game)
        if not may_manage(press.interaction, table.guild):
            raise TableRefused("not_host", host=table.host)
        await self._moves.stages.prepare(table.game_id)
        seat = seat_of(press)
        voice, aloud = self._moves.voice(table), self._moves.aloud(table)
        _, turn = await self._people.votes.remove(table.game_id, seat)
        await self._moves.open(press, done(voice.words("kick-told")))
        told = aloud.words("kick-done", name=f"**{aloud.seat(seat)}**")
        await self._moves.desk.mail.post(table.channel, _motions.said(told))
        await self._moves.stages.show(turn, by=press.user)

    async def kick_vote(self, press: Press) -> None:
        """Let the table vote instead."""
        table = await self._moves.desk.tables.table(press.ref.game)
        await self._moves.stages.prepare(press.ref.game)
        poll, turn = await self._people.votes.open(press.ref.game, seat_of(press), press.user)
        await self._moves.open(press, done(self._moves.voice(table).words("kick-told")))
        await self._moves.desk.mail.post(table.channel, self._page(table, poll, calls=True))
        await self._after(turn, poll, press.user)

    async def vote(self, press: Press) -> None:
        """Vote by a button."""
        answer = press.ref.arg(0)
        if answer not in {"yes", "no"}:
            raise Said("error-unknown-choice")
        before = await self._moves.desk.tables.table(press.ref.game)
        await self._moves.stages.prepare(press.ref.game)
        try:
            poll, turn = await self._people.votes.cast(
                press.ref.game, press.ref.number, press.user, yes=answer == "yes"
            )
        except TableRefused as refused:
            if refused.code == "already_decided":
                await self._outdated(press, before)
            raise
        # The seat has another name by now, where the vote was carried.
        await self._moves.desk.mail.redraw(press.interaction, self._page(before, poll))
        await self._after(turn, poll, press.user)

    async def _outdated(self, press: Press, table: Table) -> None:
        """A message of a vote that ended elsewhere says so from now on."""
        poll = await self._people.votes.poll(press.ref.game, press.ref.number)
        if poll.outcome is not None and not press.on_panel:
            await self._moves.desk.mail.redraw(press.interaction, self._page(table, poll))

    async def vote_end(self, press: Press) -> None:
        """Withdraw a vote."""
        table = await self._moves.desk.tables.table(press.ref.game)
        force = may_manage(press.interaction, table.guild)
        poll = await self._people.votes.withdraw(press.ref.game, press.ref.number, press.user, force=force)
        await self._moves.desk.mail.redraw(press.interaction, self._page(table, poll))

    def _page(self, table: Table, poll: Poll, *, calls: bool = False) -> Page:
        return _motions.poll(table, poll, self._moves.aloud(table), calls=calls)

    async def _after(self, turn: Turn, poll: Poll, user: int) -> None:
        if poll.outcome is not None:
            await self._moves.stages.show(turn, by=user)

    # --- the chair

    async def host(self, interaction: Interaction) -> None:
        """Look after the channel's table from now on; in a lobby the chair passes on where its host is no longer there."""
        tables, channel = self._moves.desk.tables, interaction.channel_id or 0
        try:
            table = await tables.table_in(channel)
        except TableRefused:
            await self._lobby_chair(interaction, await tables.lobby_in(channel))
            return
        await self._take_chair(interaction, table)

    async def _lobby_chair(self, interaction: Interaction, lobby: Lobby) -> None:
        left = await self._absences.pass_chair(lobby, interaction.user.id)
        words = self._moves.desk.words(left)
        host = next(name for it, name in zip(left.members, names_of(left, words), strict=True) if it.user == left.host)
        page = _motions.said(words("host-now", name=f"**{host}**"))
        await self._moves.desk.mail.answer(interaction, page, private=False)

    async def chair(self, press: Press) -> None:
        """The same by a button."""
        await self._take_chair(press.interaction, await self._moves.desk.tables.table(press.ref.game))

    async def _take_chair(self, interaction: Interaction, table: Table) -> None:
        await self._moves.stages.prepare(table.game_id)
        turn = await self._people.vacancies.take_chair(table.game_id, interaction.user.id)
        voice = self._moves.aloud(turn.table)
        seat = turn.table.seat_of(interaction.user.id)
        told = voice.words("host-now", name=f"**{voice.seat(0 if seat is None else seat)}**")
        await self._moves.desk.mail.answer(interaction, _motions.said(told), private=False)
        await self._moves.stages.show(turn, by=interaction.user.id)


def commands(cog: MembersCog, moves: Moves) -> list[Command]:
    """The commands of this cog, for the `/game` group."""
    words, router = moves.desk.speech, moves.desk.router

    async def kick(interaction: Interaction, seat: Typed) -> None:
        await router.run(interaction, cog.kick(interaction, seat), private=False)

    async def host(interaction: Interaction) -> None:
        await router.run(interaction, cog.host(interaction), private=False)

    return [
        slash(words, "game-kick", kick, autocomplete={"seat": seat_suggestions(moves.desk)}),
        slash(words, "game-host", host),
    ]
