"""Every row of the rules' tables is shown by a case or a test that exists; the rows stand in tests/<game>_rows.toml."""

import re
import tomllib
from importlib.resources import files
from pathlib import Path

import pytest

from bot.cases import read

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
SHARED = ROOT.parent / "shared"
GAMES = ("anti", "classic")
ROWS = {game: tomllib.loads((HERE.parent / f"{game}_rows.toml").read_text(encoding="utf-8"))["row"] for game in GAMES}
NAMES = {game: [case.name for case in read([HERE / game])] for game in GAMES}
EVERY_ROW = [(game, row) for game in GAMES for row in ROWS[game]]
OTHER_GAMES = {"anti": ("A61",), "classic": ("A61", "A62")}
"""Scenarios that are about other games only."""


def titles(game, source):
    """The rows of a game's table that come from this source."""
    return [row["title"] for row in ROWS[game] if row["source"] == source]


def first_cells(text):
    """The first cell of each row of the tables in a text, without their heads."""
    lines = [line.strip().strip("|") for line in text.splitlines() if line.startswith("|")]
    cells = [line.split("|")[0].strip() for line in lines if not line.startswith("--")]
    return cells[1:]


def shared(name):
    """A text of the rules, where they lie beside the tree."""
    path = SHARED / name
    if not path.exists():
        pytest.skip("the rules' texts are not here")
    return path.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("game", "row"), EVERY_ROW, ids=[f"{game}: {row['source']}: {row['title']}" for game, row in EVERY_ROW]
)
def test_a_row_is_shown(game, row):
    assert row.get("cases") or row.get("tests") or row.get("outside")
    assert [name for name in row.get("cases", []) if name not in NAMES[game]] == []
    for test in row.get("tests", []):
        path, _, name = test.partition("::")
        assert f"def {name}(" in (ROOT / path).read_text(encoding="utf-8")


@pytest.mark.parametrize("game", GAMES)
def test_case_names_are_unique(game):
    assert sorted(set(NAMES[game])) == sorted(NAMES[game])


@pytest.mark.parametrize("game", GAMES)
def test_no_row_stands_twice(game):
    keys = [(row["source"], row["title"]) for row in ROWS[game]]
    assert len(set(keys)) == len(keys)


@pytest.mark.parametrize(
    ("game", "source", "file", "section"),
    [
        ("classic", "profiles", "rules/classic_profiles.md", ""),
        ("classic", "edges", "rules/edges.md", ""),
        ("anti", "articles", "rules/anti_tables.md", "## A5."),
    ],
)
def test_no_row_of_the_tables_is_missing(game, source, file, section):
    assert set(first_cells(shared(file).partition(section)[2] if section else shared(file))) == set(
        titles(game, source)
    )


@pytest.mark.parametrize("game", GAMES)
def test_no_scenario_is_missing(game):
    ids = set(re.findall(r"^\| (A\d+)\b", shared("scenarios.md"), re.MULTILINE))
    assert ids - set(OTHER_GAMES[game]) == set(titles(game, "scenarios"))


@pytest.mark.parametrize("game", GAMES)
def test_no_ruling_is_missing(game):
    lines = [
        line[2:].replace("`", "").strip() for line in shared(f"rules/{game}.md").splitlines() if line.startswith("- ")
    ]
    assert [line for line in lines if not any(line.startswith(title) for title in titles(game, game))] == []
    assert len(lines) == len(titles(game, game))


@pytest.mark.parametrize("game", GAMES)
def test_no_setting_is_missing(game):
    keys = re.findall(
        r'^key = "(\w+)"', (files("data") / game / "settings.toml").read_text(encoding="utf-8"), re.MULTILINE
    )
    assert set(keys) == set(titles(game, "settings"))
