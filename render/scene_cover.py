"""The lobby's cover: an island with towers, and the seats that are taken and free."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final

from bot.engine.games.builder.owned import own_rules
from bot.engine.rules import Rules
from render.isometric import Grid, depth
from render.ring import SIZE
from render.rows import name_lines
from render.scene import Back, Cluster, Placed, Scene
from render.seating import shown_name
from render.sprites.grid import Ground, Shade, Tower, Water
from render.sprites.pieces import TokenDisc
from render.sprites.plain import Disc, Panel
from render.words import Words

HEIGHT: Final = 630
GRID: Final = Grid(790.0, 142.0, 67.0)
_LEFT: Final = 36
_WIDE: Final = 360
_ROW: Final = 84
_PITCH: Final = 98

# the show island: cell, floors, and whose it is by the order of the tokens
_SHOWN: Final = (
    ("c1", 5, 0), ("d1", 2, 0), ("b2", 4, 1), ("a3", 3, 1), ("a4", 1, 1), ("b6", 3, 3), ("c6", 2, 3), ("c5", 1, 3),
    ("e4", 1, 2), ("f4", 4, 2), ("f3", 2, 2), ("e1", 1, 0),
)  # fmt: skip


def scene(rules: Rules, names: Sequence[str], tokens: Sequence[str], words: Words) -> Scene:
    """The draw list of the cover."""
    own = own_rules(rules)
    colours = {token.id: token.colour for token in own.tokens}
    order = [token.id for token in own.tokens]
    seated = [*tokens, *[""] * (len(names) - len(tokens))]
    free = iter([token for token in order if token not in seated])
    seated = [token or next(free) for token in seated]
    front: list[Placed | Cluster] = [_land(order, colours, own.foundations)]
    pad = (HEIGHT - _PITCH * rules.max_seats + _PITCH - _ROW) // 2
    for index in range(rules.max_seats):
        top = pad + index * _PITCH
        if index < len(names):
            token = seated[index]
            front += _seat(shown_name(names[index], index, colours[token], words), token, colours[token], top)
        else:
            front += _free(top)
    return Scene(_back(own.foundations), tuple(front))


@lru_cache(maxsize=8)
def _back(cells: tuple[str, ...]) -> Back:
    land = Placed(round(GRID.x), round(GRID.y), Ground(GRID.half, cells))
    return Back(SIZE, HEIGHT, "water", (Placed(0, 0, Water(SIZE, HEIGHT)), land))


def _land(order: Sequence[str], colours: dict[str, str], cells: Sequence[str]) -> Cluster:
    """The show island, as far as this board has the cells."""
    shown = [(cell, floors, order[owner % len(order)]) for cell, floors, owner in _SHOWN if cell in cells]
    parts = []
    for cell, floors, _ in shown:
        beside = f"{chr(ord(cell[0]) + 1)}{cell[1:]}"
        parts.append(_placed(cell, Shade(GRID.half, floors, beside in cells)))
    for cell, floors, token in sorted(shown, key=lambda it: depth(it[0])):
        parts.append(_placed(cell, Tower(GRID.half, floors, colours[token], token)))
    return Cluster(330, 0, SIZE - 330, HEIGHT, tuple(parts))


def _placed(cell: str, sprite: Shade | Tower) -> Placed:
    x, y = GRID.middle(cell)
    return Placed(round(x), round(y), sprite)


def _seat(name: str, token: str, colour: str, top: int) -> Iterator[Placed]:
    yield Placed(_LEFT, top, Panel(_WIDE, _ROW, "card", 20))
    middle = top + _ROW // 2
    yield Placed(_LEFT + 48, middle, TokenDisc(token, colour, 32), "card")
    yield from name_lines(name, _LEFT + 96, middle, _WIDE - 116, (36, 26), "ink", "card")


def _free(top: int) -> Iterator[Placed]:
    """A seat that nobody has taken."""
    yield Placed(_LEFT, top, Panel(_WIDE, _ROW, "ring_near", 20, False))
    yield Placed(_LEFT + 48, top + _ROW // 2, Disc(32, "water", "axis", "+"), "ring_near")
