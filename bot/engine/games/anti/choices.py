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
    if action.seat is None and not _known(action.option):
        raise Refused("unknown_name", name=action.option)
    decision = play.need(AwaitChoice, seat)
    if action.seat is not None:
        raise Refused("not_allowed", why="no_seat_asked")
    answer = roles.choose if decision.what == roles.ROLE else taxes.choose
    answer(play, seat, decision, action.option)


def _known(option: str) -> bool:
    """Whether this could be the answer to any choice of the game."""
    return option in roles.ROLES or option == taxes.PERCENT or (option.isascii() and option.isdigit())


def finish(play: Play, seat: int, action: Finish) -> None:
    """Say that one is ready: with one's role before the first turn, with one's holdings at the end."""
    if play.state.round:
        closing.done(play, seat, action)
    else:
        roles.ready(play, seat, action)
