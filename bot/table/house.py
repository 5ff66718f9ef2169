"""What a server's managers settled for its games: where and by whom they start, who may stop them, what is played by default.

Owns these settings and their checks. What is not set leaves everything open. A new setting is a new field of `House` with the usual
value as its default: rows that were stored before read as that.
"""

from collections import OrderedDict
from collections.abc import Collection
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from bot.i18n import languages
from bot.looks import USUAL, looks
from bot.store.codec import Codec
from bot.store.houses import Houses as Rows
from bot.table import pace
from bot.table.lobby import check_rules
from bot.table.model import TableRefused
from bot.table.seats import HOST, STOPPERS
from bot.table.service import Tables

MOST: Final = 25
"""So many channels or roles can be named: as many as a Discord select holds."""

REMEMBERED: Final = 4096
"""The settings of so many servers are remembered, so that a press costs no query for them."""


class House(Struct, frozen=True):
    """The settings of one server.

    Attributes:
        channels: where games may start, threads in them included; none: everywhere.
        starters: the roles that may start games; none: everybody.
        stop: who may stop a game, one of `bot.table.seats.STOPPERS`.
        game, profile, board: what `/play` opens where nothing else is asked for; empty: the first there is.
        pace, policy: how the time of a new table runs, and what happens when somebody's is up; empty: as usual.
        language: what new tables speak unless their host chooses; empty: as Discord says of the server.
        theme: the look of all pictures, one of `bot.looks`; empty: the usual one.
    """

    channels: tuple[int, ...] = ()
    starters: tuple[int, ...] = ()
    stop: str = HOST
    game: str = ""
    profile: str = ""
    board: str = ""
    pace: str = ""
    policy: str = ""
    language: str = ""
    theme: str = ""


HOUSE: Final[Codec[House]] = Codec(House, "server settings")


def need_start(house: House, places: Collection[int], roles: Collection[int]) -> None:
    """Let a game start only where and by whom it may.

    Args:
        house: the server's settings.
        places: the channel, and the one that it is a thread of.
        roles: the roles of who starts it.

    Raises:
        TableRefused: `not_here` (with `channels`), `not_starter` (with `roles`).
    """
    if house.channels and not set(house.channels) & set(places):
        raise TableRefused("not_here", channels=house.channels)
    if house.starters and not set(house.starters) & set(roles):
        raise TableRefused("not_starter", roles=house.starters)


def time_of(house: House, game: str, profile: str | None, board: str | None) -> dict[str, str]:
    """The settings of the time of a table that opens here; a policy that its profile does not have is left out.

    Raises:
        TableRefused: `unknown_game`, `bad_setting`, where there is no such table.
    """
    rules = check_rules(game, profile, board, {})
    wanted = {"pace": house.pace, "policy": house.policy}
    return {key: it for key, it in wanted.items() if it in pace.values(key, game, rules.profile)}


def _check(house: House) -> None:
    if house.pace not in {"", *(it.id for it in pace.clock_file().paces)}:
        raise TableRefused("bad_setting", key="pace", value=house.pace)
    if house.policy not in {"", *pace.all_policies()}:
        raise TableRefused("bad_setting", key="policy", value=house.policy)
    if house.language not in {"", *languages()}:
        raise TableRefused("bad_setting", key="language", value=house.language)
    if house.theme not in {"", *looks()}:
        raise TableRefused("bad_setting", key="theme", value=house.theme)
    if house.game:
        check_rules(house.game, house.profile or None, house.board or None, {})


class Houses:
    """The settings of all servers."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._rows = Rows(tables.database)
        self._known: OrderedDict[int, House] = OrderedDict()
        self._changes = 0

    async def of(self, guild: int | None) -> House:
        """The settings of a server; the usual ones where it has none, or there is no server."""
        if guild is None:
            return House()
        if guild in self._known:
            self._known.move_to_end(guild)
            return self._known[guild]
        changes = self._changes
        house = await self._read(guild)
        if changes == self._changes:  # else it may have been settled anew meanwhile
            self._known[guild] = house
            if len(self._known) > REMEMBERED:
                self._known.popitem(last=False)
        return house

    async def theme(self, guild: int | None) -> str:
        """The look of a server's pictures."""
        return (await self.of(guild)).theme or USUAL

    async def _read(self, guild: int) -> House:
        body = await self._rows.get(guild)
        if body is None:
            return House()
        house = HOUSE.decode(body, 0)
        try:
            _check(house)
        except TableRefused:  # a game, a pace, a policy, a language or a look that is no longer there
            house = replace(house, game="", profile="", board="", pace="", policy="", language="", theme="")
        return house

    async def settle(self, guild: int, **changes: object) -> House:
        """Change some settings. Who may is checked by the caller.

        Raises:
            TableRefused: `bad_setting`, `unknown_game`.
        """
        house = replace(await self.of(guild), **changes)
        if house.stop not in STOPPERS or max(len(house.channels), len(house.starters)) > MOST:
            raise TableRefused("bad_setting", key="server", value="")
        _check(house)
        await self._rows.put(guild, HOUSE.encode(house), self._tables.now())
        self._forget(guild)
        return house

    async def reset(self, guild: int) -> House:
        """Forget all settings of a server."""
        await self._rows.delete(guild)
        self._forget(guild)
        return House()

    def _forget(self, guild: int) -> None:
        self._changes += 1
        self._known.pop(guild, None)
