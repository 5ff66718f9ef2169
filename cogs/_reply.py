"""Sending: the one place that knows Discord's permissions, deadlines, retries, fallbacks and mention rules.

Owns: every request that shows somebody something. Above this, a message is a `Page`; below it, one of several requests whose
failures come back as an `Outcome`, never as an exception. Holds no state of any game.
"""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from enum import Enum
from io import BytesIO
from typing import Any, Final, TypeVar

import aiohttp
import discord
from discord import ui

from bot.watching import Measures
from cogs._layout import Attached, Page, Picture, build
from cogs._watch import Watch, answering, is_answered

log = logging.getLogger("banker.reply")

T = TypeVar("T")
Interaction = discord.Interaction[Any]

MOST_BYTES: Final = 10 * 1024 * 1024
WAITS: Final = (0.5, 1.0, 2.0)
NOBODY: Final = discord.AllowedMentions.none()


class Outcome(Enum):
    """What became of something that was to be shown."""

    DONE = "done"
    ANSWERED = "answered"  # the interaction was, by an earlier attempt of ours or by the same press arriving twice
    LATE = "late"  # the interaction is no longer open
    GONE = "gone"  # the message was deleted
    OLD = "old"  # the message is too old to be edited once more
    NO_CHANNEL = "no_channel"
    NO_ACCESS = "no_access"  # the channel can't be seen
    NO_PERMISSION = "no_permission"
    CLOSED = "closed"  # the user takes no direct messages
    ARCHIVED = "archived"
    LOCKED = "locked"  # a thread that only moderators may write in
    TOO_LARGE = "too_large"
    FAILED = "failed"


TOO_LARGE: Final = 413
"""The status of a request that was too large, whoever refused it: a proxy gives no code."""

_CODES: Final = {
    10003: Outcome.NO_CHANNEL,
    10008: Outcome.GONE,
    10015: Outcome.LATE,
    10062: Outcome.LATE,
    40005: Outcome.TOO_LARGE,
    40060: Outcome.ANSWERED,
    50001: Outcome.NO_ACCESS,
    50007: Outcome.CLOSED,
    50013: Outcome.NO_PERMISSION,
    50027: Outcome.LATE,
    50083: Outcome.ARCHIVED,
    160005: Outcome.LOCKED,
    30046: Outcome.OLD,
}


@dataclass(frozen=True, slots=True)
class Posted:
    """A message that was sent, or why it was not."""

    message: int | None
    outcome: Outcome


def outcome_of(error: Exception) -> Outcome:
    """What an error of the library or of the network means."""
    if isinstance(error, discord.InteractionResponded):
        return Outcome.DONE
    if isinstance(error, discord.HTTPException):
        return _CODES.get(error.code, Outcome.TOO_LARGE if error.status == TOO_LARGE else Outcome.FAILED)
    return Outcome.FAILED


async def _tried(call: Callable[[], Awaitable[T]]) -> T:
    """Call again after a 503 or a broken connection, which the library leaves to us. The call must bear repeating."""
    for wait in WAITS:
        try:
            return await call()
        except discord.HTTPException as error:
            if error.status != 503:
                raise
        except (TimeoutError, aiohttp.ClientConnectionError, ConnectionError):
            pass
        await asyncio.sleep(wait)
    return await call()


class Mail:
    """Sends pages for one client."""

    def __init__(self, client: discord.Client, measures: Measures | None = None) -> None:
        self._client = client
        self._measures = measures or Measures()

    # --- answers to an interaction

    async def answer(self, interaction: Interaction, page: Page, *, private: bool = True) -> Outcome:
        """Show a new message in answer to a press or a command; a further one where it has been answered already."""

        async def send(view: ui.LayoutView, files: list[discord.File]) -> None:
            if interaction.response.is_done():
                await interaction.followup.send(
                    view=view, files=files, ephemeral=private, allowed_mentions=_calls(page)
                )
            else:
                await interaction.response.send_message(
                    view=view, files=files, ephemeral=private, allowed_mentions=_calls(page)
                )

        async with answering(interaction):
            outcome = await self._shown(page, send, "answer", interaction.filesize_limit)
        return Outcome.DONE if outcome is Outcome.ANSWERED else outcome

    async def redraw(self, interaction: Interaction, page: Page) -> Outcome:
        """Change the pressed message itself, picture included, in one request."""

        async def send(view: ui.LayoutView, files: list[discord.File]) -> None:
            if interaction.response.is_done():
                await interaction.edit_original_response(view=view, attachments=files, allowed_mentions=NOBODY)
            else:
                await interaction.response.edit_message(view=view, attachments=files, allowed_mentions=NOBODY)

        async with answering(interaction):
            return await self._shown(page, send, "redraw", interaction.filesize_limit)

    async def acknowledge(self, interaction: Interaction, *, thinking: bool = False, private: bool = True) -> Outcome:
        """Say within the three seconds that it was heard; what is shown comes later."""
        if is_answered(interaction):
            return Outcome.DONE
        async with answering(interaction):
            return await self._plain(
                lambda: interaction.response.defer(thinking=thinking, ephemeral=private), "acknowledge"
            )

    def watch(self, interaction: Interaction, *, private: bool = True) -> Watch:
        """A block within which the interaction is acknowledged in time, whatever takes long."""
        thinking = interaction.type is discord.InteractionType.application_command
        return Watch(interaction, lambda: self.acknowledge(interaction, thinking=thinking, private=private))

    async def ask(self, interaction: Interaction, modal: ui.Modal) -> Outcome:
        """Open a form. It is not kept: what is typed comes back by its custom id, after a restart too."""
        modal.stop()
        async with answering(interaction):
            return await self._plain(lambda: interaction.response.send_modal(modal), "ask")

    # --- messages of our own

    async def post(self, channel: int, page: Page, once: str = "") -> Posted:
        """Send a new message to a channel.

        All attempts carry one nonce, so that Discord drops the second where the first did arrive. With `once` the nonce is that
        word, and what was sent by a process that ended before it noted it is not sent again by the next.
        """
        sent: list[int] = []
        nonce = once or secrets.token_hex(8)

        async def send(view: ui.LayoutView, files: list[discord.File]) -> None:
            target = self._client.get_partial_messageable(channel)
            message = await target.send(view=view, files=files, allowed_mentions=_calls(page), nonce=nonce)
            sent.append(message.id)

        outcome = await self._awake(channel, lambda: self._shown(page, send, "post"))
        return Posted(sent[0] if sent else None, outcome)

    async def direct(self, user: int, page: Page) -> Outcome:
        """Send a direct message; `CLOSED` where that person takes none from us."""
        nonce = secrets.token_hex(8)

        async def send(view: ui.LayoutView, files: list[discord.File]) -> None:
            room = await self._client.create_dm(discord.Object(user))
            await room.send(view=view, files=files, allowed_mentions=_calls(page), nonce=nonce)

        return await self._shown(page, send, "direct")

    async def edit(self, channel: int, message: int, page: Page) -> Outcome:
        """Change a message of ours; nobody is called again."""

        async def send(view: ui.LayoutView, files: list[discord.File]) -> None:
            target = self._client.get_partial_messageable(channel).get_partial_message(message)
            await target.edit(view=view, attachments=files, allowed_mentions=NOBODY)

        return await self._awake(channel, lambda: self._shown(page, send, "edit"))

    # --- how

    async def _awake(self, channel: int, show: Callable[[], Awaitable[Outcome]]) -> Outcome:
        """Show something in a channel; a thread that has gone to sleep is woken up first."""
        outcome = await show()
        if outcome is not Outcome.ARCHIVED:
            return outcome
        woken = await self._plain(lambda: self._client.http.edit_channel(channel, archived=False), "wake up")
        return await show() if woken is Outcome.DONE else outcome

    async def _shown(
        self,
        page: Page,
        send: Callable[[ui.LayoutView, list[discord.File]], Awaitable[None]],
        what: str,
        most: int = MOST_BYTES,
    ) -> Outcome:
        """Send with the pictures, or without them where they are too large or may not be attached; `most`: the bytes allowed."""
        if page.files and sum(len(it.data) for it in page.files) <= min(most, MOST_BYTES):
            view = build(page)
            outcome = await self._plain(lambda: send(view, _files(page)), what)
            if outcome not in {Outcome.NO_PERMISSION, Outcome.TOO_LARGE}:
                return outcome
        view_without = build(page, pictures=False)
        return await self._plain(lambda: send(view_without, []), what)

    async def _plain(self, call: Callable[[], Awaitable[object]], what: str) -> Outcome:
        try:
            await _tried(call)
        except (
            discord.HTTPException,
            discord.InteractionResponded,
            aiohttp.ClientError,
            OSError,
            TimeoutError,
        ) as error:
            outcome = outcome_of(error)
            self._measures.sent(what, outcome.value)
            log.log(
                logging.WARNING if outcome is Outcome.FAILED else logging.INFO,
                "%s: %s (%s)",
                what,
                outcome.value,
                error,
            )
            return outcome
        self._measures.sent(what, Outcome.DONE.value)
        return Outcome.DONE


def _calls(page: Page) -> discord.AllowedMentions:
    if not page.mentions:
        return NOBODY
    users = [discord.Object(user) for user in page.mentions]
    return discord.AllowedMentions(everyone=False, roles=False, replied_user=False, users=users)


def _files(page: Page) -> list[discord.File]:
    """Fresh files for each attempt: a sent file is used up."""
    return [discord.File(BytesIO(it.data), it.name, description=_described(it)) for it in page.files]


def _described(it: Picture | Attached) -> str | None:
    return it.words[:1024] or None if isinstance(it, Picture) else None
