"""From a press to the table and back to the channel: the few steps that every move takes.

Owns: finding the presser's seat, checking that a control still means something before a panel opens, carrying an action out,
and showing what it led to. It knows no single action.
"""

from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Final, TypeVar

from bot.engine.actions import Action, EndTurn
from bot.engine.decisions import AwaitAdjusting, Decision
from bot.engine.options import Option
from bot.engine.refusal import Refused
from bot.i18n import Words
from bot.table.model import Table, TableRefused, Turn
from bot.table.press import need_open
from bot.table.voice import Voice
from cogs._controls import offered
from cogs._desk import Desk, names_of
from cogs._ids import Ref
from cogs._layout import Button, Page, Text
from cogs._press import Press
from cogs._reply import Interaction, Outcome
from cogs._rights import hint_for, missing_for_pictures
from cogs._stage import Stages

D = TypeVar("D", bound=Decision)
K = TypeVar("K", bound=Option)

Still = Callable[[Table], bool]
_OVERTAKEN: Final = frozenset({"already_decided", "game_over", "game_stopped"})
"""Refusals that a stage with controls of today can't lead to: what came since was not shown."""


class Moves:
    """Carries moves out and shows them."""

    def __init__(self, desk: Desk, stages: Stages) -> None:
        self.desk = desk
        self.stages = stages
        self._lacking: dict[int, str] = {}

    def voice(self, table: Table) -> Voice:
        """The words about a table for who is being answered, with its seats' names."""
        return _voice(table, self.desk.private(table))

    def aloud(self, table: Table) -> Voice:
        """The words for all at a table, with its seats' names."""
        return _voice(table, self.desk.words(table))

    async def seated(self, press: Press) -> tuple[Table, int]:
        """The table of a press, and the presser's seat.

        Raises:
            TableRefused: `no_game`, `game_stopped`, `not_seated`.
        """
        table = await self.desk.tables.table(press.ref.game)
        seat = table.seat_of(press.user)
        if seat is None:
            raise TableRefused("not_seated")
        if table.status != "running":
            await self._heal(press)
        if table.status == "stopped":
            raise TableRefused("game_stopped")
        return table, seat

    async def deciding(self, press: Press) -> tuple[Table, int]:
        """The table and seat of a press whose decision is still open and is this seat's.

        Raises:
            TableRefused: as `seated`; `already_decided`, `not_your_seat`.
        """
        table, seat = await self.seated(press)
        await self._need_open(press, table, seat)
        return table, seat

    async def opening(self, press: Press, kind: type[Decision]) -> tuple[Press, Table, int]:
        """The same for a panel that is opened or filled in: one that was left open goes on with the seat's present decision.

        Raises:
            TableRefused: as `deciding`.
        """
        table, seat = await self.seated(press)
        now = open_decision(table, seat, kind)
        if press.on_panel and now is not None:
            ref = press.ref
            press = replace(press, ref=Ref(ref.game, now.number, ref.verb, ref.args))
        await self._need_open(press, table, seat)
        return press, table, seat

    async def _need_open(self, press: Press, table: Table, seat: int) -> None:
        try:
            need_open(table, seat, press.ref.number, EndTurn())
        except TableRefused as refused:
            if refused.code in _OVERTAKEN:
                await self._heal(press)
            raise

    async def act(self, press: Press, action: Action, *, free: bool = False, still: Still | None = None) -> Turn:
        """Carry out an action; `free` for what answers no decision, `still` for what it then relies on."""
        await self.stages.prepare(press.ref.game)
        number = None if free else press.ref.number
        return await self.desk.tables.act(press.ref.game, press.user, number, action, still=still)

    async def on_stage(self, press: Press, action: Action) -> None:
        """Act by a press on a public message, which is changed in answer."""
        try:
            turn = await self.act(press, action)
        except (TableRefused, Refused) as refused:
            if refused.code in _OVERTAKEN:
                await self._heal(press)
            raise
        outcome = await self.stages.show(turn, press)
        await self.hint(press.interaction, turn.table, outcome)

    async def on_panel(
        self,
        press: Press,
        action: Action,
        after: Callable[[Table, int], Awaitable[Page]],
        *,
        free: bool = False,
        still: Still | None = None,
    ) -> None:
        """Act by a press on a private panel: it is changed into `after(table, seat)`, and the public stage is shown."""
        turn = await self.act(press, action, free=free, still=still)
        table = turn.table
        seat = table.seat_of(press.user)
        if seat is not None:
            await self.desk.mail.redraw(press.interaction, await after(table, seat))
        outcome = await self.stages.show(turn, by=press.user)
        await self.hint(press.interaction, table, outcome)

    async def open(self, press: Press, page: Page) -> None:
        """Show a panel: anew from a public message, in its place from a panel."""
        if press.on_panel:
            await self.desk.mail.redraw(press.interaction, page)
        else:
            await self.desk.mail.answer(press.interaction, page)

    async def hint(self, interaction: Interaction, table: Table, outcome: Outcome) -> None:
        """Tell who acted what keeps the channel from showing it; what keeps it from showing pictures is told once."""
        words = self.desk.private(table)
        said = hint_for(outcome, interaction, words)
        lacking = missing_for_pictures(interaction)
        if outcome is Outcome.DONE and lacking != self._lacking.get(table.channel, ""):
            self._lacking[table.channel] = lacking
            said = lacking and words("error-no-pictures", permission=words(f"permission-{lacking}"))
        if said:
            await self.desk.mail.answer(interaction, Page((Text(said),)))

    async def overtaken(self, press: Press) -> TableRefused:
        """Why a control that answers nothing any more is refused; the message is healed where it shows the table still."""
        await self._heal(press)
        return TableRefused("already_decided")

    async def _heal(self, press: Press) -> None:
        """An old button on the message that shows the table now: an answer was lost, so show it as it is."""
        table = await self.desk.tables.table(press.ref.game)
        if press.message == table.message:
            await self.stages.show(Turn(table, ()), press)


def _voice(table: Table, words: Words) -> Voice:
    return Voice.of(table.view(None), names_of(table, words), words)


def open_decision(table: Table, seat: int, kind: type[D]) -> D | None:
    """The open decision of this kind that this seat may answer."""
    return next((it for it in table.state.waiting if isinstance(it, kind) and seat in it.seats), None)


def find(table: Table, seat: int, kind: type[K]) -> list[K]:
    """The seat's options of one kind."""
    return [option for option in offered(table, seat) if isinstance(option, kind)]


def back_to_adjusting(table: Table, seat: int, voice: Voice) -> list[Button]:
    """The way back to what a closing leads to, where this seat still adjusts its holdings."""
    if open_decision(table, seat, AwaitAdjusting) is None:
        return []
    return [Button(Ref(table.game_id, 0, "adjust"), voice.words("button-back"))]


def done(text: str) -> Page:
    """A panel that has done its work."""
    return Page((Text(text),))
