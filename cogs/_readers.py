"""Who is spoken to: the language of the person whose press or command is being answered.

Owns: which language that is (the one they chose, else that of their Discord), noted for as long as the answer takes, and what was
last seen of people's Discord, for messages that no press asks for. What is told to a channel is in the language of its table.
"""

import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from contextvars import ContextVar
from typing import Final

from bot.errors import BankerError
from bot.i18n import best, known
from bot.store.wishes import NONE, Wishes
from cogs._reply import Interaction

log = logging.getLogger("banker.readers")

KEPT: Final = 4096

_spoken_to: ContextVar[str] = ContextVar("spoken_to", default="")


def spoken_to() -> str:
    """The language of who is being answered; empty outside of any answer."""
    return _spoken_to.get()


def of_discord(interaction: Interaction) -> str:
    """The language of this person's Discord, as far as we speak it; else English."""
    return best(str(interaction.locale))


def of_server(interaction: Interaction) -> str:
    """The language that this server is set to in Discord; empty where there is no server, or we do not speak it."""
    return known(str(interaction.guild_locale or ""))


async def _nothing(_user: int) -> Wishes:
    return NONE


class Readers:
    """Knows the languages of people.

    Args:
        wishes: gives what a person wishes; the last used ones are in memory, so that a press costs no query.
    """

    def __init__(self, wishes: Callable[[int], Awaitable[Wishes]] = _nothing) -> None:
        self._wishes = wishes
        self._seen: OrderedDict[int, str] = OrderedDict()

    def seen(self, user: int) -> str:
        """The language of this person's Discord when it was last seen; empty where it was not, or not lately."""
        return self._seen.get(user, "")

    @asynccontextmanager
    async def answering(self, interaction: Interaction) -> AsyncIterator[None]:
        """Within the block `spoken_to` is the language of this person."""
        token = _spoken_to.set(await self._language(interaction))
        try:
            yield
        finally:
            _spoken_to.reset(token)

    async def _language(self, interaction: Interaction) -> str:
        user, language = interaction.user.id, of_discord(interaction)
        self._seen[user] = language
        self._seen.move_to_end(user)
        if len(self._seen) > KEPT:
            self._seen.popitem(last=False)
        try:
            return (await self._wishes(user)).language or language
        except BankerError as error:  # what is pressed tells of the fault, in some language
            log.info("no wishes could be read: %s", error)
            return language
