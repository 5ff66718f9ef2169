"""`/game pause` and `/game resume`: people agree that a table rests for a while, or that it goes on.

Owns the commands, the public question with its button, and what managers of the server may do by themselves. How many must agree is
the business of `bot.table.accord`. A button carries the number of its question, so that an old one answers nothing else.
"""

from typing import Final

from bot.table import seats
from bot.table.accord import Accord
from bot.table.model import Table, TableRefused, Turn
from cogs import _motions
from cogs._accents import GOLD
from cogs._desk import names_of
from cogs._ids import Ref
from cogs._layout import Block, Button, Page, Row, Text
from cogs._moves import Moves, done
from cogs._press import Press
from cogs._reply import Interaction
from cogs._rights import may_manage
from cogs._said import Said
from cogs._shown import awaited_users
from cogs._slash import Command, slash

PAUSE: Final = "pause"
RESUME: Final = "resume"


class PauseCog:
    """Lets tables pause and go on."""

    def __init__(self, moves: Moves) -> None:
        self._moves = moves
        for verb, handler in (
            ("rest_agree", self.agree),
            ("rest_ask", self.ask),
            ("rest_now", self.now),
        ):
            moves.desk.router.on(verb, handler)

    # --- the commands

    async def want(self, interaction: Interaction, way: str) -> None:
        """Want a pause, or its end; who manages the server is asked first whether to decide that alone."""
        table = await self._moves.desk.tables.table_in(interaction.channel_id or 0)
        if may_manage(interaction, table.guild) and table.clock.at_rest == (way == RESUME):
            await self._moves.desk.mail.answer(interaction, self._alone(table, way, interaction.user.id))
            return
        accord = await self._agreed(table.game_id, interaction.user.id, way)
        if not accord.done and accord.paused == (way == PAUSE):
            said = self._moves.voice(accord.table).words(f"rest-{way}-already")
            await self._moves.desk.mail.answer(interaction, done(said))
            return
        page = self._news(accord, way) if accord.done else self._question(accord, way, calls=True)
        await self._moves.desk.mail.answer(interaction, page, private=False)
        await self._show(accord, interaction.user.id)

    # --- the buttons

    async def agree(self, press: Press) -> None:
        """Agree to the question of this button."""
        way = _way(press)
        try:
            accord = await self._agreed(press.ref.game, press.user, way, question=press.ref.number)
        except TableRefused as refused:
            if refused.code == "question_over" and not press.on_panel:
                await self._settled(press, await self._moves.desk.tables.table(press.ref.game), way)
            raise
        if accord.done:
            await self._settled(press, accord.table, way)
            await self._moves.desk.mail.post(accord.table.channel, self._news(accord, way))
        else:
            await self._moves.desk.mail.redraw(press.interaction, self._question(accord, way))
        await self._show(accord, press.user)

    async def ask(self, press: Press) -> None:
        """Who manages the server asks the table instead."""
        way = _way(press)
        accord = await self._agreed(press.ref.game, press.user, way)
        await self._public(press, accord, way)

    async def now(self, press: Press) -> None:
        """Who manages the server decides alone."""
        way, table = _way(press), await self._moves.desk.tables.table(press.ref.game)
        if not may_manage(press.interaction, table.guild):
            raise TableRefused("not_manager_here")
        accord = await self._agreed(press.ref.game, press.user, way, force=True)
        await self._public(press, accord, way)

    async def _public(self, press: Press, accord: Accord, way: str) -> None:
        """Say in the channel what came of a press on a private panel."""
        words = self._moves.voice(accord.table).words
        if not accord.done and accord.paused == (way == PAUSE):
            await self._moves.open(press, done(words(f"rest-{way}-already")))
            return
        await self._moves.open(press, done(words("rest-told")))
        page = self._news(accord, way) if accord.done else self._question(accord, way, calls=True)
        await self._moves.desk.mail.post(accord.table.channel, page)
        await self._show(accord, press.user)

    # --- how

    async def _agreed(
        self, game: int, user: int, way: str, *, question: int | None = None, force: bool = False
    ) -> Accord:
        await self._moves.stages.prepare(game)
        tables = self._moves.desk.tables
        work = tables.pause if way == PAUSE else tables.resume
        return await work(game, user, question=question, force=force)

    async def _show(self, accord: Accord, user: int) -> None:
        if accord.done:
            await self._moves.stages.show(Turn(accord.table, ()), by=user)

    async def _settled(self, press: Press, table: Table, way: str) -> None:
        """A question that is settled keeps no button."""
        page = _motions.said(self._moves.aloud(table).words(f"rest-{way}-settled"))
        await self._moves.desk.mail.redraw(press.interaction, page)

    def _alone(self, table: Table, way: str, user: int) -> Page:
        words = self._moves.voice(table).words
        buttons = [Button(Ref(table.game_id, 0, "rest_now", (way,)), words(f"rest-{way}-now"), "green")]
        if table.seat_of(user) is not None:
            buttons.append(Button(Ref(table.game_id, 0, "rest_ask", (way,)), words("rest-ask")))
        return Page((Text(words(f"rest-{way}-alone")), Row(tuple(buttons))))

    def _question(self, accord: Accord, way: str, *, calls: bool = False) -> Page:
        """How far people agree, and what would follow; `calls` where it is new: those who have not answered are mentioned."""
        table = accord.table
        words = self._moves.aloud(table).words
        names = names_of(table, words)
        wanting = [names[seat] for seat, it in enumerate(table.members) if it.user in accord.agreed]
        counted = words("rest-count", count=len(accord.agreed), wanted=accord.wanted, names=", ".join(wanting))
        blocks: list[Block] = [
            Text(f"## {words(f'rest-{way}-heading')}\n{counted}"),
            Text(f"{words(f'rest-{way}-next')}\n-# {words(f'rest-{way}-back')}"),
        ]
        called = tuple(it for it in seats.present(table) if it not in accord.agreed) if calls else ()
        if called:
            blocks.append(Text(words("rest-mention", mention=" ".join(f"<@{it}>" for it in called))))
        button = Button(Ref(table.game_id, accord.question, "rest_agree", (way,)), words(f"rest-{way}-agree"), "green")
        return Page((*blocks, Row((button,))), GOLD, called)

    def _news(self, accord: Accord, way: str) -> Page:
        """What holds from now on; those who are awaited are called where time runs again."""
        words = self._moves.aloud(accord.table).words
        called = tuple(sorted(awaited_users(accord.table))) if way == RESUME else ()
        lines = [words(f"rest-{way}-done")]
        if called:
            lines.append(words("rest-resume-mention", mention=" ".join(f"<@{it}>" for it in called)))
        return Page((Text("\n".join(lines)),), GOLD, called)


def _way(press: Press) -> str:
    way = press.ref.arg(0)
    if way not in {PAUSE, RESUME}:
        raise Said("error-unknown-choice")
    return way


def commands(cog: PauseCog, moves: Moves) -> list[Command]:
    """The commands of this cog, for the `/game` group."""
    words, router = moves.desk.speech, moves.desk.router

    async def pause(interaction: Interaction) -> None:
        await router.run(interaction, cog.want(interaction, PAUSE), private=False)

    async def resume(interaction: Interaction) -> None:
        await router.run(interaction, cog.want(interaction, RESUME), private=False)

    return [slash(words, "game-pause", pause), slash(words, "game-resume", resume)]
