"""`/me games`: one's open games, with the way to each.

Owns the list of games; nothing in it is told to others.
"""

from bot.table.model import Lobby, Table
from cogs._desk import Desk, names_of
from cogs._layout import Page, Text
from cogs._reply import Interaction
from cogs._shown import awaited_users
from cogs._slash import Command, slash


class MeCog:
    """Answers what people ask about themselves."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    async def games(self, interaction: Interaction) -> None:
        """The lobbies and games in which somebody has a seat, newest first."""
        words, user = self._desk.private(), interaction.user.id
        found = await self._desk.tables.open_games(user)
        lines = [f"- {self._line(it, user)}" for it in found]
        said = "\n".join(lines) if lines else words("mine-none")
        await self._desk.mail.answer(interaction, Page((Text(f"## {words('mine-heading')}\n{said}"),)))

    def _line(self, it: Lobby | Table, user: int) -> str:
        words = self._desk.private(it)
        where = way_to(it)
        if isinstance(it, Lobby):
            return words("mine-lobby", where=where, game=words(f"game-{it.game}"))
        game, state = words(f"game-{it.rules.game}"), it.state
        seat = it.seat_of(user)
        if user in awaited_users(it):
            line = words("mine-yours", where=where, game=game, round=state.round)
        else:
            names = names_of(it, words)
            line = words("mine-running", where=where, game=game, round=state.round, turn=names[state.turn])
        return words("mine-standin", line=line) if seat is not None and it.members[seat].standin else line


def way_to(it: Lobby | Table) -> str:
    """The way to a game: to its message where that is known, else to its channel."""
    if it.message is None or it.guild is None:
        return f"<#{it.channel}>"
    return f"https://discord.com/channels/{it.guild}/{it.channel}/{it.message}"


def commands(cog: MeCog, desk: Desk) -> list[Command]:
    """The commands of the `/me` group."""

    async def games(interaction: Interaction) -> None:
        await desk.router.run(interaction, cog.games(interaction))

    return [slash(desk.speech, "me-games", games)]
