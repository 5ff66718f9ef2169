"""Looks an installation over: packages, data, fonts, database, token and permissions; says what is wrong and what to do.

It changes nothing and reaches nobody over the network. The token is never shown.
"""

import base64
import binascii
import os
import shutil
import sys
from collections.abc import Callable, Iterator, Mapping
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Final

from msgspec import Struct

from bot.errors import BankerError, ConfigError, StoreError
from bot.message import Message, Tellable

GOOD, DOUBTFUL, BAD = "good", "note", "bad"

PACKAGES: Final = (
    "discord.py", "aiosqlite", "Pillow", "msgspec", "fluent.runtime", "font-roboto", "fontawesomefree", "prometheus-client",
)  # fmt: skip
ROOM: Final = 200 * 1024 * 1024
"""Free bytes below which a database soon can't grow."""

LETTERS: Final = "AaÁáČčĎďÉéĚěÍíŇňÓóŘřŠšŤťÚúŮůÝýŽž ÄäĹĺĽľÔôŔŕ ĂăÂâÎîȘșȚț АаБбВвГгДдЕеЁёЖжЩщЫыЭэЮюЯя €№…–“”„×"  # noqa: RUF001 - the signs meant
"""What the boards and languages need the fonts to have."""


class Finding(Struct, frozen=True):
    """What was found: `GOOD`, `DOUBTFUL` or `BAD`, the thing looked at, and how it is and what to do."""

    state: str
    what: str
    message: Tellable


def examine(env: Mapping[str, str] = os.environ) -> Iterator[Finding]:
    """All findings, one after the other as they are made."""
    for what, look in _CHECKS.items():
        try:
            for state, message in look(env):
                yield Finding(state, what, message)
        except BankerError as error:
            yield Finding(BAD, what, error)


Found = Iterator[tuple[str, Tellable]]


def _python(_env: Mapping[str, str]) -> Found:
    yield GOOD, _version("Python", ".".join(str(part) for part in sys.version_info[:3]))


def _packages(_env: Mapping[str, str]) -> Found:
    for name in PACKAGES:
        try:
            yield GOOD, _version(name, version(name))
        except PackageNotFoundError:
            yield BAD, Message("cli-doctor-no-package", package=name)
    try:
        yield GOOD, _version("isal", version("isal"))
    except PackageNotFoundError:
        yield DOUBTFUL, Message("cli-doctor-no-isal")


def _version(name: str, number: str) -> Message:
    return Message("fault-quoted", why=f"{name} {number}")


def _data(_env: Mapping[str, str]) -> Found:
    from bot import rulesets  # noqa: PLC0415 - heavy
    from bot.i18n.completeness import check_all  # noqa: PLC0415 - heavy
    from render.theme import load, themes  # noqa: PLC0415 - heavy

    for game in rulesets.games():
        rulesets.source(game)
    for theme in themes():
        load(theme)
    wrong = check_all()
    if wrong:
        yield BAD, Message("cli-doctor-data-wrong", count=len(wrong), first=wrong[0])
    else:
        yield GOOD, Message("cli-doctor-data", games=rulesets.games(), themes=themes())


def _fonts(_env: Mapping[str, str]) -> Found:
    from render.fonts import has  # noqa: PLC0415 - heavy

    if has(LETTERS):
        yield GOOD, Message("cli-doctor-fonts")
    else:
        lacking = sorted(letter for letter in set(LETTERS) if not has(letter))
        yield BAD, Message("cli-doctor-no-letters", letters=" ".join(lacking))


def _database(env: Mapping[str, str]) -> Found:
    from bot.config import database_path  # noqa: PLC0415 - heavy
    from bot.store.backup import check  # noqa: PLC0415 - heavy
    from bot.store.migrate import shipped, steps  # noqa: PLC0415 - heavy

    file = database_path(env)
    folder = file.resolve().parent
    if not folder.is_dir():
        yield BAD, Message("cli-doctor-no-folder", file=file, folder=folder)
        return
    if not os.access(folder, os.W_OK):
        yield BAD, Message("cli-doctor-folder-unwritable", folder=folder)
    free = shutil.disk_usage(folder).free
    if free < ROOM:
        yield BAD, Message("cli-doctor-no-room", folder=folder, free=free // 1024**2)
    if not file.exists():
        yield DOUBTFUL, Message("cli-doctor-no-file", file=file)
        return
    held = check(file)
    if not os.access(file, os.W_OK):
        yield BAD, Message("cli-doctor-file-unwritable", file=file)
    newest = len(steps(shipped()))
    yield GOOD, Message("cli-doctor-sound", file=file, count=held.count)
    if held.version < newest:
        yield GOOD, Message("cli-doctor-older", file=file, version=held.version, newest=newest)
    yield _served(file)


def _served(file: Path) -> tuple[str, Message]:
    from bot.store.lockfile import LockFile  # noqa: PLC0415 - heavy

    try:
        LockFile(file.resolve()).release()
    except StoreError:
        return GOOD, Message("cli-doctor-served", file=file)
    return DOUBTFUL, Message("cli-doctor-not-served", file=file)


def _token(env: Mapping[str, str]) -> Found:
    from bot.config import from_environment  # noqa: PLC0415 - heavy

    try:
        config = from_environment(env)
    except ConfigError as error:
        missing = not (env.get("DISCORD_TOKEN", "").strip() or env.get("DISCORD_TOKEN_FILE", "").strip())
        yield (DOUBTFUL if missing else BAD), error
        return
    application = application_of(config.token)
    if application is None:
        yield BAD, Message("cli-doctor-token-form")
    else:
        yield GOOD, Message("cli-doctor-token", application=str(application))


def application_of(token: str) -> int | None:
    """The id of the application that a bot's token says it belongs to; None where it has not that form."""
    parts = token.split(".")
    if len(parts) != 3 or not all(parts):
        return None
    try:
        text = base64.b64decode(parts[0] + "=" * (-len(parts[0]) % 4), validate=True)
    except (binascii.Error, ValueError):
        return None
    return int(text) if text.isdigit() and 15 <= len(text) <= 20 else None


def _permissions(env: Mapping[str, str]) -> Found:
    from bot.config import from_environment  # noqa: PLC0415 - heavy
    from cogs._rights import ASKED_FOR, PERMISSIONS, invite  # noqa: PLC0415 - heavy

    names = [Message(f"permission-{it}") for it in ASKED_FOR]
    yield GOOD, Message("cli-doctor-permissions", names=names, number=str(PERMISSIONS.value))
    try:
        application = application_of(from_environment(env).token)
    except ConfigError:
        return
    if application is not None:
        yield GOOD, Message("cli-doctor-invite", address=invite(application))


_CHECKS: Final[Mapping[str, Callable[[Mapping[str, str]], Found]]] = {
    "python": _python,
    "packages": _packages,
    "data": _data,
    "fonts": _fonts,
    "database": _database,
    "token": _token,
    "permissions": _permissions,
}

LOOKED_AT: Final = tuple(_CHECKS)
"""The things that are looked at, in this order."""
