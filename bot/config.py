"""The settings of the running bot, read from the environment once.

Owns: their names, their defaults and the plain words when one is unusable. The token never appears in a repr, a log or an error.
"""

import logging
import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from bot.errors import ConfigError
from bot.logs import FORMATS, TEXT
from bot.watching.address import Address, read

LEVELS: Final = ("DEBUG", "INFO", "WARNING", "ERROR")


@dataclass(frozen=True, slots=True)
class Config:
    """What the bot is started with.

    Attributes:
        token: the secret of the Discord application; kept out of the repr.
        db: the path of the SQLite file, or `:memory:`.
        api_url: the base of Discord's REST API, without a slash at the end; empty for the library's own.
        gateway_url: the gateway's address; empty for the library's own.
        log: the log level's name.
        log_format: how a line of the log looks, `text` or `json`.
        metrics: where health and metrics are shown; None for nowhere.
    """

    token: str = field(repr=False)
    db: str = "banker.db"
    api_url: str = ""
    gateway_url: str = ""
    log: str = "INFO"
    log_format: str = TEXT
    metrics: Address | None = None

    @property
    def level(self) -> int:
        """The log level as a number of `logging`."""
        return logging.getLevelNamesMapping()[self.log]


def from_environment(env: Mapping[str, str] = os.environ) -> Config:
    """The settings in `env`.

    Raises:
        ConfigError: the token is missing, or a value can't be used; the words name the variable, never the token.
    """
    return Config(
        token=_token(env),
        db=str(database_path(env)),
        api_url=_url(env, "BANKER_API_URL", ("http", "https")),
        gateway_url=_url(env, "BANKER_GATEWAY_URL", ("ws", "wss")),
        log=_level(env),
        log_format=_format(env),
        metrics=metrics_address(env),
    )


def database_path(env: Mapping[str, str] = os.environ) -> Path:
    """Where the games are kept, whether or not there is a token."""
    return Path(env.get("BANKER_DB", "").strip() or "banker.db")


def metrics_address(env: Mapping[str, str] = os.environ) -> Address | None:
    """Where a running bot shows its health and metrics, whether or not there is a token; None for nowhere.

    Raises:
        ConfigError: it is no address, or one that other machines reach without that being said.
    """
    text = env.get("BANKER_METRICS", "").strip()
    anywhere = env.get("BANKER_METRICS_ANYWHERE", "").strip().lower()
    if anywhere not in {"", "yes", "no"}:
        raise ConfigError("config-choice", name="BANKER_METRICS_ANYWHERE", choices=("yes", "no"))
    return read(text, anywhere=anywhere == "yes") if text else None


def _token(env: Mapping[str, str]) -> str:
    token = env.get("DISCORD_TOKEN", "").strip()
    file = env.get("DISCORD_TOKEN_FILE", "").strip()
    if token and file:
        raise ConfigError("config-two-tokens")
    if file:
        token = _read(file)
    if not token:
        raise ConfigError("config-no-token")
    if not token.isascii() or not token.isprintable() or " " in token:
        raise ConfigError("config-bad-token")
    return token


def _read(file: str) -> str:
    try:
        text = Path(file).read_text(encoding="utf-8").strip()
    except OSError as error:
        raise ConfigError("config-token-unreadable", file=file, why=error.strerror) from None
    except UnicodeDecodeError:
        raise ConfigError("config-token-no-text", file=file) from None
    if not text:
        raise ConfigError("config-token-empty", file=file)
    return text


def _url(env: Mapping[str, str], name: str, schemes: tuple[str, ...]) -> str:
    url = env.get(name, "").strip().rstrip("/")
    if not url:
        return ""
    try:
        parts = urlsplit(url)
        usable = parts.scheme in schemes and bool(parts.hostname) and parts.port != 0
    except ValueError:
        usable = False
    if not usable:
        raise ConfigError("config-url", name=name, schemes=[f"{it}://" for it in schemes])
    return url


def _level(env: Mapping[str, str]) -> str:
    name = env.get("BANKER_LOG", "").strip().upper() or "INFO"
    if name not in LEVELS:
        raise ConfigError("config-choice", name="BANKER_LOG", choices=LEVELS)
    return name


def _format(env: Mapping[str, str]) -> str:
    name = env.get("BANKER_LOG_FORMAT", "").strip().lower() or TEXT
    if name not in FORMATS:
        raise ConfigError("config-choice", name="BANKER_LOG_FORMAT", choices=FORMATS)
    return name
