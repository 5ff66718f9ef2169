"""The throws of a turn, and how it passes on."""

from bot.engine.actions import RollDice, UseCard
from bot.engine.decisions import AwaitTransfer
from bot.engine.events import OfferWithdrawn, ThirdDouble, TurnEnded
from bot.engine.games.classic import speed_die, timing
from bot.engine.games.classic.owned import own_rules, own_state
from bot.engine.mechanics import detention, movement, purse, succession
from bot.engine.mechanics.dice import roll_to_move
from bot.engine.mechanics.turns import begin_throw
from bot.engine.play import Play
from bot.engine.refusal import Refused
from bot.engine.state import BANK, State
from bot.engine.steps import ACT, MANAGE, MoveOn, PassTurn


def owes(state: State, seat: int) -> str:
    """What a seat has to settle before its turn goes on: `debt`, `transfer`, or nothing."""
    for debt in state.debts:
        if debt.debtor == seat:
            return "debt"
    for decision in state.waiting:
        if type(decision) is AwaitTransfer and seat in decision.seats:
            return "transfer"
    return ""


def roll(play: Play, seat: int, _action: RollDice) -> None:
    """The throw of the turn, or the further one after doubles."""
    begin_throw(play, seat)
    state = play.state
    if state.offers:
        _lapse_offers(play, seat)
    if state.seats[seat].jailed:
        _roll_in_jail(play, seat)
    else:
        _roll_freely(play, seat)


def _lapse_offers(play: Play, seat: int) -> None:
    """Where one trades before one's own throw only, the throw ends the offers that are still open."""
    if own_rules(play.rules).trade_when == "before_roll":
        for offer in [offer for offer in play.state.offers if offer.maker == seat]:
            play.state.offers.remove(offer)
            play.say(OfferWithdrawn(seat, offer.to))


def _roll_freely(play: Play, seat: int) -> None:
    """An ordinary throw; the third double in a row is not played."""
    state = play.state
    dice = roll_to_move(play, seat, speed_die.dice(play.rules, state, seat), "move")
    if dice[0] == dice[1]:
        state.doubles += 1
        if state.doubles >= play.rules.doubles_to_jail:
            play.say(ThirdDouble(seat))
            detention.send(play, seat, "doubles")
            return
        state.again = True
    if len(dice) > 2:
        speed_die.follow(play, seat, dice)
    else:
        movement.move_on(play, seat, sum(dice))
        play.then(ACT, MANAGE)


def _roll_in_jail(play: Play, seat: int) -> None:
    """Doubles or the last throw move the token, without a further throw."""
    dice = roll_to_move(play, seat, 2, "jail")
    if dice[0] == dice[1]:
        detention.leave(play, seat, "doubles")
        play.then(MoveOn(sum(dice)), ACT, MANAGE)
    elif detention.fail_throw(play, seat):
        purse.charge(play, seat, BANK, play.rules.jail.fine, "fine")
        play.then(MoveOn(sum(dice)), ACT, MANAGE)
    else:
        play.then(MANAGE)


def use(play: Play, seat: int, action: UseCard) -> None:
    """Play a card that frees from jail."""
    if action.card not in play.rules.kept_cards:
        raise Refused("unknown_name", name=action.card)
    detention.use_card(play, seat, action.card)


def pass_turn(play: Play, _seat: int, _step: PassTurn) -> None:
    """The next living seat clockwise begins, if the game goes on."""
    state = play.state
    if not state.seats[state.turn].bankrupt:
        play.say(TurnEnded(state.turn))
    seat, round_over = succession.following(state)
    held = own_state(state)
    if (held.time_up or round_over) and timing.ends_here(play, round_over=round_over):
        return
    succession.hand_on(state, seat, round_over=round_over)
    held.built.clear()
    play.begin_turn()
