"""The settings of the environment: what they are, and what is said when one is unusable."""

import dataclasses
import logging

import pytest

from bot.config import Config, from_environment
from bot.errors import ConfigError
from bot.watching.address import Address

SECRET = "MTIz.abc.def-secret"


def test_only_the_token_is_needed():
    config = from_environment({"DISCORD_TOKEN": f" {SECRET}\n"})
    assert config == Config(SECRET, "banker.db", "", "", "INFO", "text", None)
    assert config.level == logging.INFO


def test_everything_can_be_set():
    config = from_environment(
        {
            "DISCORD_TOKEN": SECRET,
            "BANKER_DB": "/tmp/games.db",
            "BANKER_API_URL": "http://127.0.0.1:8080/api/v10/",
            "BANKER_GATEWAY_URL": "ws://127.0.0.1:8080/gateway",
            "BANKER_LOG": "debug",
            "BANKER_LOG_FORMAT": "JSON",
            "BANKER_METRICS": "[::1]:9464",
        }
    )
    assert config.db == "/tmp/games.db"
    assert config.api_url == "http://127.0.0.1:8080/api/v10"
    assert config.gateway_url == "ws://127.0.0.1:8080/gateway"
    assert config.level == logging.DEBUG
    assert config.log_format == "json"
    assert config.metrics == Address("::1", 9464)


def test_other_machines_may_look_in_only_where_that_is_said():
    env = {"DISCORD_TOKEN": SECRET, "BANKER_METRICS": "0.0.0.0:9464"}
    with pytest.raises(ConfigError, match="BANKER_METRICS_ANYWHERE=yes"):
        from_environment(env)
    with pytest.raises(ConfigError, match="BANKER_METRICS_ANYWHERE=yes"):
        from_environment({**env, "BANKER_METRICS_ANYWHERE": "no"})
    assert from_environment({**env, "BANKER_METRICS_ANYWHERE": "yes"}).metrics == Address("0.0.0.0", 9464)


def test_the_token_can_come_from_a_file(tmp_path):
    file = tmp_path / "token"
    file.write_text(SECRET + "\n")
    assert from_environment({"DISCORD_TOKEN_FILE": str(file)}).token == SECRET


def test_the_token_is_never_shown():
    config = from_environment({"DISCORD_TOKEN": SECRET})
    assert SECRET not in repr(config)
    assert SECRET not in str(config)


def test_settings_cannot_be_changed():
    with pytest.raises(dataclasses.FrozenInstanceError):
        from_environment({"DISCORD_TOKEN": SECRET}).db = "other"


@pytest.mark.parametrize(
    ("env", "named"),
    [
        ({}, "DISCORD_TOKEN"),
        ({"DISCORD_TOKEN": "  "}, "DISCORD_TOKEN"),
        ({"DISCORD_TOKEN": "two words"}, "token"),
        ({"DISCORD_TOKEN": "smart”quote"}, "token"),
        ({"DISCORD_TOKEN": SECRET, "DISCORD_TOKEN_FILE": "x"}, "not both"),
        ({"DISCORD_TOKEN_FILE": "/nowhere/token"}, "/nowhere/token"),
        ({"DISCORD_TOKEN": SECRET, "BANKER_LOG": "loud"}, "BANKER_LOG"),
        ({"DISCORD_TOKEN": SECRET, "BANKER_LOG_FORMAT": "xml"}, "BANKER_LOG_FORMAT"),
        ({"DISCORD_TOKEN": SECRET, "BANKER_METRICS": "9464"}, "BANKER_METRICS"),
        ({"DISCORD_TOKEN": SECRET, "BANKER_METRICS": "10.0.0.1:9464"}, "BANKER_METRICS"),
        ({"DISCORD_TOKEN": SECRET, "BANKER_METRICS_ANYWHERE": "maybe"}, "BANKER_METRICS_ANYWHERE"),
        ({"DISCORD_TOKEN": SECRET, "BANKER_API_URL": "discord.com"}, "BANKER_API_URL"),
        ({"DISCORD_TOKEN": SECRET, "BANKER_API_URL": "http://[::1"}, "BANKER_API_URL"),
        ({"DISCORD_TOKEN": SECRET, "BANKER_GATEWAY_URL": "http://127.0.0.1"}, "BANKER_GATEWAY_URL"),
        ({"DISCORD_TOKEN": SECRET, "BANKER_GATEWAY_URL": "ws://h:99999"}, "BANKER_GATEWAY_URL"),
    ],
)
def test_what_is_wrong_is_said_in_one_line(env, named):
    with pytest.raises(ConfigError) as caught:
        from_environment(env)
    said = str(caught.value)
    assert named in said
    assert "\n" not in said
    assert SECRET not in said


@pytest.mark.parametrize("content", [b"", b"\n", b"\xff\xfe\x00"])
def test_a_token_file_without_a_token(tmp_path, content):
    file = tmp_path / "token"
    file.write_bytes(content)
    with pytest.raises(ConfigError, match="token"):
        from_environment({"DISCORD_TOKEN_FILE": str(file)})
