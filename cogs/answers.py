"""Choices that have a word or a number for an answer: how a tax is paid, how far to move, where to.

Owns their buttons' words, what they do, and the panel for those that are too many for buttons; what may be chosen is read from the
engine's options.
"""

from bot.engine.actions import Choose
from bot.engine.decisions import AwaitChoice
from bot.table.model import TableRefused
from cogs._accents import accent_of
from cogs._choices import answer_name, answers_of
from cogs._controls import offered
from cogs._layout import Block, Entry, Page, Row, Text
from cogs._moves import Moves, done, open_decision
from cogs._panel import do, pick_one, read
from cogs._press import Press

FIELDS = ("option",)


class AnswersCog:
    """Opens the panel, and carries out what was chosen."""

    def __init__(self, moves: Moves) -> None:
        self._moves = moves
        for verb, handler in (("answer", self.answer), ("answers", self.panel), ("answers_go", self.go)):
            moves.desk.router.on(verb, handler)

    async def answer(self, press: Press) -> None:
        """Answer with what stands on the button."""
        await self._moves.on_stage(press, Choose(option=press.ref.arg(0)))

    async def panel(self, press: Press) -> None:
        """Open the panel of a choice, or show it with what was chosen."""
        table, seat = await self._moves.deciding(press)
        decision = open_decision(table, seat, AwaitChoice)
        form = read(press, "answers", FIELDS)
        options = answers_of(offered(table, seat))
        if decision is None or not options:
            raise TableRefused("already_decided")
        voice = self._moves.voice(table)
        words = voice.words
        form = form if form.fields["option"] in options else form.put(option="")
        entries = [Entry(option, answer_name(table, decision, option, voice)) for option in options]
        blocks: list[Block] = [Text(f"## {words('choose-heading')}\n{words(f'choose-{decision.what}')}")]
        blocks += pick_one(form, "option", words("choose-one"), entries)
        blocks.append(Row((do(form, "answers_go", words("button-confirm"), ready=bool(form.fields["option"])),)))
        await self._moves.open(press, Page(tuple(blocks), accent_of(table, seat)))

    async def go(self, press: Press) -> None:
        """Carry the choice out."""
        form = read(press, "answers", FIELDS)

        async def after(table: object, seat: int) -> Page:
            del table, seat
            return done(self._moves.desk.private()("panel-done"))

        await self._moves.on_panel(press, Choose(option=form.fields["option"]), after)
