"""The final sheet of classic Monopoly: the ranking by worth, and what it is made of."""

from collections.abc import Iterator, Sequence
from typing import Final

from bot.engine.view import View
from render.captions import money
from render.classic.facts import Rank, ranking
from render.classic.sums import money_sum
from render.fit import fit
from render.ring import SIZE
from render.rows import line, name_lines
from render.scene import Back, Placed, Scene
from render.seating import Look, looks
from render.sprites.buildings import Signs
from render.sprites.pieces import TokenDisc
from render.sprites.plain import Bar, Icon, Panel, Text
from render.theme import mix
from render.words import Words, fixed

MARGIN: Final = 28
HEAD: Final = 120
ROW: Final = 100
PITCH: Final = 110
_COLUMNS: Final = (
    (560, "wallet", "picture-cash"),
    (716, "receipt", "picture-estates"),
    (872, "house", "picture-houses"),
)
_STEP: Final = 156
_TOTAL: Final = 1142


def scene(view: View, names: Sequence[str], words: Words) -> Scene:
    """The draw list of the final sheet."""
    seats = looks(view, names, words)
    rows = ranking(view)
    most = max(1, *(row.worth for row in rows))
    front = [*_head(words)]
    for index, row in enumerate(rows):
        front += _row(view, seats[row.seat], row, most, HEAD + index * PITCH, words)
    return Scene(Back(SIZE, HEAD + PITCH * len(rows) + 14, "page", ()), tuple(front))


def _head(words: Words) -> Iterator[Placed]:
    yield Placed(MARGIN + 34, 60, Icon("trophy", 48, "accent_edge"), "page")
    yield line(fixed(words, "picture-ranking"), MARGIN + 76, 60, 380, "Black", 42, "ink", "page")
    for x, icon, key in _COLUMNS:
        signs = Signs((icon,), 34, "ink2", "page")
        yield Placed(x - signs.width // 2, 44, signs, "page")
        yield _label(fixed(words, key), x, "middle")
    yield _label(fixed(words, "picture-worth"), _TOTAL, "right")


def _label(text: str, x: int, align: str) -> Placed:
    fitted = fit(text, "Medium", _STEP - 12, 24, 15, 1, 0.8)
    label = Text(fitted.lines[0], "Medium", fitted.size, "ink2", align, fitted.squeeze)  # type: ignore[arg-type]
    return Placed(x, 88, label, "page")


def _row(view: View, look: Look, row: Rank, most: int, top: int, words: Words) -> Iterator[Placed]:
    first, out = row.rank == 1, not row.rank
    colour, board = f"chip.{look.colour}", view.rules.board
    ground, ink = ("card_dim", "ink3") if out else ("card", "ink")
    panel = Panel(SIZE - 2 * MARGIN, ROW, ground, 18, True, colour if first else "", 5)
    yield Placed(MARGIN, top, panel)
    middle = top + ROW // 2
    if not out:
        rank = Text(str(row.rank), "Black", 40, "ink" if first else "ink2", "middle")
        yield Placed(MARGIN + 42, middle, rank, ground)
    yield Placed(MARGIN + 108, middle, TokenDisc(look.token, look.colour, 34, dim=out), ground)
    left = MARGIN + 158
    if out:
        yield from name_lines(look.name, left, middle, 290, (34, 25), ink, ground)
        key = "picture-not-ranked" if view.seats[look.seat].resigned else "picture-bankrupt"
        yield Placed(_TOTAL, middle, Text(fixed(words, key), "Medium", 28, "ink2", "right"), ground)
        return
    yield from name_lines(look.name, left, middle - 16, 290, (34, 25), ink, ground)
    share = max(0, 10 * (100 * row.worth // most))
    yield Placed(left, middle + 26, Bar(280, 14, share, colour, mix(colour, "card", 84)), ground)
    for (x, _, _), amount in zip(_COLUMNS, (row.cash, row.deeds, row.buildings), strict=True):
        tint = "ink" if amount else "ink3"
        yield from money_sum(money(words, board, amount), x, middle, "Bold", 32, tint, ground, _STEP - 16, "middle")
    yield from money_sum(money(words, board, row.worth), _TOTAL, middle, "Black", 44, "ink", ground, 180)
