"""Trades between seats: anything for anything, both agree, all or nothing.

An offer is checked when it is made, for both sides, and again when it is accepted. The newest offer from one seat to another
replaces the older.
"""

from bot.engine.actions import AcceptTrade, Bundle, ProposeTrade, RejectTrade, WithdrawTrade
from bot.engine.events import OfferMade, OfferRejected, OfferWithdrawn, TradeMade
from bot.engine.mechanics import decks, purse
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
    play.need_living(seat)
    play.need_living(action.to)
    if action.give.empty and action.want.empty:
        raise Refused("not_allowed", why="nothing")
    if action.give.cash and action.want.cash:
        raise Refused("not_allowed", why="money_both_ways")
    if action.to == seat:
        raise Refused("own_offer")
    _check_goods(play, seat, action.give)
    _check_goods(play, action.to, action.want)
    _check_purses(play, seat, action.give, action.to, action.want)
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
        _check_goods(play, offer.maker, offer.give)
        _check_purses(play, offer.maker, offer.give, seat, Bundle())
    except Refused as refused:
        raise Refused("void_offer", why=refused.code, **refused.params) from None
    _check_goods(play, seat, offer.want)
    _check_purses(play, seat, offer.want, offer.maker, Bundle())
    play.state.offers.remove(offer)
    play.say(TradeMade(offer.maker, seat, offer.give, offer.want))
    _hand_over(play, offer.maker, seat, offer.give)
    _hand_over(play, seat, offer.maker, offer.want)


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
        (decks.kept_kinds(rules), bundle.cards),
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


def _check_purses(play: Play, seat: int, give: Bundle, other: int, want: Bundle) -> None:
    """Chips of both sides first, then cash: the order in which refusals are given."""
    for who, bundle in ((seat, give), (other, want)):
        held = play.game.goods(play.rules, play.state, who).chips
        for colour, number in bundle.chips.items():
            if held.get(colour, 0) < number:
                raise Refused("short_of_chips", need=number, colour=colour, seat=who)
    for who, bundle in ((seat, give), (other, want)):
        have = purse.free_cash(play.state, who)
        if bundle.cash > have:
            raise Refused("short_of_cash", need=bundle.cash, have=have, seat=who)


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
