"""Which looks pictures can have: one a file of `data/theme/`. What such a file holds is the business of `render.theme`."""

from functools import cache
from importlib.resources import files
from typing import Final

USUAL: Final = "light"
"""The look where nobody asked for another."""


@cache
def looks() -> tuple[str, ...]:
    """The names of all looks, the usual one first."""
    names = [item.name[:-5] for item in (files("data") / "theme").iterdir() if item.name.endswith(".toml")]
    return tuple(sorted(names, key=lambda name: (name != USUAL, name)))
