"""What follows by itself in classic Monopoly, until something waits for a seat."""

from bot.engine.decisions import AwaitDebt, AwaitManage, AwaitPurchase, AwaitRoll, AwaitTransfer
from bot.engine.games.classic import estates, fees, shortage, speed_die, taxes, turns
from bot.engine.games.classic.owned import own_state
from bot.engine.mechanics import auction, decks, deeds, detention, movement
from bot.engine.play import Play
from bot.engine.state import (
    ActOnSpace,
    BeginTurn,
    MoveBackward,
    MoveOn,
    OpenManage,
    OpenPurchase,
    OpenRoll,
    PassTurn,
    SeekDeed,
    Step,
    ThrowAgain,
)

ALONE = frozenset({AwaitDebt, AwaitTransfer})
"""Decisions that hold up their own seat's turn only."""


def proceed(play: Play) -> None:
    """Run the steps to come until something of the turn waits for a seat."""
    state = play.state
    _settle(play)
    while state.agenda and not _blocked(play):
        _run(play, state.agenda.pop())
        _settle(play)


def _settle(play: Play) -> None:
    """What may close, change or begin by itself after any action; nothing once the game is over."""
    state, held = play.state, own_state(play.state)
    if state.ending:
        return
    for decision in state.waiting:
        if type(decision) is AwaitTransfer:
            fees.settle(play)
            break
    auction.settle(play)
    while _bank_is_free(play):
        before = state.number
        shortage.advance(play)
        estates.advance(play)
        auction.settle(play)
        if before == state.number and held.window is not None:
            break


def _bank_is_free(play: Play) -> bool:
    """Whether a shortage or an estate is waiting and nothing is under the hammer."""
    held = own_state(play.state)
    return play.state.auction is None and (held.window is not None or bool(held.estate))


def _blocked(play: Play) -> bool:
    """Whether the turn waits for somebody; what only another seat owes does not hold it up."""
    turn = play.state.turn
    for decision in play.state.waiting:  # noqa: SIM110 - this runs after every action; a generator would double its time
        if type(decision) not in ALONE or decision.seats[0] == turn:
            return True
    return False


def _run(play: Play, step: Step) -> None:
    seat = play.state.turn
    match step:
        case BeginTurn() | OpenRoll():
            play.open(AwaitRoll(0, (seat,)))
        case MoveOn(count):
            if play.state.seats[seat].jailed:
                detention.leave(play, seat, "third_throw")
            movement.move_on(play, seat, count)
        case MoveBackward(count):
            movement.move_back(play, seat, count)
        case ActOnSpace(terms):
            _act(play, seat, terms)
        case SeekDeed():
            speed_die.seek_deed(play, seat)
        case OpenPurchase(deed):
            play.open(AwaitPurchase(0, (seat,), deed))
        case OpenManage():
            play.open(AwaitManage(0, (seat,)))
        case PassTurn():
            turns.pass_turn(play)
        case ThrowAgain():
            raise TypeError("classic Monopoly never throws anew after the forced fine")


def _act(play: Play, seat: int, terms: str) -> None:
    """The space under the token acts."""
    space = play.rules.spaces[play.state.seats[seat].at]
    if space.deed is not None:
        deeds.land(play, seat, space.deed, terms)
    elif space.deck is not None:
        decks.draw_card(play, seat, space.deck)
    elif space.kind == "tax":
        taxes.land(play, seat, space.id)
    elif space.kind == "parking":
        taxes.take_pot(play, seat)
    elif space.kind == "go_to_jail":
        turns.to_jail(play, seat, "space")
