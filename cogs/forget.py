"""`/me forget`: having one's name and id removed everywhere.

Owns the question and the order of what others see: lobbies first, then the stages of games that go on with a stand-in. What is
removed, and how, is in `bot.table.forgetting`.
"""

from bot.table.forgetting import Forgetting
from bot.table.model import Lobby
from cogs._ids import Ref
from cogs._layout import Button, Page, Row, Text
from cogs._moves import Moves, done
from cogs._press import Press
from cogs._reply import Interaction
from cogs._slash import Command, slash
from cogs.lobby import LobbyCog


class ForgetCog:
    """Forgets people who ask for it."""

    def __init__(self, moves: Moves, lobbies: LobbyCog, forgetting: Forgetting) -> None:
        self._moves = moves
        self._lobbies = lobbies
        self._forgetting = forgetting
        moves.desk.router.on("forget_go", self.forget)

    async def ask(self, interaction: Interaction) -> None:
        """Say what forgetting means, and ask once more."""
        words = self._moves.desk.private()
        button = Button(Ref(0, 0, "forget_go"), words("button-forget"), "red")
        said = (Text(f"## {words('forget-heading')}\n{words('forget-what')}"), Text(words("forget-not")))
        await self._moves.desk.mail.answer(interaction, Page((*said, Row((button,)))))

    async def forget(self, press: Press) -> None:
        """Forget who pressed."""
        desk = self._moves.desk
        await desk.mail.acknowledge(press.interaction)
        for it in await desk.tables.open_games(press.user):
            if isinstance(it, Lobby):
                await self._lobbies.without(it, press.user)
            else:
                await self._moves.stages.prepare(it.game_id)
        for turn in await self._forgetting.forget(press.user):
            await self._moves.stages.show(turn, by=None)
        await self._moves.open(press, done(desk.private()("forget-done")))


def commands(cog: ForgetCog, moves: Moves) -> list[Command]:
    """The command of this cog, for the `/me` group."""

    async def forget(interaction: Interaction) -> None:
        await moves.desk.router.run(interaction, cog.ask(interaction))

    return [slash(moves.desk.speech, "me-forget", forget)]
