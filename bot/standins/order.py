"""What a stand-in is, and whom a game waits for, in the order in which stand-ins are asked.

What is answered is the choosers' business.
"""

from collections.abc import Callable
from typing import NamedTuple

from bot.engine.actions import Action
from bot.engine.decisions import AwaitAuction
from bot.engine.options import Option
from bot.engine.play import Kinds
from bot.engine.state import State
from bot.engine.view import View


class StandIn(NamedTuple):
    """What plays a seat at one table: its choice among options, and the kinds of what is always open that it may want."""

    choose: Callable[[View, list[Option]], Action]
    wants: Callable[[State, int], Kinds]


class NothingAwaited(LookupError):  # noqa: N818 - an answer to a question that was not due
    """Nothing asks anything of that seat now."""


def awaited(game: State | View) -> list[int]:
    """The seats that something is asked of, the first to ask first; each seat once, and nobody once the game is over.

    Open claims come first, since the next throw voids them; then who is offered a trade; then the decisions as they wait. Bidders
    come clockwise from the seat whose turn it is, without the leader of the auction.
    """
    waiting = game.waiting
    if len(waiting) == 1 and game.auction is None and not game.claims and not game.offers:
        return list(waiting[0].seats)
    found: dict[int, None] = {}
    for claim in game.claims:
        found[claim.owner] = None
    for offer in game.offers:
        found[offer.to] = None
    for decision in waiting:
        if type(decision) is AwaitAuction:
            for seat in _bidders(game, decision):
                found[seat] = None
        else:
            for seat in decision.seats:
                found[seat] = None
    return list(found)


def _bidders(game: State | View, decision: AwaitAuction) -> list[int]:
    auction = game.auction
    leader = None if auction is None else auction.leader
    count = len(game.seats)
    return sorted((seat for seat in decision.seats if seat != leader), key=lambda seat: (seat - game.turn) % count)
