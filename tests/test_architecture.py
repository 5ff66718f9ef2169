"""The layout keeps its promises: imports go one way, types and style hold, no module outgrows its reader."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import bot

ROOT = Path(__file__).parent.parent
PACKAGES = ("bot", "cogs", "render", "data")


def tool(*words):
    done = subprocess.run([sys.executable, "-m", *words], cwd=ROOT, capture_output=True, text=True, check=False)
    return done.returncode, done.stdout + done.stderr


@pytest.mark.checkout
def test_imports_go_one_way():
    # In a process of its own: it changes the logging of the process it runs in.
    program = Path(sys.executable).with_name("lint-imports")
    done = subprocess.run([program, "--no-cache"], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.checkout
@pytest.mark.parametrize("words", [("ruff", "check", "."), ("ruff", "format", "--check", "."), ("mypy",)], ids=" ".join)
def test_style_and_types(words):
    code, said = tool(*words)
    assert code == 0, said


@pytest.mark.checkout
def test_no_module_outgrows_its_reader():
    long = {
        str(path.relative_to(ROOT)): lines
        for package in PACKAGES
        for path in (ROOT / package).rglob("*.py")
        if (lines := len(path.read_text(encoding="utf-8").splitlines())) > 400
    }
    # The events are one union with one entry each: long, but a list.
    assert set(long) <= {"bot/engine/events.py"}, long


@pytest.mark.checkout
def test_shared_code_never_asks_which_game():
    asking = re.compile(r"""\bgame\s*==\s*["']""")
    guilty = [
        str(path)
        for package in PACKAGES
        for path in (ROOT / package).rglob("*.py")
        if asking.search(path.read_text(encoding="utf-8"))
    ]
    assert guilty == []


def test_the_code_under_test_is_the_one_meant():
    wheel = os.environ.get("BANKER_WHEEL")
    home = Path(wheel) if wheel else ROOT
    assert Path(bot.__file__).resolve().is_relative_to(home.resolve())
