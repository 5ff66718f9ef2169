"""Filling in a slash command as a person's client does.

Owns the walk through groups and sub-commands, the checks a client makes before it sends anything (required options,
choices, ranges), and the resolved records of users, channels and members.
"""

from __future__ import annotations

from typing import Any

from .payloads import channel_json, member_json, permissions_of, user_json
from .realm import Realm
from .records import Channel, Guild, User
from .sight import CannotDoError

STRING, INTEGER, BOOLEAN, USER, CHANNEL, MENTIONABLE, NUMBER = 3, 4, 5, 6, 7, 9, 10
NESTED = (1, 2)
PYTHON_TYPES: dict[int, tuple[type, ...]] = {
    STRING: (str,),
    INTEGER: (int,),
    BOOLEAN: (bool,),
    USER: (User,),
    CHANNEL: (Channel,),
    MENTIONABLE: (User,),
    NUMBER: (int, float),
}


class Filling:
    """One command being filled in by one user in one channel."""

    def __init__(self, realm: Realm, user: User, channel: Channel) -> None:
        self.realm = realm
        self.user = user
        self.channel = channel
        self.resolved: dict[str, dict[str, Any]] = {}

    def fill(self, path: str, values: dict[str, Any], *, typing: str | None = None) -> dict[str, Any]:
        """Make the interaction's data; `typing` names the option an autocomplete is asked for."""
        name, *inner = path.removeprefix("/").split()
        command = self.realm.find_command(name, self.channel.guild)
        if command is None:
            raise CannotDoError(f"no command /{name}; there are {self._names()}")
        self._check_may_use(command)
        data = {"id": command["id"], "name": name, "type": 1, "options": self._descend(command, inner, values, typing)}
        if self.resolved:
            data["resolved"] = self.resolved
        if command.get("guild_id"):
            data["guild_id"] = command["guild_id"]
        return data

    def _names(self) -> list[str]:
        guild = self.channel.guild
        scopes = [self.realm.commands.get(None, []), self.realm.commands.get(guild.id, []) if guild else []]
        return sorted(command["name"] for scope in scopes for command in scope)

    def _check_may_use(self, command: dict[str, Any]) -> None:
        guild = self.channel.guild
        if guild is None:
            contexts = command.get("contexts")
            if (
                command.get("guild_id")
                or command.get("dm_permission") is False
                or (contexts is not None and 1 not in contexts)
            ):
                raise CannotDoError(f"/{command['name']} cannot be used in a DM")
            return
        needed = int(command.get("default_member_permissions") or 0)
        held = permissions_of(guild.members[self.user.id], self.channel)
        if needed & ~held:
            raise CannotDoError(f"{self.user.name} lacks the permission to see /{command['name']}")

    def _descend(
        self, node: dict[str, Any], inner: list[str], values: dict[str, Any], typing: str | None
    ) -> list[dict[str, Any]]:
        options = node.get("options") or []
        nested = {option["name"]: option for option in options if option["type"] in NESTED}
        if nested:
            if not inner or inner[0] not in nested:
                raise CannotDoError(f"/{node['name']} goes on with one of {sorted(nested)}, not {inner[:1]}")
            step = nested[inner[0]]
            return [
                {"name": step["name"], "type": step["type"], "options": self._descend(step, inner[1:], values, typing)}
            ]
        if inner:
            raise CannotDoError(f"{node['name']} has no sub-command {inner[0]!r}")
        known = {option["name"]: option for option in options}
        if unknown := set(values) - set(known):
            raise CannotDoError(f"{node['name']} has no option {sorted(unknown)}; there are {sorted(known)}")
        missing = [name for name, option in known.items() if option.get("required") and name not in values]
        if missing and typing is None:
            raise CannotDoError(f"{node['name']} cannot be sent without {missing}")
        return [self._option(known[name], value, focused=name == typing) for name, value in values.items()]

    def _option(self, option: dict[str, Any], value: Any, *, focused: bool) -> dict[str, Any]:
        kind = option["type"]
        if focused:
            if not option.get("autocomplete"):
                raise CannotDoError(f"{option['name']} has no autocomplete")
            return {"name": option["name"], "type": kind, "value": str(value), "focused": True}
        if not isinstance(value, PYTHON_TYPES.get(kind, (str,))) or (kind != BOOLEAN and isinstance(value, bool)):
            raise CannotDoError(f"{option['name']} takes {PYTHON_TYPES.get(kind)}, not {value!r}")
        if option.get("choices"):
            value = _chosen(option, value)
        _check_range(option, value)
        return {"name": option["name"], "type": kind, "value": self.resolve(value)}

    def resolve(self, value: Any) -> Any:
        """Turn a user or a channel into its id, and note its record."""
        match value:
            case User():
                self.resolved.setdefault("users", {})[str(value.id)] = user_json(value)
                guild = self.channel.guild
                if guild is not None and value.id in guild.members:
                    self.resolved.setdefault("members", {})[str(value.id)] = self._partial_member(guild, value)
                return str(value.id)
            case Channel():
                record = channel_json(value, self.realm.bot) | {"permissions": "0"}
                self.resolved.setdefault("channels", {})[str(value.id)] = record
                return str(value.id)
            case _:
                return value

    def _partial_member(self, guild: Guild, user: User) -> dict[str, Any]:
        member = guild.members[user.id]
        record = member_json(member, permissions=permissions_of(member, self.channel))
        del record["user"]
        return record


def _chosen(option: dict[str, Any], value: Any) -> Any:
    """A choice may be given by its value or by the words a person sees."""
    for choice in option["choices"]:
        if value in (choice["value"], choice["name"]):
            return choice["value"]
    raise CannotDoError(f"{option['name']} offers {[choice['name'] for choice in option['choices']]}, not {value!r}")


def _check_range(option: dict[str, Any], value: Any) -> None:
    size = len(value) if isinstance(value, str) else value
    least, most = ("min_length", "max_length") if isinstance(value, str) else ("min_value", "max_value")
    if isinstance(size, (int, float)) and not isinstance(size, bool):
        low, high = option.get(least), option.get(most)
        if (low is not None and size < low) or (high is not None and size > high):
            raise CannotDoError(f"{option['name']} takes {low} to {high}, not {value!r}")
