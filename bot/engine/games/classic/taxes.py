"""Tax spaces, the pot on Free Parking, and the choices that have a word or a number for an answer."""

from bot.engine.actions import Choose
from bot.engine.decisions import AwaitChoice
from bot.engine.events import TaxChosen
from bot.engine.games.classic import speed_die, worth
from bot.engine.games.classic.owned import own_rules, parts
from bot.engine.mechanics import purse
from bot.engine.play import Play
from bot.engine.refusal import Refused
from bot.engine.rules import Rules
from bot.engine.state import BANK, State

TAX, PERCENT, POT = "tax", "percent", "parking"


def land(play: Play, seat: int, space: str) -> None:
    """Pay the tax, or choose how: before anything is counted."""
    own, _ = parts(play)
    tax = own.taxes[space]
    if tax.percent:
        play.open(AwaitChoice(0, (seat,), TAX, space, tax.amount))
    else:
        purse.charge(play, seat, BANK, tax.amount, TAX, space)


def choices(rules: Rules, state: State, decision: AwaitChoice) -> tuple[str, ...]:
    """The answers that a choice can have."""
    if decision.what == TAX:
        return (str(own_rules(rules).taxes[decision.why].amount), PERCENT)
    return speed_die.choices(rules, state, decision)


def choose(play: Play, seat: int, action: Choose) -> None:
    """Answer a choice."""
    for name in (*action.chips, *action.give):
        raise Refused("unknown_name", name=name)
    known = action.option == PERCENT or (action.option.isascii() and action.option.isdigit())
    if action.seat is None and not known:
        raise Refused("unknown_name", name=action.option)
    decision = play.need(AwaitChoice, seat)
    if action.seat is not None:
        raise Refused("not_allowed", why="no_seat_asked")
    if action.option not in choices(play.rules, play.state, decision):
        raise Refused("bad_amount", amount=action.option)
    play.close(decision)
    if decision.what == TAX:
        _pay(play, seat, decision.why, action.option)
    else:
        speed_die.choose(play, seat, decision.what, int(action.option))


def _pay(play: Play, seat: int, space: str, how: str) -> None:
    own, _ = parts(play)
    tax = own.taxes[space]
    amount = tax.amount
    if how == PERCENT:
        amount = -(-worth.for_tax(play.rules, play.state, seat) * tax.percent // 100)
    play.say(TaxChosen(seat, space, how, amount))
    purse.charge(play, seat, BANK, amount, TAX, space)


def into_pot(play: Play, creditor: int, amount: int, why: str) -> None:
    """Where the table plays with a pot, taxes and what cards make one pay the bank wait on Free Parking."""
    if creditor == BANK and (why == TAX or why in play.rules.card_ids):
        own, held = parts(play)
        held.pot += amount if own.parking_pot else 0


def take_pot(play: Play, seat: int) -> None:
    """Landing on Free Parking takes the pot."""
    _, held = parts(play)
    if held.pot:
        purse.receive(play, seat, held.pot, POT)
        held.pot = 0
