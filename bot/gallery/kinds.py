"""The kinds of pictures there are, in one table: a new kind is a new entry, and is then drawn by `preview` and in the gallery."""

from collections.abc import Callable, Mapping, Sequence
from itertools import islice
from typing import Final

from msgspec import Struct

import render
from bot.engine.kernel import options
from bot.engine.options import BuildFloor
from bot.engine.rules import Rules
from bot.engine.state import State
from bot.engine.view import look
from bot.gallery.past import Past, unknown
from bot.i18n import Words
from bot.table.drawn import just_drawn
from bot.table.narrate import line
from render import Picture


class Sight(Struct, frozen=True):
    """What is looked at: a position with one name a seat, in one language and theme.

    `seat` is whose hand is meant; `past` is what led there, for how a game went and for the last card.
    """

    rules: Rules
    state: State
    names: Sequence[str]
    words: Words
    theme: str
    seat: int = 0
    past: Past = unknown


_FRAME: Final = 1_000_000  # bytes: room for a frame

Draw = Callable[[Sight], Picture | None]
"""Draws what is seen; None where there is nothing of the kind at that moment.

Raises:
    ValueError: the game has no such picture at all.
"""


def _board(it: Sight) -> Picture:
    return render.board(look(it.rules, it.state, None), it.names, it.words, it.theme)


def _island(it: Sight) -> Picture:
    return render.island(look(it.rules, it.state, None), it.names, it.words, theme=it.theme)


def _build(it: Sight) -> Picture | None:
    """The island while the seat builds whose turn it is; None where it can't."""
    cells = [
        cell
        for option in options(it.rules, it.state, it.state.turn)
        if isinstance(option, BuildFloor)
        for cell in option.cells
    ]
    view = look(it.rules, it.state, it.state.turn)
    return render.island(view, it.names, it.words, cells, it.theme) if cells else None


def _hand(it: Sight) -> Picture:
    return render.hand(look(it.rules, it.state, it.seat), it.seat, it.names, it.words, it.theme)


def _auction(it: Sight) -> Picture | None:
    view = look(it.rules, it.state, None)
    return render.auction(view, it.names, it.words, it.theme) if view.auction is not None else None


def _trade(it: Sight) -> Picture | None:
    view = look(it.rules, it.state, None)
    return render.trade(view, view.offers[-1], it.names, it.words, it.theme) if view.offers else None


def _final(it: Sight) -> Picture:
    return render.final(look(it.rules, it.state, None), it.names, it.words, it.theme)


def _cover(it: Sight) -> Picture:
    return render.cover(it.rules, it.names, it.words, it.state.own.tokens, it.theme)


def _card(it: Sight) -> Picture | None:
    """The card that has just come up."""
    moments = list(it.past())
    if not moments:
        return None
    view = moments[-1].view
    names = render.shown_names(view, it.names, it.words)
    drawn = just_drawn([moment.entry for moment in moments], names, it.words, view)
    return render.card(view, drawn, it.names, it.words, it.theme) if drawn is not None else None


def _chart(it: Sight) -> Picture:
    *_, last = it.past()
    return render.chart(last.view, render.course(it.past()), it.names, it.words, it.theme)


def _dice(it: Sight) -> Picture:
    *_, last = it.past()
    return render.dice(last.view, render.course(it.past()), it.names, it.words, it.theme)


def _replay(it: Sight) -> Picture:
    """The frame of a replay that shows what has turned the game last."""
    frames = render.chosen(it.rules, [moment.entry for moment in it.past()])
    frame = next((frame for frame in reversed(frames) if frame.event is not None), frames[-1])
    return render.replay(
        islice(it.past(), frame.index + 1),
        it.names,
        it.words,
        [frame],
        lambda event, view, names: line(event, names, it.words, view),
        render.Limits(_FRAME),
        theme=it.theme,
    ).poster


KINDS: Final[Mapping[str, Draw]] = {
    "board": _board,
    "island": _island,
    "build": _build,
    "hand": _hand,
    "auction": _auction,
    "trade": _trade,
    "final": _final,
    "cover": _cover,
    "card": _card,
    "chart": _chart,
    "dice": _dice,
    "replay": _replay,
}
"""All kinds by name."""
