"""The lobbies of a store: the calls behind `/play`, Join, Leave, Settings and Cancel, each committed before it returns.

Owns: the lock round each change and the one live game a channel. What may happen to a lobby is in `bot.table.lobby`; starting and
playing belong to `bot.table.service`, whose `Tables` is what the rest of the bot uses.
"""

from collections.abc import Callable, Mapping

from msgspec.structs import replace

from bot.store.db import Database
from bot.store.games import Games
from bot.table import lobby as lobby_rules
from bot.table.dues import lobby_due
from bot.table.locks import KeyedLocks
from bot.table.model import Lobby, TableRefused
from bot.table.pace import split, usual_clock, with_time
from bot.table.shelf import Shelf
from bot.table.speech import parted, with_language


class Lobbies:
    """All lobbies of one store; the base of `bot.table.service.Tables`.

    Args:
        store: where games are kept.
        clock: gives the time in seconds since 1970.
        cached: how many tables are kept in memory at most.
    """

    def __init__(self, store: Games, clock: Callable[[], float], cached: int) -> None:
        self._store = store
        self._clock = clock
        self._shelf = Shelf(store, cached)
        self._locks = KeyedLocks()

    @property
    def database(self) -> Database:
        """Where the games are, for those who keep more about them beside."""
        return self._store.database

    def now(self) -> float:
        """The time in seconds since 1970, as the tables have it."""
        return self._clock()

    async def running_in(self, guild: int) -> tuple[int, ...]:
        """The running games of a server."""
        return await self._store.running_in(guild)

    async def open_lobby(
        self,
        channel: int,
        guild: int | None,
        host: int,
        name: str,
        game: str,
        profile: str | None = None,
        board: str | None = None,
        settings: Mapping[str, str] | None = None,
        local: str = "",
    ) -> Lobby:
        """Open a lobby in a channel; its host sits on the first seat.

        Args:
            channel: the channel's id; it holds one lobby or running game at a time.
            guild: the server's id, or None in a direct message.
            host: the user id of who opens it.
            name: the host's display name.
            game: the game's id.
            profile: None for the game's first.
            board: None for the profile's.
            settings: single settings that differ from the profile, and those of the table's time (`bot.table.pace.KEYS`)
                and its language.
            local: the language that is spoken there; empty where nothing is known of it.

        Raises:
            TableRefused: `game_running` (with `game_id`), `unknown_game`, `unknown_setting`, `bad_setting`.
        """
        rest, language = parted(settings or {})
        wanted, time = split(rest)
        rules = lobby_rules.check_rules(game, profile, board, wanted)
        wanted = lobby_rules.differing(game, profile, board, wanted)
        draft = Lobby(
            0, channel, guild, host, game, rules.profile, rules.board, wanted, (), clock=usual_clock(), local=local
        )
        lobby = lobby_rules.join(with_language(with_time(draft, time), language), host, name)
        async with self._locks.hold(("channel", channel)):
            at = self._clock()
            game_id = await self._shelf.create(lobby, at)
            if game_id is None:
                running = await self._store.live_in(channel)
                raise TableRefused("game_running", game_id=running)
        return replace(lobby, game_id=game_id, closes=lobby_due(at).until)

    async def lobby(self, game_id: int) -> Lobby:
        """The lobby of this id.

        Raises:
            TableRefused: `no_game`; `not_lobby` when it has started.
        """
        return await self._shelf.lobby(game_id)

    async def live_in(self, channel: int) -> int:
        """The id of the lobby or running game of a channel.

        Raises:
            TableRefused: `no_game`.
        """
        game_id = await self._store.live_in(channel)
        if game_id is None:
            raise TableRefused("no_game")
        return game_id

    async def lobby_in(self, channel: int) -> Lobby:
        """The lobby of a channel.

        Raises:
            TableRefused: `no_game`; `not_lobby` when a game is running there.
        """
        return await self._shelf.lobby(await self.live_in(channel))

    async def join(self, game_id: int, user: int, name: str) -> Lobby:
        """Take the next seat.

        Raises:
            TableRefused: `no_game`, `not_lobby`, `already_seated`, `lobby_full`.
        """
        async with self._locks.hold(game_id):
            return await self._save(lobby_rules.join(await self._shelf.lobby(game_id), user, name))

    async def leave_lobby(self, game_id: int, user: int) -> Lobby | None:
        """Give up one's seat; the chair passes on. None: nobody was left and the lobby is closed.

        Raises:
            TableRefused: `no_game`, `not_lobby`, `not_seated`.
        """
        async with self._locks.hold(game_id):
            left = lobby_rules.leave(await self._shelf.lobby(game_id), user)
            if left is None:
                await self._store.delete(game_id)
                return None
            return await self._save(left)

    async def add_standin(self, game_id: int, user: int, name: str, number: int = 0) -> Lobby:
        """Let a stand-in of this name take the next seat, from the start of the game; with a number it is shown by that.

        Raises:
            TableRefused: `no_game`, `not_lobby`, `not_host`, `lobby_full`.
        """
        async with self._locks.hold(game_id):
            return await self._save(lobby_rules.add_standin(await self._shelf.lobby(game_id), user, name, number))

    async def remove_standin(self, game_id: int, user: int, seat: int | None = None) -> Lobby:
        """Remove the stand-in on this seat, or the last one for None.

        Raises:
            TableRefused: `no_game`, `not_lobby`, `not_host`, `not_seated`.
        """
        async with self._locks.hold(game_id):
            return await self._save(lobby_rules.remove_standin(await self._shelf.lobby(game_id), user, seat))

    async def configure(self, game_id: int, user: int, settings: Mapping[str, str]) -> Lobby:
        """Change settings; those not named stay.

        Raises:
            TableRefused: `no_game`, `not_lobby`, `not_host`, `unknown_setting`, `bad_setting` (with `key` and `value`).
        """
        async with self._locks.hold(game_id):
            return await self._save(lobby_rules.configure(await self._shelf.lobby(game_id), user, settings))

    async def cancel(self, game_id: int, user: int, *, force: bool = False) -> Lobby:
        """Close a lobby; `force` is for those who may manage the server. Returns it as it was.

        Raises:
            TableRefused: `no_game`, `not_lobby`, `not_host`.
        """
        async with self._locks.hold(game_id):
            lobby = await self._shelf.lobby(game_id)
            if not force:
                lobby_rules.need_host(lobby, user)
            await self._store.delete(game_id)
            return lobby

    async def _save(self, lobby: Lobby) -> Lobby:
        return await self._shelf.save_lobby(lobby, self._clock())
