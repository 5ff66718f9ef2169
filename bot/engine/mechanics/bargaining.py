"""Trades of a seat in debt, and an example of an offer that would be accepted as a valid one."""

from functools import lru_cache

from bot.engine.actions import Bundle, ProposeTrade
from bot.engine.mechanics import debt, purse, trade
from bot.engine.mechanics.ownership import of_seat
from bot.engine.options import OfferTrade
from bot.engine.play import Play
from bot.engine.refusal import Refused

COIN = Bundle(cash=1)
NOBODY: frozenset[int] = frozenset()


def check_debtor(play: Play, seat: int, gives: Bundle, gets: Bundle, other: int) -> None:
    """Refuse a trade of a seat in debt that neither settles what it owes nor is with its front creditor."""
    state = play.state
    owed = purse.debts_of(state, seat) if state.debts else []
    if not owed or other == owed[0].creditor:
        return
    left = purse.free_cash(state, seat) - gives.cash + gets.cash - play.game.cost_of(play.rules, state, gets)
    if left < debt.owed_in_all(state, seat):
        raise Refused("not_allowed", why="debt", seat=seat)


def option(play: Play, seat: int) -> OfferTrade | None:
    """The option of offering a trade, with an example that is accepted; None where there is none."""
    state = play.state
    others = tuple([other for other, it in enumerate(state.seats) if other != seat and not it.bankrupt])
    owing = {owed.debtor for owed in state.debts} if state.debts else NOBODY
    if seat not in owing and purse.free_cash(state, seat) > 0:
        for other in others:
            if other not in owing:
                return _coin_offer(others, other)
    creditors = {owed.creditor for owed in state.debts if owed.debtor == seat}
    for other in sorted(others, key=lambda other: other not in creditors):  # with a creditor any terms go
        example = _example(play, seat, other)
        if example is not None:
            return OfferTrade(others, example)
    return None


@lru_cache(maxsize=256)
def _coin_offer(others: tuple[int, ...], other: int) -> OfferTrade:
    return OfferTrade(others, ProposeTrade(other, give=COIN))


def _example(play: Play, seat: int, other: int) -> ProposeTrade | None:
    """The first of a few small trades that both sides could carry out."""
    nothing = Bundle()
    lack = debt.owed_in_all(play.state, seat) - purse.free_cash(play.state, seat) if play.state.debts else 0
    if lack > 0 and other not in {owed.creditor for owed in play.state.debts if owed.debtor == seat}:
        rescue = Bundle(cash=lack)  # nothing smaller is let through
        return ProposeTrade(other, want=rescue) if _works(play, seat, nothing, rescue, other) else None
    for give in _pieces(play, seat, other):
        if _works(play, seat, give, nothing, other):
            return ProposeTrade(other, give=give)
    for want in _pieces(play, other, seat):
        if _works(play, seat, nothing, want, other):
            return ProposeTrade(other, want=want)
    return None


def _works(play: Play, seat: int, give: Bundle, want: Bundle, other: int) -> bool:
    return trade.fulfils(play, seat, give, want, other) and trade.fulfils(play, other, want, give, seat)


def _pieces(play: Play, giver: int, taker: int) -> list[Bundle]:
    """Small things that one seat could give another: a coin, what settles its debts, a deed, a card."""
    state = play.state
    found = [COIN]
    lack = debt.owed_in_all(state, taker) - purse.free_cash(state, taker)
    if lack > 1:
        found.append(Bundle(cash=lack))
    found += [Bundle(deeds=(deed,)) for deed in of_seat(state, giver)]
    found += [Bundle(cards=(card,)) for card in state.seats[giver].cards[:1]]
    return found
