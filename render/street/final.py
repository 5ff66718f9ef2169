"""The final sheet of a game on a street board: the ranking, and what the wealth is made of."""

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from msgspec import Struct

from bot.engine.view import View
from render.captions import money
from render.fit import fit
from render.ring import SIZE
from render.rows import line, name_lines
from render.scene import Back, Placed, Scene
from render.seating import Look
from render.sprites.buildings import Signs
from render.sprites.pieces import TokenDisc
from render.sprites.plain import Bar, Disc, Panel, Text
from render.street.sums import money_sum
from render.words import Words, fixed

MARGIN: Final = 28
HEAD: Final = 120
ROW: Final = 100
GAP: Final = 10
TOTAL: Final = 1142
_STEP: Final = 156


class Column(Struct, frozen=True):
    """A column of sums: its middle, its icon, and the words over it."""

    x: int
    icon: str
    key: str


class Row(Struct, frozen=True):
    """A seat at the end.

    Attributes:
        rank: its place; 0 is out.
        figures: a sum for each column.
        total: all of it.
        below: the height of what stands below its line.
    """

    rank: int
    seat: int
    figures: tuple[int, ...]
    total: int
    below: int = 0


class Sheet(Struct, frozen=True):
    """What a game puts on its sheet: columns, the words over the total, the rows, and what stands below a row at `x`, `y`."""

    columns: tuple[Column, ...]
    total_key: str
    rows: tuple[Row, ...]
    below: Callable[[Row, int, int], Iterator[Placed]] | None = None


def placed(view: View, totals: Sequence[int]) -> list[tuple[int, int]]:
    """Rank and seat by what each seat has in all: winners first; equals share a rank, and who is out (rank 0) comes last."""
    out = [(0, seat) for seat, it in enumerate(view.seats) if it.bankrupt]
    living = [seat for seat, it in enumerate(view.seats) if not it.bankrupt]
    order = {seat: (seat not in view.winners, -totals[seat]) for seat in living}
    living.sort(key=lambda seat: (order[seat], seat))
    ranks: list[tuple[int, int]] = []
    for index, seat in enumerate(living):
        same = bool(ranks) and order[ranks[-1][1]] == order[seat]
        ranks.append((ranks[-1][0] if same else index + 1, seat))
    return ranks + out


def scene(view: View, seats: Sequence[Look], sheet: Sheet, words: Words) -> Scene:
    """The draw list of the final sheet."""
    most = max([1, *(row.total for row in sheet.rows if row.rank)])
    front, top = [*_head(sheet, words)], HEAD
    for row in sheet.rows:
        front += _row(view, seats[row.seat], row, most, top, sheet, words)
        if row.below and sheet.below is not None:
            front += sheet.below(row, MARGIN + 24, top + ROW - 6)
        top += ROW + row.below + GAP
    return Scene(Back(SIZE, top + 14, "page", ()), tuple(front))


def _head(sheet: Sheet, words: Words) -> Iterator[Placed]:
    yield Placed(MARGIN + 34, 60, Disc(32, "gold", "on_white", icon="trophy"), "page")
    yield line(fixed(words, "picture-ranking"), MARGIN + 84, 60, 372, "Black", 42, "ink", "page")
    for column in sheet.columns:
        signs = Signs((column.icon,), 34, "ink2", "page")
        yield Placed(column.x - signs.width // 2, 44, signs, "page")
        yield _label(fixed(words, column.key), column.x, "middle")
    yield _label(fixed(words, sheet.total_key), TOTAL, "right")


def _label(text: str, x: int, align: str) -> Placed:
    fitted = fit(text, "Medium", _STEP - 12, 24, 15, 1, 0.8)
    label = Text(fitted.lines[0], "Medium", fitted.size, "ink2", align, fitted.squeeze)  # type: ignore[arg-type]
    return Placed(x, 88, label, "page")


def _row(view: View, look: Look, row: Row, most: int, top: int, sheet: Sheet, words: Words) -> Iterator[Placed]:
    first, out = row.rank == 1, not row.rank
    colour, board = f"chip.{look.colour}", view.rules.board
    ground, ink = ("card_dim", "ink3") if out else ("card", "ink")
    panel = Panel(SIZE - 2 * MARGIN, ROW + row.below, ground, 18, True, f"{colour}.line" if first else "")
    yield Placed(MARGIN, top, panel)
    middle = top + ROW // 2
    if not out:
        rank = Text(str(row.rank), "Black", 40, "ink" if first else "ink2", "middle")
        yield Placed(MARGIN + 42, middle, rank, ground)
    disc = TokenDisc(look.token, look.colour, 34, dim=out, mark=look.mark, badge=True)
    yield Placed(MARGIN + 108, middle, disc, ground)
    left = MARGIN + 158
    if out:
        yield from name_lines(look.name, left, middle, 290, (34, 25), ink, ground)
        key = "picture-not-ranked" if view.seats[look.seat].resigned else "picture-bankrupt"
        yield Placed(TOTAL, middle, Text(fixed(words, key), "Medium", 28, "ink2", "right"), ground)
        return
    yield from name_lines(look.name, left, middle - 16, 290, (34, 23), ink, ground)
    share = max(0, 10 * (100 * row.total // most))
    yield Placed(left, middle + 26, Bar(280, 14, share, f"{colour}.line", f"{colour}.tint"), ground)
    for column, amount in zip(sheet.columns, row.figures, strict=True):
        tint = "ink" if amount else "ink3"
        text = money(words, board, amount)
        yield from money_sum(text, column.x, middle, "Bold", 32, tint, ground, _STEP - 16, "middle")
    yield from money_sum(money(words, board, row.total), TOTAL, middle, "Black", 44, "ink", ground, 180)
