"""People who left the server, were banned or deleted their account: their tables are told once and play on.

Owns what is said and when it is found out: when somebody is called who was not seen lately, and where Discord tells it. The seat
goes to a stand-in and is on offer; nothing of the game is lost.
"""

import logging
from collections.abc import Iterable

from bot.engine.refusal import Refused
from bot.table import seats
from bot.table.model import Lobby, Table, TableRefused
from bot.table.vacancies import Offered
from cogs import _motions
from cogs._layout import Page
from cogs._moves import Moves
from cogs._people import People
from cogs._presence import Presence
from cogs.lobby import LobbyCog

log = logging.getLogger("banker.absences")


class Absences:
    """Finds out who is gone, and tells their tables."""

    def __init__(self, moves: Moves, people: People, presence: Presence, lobbies: LobbyCog) -> None:
        self._moves = moves
        self._vacancies = people.vacancies
        self._presence = presence
        self._lobbies = lobbies

    async def called(self, table: Table, users: Iterable[int]) -> None:
        """A new message has called these people: whoever of them is gone gives up nothing but the waiting."""
        for user in await self._presence.gone(table.guild, sorted(users)):
            await self.vanished(table, user)

    async def left(self, guild: int, user: int) -> None:
        """Discord tells that somebody left a server."""
        self._presence.forget(guild, user)
        for it in await self._moves.desk.tables.open_games(user):
            if it.guild != guild:
                continue
            if isinstance(it, Lobby):
                await self._lobbies.without(it, user)
            else:
                await self.vanished(it, user)

    async def pass_chair(self, lobby: Lobby, user: int) -> Lobby:
        """Somebody in a lobby wants it to go on without its host: it does where the host is no longer there.

        Raises:
            TableRefused: `not_seated`, `already_host`, `chair_taken` (with `names`), `no_game`.
        """
        names = {member.user: member.name for member in lobby.members}
        if user not in names:
            raise TableRefused("not_seated")
        if user == lobby.host:
            raise TableRefused("already_host")
        if not await self._presence.gone(lobby.guild, (lobby.host,)):
            raise TableRefused("chair_taken", names=(names.get(lobby.host, ""),))
        left = await self._lobbies.without(lobby, lobby.host)
        if left is None:
            raise TableRefused("no_game")
        return left

    async def vanished(self, table: Table, user: int) -> None:
        """Somebody is gone: their seat goes to a stand-in, and the table is told, once."""
        await self._moves.stages.prepare(table.game_id)
        try:
            found = await self._vacancies.vanish(table.game_id, user)
        except (TableRefused, Refused):
            return
        if found is None:
            return
        log.info(
            "the holder of seat %d is gone", found.motion.seat, extra={"game": table.game_id, "channel": table.channel}
        )
        await self._moves.desk.mail.post(table.channel, self._page(found))
        await self._moves.stages.show(found.turn)

    def _page(self, found: Offered) -> Page:
        table = found.turn.table
        voice = self._moves.aloud(table)
        lines = [voice.words("vanished", name=voice.seat(found.motion.seat))]
        if seats.chair_is_free(table):
            lines.append(f"-# {voice.words('vanished-host')}")
        lines += _motions.resting(table, voice)
        return _motions.vacancy(table, found.motion, voice, news="\n".join(lines))
