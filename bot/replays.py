"""A recorded game as an animated picture, for whoever has its record.

Owns only how record, words and drawing meet; how the game is played again is `bot.table.history`, how it looks `render.replay`.
"""

from typing import Final

import render
from bot.i18n import Words
from bot.names import label_name
from bot.table.history import moments_of
from bot.table.narrate import line
from bot.table.records import Record
from bot.table.replaying import entries_of, rules_of
from bot.table.undo import standing

LARGEST: Final = 8 * 1024 * 1024
"""So many bytes a replay has at most."""


def of_record(record: Record, words: Words, theme: str = "light") -> render.Replay:
    """The replay of a record that has its seed; it takes seconds.

    Raises:
        RecordError: the game can't be played again.
    """
    rules = rules_of(record.header)
    bound = words.for_rules(rules)
    return render.replay(
        moments_of(record, rules),
        [label_name(name) for name in record.header.seats],
        bound,
        render.chosen(rules, standing(entries_of(record))),
        lambda event, view, names: line(event, names, bound, view),
        render.Limits(LARGEST),
        theme=theme,
    )
