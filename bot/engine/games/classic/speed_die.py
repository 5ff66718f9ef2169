"""The speed die, where a table plays with it: 1, 2, 3 add to the throw, two faces are a bus, one moves on to a deed.

It is thrown from the first passing of GO on, never in jail. Doubles count on the other two dice only; three alike move anywhere.
"""

from bot.engine.decisions import AwaitChoice
from bot.engine.events import MoveChosen
from bot.engine.games.classic.owned import own_rules, own_state
from bot.engine.games.classic.rents import thrown
from bot.engine.mechanics import movement
from bot.engine.play import Play
from bot.engine.rules import Rules
from bot.engine.state import BANK, State
from bot.engine.steps import ActOnSpace, MoveOn, OpenManage, SeekDeed

BUS, MOVE_ON = (4, 5), 6
"""Faces of the speed die; those below are numbers."""

CHOOSE_BUS, CHOOSE_PLACE = "bus", "anywhere"


def dice(rules: Rules, state: State, seat: int) -> int:
    """How many dice a seat throws when it is free."""
    return 3 if own_rules(rules).speed_die and own_state(state).lapped[seat] else 2


def follow(play: Play, seat: int, faces: tuple[int, ...]) -> None:
    """What comes of a throw with the speed die."""
    white, face = faces[:2], faces[2]
    if faces[0] == faces[1] == face:
        play.then(OpenManage())
        play.open(AwaitChoice(0, (seat,), CHOOSE_PLACE, "speed_die"))
    elif face in BUS:
        play.then(OpenManage())
        play.open(AwaitChoice(0, (seat,), CHOOSE_BUS, "speed_die"))
    elif face == MOVE_ON:
        play.then(MoveOn(sum(white)), ActOnSpace(), SeekDeed(), OpenManage())
    else:
        play.then(MoveOn(thrown(faces)), ActOnSpace(), OpenManage())


def choices(rules: Rules, state: State, decision: AwaitChoice) -> tuple[str, ...]:
    """How far the bus goes, or every other place."""
    if decision.what == CHOOSE_BUS:
        one, other = state.throw[:2]
        return tuple(str(number) for number in sorted({one, other, one + other}))
    here = state.seats[decision.seats[0]].at
    return tuple(str(space.pos) for space in rules.spaces if space.pos != here)


def choose(play: Play, seat: int, what: str, number: int) -> None:
    """Move as chosen."""
    play.say(MoveChosen(seat, what, number))
    count = number
    if what == CHOOSE_PLACE:
        count = movement.distance_to(play.rules, play.state.seats[seat].at, number)
    play.then(MoveOn(count), ActOnSpace())


def seek_deed(play: Play, seat: int) -> None:
    """Move on to the next deed of the bank; with none left to the next one that charges rent; with none of these stay."""
    state = play.state
    size = len(play.rules.spaces)
    here = state.seats[seat].at
    ahead = [play.rules.spaces[(here + count) % size] for count in range(1, size)]
    named = [space.deed for space in ahead if space.deed is not None]
    free = [deed for deed in named if deed not in state.owners]
    charging = [deed for deed in named if _charges(play, seat, deed)]
    for deed in (free or charging)[:1]:
        count = movement.distance_to(play.rules, here, play.rules.deeds[deed].pos)
        play.then(MoveOn(count), ActOnSpace())


def _charges(play: Play, seat: int, deed: str) -> bool:
    owner = play.state.owners.get(deed, BANK)
    return (
        owner not in {BANK, seat}
        and deed not in play.state.mortgaged
        and not play.game.exempt(play, play.rules.deeds[deed])
    )
