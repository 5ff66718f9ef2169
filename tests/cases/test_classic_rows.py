"""Every row of classic's rules is shown by a case or a test that exists; the table of rows is tests/classic_rows.toml."""

import re
import tomllib
from importlib.resources import files
from pathlib import Path

import pytest

from bot.cases import read

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
ROWS = tomllib.loads((HERE.parent / "classic_rows.toml").read_text(encoding="utf-8"))["row"]
SHARED = ROOT.parent / "shared"
NAMES = [case.name for case in read([HERE / "classic"])]
FILES = {"profiles": "rules/classic_profiles.md", "edges": "rules/edges.md"}
NOT_CLASSIC = ("A61", "A62")


def titles(source):
    """The rows of the table that come from this source."""
    return [row["title"] for row in ROWS if row["source"] == source]


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


@pytest.mark.parametrize("row", ROWS, ids=lambda row: f"{row['source']}: {row['title']}")
def test_a_row_is_shown(row):
    assert row.get("cases") or row.get("tests") or row.get("outside")
    assert [name for name in row.get("cases", []) if name not in NAMES] == []
    for test in row.get("tests", []):
        path, _, name = test.partition("::")
        assert f"def {name}(" in (ROOT / path).read_text(encoding="utf-8")


def test_case_names_are_unique():
    assert sorted(set(NAMES)) == sorted(NAMES)


def test_no_row_stands_twice():
    keys = [(row["source"], row["title"]) for row in ROWS]
    assert len(set(keys)) == len(keys)


@pytest.mark.parametrize("source", sorted(FILES))
def test_no_row_of_the_tables_is_missing(source):
    assert set(first_cells(shared(FILES[source]))) == set(titles(source))


def test_no_scenario_is_missing():
    ids = set(re.findall(r"^\| (A\d+)\b", shared("scenarios.md"), re.MULTILINE))
    assert ids - set(NOT_CLASSIC) == set(titles("scenarios"))


def test_no_ruling_is_missing():
    lines = [
        line[2:].replace("`", "").strip() for line in shared("rules/classic.md").splitlines() if line.startswith("- ")
    ]
    assert [line for line in lines if not any(line.startswith(title) for title in titles("classic"))] == []
    assert len(lines) == len(titles("classic"))


def test_no_setting_is_missing():
    keys = re.findall(
        r'^key = "(\w+)"', (files("data") / "classic" / "settings.toml").read_text(encoding="utf-8"), re.MULTILINE
    )
    assert set(keys) == set(titles("settings"))
