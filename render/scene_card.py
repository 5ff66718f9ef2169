"""A card that has just come up: its deck, what it says, and what it did."""

from collections.abc import Iterator, Sequence
from typing import Final, Protocol

from render.fit import Fitted, fit, units
from render.fonts import width
from render.ring import SIZE
from render.rows import stacked
from render.scene import Back, Placed, Scene
from render.seating import Look
from render.sprites.marks import Mark
from render.sprites.pieces import TokenDisc
from render.sprites.plain import Icon, Panel, Rule, Text
from render.theme import mix
from render.words import Words, fixed

_HIGH: Final = 366
_PAD: Final = 24
_DECK: Final = 232
_LEFT: Final = _PAD + _DECK + 40
_ROOM: Final = SIZE - _LEFT - _PAD - 36
_RULE: Final = 246

ICONS: Final = {"chance": "question", "chest": "gift"}
"""The decks with a sign of their own; the others are those of roles."""


class Drawn(Protocol):
    """A card that a seat drew."""

    @property
    def seat(self) -> int:
        """Who drew it."""
        ...

    @property
    def deck(self) -> str:
        """The id of its deck."""
        ...

    @property
    def title(self) -> str:
        """What it is called."""
        ...

    @property
    def text(self) -> str:
        """What it says."""
        ...

    @property
    def done(self) -> tuple[str, ...]:
        """What it did, a few lines."""
        ...


def scene(drawn: Drawn, look: Look, words: Words) -> Scene:
    """The draw list of the card."""
    colour = drawn.deck if drawn.deck in ICONS else f"mark.{drawn.deck}"
    front = [
        Placed(_PAD, _PAD, Panel(SIZE - 2 * _PAD, _HIGH - 2 * _PAD, "card", 22, True, colour, 4)),
        *_deck(drawn.deck, colour, words),
        *stacked(fit(drawn.title, "Black", _ROOM, 52, 34, 1, 0.76), _LEFT, 78, "Black", "ink", "card"),
        *stacked(_text(drawn.text), _LEFT, 172, "Medium", "ink2", "card"),
    ]
    front += _done(drawn.done or (look.name,), look)
    return Scene(Back(SIZE, _HIGH, "page", ()), tuple(front))


def _deck(deck: str, colour: str, words: Words) -> Iterator[Placed]:
    """The card's back: the deck's sign and name."""
    ground = f"{deck}_tint" if deck in ICONS else mix(colour, "card", 86)
    middle = _PAD + 16 + _DECK // 2
    yield Placed(_PAD + 16, _PAD + 16, Panel(_DECK, _HIGH - 2 * _PAD - 32, ground, 14, False), "card")
    sign = Icon(ICONS[deck], 108, colour) if deck in ICONS else Mark(deck, 62)
    yield Placed(middle, _HIGH // 2 - 28, sign, ground)
    name = fit(fixed(words, f"deck-{deck}"), "Bold", _DECK - 24, 30, 20, 2, 0.8)
    yield from stacked(name, middle, _HIGH // 2 + 84, "Bold", "ink", ground, "middle")


def _text(text: str) -> Fitted:
    """What the card says, each line as full as it goes."""
    fitted = fit(text, "Medium", _ROOM, 36, 24, 3, 0.84)
    if len(fitted.lines) > 2:  # between title and rule there is room for three smaller lines
        fitted = fit(text, "Medium", _ROOM, 30, 24, 3, 0.84)
    full: list[str] = []
    for word in units(text):
        longer = f"{full[-1]} {word}" if full else word
        if full and width(longer, "Medium", fitted.size) * fitted.squeeze <= _ROOM:
            full[-1] = longer
        else:
            full.append(word)
    return Fitted(tuple(full), fitted.size, fitted.squeeze) if len(full) <= len(fitted.lines) else fitted


def _done(done: Sequence[str], look: Look) -> Iterator[Placed]:
    """Whose it is, and what it did."""
    yield Placed(_LEFT, _RULE, Rule(_ROOM, 2), "card")
    yield Placed(_LEFT + 26, _RULE + 46, TokenDisc(look.token, look.colour, 26, mark=look.mark), "card")
    pitch = 36 if len(done) > 1 else 0
    for index, said in enumerate(done):
        fitted = fit(said, "Bold", _ROOM - 70, 27 if pitch else 34, 19, 1, 0.74)
        y = _RULE + 46 + round((index - (len(done) - 1) / 2) * pitch)
        yield Placed(_LEFT + 68, y, Text(fitted.lines[0], "Bold", fitted.size, "ink", "left", fitted.squeeze), "card")
