"""When a stand-in is to move, and with what.

Owns: which seat is next, what it may choose among, and the way out when its choice fails. No stand-in resigns; one that plays for
an absent person rejects every trade and offers none.
"""

import logging
from collections.abc import Callable, Iterator
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

SAFE: Final = (
    "claim", "reject", "done", "end", "roll", "skip", "pass", "decline", "pay", "discard", "choose", "mortgage", "sell", "bankrupt", "build",
)  # fmt: skip
"""The verbs of the way out, in the order in which they are tried."""

NEVER: Final = frozenset({"resign"})
NEVER_FOR_ABSENT: Final = frozenset({"resign", "accept", "offer"})


def due(table: Table) -> int | None:
    """The seat whose stand-in moves next; None when only people are awaited, or no person is left at the table."""
    state = table.state
    if table.status != "running" or state.ending or all(member.standin for member in table.members):
        return None
    asked = [*awaited(state), *(offer.to for offer in state.offers)]
    return next((seat for seat in asked if table.members[seat].standin), None)


def actions(table: Table, seat: int, choose: Chooser) -> Iterator[Action]:
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
        LOG.exception("game %d: the stand-in of seat %d failed", table.game_id, seat)
    for option in sorted(options, key=_rank):
        yield pick_from(option, lambda _: 0)


def _rank(option: Option) -> int:
    word = verb(option)
    return SAFE.index(word) if word in SAFE else len(SAFE)
