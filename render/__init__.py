"""Pictures of a game, and their descriptions in words, made from views.

Every function is pure apart from its caches: the same view, names, words and theme give the same bytes. Nothing here knows
stores, tables or interactions. `names` holds one display name a seat; what the font cannot show of it is left out, and a name of
which too little is left is replaced by the seat's colour and number. `words` looks up the keys of `data/locale/<lang>/pictures.ftl` and the
nouns of the game; hand over the same object for the same language, as drawings of words are kept by it. `theme` names a file of
`data/theme/`. Pictures are PNG with one palette.
"""

from collections import deque
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain

from bot.engine.rules import Rules
from bot.engine.view import View
from render import course_telling, drawers, scene_card, scene_chart, scene_dice, scene_ratings
from render.course import Course, Moment
from render.course import course as _course
from render.describe import shortened
from render.drawer import Drawer, Told
from render.paint import Painter, painter
from render.picture import Offered, Picture
from render.replay import Limits, Making, Progress, Replay, Tell
from render.scene import Scene
from render.scene_card import Drawn
from render.seating import said_name
from render.turnings import Frame, chosen
from render.words import Words, said

__all__ = [
    "Course",
    "Frame",
    "Limits",
    "Moment",
    "Offered",
    "Picture",
    "Progress",
    "Replay",
    "Tell",
    "Words",
    "auction",
    "board",
    "card",
    "chart",
    "chosen",
    "course",
    "cover",
    "dice",
    "final",
    "hand",
    "island",
    "luck",
    "ratings",
    "replay",
    "shown_names",
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


def shown_names(view: View, names: Sequence[str], words: Words) -> list[str]:
    """The seats' names as pictures show them, for sentences that stand in one."""
    return [look.name for look in drawers.of_view(view).looks(view, names, words)]


def card(view: View, drawn: Drawn, names: Sequence[str], words: Words, theme: str = "light") -> Picture:
    """A card that has just come up, 1200 x 366: its deck, what it says, and what it did."""
    drawer = drawers.of_view(view)
    look = drawer.looks(view, names, words)[drawn.seat]
    name = said_name(names[drawn.seat], drawn.seat, words)
    sentence = said(words, "describe-card", name=name, title=drawn.title, text=drawn.text)
    told = shortened([sentence, *drawn.done])
    return _picture(drawer, (scene_card.scene(drawn, look, words), told), theme)


def course(moments: Iterable[Moment]) -> Course:
    """How a game went, in figures, out of all its moments from its start on; it takes as long as playing it again.

    Raises:
        ValueError: there is no moment.
    """
    first, rest = _first(moments)
    return _course(drawers.of_view(first.view), chain((first,), rest))


def _first(moments: Iterable[Moment]) -> tuple[Moment, Iterator[Moment]]:
    rest = iter(moments)
    for moment in rest:
        return moment, rest
    raise ValueError("a game has a start")


def chart(view: View, course: Course, names: Sequence[str], words: Words, theme: str = "light") -> Picture:
    """What each seat had round by round, 1200 x 806 at most, and what turned the game: worth, or points where points win."""
    drawer = drawers.of_view(view)
    seats = drawer.looks(view, names, words)
    made = scene_chart.scene(view.rules, seats, course, drawer, words)
    return _picture(drawer, (made, course_telling.chart(view, course, drawer, names, words)), theme)


def dice(view: View, course: Course, names: Sequence[str], words: Words, theme: str = "light") -> Picture:
    """How often two dice showed each sum beside what is to be expected, 1200 wide, the height follows: in all, and by seat."""
    drawer = drawers.of_view(view)
    made = scene_dice.scene(drawer.looks(view, names, words), course, words)
    return _picture(drawer, (made, course_telling.dice(course, names, words)), theme)


def luck(throws: dict[int, int], words: Words, theme: str = "light") -> Picture:
    """How often somebody threw each sum of two dice, in all games, beside what is to be expected; 1200 wide."""
    made = scene_dice.scene((), Course((), (), (), (throws,)), words)
    return _encoded(made, course_telling.luck(throws, words), painter(theme))


def ratings(
    curves: Mapping[str, Sequence[float]], titles: Mapping[str, str], words: Words, theme: str = "light"
) -> Picture:
    """Somebody's strength from game to game, a line for each kind of game, 1200 x 640.

    Args:
        curves: by game the strength before the first rated game, then after each; at least one game, each with two points or more.
        titles: what the games are called.
        words: the locale's words.
        theme: the theme's name.
    """
    made = scene_ratings.scene(curves, titles, words)
    return _encoded(made, course_telling.ratings(curves, titles, words), painter(theme))


def replay(
    moments: Iterable[Moment],
    names: Sequence[str],
    words: Words,
    frames: Sequence[Frame],
    tell: Tell,
    limits: Limits,
    progress: Progress = lambda _done, _all: None,
    theme: str = "light",
) -> Replay:
    """A game as an animated WebP, 1200 x 1326, with its last frame as a poster. It takes seconds; memory is that of a few frames.

    Args:
        moments: the game from its start on; they are asked for one after the other.
        names: one name a seat.
        words: the locale's words.
        frames: which of them are shown, as `render.turnings.chosen` chooses.
        tell: says what turned the game.
        limits: bytes and time.
        progress: told after each frame.
        theme: the theme's name.
    """
    first, rest = _first(moments)
    making = Making(drawers.of_view(first.view), names, words, theme, tell, limits)
    return making.made(chain((first,), rest), frames, progress)


def warming(rules: Rules, words: Words, theme: str = "light") -> Iterator[None]:
    """Draws what pictures of these rules have in common, a little at each step; all of it may take seconds."""
    return drawers.of_rules(rules).warm(rules, words, theme)


def warm(rules: Rules, words: Words, theme: str = "light") -> None:
    """Draws all of that at once, so that the first picture is quick."""
    deque(warming(rules, words, theme), maxlen=0)


def _picture(drawer: Drawer, told: Told, theme: str) -> Picture:
    scene, description = told
    return _encoded(scene, description, drawer.painter(theme))


def _encoded(scene: Scene, description: str, by: Painter) -> Picture:
    return Picture(by.encoded(scene), description, scene.back.width, scene.back.height)
