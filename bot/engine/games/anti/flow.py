"""What follows by itself in Anti-Monopoly, until something waits for a seat."""

from typing import Final

from bot.engine.decisions import AwaitDebt
from bot.engine.games.anti import cards, closing, roles, taxes, turns
from bot.engine.mechanics import deeds, detention
from bot.engine.mechanics.turns import STEPS, Run
from bot.engine.play import Play
from bot.engine.steps import ActOnSpace, ChooseRole, CloseHoldings, FirstTurn, PassTurn


def proceed(play: Play) -> None:
    """Run the steps to come until something of the turn waits for a seat."""
    state = play.state
    agenda, waiting = state.agenda, state.waiting
    while agenda and not (waiting and _blocked(play)):
        step = agenda.pop()
        _RUN[type(step)](play, state.turn, step)


def _blocked(play: Play) -> bool:
    """Whether the game waits for somebody; what another seat owes holds up the closing of holdings only."""
    state = play.state
    closing_next = type(state.agenda[-1]) is CloseHoldings
    for decision in state.waiting:
        if type(decision) is not AwaitDebt or decision.seats[0] == state.turn or closing_next:
            return True
    return False


def _act(play: Play, seat: int, _step: ActOnSpace) -> None:
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
            detention.send(play, seat, "space")
        case _:
            pass  # START pays on the way, sightseers on the corner do nothing


def _choose_role(play: Play, _seat: int, _step: ChooseRole) -> None:
    roles.ask_next(play)


def _first_turn(play: Play, _seat: int, _step: FirstTurn) -> None:
    roles.first_turn(play)


def _close_holdings(play: Play, _seat: int, _step: CloseHoldings) -> None:
    closing.close_holdings(play)


_RUN: Final[Run] = {
    **STEPS,
    ActOnSpace: _act,
    PassTurn: turns.pass_turn,
    ChooseRole: _choose_role,
    FirstTurn: _first_turn,
    CloseHoldings: _close_holdings,
}
"""What carries out each step for the seat whose turn it is."""
