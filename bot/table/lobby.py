"""What may happen to a lobby: joining, leaving, filling seats, settings; each a new value, or a refusal.

Owns the rules of the lobby and the bound on names. It stores nothing and knows no messages.
"""

from collections.abc import Mapping
from typing import Final

from msgspec.structs import replace

from bot import rulesets
from bot.engine.rules import Rules
from bot.errors import DataError
from bot.table.model import Lobby, Member, TableRefused
from bot.table.pace import split, with_time
from bot.table.speech import parted, with_language

NAME_LIMIT: Final = 64
"""Longest name kept, in characters; Discord's own limit is 32."""


def bounded(name: str) -> str:
    """A name as it is stored: raw but for its length and for half surrogates, which no database takes."""
    return name[:NAME_LIMIT].encode("utf-8", "replace").decode("utf-8")


def check_rules(game: str, profile: str | None, board: str | None, settings: Mapping[str, str]) -> Rules:
    """The rules that a lobby would start with.

    Raises:
        TableRefused: `unknown_game`, `unknown_setting` or `bad_setting` (with `key` and `value`).
    """
    if game not in rulesets.games():
        raise TableRefused("unknown_game", game=game)
    try:
        default = rulesets.load(game, profile, board)
    except DataError as error:
        value = profile if error.place == "profile" else board
        raise TableRefused("bad_setting", key=error.place, value=value) from error
    for key, value in settings.items():
        if key not in default.settings:
            raise TableRefused("unknown_setting", key=key)
        try:
            rulesets.load(game, profile, board, **{key: value})
        except DataError as error:
            raise TableRefused("bad_setting", key=key, value=value) from error
    return rulesets.load(game, profile, board, **settings)


def rules_of(lobby: Lobby) -> Rules:
    """The rules that this lobby would start with now.

    Raises:
        TableRefused: its game, profile, board or a setting is no longer there.
    """
    return check_rules(lobby.game, lobby.profile, lobby.board, lobby.settings)


def _seated(lobby: Lobby, members: tuple[Member, ...]) -> Lobby:
    """The lobby with these members, each with the token of its place."""
    tokens = rules_of(lobby).own.tokens
    return replace(
        lobby,
        members=tuple(
            replace(member, token=token.id) for member, token in zip(members, tokens[: len(members)], strict=True)
        ),
    )


def _need_room(lobby: Lobby) -> None:
    most = rules_of(lobby).max_seats
    if len(lobby.members) >= most:
        raise TableRefused("lobby_full", most=most)


def need_host(lobby: Lobby, user: int) -> None:
    """Let only the host do this.

    Raises:
        TableRefused: `not_host`, with `host`.
    """
    if user != lobby.host:
        raise TableRefused("not_host", host=lobby.host)


def join(lobby: Lobby, user: int, name: str) -> Lobby:
    """The lobby with this person on the next seat.

    Raises:
        TableRefused: `already_seated`, `lobby_full`.
    """
    if any(member.user == user for member in lobby.members):
        raise TableRefused("already_seated")
    _need_room(lobby)
    return _seated(lobby, (*lobby.members, Member(user, bounded(name))))


def leave(lobby: Lobby, user: int) -> Lobby | None:
    """The lobby without this person; the chair passes to who sat down first of those left. None: no person is left.

    Raises:
        TableRefused: `not_seated`.
    """
    left = tuple(member for member in lobby.members if member.user != user)
    if len(left) == len(lobby.members):
        raise TableRefused("not_seated")
    people = [member.user for member in left if member.user is not None]
    if not people:
        return None
    host = lobby.host if lobby.host in people else people[0]
    return _seated(replace(lobby, host=host), left)


def add_standin(lobby: Lobby, user: int, name: str, number: int = 0) -> Lobby:
    """The lobby with a stand-in of this name on the next seat; with a number it is shown by that.

    Raises:
        TableRefused: `not_host`, `lobby_full`.
    """
    need_host(lobby, user)
    _need_room(lobby)
    return _seated(lobby, (*lobby.members, Member(None, bounded(name), standin=True, number=number)))


def remove_standin(lobby: Lobby, user: int, seat: int | None) -> Lobby:
    """The lobby without the stand-in on this seat, or without the last one for None.

    Raises:
        TableRefused: `not_host`; `not_seated` where no stand-in is there.
    """
    need_host(lobby, user)
    standins = [place for place, member in enumerate(lobby.members) if member.user is None]
    if seat is None and standins:
        seat = standins[-1]
    if seat not in standins:
        raise TableRefused("not_seated")
    return _seated(lobby, tuple(member for place, member in enumerate(lobby.members) if place != seat))


def configure(lobby: Lobby, user: int, settings: Mapping[str, str]) -> Lobby:
    """The lobby with these settings changed, of its rules, its time and its language; rules that equal the profile's own are left out.

    Raises:
        TableRefused: `not_host`, `unknown_setting`, `bad_setting`.
    """
    need_host(lobby, user)
    settings, language = parted(settings)
    rules, time = split(settings)
    wanted = {**lobby.settings, **rules}
    check_rules(lobby.game, lobby.profile, lobby.board, wanted)
    return replace(
        with_language(with_time(lobby, time), language),
        settings=differing(lobby.game, lobby.profile, lobby.board, wanted),
    )


def differing(game: str, profile: str | None, board: str | None, settings: Mapping[str, str]) -> dict[str, str]:
    """Those of the (checked) settings that differ from the profile's."""
    default = rulesets.load(game, profile, board).settings
    return {key: value for key, value in settings.items() if value != default[key]}


def need_seats(lobby: Lobby, rules: Rules) -> None:
    """Let a lobby start only with enough seats.

    Raises:
        TableRefused: `too_few_seats`, with `least` and `have`.
    """
    if len(lobby.members) < rules.min_seats:
        raise TableRefused("too_few_seats", least=rules.min_seats, have=len(lobby.members))
