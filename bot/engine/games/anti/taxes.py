"""Tax spaces and the foundation (Anti-Monopoly, art. 17, 18, 21)."""

from bot.engine.decisions import AwaitChoice
from bot.engine.events import TaxChosen, ThrowFailed
from bot.engine.games.anti import levels
from bot.engine.games.anti.owned import own_rules, own_state, parts
from bot.engine.games.anti.roles import COMPETITOR, role_of, rules_of
from bot.engine.mechanics import purse
from bot.engine.mechanics.dice import roll
from bot.engine.play import Play
from bot.engine.refusal import Refused
from bot.engine.rules import Rules
from bot.engine.state import BANK, State
from bot.engine.view import View

TAX, PERCENT, FOUNDATION = "tax", "percent", "foundation"


def land(play: Play, seat: int, space: str) -> None:
    """Pay the tax, or choose how: before anything is counted."""
    own = own_rules(play.rules)
    if space in own.choice:
        play.open(AwaitChoice(0, (seat,), TAX, space, own.taxes[space]))
    else:
        purse.charge(play, seat, BANK, own.taxes[space], TAX, space)


def choices(rules: Rules, decision: AwaitChoice) -> tuple[str, ...]:
    """The answers that the choice at a tax space can have."""
    return (str(own_rules(rules).taxes[decision.why]), PERCENT)


def choose(play: Play, seat: int, decision: AwaitChoice, option: str) -> None:
    """Pay the sum, or the percentages of one's role."""
    if option != PERCENT and not (option.isascii() and option.isdigit()):
        raise Refused("unknown_name", name=option)
    if option not in choices(play.rules, decision):
        raise Refused("bad_amount", amount=option)
    play.close(decision)
    amount = percentages(play.rules, play.state, seat) if option == PERCENT else int(option)
    play.say(TaxChosen(seat, decision.why, option, amount))
    purse.charge(play, seat, BANK, amount, TAX, decision.why)


def percentages(rules: Rules, state: State | View, seat: int) -> int:
    """The income tax by percentages: of cash, of the prices of unmortgaged deeds, of what buildings cost; each rounded down."""
    role = rules_of(rules, state, seat)
    deeds = [deed for deed, owner in state.owners.items() if owner == seat]
    prices = sum(rules.deeds[deed].price for deed in deeds if deed not in state.mortgaged)
    buildings = own_state(state).buildings
    cost = sum(levels.price_of(rules, state, deed) for deed in deeds if deed in buildings)
    return (
        state.seats[seat].cash * role.tax_cash // 100
        + prices * role.tax_deeds // 100
        + cost * role.tax_buildings // 100
    )


def visit_foundation(play: Play, seat: int) -> None:
    """A competitor throws one die for a grant, a monopolist pays."""
    own, _ = parts(play)
    if role_of(play.state, seat) != COMPETITOR:
        purse.charge(play, seat, BANK, own.foundation_fee, FOUNDATION)
        return
    (face,) = roll(play, seat, 1, FOUNDATION)
    grant = own.grants.get(face, 0)
    if grant:
        purse.receive(play, seat, grant, FOUNDATION)
    else:
        play.say(ThrowFailed(seat, FOUNDATION))
