"""Who is still there: whom a new message calls without having been seen lately is looked up.

Owns the memory of who was seen, and the one request about a member. Without the members intent Discord tells of nobody who leaves.
"""

import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Iterable
from typing import Final

import aiohttp
import discord

log = logging.getLogger("banker.presence")

LATELY: Final = 10 * 60.0
"""So many seconds somebody who was seen is not looked up."""
KEPT: Final = 4096

GONE: Final = frozenset({10007, 10013})
"""Discord's codes for a member that the server does not have, and for a user that there is not."""


class Presence:
    """Remembers and looks up members.

    Args:
        client: asks Discord.
        now: gives seconds that only grow.
    """

    def __init__(self, client: discord.Client, now: Callable[[], float] = time.monotonic) -> None:
        self._client = client
        self._now = now
        self._seen: OrderedDict[tuple[int, int], float] = OrderedDict()

    def saw(self, guild: int | None, user: int) -> None:
        """Somebody pressed or typed something on a server."""
        if guild is None:
            return
        self._seen[guild, user] = self._now()
        self._seen.move_to_end((guild, user))
        if len(self._seen) > KEPT:
            self._seen.popitem(last=False)

    def forget(self, guild: int, user: int) -> None:
        """Somebody may be gone: they are looked up the next time."""
        self._seen.pop((guild, user), None)

    async def gone(self, guild: int | None, users: Iterable[int]) -> tuple[int, ...]:
        """Those of these people who are no longer on a server; whoever can't be looked up counts as there."""
        if guild is None:
            return ()
        missing = []
        for user in users:
            seen = self._seen.get((guild, user))
            if seen is not None and self._now() - seen < LATELY:
                continue
            if await self._is_gone(guild, user):
                missing.append(user)
            else:
                self.saw(guild, user)
        return tuple(missing)

    async def _is_gone(self, guild: int, user: int) -> bool:
        try:
            await self._client.http.get_member(guild, user)
        except discord.HTTPException as error:
            return error.code in GONE
        except (aiohttp.ClientError, OSError, TimeoutError) as error:
            log.info("member %d could not be looked up: %s", user, error)
        return False
