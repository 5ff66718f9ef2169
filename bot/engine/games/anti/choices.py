"""Choices that have a word for an answer: roles, taxes, and with whom one would swap roles."""

from bot.engine.actions import Choose, Finish
from bot.engine.decisions import AwaitChoice, AwaitRoles
from bot.engine.games.anti import closing, roles, taxes
from bot.engine.play import Play
from bot.engine.refusal import Refused
from bot.engine.rules import Rules
from bot.engine.state import State


def answers(rules: Rules, state: State, decision: AwaitChoice) -> tuple[str, ...]:
    """The answers that a choice can have."""
    return roles.open_roles(state) if decision.what == roles.ROLE else taxes.choices(rules, decision)


def choose(play: Play, seat: int, action: Choose) -> None:
    """Answer a choice."""
    for name in (*action.chips, *action.give):
        raise Refused("unknown_name", name=name)
    if play.waits(AwaitRoles, seat) is not None:
        roles.wish(play, seat, action)
        return
    if action.seat is not None:
        raise Refused("not_allowed", why="no_seat_asked")
    decision = play.need(AwaitChoice, seat)
    answer = roles.choose if decision.what == roles.ROLE else taxes.choose
    answer(play, seat, decision, action.option)


def finish(play: Play, seat: int, action: Finish) -> None:
    """Say that one is ready: with one's role before the first turn, with one's holdings at the end."""
    if play.state.round:
        closing.done(play, seat, action)
    else:
        roles.ready(play, seat, action)
