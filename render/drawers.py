"""The drawers of all games, found by the type of a game's own part of the rules."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from bot.engine.games.builder.scoring import scores
from bot.engine.rules import AntiRules, BuilderRules, ClassicRules, Rules
from bot.engine.view import View
from render import (
    describe,
    scene_auction,
    scene_board,
    scene_cover,
    scene_final,
    scene_hand,
    scene_island,
    scene_trade,
    warmth,
)
from render.anti import colours as anti_colours
from render.anti import cover as anti_cover
from render.anti import final as anti_final
from render.anti.dress import DRESS as ANTI
from render.anti.telling import AntiTeller
from render.classic import auction, cover, final, telling
from render.classic.dress import DRESS as CLASSIC
from render.drawer import Drawer, Told
from render.paint import Painter, painter
from render.picture import Offered
from render.scene import Placed
from render.seating import Look, looks
from render.street import colours
from render.street.drawer import StreetDrawer
from render.street.final import Sheet
from render.theme import Theme
from render.words import Words, fixed


class BuilderDrawer(Drawer):
    """Monopoly Builder."""

    def painter(self, theme: str) -> Painter:
        """The painter of the theme as it is."""
        return painter(theme)

    def board(self, view: View, names: Sequence[str], words: Words, theme: Theme) -> Told:
        """With the island in its centre."""
        return scene_board.scene(view, names, words, theme), describe.board(view, names, words)

    def island(self, view: View, names: Sequence[str], words: Words, legal: Sequence[str], seat: int | None) -> Told:
        """With the cells that may be built on now."""
        scene = scene_island.scene(view, names, words, legal, view.seat if seat is None else seat)
        return scene, describe.island(view, names, words, legal)

    def hand(self, view: View, seat: int, names: Sequence[str], words: Words) -> Told:
        """Deeds, chips, blocks and cards."""
        return scene_hand.scene(view, seat, names, words), describe.hand(view, seat, names, words)

    def auction(self, view: View, names: Sequence[str], words: Words) -> Told:
        """The deed and the bids."""
        return scene_auction.scene(view, names, words), describe.auction(view, names, words)

    def trade(self, view: View, offer: Offered, names: Sequence[str], words: Words) -> Told:
        """Money, deeds, cards and chips."""
        return scene_trade.scene(view, offer, names, words), describe.trade(view, offer, names, words)

    def final(self, view: View, names: Sequence[str], words: Words) -> Told:
        """Points by where they come from."""
        rows = scores(view.rules, view)
        return scene_final.scene(view, names, rows, words), describe.final(view, names, rows, words)

    def cover(self, rules: Rules, names: Sequence[str], words: Words, tokens: Sequence[str]) -> Told:
        """An island."""
        return scene_cover.scene(rules, names, tokens, words), describe.cover(names, words)

    def looks(self, view: View, names: Sequence[str], words: Words) -> tuple[Look, ...]:
        """Seats differ by token and colour."""
        return looks(view, names, words)

    def totals(self, view: View) -> tuple[int | None, ...]:
        """Points: a bankrupt seat keeps its buildings and can still win."""
        return tuple(row.total if row.ranked else None for row in scores(view.rules, view))

    def amount(self, rules: Rules, total: int, words: Words) -> str:
        """Points are plain numbers."""
        del rules, words
        return str(total)

    def course_title(self, words: Words) -> str:
        """Points over time."""
        return fixed(words, "picture-course-points")

    def warm(self, rules: Rules, words: Words, theme: str) -> Iterator[None]:
        """Board, island and their pieces."""
        return warmth.warm(rules, words, theme)


class ClassicDrawer(StreetDrawer):
    """Classic Monopoly."""

    dress = CLASSIC
    wanted = staticmethod(colours.wanted)
    teller = telling.ClassicTeller

    def auction(self, view: View, names: Sequence[str], words: Words) -> Told:
        """The deed or the building, and the bids."""
        return auction.scene(view, names, words), telling.auction(view, names, words)

    def show(self, rules: Rules, words: Words) -> Iterator[Placed]:
        """A street with hotels."""
        return cover.show(rules, words)

    def sheet(self, view: View, words: Words) -> Sheet:
        """Cash, deeds and buildings."""
        del words
        return final.sheet(view)


class AntiDrawer(StreetDrawer):
    """Anti-Monopoly, which has no auction."""

    dress = ANTI
    wanted = staticmethod(anti_colours.wanted)
    teller = AntiTeller

    def show(self, rules: Rules, words: Words) -> Iterator[Placed]:
        """A street of both roles."""
        return anti_cover.show(rules, words)

    def sheet(self, view: View, words: Words) -> Sheet:
        """Cash and income, deed by deed."""
        return anti_final.sheet(view, words)


_BUILDER: Final = BuilderDrawer()
_CLASSIC: Final = ClassicDrawer()
_ANTI: Final = AntiDrawer()
_DRAWERS: Final[Mapping[type, Drawer]] = {
    BuilderRules: _BUILDER,
    ClassicRules: _CLASSIC,
    AntiRules: _ANTI,
}


def of_view(view: View) -> Drawer:
    """The drawer of the game that is seen."""
    return of_rules(view.rules)


def of_rules(rules: Rules) -> Drawer:
    """The drawer of the game that these are the rules of."""
    return _DRAWERS[type(rules.own)]
