"""Routes that register and list application commands."""

from __future__ import annotations

import copy
from typing import Any

from .asking import Asked, Reply, route
from .command_rules import check_commands
from .fields import Report
from .refusal import RefusedError

GLOBAL = "/applications/{application_id}/commands"
IN_GUILD = "/applications/{application_id}/guilds/{guild_id}/commands"


@route("GET", GLOBAL)
def list_global(asked: Asked) -> Reply:
    _check_application(asked)
    return 200, asked.realm.commands.get(None, [])


@route("GET", IN_GUILD)
def list_in_guild(asked: Asked) -> Reply:
    _check_application(asked)
    return 200, asked.realm.commands.get(asked.guild().id, [])


@route("PUT", GLOBAL, body=True)
def overwrite_global(asked: Asked) -> Reply:
    return _overwrite(asked, None)


@route("PUT", IN_GUILD, body=True)
def overwrite_in_guild(asked: Asked) -> Reply:
    return _overwrite(asked, asked.guild().id)


def _check_application(asked: Asked) -> None:
    if asked.number("application_id") != asked.realm.bot.id:
        raise RefusedError(20012)


def _overwrite(asked: Asked, guild_id: int | None) -> Reply:
    _check_application(asked)
    report = Report()
    check_commands(report, asked.body.data)
    if report.problems:
        raise RefusedError(50035, problems=report.problems)
    realm = asked.realm
    # A command that keeps its name keeps its id.
    known = {(one["type"], one["name"]): one["id"] for one in realm.commands.get(guild_id, [])}
    stored = [_complete(asked, command, guild_id, known) for command in asked.body.data]
    realm.commands[guild_id] = stored
    realm.syncs += 1
    realm.bell.ring()
    return 200, stored


def _complete(asked: Asked, given: dict[str, Any], guild_id: int | None, known: dict[Any, str]) -> dict[str, Any]:
    command = copy.deepcopy(given)
    command["type"] = command.get("type") or 1
    command["description"] = command.get("description") or ""
    command["options"] = command.get("options") or []
    command["id"] = known.get((command["type"], command["name"])) or str(asked.realm.clock.snowflake())
    command["application_id"] = str(asked.realm.bot.id)
    command["version"] = str(asked.realm.clock.snowflake())
    # Permissions are sent as a number and come back as a string.
    if command.get("default_member_permissions") is not None:
        command["default_member_permissions"] = str(command["default_member_permissions"])
    # What is left open is filled in by the application's settings.
    if command.get("integration_types") is None:
        command["integration_types"] = [0]
    if guild_id is not None:
        command["guild_id"] = str(guild_id)
    return command
