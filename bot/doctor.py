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

GOOD, DOUBTFUL, BAD = "ok", "note", "FAIL"

PACKAGES: Final = (
    "discord.py", "aiosqlite", "Pillow", "msgspec", "fluent.runtime", "font-roboto", "fontawesomefree", "prometheus-client",
)  # fmt: skip
ROOM: Final = 200 * 1024 * 1024
"""Free bytes below which a database soon can't grow."""

LETTERS: Final = "AaÁáČčĎďÉéĚěÍíŇňÓóŘřŠšŤťÚúŮůÝýŽž ÄäĹĺĽľÔôŔŕ ĂăÂâÎîȘșȚț АаБбВвГгДдЕеЁёЖжЩщЫыЭэЮюЯя €№…–“”„×"  # noqa: RUF001 - the signs meant
"""What the boards and languages need the fonts to have."""


class Finding(Struct, frozen=True):
    """What was found: `ok`, `note` or `FAIL`, the thing looked at, and in words how it is and what to do."""

    state: str
    what: str
    words: str


def examine(env: Mapping[str, str] = os.environ) -> Iterator[Finding]:
    """All findings, one after the other as they are made."""
    for what, look in _CHECKS.items():
        try:
            for state, words in look(env):
                yield Finding(state, what, words)
        except BankerError as error:
            yield Finding(BAD, what, str(error))


Found = Iterator[tuple[str, str]]


def _python(_env: Mapping[str, str]) -> Found:
    yield GOOD, f"Python {'.'.join(str(part) for part in sys.version_info[:3])}"


def _packages(_env: Mapping[str, str]) -> Found:
    for name in PACKAGES:
        try:
            yield GOOD, f"{name} {version(name)}"
        except PackageNotFoundError:
            yield BAD, f"{name} is missing: install the bot again with pip"
    try:
        yield GOOD, f"isal {version('isal')}"
    except PackageNotFoundError:
        yield DOUBTFUL, "isal is missing: pictures take a few milliseconds longer; install it if you serve many games"


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
        yield BAD, f"{len(wrong)} problems, the first: {wrong[0]}; `python -m bot check-data` lists them"
    else:
        yield GOOD, f"games {', '.join(rulesets.games())}; themes {', '.join(themes())}"


def _fonts(_env: Mapping[str, str]) -> Found:
    from render.fonts import has  # noqa: PLC0415 - heavy

    if has(LETTERS):
        yield GOOD, "all letters of the boards can be drawn"
    else:
        lacking = sorted(letter for letter in set(LETTERS) if not has(letter))
        yield BAD, f"the fonts lack {' '.join(lacking)}: install font-roboto again"


def _database(env: Mapping[str, str]) -> Found:
    from bot.config import database_path  # noqa: PLC0415 - heavy
    from bot.store.backup import check  # noqa: PLC0415 - heavy
    from bot.store.migrate import shipped, steps  # noqa: PLC0415 - heavy

    file = database_path(env)
    folder = file.resolve().parent
    if not folder.is_dir():
        yield BAD, f"{file}: there is no folder {folder}; make it, or set BANKER_DB to another file"
        return
    if not os.access(folder, os.W_OK):
        yield BAD, f"{folder}: may not be written; SQLite needs to make files beside the database"
    free = shutil.disk_usage(folder).free
    if free < ROOM:
        yield BAD, f"{folder}: only {free // 1024**2} MB are free; make room before games can't be saved"
    if not file.exists():
        yield DOUBTFUL, f"{file}: not there yet; it is made when the bot starts"
        return
    held = check(file)
    if not os.access(file, os.W_OK):
        yield BAD, f"{file}: may not be written; give the bot's user the right to"
    newest = len(steps(shipped()))
    older = f"; its tables are of version {held.version} of {newest} and are brought up to date at the next start"
    yield GOOD, f"{file}: sound, {held.count} games{older if held.version < newest else ''}"
    yield _served(file)


def _served(file: Path) -> tuple[str, str]:
    from bot.store.lockfile import LockFile  # noqa: PLC0415 - heavy

    try:
        LockFile(file.resolve()).release()
    except StoreError:
        return GOOD, f"{file}: a running bot serves it"
    return DOUBTFUL, f"{file}: no bot is running on it"


def _token(env: Mapping[str, str]) -> Found:
    from bot.config import from_environment  # noqa: PLC0415 - heavy

    try:
        config = from_environment(env)
    except ConfigError as error:
        missing = not (env.get("DISCORD_TOKEN", "").strip() or env.get("DISCORD_TOKEN_FILE", "").strip())
        yield (DOUBTFUL if missing else BAD), str(error)
        return
    application = application_of(config.token)
    if application is None:
        yield (
            BAD,
            "the token has not the form of a bot's token: copy it from the application's page *Bot*, not *OAuth2*",
        )
    else:
        yield (
            GOOD,
            f"the token has the right form and belongs to application {application}; only Discord can say if it is valid",
        )


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

    names = ", ".join(name.replace("_", " ") for name in ASKED_FOR)
    yield GOOD, f"asked for: {names} (as a number {PERMISSIONS.value})"
    try:
        application = application_of(from_environment(env).token)
    except ConfigError:
        return
    if application is not None:
        yield GOOD, f"invite the bot with {invite(application)}"


_CHECKS: Final[Mapping[str, Callable[[Mapping[str, str]], Found]]] = {
    "python": _python,
    "packages": _packages,
    "data": _data,
    "fonts": _fonts,
    "database": _database,
    "token": _token,
    "permissions": _permissions,
}
