"""Trades between seats: anything for anything, both agree, all or nothing.

An offer is checked when it is made, for both sides, and again when it is accepted. The newest offer from one seat to another
replaces the older.
"""

from bot.engine.actions import AcceptTrade, Bundle, ProposeTrade, RejectTrade, WithdrawTrade
from bot.engine.events import OfferMade, OfferRejected, OfferWithdrawn, TradeMade
from bot.engine.mechanics import purse
from bot.engine.mechanics.ownership import acquire
from bot.engine.play import Play
from bot.engine.refusal import Refused
from bot.engine.state import BANK, Offer, State


def propose(play: Play, seat: int, action: ProposeTrade) -> None:
    """Put an offer on the table."""
    play.seat(action.to)
    for bundle in (action.give, action.want):
        _check_names(play, bundle)
    for bundle in (action.give, action.want):
        _check_amounts(bundle)
    play.game.check_trading(play)
    play.game.check_trader(play, seat)
    play.need_living(seat)
    play.need_living(action.to)
    if action.give.empty and action.want.empty:
        raise Refused("not_allowed", why="nothing")
    if action.give.cash and action.want.cash:
        raise Refused("not_allowed", why="money_both_ways")
    if action.to == seat:
        raise Refused("own_offer")
    play.game.check_terms(play, seat, action.give, action.want, action.to)
    play.game.check_terms(play, action.to, action.want, action.give, seat)
    _check_goods(play, seat, action.give)
    _check_goods(play, action.to, action.want)
    for bundle in (action.give, action.want):
        play.game.check_deeds(play, bundle.deeds)
    _check_chips(play, seat, action.give)
    _check_chips(play, action.to, action.want)
    _check_cash(play, seat, action.give, action.want)
    _check_cash(play, action.to, action.want, action.give)
    old = find(play.state, seat, action.to)
    if old is not None:
        play.state.offers.remove(old)
        play.say(OfferWithdrawn(seat, action.to))
    number = play.next_number()
    play.state.offers.append(Offer(number, seat, action.to, action.give, action.want))
    play.say(OfferMade(number, seat, action.to, action.give, action.want))


def find(state: State, maker: int, to: int) -> Offer | None:
    """The open offer of one seat to another."""
    return next((offer for offer in state.offers if offer.maker == maker and offer.to == to), None)


def _need_offer(play: Play, speaker: int, maker: int, to: int) -> Offer:
    play.seat(maker)
    play.seat(to)
    play.game.check_trading(play)
    play.need_living(speaker)
    if maker == to:
        raise Refused("own_offer")
    offer = find(play.state, maker, to)
    if offer is None:
        raise Refused("void_offer", why="gone")
    return offer


def accept(play: Play, seat: int, action: AcceptTrade) -> None:
    """Carry out the offer of that seat, if both sides can still give what it says."""
    offer = _need_offer(play, seat, action.seat, seat)
    try:
        _check_side(play, offer.maker, offer.give, offer.want, seat)
    except Refused as refused:
        raise Refused("void_offer", **{**refused.params, "why": refused.code}) from None
    _check_side(play, seat, offer.want, offer.give, offer.maker)
    play.state.offers.remove(offer)
    play.say(TradeMade(offer.maker, seat, offer.give, offer.want))
    _hand_over(play, offer.maker, seat, offer.give)
    _hand_over(play, seat, offer.maker, offer.want)
    play.game.took_over(play, seat, offer.give.deeds)
    play.game.took_over(play, offer.maker, offer.want.deeds)


def fulfils(play: Play, seat: int, gives: Bundle, gets: Bundle, other: int) -> bool:
    """Whether a seat could carry out its side of a trade now."""
    try:
        _check_side(play, seat, gives, gets, other)
    except Refused:
        return False
    return True


def reject(play: Play, seat: int, action: RejectTrade) -> None:
    """Turn the offer of that seat down."""
    offer = _need_offer(play, seat, action.seat, seat)
    play.state.offers.remove(offer)
    play.say(OfferRejected(offer.maker, seat))


def withdraw(play: Play, seat: int, action: WithdrawTrade) -> None:
    """Take back one's own offer to that seat."""
    offer = _need_offer(play, seat, seat, action.seat)
    play.state.offers.remove(offer)
    play.say(OfferWithdrawn(seat, offer.to))


def _check_names(play: Play, bundle: Bundle) -> None:
    rules = play.rules
    for known, names in (
        (rules.deeds, bundle.deeds),
        (rules.kept_cards, bundle.cards),
        (play.game.chip_kinds(rules), bundle.chips),
    ):
        for name in names:
            if name not in known:
                raise Refused("unknown_name", name=name)


def _check_amounts(bundle: Bundle) -> None:
    if bundle.cash < 0:
        raise Refused("bad_amount", amount=bundle.cash)
    for number in bundle.chips.values():
        if number <= 0:
            raise Refused("bad_amount", amount=number)
    if len(set(bundle.deeds)) < len(bundle.deeds):
        raise Refused("bad_amount", amount=len(bundle.deeds))


def _check_goods(play: Play, seat: int, bundle: Bundle) -> None:
    for deed in bundle.deeds:
        if play.state.owners.get(deed, BANK) != seat:
            raise Refused("not_owner", name=deed, seat=seat)
    for card in set(bundle.cards):
        if play.state.seats[seat].cards.count(card) < bundle.cards.count(card):
            raise Refused("not_owner", name=card, seat=seat)


def _check_side(play: Play, seat: int, gives: Bundle, gets: Bundle, other: int) -> None:
    """One side of a trade, in the order in which refusals are given."""
    play.game.check_terms(play, seat, gives, gets, other)
    _check_goods(play, seat, gives)
    play.game.check_deeds(play, gives.deeds)
    _check_chips(play, seat, gives)
    _check_cash(play, seat, gives, gets)


def _check_chips(play: Play, seat: int, gives: Bundle) -> None:
    if not gives.chips:
        return
    held = play.game.goods(play.rules, play.state, seat).chips
    for colour, number in gives.chips.items():
        if held.get(colour, 0) < number:
            raise Refused("short_of_chips", need=number, colour=colour, seat=seat)


def _check_cash(play: Play, seat: int, gives: Bundle, gets: Bundle) -> None:
    """What a seat gives and what taking over costs must be there; money that comes in the same trade counts for the cost."""
    have = purse.free_cash(play.state, seat)
    need = gives.cash + play.game.cost_of(play.rules, play.state, gets)
    if need > have + gets.cash:
        raise Refused("short_of_cash", need=need, have=have + gets.cash, seat=seat)


def _hand_over(play: Play, giver: int, taker: int, bundle: Bundle) -> None:
    state = play.state
    if bundle.cash:
        purse.transfer(play, giver, taker, bundle.cash)
    for card in bundle.cards:
        state.seats[giver].cards.remove(card)
        state.seats[taker].cards.append(card)
    play.game.hand_over(play, giver, taker, bundle)
    for deed in bundle.deeds:
        acquire(play, taker, deed)
