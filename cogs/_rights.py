"""What a place and a person allow: where a game can be shown, and who may manage a server.

Owns the checks of channel kinds and permissions that are made beforehand; what Discord refuses all the same is the business of
`cogs._reply`.
"""

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

PERMISSIONS: Final = discord.Permissions(**dict.fromkeys(ASKED_FOR, True))


def invite(application: int) -> str:
    """The address by which somebody who manages a server invites the bot of this application."""
    return discord.utils.oauth_url(application, permissions=PERMISSIONS, scopes=("bot", "applications.commands"))


def may_manage(interaction: Interaction) -> bool:
    """Whether this person may manage the server."""
    return interaction.guild_id is not None and interaction.permissions.manage_guild


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
    allowed = interaction.app_permissions
    threaded = isinstance(interaction.channel, discord.Thread)
    wanted = ("view_channel", "send_messages_in_threads" if threaded else "send_messages")
    return next((name for name in wanted if not getattr(allowed, name)), "")


def hint_for(outcome: Outcome, interaction: Interaction, words: Words) -> str:
    """What to tell somebody whose move stands but could not be shown; empty where nothing is in the way."""
    match outcome:
        case Outcome.NO_PERMISSION | Outcome.NO_ACCESS:
            name = missing_permission(interaction) or "send_messages"
            return words("error-cannot-send", permission=words(f"permission-{name}"))
        case Outcome.ARCHIVED:
            return words("error-thread-archived")
        case _:
            return ""
