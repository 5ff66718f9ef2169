"""Who is a competitor and who a monopolist: chosen in the order of play, swapped by agreement before the first turn, then fixed.

Anti-Monopoly, art. 4 and 6. Until the first turn `State.round` is 0.
"""

from typing import Final

from bot.engine.actions import Choose, Finish
from bot.engine.decisions import AwaitChoice, AwaitRoles
from bot.engine.events import RoleChosen, RolesSwapped, SeatReady, SwapWished
from bot.engine.games.anti.owned import own_rules, own_state, parts
from bot.engine.play import Play
from bot.engine.refusal import Refused
from bot.engine.rules import RoleRules, Rules
from bot.engine.state import State
from bot.engine.steps import ChooseRole, FirstTurn
from bot.engine.view import View

COMPETITOR: Final = "competitor"
MONOPOLIST: Final = "monopolist"
ROLES: Final = (COMPETITOR, MONOPOLIST)
ROLE: Final = "role"
"""What the choice of a role is called."""


def role_of(state: State | View, seat: int) -> str:
    """A seat's role; empty until it has chosen one."""
    return own_state(state).roles[seat]


def rules_of(rules: Rules, state: State | View, seat: int) -> RoleRules:
    """What the rules ask of a seat's role."""
    return own_rules(rules).roles[own_state(state).roles[seat]]


def seats_of(state: State | View, role: str) -> list[int]:
    """The living seats of a role, in seat order."""
    roles = own_state(state).roles
    return [seat for seat, it in enumerate(state.seats) if not it.bankrupt and roles[seat] == role]


# --- choosing


def before_first_turn(play: Play) -> None:
    """Roles come before the first turn."""
    play.state.round = 0
    play.then(ChooseRole())


def open_roles(state: State | View) -> tuple[str, ...]:
    """The roles that the next seat may take: the two differ by one seat at most (art. 4b)."""
    living = sum(not it.bankrupt for it in state.seats)
    most = -(-living // 2)
    return tuple(role for role in ROLES if len(seats_of(state, role)) < most)


def ask_next(play: Play) -> None:
    """The next seat without a role chooses one, or takes the one that is left; then all may swap."""
    _, held = parts(play)
    for seat in play.clockwise(play.state.first):
        if held.roles[seat]:
            continue
        play.then(ChooseRole())
        left = open_roles(play.state)
        if len(left) == 1:
            _take(play, seat, left[0], free=False)
        else:
            play.open(AwaitChoice(0, (seat,), ROLE, ROLE))
        return
    play.then(FirstTurn())
    for seat in play.living():
        play.open(AwaitRoles(0, (seat,)))


def _take(play: Play, seat: int, role: str, *, free: bool) -> None:
    own_state(play.state).roles[seat] = role
    play.say(RoleChosen(seat, role, free))


def choose(play: Play, seat: int, decision: AwaitChoice, option: str) -> None:
    """Take a role."""
    if option not in ROLES:
        raise Refused("unknown_name", name=option)
    if option not in open_roles(play.state):
        raise Refused("not_allowed", why="split", role=option)
    play.close(decision)
    _take(play, seat, option, free=True)


# --- swapping


def partners(state: State | View, seat: int) -> list[int]:
    """The seats with which a seat could swap roles now and has not yet said that it would."""
    held = own_state(state)
    return [
        decision.seats[0]
        for decision in state.waiting
        if type(decision) is AwaitRoles
        and held.roles[decision.seats[0]] != held.roles[seat]
        and held.wishes.get(seat) != decision.seats[0]
    ]


def wish(play: Play, seat: int, action: Choose) -> None:
    """Say that one would swap roles with another seat; when both say it, they swap (art. 4c)."""
    if action.option:
        raise Refused("unknown_name", name=action.option)
    other = -1 if action.seat is None else action.seat
    play.seat(other)
    play.need(AwaitRoles, seat)
    if other not in partners(play.state, seat):
        raise Refused("not_allowed", why="no_swap", seat=other)
    held = own_state(play.state)
    if held.wishes.get(other) != seat:
        held.wishes[seat] = other
        play.say(SwapWished(seat, other))
        play.outdate(seat)
        return
    held.roles[seat], held.roles[other] = held.roles[other], held.roles[seat]
    held.wishes = {maker: to for maker, to in held.wishes.items() if not {maker, to} & {seat, other}}
    play.say(RolesSwapped(seat, other))
    play.outdate(seat)
    play.outdate(other)


def ready(play: Play, seat: int, _action: Finish) -> None:
    """Keep one's role for good."""
    play.close(play.need(AwaitRoles, seat))
    held = own_state(play.state)
    held.wishes = {maker: to for maker, to in held.wishes.items() if seat not in {maker, to}}
    play.say(SeatReady(seat, "roles"))


def first_turn(play: Play) -> None:
    """Roles are fixed; the seat with the highest throw begins."""
    play.state.round = 1
    play.begin_turn()


def seat_out(play: Play) -> None:
    """A seat left before the first turn: the others go on choosing, and the next of them begins."""
    state = play.state
    if state.seats[state.turn].bankrupt:
        state.first = state.turn = play.clockwise(state.turn)[0]
    chosen = all(own_state(state).roles[seat] for seat in play.living())
    state.agenda[:] = [FirstTurn() if chosen else ChooseRole()]
