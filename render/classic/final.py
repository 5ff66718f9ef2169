"""The final sheet of classic Monopoly: the ranking by worth, and what it is made of."""

from typing import Final

from bot.engine.view import View
from render.classic.facts import ranking
from render.street.final import Column, Row, Sheet

_COLUMNS: Final = (
    Column(560, "wallet", "picture-cash"),
    Column(716, "receipt", "picture-estates"),
    Column(872, "house", "picture-houses"),
)


def sheet(view: View) -> Sheet:
    """Cash, deeds and buildings of every seat."""
    rows = tuple(Row(it.rank, it.seat, (it.cash, it.deeds, it.buildings), it.worth) for it in ranking(view))
    return Sheet(_COLUMNS, "picture-worth", rows)
