"""What a place and a person allow: where a game can be shown, and who may manage a server.

Owns the checks of channel kinds and permissions that are made beforehand; what Discord refuses all the same is the business of
`cogs._reply`.
"""

from collections.abc import Sequence
from typing import Final

import discord

from bot.i18n import Words
from cogs._reply import Interaction, Outcome
from cogs._said import Said

_ROOMS: Final = frozenset(
    {
        discord.ChannelType.text,
        discord.ChannelType.news,
        discord.ChannelType.voice,
        discord.ChannelType.stage_voice,
        discord.ChannelType.public_thread,
        discord.ChannelType.private_thread,
        discord.ChannelType.news_thread,
    }
)


ASKED_FOR: Final = (
    "view_channel",
    "send_messages",
    "send_messages_in_threads",
    "embed_links",
    "attach_files",
    "read_message_history",
)
"""The permissions that the bot is invited with; the README says why."""

_TO_WRITE: Final = ("view_channel", "send_messages", "send_messages_in_threads")
_FOR_PICTURES: Final = ("embed_links", "attach_files")

PERMISSIONS: Final = discord.Permissions(**dict.fromkeys(ASKED_FOR, True))


def invite(application: int) -> str:
    """The address by which somebody who manages a server invites the bot of this application."""
    return discord.utils.oauth_url(application, permissions=PERMISSIONS, scopes=("bot", "applications.commands"))


def may_manage(interaction: Interaction, guild: int | None) -> bool:
    """Whether this person may manage that server: the one where they pressed, for what they may elsewhere is not known here."""
    return guild is not None and interaction.guild_id == guild and interaction.permissions.manage_guild


def places_of(interaction: Interaction) -> tuple[int, ...]:
    """Where this is: the channel, and the one that it is a thread of."""
    parent = getattr(interaction.channel, "parent_id", None)
    return tuple(it for it in (interaction.channel_id, parent) if it is not None)


def roles_of(interaction: Interaction) -> tuple[int, ...]:
    """The roles of this person on this server."""
    return tuple(role.id for role in getattr(interaction.user, "roles", ()))


def need_room(interaction: Interaction) -> None:
    """Let a game be shown only where it can be.

    Raises:
        Said: in direct messages, in a channel of the wrong kind, or where the bot may not write.
    """
    if interaction.guild_id is None:
        raise Said("error-dm")
    channel = interaction.channel
    if channel is None or channel.type not in _ROOMS:
        raise Said("error-channel")
    missing = missing_permission(interaction)
    if missing:
        raise Said("error-cannot-send", permission=missing)


def missing_permission(interaction: Interaction) -> str:
    """The first permission without which no game can be shown here, or an empty text."""
    return _lacking(interaction, _TO_WRITE)


def missing_for_pictures(interaction: Interaction) -> str:
    """The first permission without which pictures may not be shown here, or an empty text."""
    return _lacking(interaction, _FOR_PICTURES)


def _lacking(interaction: Interaction, names: Sequence[str]) -> str:
    """The first of these permissions that is missing here, or an empty text; threads have one for writing of their own."""
    threaded = isinstance(interaction.channel, discord.Thread)
    elsewhere = "send_messages" if threaded else "send_messages_in_threads"
    return next((it for it in names if it != elsewhere and not getattr(interaction.app_permissions, it)), "")


def hint_for(outcome: Outcome, interaction: Interaction, words: Words) -> str:
    """What to tell somebody whose move stands but could not be shown; empty where nothing is in the way."""
    match outcome:
        case Outcome.NO_PERMISSION | Outcome.NO_ACCESS:
            name = _lacking(interaction, ASKED_FOR) or "send_messages"
            return words("error-cannot-send", permission=words(f"permission-{name}"))
        case Outcome.ARCHIVED:
            return words("error-thread-archived")
        case Outcome.LOCKED:
            return words("error-thread-locked")
        case _:
            return ""
