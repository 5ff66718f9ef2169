"""The order of a turn of Monopoly Builder: discard, throw, gather, move, the space, trading and building, end."""

from typing import Final

from bot.engine.actions import EndTurn, RollDice, UseCard
from bot.engine.decisions import (
    AwaitChoice,
    AwaitDebt,
    AwaitDiscard,
    AwaitManage,
    AwaitParking,
    AwaitRoll,
)
from bot.engine.effects import (
    AllReturnOne,
    Effect,
    GiftFromEach,
    GoToJail,
    MoveToNext,
    PayPerFloor,
    StealOne,
    SwapAnyWithBank,
    TakeAny,
    TakeEach,
)
from bot.engine.events import ThirdDouble, TurnEnded, TurnStarted
from bot.engine.games.builder import choices
from bot.engine.games.builder.chips import gain, gather, surplus
from bot.engine.games.builder.owned import own_rules
from bot.engine.games.builder.towers import could_top_out, floors_of
from bot.engine.mechanics import auction, decks, deeds, detention, effects, movement, purse, succession
from bot.engine.mechanics.dice import roll as roll_dice
from bot.engine.mechanics.dice import roll_to_move
from bot.engine.mechanics.turns import STEPS, Run
from bot.engine.play import Play
from bot.engine.refusal import Refused
from bot.engine.state import BANK
from bot.engine.steps import (
    ACT,
    BEGIN,
    MANAGE,
    PASS,
    ActOnSpace,
    BeginTurn,
    MoveOn,
    PassTurn,
    ThrowAgain,
)

UNSETTLED = frozenset({AwaitChoice, AwaitParking, AwaitDiscard})
"""The decisions that may close or change while something else happens."""

LAST_STANDING = "last_standing"
STUCK = "stuck"


# --- what seats do


def roll(play: Play, seat: int, _action: RollDice) -> None:
    """The throw of the turn: everybody gathers, the token moves."""
    state = play.state
    decision: AwaitRoll | AwaitManage | None = play.waits(AwaitRoll, seat)
    if decision is None:
        decision = play.waits(AwaitManage, seat) if state.again else None
        if decision is None:
            raise play.not_now(AwaitRoll, seat)
        if purse.debts_of(state, seat):
            raise Refused("wrong_moment", why="debt")
        if surplus(play.rules, state, seat) > 0:
            raise Refused("wrong_moment", why="discard_first")
        play.say(TurnStarted(seat, state.round, again=True))
    play.close(decision)
    if state.claims:
        deeds.lapse_claims(play, seat)
    state.again = False
    if state.seats[seat].jailed:
        _roll_in_jail(play, seat)
    else:
        _roll_freely(play, seat)


def _roll_freely(play: Play, seat: int) -> None:
    """An ordinary throw; the third double in a row is not played."""
    state = play.state
    dice = roll_to_move(play, seat, 2, "move")
    if dice[0] == dice[1]:
        state.doubles += 1
        if state.doubles >= play.rules.doubles_to_jail:
            play.say(ThirdDouble(seat))
            detention.send(play, seat, "doubles")
            return
        state.again = True
    gather(play, sum(dice))
    play.then(MoveOn(sum(dice)), ACT, MANAGE)


def _roll_in_jail(play: Play, seat: int) -> None:
    """A throw in jail gathers; doubles or the last throw move the token, without a further throw."""
    dice = roll_to_move(play, seat, 2, "jail")
    gather(play, sum(dice))
    if dice[0] == dice[1]:
        detention.leave(play, seat, "doubles")
        play.then(MoveOn(sum(dice)), ACT, MANAGE)
    elif detention.fail_throw(play, seat):
        purse.charge(play, seat, BANK, play.rules.jail.fine, "fine")
        anew = own_rules(play.rules).third_throw == "reroll"
        play.then(ThrowAgain() if anew else MoveOn(sum(dice)), ACT, MANAGE)
    else:
        play.then(MANAGE)


def use(play: Play, seat: int, action: UseCard) -> None:
    """Play a kept card that needs no choice."""
    if action.card not in play.rules.kept_cards:
        raise Refused("unknown_name", name=action.card)
    if action.card != detention.JAIL_CARD:
        raise Refused("not_allowed", why="needs_choice", name=action.card)
    detention.use_card(play, seat, action.card)


def end_turn(play: Play, seat: int, _action: EndTurn) -> None:
    """End the turn; refused while a further throw is due or an own debt waits."""
    decision = play.need(AwaitManage, seat)
    if play.state.again or purse.debts_of(play.state, seat):
        raise Refused("wrong_moment", why="roll_again" if play.state.again else "debt")
    play.close(decision)
    play.then(PASS)


# --- what follows by itself


def proceed(play: Play) -> None:
    """Run the steps to come until something of the turn waits for a seat."""
    state = play.state
    if state.ending:
        return
    if state.waiting:
        _settle(play)
    while state.agenda and not (state.waiting and _blocked(play)):
        step = state.agenda.pop()
        _RUN[type(step)](play, state.turn, step)
        if state.waiting:
            _settle(play)


def _settle(play: Play) -> None:
    """What may close or change by itself after any action."""
    state = play.state
    if state.auction is not None:
        auction.settle(play)
    for decision in state.waiting:
        if type(decision) in UNSETTLED:
            break
    else:
        return
    choices.settle(play)
    for decision in state.waiting.copy():
        if type(decision) is AwaitDiscard:
            count = surplus(play.rules, play.state, decision.seats[0])
            if count <= 0:
                play.close(decision)
            elif count != decision.count:
                play.close(decision)
                play.open(AwaitDiscard(0, decision.seats, count))


def _blocked(play: Play) -> bool:
    """Whether the turn waits for somebody; another seat's debt does not hold it up."""
    turn = play.state.turn
    for decision in play.state.waiting:  # noqa: SIM110 - this runs after every action; a generator would double its time
        if type(decision) is not AwaitDebt or decision.seats[0] == turn:
            return True
    return False


def _move_on(play: Play, seat: int, step: MoveOn) -> None:
    if play.state.seats[seat].jailed:
        detention.leave(play, seat, "third_throw")
    movement.move_on(play, seat, step.count)


def _throw_again(play: Play, seat: int, _step: ThrowAgain) -> None:
    detention.leave(play, seat, "third_throw")
    dice = roll_to_move(play, seat, 2, "move")
    play.state.again = dice[0] == dice[1]
    play.state.doubles = int(play.state.again)
    gather(play, sum(dice))
    movement.move_on(play, seat, sum(dice))


def _begin(play: Play, seat: int, _step: BeginTurn) -> None:
    count = surplus(play.rules, play.state, seat)
    if count > 0:
        play.then(BEGIN)
        play.open(AwaitDiscard(0, (seat,), count))
    else:
        play.open(AwaitRoll(0, (seat,)))


def _pass_turn(play: Play, _seat: int, _step: PassTurn) -> None:
    """The next living seat clockwise begins."""
    state = play.state
    if not state.seats[state.turn].bankrupt:
        play.say(TurnEnded(state.turn))
    seat, round_over = succession.following(state)
    succession.hand_on(state, seat, round_over=round_over)
    play.begin_turn()


def _act(play: Play, seat: int, _step: ActOnSpace) -> None:
    """The space under the token acts."""
    space = play.rules.spaces[play.state.seats[seat].at]
    match space.kind:
        case "deed":
            deeds.land(play, seat, space.id)
        case "collect":
            gain(play, seat, {space.colour or "": own_rules(play.rules).yield_}, "collect")
        case "chance":
            decks.draw_card(play, seat, space.deck or "")
        case "roll":
            dice = roll_dice(play, seat, 2, "resources")
            gain(play, seat, {own_rules(play.rules).roll_table[sum(dice)]: own_rules(play.rules).yield_}, "resources")
        case "steal":
            choices.ask(play, seat, "steal", "steal")
        case "parking":
            if choices.parking_options(play.rules, play.state, seat):
                play.open(AwaitParking(0, (seat,)))
        case "go_to_jail":
            detention.send(play, seat, "space")
        case _:
            pass  # GO pays on the way, visitors of the jail do nothing


_RUN: Final[Run] = {
    **STEPS,
    BeginTurn: _begin,
    MoveOn: _move_on,
    ThrowAgain: _throw_again,
    ActOnSpace: _act,
    PassTurn: _pass_turn,
}
"""What carries out each step for the seat whose turn it is."""


def obey(play: Play, effect: Effect, card: str) -> None:
    """Carry out a card's effect on the seat whose turn it is."""
    if effects.obey(play, effect, card):
        return
    rules, state = play.rules, play.state
    seat = state.turn
    match effect:
        case MoveToNext(kind, unowned):
            _move_to_next(play, seat, kind, unowned=unowned)
        case GoToJail():
            detention.send(play, seat, "card")
        case PayPerFloor(amount):
            purse.charge(play, seat, BANK, amount * floors_of(state, seat), card)
        case TakeAny(count):
            choices.ask(play, seat, "take", card, count)
        case TakeEach(count):
            gain(play, seat, dict.fromkeys(own_rules(rules).colours, count), card)
        case GiftFromEach():
            for other in play.clockwise(seat)[1:]:
                choices.ask(play, other, "gift", card, to=seat)
        case StealOne():
            choices.ask(play, seat, "steal", card)
        case AllReturnOne():
            for other in play.clockwise(seat):
                choices.ask(play, other, "return", card)
        case SwapAnyWithBank():
            choices.ask(play, seat, "swap", card)


def _move_to_next(play: Play, seat: int, kind: str, *, unowned: bool) -> None:
    """Move on to the next space of a kind; with none left, stay."""
    start = play.state.seats[seat].at
    size = len(play.rules.spaces)
    for count in range(1, size):
        space = play.rules.spaces[(start + count) % size]
        if space.kind == kind and not (unowned and space.id in play.state.owners):
            play.then(MoveOn(count), ACT)
            return


def seat_out(play: Play, seat: int) -> None:
    """A seat is bankrupt: the game ends with one left."""
    del seat
    if len(play.living()) < 2:
        play.end(LAST_STANDING)


def end_if_stuck(play: Play) -> None:
    """No seat could ever build the penthouse any more: the game ends and is scored."""
    state = play.state
    for seat, it in enumerate(state.seats):
        if not it.bankrupt and could_top_out(play.rules, state, seat):
            return
    play.end(STUCK)
