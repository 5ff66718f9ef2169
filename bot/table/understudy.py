"""When a stand-in is to move, and with what.

Owns: which seat is next, what it may choose among, the way out when its choice fails, and the cheapest answer for a seat that is
passed over. No stand-in resigns; one that plays for an absent person rejects every trade and offers none.
"""

import logging
from collections.abc import Callable, Iterator
from contextlib import suppress
from itertools import groupby
from typing import Final

from bot.engine import kernel
from bot.engine.actions import Action, RejectTrade, verb_of
from bot.engine.options import Option, pick_from, verb
from bot.engine.view import View
from bot.standins import awaited
from bot.table.model import Table

LOG: Final = logging.getLogger(__name__)

Chooser = Callable[[View, list[Option]], Action]
"""Gives an action out of what a seat sees and all that it may do."""

Actions = Iterator[Action]
"""Actions to try one after the other."""

SAFE: Final = (
    "claim", "reject", "done", "end", "roll", "skip", "pass", "decline", "pay", "discard", "choose", "mortgage", "sell", "bankrupt", "build",
)  # fmt: skip
"""The verbs of the way out, in the order in which they are tried."""

CHOSEN: Final = frozenset({"discard", "choose", "mortgage", "sell"})
"""The verbs of which a stand-in knows best which one costs least."""

NEVER: Final = frozenset({"resign"})
NEVER_FOR_ABSENT: Final = frozenset({"resign", "accept", "offer"})


def due(table: Table) -> int | None:
    """The seat whose stand-in moves next; None when only people are awaited, or no person is left at the table."""
    state = table.state
    if table.status != "running" or state.ending or not table.present():
        return None
    asked = [*awaited(state), *(offer.to for offer in state.offers)]
    return next((seat for seat in asked if table.members[seat].standin), None)


def actions(table: Table, seat: int, choose: Chooser) -> Actions:
    """The action for this seat, and after it what to fall back on, safest first, if the engine refuses it."""
    absent = table.members[seat].user is not None
    if absent:
        yield from (RejectTrade(offer.maker) for offer in table.state.offers if offer.to == seat)
    barred = NEVER_FOR_ABSENT if absent else NEVER
    options = [it for it in kernel.options(table.rules, table.state, seat) if verb(it) not in barred]
    try:
        action = choose(table.view(seat), options)
        if verb_of(action) not in barred:
            yield action
    except Exception:
        LOG.exception("the stand-in of seat %d failed", seat, extra={"game": table.game_id, "channel": table.channel})
    yield from (pick_from(option, _first) for option in sorted(options, key=_rank))


def cheapest(table: Table, seat: int, choose: Chooser) -> Actions:
    """The answers of a seat that is passed over, the cheapest first: nothing is bought, built, traded or given away if that can be.

    What waits for an answer comes first, and what is always open (a mortgage) only where that leaves no way out.
    """
    for found in (kernel.asked(table.rules, table.state, seat), kernel.options(table.rules, table.state, seat)):
        options = sorted((it for it in found if verb(it) not in NEVER_FOR_ABSENT), key=_rank)
        for word, group in groupby(options, key=verb):
            same = list(group)
            if word in CHOSEN:
                with suppress(Exception):  # what can't choose here leaves it to the first that is accepted
                    action = choose(table.view(seat), same)
                    if verb_of(action) == word:
                        yield action
            yield from (pick_from(option, _first) for option in same)


def _first(_count: int) -> int:
    return 0


def _rank(option: Option) -> int:
    word = verb(option)
    return SAFE.index(word) if word in SAFE else len(SAFE)
