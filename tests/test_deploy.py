"""What a supervisor is given: the unit and the container file name real commands, paths and settings, and give no more rights."""

import re
import shlex
import tomllib
from pathlib import Path

import pytest

from bot.__main__ import parser
from bot.config import from_environment
from bot.watching.address import Address

pytestmark = pytest.mark.checkout

ROOT = Path(__file__).parent.parent
DEPLOY = ROOT / ".deploy"
TOKEN = {"DISCORD_TOKEN": "a.token.ofours"}
HARDENED = {
    "NoNewPrivileges": "yes",
    "ProtectSystem": "strict",
    "ProtectHome": "yes",
    "PrivateTmp": "yes",
    "PrivateDevices": "yes",
    "CapabilityBoundingSet": "",
    "RestrictSUIDSGID": "yes",
    "SystemCallArchitectures": "native",
}


def readme():
    """What people are told, read where it is asked for: an installed package has no README beside its tests."""
    return (ROOT / "README.md").read_text(encoding="utf-8")


def unit():
    """Each section's keys with all their values, in order."""
    found, section = {}, ""
    for line in (DEPLOY / "banker.service").read_text(encoding="utf-8").splitlines():
        if line.startswith("["):
            section = line.strip("[]")
            found[section] = {}
        elif line and not line.startswith("#"):
            key, _, value = line.partition("=")
            assert key.strip() == key != ""
            found[section].setdefault(key, []).append(value)
    return found


def container():
    """The instructions as pairs, continued lines joined."""
    text = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
    lines = "\n".join(line for line in text.splitlines() if not line.startswith("#")).replace("\\\n", " ").splitlines()
    return [(name, rest) for name, _, rest in (line.partition(" ") for line in lines if line)]


def command_of(words):
    """What `python -m bot …` is told to do; it fails where there is no such command."""
    at = words.index("-m")
    assert words[at + 1] == "bot"
    return parser().parse_args(words[at + 2 :]).command


def known_settings():
    """The variables that the bot reads."""
    return set(re.findall(r'"((?:BANKER|DISCORD)_[A-Z_]+)"', (ROOT / "bot" / "config.py").read_text(encoding="utf-8")))


# --- the unit


def test_the_unit_runs_the_bot_and_starts_it_again():
    service = unit()["Service"]
    (start,) = service["ExecStart"]
    words = shlex.split(start)
    assert command_of(words) == "run"
    assert words[0] == "/srv/banker/.venv/bin/python"
    assert "/srv/banker" in readme()
    assert service["Restart"] == ["always"]
    assert unit()["Unit"]["StartLimitIntervalSec"] == ["0"]
    assert unit()["Install"]["WantedBy"] == ["multi-user.target"]


def test_the_units_settings_are_the_bots_and_work():
    service = unit()["Service"]
    env = dict(it.split("=", 1) for it in service["Environment"])
    assert set(env) <= known_settings()
    (credential,) = service["LoadCredential"]
    name, path = credential.split(":")
    assert env.pop("DISCORD_TOKEN_FILE") == f"%d/{name}"
    assert path in readme()
    config = from_environment({**env, **TOKEN})
    (state,) = service["StateDirectory"]
    assert Path(config.db).parent == Path("/var/lib") / state == Path(service["WorkingDirectory"][0])
    assert config.db in readme()
    assert config.metrics == Address("127.0.0.1", 9464)


def test_the_unit_gives_no_more_rights_than_needed():
    service = unit()["Service"]
    assert {key: service[key][0] for key in HARDENED} == HARDENED
    assert service["User"] == ["banker"]
    assert service["StateDirectoryMode"] == ["0700"]
    families = service["RestrictAddressFamilies"][0].split()
    assert {"AF_INET", "AF_INET6"} <= set(families), "or Discord can't be reached"
    assert not any(it in service for it in ("ReadWritePaths", "AmbientCapability", "PermissionsStartOnly"))
    assert "TOKEN=" not in (DEPLOY / "banker.service").read_text(encoding="utf-8")


# --- the container


def test_the_container_runs_the_bot_as_nobody_special():
    told = dict(container())
    assert command_of([*shlex.split(told["ENTRYPOINT"].strip("[]").replace(",", " ")), "run"]) == "run"
    assert told["CMD"] == '["run"]'
    user, group = map(int, told["USER"].split(":"))
    assert user == group >= 1000
    made = next(rest for name, rest in container() if name == "RUN" and "useradd" in rest)
    assert f"--uid {user}" in made
    names = [name for name, _ in container()]
    assert names.index("USER") < names.index("ENTRYPOINT")


def test_the_container_asks_after_its_health_with_a_command_that_there_is():
    (check,) = [rest for name, rest in container() if name == "HEALTHCHECK"]
    words = shlex.split(check.split("CMD", 1)[1].strip(" []").replace(",", " "))
    assert command_of(words) == "health"
    assert words[0] == "python"


def test_the_containers_settings_are_the_bots_and_work():
    told = dict(container())
    env = dict(it.split("=", 1) for it in shlex.split(told["ENV"]))
    ours = {name: value for name, value in env.items() if name.startswith(("BANKER_", "DISCORD_"))}
    assert set(ours) <= known_settings()
    config = from_environment({**ours, **TOKEN})
    assert config.metrics is not None, "or its health can't be asked for"
    assert config.metrics.is_own
    assert config.log_format == "json"
    made = next(rest for name, rest in container() if name == "RUN" and "useradd" in rest)
    assert Path(config.db).parent == Path(told["VOLUME"]) == Path(told["WORKDIR"])
    assert f" {told['VOLUME']}" in made
    venv = next(rest for name, rest in container() if name == "RUN" and "venv" in rest).split("-m venv ")[1].split()[0]
    assert env["PATH"].split(":")[0] == f"{venv}/bin"
    assert f"COPY --from=build {venv} {venv}" in (DEPLOY / "Containerfile").read_text(encoding="utf-8")


def test_the_container_holds_all_that_the_package_is_built_of():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    packages = project["tool"]["hatch"]["build"]["targets"]["wheel"]["packages"]
    needed = {*packages, "pyproject.toml", project["project"]["readme"], *project["project"]["license-files"]}
    copied = {it for name, rest in container() if name == "COPY" and "--from" not in rest for it in rest.split()[:-1]}
    assert copied == needed
    assert all((ROOT / it).exists() for it in copied)
    newest = next(rest for name, rest in container() if name == "FROM").split(":")[1].split("-")[0]
    assert tuple(map(int, newest.split("."))) >= (3, 11)


# --- what is said about them


def test_the_readme_names_every_setting_and_the_files():
    rows = set(re.findall(r"`((?:BANKER|DISCORD)_[A-Z_]+)`", readme()))
    assert rows >= known_settings()
    assert ".deploy/banker.service" in readme()
    assert "-f .deploy/Containerfile" in readme()
    assert "python -m bot health" in readme()
