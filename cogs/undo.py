"""`/game undo` and the stage's *Undo*: one's last move is taken back, at once or with everybody's consent.

Owns the command, the button, and the public question with its answers. Who may, and who must agree, is the business of
`bot.table.takebacks`. A button carries the serial of its move, an answer the number of its question, so that an old one does nothing.
"""

from bot.table.model import Table, TableRefused, UndoAsk
from bot.table.narrate import narrate
from bot.table.takebacks import Undoing
from cogs import _motions
from cogs._accents import GOLD, accent_of
from cogs._desk import names_of
from cogs._ids import Ref, parse_number
from cogs._layout import Block, Button, Page, Row, Text
from cogs._moves import Moves, done
from cogs._press import Press
from cogs._reply import Interaction
from cogs._slash import Command, slash
from cogs._times import moment

LINES = 6


class UndoCog:
    """Takes moves back."""

    def __init__(self, moves: Moves) -> None:
        self._moves = moves
        for verb, handler in (
            ("undo", self.undo),
            ("undo_ask", self.ask),
            ("undo_agree", self.agree),
            ("undo_keep", self.keep),
        ):
            moves.desk.router.on(verb, handler)

    # --- wanting it

    async def want(self, interaction: Interaction) -> None:
        """Take one's last move back, or see what asking for that would mean."""
        table = await self._moves.desk.tables.table_in(interaction.channel_id or 0)
        await self._moves.stages.prepare(table.game_id)
        undoing = await self._moves.desk.tables.undo(table.game_id, interaction.user.id)
        if undoing.done:
            await self._moves.desk.mail.answer(interaction, done(self._moves.voice(table).words("undo-did")))
            await self._moves.stages.show(undoing.turn, by=interaction.user.id)
        elif undoing.ask is not None:
            await self._moves.desk.mail.answer(interaction, await self._panel(undoing.turn.table, undoing.ask))

    async def undo(self, press: Press) -> None:
        """Take back the move that the button was drawn for."""
        since = parse_number(press.ref.arg(0), 10**9) or 0
        await self._moves.stages.prepare(press.ref.game)
        try:
            undoing = await self._moves.desk.tables.undo(press.ref.game, press.user, since=since)
        except TableRefused as refused:
            raise (await self._moves.overtaken(press) if refused.code == "already_decided" else refused) from None
        outcome = await self._moves.stages.show(undoing.turn, press)
        await self._moves.hint(press.interaction, undoing.turn.table, outcome)

    async def ask(self, press: Press) -> None:
        """Ask everybody."""
        since = parse_number(press.ref.arg(0), 10**9) or 0
        await self._moves.stages.prepare(press.ref.game)
        undoing = await self._moves.desk.tables.undo(press.ref.game, press.user, since=since, ask=True)
        table = undoing.turn.table
        said = "undo-did" if undoing.done else "undo-asked"
        await self._moves.open(press, done(self._moves.voice(table).words(said)))
        if undoing.done:
            await self._moves.stages.show(undoing.turn, by=press.user)
        elif undoing.ask is not None:
            await self._moves.desk.mail.post(table.channel, await self._question(undoing, undoing.ask, calls=True))

    # --- answers

    async def agree(self, press: Press) -> None:
        """Agree; with everybody agreed it is done."""
        undoing = await self._answered(press, agrees=True)
        if undoing.ask is None:
            return
        if undoing.open:
            await self._moves.desk.mail.redraw(press.interaction, await self._question(undoing, undoing.ask))
            return
        await self._ended(press, undoing.turn.table, "undo-agreed", undoing.ask.seat)
        await self._moves.stages.show(undoing.turn, by=press.user)

    async def keep(self, press: Press) -> None:
        """Have the move stand: one is enough."""
        undoing = await self._answered(press, agrees=False)
        table = undoing.turn.table
        seat = table.seat_of(press.user)
        if undoing.ask is not None and seat is not None:
            await self._ended(press, table, "undo-withdrawn" if seat == undoing.ask.seat else "undo-kept", seat)

    async def _answered(self, press: Press, *, agrees: bool) -> Undoing:
        """The answer, counted; a question that is over keeps no buttons."""
        await self._moves.stages.prepare(press.ref.game)
        tables = self._moves.desk.tables
        try:
            return await tables.answer_undo(press.ref.game, press.user, press.ref.number, agrees=agrees)
        except TableRefused as refused:
            if refused.code == "already_decided" and not press.on_panel:
                table = await tables.table(press.ref.game)
                await self._ended(press, table, "undo-settled", 0)
            raise

    async def _ended(self, press: Press, table: Table, key: str, seat: int) -> None:
        voice = self._moves.voice(table)
        page = _motions.said(voice.words(key, name=f"**{voice.seat(seat)}**"))
        await self._moves.desk.mail.redraw(press.interaction, page)

    # --- what is shown

    async def _panel(self, table: Table, ask: UndoAsk) -> Page:
        """What asking would mean, for whoever thinks about it."""
        words = self._moves.voice(table).words
        blocks: list[Block] = [Text(f"## {words('undo-heading-own')}\n{await self._moves_of(table, ask)}")]
        blocks.append(Text(f"{words('undo-needs')}\n-# {words('undo-chance')}"))
        button = Button(Ref(table.game_id, 0, "undo_ask", (str(ask.since),)), words("button-undo-ask"), "green")
        return Page((*blocks, Row((button,))), accent_of(table, ask.seat))

    async def _question(self, undoing: Undoing, ask: UndoAsk, *, calls: bool = False) -> Page:
        """The question as it stands; `calls` where it is new: those who have not answered are mentioned."""
        table = undoing.turn.table
        words, names = self._moves.voice(table).words, names_of(table, self._moves.voice(table).words)
        agreed = [names[seat] for seat, it in enumerate(table.members) if it.user in ask.agreed]
        heading = words("undo-heading", name=names[ask.seat])
        blocks: list[Block] = [Text(f"## {heading}\n{await self._moves_of(table, ask)}")]
        counted = words("undo-count", names=", ".join(agreed), count=len(agreed), wanted=len(undoing.voters))
        blocks.append(Text(f"{counted}\n-# {words('undo-until', when=moment(ask.until))} {words('undo-chance')}"))
        called = tuple(it for it in undoing.voters if it not in ask.agreed) if calls else ()
        if called:
            blocks.append(Text(words("undo-mention", mention=" ".join(f"<@{it}>" for it in called))))
        buttons = (
            Button(Ref(table.game_id, ask.number, "undo_agree"), words("button-undo-agree"), "green"),
            Button(Ref(table.game_id, ask.number, "undo_keep"), words("button-undo-keep")),
        )
        return Page((*blocks, Row(buttons)), GOLD, called)

    async def _moves_of(self, table: Table, ask: UndoAsk) -> str:
        """What would be undone, in a few lines."""
        words = self._moves.voice(table).words
        entries = await self._moves.desk.tables.entries(table.game_id, ask.since, table.serial - ask.since + 1)
        lines = narrate(entries, names_of(table, words), words, table.view(None), most=LINES)
        said = "\n".join(f"> {line}" for line in lines)
        return f"{words('undo-what', count=ask.count)}\n{said}" if said else words("undo-what", count=ask.count)


def commands(cog: UndoCog, moves: Moves) -> list[Command]:
    """The command of this cog, for the `/game` group."""
    words, router = moves.desk.speech, moves.desk.router

    async def undo(interaction: Interaction) -> None:
        await router.run(interaction, cog.want(interaction))

    return [slash(words, "game-undo", undo)]
