"""Choices that cards and spaces of Monopoly Builder ask for.

A choice that has only one form is made by the engine itself, one that has none any more is dropped.
"""

from bot.engine.actions import Chips, Choose, Skip
from bot.engine.decisions import AwaitChoice, AwaitParking
from bot.engine.events import ChipGiven, ChipsSwapped, ChipStolen, NobodyToRob
from bot.engine.games.builder.chips import check_chips, gain, move, need_chips, total
from bot.engine.games.builder.owned import own_rules, own_state
from bot.engine.options import Exact, Option, ParkingSwap, SwapChips, TakeChips, pick_from
from bot.engine.play import Play
from bot.engine.refusal import Refused
from bot.engine.rules import Rules
from bot.engine.state import BANK, State

OPTIONAL = Exact(Skip())


def choice_options(rules: Rules, state: State, decision: AwaitChoice, seat: int) -> list[Option]:
    """The forms this choice can take for this seat; empty: there is nothing to choose."""
    own = own_state(state)
    match decision.what:
        case "take":
            count = min(decision.count, total(own.bank))
            return [TakeChips(count, {colour: n for colour, n in own.bank.items() if n})] if count else []
        case "steal":
            return [
                Exact(Choose(seat=other, chips={colour: 1}))
                for other, chips in enumerate(own.chips)
                if other != seat
                for colour, number in chips.items()
                if number
            ]
        case "gift" | "return":
            return [Exact(Choose(chips={colour: 1})) for colour, number in own.chips[seat].items() if number]
        case "swap":
            stock = {colour: number for colour, number in own.bank.items() if number}
            held = {colour: number for colour, number in own.chips[seat].items() if number}
            possible = any(other != colour for colour in held for other in stock)
            return [SwapChips(held, stock), OPTIONAL] if possible else []
        case unknown:
            raise LookupError(f"no choice is called {unknown!r} in {rules.game}")


def parking_options(rules: Rules, state: State, seat: int) -> list[Option]:
    """The swap on Free Parking and leaving it out; empty where there is nothing to swap."""
    rate = own_rules(rules).parking_rate
    held = {colour: number for colour, number in own_state(state).chips[seat].items() if number}
    have = total(held)
    colours = tuple(
        colour for colour, number in own_state(state).bank.items() if number and have - held.get(colour, 0) >= rate
    )
    return [ParkingSwap(rate, held, colours), OPTIONAL] if colours else []


def ask(play: Play, seat: int, what: str, why: str, count: int = 1, to: int = BANK) -> None:
    """Let a seat choose; told at once where nobody has anything to take."""
    decision = AwaitChoice(0, (seat,), what, why, count, to)
    if choice_options(play.rules, play.state, decision, seat):
        play.open(decision)
    elif what == "steal":
        play.say(NobodyToRob(seat))


def settle(play: Play) -> None:
    """Make the choices that have only one form, drop those that have none."""
    for decision in play.state.waiting.copy():
        if type(decision) is AwaitChoice:
            seat = decision.seats[0]
            forms = choice_options(play.rules, play.state, decision, seat)
            if not forms:
                play.close(decision)
            elif _single(forms):
                action = pick_from(forms[0], lambda _: 0)
                if not isinstance(action, Choose):
                    raise TypeError(f"a forced choice is a choice, not {action!r}")
                choose(play, seat, action)
        elif type(decision) is AwaitParking and not parking_options(play.rules, play.state, decision.seats[0]):
            play.close(decision)


def _single(forms: list[Option]) -> bool:
    if len(forms) != 1:
        return False
    form = forms[0]
    return not isinstance(form, TakeChips) or len(form.stock) == 1 or total(form.stock) == form.count


def choose(play: Play, seat: int, action: Choose) -> None:
    """Answer a choice."""
    check_chips(play.rules, action.chips)
    check_chips(play.rules, action.give)
    if action.option:
        raise Refused("unknown_name", name=action.option)
    if action.seat is not None:
        play.seat(action.seat)
    decision = play.need(AwaitChoice, seat)
    match decision.what:
        case "take":
            _take(play, seat, decision, action)
        case "steal":
            _steal(play, seat, action)
        case "gift" | "return":
            _give(play, seat, decision.to, action)
        case _:
            _swap(play, seat, decision, action)
    play.close(decision)


def _one(action: Choose) -> str:
    """The single colour chosen."""
    if total(action.chips) != 1 or action.give:
        raise Refused("bad_amount", amount=total(action.chips), need=1)
    return next(iter(action.chips))


def _take(play: Play, seat: int, decision: AwaitChoice, action: Choose) -> None:
    bank = own_state(play.state).bank
    count = min(decision.count, total(bank))
    if total(action.chips) != count or action.give:
        raise Refused("bad_amount", amount=total(action.chips), need=count)
    if action.seat is not None:
        raise Refused("not_allowed", why="no_seat_asked")
    for colour, number in action.chips.items():
        if bank[colour] < number:
            raise Refused("no_stock", colour=colour)
    gain(play, seat, action.chips, decision.why)


def _steal(play: Play, seat: int, action: Choose) -> None:
    colour = _one(action)
    if action.seat is None or action.seat == seat:
        raise Refused("not_allowed", why="self")
    need_chips(play, action.seat, {colour: 1})
    chips = own_state(play.state).chips
    move(chips[action.seat], chips[seat], {colour: 1})
    play.say(ChipStolen(seat, action.seat, colour))


def _give(play: Play, seat: int, to: int, action: Choose) -> None:
    colour = _one(action)
    if action.seat is not None:
        raise Refused("not_allowed", why="no_seat_asked")
    need_chips(play, seat, {colour: 1})
    own = own_state(play.state)
    target = own.bank if to == BANK else own.chips[to]
    move(own.chips[seat], target, {colour: 1})
    play.say(ChipGiven(seat, to, colour))


def _swap(play: Play, seat: int, decision: AwaitChoice, action: Choose) -> None:
    """`give` goes to the bank, as many `chips` of other colours come."""
    own = own_state(play.state)
    if not action.give or total(action.give) != total(action.chips):
        raise Refused("bad_amount", amount=total(action.give), need=total(action.chips))
    if set(action.give) & set(action.chips) or action.seat is not None:
        raise Refused("not_allowed", why="same_colour")
    for colour, number in action.chips.items():
        if own.bank[colour] < number:
            raise Refused("no_stock", colour=colour)
    need_chips(play, seat, action.give)
    take: Chips = action.chips
    move(own.chips[seat], own.bank, action.give)
    move(own.bank, own.chips[seat], take)
    play.say(ChipsSwapped(seat, action.give, take, decision.why))


def skip(play: Play, seat: int, _action: Skip) -> None:
    """Leave out an optional swap."""
    parking = play.waits(AwaitParking, seat)
    choice = play.waits(AwaitChoice, seat)
    if parking is not None:
        play.close(parking)
    elif choice is not None and choice.what == "swap":
        play.close(choice)
    else:
        raise play.not_now(AwaitParking, seat)
