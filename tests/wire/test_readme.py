"""The table of faults names tests that there are, and every test of a fault is in it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

pytestmark = pytest.mark.checkout

HERE = Path(__file__).resolve().parent
NAMED = set(re.findall(r"`(test_\w+)`", (HERE / "README.md").read_text(encoding="utf-8")))


def names_in(files):
    found = (re.findall(r"^async def (test_\w+)|^def (test_\w+)", it.read_text("utf-8"), re.MULTILINE) for it in files)
    return {one or other for names in found for one, other in names}


def test_every_test_that_is_named_is_there():
    assert not NAMED - names_in(HERE.parent.rglob("test_*.py"))


def test_no_test_of_a_fault_is_missing():
    about = [HERE / f"test_bot_{name}.py" for name in ("trouble", "gateway", "rights", "kill")]
    assert not names_in([*about, HERE.parent / "cogs" / "test_faults.py"]) - NAMED
