"""Pictures of a game, and their descriptions in words, made from views.

Every function is pure apart from its caches: the same view, names, words and theme give the same bytes. Nothing here knows
stores, tables or interactions. `names` holds one display name a seat; what the font cannot show of it is left out, and a name of
which too little is left is replaced by the seat's colour and number. `words` looks up the keys of `data/locale/<lang>/pictures.ftl` and the
nouns of the game; hand over the same object for the same language, as drawings of words are kept by it. `theme` names a file of
`data/theme/`. Pictures are PNG with one palette.
"""

from collections import deque
from collections.abc import Iterator, Sequence

from bot.engine.rules import Rules
from bot.engine.view import View
from render import drawers
from render.drawer import Drawer, Told
from render.picture import Offered, Picture
from render.words import Words

__all__ = [
    "Offered",
    "Picture",
    "Words",
    "auction",
    "board",
    "cover",
    "final",
    "hand",
    "island",
    "trade",
    "warm",
    "warming",
]


def board(view: View, names: Sequence[str], words: Words, theme: str = "light") -> Picture:
    """The whole board, 1200 x 1200: spaces, owners, tokens, chips, towers, cash, and what the game waits for."""
    drawer = drawers.of_view(view)
    return _picture(drawer, drawer.board(view, names, words, drawer.painter(theme).theme), theme)


def island(
    view: View,
    names: Sequence[str],
    words: Words,
    legal: Sequence[str] = (),
    theme: str = "light",
    seat: int | None = None,
) -> Picture:
    """The building ground alone, 1200 x 1200, with names of the cells.

    Args:
        view: the game.
        names: one name a seat.
        words: the locale's words.
        legal: the cells that may be built on now; they are highlighted.
        theme: the theme's name.
        seat: who builds; by default the seat that looks, or else the one whose turn it is.

    Raises:
        ValueError: the game has no such ground.
    """
    drawer = drawers.of_view(view)
    return _picture(drawer, drawer.island(view, names, words, legal, seat), theme)


def hand(view: View, seat: int, names: Sequence[str], words: Words, theme: str = "light") -> Picture:
    """A seat's deeds with their rents, its chips, cash, blocks and kept cards; 1200 wide, the height follows."""
    drawer = drawers.of_view(view)
    return _picture(drawer, drawer.hand(view, seat, names, words), theme)


def auction(view: View, names: Sequence[str], words: Words, theme: str = "light") -> Picture:
    """The running auction, 1200 x 630: the deed, who leads with what, and every seat's bid.

    Raises:
        ValueError: no auction is running.
    """
    drawer = drawers.of_view(view)
    return _picture(drawer, drawer.auction(view, names, words), theme)


def trade(view: View, offer: Offered, names: Sequence[str], words: Words, theme: str = "light") -> Picture:
    """Both sides of an offered trade, 1200 wide, the height follows. An `Offer` of the view or an `OfferMade` event will do."""
    drawer = drawers.of_view(view)
    return _picture(drawer, drawer.trade(view, offer, names, words), theme)


def final(view: View, names: Sequence[str], words: Words, theme: str = "light") -> Picture:
    """The final sheet, 1200 wide: the ranking, and where the points or the worth came from."""
    drawer = drawers.of_view(view)
    return _picture(drawer, drawer.final(view, names, words), theme)


def cover(
    rules: Rules, names: Sequence[str], words: Words, tokens: Sequence[str] = (), theme: str = "light"
) -> Picture:
    """The lobby's cover, 1200 x 630: a piece of the game, and the seats taken so far.

    Args:
        rules: the rules of the table to be.
        names: the names of the seats taken so far.
        words: the locale's words.
        tokens: their token ids; where one is missing or empty, the next free token stands for it.
        theme: the theme's name.
    """
    drawer = drawers.of_rules(rules)
    return _picture(drawer, drawer.cover(rules, names, words, tokens), theme)


def warming(rules: Rules, words: Words, theme: str = "light") -> Iterator[None]:
    """Draws what pictures of these rules have in common, a little at each step; all of it may take seconds."""
    return drawers.of_rules(rules).warm(rules, words, theme)


def warm(rules: Rules, words: Words, theme: str = "light") -> None:
    """Draws all of that at once, so that the first picture is quick."""
    deque(warming(rules, words, theme), maxlen=0)


def _picture(drawer: Drawer, told: Told, theme: str) -> Picture:
    scene, description = told
    return Picture(drawer.painter(theme).encoded(scene), description, scene.back.width, scene.back.height)
