"""The final sheet: the ranking, and where each seat's points come from."""

from collections.abc import Iterator, Sequence
from typing import Final

from bot.engine.view import View
from render.captions import money
from render.fit import fit
from render.picture import ScoreRow
from render.ring import SIZE
from render.rows import line, name_lines, stacked
from render.scene import Back, Placed, Scene
from render.seating import Look, looks
from render.sprites.pieces import TokenDisc
from render.sprites.plain import Bar, Disc, Icon, Panel, Text
from render.words import Words, fixed

MARGIN: Final = 28
HEAD: Final = 128
ROW: Final = 124
PITCH: Final = 138
_COLUMNS: Final = (("city", "picture-buildings"), ("layer-group", "picture-sets"), ("coins", "bonus-billionaire"), ("link", "bonus-community"))  # fmt: skip
_FIRST: Final = 480
_STEP: Final = 118
_TOTAL: Final = 1142
_CASH: Final = 990


def ranking(scores: Sequence[ScoreRow]) -> list[tuple[int, ScoreRow]]:
    """The rows, best first, each with its rank: equal points and cash share one; who resigned comes last with rank 0."""
    ranked = sorted((row for row in scores if row.ranked), key=lambda row: (-row.total, -row.cash, row.seat))
    out: list[tuple[int, ScoreRow]] = []
    for index, row in enumerate(ranked):
        same = index > 0 and (row.total, row.cash) == (ranked[index - 1].total, ranked[index - 1].cash)
        out.append((out[-1][0] if same else index + 1, row))
    return out + [(0, row) for row in scores if not row.ranked]


def scene(view: View, names: Sequence[str], scores: Sequence[ScoreRow], words: Words) -> Scene:
    """The draw list of the final sheet."""
    seats = looks(view, names, words)
    rows = ranking(scores)
    most = max((row.total for _, row in rows), default=0)
    front = [*_head(words)]
    for index, (rank, row) in enumerate(rows):
        front += _row(view, seats[row.seat], rank, row, most, HEAD + index * PITCH, words)
    return Scene(Back(SIZE, HEAD + PITCH * len(rows) + 14, "page", ()), tuple(front))


def _head(words: Words) -> Iterator[Placed]:
    yield Placed(MARGIN + 34, 62, Disc(32, "gold", "on_white", icon="trophy"), "page")
    yield line(fixed(words, "picture-final"), MARGIN + 84, 62, 320, "Black", 44, "ink", "page")
    for index, (icon, key) in enumerate(_COLUMNS):
        x = _FIRST + index * _STEP
        yield Placed(x, 50, Icon(icon, 40, "ink2"), "page")
        yield from _label(fixed(words, key), x, 92)
    yield Placed(_CASH, 50, Icon("wallet", 36, "ink2"), "page")
    yield from _label(fixed(words, "picture-cash"), _CASH, 92)
    yield from _label(fixed(words, "picture-points"), _TOTAL - 34, 92)


def _label(text: str, x: int, y: int) -> Iterator[Placed]:
    fitted = fit(text, "Medium", _STEP - 12, 22, 17, 2, 0.8)
    yield from stacked(fitted, x, y, "Medium", "ink2", "page", "middle")


def _row(view: View, look: Look, rank: int, row: ScoreRow, most: int, top: int, words: Words) -> Iterator[Placed]:
    first = rank == 1
    colour = f"chip.{look.colour}"
    ground = "card" if rank else "card_dim"
    ink = "ink" if rank else "ink3"
    frame = f"{colour}.line" if first else ""
    yield Placed(MARGIN, top, Panel(SIZE - 2 * MARGIN, ROW, ground, 18, True, frame))
    middle = top + ROW // 2
    if rank:
        yield Placed(MARGIN + 40, middle, Text(str(rank), "Black", 42, "ink" if first else "ink2", "middle"), ground)
    yield Placed(MARGIN + 108, middle, TokenDisc(look.token, look.colour, 36, dim=not rank), ground)
    left = MARGIN + 160
    yield from name_lines(look.name, left, middle - 18, 240, (36, 27), ink, ground)
    if not rank:
        yield line(fixed(words, "picture-not-ranked"), left, middle + 28, 240, "Medium", 25, "ink3", ground)
    elif most:
        share = max(0, 1000 * row.total // most)
        yield Placed(left, middle + 28, Bar(236, 16, share, f"{colour}.line", f"{colour}.tint"), ground)
    parts = (row.buildings, row.sets, row.billionaire, row.community)
    for index, points in enumerate(parts):
        tint = "none" if not points or not rank else "ink"
        text = Text(str(points), "Bold", 38, tint, "middle")
        yield Placed(_FIRST + index * _STEP, middle, text, ground)
    cash = money(words, view.rules.board, row.cash)
    yield line(cash, _CASH, middle, 120, "Medium", 30, "ink2" if rank else "ink3", ground, "middle")
    yield Placed(_TOTAL, middle, Text(str(row.total), "Black", 62, ink, "right"), ground)
