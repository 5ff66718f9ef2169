"""The card that has just come up: what it says and what it did, in words.

Owns: which card counts as that, and what belongs to it. It draws nothing.
"""

from collections.abc import Iterable, Sequence
from typing import Final

from msgspec import Struct

from bot.engine import events as e
from bot.engine.events import Event
from bot.engine.view import View
from bot.i18n import Words
from bot.table.model import Entry
from bot.table.narrate import narrate
from bot.table.voice import Voice

_MOVES: Final = frozenset({"move", "jail"})
"""Throws that begin something new; others are what a card asks for."""

_AFTER: Final = (e.TurnStarted, e.TurnEnded, e.CardDrawn)
_LINES: Final = 2


class Drawn(Struct, frozen=True):
    """A card that a seat drew.

    Attributes:
        deck: the id of its deck.
        title, text: what it says, in our words.
        done: what it did so far, a few lines.
    """

    seat: int
    deck: str
    title: str
    text: str
    done: tuple[str, ...]


def just_drawn(entries: Iterable[Entry], names: Sequence[str], words: Words, view: View) -> Drawn | None:
    """The last card that came up, if nobody has thrown since; `entries` are those of the turn, oldest first."""
    drawn: e.CardDrawn | None = None
    after: list[Event] = []
    for event in (event for entry in entries for event in entry.events):
        match event:
            case e.CardDrawn():
                drawn, after = event, []
            case e.DiceRolled(why=why) if why in _MOVES:
                drawn, after = None, []
            case _:
                after.append(event)
    if drawn is None:
        return None
    voice = Voice.of(view, names, words)
    done = narrate([Entry(0, None, None, tuple(_of_card(after)))], names, words, view, most=_LINES)
    return Drawn(drawn.seat, drawn.deck, voice.card(drawn.card), voice.card_text(drawn.card), tuple(done))


def _of_card(after: Sequence[Event]) -> Iterable[Event]:
    """What happened until the turn went on."""
    for event in after:
        if isinstance(event, _AFTER):
            return
        yield event
