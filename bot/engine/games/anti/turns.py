"""The throws of a turn, the corner one is held on, and how the turn passes on (Anti-Monopoly, art. 7 and 15)."""

from bot.engine.actions import RollDice
from bot.engine.events import TurnEnded
from bot.engine.games.anti import closing
from bot.engine.mechanics import detention, purse, succession
from bot.engine.mechanics.dice import roll_to_move
from bot.engine.mechanics.turns import begin_throw
from bot.engine.play import Play
from bot.engine.state import BANK
from bot.engine.steps import ACT, MANAGE, MoveOn, PassTurn


def roll(play: Play, seat: int, _action: RollDice) -> None:
    """The throw of the turn, or the further one after doubles."""
    begin_throw(play, seat)
    held = play.state.seats[seat].jailed
    if not held:
        _move(play, roll_to_move(play, seat, 2, "move"))
        return
    last = held >= play.rules.jail.throws
    if last:
        detention.leave(play, seat, "third_throw")
        purse.charge(play, seat, BANK, play.rules.jail.fine, "fine")
    dice = roll_to_move(play, seat, 2, "jail")
    if last:
        _move(play, dice)
    elif dice[0] == dice[1]:
        detention.leave(play, seat, "doubles")
        _move(play, dice)
    else:
        detention.fail_throw(play, seat)
        play.then(MANAGE)


def _move(play: Play, dice: tuple[int, ...]) -> None:
    """Move on; doubles give one further turn, doubles on that one are an ordinary throw."""
    state = play.state
    state.again = dice[0] == dice[1] and not state.doubles
    state.doubles += state.again
    play.then(MoveOn(sum(dice)), ACT, MANAGE)


def pass_turn(play: Play, _seat: int, _step: PassTurn) -> None:
    """The next living seat clockwise begins; after the agreed time holdings are closed instead."""
    state = play.state
    if not state.seats[state.turn].bankrupt:
        play.say(TurnEnded(state.turn))
    if closing.begins(play):
        return
    seat, round_over = succession.following(state)
    succession.hand_on(state, seat, round_over=round_over)
    play.begin_turn()
