"""Routes about the bot itself, and reading guilds, members and users."""

from __future__ import annotations

from typing import Any

from .asking import Asked, Reply, route
from .payloads import channel_json, guild_json, member_json, user_json
from .refusal import RefusedError


@route("GET", "/gateway")
def read_gateway(asked: Asked) -> Reply:
    return 200, {"url": asked.gateway.url}


@route("GET", "/gateway/bot")
def read_gateway_for_bot(asked: Asked) -> Reply:
    gateway = asked.gateway
    start = {"total": 1000, "remaining": 999, "reset_after": 86_400_000, "max_concurrency": gateway.max_concurrency}
    return 200, {"url": gateway.url, "shards": gateway.shards, "session_start_limit": start}


@route("GET", "/users/@me")
def read_self(asked: Asked) -> Reply:
    return 200, user_json(asked.realm.bot) | {"verified": True, "mfa_enabled": True, "flags": 0}


@route("GET", "/oauth2/applications/@me")
def read_application(asked: Asked) -> Reply:
    return 200, _application(asked)


@route("GET", "/applications/@me")
def read_own_application(asked: Asked) -> Reply:
    return 200, _application(asked)


def _application(asked: Asked) -> dict[str, Any]:
    realm = asked.realm
    return {
        "id": str(realm.bot.id),
        "name": realm.bot.name,
        "description": "",
        "icon": None,
        "bot_public": True,
        "bot_require_code_grant": False,
        "owner": user_json(realm.owner),
        "team": None,
        "verify_key": "0" * 64,
        "flags": 0,
        "redirect_uris": [],
        "approximate_guild_count": len(realm.guilds),
        "integration_types_config": {"0": {}},
    }


@route("GET", "/users/@me/guilds")
def list_guilds(asked: Asked) -> Reply:
    mine = [guild for guild in asked.realm.guilds.values() if asked.realm.bot.id in guild.members]
    return 200, [{"id": str(guild.id), "name": guild.name, "owner": False, "features": []} for guild in mine]


@route("DELETE", "/users/@me/guilds/{guild_id}")
def leave_guild(asked: Asked) -> Reply:
    guild = asked.guild()
    del guild.members[asked.realm.bot.id]
    asked.realm.emit("GUILD_DELETE", {"id": str(guild.id)}, guild.id)
    return 204, None


@route("GET", "/users/{user_id}")
def read_user(asked: Asked) -> Reply:
    user = asked.realm.users.get(asked.number("user_id"))
    if user is None:
        raise RefusedError(10013)
    return 200, user_json(user)


@route("GET", "/guilds/{guild_id}")
def read_guild(asked: Asked) -> Reply:
    return 200, guild_json(asked.guild(), asked.realm.bot)


@route("GET", "/guilds/{guild_id}/channels")
def list_channels(asked: Asked) -> Reply:
    channels = [one for one in asked.guild().channels.values() if not one.is_thread]
    return 200, [channel_json(one, asked.realm.bot) for one in channels]


@route("GET", "/guilds/{guild_id}/members/{user_id}")
def read_member(asked: Asked) -> Reply:
    guild, user_id = asked.guild(), asked.number("user_id")
    if user_id not in asked.realm.users:
        raise RefusedError(10013)
    if user_id not in guild.members:
        raise RefusedError(10007)
    return 200, member_json(guild.members[user_id])


@route("POST", "/users/@me/channels", body=True)
def open_dm(asked: Asked) -> Reply:
    body = asked.body.data
    if not isinstance(body, dict) or set(body) != {"recipient_id"}:
        raise RefusedError(50035, text="A DM is opened with a recipient_id and nothing else.")
    user = asked.realm.users.get(int(body["recipient_id"]))
    if user is None or user.bot:
        raise RefusedError(10013 if user is None else 50007)
    return 200, channel_json(asked.realm.dm_with(user), asked.realm.bot)
