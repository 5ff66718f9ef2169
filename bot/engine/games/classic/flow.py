"""What follows by itself in classic Monopoly, until something waits for a seat."""

from typing import Final

from bot.engine.decisions import AwaitDebt, AwaitTransfer
from bot.engine.games.classic import estates, fees, shortage, speed_die, taxes, turns
from bot.engine.games.classic.owned import own_state
from bot.engine.mechanics import auction, decks, deeds, detention, movement
from bot.engine.mechanics.turns import STEPS, Run
from bot.engine.play import Play
from bot.engine.state import ClassicState
from bot.engine.steps import ActOnSpace, MoveOn, PassTurn, SeekDeed

ALONE = frozenset({AwaitDebt, AwaitTransfer})
"""Decisions that hold up their own seat's turn only."""


def proceed(play: Play) -> None:
    """Run the steps to come until something of the turn waits for a seat."""
    state, held = play.state, own_state(play.state)
    waiting, agenda = state.waiting, state.agenda
    while True:
        if state.auction is not None or held.estate or held.window:
            _settle(play, held)
        else:
            for decision in waiting:
                if type(decision) is AwaitTransfer:
                    _settle(play, held)
                    break
        if not agenda or (waiting and _blocked(play)):
            return
        step = agenda.pop()
        _RUN[type(step)](play, state.turn, step)


def _settle(play: Play, held: ClassicState) -> None:
    """What may close, change or begin by itself after any action; nothing once the game is over."""
    state = play.state
    if state.ending:
        return
    fees.settle(play)
    auction.settle(play)
    while state.auction is None and (held.window is not None or held.estate):
        before = state.number
        shortage.advance(play)
        estates.advance(play)
        auction.settle(play)
        if before == state.number and held.window is not None:
            break


def _blocked(play: Play) -> bool:
    """Whether the turn waits for somebody; what only another seat owes does not hold it up."""
    turn = play.state.turn
    for decision in play.state.waiting:  # noqa: SIM110 - this runs after every action; a generator would double its time
        if type(decision) not in ALONE or decision.seats[0] == turn:
            return True
    return False


def _move_on(play: Play, seat: int, step: MoveOn) -> None:
    if play.state.seats[seat].jailed:
        detention.leave(play, seat, "third_throw")
    movement.move_on(play, seat, step.count)


def _seek_deed(play: Play, seat: int, _step: SeekDeed) -> None:
    speed_die.seek_deed(play, seat)


def _act(play: Play, seat: int, step: ActOnSpace) -> None:
    """The space under the token acts."""
    space = play.rules.spaces[play.state.seats[seat].at]
    if space.deed is not None:
        deeds.land(play, seat, space.deed, step.terms)
    elif space.deck is not None:
        decks.draw_card(play, seat, space.deck)
    elif space.kind == "tax":
        taxes.land(play, seat, space.id)
    elif space.kind == "parking":
        taxes.take_pot(play, seat)
    elif space.kind == "go_to_jail":
        detention.send(play, seat, "space")


_RUN: Final[Run] = {
    **STEPS,
    MoveOn: _move_on,
    ActOnSpace: _act,
    SeekDeed: _seek_deed,
    PassTurn: turns.pass_turn,
}
"""What carries out each step for the seat whose turn it is; classic Monopoly never throws anew after the forced fine."""
