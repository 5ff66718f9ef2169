"""Chips of Monopoly Builder: the bank's stock, gains, dropping, and the swaps with the bank."""

from collections.abc import Mapping

from bot.engine.actions import Chips, Discard, ForceTrade, SwapBank, SwapParking
from bot.engine.decisions import AwaitDiscard, AwaitManage, AwaitParking
from bot.engine.events import (
    CardUsed,
    ChipsDropped,
    ChipsGained,
    ChipsPickedUp,
    ChipsShort,
    ChipsSwapped,
    TradeForced,
    TurnStarted,
)
from bot.engine.games.builder.owned import own_rules, own_state
from bot.engine.mechanics import decks
from bot.engine.play import Play
from bot.engine.refusal import Refused
from bot.engine.rules import Rules
from bot.engine.state import State
from bot.engine.steps import BeginTurn

FORCED_TRADE = "forced_trade"


def total(chips: Mapping[str, int]) -> int:
    """How many chips there are."""
    return sum(chips.values())


def check_chips(rules: Rules, chips: Chips) -> None:
    """Refuse unknown colours and counts that are not above 0."""
    colours = own_rules(rules).colours
    for colour in chips:
        if colour not in colours:
            raise Refused("unknown_name", name=colour)
    for number in chips.values():
        if number <= 0:
            raise Refused("bad_amount", amount=number)


def need_chips(play: Play, seat: int, chips: Chips) -> None:
    """Refuse where a seat has not these chips."""
    held = own_state(play.state).chips[seat]
    for colour, number in chips.items():
        if held[colour] < number:
            raise Refused("short_of_chips", colour=colour, need=number, have=held[colour], seat=seat)


def move(source: Chips, target: Chips, chips: Chips) -> None:
    """Chips go from one heap to another; the caller has checked that they are there."""
    for colour, number in chips.items():
        source[colour] -= number
        target[colour] += number


def gain(play: Play, seat: int, wanted: Chips, why: str, deed: str = "") -> None:
    """Chips come from the bank while its stock lasts; the rest is lost."""
    own = own_state(play.state)
    bank, held = own.bank, own.chips[seat]
    given: Chips = {}
    missing: Chips = {}
    for colour, number in wanted.items():
        had = bank[colour]
        if had < number:
            missing[colour] = number - had
        else:
            had = number
        if had:
            given[colour] = had
            bank[colour] -= had
            held[colour] += had
    if given:
        play.say(ChipsGained(seat, given, why, deed))
    for colour, number in missing.items():
        play.say(ChipsShort(seat, colour, number))


def gather(play: Play, rolled: int) -> None:
    """Every seat gathers on this total, clockwise from the roller."""
    rules, state = play.rules, play.state
    own = own_rules(rules)
    if rolled == own.own_total:
        for seat in play.clockwise(state.turn):
            gain(play, seat, {own_colour(rules, state, seat): own.yield_}, "own_colour")
        return
    owners = state.owners
    yielding = [name for name in rules.deeds_by_total.get(rolled, ()) if name in owners and name not in state.mortgaged]
    if yielding:
        for seat in play.clockwise(state.turn):
            for name in yielding:
                if owners[name] == seat:
                    gain(play, seat, {rules.deeds[name].colour: own.yield_}, "deed", name)


def own_colour(rules: Rules, state: State, seat: int) -> str:
    """The chip colour of a seat's token."""
    return rules.token_colours[own_state(state).tokens[seat]]


def pick_up(play: Play, seat: int, pos: int) -> None:
    """A token takes what lies on a space it passes or lands on."""
    lying = own_state(play.state).lying.pop(pos, None)
    if lying is None:
        return
    held = own_state(play.state).chips[seat]
    for colour, number in lying.items():
        held[colour] += number
    play.say(ChipsPickedUp(seat, lying, pos))


def surplus(rules: Rules, state: State, seat: int) -> int:
    """How many chips are too many at the start of a turn (0 or less: none)."""
    return total(own_state(state).chips[seat]) - own_rules(rules).chips_kept


def discard(play: Play, seat: int, action: Discard) -> None:
    """Drop the surplus on the space one stands on; before a further throw this begins the further turn."""
    check_chips(play.rules, action.chips)
    state = play.state
    waiting = play.waits(AwaitDiscard, seat)
    managing = play.waits(AwaitManage, seat) if state.again else None
    count = surplus(play.rules, state, seat)
    if waiting is None and (managing is None or count <= 0):
        raise play.not_now(AwaitDiscard, seat)
    if total(action.chips) != count:
        raise Refused("bad_amount", amount=total(action.chips), need=count)
    need_chips(play, seat, action.chips)
    if waiting is not None:
        play.close(waiting)
    if managing is not None:
        play.close(managing)
        play.say(TurnStarted(seat, state.round, again=True))
        play.then(BeginTurn())
    pos = state.seats[seat].at
    held = own_state(state).chips[seat]
    lying = own_state(state).lying.setdefault(pos, {})
    for colour, number in action.chips.items():
        held[colour] -= number
        lying[colour] = lying.get(colour, 0) + number
    play.say(ChipsDropped(seat, action.chips, pos))


def swap_bank(play: Play, seat: int, action: SwapBank) -> None:
    """Trade chips of one colour with the bank for one of another, in one's own turn after the throw."""
    rate = own_rules(play.rules).bank_rate
    check_chips(play.rules, {**action.give, action.take: 1})
    if len(action.give) != 1 or total(action.give) != rate:
        raise Refused("bad_amount", amount=total(action.give), need=rate)
    decision = play.need(AwaitManage, seat)
    _swap(play, seat, action.give, action.take, "bank")
    play.renumber(decision)


def swap_parking(play: Play, seat: int, action: SwapParking) -> None:
    """Swap any two chips for one of a colour not paid in, once."""
    rate = own_rules(play.rules).parking_rate
    check_chips(play.rules, {**action.give, action.take: 1})
    if total(action.give) != rate:
        raise Refused("bad_amount", amount=total(action.give), need=rate)
    decision = play.need(AwaitParking, seat)
    _swap(play, seat, action.give, action.take, "parking")
    play.close(decision)


def _swap(play: Play, seat: int, give: Chips, take: str, why: str) -> None:
    own = own_state(play.state)
    if take in give:
        raise Refused("not_allowed", why="same_colour", colour=take)
    if not own.bank[take]:
        raise Refused("no_stock", colour=take)
    need_chips(play, seat, give)
    move(own.chips[seat], own.bank, give)
    move(own.bank, own.chips[seat], {take: 1})
    play.say(ChipsSwapped(seat, give, {take: 1}, why))


def force_trade(play: Play, seat: int, action: ForceTrade) -> None:
    """Play a Forced Trade card in one's own turn after the throw; the other seat can't refuse."""
    victim = play.seat(action.seat)
    check_chips(play.rules, {action.take: 1, action.give: 1})
    decision = play.need(AwaitManage, seat)
    if action.seat == seat or victim.bankrupt:
        raise Refused("not_allowed", why="bankrupt" if victim.bankrupt else "self")
    if action.take == action.give:
        raise Refused("not_allowed", why="same_colour", colour=action.take)
    if FORCED_TRADE not in play.state.seats[seat].cards:
        raise Refused("not_owner", name=FORCED_TRADE)
    need_chips(play, action.seat, {action.take: 1})
    need_chips(play, seat, {action.give: 1})
    chips = own_state(play.state).chips
    decks.put_back(play, seat, FORCED_TRADE)
    play.say(CardUsed(seat, FORCED_TRADE))
    move(chips[action.seat], chips[seat], {action.take: 1})
    move(chips[seat], chips[action.seat], {action.give: 1})
    play.say(TradeForced(seat, action.seat, action.take, action.give))
    play.renumber(decision)
