"""`/game`: leaving for a while, resigning, and stopping a game; and coming back.

Owns these commands and their questions. Who may do what is decided by the table layer.
"""

from bot.names import plain_name
from bot.table.house import Houses
from bot.table.model import Table, TableRefused, Turn
from bot.table.seats import need_stopper
from cogs import _motions
from cogs._desk import names_of
from cogs._ids import Ref
from cogs._layout import Button, Page, Row, Text
from cogs._moves import Moves, done
from cogs._press import Press
from cogs._reply import Interaction
from cogs._rights import may_manage
from cogs._slash import Command, slash


class GameCog:
    """Looks after running games."""

    def __init__(self, moves: Moves, houses: Houses) -> None:
        self._moves = moves
        self._houses = houses
        for verb, handler in (
            ("resign_go", self.resign_go),
            ("stop_go", self.stop_go),
            ("return", self.take_back),
        ):
            moves.desk.router.on(verb, handler)

    async def leave(self, interaction: Interaction) -> None:
        """Hand one's seat to a stand-in."""
        table = await self._table(interaction)
        await self._moves.stages.prepare(table.game_id)
        turn = await self._moves.desk.tables.leave(table.game_id, interaction.user.id)
        words = self._moves.voice(table).words
        name = _name(turn, interaction, names_of(turn.table, words))
        row = Row((Button(Ref(table.game_id, 0, "return"), words("button-return"), "green"),))
        said = [words("leave-done", name=name), *_motions.resting(turn.table, self._moves.voice(turn.table))]
        await self._moves.desk.mail.answer(interaction, Page((Text("\n".join(said)), row)))
        await self._moves.stages.show(turn, by=interaction.user.id)

    async def take_back(self, press: Press) -> None:
        """Take one's seat back."""
        await self._moves.stages.prepare(press.ref.game)
        turn = await self._moves.desk.tables.take_back(press.ref.game, press.user)
        words = self._moves.voice(turn.table).words
        name = _name(turn, press.interaction, names_of(turn.table, words))
        await self._moves.open(press, done(words("return-done", name=name)))
        await self._moves.stages.show(turn, by=press.user)

    async def resign(self, interaction: Interaction) -> None:
        """Ask before resigning."""
        table = await self._table(interaction)
        if table.seat_of(interaction.user.id) is None:
            raise TableRefused("not_seated")
        await self._question(
            interaction, table, "resign", "resign-question-streets" if table.rules.street_groups else "resign-question"
        )

    async def resign_go(self, press: Press) -> None:
        """Resign for good."""
        await self._moves.stages.prepare(press.ref.game)
        turn = await self._moves.desk.tables.resign(press.ref.game, press.user)
        words = self._moves.voice(turn.table).words
        name = _name(turn, press.interaction, names_of(turn.table, words))
        await self._moves.open(press, done(words("resign-done", name=name)))
        await self._moves.stages.show(turn, by=press.user)

    async def stop(self, interaction: Interaction) -> None:
        """Ask before stopping the game."""
        table = await self._table(interaction)
        if not may_manage(interaction, table.guild):
            need_stopper(table, interaction.user.id, (await self._houses.of(table.guild)).stop)
        await self._question(interaction, table, "stop", "stop-question")

    async def stop_go(self, press: Press) -> None:
        """Stop the game for everybody."""
        await self._moves.stages.prepare(press.ref.game)
        tables = self._moves.desk.tables
        guild = (await tables.table(press.ref.game)).guild
        who, force = (await self._houses.of(guild)).stop, may_manage(press.interaction, guild)
        turn = await tables.stop(press.ref.game, press.user, who=who, force=force)
        words = self._moves.voice(turn.table).words
        name = _name(turn, press.interaction, names_of(turn.table, words))
        await self._moves.open(press, done(words("stop-done", name=name)))
        await self._moves.stages.show(turn, by=press.user)

    async def _question(self, interaction: Interaction, table: Table, verb: str, key: str) -> None:
        words = self._moves.voice(table).words
        button = Button(Ref(table.game_id, 0, f"{verb}_go"), words(f"button-{verb}-confirm"), "red")
        await self._moves.desk.mail.answer(interaction, Page((Text(words(key)), Row((button,)))))

    async def _table(self, interaction: Interaction) -> Table:
        return await self._moves.desk.tables.table_in(interaction.channel_id or 0)


def _name(turn: Turn, interaction: Interaction, names: tuple[str, ...]) -> str:
    seat = turn.table.seat_of(interaction.user.id)
    return plain_name(interaction.user.display_name) if seat is None else names[seat]


def commands(cog: GameCog, moves: Moves) -> list[Command]:
    """The commands of this cog, for the `/game` group."""
    words, router = moves.desk.speech, moves.desk.router

    async def leave(interaction: Interaction) -> None:
        await router.run(interaction, cog.leave(interaction))

    async def stop(interaction: Interaction) -> None:
        await router.run(interaction, cog.stop(interaction))

    async def resign(interaction: Interaction) -> None:
        await router.run(interaction, cog.resign(interaction))

    return [slash(words, f"game-{key}", work) for key, work in (("leave", leave), ("stop", stop), ("resign", resign))]
