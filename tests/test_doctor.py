"""The doctor finds what would keep the bot from serving, says what to do, and never shows the token."""

import base64
import re
from pathlib import Path

import pytest

from bot import doctor
from bot.doctor import BAD, DOUBTFUL, GOOD, application_of, examine
from bot.i18n.plain import english
from bot.store.db import Database
from cogs._rights import ASKED_FOR, PERMISSIONS, invite

ID = 123456789012345678
TOKEN = f"{base64.b64encode(str(ID).encode()).decode().rstrip('=')}.GxYzAb.aVerySecretPartOfTheToken"
README = Path(__file__).parent.parent / "README.md"


def found(env, what):
    return [(it.state, it.message.told(english)) for it in examine(env) if it.what == what]


@pytest.fixture
def env(tmp_path, monkeypatch):
    """A sound installation. Its words, whose check takes long, have tests of their own."""
    monkeypatch.setattr("bot.i18n.completeness.check_all", list)
    return {"BANKER_DB": str(tmp_path / "a.db"), "DISCORD_TOKEN": TOKEN}


def test_a_fresh_installation_has_nothing_to_mend(env):
    states = {finding.state for finding in examine(env)}
    assert BAD not in states
    assert {finding.what for finding in examine(env)} >= {
        "packages",
        "data",
        "fonts",
        "database",
        "token",
        "permissions",
    }


def test_the_token_is_never_shown(env):
    text = "\n".join(finding.message.told(english) for finding in examine(env))
    assert "VerySecret" not in text
    assert "GxYzAb" not in text
    assert str(ID) in text


@pytest.mark.parametrize(
    ("token", "state"),
    [
        (TOKEN, GOOD),
        ("", DOUBTFUL),
        ("abc", BAD),
        ("a.b.c", BAD),
        ("with space.b.c", BAD),
        (f"{base64.b64encode(b'not a number').decode()}.b.c", BAD),
        ("MTIz.b.c", BAD),
        (".b.c", BAD),
        ("ümlaut.b.c", BAD),
    ],
)
def test_tokens(env, token, state):
    ((got, words),) = found({**env, "DISCORD_TOKEN": token}, "token")
    assert got == state
    assert "secret" not in words.lower()


def test_the_application_is_read_from_the_token():
    assert application_of(TOKEN) == ID
    assert application_of("") is None


def test_a_database_that_is_not_there_yet(env):
    assert [state for state, _ in found(env, "database")] == [DOUBTFUL]


async def test_a_sound_database_served_and_not(env):
    database = await Database.open(env["BANKER_DB"])
    assert [state for state, _ in found(env, "database")] == [GOOD, GOOD]
    assert "a running bot serves it" in found(env, "database")[1][1]
    await database.close()
    assert "no bot is running" in found(env, "database")[1][1]


def test_a_foreign_file(env):
    Path(env["BANKER_DB"]).write_text("mine")
    ((state, words),) = found(env, "database")
    assert state == BAD
    assert "a.db" in words


def test_a_folder_that_is_not_there(env, tmp_path):
    ((state, words),) = found({**env, "BANKER_DB": str(tmp_path / "no" / "a.db")}, "database")
    assert state == BAD
    assert "BANKER_DB" in words


def test_a_full_disk_is_told_before_it_is_full(env, monkeypatch):
    monkeypatch.setattr(doctor.shutil, "disk_usage", lambda _: doctor.shutil._ntuple_diskusage(10**9, 10**9, 10**6))
    assert found(env, "database")[0][0] == BAD


def test_fonts_that_lack_letters(env, monkeypatch):
    monkeypatch.setattr(doctor, "LETTERS", "Aあ")
    ((state, words),) = found(env, "fonts")
    assert state == BAD
    assert "あ" in words


def test_a_missing_package(env, monkeypatch):
    monkeypatch.setattr(doctor, "PACKAGES", ("no-such-package",))
    assert found(env, "packages")[0] == (BAD, "no-such-package is missing: install the bot again with pip")


@pytest.mark.checkout
def test_the_permissions_are_those_of_the_readme(env):
    told = README.read_text(encoding="utf-8")
    assert str(PERMISSIONS.value) in told
    rows = " ".join(re.findall(r"^\| ([A-Z][^|]*) \|", told, re.MULTILINE)).lower()
    for name in ASKED_FOR:
        assert name.replace("_", " ").removesuffix("s") in rows.replace("channels", "channel")
    assert any(invite(ID) in words for _, words in found(env, "permissions"))
    assert f"permissions={PERMISSIONS.value}" in invite(ID)
