"""What follows by itself in Anti-Monopoly, until something waits for a seat."""

from bot.engine.decisions import AwaitDebt, AwaitManage, AwaitPurchase, AwaitRoll
from bot.engine.games.anti import cards, closing, roles, taxes, turns
from bot.engine.mechanics import deeds, movement
from bot.engine.play import Play
from bot.engine.steps import (
    ActOnSpace,
    BeginTurn,
    ChooseRole,
    CloseHoldings,
    FirstTurn,
    MoveBackward,
    MoveOn,
    OpenManage,
    OpenPurchase,
    OpenRoll,
    PassTurn,
    Step,
)


def proceed(play: Play) -> None:
    """Run the steps to come until something of the turn waits for a seat."""
    agenda = play.state.agenda
    while agenda and not _blocked(play):
        _run(play, agenda.pop())


def _blocked(play: Play) -> bool:
    """Whether the game waits for somebody; what another seat owes holds up the closing of holdings only."""
    state = play.state
    closing_next = type(state.agenda[-1]) is CloseHoldings
    for decision in state.waiting:
        if type(decision) is not AwaitDebt or decision.seats[0] == state.turn or closing_next:
            return True
    return False


def _run(play: Play, step: Step) -> None:
    seat = play.state.turn
    match step:
        case MoveOn(count):
            movement.move_on(play, seat, count)
        case ActOnSpace():
            _act(play, seat)
        case OpenManage():
            play.open(AwaitManage(0, (seat,)))
        case PassTurn():
            turns.pass_turn(play)
        case BeginTurn() | OpenRoll():
            play.open(AwaitRoll(0, (seat,)))
        case MoveBackward(count):
            movement.move_back(play, seat, count)
        case OpenPurchase(deed):
            play.open(AwaitPurchase(0, (seat,), deed))
        case ChooseRole():
            roles.ask_next(play)
        case FirstTurn():
            roles.first_turn(play)
        case CloseHoldings():
            closing.close_holdings(play)
        case _:
            raise TypeError(f"Anti-Monopoly has no step {step!r}")


def _act(play: Play, seat: int) -> None:
    """The space under the token acts."""
    space = play.rules.spaces[play.state.seats[seat].at]
    match space.kind:
        case "street" | "transport" | "utility":
            deeds.land(play, seat, space.id)
        case "card":
            cards.draw(play, seat)
        case "tax":
            taxes.land(play, seat, space.id)
        case "foundation":
            taxes.visit_foundation(play, seat)
        case "go_to_jail":
            turns.to_corner(play, seat, "space")
        case _:
            pass  # START pays on the way, sightseers on the corner do nothing
