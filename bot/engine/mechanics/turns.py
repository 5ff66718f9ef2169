"""The course of a turn where it has a throw and an end: asking for the throw, the steps that follow by themselves, ending the turn.

A game keeps one table of its steps, from the type of a step to what carries it out for the seat whose turn it is.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final

from bot.engine.actions import EndTurn
from bot.engine.decisions import AwaitManage, AwaitPurchase, AwaitRoll
from bot.engine.events import TurnStarted
from bot.engine.mechanics import deeds, movement
from bot.engine.play import Play
from bot.engine.refusal import Refused
from bot.engine.steps import PASS, BeginTurn, MoveBackward, MoveOn, OpenManage, OpenPurchase, OpenRoll

Run = Mapping[type, Callable[[Play, int, Any], None]]


def begin_throw(play: Play, seat: int) -> None:
    """See that a seat may throw now, the first time in its turn or again after doubles; rent not claimed by now lapses."""
    state = play.state
    decision: AwaitRoll | AwaitManage | None = play.waits(AwaitRoll, seat)
    if decision is None:
        decision = play.waits(AwaitManage, seat) if state.again else None
        if decision is None:
            raise play.not_now(AwaitRoll, seat)
    waits = play.game.owes(state, seat)
    if waits:
        raise Refused("wrong_moment", why=waits)
    if state.again:
        play.say(TurnStarted(seat, state.round, again=True))
    play.close(decision)
    if state.claims:
        deeds.lapse_claims(play, seat)
    state.again = False


def end_turn(play: Play, seat: int, _action: EndTurn) -> None:
    """End the turn; refused while a further throw is due or something of one's own is to be settled."""
    decision = play.need(AwaitManage, seat)
    waits = "roll_again" if play.state.again else play.game.owes(play.state, seat)
    if waits:
        raise Refused("wrong_moment", why=waits)
    play.close(decision)
    play.state.agenda.append(PASS)


# --- steps


def _open_roll(play: Play, seat: int, _step: BeginTurn | OpenRoll) -> None:
    play.open(AwaitRoll(0, (seat,)))


def _open_purchase(play: Play, seat: int, step: OpenPurchase) -> None:
    play.open(AwaitPurchase(0, (seat,), step.deed))


def _open_manage(play: Play, seat: int, _step: OpenManage) -> None:
    play.open(AwaitManage(0, (seat,)))


def _move_on(play: Play, seat: int, step: MoveOn) -> None:
    movement.move_on(play, seat, step.count)


def _move_back(play: Play, seat: int, step: MoveBackward) -> None:
    movement.move_back(play, seat, step.count)


STEPS: Final[Run] = {
    BeginTurn: _open_roll,
    OpenRoll: _open_roll,
    OpenPurchase: _open_purchase,
    OpenManage: _open_manage,
    MoveOn: _move_on,
    MoveBackward: _move_back,
}
"""The steps that run alike in all games, unless one has its own way with them."""
