"""The course of a turn where it has a throw and an end: asking for the throw, and ending the turn."""

from bot.engine.actions import EndTurn
from bot.engine.decisions import AwaitManage, AwaitRoll
from bot.engine.events import TurnStarted
from bot.engine.mechanics import deeds
from bot.engine.play import Play
from bot.engine.refusal import Refused
from bot.engine.steps import PassTurn


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
    deeds.lapse_claims(play, seat)
    state.again = False


def end_turn(play: Play, seat: int, _action: EndTurn) -> None:
    """End the turn; refused while a further throw is due or something of one's own is to be settled."""
    decision = play.need(AwaitManage, seat)
    waits = "roll_again" if play.state.again else play.game.owes(play.state, seat)
    if waits:
        raise Refused("wrong_moment", why=waits)
    play.close(decision)
    play.then(PassTurn())
