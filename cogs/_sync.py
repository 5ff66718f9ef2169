"""Telling Discord our commands, only when they differ from what it has.

Owns the comparison and the request. A failed sync is logged; it never stops the bot.
"""

import logging
from typing import Any, Final

import aiohttp
import discord
from discord import app_commands
from discord.http import Route

log = logging.getLogger("banker.sync")

_KEPT: Final = (
    "name",
    "description",
    "type",
    "required",
    "choices",
    "options",
    "value",
    "min_value",
    "max_value",
    "min_length",
    "max_length",
    "autocomplete",
    "channel_types",
    "default_member_permissions",
    "contexts",
    "integration_types",
    "name_localizations",
    "description_localizations",
    "nsfw",
)


_DISCORDS: Final = ("contexts", "integration_types")
"""What Discord fills in by the application's own settings where we leave it open."""


def essence(item: Any) -> Any:
    """A command as sent or as fetched, reduced to what we decide, so that both can be compared."""
    if isinstance(item, list):
        return [essence(it) for it in item]
    if isinstance(item, dict):
        kept = {key: essence(item[key]) for key in _KEPT if not _is_unset(item.get(key))}
        # Permissions are sent as a number and come back as text.
        if "default_member_permissions" in kept:
            kept["default_member_permissions"] = str(kept["default_member_permissions"])
        if kept.get("type") == 1 and "options" in item:
            kept.setdefault("options", [])
        return kept
    return item


def _is_unset(value: object) -> bool:
    """Whether a value says the same as leaving it out; 0 is a value."""
    return value is None or value is False or value in ("", [], {})


def _by_name(commands: list[dict[str, Any]]) -> dict[str, Any]:
    return {f"{it.get('type', 1)} {it['name']}": essence({"type": 1, **it}) for it in commands}


def is_same(ours: list[dict[str, Any]], theirs: list[dict[str, Any]]) -> bool:
    """Whether Discord has our commands as they are."""
    wanted, known = _by_name(ours), _by_name(theirs)
    for name, command in known.items():
        for key in _DISCORDS:
            if key not in wanted.get(name, {}):
                command.pop(key, None)
    return wanted == known


async def _ours(tree: app_commands.CommandTree[Any]) -> list[dict[str, Any]]:
    """The commands as they are sent, with their words in all languages."""
    if tree.translator is None:
        return [command.to_dict(tree) for command in tree.get_commands()]
    return [await command.get_translated_payload(tree, tree.translator) for command in tree.get_commands()]


async def _theirs(client: discord.Client) -> list[dict[str, Any]]:
    """The commands as Discord has them; the words of other languages come only when they are asked for."""
    route = Route("GET", "/applications/{application_id}/commands", application_id=client.application_id or 0)
    return [dict(it) for it in await client.http.request(route, params={"with_localizations": "true"})]


async def sync_if_changed(tree: app_commands.CommandTree[Any]) -> bool:
    """Send the commands where they changed.

    Returns:
        whether they were sent.
    """
    client: discord.Client = tree.client
    ours = await _ours(tree)
    try:
        theirs = await _theirs(client)
        if is_same(ours, theirs):
            return False
        await tree.sync()
    except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
        log.warning("the commands could not be synced: %s", error)
        return False
    log.info("%d commands synced", len(ours))
    return True
