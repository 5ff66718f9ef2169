"""How the game ends: one left, one role out, or the agreed time and the closing of a two-hour game (Anti-Monopoly, art. 1 and 25).

The two-hour game is closed in the open: seats adjust their holdings with the bank alone, each role keeps its part of the cash, the bank
walks the board once and pays every owner, and the most cash wins.
"""

from bot.engine.actions import Finish, TimeUp
from bot.engine.decisions import AwaitAdjusting
from bot.engine.events import AdjustingOpened, CashKept, IncomeCounted, OfferWithdrawn, SeatReady, TimeCalled
from bot.engine.games.anti import moments, rents, roles
from bot.engine.games.anti.owned import own_rules, own_state, parts
from bot.engine.games.anti.worth import TIME
from bot.engine.mechanics import purse
from bot.engine.play import Play
from bot.engine.refusal import Refused
from bot.engine.state import BANK
from bot.engine.steps import CloseHoldings

LAST_STANDING, ROLE_OUT = "last_standing", "role_out"
ONE_ROLE, TIMED = "B", "two_hours"
"""Modes that end otherwise than with the last one standing."""


def seat_out(play: Play) -> None:
    """A seat left the game: see whether that ends it."""
    mode = own_rules(play.rules).mode
    extinct = [role for role in roles.ROLES if not roles.seats_of(play.state, role)]
    chosen = all(own_state(play.state).roles[seat] for seat in play.living())
    if mode == ONE_ROLE and chosen and extinct:
        _count_income(play)
        play.end(ROLE_OUT)
    elif len(play.living()) < 2:
        play.end(LAST_STANDING)


# --- the two-hour game


def time_up(play: Play, seat: int, _action: TimeUp) -> None:
    """The clock tells that the agreed time is up, and later that the time for adjusting is."""
    own, held = parts(play)
    adjusting = moments.adjusting(play.state)
    if seat != BANK or own.mode != TIMED or (held.time_up and not adjusting):
        raise Refused("not_allowed", why="clock")
    if held.time_up:
        for it in adjusting:
            _finish(play, it)
    else:
        held.time_up = True
        play.say(TimeCalled(play.state.turn))


def begins(play: Play) -> bool:
    """Let seats adjust their holdings if the turn that is over was the last; whether it was."""
    own, held = parts(play)
    if not held.time_up:
        return False
    for offer in play.state.offers:
        play.say(OfferWithdrawn(offer.maker, offer.to))
    play.state.offers.clear()
    play.say(AdjustingOpened(own.adjust_limit))
    play.then(CloseHoldings())
    for seat in play.living():
        play.open(AwaitAdjusting(0, (seat,)))
    return True


def done(play: Play, seat: int, _action: Finish) -> None:
    """Adjust no more; what one owes comes first."""
    if moments.closing(play.state) and seat not in moments.adjusting(play.state):
        raise Refused("wrong_moment", why="closed")
    play.need(AwaitAdjusting, seat)
    waits = play.game.owes(play.state, seat)
    if waits:
        raise Refused("wrong_moment", why=waits)
    _finish(play, seat)


def _finish(play: Play, seat: int) -> None:
    play.close(play.need(AwaitAdjusting, seat))
    play.say(SeatReady(seat, "adjust"))


def close_holdings(play: Play) -> None:
    """Each role keeps its part of the cash, then the bank walks the board and pays; the most cash wins."""
    play.state.claims.clear()
    for seat in play.living():
        role = roles.rules_of(play.rules, play.state, seat)
        cash = play.state.seats[seat].cash
        kept = cash * role.keeps // 100
        purse.to_bank(play, seat, cash - kept)
        play.say(CashKept(seat, role.keeps, kept, cash - kept))
    for seat, amount in enumerate(_count_income(play)):
        purse.from_bank(play, seat, amount)
    play.end(TIME)


def _count_income(play: Play) -> list[int]:
    """What each seat's unmortgaged deeds bring, in board order; the owner of a utility throws for it."""
    state = play.state
    income = own_state(state).income = [0] * len(state.seats)
    for deed in play.rules.deeds.values():
        owner = state.owners.get(deed.id, BANK)
        if owner == BANK or deed.id in state.mortgaged:
            continue
        amount = rents.rent(play, deed, owner)
        income[owner] += amount
        play.say(IncomeCounted(owner, deed.id, amount))
    return income
