"""Whether a press still means what it meant when its control was drawn.

Owns the check of the number that a control carries. Whether the rules allow the action is the engine's business.
"""

from bot.engine.actions import AcceptTrade, Action, ClaimRent, RejectTrade, WithdrawTrade
from bot.engine.decisions import AwaitAuction
from bot.engine.state import State
from bot.table.model import Table, TableRefused


def need_open(table: Table, seat: int, number: int, action: Action) -> None:
    """Let a press through only if its number is open and this seat may answer it.

    Raises:
        TableRefused: `already_decided` for a number that is no longer open (or means another offer or claim than the
            action does); `not_your_seat` with `seats` and `names` of those who may answer.
    """
    state = table.state
    seats = _may_answer(state, number)
    if not seats or _has_passed(state, seat, number):
        raise TableRefused("already_decided")
    if seat not in seats:
        raise TableRefused("not_your_seat", seats=seats, names=tuple(table.members[it].name for it in seats))
    if _meant(state, seat, action) not in {None, number}:
        raise TableRefused("already_decided")


def _may_answer(state: State, number: int) -> tuple[int, ...]:
    """The seats that may answer what has this number now; none: it is not open."""
    for decision in state.waiting:
        if decision.number == number:
            return decision.seats
    for offer in state.offers:
        if offer.number == number:
            return (offer.to, offer.maker)
    return next(((claim.owner,) for claim in state.claims if claim.number == number), ())


def _has_passed(state: State, seat: int, number: int) -> bool:
    """Whether the number is that of an auction that this seat has left."""
    running = any(type(decision) is AwaitAuction and decision.number == number for decision in state.waiting)
    return running and state.auction is not None and seat in state.auction.passed


def _meant(state: State, seat: int, action: Action) -> int | None:
    """The number of the offer or claim that the action would answer; 0: there is none; None: the action answers neither.

    An offer that was replaced by another one must not be accepted by a press on the old one.
    """
    match action:
        case AcceptTrade(seat=maker) | RejectTrade(seat=maker):
            return next((it.number for it in state.offers if it.maker == maker and it.to == seat), 0)
        case WithdrawTrade(seat=to):
            return next((it.number for it in state.offers if it.maker == seat and it.to == to), 0)
        case ClaimRent():
            return next((it.number for it in state.claims if it.owner == seat), 0)
        case _:
            return None
