"""How a table's story is told: the surface for whoever shows a table.

Owns: `narrate`, a turn in a few lines. Gathers the other ways of speaking: `line` for the log, `awaited` and `option_label` for
controls, `refusal` and `table_refusal`, `score_lines`, and phrases for panels.
"""

from collections.abc import Sequence
from typing import Final

from bot.engine.actions import Bundle, Chips
from bot.engine.view import View
from bot.i18n import Words
from bot.table.lines import line
from bot.table.model import Entry, Turn
from bot.table.prompts import awaited, option_label
from bot.table.refusals import refusal, table_refusal
from bot.table.standing import score_details, score_lines
from bot.table.story import Story
from bot.table.voice import Voice

__all__ = [
    "awaited",
    "describe_bundle",
    "describe_chips",
    "line",
    "narrate",
    "option_label",
    "refusal",
    "score_details",
    "score_lines",
    "table_refusal",
]

MOST: Final = 8


def narrate(
    told_of: Turn | Sequence[Entry], names: Sequence[str], words: Words, view: View, *, most: int = MOST
) -> list[str]:
    """A turn in at most `most` short lines, oldest first; empty where nothing worth telling happened.

    Args:
        told_of: a turn, or entries of the log, oldest first.
        names: each seat's name, already safe to show; it may be bold.
        words: the catalog of the readers' language.
        view: any view of the game; its rules alone are used.
        most: how many lines at most, 2 or more.
    """
    entries = told_of.entries if isinstance(told_of, Turn) else told_of
    story = Story(Voice.of(view, names, words))
    for entry in entries:
        for event in entry.events:
            story.hear(event)
    return story.lines(most)


def describe_bundle(bundle: Bundle, words: Words, view: View) -> str:
    """One side of a trade in words; empty: the word for nothing."""
    return Voice.of(view, (), words).bundle(bundle)


def describe_chips(chips: Chips, words: Words, view: View) -> str:
    """Chips by colour in words; empty: the word for nothing."""
    return Voice.of(view, (), words).chips(chips)
