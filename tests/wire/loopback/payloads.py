"""Records as the API writes them.

Owns the JSON shapes of users, members, guilds, channels, messages and interactions. Reads records, changes none.
"""

from __future__ import annotations

from typing import Any

from .bodies import LOADING
from .clock import isoformat, made_at
from .permissions import EVERYTHING, USUAL
from .pictures import size_of
from .records import Attachment, Channel, Guild, Interaction, Member, Message, User

SIZE_LIMIT = 10 * 1024 * 1024


def user_json(user: User) -> dict[str, Any]:
    return {
        "id": str(user.id),
        "username": user.name.lower().replace(" ", "_"),
        "global_name": None if user.bot else user.name,
        "discriminator": "0000" if user.bot else "0",
        "avatar": None,
        "bot": user.bot,
        "public_flags": 0,
    }


def member_json(member: Member, *, permissions: int | None = None) -> dict[str, Any]:
    answer: dict[str, Any] = {
        "user": user_json(member.user),
        "nick": member.nick,
        "avatar": None,
        "roles": [],
        "joined_at": isoformat(member.joined),
        "premium_since": None,
        "deaf": False,
        "mute": False,
        "pending": False,
        "flags": 0,
        "communication_disabled_until": None,
    }
    if permissions is not None:
        answer["permissions"] = str(permissions)
    return answer


def permissions_of(member: Member, channel: Channel) -> int:
    """What a member may do in a channel; only the bot is ever denied anything by a channel."""
    if channel.guild is not None and channel.guild.owner is member.user:
        return EVERYTHING
    return member.permissions & ~(denied_in(channel) if member.user.bot else 0)


def denied_in(channel: Channel) -> int:
    """A thread has no permissions of its own: it takes those of its parent."""
    return channel.denied | (channel.parent.denied if channel.parent is not None else 0)


def channel_json(channel: Channel, bot: User) -> dict[str, Any]:
    shared = {
        "id": str(channel.id),
        "type": channel.kind,
        "last_message_id": str(max(channel.history)) if channel.history else None,
        "flags": 0,
    }
    if channel.recipient is not None:
        return {**shared, "recipients": [user_json(channel.recipient)]}
    guild_id = str(channel.guild.id) if channel.guild else None
    shared |= {"guild_id": guild_id, "name": channel.name, "rate_limit_per_user": 0}
    shared["parent_id"] = str(channel.parent.id) if channel.parent is not None else None
    if channel.is_thread:
        return {**shared, **_thread_part(channel)}
    denial = {"id": str(bot.id), "type": 1, "allow": "0", "deny": str(channel.denied)}
    return {
        **shared,
        "position": 0,
        "topic": None,
        "nsfw": False,
        "permission_overwrites": [denial] if channel.denied else [],
    }


def _thread_part(thread: Channel) -> dict[str, Any]:
    return {
        "owner_id": str(thread.owner.id) if thread.owner else "0",
        "message_count": len(thread.history),
        "member_count": 1,
        "total_message_sent": len(thread.history),
        "thread_metadata": {
            "archived": thread.archived,
            "locked": thread.locked,
            "auto_archive_duration": 1440,
            "archive_timestamp": isoformat(thread.made),
            "create_timestamp": isoformat(thread.made),
        },
    }


def guild_json(guild: Guild, bot: User) -> dict[str, Any]:
    everyone = {
        "id": str(guild.id),
        "name": "@everyone",
        "permissions": str(guild.members[bot.id].permissions if bot.id in guild.members else USUAL),
        "position": 0,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "managed": False,
        "mentionable": False,
        "flags": 0,
    }
    channels = list(guild.channels.values())
    return {
        "id": str(guild.id),
        "name": guild.name,
        "icon": None,
        "owner_id": str(guild.owner.id),
        "unavailable": False,
        "large": False,
        "member_count": len(guild.members),
        "joined_at": isoformat(guild.members[bot.id].joined) if bot.id in guild.members else None,
        "preferred_locale": guild.locale,
        "verification_level": 0,
        "default_message_notifications": 1,
        "explicit_content_filter": 0,
        "mfa_level": 0,
        "nsfw_level": 0,
        "premium_tier": 0,
        "system_channel_id": None,
        "system_channel_flags": 0,
        "afk_channel_id": None,
        "afk_timeout": 300,
        "features": [],
        "emojis": [],
        "stickers": [],
        "roles": [everyone],
        "channels": [channel_json(one, bot) for one in channels if not one.is_thread],
        "threads": [channel_json(one, bot) for one in channels if one.is_thread and not one.archived],
        # Without the members intent a guild comes with the bot's own member only.
        "members": [member_json(guild.members[bot.id])] if bot.id in guild.members else [],
        "presences": [],
        "voice_states": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
    }


def attachment_json(attachment: Attachment) -> dict[str, Any]:
    answer: dict[str, Any] = {
        "id": str(attachment.id),
        "filename": attachment.filename,
        "size": len(attachment.data),
        "url": attachment.url,
        "proxy_url": attachment.url,
        "content_type": attachment.content_type,
    }
    if attachment.description is not None:
        answer["description"] = attachment.description
    if (size := size_of(attachment.data)) is not None:
        answer["width"], answer["height"] = size
    return answer


def message_json(message: Message) -> dict[str, Any]:
    answer: dict[str, Any] = {
        "id": str(message.id),
        "channel_id": str(message.channel.id),
        "type": 20 if message.interaction is not None and message.interaction.kind == 2 else 0,
        "author": user_json(message.author),
        "content": message.content,
        "timestamp": isoformat(made_at(message.id)),
        "edited_timestamp": None if message.edited is None else isoformat(message.edited),
        "tts": message.tts,
        "mention_everyone": False,
        "mentions": [user_json(user) for user in message.mentions],
        "mention_roles": [],
        "attachments": [attachment_json(one) for one in message.attachments],
        "embeds": message.embeds,
        "components": message.components,
        "flags": message.flags | (LOADING if message.loading else 0),
        "pinned": False,
    }
    if message.nonce is not None:
        answer["nonce"] = message.nonce
    if message.author.bot:
        answer["application_id"] = str(message.author.id)
    if message.interaction is not None:
        answer["webhook_id"] = str(message.author.id)
        answer["interaction_metadata"] = _metadata(message.interaction)
    if message.reference is not None:
        answer["message_reference"] = {"message_id": str(message.reference), "channel_id": str(message.channel.id)}
    return answer


def _metadata(interaction: Interaction) -> dict[str, Any]:
    owners = {"0": str(interaction.channel.guild.id)} if interaction.channel.guild else {"1": str(interaction.user.id)}
    return {
        "id": str(interaction.id),
        "type": interaction.kind,
        "user": user_json(interaction.user),
        "authorizing_integration_owners": owners,
    }


def interaction_json(interaction: Interaction, bot: User) -> dict[str, Any]:
    channel, guild, user = interaction.channel, interaction.channel.guild, interaction.user
    answer: dict[str, Any] = {
        "id": str(interaction.id),
        "application_id": str(bot.id),
        "type": interaction.kind,
        "token": interaction.token,
        "version": 1,
        "data": interaction.data,
        "channel_id": str(channel.id),
        "channel": channel_json(channel, bot),
        "locale": user.locale,
        "entitlements": [],
        "entitlement_sku_ids": [],
        "attachment_size_limit": SIZE_LIMIT,
        "app_permissions": str(USUAL),
    }
    if guild is None:
        answer |= {"context": 1, "user": user_json(user), "authorizing_integration_owners": {"0": "0"}}
    else:
        member = guild.members[user.id]
        answer |= {
            "context": 0,
            "guild_id": str(guild.id),
            "guild": {"id": str(guild.id), "locale": guild.locale, "features": []},
            "guild_locale": guild.locale,
            "member": member_json(member, permissions=permissions_of(member, channel)),
            "authorizing_integration_owners": {"0": str(guild.id)},
        }
        if bot.id in guild.members:
            answer["app_permissions"] = str(permissions_of(guild.members[bot.id], channel))
    if interaction.message is not None:
        answer["message"] = message_json(interaction.message)
    return answer
